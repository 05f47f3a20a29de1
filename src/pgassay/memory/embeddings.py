"""Vectors, where pgvector is available: what makes them, and how they are installed and filled in.

Recall works by words and needs none of this. With a provider, `SubconsciousMemory` embeds the query
and asks for similarity as well; records without a vector are found by their words meanwhile.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable
from uuid import UUID

from pgassay import _embedded
from pgassay.arguments import check_count, check_identifier
from pgassay.audit.ids import check_name, check_text, require_ids
from pgassay.database import Call
from pgassay.errors import (
    ConfigurationError,
    InvalidInputError,
    JournalBlockedError,
    NotInstalledError,
)
from pgassay.firewall import Firewall
from pgassay.firewall.redact import MASK, WIDTH
from pgassay.memory.recall import MAX_DIMENSIONS, MAX_MODEL_BYTES, as_vector, without_secrets
from pgassay.migrations import sql_directory
from pgassay.policy import afirewall_of, firewall_of

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

    from pgassay.database import AsyncDatabase, Database

BACKFILL_BATCH: Final = 64
"""Texts that are embedded at a time."""


@runtime_checkable
class EmbeddingProvider(Protocol):
    """What turns texts into vectors. All vectors of one model have the same length."""

    @property
    def model(self) -> str:
        """The model's name: vectors of different models are kept apart."""
        ...

    def embed(self, texts: Sequence[str], /) -> Sequence[Sequence[float]]:
        """A vector for each text, in the same order."""
        ...


class CallableEmbeddings:
    """Any function from texts to vectors as an `EmbeddingProvider`.

    Args:
        function: takes a list of texts, returns a vector for each.
        model: the model's name, 1 to 200 bytes.
    """

    def __init__(
        self, function: Callable[[list[str]], Sequence[Sequence[float]]], model: str
    ) -> None:
        if not callable(function):
            raise TypeError("function must be callable with a list of texts")
        check_name(model, name="model", limit=MAX_MODEL_BYTES)
        if not model:
            raise ConfigurationError("An embedding model needs a name.")
        self._function = function
        self._model = model

    @property
    def model(self) -> str:
        """The model's name."""
        return self._model

    def embed(self, texts: Sequence[str], /) -> Sequence[Sequence[float]]:
        """A vector for each text."""
        return self._function(list(texts))


class SentenceTransformerEmbeddings:
    """A sentence-transformers model as an `EmbeddingProvider`; loaded when first used.

    Args:
        model: a name or a local directory, as sentence-transformers takes it; or the name of an
            installed package that carries a model (a directory with ``modules.json`` in it).
        name: what to call it in the database; the last part of ``model`` when left out.

    Raises:
        ImportError: (on first use) sentence-transformers is not installed.
    """

    def __init__(self, model: str, *, name: str | None = None) -> None:
        self._source = model
        self._name = name or model.rstrip("/\\").replace("\\", "/").rpartition("/")[2]
        check_name(self._name, name="name", limit=MAX_MODEL_BYTES)
        self._loaded: Any = None

    @property
    def model(self) -> str:
        """The model's name."""
        return self._name

    def embed(self, texts: Sequence[str], /) -> Sequence[Sequence[float]]:
        """A vector of length 1 for each text."""
        if self._loaded is None:
            self._loaded = _load(self._source)
        vectors = self._loaded.encode(
            list(texts), normalize_embeddings=True, show_progress_bar=False
        )
        return [[float(value) for value in vector] for vector in vectors]


def _load(source: str) -> Any:
    try:
        from sentence_transformers import SentenceTransformer
    except ImportError as error:
        raise ImportError(
            "SentenceTransformerEmbeddings needs sentence-transformers: "
            "pip install sentence-transformers"
        ) from error
    return SentenceTransformer(_model_directory(source) or source)


def _model_directory(package: str) -> str | None:
    """Where an installed package keeps its model; None where there is no such package."""
    name = package.replace("-", "_")
    if not name.isidentifier():
        return None
    found = importlib.util.find_spec(name)
    for location in (found and found.submodule_search_locations) or ():
        for marker in sorted(Path(location).rglob("modules.json")):
            return str(marker.parent)
    return None


def embed_checked(provider: EmbeddingProvider, texts: Sequence[str]) -> list[list[float]]:
    """Embed, and make sure that what comes back is a vector for each text.

    Raises:
        InvalidInputError: it is not, or the vectors differ in length or are too long.
    """
    given = [list(vector) for vector in provider.embed(list(texts))]
    if len(given) != len(texts):
        raise InvalidInputError(
            f"the embedding provider returned {len(given)} vectors for {len(texts)} texts"
        )
    lengths = {len(vector) for vector in given}
    if len(lengths) > 1:
        raise InvalidInputError("the embedding provider returned vectors of different lengths")
    if any(length > MAX_DIMENSIONS for length in lengths):
        raise InvalidInputError(
            f"the embedding provider returned vectors of {max(lengths)} dimensions; pgvector stores"
            f" at most {MAX_DIMENSIONS}: use a model with fewer"
        )
    vectors = [vector for values in given if (vector := as_vector(values)) is not None]
    if len(vectors) < len(given):
        raise InvalidInputError("the embedding provider returned something that is no vector")
    return vectors


# --- the database --------------------------------------------------------------------------------


def vectors_script() -> str:
    """The SQL that adds vectors to an installed schema; run it as the schema's owner."""
    return (sql_directory() / "optional" / "memory_embedding.sql").read_text(encoding="utf-8")


def vectors_status(database: Database) -> str:
    """Whether vectors can be had, in one word.

    ``installed``; ``ready`` (pgvector is in the database, `install_vectors` is to be run);
    ``available`` (the server has pgvector, the extension is still to be created); ``missing``
    (the server does not have it).
    """
    return database.run(_status_call())


def _status_call() -> Call[str]:
    return Call(
        "select case"
        " when to_regclass('assay.memory_embedding') is not null then 'installed'"
        " when exists (select from pg_catalog.pg_extension as e where e.extname = 'vector')"
        " then 'ready'"
        " when exists (select from pg_catalog.pg_available_extensions as a"
        " where a.name = 'vector') then 'available'"
        " else 'missing' end",
        {},
        lambda rows: str(rows[0][0]),
        read_only=True,
    )


def install_vectors(database: Database) -> None:
    """Add vectors to an installed schema; again does no harm.

    The extension ``vector`` is used where it is and created only where it is missing; on the
    embedded server, by the server's own superuser.

    Raises:
        NotInstalledError: the schema is not there yet.
        PermissionDeniedError: an administrator has to run ``create extension vector`` first.
        DatabaseError: the server does not have pgvector; recall goes on by words.
    """
    if database.embedded and vectors_status(database) == "available":
        _embedded.create_extension("vector")
    database.run(Call(vectors_script().replace("%", "%%"), {}, lambda rows: None))


def missing_call(agent_id: str, model: str, limit: int) -> Call[dict[UUID, str]]:
    """Records without a vector of the model (``assay.memories_without_embedding``)."""
    require_ids(agent_id=agent_id)
    check_text(model, name="the provider's model")
    if not 1 <= len(model.encode()) <= MAX_MODEL_BYTES:
        raise InvalidInputError(f"the provider's model has a name of 1 to {MAX_MODEL_BYTES} bytes")
    return Call(
        "select w.memory_id, w.content from assay.memories_without_embedding("
        "%(agent_id)s, %(model)s, %(limit)s) as w",
        {"agent_id": agent_id, "model": model, "limit": limit},
        lambda rows: {row.memory_id: row.content for row in rows},
        read_only=True,
    )


def store_call(agent_id: str, model: str, vectors: dict[UUID, list[float]]) -> Call[int]:
    """Store vectors (``assay.store_embeddings``): how many."""
    return Call(
        "select assay.store_embeddings(%(agent_id)s, %(model)s, %(vectors)s::jsonb)",
        {
            "agent_id": agent_id,
            "model": model,
            "vectors": json.dumps({str(key): vector for key, vector in vectors.items()}),
        },
        lambda rows: int(rows[0][0]),
    )


NOT_INSTALLED: Final = (
    "Vectors are not installed in this database: run `pgassay embed --install`, or call"
    " install_vectors(database). Recall works by words meanwhile."
)


def _sizes(limit: int | None) -> Iterator[int]:
    """How many texts to ask for, time after time."""
    if limit is not None:
        check_count("limit", limit, lowest=0)
    while limit is None or limit > 0:
        size = BACKFILL_BATCH if limit is None else min(BACKFILL_BATCH, limit)
        yield size
        limit = None if limit is None else limit - size


def _check(agent_id: str, model: str, firewall: Firewall) -> None:
    check_identifier("agent_id", agent_id, firewall, agent_id)
    check_identifier("the provider's model", model, firewall, agent_id)


def _texts(contents: Iterable[str], agent_id: str, firewall: Firewall) -> list[str]:
    """What the provider may see of records; they may be older than what the firewall knows."""
    texts = []
    for content in contents:
        try:
            texts.append(without_secrets(content, agent_id, firewall, name="content"))
        except JournalBlockedError:
            texts.append(MASK * WIDTH)
    return texts


def backfill(
    database: Database,
    agent_id: str,
    provider: EmbeddingProvider,
    limit: int | None,
    connection: Connection | None = None,
) -> int:
    """Give records without a vector one, the newest first; may be broken off at any point."""
    done = 0
    try:
        for size in _sizes(limit):
            call = missing_call(agent_id, provider.model, size)
            firewall = firewall_of(database, connection)
            _check(agent_id, provider.model, firewall)
            missing = database.run(call, connection)
            if not missing:
                break
            texts = _texts(missing.values(), agent_id, firewall)
            vectors = embed_checked(provider, texts)
            stored = dict(zip(missing, vectors, strict=True))
            done += database.run(store_call(agent_id, provider.model, stored), connection)
    except NotInstalledError:
        raise NotInstalledError(NOT_INSTALLED) from None
    return done


async def abackfill(
    database: AsyncDatabase,
    agent_id: str,
    provider: EmbeddingProvider,
    limit: int | None,
    connection: AsyncConnection | None = None,
) -> int:
    """As `backfill`; the provider works in a thread, so that the event loop goes on."""
    done = 0
    try:
        for size in _sizes(limit):
            call = missing_call(agent_id, provider.model, size)
            firewall = await afirewall_of(database, connection)
            _check(agent_id, provider.model, firewall)
            missing = await database.run(call, connection)
            if not missing:
                break
            texts = _texts(missing.values(), agent_id, firewall)
            vectors = await asyncio.to_thread(embed_checked, provider, texts)
            stored = dict(zip(missing, vectors, strict=True))
            done += await database.run(store_call(agent_id, provider.model, stored), connection)
    except NotInstalledError:
        raise NotInstalledError(NOT_INSTALLED) from None
    return done
