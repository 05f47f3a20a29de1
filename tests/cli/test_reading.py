"""The commands that read, label, install and look after."""

from __future__ import annotations

import csv
import json
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import typer

from cli.support import Command, write_turns
from pgassay import migrations
from pgassay.audit.decisions import DecisionLog
from pgassay.audit.records import DecisionEvent, DecisionRecord, DecisionRow
from pgassay.audit.vocabulary import ReasonCode, Verdict
from pgassay.cli import _json_shapes, doctor
from pgassay.cli._options import parse_duration, parse_moment
from pgassay.cli.metrics import read_labels
from pgassay.database import Call, Database
from pgassay.journal import Belief, JournalEntry, ProvenanceJournal
from pgassay.memory import MemoryStore
from servers import OWNER, READER, WRITER, PostgresServer


def names(kind: Any) -> set[str]:
    return {field.name for field in fields(kind)}


@pytest.fixture
def filled(command: Command, talk: Path) -> Command:
    """An agent ``a`` who had the conversation."""
    command("extract", talk, "--agent", "a", "--quiet")
    return command


# --- decisions, summary, pending, why ---


def test_decisions_can_be_filtered(filled: Command) -> None:
    document = filled.json("decisions", "--agent", "a")
    assert set(document) == set(_json_shapes.KEYS["decisions"])
    assert {frozenset(row) for row in document["decisions"]} == {frozenset(names(DecisionRecord))}
    accepted = filled.json("decisions", "--agent", "a", "--state", "accept")["decisions"]
    assert [row["candidate_id"] for row in accepted] == ["t1:sentence:0"]
    hedged = filled.json("decisions", "--agent", "a", "--reason", "low_confidence")["decisions"]
    assert [row["turn_id"] for row in hedged] == ["t2"]
    of_turn = filled.json("decisions", "--agent", "a", "--turn", "t3")["decisions"]
    assert [row["state"] for row in of_turn] == ["firewall_drop"]
    assert of_turn[0]["text_sha256"] is None


def test_decisions_are_counted_out(filled: Command) -> None:
    everything = filled.json("decisions", "--agent", "a")
    assert not everything["truncated"]
    oldest = filled.json("decisions", "--agent", "a", "--limit", "2")
    newest = filled.json("decisions", "--agent", "a", "--limit", "2", "--newest")
    assert oldest["truncated"]
    assert oldest["decisions"] == everything["decisions"][:2]
    assert newest["decisions"] == everything["decisions"][:-3:-1]
    assert "--limit" in filled("decisions", "--agent", "a", "--limit", "2").stderr
    filled("decisions", "--agent", "a", "--limit", "0", code=2)


def test_an_agent_sees_its_own_only(filled: Command) -> None:
    assert filled.json("decisions", "--agent", "b")["decisions"] == []
    assert filled.json("summary", "--agent", "b")["candidates"] == 0
    assert filled.json("journal", "--agent", "b")["beliefs"] == []
    filled("why", "t1:sentence:0", "--agent", "b", code=1)


def test_summary_of_an_agent_and_of_a_turn(filled: Command, db: Database) -> None:
    document = filled.json("summary", "--agent", "a")
    assert set(document) == set(_json_shapes.KEYS["summary"])
    rows = DecisionLog(db).list_for_agent("a")
    assert document["candidates"] == len(rows) == sum(document["reasons"].values())
    assert document["losses"]["privacy"] == 1
    assert document["firewall_drops"] == {"off_the_record": 1}
    turn = filled.json("summary", "--agent", "a", "--turn", "t1")
    counted = DecisionLog(db).turn_summary("a", "t1")
    assert {f"state:{name}": number for name, number in turn["states"].items()} == {
        name: number for name, number in counted.items() if name.startswith("state:")
    }
    assert "off_the_record 1" in filled("summary", "--agent", "a").stdout


def test_pending(command: Command, db: Database) -> None:
    assert command.json("pending", "--agent", "a") == {"agent_id": "a", "pending": []}
    row = DecisionRow("t:sentence:0", "sentence", Verdict.PENDING, ReasonCode.ACCEPTED)
    DecisionLog(db).write_pending("a", "t", [row])
    (found,) = command.json("pending", "--agent", "a")["pending"]
    assert found["candidate_id"] == "t:sentence:0"
    assert "t:sentence:0" in command("pending", "--agent", "a").stdout
    assert command.json("pending", "--agent", "a", "--older-than", "1h")["pending"] == []
    assert command.json("summary", "--agent", "a")["pending"] == 1
    assert command.json("why", "t:sentence:0", "--agent", "a")["entry"] is None


def test_why_tells_the_whole_history(filled: Command, db: Database) -> None:
    # A later verdict is refused, and stays in the history; the entry is superseded.
    taken = DecisionLog(db).write_terminal(
        "a", "t1", "t1:sentence:0", Verdict.REJECT, ReasonCode.NOT_A_FACT
    )
    assert not taken
    journal = ProvenanceJournal(db)
    entry = journal.for_candidate("a", "t1", "t1:sentence:0")
    assert entry is not None
    journal.supersede("a", entry.entry_id, "Rosa gave the bees away.")
    document = filled.json("why", "t1:sentence:0", "--agent", "a")
    assert set(document) == set(_json_shapes.KEYS["why"])
    assert set(document["decision"]) == names(DecisionRecord)
    assert set(document["attempts"][0]) == names(DecisionEvent)
    assert set(document["entry"]) == names(JournalEntry)
    assert document["decision"]["span_start"] == 0
    assert document["decision"]["detail_code"] == "terminal_conflict_refused"
    assert [attempt["outcome"] for attempt in document["attempts"]] == [
        "applied", "applied", "refused",
    ]  # fmt: skip
    assert document["holds_now"] is False
    assert [item["statement"] for item in document["related_entries"]] == [
        "Rosa gave the bees away."
    ]
    shown = filled("why", "t1:sentence:0", "--agent", "a").stdout
    for part in ("0-26", "I keep bees in the garden.", "refused", "Rosa gave the bees away."):
        assert part in shown


def test_why_of_what_was_kept_out(filled: Command) -> None:
    shown = filled("why", "t3:turn_firewall:0", "--agent", "a").stdout
    assert "off_the_record" in shown
    assert "house" not in shown


def test_why_with_an_id_of_another_making(command: Command, db: Database) -> None:
    DecisionLog(db).write_terminal("a", "turn", "mine", Verdict.REJECT, ReasonCode.NOT_A_FACT)
    command("why", "mine", "--agent", "a", code=1)
    command("why", "mine", "--turn", "turn", "--agent", "a")


# --- journal ---


def test_journal_at_a_moment(command: Command, db: Database) -> None:
    journal = ProvenanceJournal(db)
    march, may = datetime(2025, 3, 1, tzinfo=UTC), datetime(2025, 5, 1, tzinfo=UTC)
    home = journal.append("a", "Mira lives in Leeds.", speaker="Mira", valid_from=march)
    known = datetime.now(UTC)
    journal.supersede("a", home.entry_id, "Mira lives in Ghent.", valid_from=may)

    def beliefs(*options: str) -> list[str]:
        document = command.json("journal", "--agent", "a", *options)
        assert set(document) == set(_json_shapes.KEYS["journal"])
        for belief in document["beliefs"]:
            assert set(belief) == names(Belief)
        return [belief["statement"] for belief in document["beliefs"]]

    assert beliefs() == ["Mira lives in Ghent."]
    assert beliefs("--as-of", "2025-04-01") == ["Mira lives in Leeds."]
    assert beliefs("--as-of", "2025-05-01T02:00:00+02:00") == ["Mira lives in Ghent."]
    assert beliefs("--known-at", known.isoformat()) == ["Mira lives in Leeds."]
    assert beliefs("--as-of", "2025-02-01") == []
    assert beliefs("--speaker", "Mira") == []
    everything = command.json("journal", "--agent", "a", "--all")["entries"]
    assert [entry["kind"] for entry in everything] == ["assert", "supersede"]
    assert "Mira lives in Leeds." in command("journal", "--agent", "a", "--all").stdout


@pytest.mark.parametrize("moment", ["2025-04-01T10:00:00", "yesterday", "2025-13-01", ""])
def test_a_time_that_is_none(command: Command, moment: str) -> None:
    command("journal", "--agent", "a", "--as-of", moment, code=2)


def test_beliefs_and_entries_are_two_questions(command: Command) -> None:
    command("journal", "--agent", "a", "--all", "--as-of", "2025-04-01", code=2)


# --- metrics and labels ---


def test_labels_and_metrics(filled: Command, db: Database) -> None:
    assert filled.json("label", "t1:sentence:0", "yes", "--agent", "a", "--by", "me") == {
        "agent_id": "a",
        "stored": 1,
    }
    filled("label", "t2:sentence:0", "yes", "--turn", "t2", "--agent", "a")
    document = filled.json("metrics", "--agent", "a")
    assert (document["tp"], document["fn"], document["labelled"]) == (1, 1, 2)
    assert document["recall"] == 0.5
    assert set(document["recall_interval"][0:2]) == set(document["recall_interval"])
    assert "recall" in filled("metrics", "--agent", "a").stdout
    filled("label", "nobody:sentence:0", "yes", "--agent", "a", code=5)
    filled("label", "t1:sentence:0", "perhaps", "--agent", "a", code=2)
    filled("label", "t1:sentence:0", "--agent", "a", code=2)
    by = db.run(Call("select g.labelled_by from assay.gold_labels as g order by 1", {}, list, True))
    assert "me" in [row.labelled_by for row in by]


FORMS = {
    "json": '{"t1:sentence:0": true, "t2:sentence:0": false}',
    "json-list": '[{"candidate_id": "t1:sentence:0", "should_accept": true},'
    ' {"candidate_id": "t2:sentence:0", "should_accept": false}]',
    "jsonl": '{"candidate_id": "t1:sentence:0", "label": "yes"}\n\n'
    '{"candidate_id": "t2:sentence:0", "label": "no"}\n',
    "csv": "candidate_id,should_accept\nt1:sentence:0,yes\nt2:sentence:0,0\n",
    "csv-bom": "\ufeffcandidate_id,should_accept\r\nt1:sentence:0,TRUE\r\nt2:sentence:0,f\r\n",
}


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS)
def test_labels_from_a_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "gold"
    path.write_text(text, encoding="utf-8", newline="")
    assert read_labels(path) == {"t1:sentence:0": True, "t2:sentence:0": False}


def test_labels_with_turns(tmp_path: Path) -> None:
    path = tmp_path / "gold.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerows([["turn_id", "candidate_id", "gold"], ["t1", "c,1", "y"], ["", "d", "n"]])
    assert read_labels(path) == {("t1", "c,1"): True, "d": False}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "no labels"),
        ('{"a": 2}', "candidate a"),
        ('{"a": null}', "candidate a"),
        ('{"candidate_id": "a"}', "item 1"),
        ('{"candidate_id": "a", "label": true}\n{"candidate', "line 2"),
        ("candidate_id,should_accept\na,maybe\n", "line 2"),
        ("a,b\n1,2\n", "line 2"),
        ("[1]", "item 1"),
        ("[" * 100_000, "line 1"),
    ],
)
def test_a_file_of_labels_that_is_none(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "gold"
    path.write_text(text)
    with pytest.raises(typer.BadParameter, match=place):
        read_labels(path)


def test_gold_from_a_file(filled: Command, tmp_path: Path) -> None:
    gold = tmp_path / "gold.json"
    gold.write_text('{"t1:sentence:0": true, "t1:sentence:1": false, "elsewhere": true}')
    document = filled.json("metrics", "--agent", "a", "--gold", gold)
    assert (document["tp"], document["tn"], document["labelled"]) == (1, 1, 2)
    assert filled.json("metrics", "--agent", "a")["labelled"] == 0
    filled("label", "--file", gold, "--agent", "a", code=5)
    gold.write_text('{"t1:sentence:0": true, "t1:sentence:1": false}')
    assert filled.json("label", "--file", gold, "--agent", "a")["stored"] == 2
    assert filled.json("metrics", "--agent", "a")["labelled"] == 2
    gold.write_bytes(b"\xff\xfe")
    filled("metrics", "--agent", "a", "--gold", gold, code=2)


# --- upgrade, grants, doctor ---


def test_upgrade(server: PostgresServer, empty_database_name: str) -> None:
    command = Command(server.url(empty_database_name, OWNER))
    assert command("summary", "--agent", "a", code=4).stderr.count("\n") == 1
    first = command.json("upgrade")
    assert set(first) == set(_json_shapes.KEYS["upgrade"])
    assert first["applied"] != []
    again = command.json("upgrade")
    assert again["applied"] == []
    assert again["revision"] == first["revision"] == migrations.head()
    assert "nothing to do" in command("upgrade").stdout
    assert command.json("summary", "--agent", "a")["candidates"] == 0


def test_upgrade_as_sql_reaches_no_database() -> None:
    command = Command("postgresql://nobody@127.0.0.1:1/nowhere")
    assert "create table assay.decision" in command("upgrade", "--sql").stdout
    command("upgrade", "--sql", "--from", "nonsense", code=4)
    command("upgrade", "--from", migrations.head(), code=2)


def test_grants_are_printed() -> None:
    command = Command("postgresql://nobody@127.0.0.1:1/nowhere")
    arguments = ("grants", "--owner", "o'w", "--writer", "w", "--reader", "r")
    assert command(*arguments).stdout == migrations.grants_sql("o'w", "w", "r")
    command("grants", "--owner", "o", "--writer", "w", "--reader", "", code=2)


def checks(document: Any) -> dict[str, str]:
    assert set(document) == set(_json_shapes.KEYS["doctor"])
    return {check["name"]: check["status"] for check in document["checks"]}


def test_doctor_finds_all_well(command: Command) -> None:
    document = command.json("doctor")
    assert document["ok"]
    assert "problem" not in checks(document).values()
    assert {"connection", "server", "encoding", "schema", "rights", "firewall", "pending"} <= set(
        checks(document)
    )


@pytest.mark.parametrize("role", [WRITER, READER])
def test_doctor_knows_what_a_role_may(role: str, writer_url: str, reader_url: str) -> None:
    command = Command(writer_url if role == WRITER else reader_url)
    document = command.json("doctor")
    (rights,) = [check for check in document["checks"] if check["name"] == "rights"]
    assert ("writes" in rights["found"]) == (role == WRITER)


def test_doctor_without_rights(
    superuser_url: str, server: PostgresServer, database_name: str
) -> None:
    with server.connect() as admin:
        admin.execute("drop role if exists stranger")
        admin.execute("create role stranger login")
    command = Command(server.url(database_name, "stranger"))
    result = command("doctor", "--json", code=5)
    assert "problem" in checks(json.loads(result.stdout)).values()
    assert "pgassay grants" in result.stdout


def test_doctor_without_a_schema(server: PostgresServer, empty_database_name: str) -> None:
    command = Command(server.url(empty_database_name, OWNER))
    document = command.json("doctor", code=4)
    assert checks(document)["connection"] == "ok"
    assert checks(document)["schema"] == "problem"


def test_doctor_and_another_version(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "needed_version", lambda: "9.0.0")
    assert "pgassay upgrade" in command("doctor", code=4).stdout
    monkeypatch.setattr(doctor, "needed_version", lambda: "0.0.1")
    assert "newer pgassay" in command("doctor", code=4).stdout


def test_doctor_without_a_server() -> None:
    document = Command("postgresql://nobody:hush@127.0.0.1:1/x").json("doctor", code=3)
    assert checks(document)["connection"] == "problem"
    assert "hush" not in json.dumps(document)


def test_doctor_and_an_encoding_that_cannot_hold_every_text(server: PostgresServer) -> None:
    with server.connect() as admin:
        admin.execute("drop database if exists latin")
        admin.execute(
            "create database latin template template0 encoding 'LATIN1' locale 'C'"
            + (" locale_provider libc" if server.major >= 15 else "")
        )
    try:
        document = Command(server.url("latin", "postgres")).json("doctor", code=4)
        assert checks(document)["encoding"] == "problem"
    finally:
        server.drop("latin")


def test_doctor_compares_the_detectors(
    command: Command, server: PostgresServer, database_name: str
) -> None:
    assert checks(command.json("doctor"))["firewall"] == "ok"
    with server.connect(database_name) as admin:
        change = "update assay.never_record_detector set {} where reason = 'off_the_record'"
        admin.execute(change.format("enabled = false"))
        assert checks(command.json("doctor"))["firewall"] == "note"
        admin.execute(change.format("pattern = 'never'"))
        document = command.json("doctor", code=1)
    (found,) = [check for check in document["checks"] if check["name"] == "firewall"]
    assert (found["status"], found["code"]) == ("problem", "detectors_differ")
    # Both are of one version: no upgrade leads from one to the other, and that is said.
    assert doctor.needed_version() in found["found"]
    for way in ("no upgrade", "another build", "drop schema assay cascade"):
        assert way in found["advice"]
    advice = doctor._other_build(cast("Database", SimpleNamespace(embedded=True)))
    assert "PGASSAY_DATA_DIR" in advice
    assert "drop schema" not in advice


def test_doctor_sees_what_is_unfinished(
    command: Command, db: Database, server: PostgresServer, database_name: str
) -> None:
    row = DecisionRow("t:sentence:0", "sentence", Verdict.PENDING, ReasonCode.ACCEPTED)
    DecisionLog(db).write_pending("a", "t", [row])
    with server.connect(database_name) as admin:
        admin.execute("set session_replication_role = replica")
        admin.execute("update assay.decision set written_at = now() - interval '1 hour'")
    assert checks(command.json("doctor"))["pending"] == "note"


def test_doctor_sees_a_recall_that_finds_nothing(command: Command, db: Database) -> None:
    store = MemoryStore(db)
    assert checks(command.json("doctor"))["recall"] == "ok"
    store.remember("a", "换汇的手续费是百分之二。")
    for number in range(25):
        assert not store.inject("a", f"zeppelin{number}").items
        # A query without words says nothing about words.
        store.inject("b", "?!")
        if number == 18:
            assert checks(command.json("doctor"))["recall"] == "ok"
    document = command.json("doctor")
    (found,) = [check for check in document["checks"] if check["name"] == "recall"]
    assert (found["status"], found["code"]) == ("note", "recall_finds_nothing")
    assert "25" in found["found"]
    assert "set_memory_language" in found["advice"]
    assert store.inject("a", "手续费").items
    assert checks(command.json("doctor"))["recall"] == "ok"


def test_doctor_sees_entries_that_wait_for_their_memories(
    command: Command, server: PostgresServer, database_name: str
) -> None:
    with server.connect(database_name) as admin:
        admin.execute(
            "insert into assay.memory_due (due_id, later, agent_id, entry_ids)"
            " values (gen_random_uuid(), true, 'a', array[gen_random_uuid(), gen_random_uuid()])"
        )
    (found,) = [check for check in command.json("doctor")["checks"] if check["name"] == "recall"]
    assert (found["status"], found["code"]) == ("note", "entries_waiting")
    assert "2 imported entries of 1 agent" in found["found"]


@pytest.mark.parametrize(
    ("installed", "trusted", "may_create", "superuser", "used", "code", "advice"),
    [
        (None, None, True, True, False, "vector_not_available", "on the server"),
        (None, True, False, False, False, "vector_not_allowed", "administrator"),
        (None, False, True, False, False, "vector_not_allowed", "administrator"),
        (None, True, True, False, False, "vector_not_used", "embed --install"),
        ("0.8.0", True, False, False, False, "vector_not_used", "embed --install"),
        ("0.8.0", True, False, False, True, "vector_in_use", ""),
    ],
)
def test_doctor_tells_apart_why_there_are_no_vectors(
    installed: str | None,
    trusted: bool | None,
    may_create: bool,
    superuser: bool,
    used: bool,
    code: str,
    advice: str,
) -> None:
    check = doctor._vectors(
        SimpleNamespace(
            vector=installed, vector_trusted=trusted, may_create=may_create,
            superuser=superuser, vectors_installed=used,
        ),
        embedded=False,
    )  # fmt: skip
    assert (check.status, check.code) == ("ok", code)
    assert advice in (check.advice or "")


def test_doctor_offers_vectors_on_the_embedded_server() -> None:
    """Its role may not create the extension; the installation can."""
    found = SimpleNamespace(
        vector=None, vector_trusted=False, may_create=True, superuser=False, vectors_installed=False
    )
    check = doctor._vectors(found, embedded=True)
    assert check.code == "vector_not_used"
    assert "embed --install" in (check.advice or "")


def test_doctor_never_shows_a_key(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    import secrets

    key = "sk-ant-" + secrets.token_hex(16)
    monkeypatch.setenv("ANTHROPIC_API_KEY", key)
    document = command.json("doctor")
    assert checks(document)["judge claude"] == "ok"
    assert key not in json.dumps(document)


# --- the command itself ---


@pytest.mark.parametrize(
    "arguments",
    [
        ("decisions",),
        ("nonsense",),
        ("decisions", "--agent", "a", "--state", "nonsense"),
        ("extract", "--agent", "a"),
        ("extract", "/nowhere/at/all", "--agent", "a"),
        ("--nonsense",),
        ("decisions", "--agent", "a", "--database-url", "mysql://root:hush@localhost/x"),
    ],
    ids=" ".join,
)
def test_wrong_usage_is_one_line(arguments: tuple[str, ...]) -> None:
    result = Command("postgresql://nobody@127.0.0.1:1/x")(*arguments, code=2)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("pgassay")
    assert "hush" not in result.stderr


def test_no_database_at_all_is_one_line(command: Command) -> None:
    result = Command("postgresql://nobody:hush@127.0.0.1:1/x")("summary", "--agent", "a", code=3)
    assert result.stderr.count("\n") == 1
    assert "hush" not in result.stderr


def test_the_option_counts_more_than_the_environment(filled: Command) -> None:
    elsewhere = Command("postgresql://nobody@127.0.0.1:1/x")
    document = elsewhere.json("summary", "--agent", "a", "--database-url", filled.url)
    assert document["candidates"] > 0


def test_a_defect_shows_no_words(filled: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object, **options: object) -> None:
        raise KeyError("words of a user")

    monkeypatch.setattr(DecisionLog, "turn_summary", broken)
    result = filled("summary", "--agent", "a", "--turn", "t1", code=70)
    assert "KeyError" in result.stderr
    assert "words" not in result.stderr


def test_version_and_help() -> None:
    command = Command("")
    assert command("--version").stdout.startswith("pgassay ")
    assert "extract" in command("--help").stdout
    assert "extract" in command(code=2).stdout
    assert "--resume" in command("extract", "--help").stdout


def test_hostile_texts_reach_no_terminal(command: Command, tmp_path: Path) -> None:
    hostile = "I keep \x1b]0;title\x07bees \x9b31m in \u202ethe garden."
    path = write_turns(
        tmp_path / "hostile.jsonl",
        [{"turn_id": "t\x1b[2J", "speaker": "Ro\x1bsa", "text": hostile}],
    )
    command("extract", path, "--agent", "a\x1b")
    for arguments in (
        ("decisions",),
        ("journal",),
        ("journal", "--all"),
        ("why", "t\x1b[2J:sentence:0"),
        ("summary",),
    ):
        for more in ((), ("--json",)):
            shown = command(*arguments, "--agent", "a\x1b", *more).output
            assert not set(shown) & set("\x1b\x07\x9b\u202e")
    (belief,) = command.json("journal", "--agent", "a\x1b")["beliefs"]
    assert belief["statement"] == hostile


# --- values ---


def test_moments() -> None:
    assert parse_moment("2025-04-01") == datetime(2025, 4, 1, tzinfo=UTC)
    assert parse_moment("2025-04-01T12:00Z") == datetime(2025, 4, 1, 12, tzinfo=UTC)
    assert parse_moment("2025-04-01T12:00+02:00") == datetime(2025, 4, 1, 10, tzinfo=UTC)


def test_durations() -> None:
    assert parse_duration("90s") == timedelta(seconds=90)
    assert parse_duration("1.5h") == timedelta(minutes=90)
    assert parse_duration("1 d") == timedelta(days=1)
    for wrong in ("", "5", "5q", "-5m", "999999999999999d"):
        with pytest.raises(typer.BadParameter):
            parse_duration(wrong)
