"""``scan``, ``rescan`` and ``firewall``: places and reasons, never what was found."""

from __future__ import annotations

import base64
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import psycopg
import pytest

import pgassay
from cli.support import Command, write_turns
from firewall import samples
from pgassay import ProvenanceJournal
from pgassay.database import Database
from pgassay.firewall import (
    Firewall,
    allowance_for,
    find_never_record,
    redact,
    scan_never_record,
    selftest,
)
from pgassay.firewall.custom import allowable
from pgassay.memory import MemoryStore
from pgassay.policy import allow_text, firewall_of, list_allowed_texts, rescan


def made_token() -> str:
    return "ghp_" + samples.some(random.Random(), samples._ALNUM, 36)


def shown(result: Any) -> str:
    return str(result.stdout + result.stderr)


def titled(table: str) -> list[list[str]]:
    """The rows of what `rescan` prints in a pipe; they stand below their titles."""
    if not table:
        return []
    title, *rows = table.splitlines()
    places = [title.index(name) for name in title.split()]
    assert title.split() == ["agent", "table", "reason", "detector", "row"]
    ends = [*places[1:], None]
    return [[row[a:b].strip() for a, b in zip(places, ends, strict=True)] for row in rows]


@pytest.fixture
def offline() -> Command:
    """The command with a database that nobody listens to."""
    return Command("postgresql://nobody@127.0.0.1:1/none")


def test_scan_names_file_line_and_reason_and_nothing_else(offline: Command, tmp_path: Path) -> None:
    token = made_token()
    turns = write_turns(
        tmp_path / "talk.jsonl",
        [
            {"turn_id": "t1", "speaker": "Rosa", "text": "I keep bees."},
            {"turn_id": "t2", "speaker": "Ivo", "text": f"use {token} please"},
            {"turn_id": "t3", "speaker": token, "text": "Fine."},
            {"turn_id": "t4", "speaker": "Ivo", "text": "Off the record: I sold the house."},
        ],
    )
    text = tmp_path / "talk.txt"
    text.write_text(f"Rosa: hello\nIvo: first\nsecond line {token}\nRosa: bye\n", encoding="utf-8")
    for format in ("auto", "lines"):
        result = offline("scan", turns, text, "--format", format, code=1)
        assert token not in shown(result)
        assert token[4:] not in shown(result)
        document = offline.json("scan", turns, text, "--format", format, code=1)
        found = {
            (Path(f["file"]).name, f["line"], f["reason"])
            for f in document["findings"]
            if f["reason"] != "high_entropy"  # which a token is as well
        }
        assert found == {
            ("talk.jsonl", 2, "credential_prefix"),
            ("talk.jsonl", 3, "credential_prefix"),
            ("talk.jsonl", 4, "off_the_record"),
            ("talk.txt", 3, "credential_prefix"),
        }, format
        assert {key for f in document["findings"] for key in f} == {
            "file", "line", "reason", "detector",
        }  # fmt: skip
        assert document["reasons"]["credential_prefix"] >= 3
        assert token not in json.dumps(document)


def test_scan_of_what_is_clean_and_of_what_cannot_be_read(offline: Command, tmp_path: Path) -> None:
    clean = write_turns(tmp_path / "clean.jsonl", [{"turn_id": "t1", "text": "I keep bees."}])
    assert "Nothing found" in offline("scan", clean).stderr
    assert offline.json("scan", clean)["findings"] == []
    assert offline("scan", "-", stdin="I keep bees.\n").exit_code == 0
    token = made_token()
    assert token not in shown(offline("scan", "-", stdin=f"use {token}\n", code=1))
    offline("scan", tmp_path / "missing", code=2)
    offline("scan", tmp_path, code=2)
    broken = write_turns(
        tmp_path / "broken.jsonl",
        [{"turn_id": "t1", "text": f"use {token}"}, "{" + token, {"turn_id": "t3", "text": "Hi."}],
    )
    result = offline("scan", broken, "--format", "jsonl", code=2)
    assert token not in shown(result)
    assert "broken.jsonl:2" in result.stderr
    assert "credential_prefix" in result.stdout


@pytest.mark.parametrize(
    "encoding", ["utf-8-sig", "utf-16", "utf-16-be", "utf-32", "utf-32-be", "utf-16-bare"]
)
@pytest.mark.parametrize("format", ["lines", "auto", "jsonl"])
def test_scan_reads_what_a_byte_order_mark_names_and_says_where_none_does(
    offline: Command, tmp_path: Path, encoding: str, format: str
) -> None:
    token = made_token()
    words = f"Rosa: h\u00e9llo\r\nIvo: use {token}\r\n"
    if format == "jsonl":
        words = "".join(f"{json.dumps({'text': line})}\n" for line in words.splitlines())
    marked = not encoding.endswith(("-sig", "16", "32", "bare"))
    data = ("\ufeff" * marked + words).encode(
        "utf-16-le" if encoding == "utf-16-bare" else encoding
    )
    file = tmp_path / "words.txt"
    file.write_bytes(data)
    code = 2 if encoding == "utf-16-bare" else 1
    for result in (
        offline("scan", file, "--format", format, "--json", code=code),
        offline("scan", "-", "--format", format, "--json", stdin=data, code=code),
    ):
        assert token not in shown(result)
        document = json.loads(result.stdout)
        if code == 1:
            found = {(f["line"], f["reason"]) for f in document["findings"]}
            assert (2, "credential_prefix") in found
            assert document["unread"] == []
        else:
            assert document["unread"][0]["line"] == 1
            assert "not UTF-8, or NUL" in result.stderr


def test_scan_finds_what_can_be_read_beside_what_cannot(offline: Command, tmp_path: Path) -> None:
    token = made_token()
    for bad in (b"caf\xe9\n", b"a\0b\n", b"\xff" * 70_000 + b"\n"):
        data = b"fine\n" + bad + f"use {token}\n".encode()
        file = tmp_path / "words.txt"
        file.write_bytes(data)
        for format in ("lines", "text"):
            result = offline("scan", file, "--format", format, "--json", code=2)
            document = json.loads(result.stdout)
            assert "credential_prefix" in document["reasons"], (bad[:4], format)
            assert [place["line"] for place in document["unread"]] == [2]
    escaped = write_turns(tmp_path / "t.jsonl", [{"turn_id": "t1", "text": "a\0b"}])
    assert "NUL" in offline("scan", escaped, code=2).stderr
    assert "Nothing found" in offline("scan", "-", "--format", "lines", stdin=b"").stderr
    assert "Nothing found" in offline("scan", "-", "--format", "lines", stdin=b"\xff\xfe").stderr


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "latin-1"])
def test_the_encoding_of_standard_input_does_not_depend_on_the_terminal(
    offline: Command, encoding: str
) -> None:
    token, env = made_token(), {"PYTHONIOENCODING": encoding}
    scan = ("scan", "--quiet", "--format", "lines", "-")
    for data, code in (
        (b"fine \xc3\xa9\n", 0),
        (f"use {token} \u00e9\n".encode(), 1),
        (f"\ufeffuse {token} \u00e9\n".encode("utf-16-le"), 1),
        (bytes(range(256)) * 300, 2),
    ):
        done = offline.run(*scan, env=env, stdin=data)
        assert done.returncode == code, (done.returncode, done.stderr)
        assert b"defect" not in done.stderr
        assert token.encode() not in done.stdout + done.stderr
    for command in (
        ("remember", "-a", "a", "--file", "-"),
        ("firewall", "allow", "-a", "a", "--note", "x"),
    ):
        done = offline.run(*command, env=env, stdin=b"caf\xe9 " * 9)
        assert (done.returncode, done.stderr.count(b"\n")) == (2, 1), done.stderr
        assert b"line 1" in done.stderr
        assert b"defect" not in done.stderr


def test_a_file_that_is_no_text_is_said_so(offline: Command, tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    for data in ("secret caf\u00e9 of mine".encode("latin-1"), b"secret\0of mine"):
        file.write_bytes(data)
        for command in (
            ("remember", "-a", "a", "--file", file),
            ("firewall", "allow", "-a", "a", "--note", "x", file),
        ):
            result = offline(*command, code=2)
            assert "line 1 holds bytes that are not UTF-8" in result.stderr
            assert len(result.stderr.splitlines()) == 1
            assert "secret" not in shown(result)


def test_scan_of_a_long_text_in_windows(offline: Command, tmp_path: Path) -> None:
    token, number = made_token(), 5000
    places = [*random.sample(range(1, number), 12), 999, 1000, 1001, 1900, 1901]
    lines = ["nothing to see here"] * number
    for place in places:
        lines[place - 1] = f"use {token} there"
    # Broken over the end of a window.
    key = "-----BEGIN RSA PRIVATE KEY-----\n" + "\n".join(
        samples.some(random.Random(), samples._ALNUM, 64) for _ in range(20)
    ) + "\n-----END RSA PRIVATE KEY-----"  # fmt: skip
    long = tmp_path / "long.log"
    long.write_text("\n".join([*lines, *(["x"] * 995), key, "end"]), encoding="utf-8")
    document = offline.json("scan", long, "--format", "lines", code=1)
    found = {f["line"] for f in document["findings"] if f["reason"] == "credential_prefix"}
    assert found == set(places)
    assert {f["line"] for f in document["findings"] if f["reason"] == "private_key_block"} >= {
        number + 996
    }


def test_scan_with_detectors_of_ones_own(offline: Command, tmp_path: Path) -> None:
    talk = write_turns(tmp_path / "t.jsonl", [{"turn_id": "t1", "text": "ask for EMP-123456"}])
    config = tmp_path / "own.toml"
    config.write_text(
        "[[detector]]\nname = 'staff'\nreason = 'government_id'\npattern = 'EMP-[0-9]{6}'\n",
        encoding="utf-8",
    )
    offline("scan", talk)
    document = offline.json("scan", talk, "--detectors", config, code=1)
    assert document["findings"][0]["detector"] == "staff"
    config.write_text("[[detector]]\nname = 'staff'\n", encoding="utf-8")
    offline("scan", talk, "--detectors", config, code=2)


# --- rescan --------------------------------------------------------------------------------------


def stored(command: Command) -> list[tuple[str, str]]:
    """What passed the firewall when it was stored: (agent, the words)."""
    words = []
    with Database(command.url) as database:
        journal, store = ProvenanceJournal(database), MemoryStore(database)
        for agent in ("a", "b"):
            for number in range(12):
                word = f"zeppelin-{agent}{number:02}"
                words.append((agent, word))
                if number % 3 == 0:
                    journal.append(agent, f"It is called {word}.", payload={"n": number})
                elif number % 3 == 1:
                    journal.append(agent, "Fine.", subjects=[word], turn_id=f"t{number}")
                else:
                    store.remember(agent, "Fine.", entities=[word, "Ana"], turn_id=f"t{number}")
    return words


def test_rescan_finds_what_todays_detectors_would_block(command: Command) -> None:
    stored(command)
    assert "0 findings" in command("rescan").stderr
    command(
        "firewall", "add", "code_name", "off_the_record", "zeppelin-[a-z][0-9]{2}",
        "--about", "projects",
    )  # fmt: skip
    result = command("rescan", "--batch", 5, code=1)
    assert "zeppelin" not in shown(result)
    assert len(titled(result.stdout)) > 20
    document = command.json("rescan", "--batch", 5, code=1)
    assert "zeppelin" not in json.dumps(document)
    findings = document["findings"]
    assert document["found"] == len(findings)
    assert {f["detector"] for f in findings} == {"code_name"}
    by_table = {
        (agent, table): [f for f in findings if (f["agent_id"], f["table"]) == (agent, table)]
        for agent in ("a", "b")
        for table in ("journal_entry", "memory", "association")
    }
    for agent in ("a", "b"):
        assert len(by_table[agent, "journal_entry"]) == 8
        # A memory that repeats keeps one record; those of entries count as well.
        assert len(by_table[agent, "memory"]) >= 4
        assert len(by_table[agent, "association"]) == 4
    with psycopg.connect(command.url) as owner:
        for f in findings:
            column = {"journal_entry": "entry_id", "memory": "memory_id"}.get(f["table"], "ctid")
            row = owner.execute(
                f"select t::text from assay.{f['table']} as t where agent_id = %s"  # type: ignore[arg-type]
                f" and {column}::text = %s",
                [f["agent_id"], f["id"]],
            ).fetchone()
            assert row is not None
            assert f["table"] == "memory" or "zeppelin" in row[0]
    only = command.json("rescan", "--agent", "a", "--source", "journal_entry", code=1)
    assert only["findings"] == by_table["a", "journal_entry"]
    command("rescan", "--agent", "nobody")


def test_rescan_looks_at_sources_and_recalls(command: Command) -> None:
    """Ids and speakers that a record does not repeat: each place is read to its end."""
    with Database(command.url) as database:
        store = MemoryStore(database)
        for number in range(7):
            # One record, whose second and later sources only its evidence knows.
            store.remember(
                "a", "I keep bees.", turn_id=f"zeppelin-t{number:02}", session_id=f"s{number}"
            )
            store.inject("a", "bees?", session_id=f"zeppelin-s{number:02}")
    command("firewall", "add", "code_name", "off_the_record", "zeppelin-[a-z][0-9]{2}")
    findings = command.json("rescan", "--batch", 2, code=1)["findings"]
    tables = [f["table"] for f in findings]
    assert tables.count("memory_evidence") == 7
    assert tables.count("recall_event") == 7
    assert len({(f["table"], f["id"]) for f in findings}) == len(findings)


def test_rescan_goes_on_where_it_stopped(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    stored(command)
    command("firewall", "add", "code_name", "off_the_record", "zeppelin-[a-z][0-9]{2}")
    whole = command.json("rescan", "--batch", 3, code=1)
    seen: list[dict[str, str]] = []
    place: list[str] = []
    runs = 0
    original = Database.run
    while True:
        runs += 1
        asked = 0

        def run(self: Database, call: Any, connection: Any = None) -> Any:
            nonlocal asked
            if "assay.rescan(" in call.sql:
                asked += 1
                if asked == 4:
                    raise pgassay.DatabaseUnavailableError
            return original(self, call, connection)

        monkeypatch.setattr(Database, "run", run)
        result = command_any(command, "rescan", "--batch", 3, *place)
        seen += [
            dict(zip(("agent_id", "table", "reason", "detector", "id"), row, strict=True))
            for row in titled(result.stdout)
        ]
        if result.exit_code != 3:
            assert result.exit_code in (0, 1)
            break
        place = ["--after", result.stderr.split("Go on with --after ")[1].split()[0]]
    assert runs > 3
    assert seen == whole["findings"]
    command("rescan", "--after", "nonsense", code=2)


def test_a_place_that_was_made_up_is_refused(command: Command) -> None:
    stored(command)
    one = "00000000-0000-4000-8000-000000000001"
    for place in (
        ["journal_entry", "a", "no id"],
        ["journal_entry", "a", "5"],
        ["memory", "a", '["x", "y"]'],
        ["memory", "", one],
        ["memory", "a\0", one],
        ["memory", "a" * 300, one],
        ["association", "a", one],
        ["association", "a", "-1"],
        ["association", "a", "9" * 40],
        ["decision", "a", one],
        ["decision", "a", "[]"],
        ["decision", "a", "{"],
        ["gold_label", "a", '["x", 1]'],
        ["gold_label", "a", '["x", "\\u0000"]'],
        ["carried_entry", "a", ""],
        ["no_such_table", "a", one],
        [["memory"], "a", one],
        5,
    ):
        after = base64.urlsafe_b64encode(json.dumps(place).encode()).decode()
        result = command("rescan", "--after", after, code=2)
        assert "no place that a run has named" in result.stderr, place
        assert len(result.stderr.splitlines()) == 1
    after = base64.urlsafe_b64encode(json.dumps(["memory", "a", one]).encode()).decode()
    command("rescan", "--after", after)
    command("rescan", "--after", after, "--source", "memory", "--agent", "a")
    # Nothing would be looked at.
    command("rescan", "--after", after, "--source", "decision", code=2)
    command("rescan", "--after", after, "--agent", "b", code=2)


def command_any(command: Command, *arguments: object) -> Any:
    from typer.testing import CliRunner

    import pgassay.cli

    return CliRunner(env={"PGASSAY_DATABASE_URL": command.url}).invoke(
        pgassay.cli.app, [str(argument) for argument in arguments]
    )


def test_rescan_heeds_the_allow_list_and_looks_at_every_place(
    command: Command, db: Database
) -> None:
    token = made_token()
    hidden = json.dumps({"note": f"use {token}"})
    with psycopg.connect(command.url, autocommit=True) as owner:
        # As an earlier version might have left it: the firewall was not there.
        owner.execute("alter table assay.journal_entry disable trigger journal_entry_firewall")
        owner.execute("alter table assay.journal_entry disable trigger journal_entry_memories")
        owner.execute(
            "insert into assay.journal_entry (entry_id, captured_at, valid_from, agent_id, kind,"
            " verbatim, statement, payload) values (gen_random_uuid(), now(), now(), 'a', 'assert',"
            " 'Fine.', 'Fine.', %s)",
            [hidden],
        )
        owner.execute(
            "insert into assay.migration_run (run_id, token, source_id, state, source) values"
            " (%(id)s, %(id)s, 's', 'running', '{}')",
            {"id": "00000000-0000-4000-8000-000000000001"},
        )
        owner.execute(
            "insert into assay.migration_item (run_id, source_db, agent_id, source_id, key_sha256,"
            " content_sha256, model, outcome, reason, source_key, raw, raw_format) values"
            " ('00000000-0000-4000-8000-000000000001', 0, 'a', 's', sha256('k'), sha256('c'),"
            " 'entry', 'quarantined', 'unreadable', 'key', %s, 'hash')",
            [b"\x81\xa4text\xd9\x28" + token.encode()],
        )
    document = command.json("rescan", code=1)
    assert token not in json.dumps(document)
    assert {f["table"] for f in document["findings"]} == {"journal_entry", "migration_item"}
    allow(command, token)
    assert command.json("rescan")["findings"] == []
    assert [batch.scanned for batch in rescan(db, "a", "journal_entry")] == [1]


def allow(command: Command, token: str) -> str:
    result = command(
        "firewall", "allow", "--agent", "a", "--note", "of the manual", stdin=f"{token}\n"
    )
    assert token not in shown(result)
    return str(result.stdout.strip())


# --- the firewall itself -------------------------------------------------------------------------


def test_the_self_test(command: Command, offline: Command) -> None:
    document = command.json("firewall", "test", "--seed", 3)
    assert document["passed"]
    assert set(document["scores"]) == {"python", "sql"}
    assert document["scores"]["python"] == document["scores"]["sql"]
    rows = {row["reason"]: row for row in document["scores"]["sql"]}
    assert set(rows) == {*pgassay.firewall._rules.REASONS, selftest.HARMLESS}
    assert rows["credential_prefix"]["cases"] > 300
    assert rows["harmless"]["cases"] > 1_200
    command("firewall", "disable", "iban", "--note", "accounts are our business")
    document = command.json("firewall", "test", "--seed", 3, code=1)
    rows = {row["reason"]: row for row in document["scores"]["sql"]}
    assert rows["bank_account"]["caught"] < rows["bank_account"]["cases"]
    assert not document["passed"]
    offline("firewall", "test", code=3)


def test_the_self_test_makes_other_secrets_each_time() -> None:
    assert selftest.cases(1) == selftest.cases(1)

    def long_tokens() -> set[str]:
        made = selftest.cases()
        return {c.text[slice(*c.spans[0])] for c in made if c.kind == "tokens of vendors"}

    one, two = long_tokens(), long_tokens()
    assert len(one) > 300
    assert not one & two


def test_more_cases_of_each_form_can_be_asked_for() -> None:
    one, three = selftest.cases(1), selftest.cases(1, each=3)
    # many forms have nothing to fill in
    assert 3 * len(one) < 2 * len(three) <= 6 * len(one)
    assert {case.kind for case in one} == {case.kind for case in three}


def test_the_secrets_of_a_case_stand_where_it_says() -> None:
    made = selftest.cases(2)
    for case in made:
        assert all(0 <= start < end <= len(case.text) for start, end in case.spans)
        assert not set(case.text) & set("\u27e6\u27e7")
        assert case.reasons or not case.spans
    # a secret in pieces has several
    assert {len(case.spans) for case in made} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(3))
def test_the_package_passes_its_self_test(seed: int) -> None:
    corpus = selftest.cases(seed)
    scores = selftest.score(corpus, [scan_never_record(case.text).reason for case in corpus])
    assert all(score.passed for score in scores)


def test_a_firewall_that_misses_fails_the_self_test() -> None:
    corpus = selftest.cases(1)
    nothing = selftest.score(corpus, [None] * len(corpus))
    assert not any(score.passed for score in nothing if score.reason != selftest.HARMLESS)
    everything = selftest.score(corpus, ["jwt"] * len(corpus))
    assert [s.reason for s in everything if not s.passed] == [selftest.HARMLESS]
    # one in pieces may be named as a vendor's token as well
    named = {case.reasons[0] for case in corpus if "jwt" in case.reasons}
    assert {s.reason for s in everything if s.exact} == named
    assert named <= {"jwt", "credential_prefix"}


def test_detectors_are_listed_added_and_switched_off(command: Command) -> None:
    def listed() -> dict[str, Any]:
        rows = command.json("firewall", "detectors")["detectors"]
        return {row["detector"]: row for row in rows}

    before = listed()
    assert len(before) > 300
    command("firewall", "add", "staff", "government_id", "emp-[0-9]{6}", "--ignore-case")
    command("firewall", "disable", "iban", "--note", "accounts are our business")
    after = listed()
    assert after["staff"] == {
        "reason": "government_id",
        "detector": "staff",
        "custom": True,
        "enabled": True,
        "about": "",
    }
    assert not after["iban"]["enabled"]
    assert {**after, "iban": before["iban"]} == {**before, "staff": after["staff"]}
    changed = command.json("firewall", "detectors", "--changed")["detectors"]
    assert {row["detector"]: row for row in changed} == {
        name: after[name] for name in ("iban", "staff")
    }
    assert "added" in command("firewall", "detectors").stdout
    assert "1 of" in command("doctor").stdout
    command("firewall", "enable", "iban", "--note", "no longer")
    assert listed()["iban"]["enabled"]
    assert "and 1 that were added" in command("doctor").stdout
    token = made_token()
    for line in (["house", "jwt", token], ["house", "jwt", "abc-[0-9]{6}", "--about", token]):
        assert token not in shown(command("firewall", "add", *line, code=5))
    for wrong in (
        ["add", "staff2", "government_id", "emp-[0-9]+"],
        ["add", "st", "government_id", "emp-[0-9]{6}"],
        ["add", "staff2", "nothing", "emp-[0-9]{6}"],
        ["disable", "iban"],
        ["disable", "iban", "--note", " "],
    ):
        command("firewall", *wrong, code=2)
    command("firewall", "add", "staff", "government_id", "other-[0-9]{6}", code=5)
    command("firewall", "disable", "no_such", "--note", "why", code=5)


def test_a_group_of_commands_alone_shows_its_help(offline: Command) -> None:
    result = offline("firewall", code=2)
    assert "revoke" in result.stdout
    assert len(result.stdout.splitlines()) > 10
    assert result.stderr == ""
    wrong = offline("firewall", "add", "house", "nothing", "abcd", code=2)
    assert "'nothing' is not one of" in wrong.stderr
    assert "Value error" not in wrong.stderr


def test_without_a_database_the_packages_detectors_are_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from typer.testing import CliRunner

    import pgassay.cli

    monkeypatch.delenv("PGASSAY_DATABASE_URL", raising=False)
    result = CliRunner().invoke(pgassay.cli.app, ["firewall", "detectors"])
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) > 300
    assert CliRunner().invoke(pgassay.cli.app, ["firewall", "test"]).exit_code == 0


def test_a_false_alarm_is_allowed_listed_and_taken_back(command: Command, writer_url: str) -> None:
    token = made_token()
    allow_id = allow(command, token)
    with Database(command.url) as database:
        ProvenanceJournal(database).append("a", f"The manual says {token}.")
        with pytest.raises(pgassay.JournalBlockedError):
            ProvenanceJournal(database).append("b", f"The manual says {token}.")
    (row,) = command.json("firewall", "allowed", "--agent", "a")["allowed"]
    assert (row["allow_id"], row["note"], row["revoked_at"]) == (allow_id, "of the manual", None)
    assert "of the manual" in command("firewall", "allowed").stdout
    command("firewall", "revoke", "--agent", "a", allow_id)
    assert "before" in command("firewall", "revoke", "--agent", "a", allow_id).stderr
    with Database(command.url) as database, pytest.raises(pgassay.JournalBlockedError):
        ProvenanceJournal(database).append("a", f"The manual says {token}.")
    card = "4532" + samples.some(random.Random(), "0123456789", 11)
    for text in (
        "I keep bees.",  # nothing is found
        card + samples.luhn_digit(card),
        f"DB_PASSWORD=Kettle{random.randrange(1000, 9999)}!",
        "Off the record: I sold the house.",
        "",
    ):
        result = command("firewall", "allow", "--agent", "a", "--note", "why", stdin=text, code=2)
        assert not text or text not in shown(result)
    result = Command(writer_url)(
        "firewall", "allow", "--agent", "a", "--note", "why", stdin=token, code=5
    )
    assert token not in shown(result)


def made_words() -> str:
    """What is no secret by itself, only behind a name that says so."""
    return "-".join("".join(random.choices("abcdefghikmnopr", k=6)) for _ in range(4)) + "7"


def made_id() -> str:
    """Letters and digits that are not yet noise by themselves."""
    while True:
        made = "".join(random.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=20))
        found = {f.detector for f in find_never_record(f"Cookie: sessionid={made}")}
        if found == {"session"} and not scan_never_record(made).blocked:
            return made


@pytest.mark.parametrize(
    ("blocked", "detector"),
    [
        ("Cookie: sessionid={}", "session"),
        ("Set DB_PASSWORD={} there.", "assignment"),
        ("It has api_key = '{}' in it.", "assignment"),
        ("See postgres://app:{}@db.example.com/x today.", "url_userinfo"),
        ("The password is {} now.", "spoken"),
    ],
)
def test_what_is_found_because_of_the_words_around_it_can_be_allowed(
    command: Command, tmp_path: Path, blocked: str, detector: str
) -> None:
    words = made_id() if detector == "session" else made_words()
    text = blocked.format(words)
    assert not scan_never_record(words).blocked
    found = next(f for f in find_never_record(text) if f.detector == detector)
    assert text[found.start : found.end] == words
    file = tmp_path / "blocked.txt"
    file.write_bytes(text.encode() + b"\r\n")
    result = command("firewall", "allow", "--agent", "a", "--note", "made up", file, "--json")
    assert words not in shown(result)
    document = json.loads(result.stdout)
    assert document["reason"] == found.reason
    assert document["detector"] == min(
        f.detector for f in find_never_record(text) if f.reason == found.reason
    )
    assert (document["start"], document["end"]) == (found.start, found.end)
    assert command.json("firewall", "allow", "--agent", "a", "--note", "again", file) == document
    with Database(command.url) as database:
        journal, store = ProvenanceJournal(database), MemoryStore(database)
        journal.append("a", text)
        assert store.remember("a", f"Again: {text}").outcome == "stored"
        for agent, other in (("b", text), ("a", blocked.format(f"x{words}"))):
            with pytest.raises(pgassay.JournalBlockedError):
                journal.append(agent, other)


def test_of_several_finds_one_is_chosen(command: Command) -> None:
    token, words, card = made_token(), made_words(), "4532" + samples.some(
        random.Random(), "0123456789", 11
    )  # fmt: skip
    card += samples.luhn_digit(card)
    text = f"Use {token}\nor DB_PASSWORD={words} with {card} there."
    allowing = ("firewall", "allow", "--agent", "a", "--note", "made up", "--json")
    result = command(*allowing, stdin=text, code=2)
    assert "1 credential_prefix" in result.stderr
    assert "line 1" in result.stderr
    assert "2 credential_assignment (assignment, line 2" in result.stderr
    assert not any(secret in shown(result) for secret in (token, words, card))
    for arguments in (("--span", 3), ("--span", 0), ("--reason", "payment_card"),
                      ("--reason", "jwt"), ("--reason", "no_such_reason")):  # fmt: skip
        assert words not in shown(command(*allowing, *arguments, stdin=text, code=2))
    assert command.json("firewall", "allowed")["allowed"] == []
    first = json.loads(command(*allowing, "--span", 2, stdin=text).stdout)
    assert text[first["start"] : first["end"]] == words
    other = json.loads(command(*allowing, "--reason", "credential_assignment", stdin=text).stdout)
    assert other == first
    second = json.loads(command(*allowing, "--span", 1, stdin=text).stdout)
    assert text[second["start"] : second["end"]] == token
    with Database(command.url) as database:
        journal = ProvenanceJournal(database)
        with pytest.raises(pgassay.JournalBlockedError) as caught:
            journal.append("a", text)
        assert caught.value.reason == "payment_card"
        journal.append("a", text.replace(card, "nothing"))


def test_what_cannot_be_allowed_is_not_freed_with_what_lies_around_it() -> None:
    card = "4532" + samples.some(random.Random(), "0123456789", 11)
    card += samples.luhn_digit(card)
    value = f"kettle-{card}-amber"
    text = f"Set DB_PASSWORD={value} there."
    assert {"payment_card", "credential_assignment"} <= {f.reason for f in find_never_record(text)}
    with pytest.raises(pgassay.ConfigurationError, match="in the same place") as caught:
        allowance_for(text)
    assert card not in str(caught.value)


def made_key(form: str) -> tuple[str, list[str]]:
    """A text with a private key in it, and the lines of the key."""
    body = base64.b64encode(random.randbytes(1200)).decode()
    lines = [body[at : at + 64] for at in range(0, len(body), 64)]
    begin, end = (f"{'-' * 5}{word} RSA PRIVATE KEY{'-' * 5}" for word in ("BEGIN", "END"))
    whole = [begin, *lines, end]
    if form == "broken":
        whole.insert(4, "and then")
    elif form == "log":
        whole = [f"2026-01-01 12:00:{n:02} INFO {line}" for n, line in enumerate(whole)]
    elif form == "source":
        whole = [f'    "{line}\\n" +' for line in whole]
    elif form == "tail":
        del whole[0]
    return "It was:\n" + "\n".join(whole) + "\nas I said.", lines


@pytest.mark.parametrize("form", ["plain", "broken", "log", "source", "tail"])
def test_no_line_of_a_private_key_can_be_allowed(command: Command, form: str) -> None:
    text, lines = made_key(form)
    assert "private_key_block" in {f.reason for f in find_never_record(text)}
    assert allowable(text) == []
    allowing = ("firewall", "allow", "--agent", "a", "--note", "why")
    for arguments in ((), ("--span", 1), ("--span", 3), ("--reason", "high_entropy")):
        result = command(*allowing, *arguments, stdin=text, code=2)
        assert "without the key" in result.stderr
        assert "--span" not in result.stderr
        assert not any(line in shown(result) for line in lines)
    with Database(command.url) as database:
        with pytest.raises(pgassay.ConfigurationError):
            allow_text(database, "a", text, "why", span=2)
        assert list_allowed_texts(database) == []
        # The function sees a digest and no text; in a text with a key such an entry does nothing.
        whole = find_never_record(text)
        with psycopg.connect(command.url) as owner:
            for f in whole:
                if f.reason == "high_entropy":
                    digest = hashlib.sha256(text[f.start : f.end].encode()).hexdigest()
                    owner.execute(
                        "select assay.allow_text('a', %s, 'high_entropy', 'why')", [digest]
                    )
        firewall = firewall_of(database)
        assert firewall.find_never_record(text, agent_id="a") == whole
        assert firewall.redact(text, agent_id="a") == redact(text)
        with pytest.raises(pgassay.JournalBlockedError) as caught:
            ProvenanceJournal(database).append("a", text)
        assert caught.value.reason == "private_key_block"
        with psycopg.connect(command.url) as owner, pytest.raises(psycopg.Error) as by_hand:
            owner.execute(
                "insert into assay.journal_entry (entry_id, captured_at, valid_from, agent_id,"
                " kind, verbatim, statement)"
                " values (gen_random_uuid(), now(), now(), 'a', 'assert', %(text)s, %(text)s)",
                {"text": text},
            )
        assert by_hand.value.sqlstate == "ME001"


def test_what_lies_beside_something_barred_is_still_a_choice() -> None:
    card = "4532" + samples.some(random.Random(), "0123456789", 11)
    card += samples.luhn_digit(card)
    token = made_token()
    text = f"Set DB_PASSWORD=kettle-{card}-amber there, or use {token}."
    (choice,) = allowable(text)
    assert text[choice.start : choice.end] == token
    assert allowance_for(text).reason == "credential_prefix"


def test_find_and_scan_of_the_package_are_a_firewall_without_changes() -> None:
    text = f"use {made_token()}"
    assert Firewall().find_never_record(text) == find_never_record(text)


@pytest.mark.parametrize(
    ("line", "format"),
    [
        ({"role": "tool", "tool_call_id": "c1", "content": "a result"}, "auto"),
        ({"role": "tool", "tool_call_id": "c1", "content": "a result"}, "openai"),
    ],
)
def test_scan_that_read_nothing_says_so(
    offline: Command, tmp_path: Path, line: dict[str, str], format: str
) -> None:
    file, empty = tmp_path / "tool.jsonl", tmp_path / "empty.jsonl"
    file.write_text(json.dumps(line) + "\n")
    result = offline("scan", file, "--format", format, code=2)
    assert "nothing of it was read" in result.stderr
    assert "--format lines" in result.stderr
    assert "Nothing found" not in result.stderr
    document = json.loads(offline("scan", file, "--format", format, "--json", code=2).stdout)
    assert document["texts"] == 0
    assert [item["file"] for item in document["unread"]] == [str(file)]
    assert "in 1 text" in offline("scan", file, "--format", "lines").stderr
    # What is empty holds nothing that was not read.
    for blank in ("", " \n\n", "\ufeff"):
        empty.write_text(blank)
        result = offline("scan", empty)
        assert f"{empty} is empty" in result.stderr
        offline("scan", empty, file, code=2)
