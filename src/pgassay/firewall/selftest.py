"""The firewall's test of itself: secrets made up on the spot, and sentences that hold none.

Every run makes other secrets; none of them is written down anywhere. They are nobody's: cards and
accounts have valid check digits, tokens have the form of their vendor and random content.
"""

from __future__ import annotations

import base64
import json
import random
import string
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_ALNUM: Final = string.ascii_letters + string.digits
_URL_SAFE: Final = _ALNUM + "-_"
_HEX: Final = "0123456789abcdef"

Made = Callable[[random.Random], str]


@dataclass(frozen=True, slots=True)
class Case:
    """A text, and the reason for which it must be blocked; None: it must pass."""

    text: str
    reason: str | None


@dataclass(frozen=True, slots=True)
class Score:
    """How the cases of one reason fared."""

    reason: str
    """The reason, or ``harmless``."""
    cases: int
    caught: int
    """Of those: blocked, for whichever reason."""
    exact: int
    """Of those: blocked for the right reason."""
    false_blocks: int

    @property
    def passed(self) -> bool:
        """Whether nothing was missed, and nothing blocked that must pass."""
        return not self.false_blocks and (self.reason == HARMLESS or self.caught == self.cases)


HARMLESS: Final = "harmless"


def _mixed(rng: random.Random, chars: str, size: int) -> str:
    """Random characters, evenly mixed: real tokens have digits, and many different characters."""
    while True:
        made = "".join(rng.choices(chars, k=size))
        digits = sum(char.isdigit() for char in made)
        letters = size - digits >= 2 or chars.isdigit()
        if digits >= 2 and letters and len(set(made)) >= min(9, size // 2):
            return made


def _luhn(head: str) -> str:
    total = 0
    for place, char in enumerate(reversed(head)):
        number = int(char) * (2 - place % 2)
        total += number // 10 + number % 10
    return head + str(-total % 10)


def _card(rng: random.Random) -> str:
    """A number of an issuer's range with its check digit (ISO/IEC 7812-1)."""
    kind = rng.choice(["4532", "5412", "6011", "3714"])
    size = 15 if kind == "3714" else 16
    number = _luhn(kind + "".join(rng.choices(string.digits, k=size - len(kind) - 1)))
    if size == 15:
        return rng.choice([number, f"{number[:4]} {number[4:10]} {number[10:]}"])
    parts = [number[at : at + 4] for at in range(0, 16, 4)]
    return rng.choice([number, " ".join(parts), "-".join(parts)])


def _iban(rng: random.Random) -> str:
    """A German account number with its check digits (ISO 13616)."""
    body = "".join(rng.choices(string.digits, k=18))
    check = 98 - int(body + "131400") % 97
    number = f"DE{check:02d}{body}"
    return rng.choice([number, " ".join(number[at : at + 4] for at in range(0, 22, 4))])


def _ssn(rng: random.Random) -> str:
    area = rng.choice([number for number in range(100, 900) if number != 666])
    return f"{area}-{rng.randrange(10, 100)}-{rng.randrange(1000, 10000)}"


def _jwt(rng: random.Random) -> str:
    def part(value: object) -> str:
        return (
            base64.urlsafe_b64encode(json.dumps(value, separators=(",", ":")).encode())
            .decode()
            .rstrip("=")
        )

    claims = {"sub": str(rng.randrange(10**9)), "iat": rng.randrange(10**9, 2 * 10**9)}
    return f"{part({'alg': 'HS256', 'typ': 'JWT'})}.{part(claims)}.{_mixed(rng, _ALNUM, 43)}"


def _private_key(rng: random.Random) -> str:
    kind = rng.choice(["RSA ", "EC ", "OPENSSH ", ""])
    body = base64.b64encode(rng.randbytes(240)).decode()
    lines = "\n".join(body[at : at + 64] for at in range(0, len(body), 64))
    dashes = "-" * 5
    return (
        f"{dashes}BEGIN {kind}PRIVATE KEY{dashes}\n{lines}\n{dashes}END {kind}PRIVATE KEY{dashes}"
    )


def _password(rng: random.Random) -> str:
    word = rng.choice(["Kettle", "Meadow", "Orchid", "Saddle", "Ember"])
    return f"{word}{rng.randrange(1000, 10000)}{rng.choice('!?#')}"


_VENDORS: Final[Sequence[Made]] = (
    lambda rng: "ghp_" + _mixed(rng, _ALNUM, 36),
    lambda rng: "glpat-" + _mixed(rng, _ALNUM, 20),
    lambda rng: "sk-ant-api03-" + _mixed(rng, _URL_SAFE, 93) + "AA",
    lambda rng: "AKIA" + _mixed(rng, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
    lambda rng: f"xoxb-{_mixed(rng, string.digits, 12)}-{_mixed(rng, _ALNUM, 24)}",
    lambda rng: f"SG.{_mixed(rng, _ALNUM, 22)}.{_mixed(rng, _ALNUM, 43)}",
    lambda rng: "hf_" + _mixed(rng, _ALNUM, 34),
    lambda rng: "npm_" + _mixed(rng, _ALNUM, 36),
    lambda rng: "AIza" + _mixed(rng, _ALNUM, 35),
    lambda rng: "rk_live_" + _mixed(rng, _ALNUM, 32),
    lambda rng: "dop_v1_" + _mixed(rng, _HEX, 64),
)

_SENTENCES: Final = (
    "can you use {} for the deployment, the old one has expired",
    "I pasted {} into the form and it worked",
    "> {}\n\nis this the one that you meant?",
    "| staging | {} |",
    "Kannst du bitte {} eintragen?",
    "The one in the wiki is **{}**.",
)

_ANNOUNCED: Final = (
    "DB_PASSWORD={}",
    '{{"password": "{}"}}',
    "password: {}",
    "spring.datasource.password={}",
    "my password is {}",
    "mot de passe : {}",
    "<password>{}</password>",
)

_MARKERS: Final = (
    "Off the record: {}",
    "{}, don't record this.",
    "Please do not remember any of this: {}",
    "Bitte nichts davon speichern: {}",
    "Ne note pas \u00e7a : {}",
    "No guardes esto: {}",
    "Non registrare questo: {}",
    "N\u00e3o grave isso: {}",
    "\u30aa\u30d5\u30ec\u30b3\u3067\u3002{}",
)

_NEWS: Final = ("the office closes in spring", "we changed the supplier", "he handed in his notice")

_PLAIN: Final = (
    "I don't remember where I parked the car on {small} March.",
    "Mira moved to Ghent in {year} and works at the harbour now.",
    "commit {hex40} broke the login for user {uuid}",
    "password: at least twelve characters and a symbol",
    "const apiKey = settings.SECRET_KEY;",
    "The token budget is {small}000, max_tokens={small}00.",
    "see https://docs.example.com/en/latest/guide-{small}.html#chapter-{small}",
    "DB_PASSWORD=${{DB_PASSWORD}}",
    "It is at {small}.{small}.1.3, port 80{small}, since {year}-05-17T09:30:00Z.",
    "claude-sonnet-4-5-20250929 answered in {small}.5 s",
    "turn-{year}488400000-4821-0937-5512-{small} was run again",
    "Who has the key to room {small}? The secret of good bread is patience.",
)


def _secret_cases(rng: random.Random) -> dict[str, Made]:
    def spoken(made: Made) -> Made:
        return lambda rng: rng.choice(_SENTENCES).format(made(rng))

    return {
        "off_the_record": lambda rng: rng.choice(_MARKERS).format(rng.choice(_NEWS)),
        "private_key_block": lambda rng: f"here it is\n{_private_key(rng)}\nthanks",
        "credential_prefix": lambda rng: spoken(rng.choice(_VENDORS))(rng),
        "jwt": spoken(_jwt),
        "url_userinfo": lambda rng: (
            f"connect to {rng.choice(['postgres', 'mysql', 'amqp', 'https'])}://"
            f"shop:{_mixed(rng, _ALNUM, 14)}@db.example.com:5432/shop please"
        ),
        "government_id": lambda rng: f"My social security number is {_ssn(rng)}.",
        "bank_account": lambda rng: f"please transfer it to {_iban(rng)} by Friday",
        "payment_card": lambda rng: f"it is on my card {_card(rng)} as always",
        "credential_assignment": lambda rng: rng.choice(_ANNOUNCED).format(_password(rng)),
        "high_entropy": lambda rng: (
            f"it goes like this: {_mixed(rng, _ALNUM + string.digits, 40)} you know"
        ),
    }


def _plain(rng: random.Random) -> str:
    hexed = "".join(rng.choices(_HEX, k=40))
    return rng.choice(_PLAIN).format(
        small=rng.randrange(10, 30),
        year=rng.randrange(1990, 2026),
        hex40=hexed,
        uuid=f"{hexed[:8]}-{hexed[8:12]}-4{hexed[13:16]}-8{hexed[17:20]}-{hexed[20:32]}",
    )


def cases(seed: int | None = None, *, each: int = 30) -> list[Case]:
    """Make a corpus: so many cases for each reason, and three times as many harmless ones."""
    rng = random.Random(seed)
    made = [
        Case(make(rng), reason) for reason, make in _secret_cases(rng).items() for _ in range(each)
    ]
    return made + [Case(_plain(rng), None) for _ in range(3 * each)]


def score(corpus: Sequence[Case], verdicts: Iterable[str | None]) -> list[Score]:
    """Count, reason by reason, what a firewall said of a corpus."""
    counts: dict[str, list[int]] = {}
    for case, verdict in zip(corpus, verdicts, strict=True):
        row = counts.setdefault(case.reason or HARMLESS, [0, 0, 0, 0])
        row[0] += 1
        if case.reason is None:
            row[3] += verdict is not None
        else:
            row[1] += verdict is not None
            row[2] += verdict == case.reason
    return [Score(reason, *row) for reason, row in counts.items()]
