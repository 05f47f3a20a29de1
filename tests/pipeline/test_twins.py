"""Sync and async classes offer the same, in the same words."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from pgassay import (
    AsyncDecisionLog,
    AsyncMemoryStore,
    AsyncProvenanceJournal,
    AsyncSubconsciousMemory,
    DecisionLog,
    MemoryStore,
    ProvenanceJournal,
    SubconsciousMemory,
)

TWINS = [
    (DecisionLog, AsyncDecisionLog),
    (ProvenanceJournal, AsyncProvenanceJournal),
    (SubconsciousMemory, AsyncSubconsciousMemory),
    (MemoryStore, AsyncMemoryStore),
]
IDS = [one.__name__ for one, _ in TWINS]

# What performs no I/O is the same property in both.
PROPERTIES = {
    "agent_id", "database", "decision_log", "journal", "last_extraction",
    "last_extraction_privacy_dropped", "last_recall", "store",
}  # fmt: skip


def public(kind: type) -> dict[str, Any]:
    return {
        name: member
        for name, member in vars(kind).items()
        if not name.startswith("_") or name == "__init__"
    }


def as_sync(annotation: object) -> str:
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return text.replace("Async", "")


@pytest.mark.parametrize(("one", "other"), TWINS, ids=IDS)
def test_twins_have_the_same_members(one: type, other: type) -> None:
    assert public(one).keys() == public(other).keys()
    assert len(public(one)) > 3


@pytest.mark.parametrize(("one", "other"), TWINS, ids=IDS)
def test_twins_have_the_same_signatures(one: type, other: type) -> None:
    for name, member in public(one).items():
        twin = public(other)[name]
        if isinstance(member, property):
            assert name in PROPERTIES
            assert isinstance(twin, property)
            continue
        ours, theirs = inspect.signature(member), inspect.signature(twin)
        assert list(ours.parameters) == list(theirs.parameters), name
        for parameter, counterpart in zip(
            ours.parameters.values(), theirs.parameters.values(), strict=True
        ):
            assert parameter.kind == counterpart.kind, (name, parameter)
            assert parameter.default == counterpart.default, (name, parameter)
            assert as_sync(parameter.annotation) == as_sync(counterpart.annotation), name
        assert as_sync(ours.return_annotation) == as_sync(theirs.return_annotation), name


@pytest.mark.parametrize(("one", "other"), TWINS, ids=IDS)
def test_the_async_twin_is_async_throughout(one: type, other: type) -> None:
    for name, member in public(other).items():
        if name != "__init__" and not isinstance(member, property):
            assert inspect.iscoroutinefunction(member), name
            assert not inspect.iscoroutinefunction(public(one)[name]), name


@pytest.mark.parametrize(("one", "other"), TWINS, ids=IDS)
def test_every_member_says_what_it_does(one: type, other: type) -> None:
    for kind in (one, other):
        for name, member in public(kind).items():
            if name != "__init__":
                assert inspect.getdoc(member), f"{kind.__name__}.{name}"
