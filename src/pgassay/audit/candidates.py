"""The candidates of a turn: every sentence and every lifted name, found by rule.

The generator is a pure function of ``(turn_id, text)``: no database, model, network, clock or
random number. The same input gives the same candidates, in the same order, with the same ids, on
every machine, because a log of decisions is only auditable when its subject can be made again.

The rules (A1):

``sentence``
    The text is split at each run of whitespace that follows one of ``.``, ``!`` or ``?``. Spans are
    trimmed and empty ones dropped. What stands after the last terminator is a span like any other.
    Whitespace is what :meth:`str.isspace` calls whitespace.
``entity``
    Runs of capitalised tokens. A *word* is a maximal run of letters, digits, underscores and
    combining marks. A *capitalised token* is a word that begins with an upper-case or title-case
    letter of any script (so also ``É``, ``Ö``, ``Ж``, ``Ω``; Unicode categories Lu and Lt) and
    holds nothing but letters, digits and combining marks; a word with an underscore is an
    identifier of a program, not a name. Tokens belong to one run when only whitespace, line breaks
    included, stands between them. A run of one token whose first character is also the first
    character of a sentence span is skipped: its capital is orthography. A run of two or more is
    never skipped.

Sentences come first, then entities, each in document order. Nothing is filtered by length or
worth, capped or deduplicated; to leave something out is a decision, and decisions are logged.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

SENTENCE = "sentence"
ENTITY = "entity"
EMPTY = "empty"
TURN = "turn"

_SENTENCE_BREAK = re.compile(r"(?<=[.!?])\s+")
# A word that begins with a letter other than a plain lower-case one; the rest is decided in Python.
_PROSPECT = re.compile(r"(?<!\w)[^\W\d_a-z]\w*")
_WORD_REST = re.compile(r"\w+")
# Characters without any visible trace: a turn made of these and whitespace says nothing.
_INVISIBLE = frozenset(
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u200b\u200c\u200d\u200e"
    "\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069"
    "\u206a\u206b\u206c\u206d\u206e\u206f\u2800\u3164\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06"
    "\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff\uffa0"
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """One span of a turn that a judge has to decide on.

    ``start`` and ``end`` count code points; ``text`` is exactly ``turn_text[start:end]``, neither
    normalised nor trimmed further. ``speaker`` is who said the turn, where that is known: a judge
    needs it to tell a proposal of the assistant from a statement of the user.
    """

    candidate_id: str
    turn_id: str
    generator_rule: str
    start: int
    end: int
    text: str
    speaker: str | None = None

    @property
    def text_sha256(self) -> str:
        """SHA-256 of the text in UTF-8, as 64 lower-case hexadecimal digits.

        Never ask for it on a span that the firewall blocked: the digest of a card number or of a
        social-security number can be searched for, so it is as good as the number.
        """
        # surrogatepass only so that the property is total: ids.check_text refuses such text before
        # anything is stored, and a UnicodeEncodeError would carry the whole text in its arguments.
        return hashlib.sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()


def generate_candidates(turn_id: str, text: str, *, speaker: str | None = None) -> list[Candidate]:
    """All candidates of one turn, sentences first, then entities, in document order.

    Runs in time linear in the length of ``text``. An empty or blank text has no candidates; the
    caller logs :func:`empty_turn_candidate` for it.
    """
    candidates: list[Candidate] = []
    sentence_starts: set[int] = set()
    for ordinal, (start, end) in enumerate(_sentence_spans(text)):
        sentence_starts.add(start)
        candidates.append(
            Candidate(
                f"{turn_id}:{SENTENCE}:{ordinal}",
                turn_id,
                SENTENCE,
                start,
                end,
                text[start:end],
                speaker,
            )
        )
    for ordinal, (start, end) in enumerate(_entity_spans(text, sentence_starts)):
        candidates.append(
            Candidate(
                f"{turn_id}:{ENTITY}:{ordinal}",
                turn_id,
                ENTITY,
                start,
                end,
                text[start:end],
                speaker,
            )
        )
    return candidates


def empty_turn_candidate(turn_id: str, *, speaker: str | None = None) -> Candidate:
    """The one candidate that stands for an empty or blank turn (A8)."""
    return Candidate(f"{turn_id}:{EMPTY}:0", turn_id, EMPTY, 0, 0, "", speaker)


def blocked_turn_candidate(turn_id: str, *, speaker: str | None = None) -> Candidate:
    """The one candidate that stands for a turn voided by the turn-level scan (A8).

    It carries no span and no text of the turn.
    """
    return Candidate(f"{turn_id}:turn_firewall:0", turn_id, TURN, 0, 0, "", speaker)


def is_blank(text: str) -> bool:
    """Whether a turn says nothing: only whitespace and characters without any visible trace.

    A lone zero-width space or byte-order mark is blank here although it is not whitespace.
    """
    return all(character.isspace() or character in _INVISIBLE for character in text)


def sentence_spans(text: str) -> list[tuple[int, int]]:
    """The trimmed sentence spans of ``text`` as half-open ranges of code points."""
    return list(_sentence_spans(text))


def _sentence_spans(text: str) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    # Both ends are trimmed once, up front: between sentences the break itself takes all whitespace.
    begin = len(text) - len(text.lstrip())
    stop = len(text.rstrip())
    for found in _SENTENCE_BREAK.finditer(text, begin, stop):
        if found.start() > begin:
            spans.append((begin, found.start()))
        begin = found.end()
    if begin < stop:
        spans.append((begin, stop))
    return spans


def _entity_spans(text: str, sentence_starts: set[int]) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    run_start = run_end = -1
    run_length = 0

    def close() -> None:
        if run_length > 1 or (run_length == 1 and run_start not in sentence_starts):
            spans.append((run_start, run_end))

    for start, end in _capitalised_tokens(text):
        if run_length and text[run_end:start].isspace():
            run_end = end
            run_length += 1
            continue
        close()
        run_start, run_end, run_length = start, end, 1
    close()
    return spans


def _capitalised_tokens(text: str) -> Iterator[tuple[int, int]]:
    for found in _PROSPECT.finditer(text):
        start = found.start()
        if not _is_capital(text[start]) or _continues_word(text, start):
            continue
        end = _word_end(text, found.end())
        if text.find("_", start, end) < 0:
            yield start, end


def _is_capital(character: str) -> bool:
    if character.isascii():
        return True  # the pattern admits no other ASCII letter
    return unicodedata.category(character) in ("Lu", "Lt")


def _is_mark(character: str) -> bool:
    # Combining marks (the accent of a decomposed letter, Indic vowel signs) belong to the word they
    # follow, but the re module counts them as no word characters.
    return not character.isascii() and unicodedata.category(character)[0] == "M"


def _continues_word(text: str, start: int) -> bool:
    before = start - 1
    while before >= 0 and _is_mark(text[before]):
        before -= 1
    return 0 <= before < start - 1 and (text[before].isalnum() or text[before] == "_")


def _word_end(text: str, end: int) -> int:
    while end < len(text) and _is_mark(text[end]):
        end += 1
        rest = _WORD_REST.match(text, end)
        if rest is not None:
            end = rest.end()
    return end
