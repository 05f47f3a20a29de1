"""What an owner decides about the firewall: detectors added or switched off, texts allowed."""

from __future__ import annotations

import json
import random
import uuid
from typing import Any

import pytest

from firewall import samples
from pgassay import migrations
from servers import OWNER, PostgresServer
from sql.support import Connection, append, one, query, refused, sha256

ADD = "select assay.add_detector(%s, %s, %s)"
ASK = "select reason, detector from assay.scan_never_record(%s)"
ALLOW = "select assay.allow_text(%s, %s, %s, %s)"
HOUSE = ("house_ticket", "credential_prefix", "TCK-[A-Z]{6}")


def made_token() -> str:
    """Something that the firewall takes for a secret."""
    return "ghp_" + samples.some(random.Random(), samples._ALNUM, 36)


def changes(connection: Connection) -> list[Any]:
    return query(
        connection,
        "select action, reason, detector, note, changed_by from assay.detector_changes"
        " order by change_id",
    )


def test_a_detector_is_added_for_everybody(owner: Connection, writer: Connection) -> None:
    assert query(writer, ASK, "the ticket TCK-ABCDEF") == []
    owner.execute("select assay.add_detector(%s, %s, %s, false, 'tickets of ours')", HOUSE)
    assert query(writer, ASK, "the ticket TCK-ABCDEF") == [("credential_prefix", "house_ticket")]
    with refused("ME001"):
        append(writer, "a", "The ticket is TCK-ABCDEF.")
    # In an escape as well, and behind characters that nobody sees.
    for text in ("see TCK%2dABCDEF", "TCK-ABC\u200bDEF", "\uff34CK-ABCDEF", "T\u0421K-ABCDEF"):
        assert query(writer, ASK, text) == [("credential_prefix", "house_ticket")], text
    # The same again changes nothing; another under the name is refused.
    owner.execute(ADD, HOUSE)
    for other in (("TCK-[0-9]{6}", "credential_prefix"), ("TCK-[A-Z]{6}", "jwt")):
        with refused("ME007" if other[1] == HOUSE[1] else "ME005"):
            owner.execute(ADD, ["house_ticket", other[1], other[0]])
    with refused("ME007"):
        owner.execute(ADD, ["iban", "bank_account", "ABCD-[0-9]{4}"])
    with refused("ME005"):
        owner.execute(ADD, ["iban", "jwt", "ABCD-[0-9]{4}"])
    assert changes(owner) == [
        ("add", "credential_prefix", "house_ticket", "tickets of ours", OWNER)
    ]
    listed = query(writer, "select detector, enabled, about from assay.detectors where custom")
    assert listed == [("house_ticket", True, "tickets of ours")]


@pytest.mark.parametrize(
    ("name", "reason", "pattern"),
    [
        ("ab", "jwt", "abcd"),
        ("Abcd", "jwt", "abcd"),
        ("house", "no_such_reason", "abcd"),
        ("house", "jwt", ""),
        ("house", "jwt", "a?"),
        ("house", "jwt", "abc["),
        ("house", "jwt", "abc(?=d)"),
        ("house", "jwt", "(a{1,255}){1,255}"),
        ("house", "jwt", "[a-z]{1,200}[a-z]{1,200}!"),
        ("house", "jwt", None),
        (None, "jwt", "abcd"),
    ],
)
def test_what_would_break_later_is_refused_at_once(
    owner: Connection, name: str, reason: str, pattern: str
) -> None:
    insert = (
        "insert into assay.never_record_detector (detector, reason, pattern) values (%s, %s, %s)"
    )
    for statement in (ADD, insert):
        with pytest.raises(Exception) as caught:  # noqa: PT011  the class depends on the way
            owner.execute(statement, [name, reason, pattern])
        assert getattr(caught.value, "sqlstate", "")[:2] in ("ME", "23"), statement
    append(owner, "a", "Fine.")
    assert changes(owner) == []


def test_a_secret_is_not_written_into_a_pattern_or_a_note(owner: Connection) -> None:
    token = made_token()
    with refused("ME001"):
        owner.execute(ADD, ["house", "jwt", token])
    for pattern, about in ((token, ""), ("TCK-[A-Z]{6}", token)):
        with refused("ME001", "never_record_detector_firewall"):
            owner.execute(
                "insert into assay.never_record_detector (reason, detector, pattern, about)"
                " values ('jwt', 'house', %s, %s)",
                [pattern, about],
            )
    with refused("ME001", "detector_change_firewall"):
        owner.execute(
            "insert into assay.detector_change (action, reason, detector, note)"
            " values ('add', 'jwt', 'house', %s)",
            [token],
        )
    owner.execute("select set_config('assay.detector_note', %s, false)", [token])
    with refused("ME001", "detector_change_firewall"):
        owner.execute(
            "update assay.never_record_detector set enabled = false where detector = 'iban'"
        )
    owner.execute("reset assay.detector_note")
    with refused("ME001"):
        owner.execute("select assay.disable_detector('iban', %s)", [f"not {token}"])
    with refused("ME001"):
        owner.execute(ALLOW, ["a", sha256("x"), "jwt", f"not {token}"])
    assert changes(owner) == []


def test_by_hand_it_is_checked_and_logged_as_well(owner: Connection) -> None:
    owner.execute(
        "insert into assay.never_record_detector (reason, detector, pattern)"
        " values ('jwt', 'mine', 'MINE-[0-9]{4}')"
    )
    with refused("ME005", "never_record_detector_checked"):
        owner.execute(
            "update assay.never_record_detector set pattern = 'MINE-[0-9]+' where detector = 'mine'"
        )
    with refused("ME001", "never_record_detector_firewall"):
        owner.execute(
            "update assay.never_record_detector set pattern = %s where detector = 'mine'",
            [made_token()],
        )
    for change in ("check_name = 'luhn'", "needs = '{x}'", "kind = 'marker'"):
        with refused("ME005"):
            owner.execute(
                f"update assay.never_record_detector set {change} where detector = 'mine'"  # type: ignore[arg-type]
            )
    owner.execute("update assay.never_record_detector set enabled = false where detector = 'iban'")
    owner.execute("update assay.never_record_detector set about = 'x' where detector = 'mine'")
    owner.execute("delete from assay.never_record_detector where detector = 'mine'")
    assert [row[:3] for row in changes(owner)] == [
        ("add", "jwt", "mine"),
        ("disable", "bank_account", "iban"),
        ("change", "jwt", "mine"),
        ("remove", "jwt", "mine"),
    ]
    with refused("ME002"):
        owner.execute("truncate assay.never_record_detector")
    for statement in (
        "update assay.detector_change set note = ''",
        "delete from assay.detector_change",
    ):
        with refused("ME002"):
            owner.execute(statement)  # type: ignore[arg-type]


def test_switching_off_is_explicit_and_kept(owner: Connection, writer: Connection) -> None:
    text = f"please transfer it to {samples.iban(random.Random(1))} today"
    assert query(writer, ASK, text) == [("bank_account", "iban")]
    for note in (None, "", "  ", "x" * 1001):
        with refused("ME005"):
            owner.execute("select assay.disable_detector('iban', %s)", [note])
    with refused("ME004"):
        owner.execute("select assay.disable_detector('no_such', 'why')")
    assert one(owner, "select assay.disable_detector('iban', 'accounts are our business')")
    assert query(writer, ASK, text) == []
    append(writer, "a", text)
    assert not one(owner, "select assay.disable_detector('iban', 'again')")
    assert one(owner, "select assay.enable_detector('iban', 'no longer')")
    assert query(writer, ASK, text) == [("bank_account", "iban")]
    assert [(row[0], row[3]) for row in changes(writer)] == [
        ("disable", "accounts are our business"),
        ("enable", "no longer"),
    ]
    assert query(owner, "select current_setting('assay.detector_note', true)") == [""]


def test_only_the_owner_changes_the_firewall(
    owner: Connection, writer: Connection, reader: Connection
) -> None:
    attempts: dict[str, list[Any]] = {
        "add_detector(%s, %s, %s)": list(HOUSE),
        "disable_detector(%s, %s)": ["iban", "why"],
        "enable_detector(%s, %s)": ["iban", "why"],
        "allow_text(%s, %s, %s, %s)": ["a", sha256("x"), "jwt", "why"],
        "revoke_allowed_text(%s, %s)": ["a", uuid.uuid4()],
    }
    assert {name.partition("(")[0] for name in attempts} == set(migrations.OWNERS_FUNCTIONS)
    for role in (writer, reader):
        for call, arguments in attempts.items():
            with refused("42501"):
                role.execute(f"select assay.{call}", arguments)  # type: ignore[arg-type]
    # A right on the function alone is none on the tables.
    writer_name = one(writer, "select session_user::text")
    owner.execute(
        f"grant execute on function assay.disable_detector(text, text) to {writer_name}"  # type: ignore[arg-type]
    )
    with refused("42501"):
        writer.execute("select assay.disable_detector('iban', 'why')")


# --- the allow-list ------------------------------------------------------------------------------


def test_a_false_alarm_passes_for_its_agent(owner: Connection, writer: Connection) -> None:
    token = made_token()
    text = f"The example in the manual is {token}, as everybody knows."
    for agent in ("a", "b"):
        with refused("ME001"):
            append(writer, agent, text)
    allow_id = one(owner, ALLOW, "a", sha256(token), "credential_prefix", "printed in the manual")
    assert one(owner, ALLOW, "a", sha256(token), "credential_prefix", "again") == allow_id
    append(writer, "a", text)
    append(writer, "a", token, p_payload=json.dumps({"token": token}))
    with refused("ME001"):
        append(writer, "b", text)
    remembered = (
        "select outcome from assay.remember(%s, array[jsonb_populate_record("
        "null::assay.memory_input, %s::jsonb)])"
    )
    record = json.dumps({"content": f"again {token}", "entities": [token, "Ana"]})
    assert one(writer, remembered, "a", record) == "stored"
    assert one(writer, remembered, "b", record) == "blocked"
    scan = "select reason from assay.scan_for_agent(%s, %s)"
    assert query(writer, scan, "a", text) == []
    assert query(writer, scan, "b", text) == ["credential_prefix"]
    # Another secret beside it is one, also of the same kind.
    for other in (made_token(), f"card {samples_card()}"):
        assert len(query(writer, scan, "a", f"{text} {other}")) == 1
        with refused("ME001"):
            append(writer, "a", f"{text} {other}")
    # Off the record stays so.
    assert query(writer, scan, "a", f"Off the record: {token}") == ["off_the_record"]
    listed = query(writer, "select agent_id, reason, note, revoked_at from assay.allowed_texts")
    assert listed == [("a", "credential_prefix", "printed in the manual", None)]

    assert one(owner, "select assay.revoke_allowed_text('a', %s)", allow_id)
    assert not one(owner, "select assay.revoke_allowed_text('a', %s)", allow_id)
    with refused("ME004"):
        owner.execute("select assay.revoke_allowed_text('b', %s)", [allow_id])
    with refused("ME001"):
        append(writer, "a", text)
    # What was taken back may have been a secret after all: nothing of it is left.
    assert query(owner, "select text_sha256 from assay.allowed_text") == [None]
    assert query(writer, "select revoked_by from assay.allowed_texts") == [OWNER]


def samples_card() -> str:
    head = "453201" + "".join(random.choices("0123456789", k=9))
    return head + samples.luhn_digit(head)


def test_a_statement_about_two_agents_needs_it_allowed_for_both(owner: Connection) -> None:
    token = made_token()
    insert = (
        "insert into assay.journal_entry (entry_id, captured_at, valid_from, agent_id, kind,"
        " verbatim, statement) select gen_random_uuid(), now(), now(), a, 'assert', %s, %s"
        " from unnest(%s::text[]) as a"
    )
    one(owner, ALLOW, "a", sha256(token), "credential_prefix", "manual")
    owner.execute(insert, [token, token, ["a"]])
    with refused("ME001"):
        owner.execute(insert, [token, token, ["a", "b"]])
    one(owner, ALLOW, "b", sha256(token), "credential_prefix", "manual")
    owner.execute(insert, [token, token, ["a", "b"]])


def test_what_cannot_be_allowed(owner: Connection, writer: Connection) -> None:
    digest = sha256(made_token())
    for reason in (
        "off_the_record", "private_key_block", "payment_card", "government_id", "bank_account",
        "", None, "x",
    ):  # fmt: skip
        with refused("ME005"):
            owner.execute(ALLOW, ["a", digest, reason, "why"])
    for wrong in (digest.upper(), digest[:63], "", None, sha256("0042"), sha256("7")):
        with refused("ME005"):
            owner.execute(ALLOW, ["a", wrong, "jwt", "why"])
    for note in (None, "", " "):
        with refused("ME005"):
            owner.execute(ALLOW, ["a", digest, "jwt", note])
    with refused("ME005"):
        owner.execute(ALLOW, [None, digest, "jwt", "why"])
    # A digest of something short can be guessed, so it has no effect, whoever stored it.
    password = f"Kettle{random.randrange(1000, 9999)}!"
    text = f"DB_PASSWORD={password}"
    spans = query(writer, "select span_start, span_end from assay.find_never_record(%s)", text)
    assert spans
    for start, end in spans:
        one(owner, ALLOW, "a", sha256(text[start:end]), "credential_assignment", "why")
    with refused("ME001"):
        append(writer, "a", text)
    # Neither has the digest of a card under another reason.
    card = samples_card()
    one(owner, ALLOW, "a", sha256(card), "high_entropy", "why")
    with refused("ME001"):
        append(writer, "a", f"card {card}")


def test_a_session_of_another_agent_sees_no_digest(
    server: PostgresServer, owner: Connection, writer: Connection
) -> None:
    for agent in ("a", "b"):
        one(owner, ALLOW, agent, sha256(agent), "jwt", "why")
    policy = "select agent_id from assay.firewall_policy() where item = 'allowed' order by 1"
    assert query(writer, policy) == ["a", "b"]
    writer.execute("set assay.agent_id = 'a'")
    assert query(writer, policy) == ["a"]
    with refused("42501"):
        writer.execute("select * from assay.scan_for_agent('b', 'x')")
    owner.execute("set assay.agent_id = 'a'")
    with refused("42501"):
        owner.execute(ALLOW, ["b", sha256("c"), "jwt", "why"])
