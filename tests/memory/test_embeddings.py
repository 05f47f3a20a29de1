"""Vectors: only where pgvector is, refused where they do not fit, filled in later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pgassay import (
    CallableEmbeddings,
    DatabaseError,
    InvalidInputError,
    MemoryStore,
    NotInstalledError,
    SubconsciousMemory,
    install_vectors,
    vectors_status,
)
from pgassay.database import Database
from pipeline.support import AGENT, Tables
from servers import OWNER, PostgresServer


def embed(texts: list[str]) -> list[list[float]]:
    """Three features: drinks, places, the rest."""
    features = (("tea", "coffee", "drink", "beverage"), ("Ghent", "Leeds", "city", "town"))
    return [
        [float(any(word in text for word in words)) for words in features] + [0.1] for text in texts
    ]


@pytest.fixture
def vectors(server: PostgresServer, database_name: str, db: Database) -> Database:
    """The database with vectors in it, where the server has pgvector."""
    if vectors_status(db) == "missing":
        pytest.skip("this server has no pgvector")
    with server.connect(database_name) as admin:
        admin.execute("create extension vector")
    install_vectors(db)
    install_vectors(db)
    assert vectors_status(db) == "installed"
    return db


def test_without_pgvector_everything_works_and_says_what_is_absent(
    db: Database, store: MemoryStore
) -> None:
    provider = CallableEmbeddings(embed, "toy")
    memory = SubconsciousMemory(AGENT, database=db, embedding_provider=provider)
    memory.extract_memories("Mira likes oolong tea.")
    found = memory.recall("tea")
    assert found.texts == ("Mira likes oolong tea.",)
    assert found.vectors == "not installed"
    with pytest.raises(NotInstalledError, match="embed"):
        store.embed_missing(AGENT, provider)
    if vectors_status(db) == "missing":
        with pytest.raises(DatabaseError, match="pgvector"):
            install_vectors(db)


def test_similarity_joins_in(vectors: Database) -> None:
    provider = CallableEmbeddings(embed, "toy")
    memory = SubconsciousMemory(AGENT, database=vectors, embedding_provider=provider)
    memory.extract_memories("Mira likes oolong tea. The bus was late today.")
    found = memory.recall("Which beverage?")
    assert found.vectors == "used"
    assert found.items[0].content == "Mira likes oolong tea."
    assert found.items[0].vector == pytest.approx(1)
    assert found.items[0].lexical == 0


def test_missing_vectors_are_filled_in_and_words_do_meanwhile(vectors: Database) -> None:
    store = MemoryStore(vectors)
    store.remember_many(AGENT, ["Mira likes oolong tea.", "Mira lives in Ghent.", "Bye."])
    found = store.recall(AGENT, "tea", embedding=[1, 0, 0], model="toy")
    assert (found.vectors, found.texts) == ("none stored", ("Mira likes oolong tea.",))
    provider = CallableEmbeddings(embed, "toy")
    assert store.embed_missing(AGENT, provider, limit=2) == 2
    assert store.embed_missing(AGENT, provider) == 1
    assert store.embed_missing(AGENT, provider) == 0
    assert store.recall(AGENT, "tea", embedding=[1, 0, 0], model="toy").vectors == "used"


def test_vectors_of_another_length_are_refused(vectors: Database) -> None:
    store = MemoryStore(vectors)
    store.remember(AGENT, "Mira likes oolong tea.")
    store.embed_missing(AGENT, CallableEmbeddings(embed, "toy"))
    store.remember(AGENT, "Mira lives in Ghent.")
    wide = CallableEmbeddings(lambda texts: [[1.0] * 5 for _ in texts], "toy")
    with pytest.raises(InvalidInputError, match="length"):
        store.embed_missing(AGENT, wide)
    with pytest.raises(InvalidInputError, match="length"):
        store.recall(AGENT, "tea", embedding=[1.0] * 5, model="toy")
    # Under a name of its own it is another model, of whatever length.
    long = CallableEmbeddings(lambda texts: [[1.0] * 3072 for _ in texts], "long")
    assert store.embed_missing(AGENT, long) == 2
    entry = store.memories(AGENT)[0]
    assert store.forget(AGENT, entry.memory_id) == 1


@pytest.mark.parametrize("broken", [[], [[1.0]], [[float("nan")], [1.0]], [[1.0], [1.0, 2.0]]])
def test_a_provider_that_answers_nonsense_is_refused(
    vectors: Database, broken: Sequence[Any]
) -> None:
    store = MemoryStore(vectors)
    store.remember_many(AGENT, ["Mira likes oolong tea.", "Mira lives in Ghent."])
    with pytest.raises(InvalidInputError):
        store.embed_missing(AGENT, CallableEmbeddings(lambda texts: broken, "toy"))


def test_vectors_stay_with_their_agent(vectors: Database, tables: Tables) -> None:
    store = MemoryStore(vectors)
    provider = CallableEmbeddings(embed, "toy")
    for agent in ("a", "b"):
        store.remember(agent, f"{agent} likes oolong tea.")
        store.embed_missing(agent, provider)
    found = store.recall("a", "beverage", embedding=[1, 0, 0.1], model="toy")
    assert found.texts == ("a likes oolong tea.",)


def test_a_plain_owner_is_told_what_an_administrator_must_do(
    server: PostgresServer, database_name: str
) -> None:
    with Database(server.url(database_name, OWNER)) as database:
        if vectors_status(database) != "available":
            pytest.skip("this server has no pgvector to be created")
        with pytest.raises(DatabaseError):
            install_vectors(database)
        MemoryStore(database).remember(AGENT, "Mira likes oolong tea.")
        assert MemoryStore(database).recall(AGENT, "tea").items
