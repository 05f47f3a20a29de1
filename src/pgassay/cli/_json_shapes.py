"""What ``--json`` prints, command by command: for the documentation, and held to by tests.

Field names are a promise; fields may be added. Names of classes stand for the library's dataclasses
of that name, whose fields are those of the document.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KEYS: Final[Mapping[str, Mapping[str, str]]] = {
    "migrate-redis": {
        "source_id": "the name of the store",
        "source": "its fingerprint: kind, address or file, digest, databases",
        "run_id": "identity of the run, null for a dry run",
        "dry_run": "whether nothing was kept",
        "resumed": "whether it went on with an earlier run",
        "accept_blocked": "whether blocked entries were imported by explicit choice",
        "found": "keys that were found",
        "imported": "of those, imported by this run",
        "already_there": "of those, here before",
        "quarantined": "of those, in quarantine",
        "left_behind": "count per kind of key that is left behind by rule",
        "vanished": "keys that were gone when they were asked for",
        "by_model": "counts per model and outcome",
        "by_state": "imported decisions per state and reason",
        "by_kind": "imported entries per kind",
        "by_agent": "counts per agent",
        "quarantine_reasons": "count per model and reason",
        "quarantine": "for each key: source_db, key, model, reason, detail, kept_whole",
        "blocked": "entries that the firewall blocks today",
        "read_before": "keys that earlier runs have read under this name",
        "read_before_and_gone": "those of them that are not there any more",
        "not_dumped": "keys of another type that the user may not DUMP",
        "digests_withheld": "firewall drops whose digest was not carried",
        "drifted_summaries": "for each turn: agent_id, turn_id, counted, stored",
        "other_keys": "names of keys that are not of the store",
        "other_databases": "keys per database that was not asked for",
        "orphaned_intervals": "numbers and links of entries that are gone",
        "verified": "whether the source was read again",
        "verification": "rows per verdict",
        "unaccounted": "for each row: verdict, model, source_db, key",
        "seconds": "per phase",
        "rows_written": "rows written since the command began",
        "rows_per_second": "of copying, sorting and writing",
        "complete": "whether everything is accounted for",
    },
    "scan": {
        "files": "the files",
        "texts": "how many texts were looked at",
        "findings": "for each: file, line, reason, detector",
        "reasons": "count per reason",
        "unread": "for each part that could not be read: file, line, message",
    },
    "rescan": {
        "rows": "how many were looked at",
        "found": "how many findings there are",
        "findings": "for each, up to 100,000: agent_id, table, id, reason, detector",
        "truncated": "whether there are more than are listed",
    },
    "firewall test": {
        "scores": "per engine (python, sql), for each reason and for what is harmless: reason,"
        " cases, caught, exact, false_blocks",
        "passed": "whether nothing was missed, and nothing blocked that must pass",
    },
    "firewall detectors": {
        "detectors": "for each: reason, detector, custom, enabled, about",
    },
    "firewall allow": {
        "allow_id": "the entry's id, to take it back with",
        "reason": "why it was found",
        "detector": "by which detector",
        "start": "where what is allowed begins in the text, in characters",
        "end": "and where it ends",
    },
    "firewall allowed": {
        "allowed": "for each: agent_id, allow_id, reason, note, allowed_at, allowed_by, revoked_at,"
        " revoked_by",
    },
    "extract": {
        "agent_id": "the agent",
        "database": "host:port/database",
        "judge": "Judge",
        "stopped": "null, or the type of what ended the run early",
        "files": "for each file: file, format and the counts of total",
        "total": "turns, skipped_as_complete, refused, incomplete, candidates, judged,"
        " already_decided, states, reasons, redactions, input_tokens, output_tokens, seconds,"
        " left_out",
        "problems": "for each refusal: file, line, error, message",
    },
    "decisions": {
        "agent_id": "the agent",
        "decisions": "list of DecisionRecord",
        "truncated": "whether there are more than --limit",
    },
    "summary": {
        "agent_id": "the agent",
        "turn_id": "the turn, or null for all",
        "candidates": "with a terminal state",
        "states": "count per state",
        "reasons": "count per reason code",
        "losses": "count per kind of loss: privacy, model, infrastructure",
        "pending": "unfinished ones",
        "firewall_drops": "count per reason of the firewall, or null for one turn",
    },
    "why": {
        "decision": "DecisionRecord",
        "meaning": "the same in a sentence",
        "attempts": "list of DecisionEvent",
        "entry": "JournalEntry, or null",
        "holds_now": "whether the entry is a belief now, or null",
        "related_entries": "list of JournalEntry: what annotates it, and what that leads to",
    },
    "pending": {
        "agent_id": "the agent",
        "pending": "list of DecisionRecord",
    },
    "journal": {
        "agent_id": "the agent",
        "as_of": "as asked, or null (without --all only)",
        "known_at": "as asked, or null",
        "beliefs": "list of Belief; with --all instead entries, a list of JournalEntry",
    },
    "remember": {
        "agent_id": "the agent",
        "outcomes": "count per outcome: stored, repeated, known, blank, blocked",
        "records": "list of Remembered, in the order given",
    },
    "recall": {
        "agent_id": "the agent",
        "recall": "Recall: items, query_blind, vectors",
    },
    "forget": {
        "agent_id": "the agent",
        "forgotten": "how many records",
    },
    "memories": {
        "agent_id": "the agent",
        "memories": "list of MemoryRecord",
    },
    "embed": {
        "vectors": "installed, ready, available or missing",
        "embedded": "how many records got a vector",
    },
    "metrics": {
        "agent_id": "the agent",
        "...": "the fields of Metrics",
    },
    "label": {
        "agent_id": "the agent",
        "stored": "how many labels",
    },
    "upgrade": {
        "database": "host:port/database",
        "applied": "list of revisions that were run",
        "revision": "the revision that the database is at now",
        "schema_version": "the version of the schema",
    },
    "doctor": {
        "ok": "whether nothing stands in the way of working",
        "checks": "for each: name, status (ok, note, problem), found, advice, code",
    },
    "demo": {
        "agent_id": "the agent",
        "database": "host:port/database",
        "embedded": "whether it is the embedded server",
        "turns": "for each: turn_id, speaker, outcome, states, reasons",
        "decisions": "list of DecisionRecord",
        "correction": "corrected and by, each JournalEntry or null",
        "beliefs": "now, as_of_2025_04_01, as_known_before_the_correction: lists of Belief",
        "labelled": "how many labels were stored",
        "metrics": "Metrics",
        "second_run": "judged: how many candidates the second run judged",
        "secret": "rows_searched and rows_found",
        "next": "sql and commands, lists of text",
    },
}
"""For each command the keys of its document, and what stands there."""
