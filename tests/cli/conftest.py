"""Fixtures for the tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.support import Command, write_turns


@pytest.fixture
def command(database_url: str) -> Command:
    """The command, over a new database."""
    return Command(database_url)


@pytest.fixture
def talk(tmp_path: Path) -> Path:
    """A short conversation."""
    return write_turns(
        tmp_path / "talk.jsonl",
        [
            {
                "turn_id": "t1",
                "session_id": "s1",
                "captured_at": "2025-03-04T10:00:00Z",
                "speaker": "Rosa",
                "text": "I keep bees in the garden. Do you like honey?",
            },
            {
                "turn_id": "t2",
                "session_id": "s1",
                "captured_at": "2025-03-05T10:00:00Z",
                "speaker": "Ivo",
                "text": "Maybe I come on Sunday. Thanks!",
            },
            {
                "turn_id": "t3",
                "session_id": "s1",
                "captured_at": "2025-03-06T10:00:00Z",
                "speaker": "Rosa",
                "text": "Off the record: I sold the house.",
            },
        ],
    )
