"""Forms of texts with places to fill in: ``<hex40>``, ``<word>``, ``<uuid>`` and so on.

Each place is filled with something new every time. What stands between ``⟦`` and ``⟧`` is the
secret of the text. ``⏎`` is a line break. Files hold one form a line, under headings of kinds.
"""

from __future__ import annotations

import base64
import random
import re
import string
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files

ALNUM = string.ascii_letters + string.digits
URL_SAFE = ALNUM + "-_"
HEX = string.digits + "abcdef"
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

WORDS = (
    "meadow", "kettle", "orchid", "velvet", "granite", "saddle", "ember", "harbor", "timber",
    "lantern", "copper", "willow", "falcon", "badger", "river", "plover", "anchor", "nickel",
    "quartz", "umber", "cobalt", "jasper", "basil", "yarrow", "zephyr", "cedar", "maple", "otter",
    "summit", "pebble", "thistle", "walnut", "bramble", "clover", "heron", "juniper", "marble",
)  # fmt: skip
CODE = (
    "user", "order", "token", "secret", "session", "key", "password", "credential", "handler",
    "service", "client", "factory", "manager", "config", "index", "cache", "request", "response",
    "repository", "provider", "validator", "adapter", "payment", "auth", "public", "private",
)  # fmt: skip

Maker = Callable[[random.Random, int], str]


def mixed(rng: random.Random, chars: str, size: int) -> str:
    """Random characters with at least two digits where there are digits, evenly spread."""
    while True:
        text = "".join(rng.choices(chars, k=size))
        digits = sum(c.isdigit() for c in text)
        enough = digits >= min(2, size // 6) or chars.isalpha()
        if enough and len(set(text)) >= min(9, size // 2, len(set(chars)) // 2):
            return text


def luhn(head: str) -> str:
    """A number with its check digit (ISO/IEC 7812-1 annex B)."""
    total = 0
    for n, char in enumerate(reversed(head)):
        value = int(char) * (2 if n % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    return head + str(-total % 10)


def iban(rng: random.Random, country: str, pattern: str) -> str:
    """An account number: ``n`` for digits, ``a`` for capitals, ``c`` for either; ISO 13616."""
    kinds = {"n": string.digits, "a": string.ascii_uppercase, "c": string.digits + "ABCDEFGHJKLM"}
    body = "".join(rng.choice(kinds[kind]) for kind in pattern)
    turned = "".join(str(int(c, 36)) for c in body + country + "00")
    return f"{country}{98 - int(turned) % 97:02d}{body}"


def _digits(rng: random.Random, size: int) -> str:
    return str(rng.randrange(1, 10)) + "".join(rng.choices(string.digits, k=size - 1))


def _ean(rng: random.Random) -> str:
    head = rng.choice(["978", "400", "871", "590", "301", "760"]) + "".join(
        rng.choices(string.digits, k=9)
    )
    total = sum(int(c) * (1, 3)[n % 2] for n, c in enumerate(head))
    return head + str(-total % 10)


# form: country, what follows the check digits
_ACCOUNTS = (
    ("AD", "n" * 8 + "c" * 12),
    ("AE", "n" * 19),
    ("AL", "n" * 8 + "c" * 16),
    ("AT", "n" * 16),
    ("AZ", "aaaa" + "c" * 20),
    ("BA", "n" * 16),
    ("BE", "n" * 12),
    ("BG", "aaaa" + "n" * 6 + "c" * 8),
    ("BH", "aaaa" + "c" * 14),
    ("BR", "n" * 23 + "ac"),
    ("BY", "cccc" + "n" * 4 + "c" * 16),
    ("CH", "n" * 5 + "c" * 12),
    ("CR", "n" * 18),
    ("CY", "n" * 8 + "c" * 16),
    ("CZ", "n" * 20),
    ("DE", "n" * 18),
    ("DK", "n" * 14),
    ("DO", "cccc" + "n" * 20),
    ("EE", "n" * 16),
    ("EG", "n" * 25),
    ("ES", "n" * 20),
    ("FI", "n" * 14),
    ("FO", "n" * 14),
    ("FR", "n" * 10 + "c" * 11 + "nn"),
    ("GB", "aaaa" + "n" * 14),
    ("GE", "aa" + "n" * 16),
    ("GI", "aaaa" + "c" * 15),
    ("GL", "n" * 14),
    ("GR", "n" * 7 + "c" * 16),
    ("GT", "c" * 24),
    ("HR", "n" * 17),
    ("HU", "n" * 24),
    ("IE", "aaaa" + "n" * 14),
    ("IL", "n" * 19),
    ("IQ", "aaaa" + "n" * 15),
    ("IS", "n" * 22),
    ("IT", "a" + "n" * 10 + "c" * 12),
    ("JO", "aaaa" + "n" * 4 + "c" * 18),
    ("KW", "aaaa" + "c" * 22),
    ("KZ", "nnn" + "c" * 13),
    ("LB", "nnnn" + "c" * 20),
    ("LI", "n" * 5 + "c" * 12),
    ("LT", "n" * 16),
    ("LU", "nnn" + "c" * 13),
    ("LV", "aaaa" + "c" * 13),
    ("MC", "n" * 10 + "c" * 11 + "nn"),
    ("MD", "c" * 20),
    ("ME", "n" * 18),
    ("MK", "nnn" + "c" * 10 + "nn"),
    ("MR", "n" * 23),
    ("MT", "aaaa" + "n" * 5 + "c" * 18),
    ("MU", "aaaa" + "n" * 19 + "aaa"),
    ("NL", "aaaa" + "n" * 10),
    ("NO", "n" * 11),
    ("PK", "aaaa" + "c" * 16),
    ("PL", "n" * 24),
    ("PS", "aaaa" + "c" * 21),
    ("PT", "n" * 21),
    ("QA", "aaaa" + "c" * 21),
    ("RO", "aaaa" + "c" * 16),
    ("RS", "n" * 18),
    ("SA", "nn" + "c" * 18),
    ("SE", "n" * 20),
    ("SI", "n" * 15),
    ("SK", "n" * 20),
    ("SM", "a" + "n" * 10 + "c" * 12),
    ("TN", "n" * 20),
    ("TR", "n" * 6 + "c" * 16),
    ("UA", "n" * 6 + "c" * 19),
    ("VA", "n" * 18),
    ("VG", "aaaa" + "n" * 16),
    ("XK", "n" * 16),
    ("LY", "n" * 21),
    ("SD", "n" * 14),
    ("BI", "n" * 23),
    ("DJ", "n" * 23),
    ("RU", "n" * 14 + "c" * 15),
    ("MN", "n" * 16),
    ("NI", "aaaa" + "n" * 20),
    ("OM", "nnn" + "c" * 16),
    ("SO", "n" * 19),
    ("FK", "aa" + "n" * 12),
    ("HN", "aaaa" + "n" * 20),
    ("YE", "aaaa" + "nnnn" + "c" * 18),
)
_ISSUERS = (
    ("4", 16), ("51", 16), ("55", 16), ("2221", 16), ("2720", 16), ("34", 15), ("37", 15),
    ("36", 14), ("6011", 16), ("65", 16), ("3528", 16), ("3589", 16), ("62", 16), ("6759", 16),
    ("5018", 16), ("4", 13),
)  # fmt: skip
_SEED = (
    "abandon", "ability", "able", "about", "above", "absent", "absorb", "abstract", "absurd",
    "abuse", "access", "accident", "account", "accuse", "achieve", "acid", "across", "action",
    "actor", "actress", "actual", "adapt", "add", "addict", "address", "adjust", "admit",
    "adult", "advance", "advice", "aerobic", "affair", "afford", "afraid", "again", "agent",
    "agree", "ahead", "aim", "airport", "aisle", "alarm",
)  # fmt: skip


def _card(rng: random.Random, joint: str) -> str:
    # the old numbers of thirteen digits were not written in groups
    head, size = rng.choice(_ISSUERS[:-1] if joint else _ISSUERS)
    number = luhn(head + "".join(rng.choices(string.digits, k=size - len(head) - 1)))
    if not joint:
        return number
    sizes = {14: (4, 6, 4), 15: (4, 6, 5)}.get(size, (4, 4, 4, 4))
    parts, at = [], 0
    for piece in sizes:
        parts.append(number[at : at + piece])
        at += piece
    return joint.join(parts)


def _account(rng: random.Random) -> str:
    return iban(rng, *rng.choice(_ACCOUNTS))


def _fours(number: str, joint: str) -> str:
    return joint.join(number[n : n + 4] for n in range(0, len(number), 4))


def _ssn(rng: random.Random, joint: str) -> str:
    area = rng.choice([n for n in range(100, 900) if n != 666])
    return joint.join((str(area), f"{rng.randrange(1, 100):02d}", f"{rng.randrange(1, 10000):04d}"))


def _weighted(digits: str, weights: tuple[int, ...]) -> int:
    return sum(int(c) * w for c, w in zip(digits, weights, strict=False))


def _aba(rng: random.Random) -> str:
    head = rng.choice(["0", "1", "2"]) + "1" + "".join(rng.choices(string.digits, k=6))
    return head + str(-_weighted(head, (3, 7, 1) * 3) % 10)


def _cpf(rng: random.Random) -> str:
    digits = "".join(rng.choices(string.digits, k=9))
    for first in (10, 11):
        digits += str(_weighted(digits, tuple(range(first, 1, -1))) * 10 % 11 % 10)
    return f"{digits[:3]}.{digits[3:6]}.{digits[6:9]}-{digits[9:]}"


def _dni(rng: random.Random, head: str) -> str:
    number = f"{rng.randrange(10**7):07d}" if head else f"{rng.randrange(10**7, 10**8)}"
    letter = "TRWAGMYFPDXBNJZSQVHLCKE"[int({"X": "0", "Y": "1"}.get(head, "") + number) % 23]
    return head + number + letter


def _resident(rng: random.Random) -> str:
    digits = f"1101{rng.randrange(10, 99)}19{rng.randrange(50, 99)}"
    digits += f"0{rng.randrange(1, 9)}1{rng.randrange(9)}"
    digits += f"{rng.randrange(1000):03d}"
    total = _weighted(digits, (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2))
    return digits + "10X98765432"[total % 11]


def _password(rng: random.Random, size: int) -> str:
    word, other = rng.choice(WORDS), rng.choice(WORDS)
    return rng.choice(
        [
            f"{word.title()}{rng.randrange(1000, 9999)}!",
            f"{word}_{other}{rng.randrange(100, 999)}",
            f"{word.title()}-{other.title()}-{rng.randrange(10, 99)}",
            mixed(rng, ALNUM, 12),
            mixed(rng, ALNUM, 11) + rng.choice("!?#*+$"),
        ]
    )


FIELDS: dict[str, Maker] = {
    "hex": lambda r, n: mixed(r, HEX, n),
    "HEX": lambda r, n: mixed(r, HEX.upper(), n),
    "num": _digits,
    "dig": lambda r, n: "".join(r.choices(string.digits, k=n)),
    "alnum": lambda r, n: mixed(r, ALNUM, n),
    "lower": lambda r, n: mixed(r, string.ascii_lowercase + string.digits, n),
    "upper": lambda r, n: mixed(r, string.ascii_uppercase + string.digits, n),
    "letters": lambda r, n: mixed(r, string.ascii_letters, n),
    "az": lambda r, n: "".join(r.choices(string.ascii_lowercase, k=n)),
    "CAPS": lambda r, n: "".join(r.choices(string.ascii_uppercase, k=n)),
    "otp": lambda r, n: mixed(r, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", n),
    "url": lambda r, n: r.choice(ALNUM) + mixed(r, URL_SAFE, n - 2) + r.choice(ALNUM),
    "base": lambda r, n: base64.b64encode(r.randbytes(n)).decode(),
    "bcrypt": lambda r, n: mixed(r, ALNUM + "./", n),
    "uuid": lambda r, n: str(uuid.UUID(int=r.getrandbits(128), version=4)),
    "UUID": lambda r, n: str(uuid.UUID(int=r.getrandbits(128), version=4)).upper(),
    "ulid": lambda r, n: "01" + "".join(r.choices(CROCKFORD, k=24)),
    "word": lambda r, n: r.choice(WORDS),
    "Word": lambda r, n: r.choice(WORDS).title(),
    "term": lambda r, n: r.choice(CODE),
    "slug": lambda r, n: "-".join(r.choices(WORDS, k=n or 4)),
    "snake": lambda r, n: "_".join(r.choices(CODE + WORDS, k=n or 3)),
    "camel": lambda r, n: r.choice(CODE) + "".join(w.title() for w in r.choices(CODE, k=n or 3)),
    "Pascal": lambda r, n: "".join(w.title() for w in r.choices(CODE, k=n or 4)),
    "SNAKE": lambda r, n: "_".join(r.choices(CODE, k=n or 2)).upper(),
    "day": lambda r, n: f"{r.randrange(1, 29):02d}",
    "month": lambda r, n: f"{r.randrange(1, 13):02d}",
    "year": lambda r, n: str(r.randrange(1990, 2030)),
    "hour": lambda r, n: f"{r.randrange(24):02d}",
    "minute": lambda r, n: f"{r.randrange(60):02d}",
    "stamp": lambda r, n: str(r.randrange(1_500_000_000_000, 1_900_000_000_000)),
    "epoch": lambda r, n: str(r.randrange(1_500_000_000, 1_900_000_000)),
    "byte": lambda r, n: str(r.randrange(1, 255)),
    "few": lambda r, n: str(r.randrange(2, 99)),
    "version": lambda r, n: f"{r.randrange(30)}.{r.randrange(30)}.{r.randrange(30)}",
    "ean": lambda r, n: _ean(r),
    "pw": _password,
    "card": lambda r, n: _card(r, ""),
    "cardspaced": lambda r, n: _card(r, " "),
    "carddashed": lambda r, n: _card(r, "-"),
    "carddotted": lambda r, n: _card(r, "."),
    "cardslashed": lambda r, n: _card(r, "/"),
    "cardunder": lambda r, n: _card(r, "_"),
    "cardcommas": lambda r, n: _card(r, ", "),
    "cardspread": lambda r, n: _card(r, "  -  "),
    "cardtabs": lambda r, n: _card(r, "\t"),
    "iban": lambda r, n: _account(r),
    "ibanspaced": lambda r, n: _fours(_account(r), " "),
    "ibandashed": lambda r, n: _fours(_account(r), "-"),
    "ibanlower": lambda r, n: _account(r).lower(),
    "ssn": lambda r, n: _ssn(r, "" if n else "-"),
    "sin": lambda r, n: luhn(_digits(r, 8)),
    "cpf": lambda r, n: re.sub("[.-]", "", _cpf(r)) if n else _cpf(r),
    "dni": lambda r, n: _dni(r, ""),
    "nie": lambda r, n: _dni(r, r.choice("XY")),
    "cnid": lambda r, n: _resident(r),
    "aba": lambda r, n: _aba(r),
    "bip": lambda r, n: " ".join(r.choices(_SEED, k=n)),
}  # fmt: skip
_PLACE = re.compile("<(" + "|".join(sorted(FIELDS, key=len, reverse=True)) + ")([0-9]{0,3})>")


@dataclass(frozen=True)
class Made:
    """A text, and where its secrets stand: ``text[start:end]``; none where all of it is one."""

    text: str
    spans: tuple[tuple[int, int], ...] = ()


def fill(rng: random.Random, form: str) -> str:
    """Fill in every place of a form."""
    return _PLACE.sub(lambda m: FIELDS[m[1]](rng, int(m[2] or 0)), form)


def make(rng: random.Random, form: str) -> Made:
    """Make a text of a form, and note where its secrets stand."""
    text, spans = "", []
    for piece in re.split("([⟦⟧])", fill(rng, form)):
        if piece == "⟦":
            spans.append((len(text), len(text)))
        elif piece == "⟧":
            spans[-1] = spans[-1][0], len(text)
        else:
            text += piece
    return Made(text, tuple(spans))


def read(name: str) -> dict[str, list[str]]:
    """The forms of one of the files beside this module, by heading."""
    kinds: dict[str, list[str]] = {}
    content = files(__package__).joinpath(name).read_text(encoding="utf-8")
    for line in content.splitlines():
        if line.startswith("## "):
            forms = kinds.setdefault(line[3:], [])
        elif line:
            forms.append(line.replace("⏎", "\n"))
    return kinds
