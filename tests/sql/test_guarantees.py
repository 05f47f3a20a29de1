"""What no client can get wrong: the database refuses it, from whoever it comes."""

from __future__ import annotations

import contextlib
import json
import uuid
from collections.abc import Callable

import psycopg
import pytest

from pgassay import migrations
from servers import OWNER, PostgresServer
from sql.support import (
    APPEND_ONLY,
    ROWS,
    Connection,
    accept,
    annotate,
    append,
    begin,
    complete,
    decision,
    entry,
    history,
    in_background,
    label,
    one,
    query,
    refused,
    secret,
    sha256,
    verdict,
    wait_until_blocked,
    write,
    write_pending,
)

EVERY_TABLE = """
    select c.relname::text, a.attname::text from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum = 1
    where c.relnamespace = 'assay'::regnamespace and c.relkind = 'r'
        and c.relname !~ '^alembic_version'
    order by 1
"""


@pytest.fixture
def filled(owner: Connection) -> Connection:
    """A row in every table that has rows."""
    accept(owner, "ada", "t1", "t1:sentence:0", "She lives in Ghent.")
    write(owner, "ada", "t1", [verdict("t1:sentence:1", "reject", "not_a_fact")])
    dropped = verdict("t1:sentence:2", "firewall_drop", "pre_llm_candidate_block")
    write(owner, "ada", "t1", [{**dropped, "detail_code": "jwt", "detector": "jwt"}])
    begin(owner, "ada", "t2", [verdict("t2:sentence:0")])
    append(owner, "ada", "By hand.", p_subjects=["person:ada"])
    label(owner, "ada", [{"candidate_id": "t1:sentence:0", "should_accept": True}])
    return owner


# --- append-only ---------------------------------------------------------------------------------


def changes(table: str) -> list[str]:
    """Every way to change or remove rows of a table by SQL."""
    column = {"journal_entry": "verbatim", "decision_event": "outcome"}.get(table, "agent_id")
    using = f"(select agent_id from assay.{table}) as s on s.agent_id = t.agent_id"
    return [
        f"update assay.{table} set {column} = {column}",
        f"update assay.{table} set {column} = {column} where false",
        f"delete from assay.{table}",
        f"delete from only assay.{table} where false",
        f"truncate assay.{table} cascade",
        f"merge into assay.{table} as t using {using} when matched then delete",
        f"merge into assay.{table} as t using {using}"
        f" when matched then update set {column} = t.{column}",
    ]


@pytest.mark.parametrize("table", APPEND_ONLY)
def test_append_only_for_the_owner(filled: Connection, table: str) -> None:
    before = query(filled, f"select t.* from assay.{table} as t")  # type: ignore[arg-type]
    assert before
    for statement in changes(table):
        with refused("ME002"):
            filled.execute(statement)  # type: ignore[arg-type]
    assert query(filled, f"select t.* from assay.{table} as t") == before  # type: ignore[arg-type]


@pytest.mark.parametrize("table", APPEND_ONLY)
def test_append_only_where_changes_are_replayed(
    filled: Connection, admin: Connection, table: str
) -> None:
    admin.execute("set session_replication_role = replica")
    for statement in changes(table):
        with refused("ME002"):
            admin.execute(statement)  # type: ignore[arg-type]


def test_an_upsert_is_an_update(filled: Connection) -> None:
    with refused("ME002", "decision_event_append_only"):
        filled.execute(
            "insert into assay.decision_event as e select * from assay.decision_event"
            " on conflict (agent_id, event_id) do update set outcome = excluded.outcome"
        )


def test_no_decision_goes(filled: Connection, admin: Connection) -> None:
    admin.execute("set session_replication_role = replica")
    for connection in (filled, admin):
        for statement in (
            "delete from assay.decision",
            "delete from assay.decision where false",
            "truncate assay.decision cascade",
            "truncate assay.judge cascade",
            "merge into assay.decision as d using assay.decision as s on s.agent_id = d.agent_id"
            " when matched then delete",
        ):
            with refused("ME002", "decision_kept" if "judge" not in statement else None):
                connection.execute(statement)


def test_the_hint_names_a_way(filled: Connection) -> None:
    with pytest.raises(psycopg.Error) as caught:
        filled.execute("delete from assay.journal_entry")
    diag = caught.value.diag
    assert (diag.schema_name, diag.table_name) == ("assay", "journal_entry")
    assert diag.constraint_name == "journal_entry_append_only"
    assert "annotate_entry" in (diag.message_hint or "")
    assert json.loads(diag.message_detail or "") == {
        "operation": "DELETE",
        "table": "journal_entry",
    }


# --- who may not do what -------------------------------------------------------------------------


def test_a_writer_has_functions_only(
    filled: Connection, writer: Connection, reader: Connection
) -> None:
    tables = query(filled, EVERY_TABLE)
    assert len(tables) > 8
    for role in (writer, reader):
        for table, column in tables:
            for statement in (
                f"insert into assay.{table} default values",
                f"update assay.{table} set {column} = default",
                f"delete from assay.{table}",
                f"truncate assay.{table}",
                f"select count(*) from assay.{table}",
                f"copy assay.{table} from stdin",
                f"copy assay.{table} to stdout",
                f"merge into assay.{table} as t using (select 1) as s on true"
                " when matched then delete",
            ):
                with refused("42501"):
                    role.execute(statement)  # type: ignore[arg-type]
        for statement in (
            "set session_replication_role = replica",
            "alter table assay.decision disable trigger all",
            "create table assay.mine (a int)",
            "create function assay.mine() returns int language sql return 1",
            "select nextval('assay.journal_entry_entry_seq_seq')",
            "drop schema assay cascade",
        ):
            with refused("42501"):
                role.execute(statement)


def test_a_view_cannot_be_written_through(
    filled: Connection, writer: Connection, reader: Connection
) -> None:
    views = query(
        filled,
        "select c.relname::text from pg_class as c"
        " where c.relnamespace = 'assay'::regnamespace and c.relkind = 'v'",
    )
    for role in (writer, reader):
        for view in views:
            with pytest.raises((psycopg.errors.InsufficientPrivilege, psycopg.Error)) as caught:
                role.execute(f"delete from assay.{view}")  # type: ignore[arg-type]
            # 55000: a view that joins or groups cannot be written at all.
            assert caught.value.sqlstate in ("42501", "55000"), view


def test_a_reader_calls_only_what_reads(
    filled: Connection, reader: Connection, writer: Connection
) -> None:
    """Every function of the schema, by what the catalog says of it."""
    functions = query(
        filled,
        "select p.oid::regprocedure::text, p.proname::text, p.provolatile = 'v' or p.prosecdef"
        " and p.proname <> all (%s),"
        " p.pronargs, p.proargtypes::regtype[]::text[] from pg_proc as p"
        " where p.pronamespace = 'assay'::regnamespace and p.prorettype <> 'trigger'::regtype",
        list(migrations.READERS_FUNCTIONS),
    )
    refusals = 0
    for signature, name, writes, _, types in functions:
        arguments = ", ".join(f"null::{type_}" for type_ in types)
        call = f"select assay.{name}({arguments})"
        if name.startswith("_"):
            # Not called: a strict function of nulls is folded away before anyone looks at rights.
            may = "select has_function_privilege(%s, 'execute')"
            assert [one(role, may, signature) for role in (reader, writer)] == [False, False]
            continue
        if writes:
            refusals += 1
            with refused("42501"):
                reader.execute(call)  # type: ignore[arg-type]
        elif name == "recall":
            with refused("ME005"):  # allowed, and asked without an agent
                reader.execute(call)  # type: ignore[arg-type]
        else:
            reader.execute(call)  # type: ignore[arg-type]
        may = one(filled, "select has_function_privilege('assay_writer', %s, 'execute')", signature)
        # What the firewall lets through is the owner's to say.
        assert may == (name not in migrations.OWNERS_FUNCTIONS), signature
    assert refusals >= 8


def test_the_owners_rights_cannot_be_borrowed(writer: Connection, reader: Connection) -> None:
    """What stands before pg_catalog in a session's path, or in pg_temp, is not found."""
    for role in (writer, reader):
        role.execute("create function pg_temp.lower(text) returns text language sql return 'x'")
        role.execute("create table pg_temp.decision (agent_id text)")
        role.execute("create type pg_temp.verdict_input as (a int)")
        role.execute("set search_path = pg_temp, assay, pg_catalog")
    assert write(writer, "ada", "t", [verdict("c", "reject", "not_a_fact")]) == {"c": True}
    assert decision(reader, "ada", "t", "c")["state"] == "reject"


# --- the vocabulary, entries of one's own, secrets -----------------------------------------------


def raw_decision(**values: object) -> tuple[str, list[object]]:
    """An INSERT of one decision as the owner of the table might write it."""
    row: dict[str, object] = {
        "agent_id": "ada",
        "turn_id": "t1",
        "candidate_id": "raw",
        "state": "reject",
        "reason_code": "not_a_fact",
        "generator_rule": "sentence",
        **values,
    }
    names, marks = ", ".join(row), ", ".join(["%s"] * len(row))
    statement = (
        f"insert into assay.decision (judge_id, {names})"
        f" select judge_id, {marks} from assay.judge limit 1"
    )
    return statement, list(row.values())


STATES = ("accept", "reject", "withhold", "firewall_drop", "pending", "accepted", "")


def test_a_pair_outside_the_vocabulary(filled: Connection, writer: Connection) -> None:
    known = set(query(filled, "select state, reason_code from assay.verdict_reason"))
    reasons = {reason for _, reason in known} | {"because", ""}
    assert len(known) == 13
    for state in STATES:
        for reason in reasons:
            if (state, reason) in known or state == "pending":
                continue
            expected = "23503", "decision_verdict_reason_fkey"
            if state == "accept":
                # An accept without an entry is as wrong as its reason, and found first.
                expected = "23514", "decision_accept_has_entry"
            with refused(*expected):
                filled.execute(*raw_decision(state=state, reason_code=reason))  # type: ignore[arg-type]
            with refused(*expected):
                write(writer, "ada", "t9", [verdict("c", state, reason)])
    assert query(filled, "select from assay.decision where turn_id = 't9'") == []


@pytest.mark.parametrize(("state", "reason"), [("accept", "not_a_fact"), ("pending", "because")])
def test_a_wrong_pair_is_not_made_right(writer: Connection, state: str, reason: str) -> None:
    with refused("23503", "decision_verdict_reason_fkey"):
        begin(writer, "ada", "t", [verdict("c", state, reason)])


@pytest.mark.parametrize(
    "row",
    [
        verdict("c", "accept", None),
        verdict("c", "reject", None),
        {**verdict("c"), "state": None},
        {**verdict("c"), "state": None, "reason_code": None},
        {**verdict("c"), "generator_rule": None},
    ],
)
def test_half_a_verdict_is_refused_not_lost(writer: Connection, row: dict[str, object]) -> None:
    with refused("23502"):
        begin(writer, "ada", "t", [row])
    with refused("23502"):
        write(writer, "ada", "t", [row])


def test_an_accept_needs_an_entry_and_nothing_else_has_one(
    filled: Connection, writer: Connection
) -> None:
    own = one(filled, "select entry_id from assay.journal where candidate_id = 't1:sentence:0'")
    for connection in (filled, writer):
        with refused("23514", "decision_accept_has_entry"):
            write(connection, "ada", "t1", [verdict("c")])
        with refused("23514", "decision_accept_has_entry"):
            write(
                connection, "ada", "t1", [verdict("c", "reject", "not_a_fact", entry_id=str(own))]
            )
    with refused("23514", "decision_accept_has_entry"):
        filled.execute(*raw_decision(state="accept", reason_code="accepted"))  # type: ignore[arg-type]
    with refused("23514", "decision_accept_has_entry"):
        filled.execute(
            "update assay.decision set state = 'accept', reason_code = 'accepted'"
            " where candidate_id = 't1:sentence:1'"
        )


def test_an_accept_with_the_entry_of_another(filled: Connection, writer: Connection) -> None:
    other = accept(filled, "bob", "t1", "t1:sentence:0")
    same_agent = one(
        filled,
        "select entry_id from assay.journal where candidate_id = 't1:sentence:0'"
        " and agent_id = 'ada'",
    )
    by_hand = append(writer, "ada", "Made by hand.")
    nowhere = uuid.uuid4()
    for wrong in (other, same_agent, by_hand, nowhere):
        with refused("23503", "decision_entry_fkey"):
            write(writer, "ada", "t1", [verdict("t1:sentence:1", entry_id=str(wrong))])
        with refused("23503", "decision_entry_fkey"):
            filled.execute(
                *raw_decision(state="accept", reason_code="accepted", entry_id=wrong)  # type: ignore[arg-type]
            )


def test_an_entry_of_a_candidate_without_its_decision(filled: Connection) -> None:
    insert = """
        insert into assay.journal_entry (
            entry_id, captured_at, valid_from, agent_id, kind, turn_id, candidate_id,
            verbatim, statement, subjects
        )
        values (gen_random_uuid(), now(), now(), 'ada', 'assert', %s, %s, 'v', 's', %s)
    """
    with refused("23503", "journal_entry_decision"):
        filled.execute(insert, ["t1", "unknown", ["cand:unknown"]])
    with refused("23505", "journal_entry_candidate"):
        filled.execute(insert, ["t1", "t1:sentence:0", ["cand:t1:sentence:0"]])
    with refused("23514", "journal_entry_candidate_turn"):
        filled.execute(insert, [None, "t1:sentence:1", ["cand:t1:sentence:1"]])
    for subjects in ([], ["cand:t1:sentence:0"], [None]):
        with refused("23514", "journal_entry_candidate_subject"):
            filled.execute(insert, ["t1", "t1:sentence:1", subjects])


SECRET_PLACES: list[tuple[str, Callable[[str], dict[str, object]]]] = [
    ("verbatim", lambda text: {"verbatim": f"My key is {text}."}),
    ("statement", lambda text: {"statement": f"Her key is {text}."}),
    ("speaker", lambda text: {"speaker": text}),
    ("claim_type", lambda text: {"claim_type": text}),
    ("session_id", lambda text: {"session_id": text}),
    ("subject", lambda text: {"subjects": ["person:ada", text]}),
    ("cand: subject", lambda text: {"subjects": [f"cand:{text}"]}),
    ("payload value", lambda text: {"payload": {"a": [{"b": text}]}}),
    ("payload key", lambda text: {"payload": {text: 1}}),
]


@pytest.mark.parametrize(("place", "fields"), SECRET_PLACES, ids=[p for p, _ in SECRET_PLACES])
def test_no_secret_enters_the_journal(
    owner: Connection, writer: Connection, place: str, fields: Callable[[str], dict[str, object]]
) -> None:
    hidden = secret()
    given = fields(hidden)
    token = uuid.uuid4()
    begin(
        writer,
        "ada",
        "t1",
        [verdict("c", text_sha256=sha256("x"), span_start=0, span_end=1)],
        token,
    )
    outcome = complete(writer, "ada", "t1", token, [{**entry("c"), **given}])
    assert outcome["c"][:3] == ("blocked", "firewall_drop", "post_accept_journal_block")
    row = decision(writer, "ada", "t1", "c")
    # Nothing by which it could be searched.
    assert (row["text_sha256"], row["span_start"], row["entry_id"]) == (None, None, None)
    assert query(
        writer, "select stage, reason, drops from assay.privacy_drops where agent_id = 'ada'"
    ) == [("journal", row["detail_code"], 1)]
    # The owner of the table, by INSERT and by COPY.
    row = {"verbatim": "v", "statement": "s", "subjects": [], "payload": None, **given}
    names = [
        name
        for name in row
        if name
        in ("verbatim", "statement", "subjects", "speaker", "claim_type", "session_id", "payload")
    ]
    values = [
        json.dumps(row[name]) if name == "payload" and row[name] else row[name] for name in names
    ]
    columns = f"entry_id, captured_at, valid_from, agent_id, kind, {', '.join(names)}"
    marks = ", ".join(["%s"] * len(values))
    with refused("ME001", "journal_entry_firewall"):
        owner.execute(
            f"insert into assay.journal_entry ({columns})"
            f" values (gen_random_uuid(), now(), now(), 'ada', 'assert', {marks})",  # type: ignore[arg-type]
            values,
        )
    with (
        refused("ME001", "journal_entry_firewall"),
        owner.cursor().copy(f"copy assay.journal_entry ({columns}) from stdin") as copy,  # type: ignore[arg-type]
    ):
        copy.write_row([uuid.uuid4(), "2026-01-01", "2026-01-01", "ada", "assert", *values])
    if place != "cand: subject":
        options = {f"p_{name}": value for name, value in given.items()}
        if "p_payload" in options:
            options["p_payload"] = json.dumps(options["p_payload"])
        with refused("ME001", "journal_entry_firewall"):
            append(writer, "ada", str(options.pop("p_statement", "s")), **options)
    assert query(owner, "select from assay.journal_entry") == []
    assert query(owner, "select from assay.journal_subject") == []


@pytest.mark.parametrize(
    "statement",
    [
        "update assay.decision set speaker = %s where state = 'reject'",
        "update assay.decision set session_id = %s where state = 'reject'",
        "insert into assay.decision (agent_id, turn_id, candidate_id, state, reason_code,"
        " generator_rule, judge_id, text_sha256, span_start, span_end) select 'ada', %s, 'c',"
        " 'reject', 'not_a_fact', 'sentence', judge_id, repeat('0', 64), 0, 1"
        " from assay.judge limit 1",
        "update assay.gold_label set labelled_by = %s",
        "insert into assay.judge (provider, package_version) values (%s, '1')",
        "insert into assay.journal_kind (kind, targetless, closing, claim)"
        " values (%s, true, false, true)",
        "insert into assay.lease (agent_id, lease_key, token, expires_at)"
        " values ('ada', %s, gen_random_uuid(), now())",
        "insert into assay.never_record_drop (agent_id, stage, reason, detector)"
        " values ('ada', 'turn', 'jwt', %s)",
        "insert into assay.recall_event (recall_id, items, tokens, query_blind, agent_id, turn_id)"
        " values (gen_random_uuid(), 0, 0, false, 'ada', %s)",
        "insert into assay.allowed_text (allow_id, agent_id, reason, text_sha256, note)"
        " values (gen_random_uuid(), 'ada', 'jwt', repeat('0', 64), %s)",
        "insert into assay.memory_evidence (memory_id, captured_at, valid_from, agent_id,"
        " evidence_key, session_id, provider)"
        " select memory_id, now(), now(), agent_id, 'hand:1', %s, 'hand' from assay.memory limit 1",
    ],
)
def test_a_secret_past_the_functions_is_refused(filled: Connection, statement: str) -> None:
    hidden = secret()[:60]
    if "journal_kind" in statement:  # a name of small letters, digits and underscores
        hidden = "sk_" + "live_" + uuid.uuid4().hex
    with pytest.raises(psycopg.Error) as caught:
        filled.execute(statement, [hidden])  # type: ignore[arg-type]
    assert caught.value.sqlstate == "ME001"
    assert hidden not in str(caught.value)
    # In the same way, nothing is wrong with what is none.
    filled.execute(statement, ["plain"])  # type: ignore[arg-type]


@pytest.mark.parametrize("past", ["append", "remember", "insert"])
def test_what_is_blocked_never_lies_in_the_files_of_the_server(
    private_server: PostgresServer, past: str
) -> None:
    """A statement that is rolled back leaves its rows in the table and in the log of writes."""
    name = private_server.migrated_database()
    hidden, harmless = secret(), f"The red kiln number {uuid.uuid4().hex[:5]} is warm."
    with private_server.connect(name, OWNER) as owner:
        for text in (harmless, f"{harmless} Her key is {hidden}"):
            with contextlib.suppress(psycopg.Error):
                if past == "append":
                    append(owner, "ada", text)
                elif past == "remember":
                    owner.execute(
                        "select assay.remember('ada', array[row(%s, null, null, null, null, null,"
                        " null, null, null, null, null, null, null, null)::assay.memory_input])",
                        [text],
                    )
                else:
                    owner.execute(
                        "insert into assay.journal_entry (entry_id, captured_at, valid_from,"
                        " agent_id, kind, verbatim, statement)"
                        " values (gen_random_uuid(), now(), now(), 'ada', 'assert', %s, %s)",
                        [text, text],
                    )
    with private_server.connect() as admin:
        admin.execute("checkpoint")

    def lies_in(words: str) -> set[str]:
        return {
            "log of writes" if "pg_wal" in path.parts else "table"
            for path in private_server.data_directory.rglob("*")
            if path.is_file() and words.encode() in path.read_bytes()
        }

    assert lies_in(harmless) == {"log of writes", "table"}
    assert lies_in(hidden) == set()


def test_a_secret_in_an_annotation_leaves_nothing(owner: Connection, writer: Connection) -> None:
    target = append(writer, "ada", "She lives in Ghent.")
    before = query(owner, "select entry_id from assay.journal_entry")
    with pytest.raises(psycopg.Error) as caught:
        annotate(
            writer, "ada", target, "supersede", p_statement=f"Her key is {(hidden := secret())}"
        )
    diag = caught.value.diag
    assert caught.value.sqlstate == "ME001"
    assert set(json.loads(diag.message_detail or "")) == {"reason", "detector"}
    said = " ".join(filter(None, [diag.message_primary, diag.message_detail, diag.message_hint]))
    assert hidden not in said
    assert hidden[:12] not in said
    assert query(owner, "select entry_id from assay.journal_entry") == before
    assert query(writer, "select closed_by from assay.current_beliefs") == [None]


def test_identifiers_are_spared_what_mistakes_them(writer: Connection) -> None:
    """A turn id may be a stamp that looks like a card; the same words in a text may not."""
    digits = "4" + "0" * 14 + "2"
    turn = f"turn-{digits}"
    accept(writer, "ada", turn, f"{turn}:sentence:0")
    with refused("ME001"):
        append(writer, "ada", f"My card is {digits}.")


# --- the guard on terminal writes ----------------------------------------------------------------


def test_a_terminal_write_over_an_accepted_row(filled: Connection, writer: Connection) -> None:
    before = decision(writer, "ada", "t1", "t1:sentence:0")
    written = write(
        writer,
        "ada",
        "t1",
        [
            verdict("t1:sentence:0", "reject", "not_a_fact", latency_ms=7),
            verdict("t1:sentence:3", "reject", "not_memorable"),
        ],
    )
    assert written == {"t1:sentence:0": False, "t1:sentence:3": True}
    after = decision(writer, "ada", "t1", "t1:sentence:0")
    assert after == {**before, "detail_code": "terminal_conflict_refused"}
    assert history(writer, "ada", "t1", "t1:sentence:0") == [
        ("applied", "pending", "accepted"),
        ("applied", "accept", "accepted"),
        ("refused", "reject", "not_a_fact"),
    ]
    # A pending write is one, too; and so is one more accept, whatever entry it names.
    assert write_pending(writer, "ada", "t1", [verdict("t1:sentence:0")]) == {
        "t1:sentence:0": False
    }
    again = verdict("t1:sentence:0", entry_id=str(before["entry_id"]))
    assert write(writer, "ada", "t1", [again]) == {"t1:sentence:0": False}
    assert decision(writer, "ada", "t1", "t1:sentence:0") == after
    assert history(writer, "ada", "t1", "t1:sentence:0")[3:] == [
        ("refused", "pending", "accepted"),
        ("refused", "accept", "accepted"),
    ]
    one_row = "select assay.write_terminal('ada', 't1', 't1:sentence:0', 'reject', 'not_a_fact')"
    assert one(writer, one_row) is False


def test_an_accepted_row_does_not_change_by_hand(filled: Connection, admin: Connection) -> None:
    admin.execute("set session_replication_role = replica")
    for connection in (filled, admin):
        for change in (
            "state = 'reject', reason_code = 'not_a_fact', entry_id = null",
            "state = 'pending', entry_id = null",
            "entry_id = gen_random_uuid()",
            "agent_id = 'bob'",
            "candidate_id = 'c'",
            "span_start = 5",
            "text_sha256 = repeat('0', 64)",
            "judge_id = gen_random_uuid()",
            "generator_rule = 'entity'",
            "speaker = 'x'",
            "written_at = now()",
            "detail_code = 'anything'",
        ):
            with refused("ME006", "decision_guard"):
                connection.execute(
                    f"update assay.decision set {change} where state = 'accept'"  # type: ignore[arg-type]
                )
        # The identity of any row, accepted or not.
        for change in ("agent_id = 'bob'", "turn_id = 't3'", "candidate_id = 'c'"):
            with refused("ME006", "decision_guard"):
                connection.execute(
                    f"update assay.decision set {change} where state = 'reject'"  # type: ignore[arg-type]
                )


def test_a_change_by_hand_is_history_too(filled: Connection) -> None:
    filled.execute(
        "update assay.decision set state = 'withhold', reason_code = 'low_confidence'"
        " where candidate_id = 't1:sentence:1'"
    )
    filled.execute(*raw_decision())  # type: ignore[arg-type]
    assert history(filled, "ada", "t1", "t1:sentence:1") == [
        ("applied", "reject", "not_a_fact"),
        ("applied", "withhold", "low_confidence"),
    ]
    assert history(filled, "ada", "t1", "raw") == [("applied", "reject", "not_a_fact")]


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
def test_the_guard_between_two_sessions(
    writer: Connection, writer2: Connection, admin: Connection, isolation: str
) -> None:
    """One accepts, the other writes over it at the same moment, having seen the row as pending."""
    token = uuid.uuid4()
    begin(writer, "ada", "t", [verdict("c")], token)
    writer.execute(f"begin isolation level {isolation}")  # type: ignore[arg-type]
    writer2.execute(f"begin isolation level {isolation}")  # type: ignore[arg-type]
    assert decision(writer2, "ada", "t", "c")["state"] == "pending"
    complete(writer, "ada", "t", token, [entry("c")])
    late = in_background(lambda: write(writer2, "ada", "t", [verdict("c", "reject", "not_a_fact")]))
    wait_until_blocked(admin, writer2)
    writer.execute("commit")
    if isolation == "read committed":
        assert late.result(20) == {"c": False}
        writer2.execute("commit")
        assert decision(writer, "ada", "t", "c")["detail_code"] == "terminal_conflict_refused"
    else:
        with refused("40001"):
            late.result(20)
        writer2.execute("rollback")
        # Retried, it sees what is there.
        assert write(writer2, "ada", "t", [verdict("c", "reject", "not_a_fact")]) == {"c": False}
    assert decision(writer, "ada", "t", "c")["state"] == "accept"
    assert history(writer, "ada", "t", "c")[-1] == ("refused", "reject", "not_a_fact")


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
def test_two_runners_assemble_the_same_candidate(
    writer: Connection, writer2: Connection, admin: Connection, isolation: str
) -> None:
    """The lease of the first has run out, and both believe that they hold it."""
    first, second = uuid.uuid4(), uuid.uuid4()
    begin(writer, "ada", "t", [verdict("c")], first, lease_ms=1)
    admin.execute("select pg_sleep(0.01)")
    writer.execute(f"begin isolation level {isolation}")  # type: ignore[arg-type]
    writer2.execute(f"begin isolation level {isolation}")  # type: ignore[arg-type]
    assert query(writer, "select state from assay.decisions") == ["pending"]
    assert begin(writer2, "ada", "t", [verdict("c")], second) == {"c": "claimed"}
    late = in_background(lambda: complete(writer, "ada", "t", first, [entry("c", "First.")]))
    wait_until_blocked(admin, writer)
    assert complete(writer2, "ada", "t", second, [entry("c", "Second.")])["c"][0] == "accepted"
    writer2.execute("commit")
    if isolation == "read committed":
        assert late.result(20)["c"][0] == "lost"
        writer.execute("commit")
    else:
        with refused("40001"):
            late.result(20)
        writer.execute("rollback")
    assert query(writer, "select verbatim from assay.journal") == ["Second."]
    assert query(writer, "select state from assay.decisions") == ["accept"]


# --- what identifies a row -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "sqlstate"),
    [
        ([{"state": "reject"}], "ME005"),
        ([verdict("c", "reject", "not_a_fact")] * 2, "ME005"),
        ([verdict("c", "pending", "accepted")], "ME005"),
        ([verdict("", "reject", "not_a_fact")], "23514"),
        ([verdict("c" * 601, "reject", "not_a_fact")], "23514"),
        ([verdict("c", "reject", "not_a_fact", text_sha256="AB" * 32)], "23514"),
        ([verdict("c", "reject", "not_a_fact", detail_code="free text")], "23514"),
        ([verdict("c", "reject", "not_a_fact", span_start=2, span_end=1)], "23514"),
        ([verdict("c", "reject", "not_a_fact", span_start=2)], "23514"),
        ([verdict("c", "reject", "not_a_fact", latency_ms=-1)], "23514"),
    ],
)
def test_rows_that_cannot_be_stored(
    writer: Connection, rows: list[dict[str, object]], sqlstate: str
) -> None:
    with refused(sqlstate):
        write(writer, "ada", "t", rows)
    assert query(writer, "select from assay.decisions") == []
    assert query(writer, "select from assay.decision_history") == []


@pytest.mark.parametrize("function", ["write_terminals", "write_pending"])
def test_no_agent_no_turn(writer: Connection, function: str) -> None:
    rows = json.dumps([verdict("c", "reject", "not_a_fact")])
    for agent, turn in ((None, "t"), ("ada", None)):
        with refused("ME005"):
            writer.execute(f"select assay.{function}(%s, %s, {ROWS})", [agent, turn, rows])  # type: ignore[arg-type]
    for agent, turn in (("", "t"), ("a" * 256, "t"), ("ada", ""), ("ada", "t" * 513)):
        with refused("23514"):
            writer.execute(f"select assay.{function}(%s, %s, {ROWS})", [agent, turn, rows])  # type: ignore[arg-type]


def test_a_firewall_drop_keeps_nothing(writer: Connection, owner: Connection) -> None:
    row = verdict(
        "c", "firewall_drop", "turn_level_block",
        text_sha256=sha256("x"), span_start=0, span_end=1, detail_code="jwt", detector="d",
    )  # fmt: skip
    assert write(writer, "ada", "t", [row]) == {"c": True}
    assert begin(writer, "ada", "t2", [row]) == {"c": "written"}
    for turn in ("t", "t2"):
        stored = decision(writer, "ada", turn, "c")
        assert (stored["text_sha256"], stored["span_start"], stored["span_end"]) == (None,) * 3
    with refused("23514", "decision_drop_keeps_nothing"):
        owner.execute("update assay.decision set text_sha256 = repeat('0', 64) where turn_id = 't'")
    assert query(writer, "select stage, reason, detector, drops from assay.privacy_drops") == [
        ("turn", "jwt", "d", 2)
    ]
