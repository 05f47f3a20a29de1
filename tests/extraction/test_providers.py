import asyncio
import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pgassay.extraction import (
    AbstractExtractionProvider,
    ExtractedFact,
    HeuristicExtractionProvider,
    RawTurnExtractionProvider,
)


def test_fact_defaults():
    fact = ExtractedFact("x")
    assert dataclasses.astuple(fact)[1:] == ((), *[None] * 10)
    with pytest.raises(dataclasses.FrozenInstanceError):
        fact.text = "y"


def test_raw():
    assert RawTurnExtractionProvider().extract("  One. Two!\n") == [ExtractedFact("One. Two!")]
    assert RawTurnExtractionProvider(max_chars=4).extract(" One. Two!") == [ExtractedFact("One.")]
    assert RawTurnExtractionProvider().extract(" \n") == []
    with pytest.raises(ValueError, match="max_chars"):
        RawTurnExtractionProvider(max_chars=0)


def test_heuristic():
    text = "Hi. The kiln runs fast. Short one! Is it ten? no terminator here"
    assert [fact.text for fact in HeuristicExtractionProvider().extract(text)] == [
        "The kiln runs fast.",
        "Short one!",
        "Is it ten?",
        "no terminator here",
    ]
    assert len(HeuristicExtractionProvider(min_length=0).extract(text)) == 5
    assert HeuristicExtractionProvider().extract("") == []
    with pytest.raises(ValueError, match="min_length"):
        HeuristicExtractionProvider(min_length=-1)


@given(st.text(), st.integers(0, 20))
def test_heuristic_filters_by_length_only(text, least):
    everything = [f.text for f in HeuristicExtractionProvider(0).extract(text)]
    kept = [f.text for f in HeuristicExtractionProvider(least).extract(text)]
    assert kept == [sentence for sentence in everything if len(sentence) >= least]


def test_own_provider_is_usable_from_async_code():
    class Shout(AbstractExtractionProvider):
        def extract(self, text):
            return [ExtractedFact(text.upper())]

    assert asyncio.run(Shout().aextract("a")) == [ExtractedFact("A")]
    with pytest.raises(TypeError):
        AbstractExtractionProvider()
