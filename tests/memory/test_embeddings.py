"""Vectors: only where pgvector is, refused where they do not fit, filled in later."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import pytest

from pgassay import (
    CallableEmbeddings,
    DatabaseError,
    InvalidInputError,
    MemoryStore,
    NewMemory,
    NotInstalledError,
    PermissionDeniedError,
    ProvenanceJournal,
    SubconsciousMemory,
    install_vectors,
    policy,
    vectors_status,
)
from pgassay.database import Database
from pipeline.support import AGENT, Face, Tables, World
from servers import OWNER, PostgresServer
from sql.support import refused


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


def test_neighbours_share_similarity(vectors: Database) -> None:
    store = MemoryStore(vectors)
    for session, text in (("s1", "I drink tea."), ("s2", "The bus was late.")):
        turns = [text, "Really.", "Indeed it is so."]
        store.remember_many(
            AGENT,
            [NewMemory(f"{turn} ({session})", session_id=session, speaker="Ana") for turn in turns],
        )
    store.embed_missing(AGENT, CallableEmbeddings(embed, "toy"))
    # Without words in the query, it is similarity alone that ranks.
    found = store.recall(AGENT, "?", embedding=[1, 0, 0], model="toy")
    shares = {item.content: item.vector for item in found.items}
    assert found.texts[:3] == ("I drink tea. (s1)", "Really. (s1)", "Indeed it is so. (s1)")
    own = 1 / (1 + 0.1**2) ** 0.5
    assert [shares[text] for text in found.texts] == pytest.approx(
        [own, own * 0.5 * 0.4, own * 0.5 * 0.2, 0, 0, 0]
    )
    alone = store.recall(AGENT, "?", embedding=[1, 0, 0], model="toy", weights={"vector_near": 0})
    assert [item.vector for item in alone.items] == pytest.approx([own, 0, 0, 0, 0, 0])
    # Named in the query, a speaker gains by similarity as by words.
    (first, *_) = store.recall(AGENT, "Ana", embedding=[1, 0, 0], model="toy").items
    assert first.factor == 1.6
    assert first.total == pytest.approx(
        1 * (first.lexical + first.context > 0) + 0.5 * 1.6 * own
        + 0.05 * first.decay + 0.05 * first.confidence
    )  # fmt: skip


def test_only_the_most_similar_records_are_looked_at(vectors: Database) -> None:
    store = MemoryStore(vectors)
    store.remember_many(AGENT, [f"Tea of kind {number}." for number in range(30)])
    store.remember(AGENT, "The bus to Ghent was late.")
    store.embed_missing(AGENT, CallableEmbeddings(embed, "toy"))
    found = store.recall(
        AGENT, "bus", limit=10, embedding=[1, 0, 0], model="toy", weights={"pool": 10}
    )
    # What words find keeps its similarity, also where that is not among the best.
    assert found.texts[0] == "The bus to Ghent was late."
    assert found.items[0].vector == pytest.approx(0)
    assert len(found.items) == 10


def test_missing_vectors_are_filled_in_and_words_do_meanwhile(vectors: Database) -> None:
    store = MemoryStore(vectors)
    store.remember_many(AGENT, ["Mira likes oolong tea.", "Mira lives in Ghent.", "Bye."])
    found = store.recall(AGENT, "tea", embedding=[1, 0, 0], model="toy")
    assert (found.vectors, found.texts) == ("none stored", ("Mira likes oolong tea.",))
    provider = CallableEmbeddings(embed, "toy")
    assert store.embed_missing(AGENT, provider, limit=2) == 2
    assert store.recall(AGENT, "tea", embedding=[1, 0, 0], model="toy").vectors == "partly"
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


@pytest.mark.parametrize("dimensions", [[3072, 768], [768, 3072]])
def test_models_of_any_length_live_side_by_side(vectors: Database, dimensions: list[int]) -> None:
    # C88, C91
    store, journal = MemoryStore(vectors), ProvenanceJournal(vectors)
    entry = journal.append(AGENT, "Mira likes oolong tea.")
    store.remember(AGENT, "Mira lives in Ghent.")
    for size in dimensions:
        provider = CallableEmbeddings(
            lambda texts, size=size: [[1.0] + [0.5] * (size - 1) for _ in texts],  # type: ignore[misc]
            f"of {size}",
        )
        assert store.embed_missing(AGENT, provider) == 2
        for length in (size, size + 1):
            query = [1.0] * length
            if length == size:
                found = store.recall(AGENT, "?", embedding=query, model=provider.model)
                assert (found.vectors, len(found.items)) == ("used", 2)
                continue
            with pytest.raises(InvalidInputError, match="length"):
                store.recall(AGENT, "?", embedding=query, model=provider.model)
    # What has vectors of both lengths can be superseded, retracted and forgotten.
    later = journal.supersede(AGENT, entry.entry_id, "Mira likes coffee.")
    journal.retract(AGENT, later.entry_id)
    assert store.recall(AGENT, "Mira likes").texts == (
        "Mira likes oolong tea.", "Mira lives in Ghent.",
    )  # fmt: skip
    ids = [record.memory_id for record in store.memories(AGENT)]
    assert store.forget(AGENT, ids) == 2
    assert store.recall(AGENT, "Mira").items == ()


def test_a_forgotten_record_leaves_no_vector(vectors: Database, tables: Tables) -> None:
    store = MemoryStore(vectors)
    provider = CallableEmbeddings(embed, "toy")
    first = store.remember(AGENT, "Mira likes oolong tea.")
    store.remember(AGENT, "Mira lives in Ghent.")
    store.embed_missing(AGENT, provider)
    assert first.memory_id is not None
    store.forget(AGENT, first.memory_id)
    assert tables.value("select count(*) from assay.memory_embedding") == 1
    found = store.recall(AGENT, "?", embedding=[1, 0, 0], model="toy")
    assert (found.texts, found.vectors) == (("Mira lives in Ghent.",), "used")
    # Said anew it comes back, and is found by its words until its vector is there again.
    store.remember(AGENT, "Mira likes oolong tea.")
    assert store.recall(AGENT, "tea", embedding=[1, 0, 0], model="toy").vectors == "partly"
    assert store.embed_missing(AGENT, provider) == 1


def test_turns_go_on_while_a_new_model_is_filled_in(vectors: Database) -> None:
    # C89
    store = MemoryStore(vectors)
    texts = [f"Crate {number} holds lamp number {number}." for number in range(200)]
    store.remember_many(AGENT, texts)
    assert store.embed_missing(AGENT, CallableEmbeddings(embed, "old")) == len(texts)
    failing = True

    def wide(given: list[str]) -> list[list[float]]:
        if failing:
            raise TimeoutError
        return [[*vector, 1.0] for vector in embed(given)]

    provider = CallableEmbeddings(wide, "new")
    memory = SubconsciousMemory(AGENT, database=vectors, embedding_provider=provider)
    for number in range(10):
        (fact,) = memory.extract_memories(
            f"Shelf {number} carries tea of kind {number}.", f"t{number}"
        )
        found = memory.recall(f"tea of kind {number}")
        # Nothing is lost, words find it, and it is said that vectors take no part.
        assert fact.text in found.texts
        assert found.vectors == "none"
        if number == 4:
            failing = False
            assert store.embed_missing(AGENT, provider, limit=100) == 100
            assert memory.recall("lamp").vectors == "partly"
            failing = True
    failing = False
    assert store.embed_missing(AGENT, provider) == len(texts) + 10 - 100
    found = memory.recall("Which beverage?")
    assert found.vectors == "used"
    assert "tea" in found.items[0].content


@pytest.mark.parametrize("broken", [[], [[1.0]], [[float("nan")], [1.0]], [[1.0], [1.0, 2.0]]])
def test_a_provider_that_answers_nonsense_is_refused(
    vectors: Database, broken: Sequence[Any]
) -> None:
    store = MemoryStore(vectors)
    store.remember_many(AGENT, ["Mira likes oolong tea.", "Mira lives in Ghent."])
    with pytest.raises(InvalidInputError):
        store.embed_missing(AGENT, CallableEmbeddings(lambda texts: broken, "toy"))


NO_VECTORS = {
    "nothing": [],
    "no number": ["tea"],
    "infinite": [float("inf"), 1.0],
    "too large for single precision": [1e300, 1.0],
    "zero": [0.0, 0.0, 0.0],
    "zero in single precision": [1e-300, 0.0, 0.0],
    "too long": [0.5] * 20_000,
    "none at all": 7,
}


@pytest.mark.parametrize("embedding", NO_VECTORS.values(), ids=NO_VECTORS)
@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_query_that_is_no_vector_is_refused(kind: str, database_url: str, embedding: Any) -> None:
    world = World(kind, database_url)
    store = Face(world.memory().store, world.run)
    store.remember(AGENT, "Mira likes oolong tea.")
    for ask in (store.recall, store.inject):
        with pytest.raises(InvalidInputError, match="embedding"):
            ask(AGENT, "tea", embedding=embedding, model="toy")
        with pytest.raises(InvalidInputError, match="model"):
            ask(AGENT, "tea", embedding=[1.0, 0.0, 0.0])
    world.close()


@pytest.mark.parametrize(
    ("embedding", "model", "says"),
    [
        ("[0,0,0]", "toy", "zeros"),
        ("[1,0,0]", None, "model"),
        ("[1,0,0]", "", "model"),
        ("[1,0]", "toy", "length"),
        ("tea", "toy", "cannot read"),
        ("[1e300,0,0]", "toy", "cannot read"),
        (f"[{','.join(['1'] * 20_000)}]", "toy", "cannot read"),
    ],
)
def test_sql_says_what_is_wrong_with_a_query_vector(
    vectors: Database, tables: Tables, embedding: str, model: str | None, says: str
) -> None:
    store = MemoryStore(vectors)
    store.remember(AGENT, "Mira likes oolong tea.")
    store.embed_missing(AGENT, CallableEmbeddings(embed, "toy"))
    with refused("ME005", says=says):
        tables.rows(
            "select * from assay.recall(%s, 'tea', p_embedding => %s, p_model => %s)",
            AGENT,
            embedding,
            model,
        )


def test_a_query_that_embeds_to_nothing_is_recalled_by_words(
    vectors: Database, caplog: pytest.LogCaptureFixture
) -> None:
    provider = CallableEmbeddings(lambda texts: [[0.0, 0.0] for _ in texts], "nil")
    memory = SubconsciousMemory(AGENT, database=vectors, embedding_provider=provider)
    memory.store.remember(AGENT, "Mira likes oolong tea.")
    found = memory.recall("tea")
    assert (found.texts, found.vectors) == (("Mira likes oolong tea.",), "none")
    assert "could not be embedded" in caplog.text


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_vectors_that_are_too_long_are_refused_by_their_length(
    vectors: Database, kind: str
) -> None:
    world = World(kind, vectors.engine.url.render_as_string(hide_password=False))
    store = Face(world.memory().store, world.run)
    store.remember(AGENT, "Mira likes oolong tea.")
    provider = CallableEmbeddings(lambda texts: [[0.5] * 20_000 for _ in texts], "long")
    with pytest.raises(InvalidInputError, match=r"20000 dimensions.*16000"):
        store.embed_missing(AGENT, provider)
    for limit in (2.5, True, -1):
        with pytest.raises(InvalidInputError, match="limit"):
            store.embed_missing(AGENT, provider, limit=limit)
    world.close()


@pytest.mark.parametrize(
    ("model", "stored", "says"),
    [
        (None, '{"%s": [1, 0]}', "model"),
        ("", '{"%s": [1, 0]}', "model"),
        ("m" * 201, '{"%s": [1, 0]}', "model"),
        ("toy", None, "no object"),
        ("toy", '["%s"]', "no object"),
        ("toy", '{"%s": 7}', "no array of numbers"),
        ("toy", '{"%s": ["tea"]}', "no array of numbers"),
        ("toy", '{"x%s": [1, 0]}', "no uuid"),
        ("toy", '{"%s": []}', "does not store"),
        ("toy", f'{{"%s": [{",".join(["1"] * 20_000)}]}}', "does not store"),
        ("toy", '{"%s": [1e300, 0]}', "cannot hold"),
    ],
)
def test_sql_says_what_is_wrong_with_a_vector(
    vectors: Database, tables: Tables, model: str | None, stored: str | None, says: str
) -> None:
    remembered = MemoryStore(vectors).remember(AGENT, "Mira likes oolong tea.")
    given = stored and stored.replace("%s", str(remembered.memory_id))
    store = "select assay.store_embeddings(%s, %s, %s::jsonb)"
    with refused("ME005", says=says):
        tables.rows(store, AGENT, model, given)
    right = f'{{"{remembered.memory_id}": [1, 0]}}'
    assert tables.value(store, AGENT, "toy", right) == 1


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
        with pytest.raises(PermissionDeniedError, match="superuser") as caught:
            install_vectors(database)
        assert "create extension vector" in str(caught.value)
        assert "pgassay grants" not in str(caught.value)
        MemoryStore(database).remember(AGENT, "Mira likes oolong tea.")
        assert MemoryStore(database).recall(AGENT, "tea").items


def test_what_was_stored_before_its_detector_is_masked_for_the_provider(
    vectors: Database, tables: Tables
) -> None:
    store = MemoryStore(vectors)
    codes = [f"house-{secrets.randbelow(900_000) + 100_000}" for _ in range(2)]
    store.remember(AGENT, f"Mira said {codes[0]} in May.")
    store.remember(AGENT, f"Zoe said gone-{codes[1]} in June.")
    tables.execute("select assay.add_detector('house', 'jwt', 'house-[0-9]{6}', false, 'Ours.')")
    tables.execute(
        "select assay.add_detector('gone', 'off_the_record', 'gone-[a-z0-9-]{12}', false, 'Ours.')"
    )
    policy.forget_firewall()
    asked: list[str] = []

    def seen(texts: list[str]) -> list[list[float]]:
        asked.extend(texts)
        return embed(texts)

    assert store.embed_missing(AGENT, CallableEmbeddings(seen, "seen")) == 2
    assert not any(code in text for code in codes for text in asked)
    assert any(text.startswith("Mira said \u2588") for text in asked)
    assert "Zoe" not in "".join(asked)
    assert store.embed_missing(AGENT, CallableEmbeddings(seen, "seen")) == 0
