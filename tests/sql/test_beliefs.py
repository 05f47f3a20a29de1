"""What an agent held to be true of one moment, as known at another: a table made by hand."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from sql.support import (
    Connection,
    annotate,
    append,
    in_background,
    one,
    query,
    refused,
    wait_until_blocked,
)

NOW = datetime.now(UTC)
JAN, FEB, MAR, APR, MAY = (datetime(2020, month, 1, tzinfo=UTC) for month in range(1, 6))
AHEAD = NOW + timedelta(days=365)
LATER = NOW + timedelta(days=730)


@dataclass
class Story:
    """Entries by name, each recorded at a moment of its own."""

    connection: Connection
    ids: dict[str, uuid.UUID] = field(default_factory=dict)

    def says(self, name: str, valid: datetime | None = JAN, **options: Any) -> None:
        """Add a claim that stands by itself."""
        self.ids[name] = append(
            self.connection, "ada", name, p_valid_from=valid, p_captured_at=valid, **options
        )

    def marks(
        self, name: str, kind: str, target: str, valid: datetime | None = JAN, **options: Any
    ) -> None:
        """Add an annotation of an earlier entry."""
        self.ids[name] = annotate(
            self.connection, "ada", self.ids[target], kind,
            p_statement=name, p_valid_from=valid, p_captured_at=valid, **options,
        )  # fmt: skip

    def known_after(self, name: str | None) -> datetime | None:
        """When everything up to this entry, and nothing after it, was known."""
        if name is None:
            return None
        found: datetime = one(
            self.connection, "select recorded_at from assay.journal where entry_id = %s",
            self.ids[name],
        )  # fmt: skip
        return found

    def held(self, valid_at: datetime | None = None, known: str | None = None) -> list[str]:
        """The statements of the beliefs, in order of writing."""
        return query(
            self.connection,
            "select b.statement from assay.beliefs('ada', %s, %s) as b",
            valid_at, self.known_after(known),
        )  # fmt: skip

    def expect(self, table: Sequence[tuple[datetime | None, str | None, list[str]]]) -> None:
        """Hold each line (valid at, known after, beliefs) against the database."""
        for valid_at, known, expected in table:
            assert self.held(valid_at, known) == expected, (valid_at, known)
        assert (
            query(self.connection, "select statement from assay.current_beliefs order by entry_seq")
            == self.held()
        )


@pytest.fixture
def story(writer: Connection) -> Story:
    return Story(writer)


def test_supersede(story: Story) -> None:
    story.says("Ghent", JAN)
    story.marks("Mons", "supersede", "Ghent", MAR)
    story.expect(
        [
            (datetime(2019, 12, 31, tzinfo=UTC), None, []),
            (JAN, None, ["Ghent"]),
            (FEB, None, ["Ghent"]),
            # From its valid_from on, that moment included.
            (MAR - timedelta(microseconds=1), None, ["Ghent"]),
            (MAR, None, ["Mons"]),
            (None, None, ["Mons"]),
            (APR, "Ghent", ["Ghent"]),
            (FEB, "Ghent", ["Ghent"]),
        ]
    )
    assert query(
        story.connection, "select statement, valid_to, closed_by from assay.beliefs('ada', %s)", FEB
    ) == [("Ghent", MAR, story.ids["Mons"])]


def test_retract_and_its_retractions(story: Story) -> None:
    story.says("Ghent", JAN)
    story.marks("r1", "retract", "Ghent", FEB)
    story.marks("r2", "retract", "r1", MAR)
    story.marks("r3", "retract", "r2", APR)
    story.marks("r4", "retract", "r3", MAY)
    story.expect(
        [
            (MAY, "Ghent", ["Ghent"]),
            (MAY, "r1", []),
            (JAN, "r1", ["Ghent"]),
            # A retraction that is taken back never was; its own dates do not matter.
            (FEB, "r2", ["Ghent"]),
            (MAY, "r2", ["Ghent"]),
            (MAY, "r3", []),
            (JAN, "r3", ["Ghent"]),
            (MAY, "r4", ["Ghent"]),
            (None, None, ["Ghent"]),
        ]
    )


def test_two_retractions_of_a_retraction(story: Story) -> None:
    story.says("Ghent")
    story.marks("r", "retract", "Ghent")
    story.marks("one", "retract", "r")
    story.marks("two", "retract", "r")
    story.marks("not one", "retract", "one")
    story.expect([(None, "r", []), (None, "one", ["Ghent"]), (None, "not one", ["Ghent"])])
    story.marks("not two", "retract", "two")
    story.expect([(None, "two", ["Ghent"]), (None, "not two", [])])


def test_superseded_by_two(story: Story) -> None:
    story.says("Ghent", JAN)
    story.marks("Mons", "supersede", "Ghent", APR)
    story.marks("Bruges", "supersede", "Ghent", MAR)
    story.expect(
        [
            (FEB, None, ["Ghent"]),
            # One close, the earliest; both successors are claims in their own right.
            (MAR, None, ["Bruges"]),
            (APR, None, ["Mons", "Bruges"]),
            (MAR, "Mons", ["Ghent"]),
        ]
    )
    story.marks("not Bruges", "retract", "Bruges", MAR)
    story.expect(
        [
            # Its close is undone with it, so the other one counts.
            (MAR, None, ["Ghent"]),
            (APR, None, ["Mons"]),
            (MAR, "Bruges", ["Bruges"]),
        ]
    )


def test_superseded_by_two_of_the_same_moment(story: Story) -> None:
    story.says("Ghent", JAN)
    story.marks("Mons", "supersede", "Ghent", MAR)
    story.marks("Bruges", "supersede", "Ghent", MAR)
    story.expect([(FEB, None, ["Ghent"]), (MAR, None, ["Mons", "Bruges"])])
    assert query(story.connection, "select closed_by from assay.beliefs('ada', %s)", FEB) == [
        story.ids["Mons"]
    ]


def test_superseded_by_two_sessions_at_once(writer: Connection, writer2: Connection) -> None:
    story = Story(writer)
    story.says("Ghent", JAN)
    for connection in (writer, writer2):
        connection.execute("begin")
    for connection, name in ((writer, "Mons"), (writer2, "Bruges")):
        annotate(
            connection, "ada", story.ids["Ghent"], "supersede", p_statement=name, p_valid_from=MAR
        )
    for connection in (writer, writer2):
        connection.execute("commit")
    story.expect([(FEB, None, ["Ghent"]), (MAR, None, ["Mons", "Bruges"])])


def test_a_chain_of_successors(story: Story) -> None:
    story.says("Ghent", JAN)
    story.marks("Mons", "supersede", "Ghent", FEB)
    story.marks("Bruges", "supersede", "Mons", APR)
    story.expect([(JAN, None, ["Ghent"]), (FEB, None, ["Mons"]), (APR, None, ["Bruges"])])
    # The last move was a mistake: Mons again.
    story.marks("no Bruges", "retract", "Bruges", APR)
    story.expect([(APR, None, ["Mons"]), (None, None, ["Mons"])])
    # The mistake was no mistake.
    story.marks("but Bruges", "retract", "no Bruges")
    story.expect([(MAR, None, ["Mons"]), (APR, None, ["Bruges"]), (None, None, ["Bruges"])])


def test_retracting_a_successor_for_the_future_reopens_at_once(story: Story) -> None:
    """A retraction of an annotation takes back what it did; a retraction of a claim ends it."""
    story.says("Ghent", JAN)
    story.marks("Mons", "supersede", "Ghent", FEB)
    story.marks("leaves", "retract", "Mons", AHEAD)
    story.expect([(FEB, "Mons", ["Mons"]), (AHEAD, "leaves", ["Ghent"])])


def test_back_dated(story: Story) -> None:
    """Said today of last spring: known late, valid early."""
    story.says("Ghent", JAN)
    story.says("dog", APR)
    story.marks("Mons", "supersede", "Ghent", FEB)
    story.expect(
        [
            (MAR, "dog", ["Ghent"]),
            (MAR, "Mons", ["Mons"]),
            (APR, "dog", ["Ghent", "dog"]),
            (APR, None, ["dog", "Mons"]),
        ]
    )


def test_closed_before_it_began(story: Story) -> None:
    story.says("Ghent", MAR)
    story.marks("never", "retract", "Ghent", JAN)
    story.expect([(FEB, None, []), (MAR, None, []), (None, None, []), (MAR, "Ghent", ["Ghent"])])


def test_dated_ahead(story: Story) -> None:
    """What has not begun can be confirmed, superseded and retracted before it does."""
    story.says("moves", AHEAD)
    story.says("marries", AHEAD)
    story.says("studies", AHEAD)
    story.marks("sure", "confirm", "moves")
    story.marks("later", "supersede", "marries", LATER)
    story.marks("no", "retract", "studies", None)
    story.expect(
        [
            (None, None, []),
            (AHEAD - timedelta(days=1), None, []),
            (AHEAD, None, ["moves", "marries"]),
            (LATER, None, ["moves", "later"]),
            (LATER, "studies", ["moves", "marries", "studies"]),
        ]
    )


def test_a_close_ahead_is_said_now(story: Story) -> None:
    story.says("Ghent", JAN)
    story.marks("Mons", "supersede", "Ghent", AHEAD)
    story.expect([(None, None, ["Ghent"]), (AHEAD, None, ["Mons"])])
    assert query(story.connection, "select valid_to, closed_by from assay.current_beliefs") == [
        (AHEAD, story.ids["Mons"])
    ]


def test_a_confirmation_is_no_belief_and_closes_nothing(story: Story) -> None:
    story.says("Ghent", JAN)
    story.marks("yes", "confirm", "Ghent", FEB)
    story.marks("again", "confirm", "yes", FEB)
    story.marks("not yes", "retract", "yes", FEB)
    story.expect([(MAR, None, ["Ghent"]), (None, None, ["Ghent"])])


def test_registered_kinds(story: Story) -> None:
    for kind, targetless, closing, claim in (
        ("observe", True, False, None),
        ("refine", False, True, True),
        ("expire", False, True, False),
        ("note", False, False, None),
        ("comment_on", False, False, True),
    ):
        story.connection.execute(
            "select assay.register_kind(%s, %s, %s, %s)", [kind, targetless, closing, claim]
        )
    story.says("seen", JAN, p_kind="observe")
    story.marks("refined", "refine", "seen", FEB)
    story.marks("noted", "note", "refined", FEB)
    story.marks("said of it", "comment_on", "refined", FEB)
    story.marks("expired", "expire", "refined", MAR)
    story.expect(
        [
            (JAN, None, ["seen"]),
            (FEB, None, ["refined", "said of it"]),
            (MAR, None, ["said of it"]),
        ]
    )
    story.marks("not expired", "retract", "expired")
    story.expect([(MAR, None, ["refined", "said of it"])])


def test_registering_a_kind(writer: Connection, writer2: Connection, admin: Connection) -> None:
    register = "select assay.register_kind(%s, %s, %s)"
    for _ in range(2):
        writer.execute(register, ["mine", True, False])
    with refused("ME007"):
        writer.execute(register, ["mine", False, False])
    with refused("ME007"):
        writer.execute(register, ["retract", True, False])
    for wrong in ("Mine", "", "m" * 64, "a b"):
        with refused("23514"):
            writer.execute(register, [wrong, True, False])
    with refused("23514", "journal_kind_closing"):
        writer.execute(register, ["other", True, True])
    with refused("23502"):
        writer.execute(register, ["other", None, False])
    writer.execute("begin")
    writer.execute(register, ["raced", True, False])
    late = in_background(lambda: writer2.execute(register, ["raced", False, False]))
    wait_until_blocked(admin, writer2)
    writer.execute("commit")
    with refused("ME007"):
        late.result(20)


@pytest.mark.parametrize(
    ("kind", "target", "sqlstate"),
    [
        ("assert", True, "ME005"),
        ("confirm", False, "ME004"),
        ("supersede", None, "ME004"),
        ("unheard", True, "ME004"),
        (None, True, "ME004"),
    ],
)
def test_annotations_that_make_no_sense(
    writer: Connection, kind: str | None, target: bool | None, sqlstate: str
) -> None:
    known = append(writer, "ada", "Ghent")
    given = {True: known, False: uuid.uuid4(), None: None}[target]
    with refused(sqlstate):
        annotate(writer, "ada", given, kind)  # type: ignore[arg-type]
    assert one(writer, "select count(*) from assay.journal") == 1


@pytest.mark.parametrize(
    ("options", "sqlstate"),
    [
        ({"p_subjects": ["cand:x"]}, "ME005"),
        ({"p_subjects": [None]}, "ME005"),
        ({"p_subjects": [""]}, "23514"),
        ({"p_subjects": ["x" * 701]}, "23514"),
        ({"p_valid_from": "infinity"}, "23514"),
        ({"p_captured_at": "-infinity"}, "23514"),
        ({"p_turn_id": ""}, "23514"),
        ({"p_speaker": "x" * 513}, "23514"),
    ],
)
def test_entries_that_cannot_be_stored(
    writer: Connection, options: dict[str, Any], sqlstate: str
) -> None:
    with refused(sqlstate):
        append(writer, "ada", "Ghent", **options)
    assert query(writer, "select from assay.journal") == []


def test_chain_and_annotations(story: Story) -> None:
    story.says("Ghent")
    story.says("other")
    story.marks("yes", "confirm", "Ghent")
    story.marks("Mons", "supersede", "Ghent")
    story.marks("no", "retract", "Mons")
    story.marks("yes no", "confirm", "no")
    expected = [(0, "Ghent"), (1, "yes"), (1, "Mons"), (2, "no"), (3, "yes no")]
    for name in ("Ghent", "yes", "Mons", "no", "yes no"):
        assert (
            query(
                story.connection,
                "select depth, statement from assay.entry_chain('ada', %s)",
                story.ids[name],
            )
            == expected
        )
    for agent, entry_id in (("ada", uuid.uuid4()), ("bob", story.ids["Ghent"])):
        assert query(story.connection, "select assay.entry_chain(%s, %s)", agent, entry_id) == []
    assert query(
        story.connection,
        "select statement from assay.annotations_for('ada', %s)",
        story.ids["Ghent"],
    ) == ["yes", "Mons"]


def test_the_oldest_and_the_newest_moment(story: Story) -> None:
    story.says("Ghent", datetime(1, 1, 2, tzinfo=UTC))
    story.says("end", datetime(9999, 12, 30, tzinfo=UTC))
    assert query(
        story.connection, "select statement from assay.beliefs('ada', 'infinity', 'infinity')"
    ) == ["Ghent", "end"]
    assert query(story.connection, "select from assay.beliefs('ada', '-infinity', null)") == []
    assert query(story.connection, "select from assay.beliefs('ada', null, '-infinity')") == []
    assert query(story.connection, "select from assay.beliefs(null)") == []


def test_two_thousand_changes_of_mind(owner: Connection, writer: Connection) -> None:
    """A chain of retractions, each of the one before: right at every length, without recursion."""
    claim = append(writer, "ada", "Ghent", p_valid_from=JAN)
    ids = [uuid.uuid4() for _ in range(2_000)]
    owner.execute(
        """
        insert into assay.journal_entry (
            entry_id, target_id, captured_at, valid_from, agent_id, kind, verbatim, statement
        )
        select id, target, now(), now(), 'ada', 'retract', '', ''
        from unnest(%s::uuid[], %s::uuid[]) as e (id, target)
        """,
        [ids, [claim, *ids[:-1]]],
    )
    # A number of retractions that is even is none.
    assert query(writer, "select statement from assay.current_beliefs") == ["Ghent"]
    for length in (1, 2, 999, 1_000, 1_999):
        known = one(
            writer, "select recorded_at from assay.journal where entry_id = %s", ids[length - 1]
        )
        held = query(writer, "select statement from assay.beliefs('ada', null, %s)", known)
        assert held == ([] if length % 2 else ["Ghent"]), length
    annotate(writer, "ada", ids[-1], "retract")
    assert query(writer, "select statement from assay.current_beliefs") == []
    assert one(writer, "select count(*) from assay.entry_chain('ada', %s)", claim) == 2_002


def test_every_way_to_know_and_hold(story: Story) -> None:
    """Beliefs by a model in Python, over every pair of moments, for a tangled history."""
    moments = [JAN, FEB, MAR, APR, MAY]
    story.says("a", FEB)
    story.says("b", APR)
    story.marks("c", "supersede", "a", MAR)
    story.marks("d", "retract", "b", MAY)
    story.marks("e", "supersede", "c", FEB)
    story.marks("f", "retract", "c", JAN)
    story.marks("g", "retract", "d", MAR)
    story.marks("h", "supersede", "b", APR)
    story.marks("i", "retract", "f", APR)
    story.marks("j", "retract", "i", JAN)
    story.marks("k", "confirm", "e", JAN)
    story.marks("l", "retract", "h", MAY)
    entries = query(
        story.connection,
        "select statement, kind, entry_id, target_id, valid_from from assay.journal"
        " order by entry_seq",
    )

    def model(valid_at: datetime, known: int) -> list[str]:
        seen = entries[:known]

        def undone(entry_id: uuid.UUID) -> bool:
            return any(
                kind == "retract" and target == entry_id and not undone(own)
                for _, kind, own, target, _ in seen
            )

        held = []
        for name, kind, entry_id, _, begins in seen:
            closes = [
                start
                for _, other, own, target, start in seen
                if target == entry_id and other in ("supersede", "retract") and not undone(own)
            ]
            if kind not in ("assert", "supersede") or begins > valid_at:
                continue
            if not closes or min(closes) > valid_at:
                held.append(name)
        return held

    answers = set()
    for valid_at, known in itertools.product(moments, range(1, len(entries) + 1)):
        expected = model(valid_at, known)
        answers.add(tuple(expected))
        assert story.held(valid_at, entries[known - 1][0]) == expected, (valid_at, known)
    assert len(answers) > 8
