"""What a migration says of itself at its end: for people, and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

_NOT_ACCOUNTED: Final = ("new", "changed", "gone", "differs", "not_remembered")


@dataclass(frozen=True, slots=True)
class Quarantined:
    """One key in quarantine."""

    source_db: int
    key: str
    """The key; bytes that are no printable ASCII are escaped, as in ``bytea`` of psql."""
    model: str
    reason: str
    detail: dict[str, Any] | None
    kept_whole: bool
    """False: the firewall keeps the bytes out; they are still in the source."""


@dataclass(slots=True)
class MigrationReport:
    """What was found, what became of it, and whether everything is accounted for.

    ``found`` counts keys. Each is exactly one of ``imported``, ``already_there`` (by an earlier run
    or written here), ``left_behind`` (by rule, by name) and ``quarantined``.
    """

    source_id: str
    source: dict[str, Any]
    run_id: str | None = None
    dry_run: bool = False
    resumed: bool = False
    accept_blocked: bool = False
    found: int = 0
    imported: int = 0
    already_there: int = 0
    quarantined: int = 0
    ended: int = 0
    """Of those already there: entries that were open and have been closed in the source since."""
    left_behind: dict[str, int] = field(default_factory=dict)
    vanished: int = 0
    """Keys that were gone when they were asked for; not part of what was found."""
    by_model: dict[str, dict[str, int]] = field(default_factory=dict)
    by_state: dict[str, int] = field(default_factory=dict)
    """Imported decisions, by ``state/reason``."""
    by_kind: dict[str, int] = field(default_factory=dict)
    """Imported entries, by kind."""
    by_agent: dict[str, dict[str, int]] = field(default_factory=dict)
    quarantine_reasons: dict[str, int] = field(default_factory=dict)
    quarantine: list[Quarantined] = field(default_factory=list)
    """The keys in quarantine; at most 10,000 of them, the ledger has all."""
    blocked: int = 0
    """Entries that today's firewall blocks: in quarantine, or imported by explicit choice."""
    read_before: int = 0
    """Keys that earlier runs have read under the same name, in the same databases."""
    read_before_and_gone: int = 0
    """Those of them that are not in the source any more. All of them: is it another store?"""
    digests_withheld: int = 0
    """Firewall drops whose digest and place were not carried."""
    drifted_summaries: list[dict[str, Any]] = field(default_factory=list)
    """Turns whose stored summary is wrong: counted from the rows, and as stored."""
    other_keys: list[str] = field(default_factory=list)
    """Names of keys that are none of the store's; at most 1,000."""
    not_dumped: int = 0
    """Keys of another type whose bytes are not kept, because the user may not DUMP."""
    other_databases: dict[int, int] = field(default_factory=dict)
    """Databases that were not asked for, and how many keys they hold."""
    orphaned_intervals: int = 0
    """Numbers and links of entries that are gone from the source."""
    verified: bool = False
    """The source was read again and compared row by row."""
    verification: dict[str, int] = field(default_factory=dict)
    unaccounted: list[dict[str, Any]] = field(default_factory=list)
    """Rows that are new, changed or gone in the source, or different here; at most 1,000.

    Also entries that recall cannot find.
    """
    seconds: dict[str, float] = field(default_factory=dict)
    entries_remembered: int = 0
    """Entries from which memories were made, annotations that changed others included."""
    rows_written: int = 0
    """Rows written since this command began; ``imported`` also counts those before a resume."""
    rows_per_second: float = 0.0

    @property
    def left(self) -> int:
        """How many keys were left behind by rule."""
        return sum(self.left_behind.values())

    @property
    def complete(self) -> bool:
        """Whether everything that was found is accounted for."""
        total = self.imported + self.already_there + self.left + self.quarantined
        if self.found != total + self.vanished:
            return False
        if self.dry_run:
            return True
        return self.verified and not any(self.verification.get(v) for v in _NOT_ACCOUNTED)

    def as_dict(self) -> dict[str, Any]:
        """The report as an object of JSON."""
        return {
            **asdict(self),
            "other_databases": {str(n): keys for n, keys in self.other_databases.items()},
            "complete": self.complete,
        }

    def add_outcomes(self, rows: Iterator[Mapping[str, Any]]) -> None:
        """Take in the counts of ``assay._migration_outcomes``."""
        models: dict[str, Counter[str]] = {}
        agents: dict[str, Counter[str]] = {}
        states: Counter[str] = Counter()
        kinds: Counter[str] = Counter()
        reasons: Counter[str] = Counter()
        for row in rows:
            outcome, items = row["outcome"], row["items"]
            if outcome == "imported":
                self.imported += items
                if row["model"] == "decision":
                    states[f"{row['state']}/{row['reason_code']}"] += items
                    if row["state"] == "firewall_drop":
                        self.digests_withheld += items
                elif row["model"] == "entry":
                    kinds[row["kind"]] += items
            elif outcome == "quarantined":
                self.quarantined += items
                reasons[f"{row['model']}: {row['reason']}"] += items
                if row["reason"] == "firewall":
                    self.blocked += items
            else:
                self.ended += items if outcome == "ended" else 0
                outcome = "already_there"
                self.already_there += items
            models.setdefault(row["model"], Counter())[outcome] += items
            agents.setdefault(row["agent_id"], Counter())[f"{row['model']} {outcome}"] += items
        self.by_model = {name: dict(counts) for name, counts in sorted(models.items())}
        self.by_agent = {name: dict(counts) for name, counts in sorted(agents.items())}
        self.quarantine_reasons = dict(sorted(reasons.items()))
        self.by_state, self.by_kind = dict(sorted(states.items())), dict(sorted(kinds.items()))

    def text(self) -> str:
        """The report for people: one line for each thing, whatever names there are in the store."""
        return "".join(f"{_printable(line)}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        what = "Dry run, nothing was written" if self.dry_run else "Migration"
        yield f"{what}: {self.source_id}"
        yield f"  source        {_one_line(self.source)}"
        yield f"  found         {self.found:>9,} keys"
        now = f"  {self.rows_written:,} of them now" if self.resumed and not self.dry_run else ""
        yield f"  imported      {self.imported:>9,}{now}"
        yield f"  already there {self.already_there:>9,}"
        if self.ended:
            yield f"  of these      {self.ended:>9,}  were closed in the source since, and here now"
        yield f"  left behind   {self.left:>9,}  by rule"
        yield f"  quarantined   {self.quarantined:>9,}"
        if self.vanished:
            yield f"  gone meanwhile{self.vanished:>9,}"
        for title, counts in (
            ("Imported decisions", self.by_state),
            ("Imported entries", self.by_kind),
            ("Left behind by rule", self.left_behind),
            ("In quarantine", self.quarantine_reasons),
        ):
            if counts:
                yield title
                for name, items in counts.items():
                    yield f"  {items:>9,}  {name}"
        if self.by_agent:
            yield "By agent"
            for agent, counts in self.by_agent.items():
                parts = ", ".join(f"{items:,} {name}" for name, items in counts.items())
                yield f"  {agent or '(no agent)'}: {parts}"
        if self.blocked:
            choice = "imported by explicit choice" if self.accept_blocked else "in quarantine"
            yield f"Entries that the firewall blocks today: {self.blocked:,}, {choice}"
        if self.digests_withheld:
            yield f"Firewall drops, digest and place not carried: {self.digests_withheld:,}"
        if self.orphaned_intervals:
            yield f"Intervals of entries that are gone: {self.orphaned_intervals:,}"
        if self.drifted_summaries:
            yield f"Stored summaries that were wrong: {len(self.drifted_summaries):,}"
            for turn in self.drifted_summaries[:20]:
                yield (
                    f"  {turn['agent_id']} {turn['turn_id']}:"
                    f" rows {_one_line(turn['counted'])}, stored {_one_line(turn['stored'])}"
                )
        if self.read_before_and_gone:
            yield (
                f"Of {self.read_before:,} keys that were read under this name before,"
                f" {self.read_before_and_gone:,} are not there any more"
            )
            if self.read_before_and_gone == self.read_before:
                yield "  If this is another store, give it another --source-id"
        if self.not_dumped:
            yield (
                f"Keys of another type, not kept: {self.not_dumped:,}; the user of the store may"
                " not DUMP, give it +dump in its ACL and run again"
            )
        for number, keys in self.other_databases.items():
            yield f"Database {number} was not asked for and holds {keys:,} keys"
        for item in self.quarantine[:20]:
            yield f"  quarantined ({item.reason}) db{item.source_db} {item.key}"
        if len(self.quarantine) > 20:
            yield f"  … and {len(self.quarantine) - 20:,} more: view assay.migration_items"
        if not self.dry_run:
            yield f"Verification: {_one_line(self.verification)}"
            for row in self.unaccounted[:20]:
                yield f"  {row['verdict']}: {row['model']} db{row['source_db']} {row['key']}"
        yield "Seconds: " + ", ".join(f"{name} {s:.1f}" for name, s in self.seconds.items())
        if self.rows_per_second:
            yield f"Written: {self.rows_written:,} rows, {self.rows_per_second:,.0f} a second"
        yield (
            "Everything is accounted for."
            if self.complete
            else "NOT everything is accounted for: freeze the writers of the source, run again."
        )


def _one_line(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items()) or "-"


def _printable(line: str) -> str:
    """A line that is one line on every terminal: names come from the store."""
    if line.isprintable():
        return line
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in line)
