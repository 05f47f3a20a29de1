"""A corpus made while the tests run: no secret is written down in the repository."""

from __future__ import annotations

import base64
import json
import random
import string
import urllib.parse
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_ALNUM = string.ascii_letters + string.digits
_URL = _ALNUM + "-_"
_HEX = "0123456789abcdef"


@dataclass(frozen=True)
class Sample:
    """A text, the reasons that are right for it, and the secret in it (empty: nothing to find)."""

    text: str
    reasons: tuple[str, ...]
    secret: str


def luhn_digit(head: str) -> str:
    total = 0
    for n, char in enumerate(reversed(head)):
        value = int(char) * (2 if n % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    return str(-total % 10)


def iban(rng: random.Random) -> str:
    body = "".join(rng.choices(string.digits, k=18))
    check = 98 - int(body + "131400") % 97
    return f"DE{check:02d}{body}"


def some(rng: random.Random, chars: str, size: int) -> str:
    """Random characters with a digit and, where there are letters, both cases."""
    while True:
        text = "".join(rng.choices(chars, k=size))
        if any(c.isdigit() for c in text) and len(set(text)) >= min(10, size // 2):
            return text


_TOKENS: tuple[Callable[[random.Random], str], ...] = (
    lambda r: "ghp_" + some(r, _ALNUM, 36),
    lambda r: "glpat-" + some(r, _URL, 20),
    lambda r: "sk-ant-api03-" + some(r, _URL, 93) + "AA",
    lambda r: "sk-proj-" + some(r, _URL, 74) + "T3BlbkFJ" + some(r, _URL, 74),
    lambda r: "AKIA" + some(r, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
    lambda r: "xoxb-" + some(r, string.digits, 12) + "-" + some(r, _ALNUM, 24),
    lambda r: "SG." + some(r, _URL, 22) + "." + some(r, _URL, 43),
    lambda r: "hf_" + some(r, _ALNUM, 34),
    lambda r: "npm_" + some(r, _ALNUM, 36),
    lambda r: "dop_v1_" + some(r, _HEX, 64),
    lambda r: "AIza" + some(r, _URL, 35),
    lambda r: "rk_live_" + some(r, _ALNUM, 32),
    lambda r: some(r, _HEX, 32) + "-us12",
)
_PASSWORDS: tuple[Callable[[random.Random], str], ...] = (
    lambda r: f"{r.choice(['Meadow', 'Kettle', 'Orchid'])}{r.randrange(1000, 9999)}!",
    lambda r: (
        f"{r.choice(['velvet', 'granite'])}_{r.choice(['saddle', 'ember'])}{r.randrange(99, 999)}"
    ),
    lambda r: some(r, _ALNUM, 14),
)
_SENTENCES = (
    "can you redeploy with {} instead, the old one expired",
    "I copied {}, pasted it into Postman, and it worked",
    "The one in the wiki is **{}** (don't share).",
    "| staging | {} |",
    "> {}\n\nis this the one you meant?",
    "请用{}重新部署,旧的已经过期了",
    "Kannst du bitte {} eintragen, der alte ist abgelaufen?",
)
_ASSIGNMENTS = (
    "DB_PASSWORD={}",
    '{{"password": "{}"}}',
    "password: {}",
    "mot de passe : {}",
    "パスワードは{}です",
    "<password>{}</password>",
    "session:{}",
    "mysql -u root -p{} shop",
    "spring.datasource.password={}",
    "my password is {}",
)
_MARKERS = (
    "Off the record: {}",
    "{}, don't record this.",
    "Please do not remember any of this: {}",
    "Bitte nichts davon speichern: {}",
    "Ne note pas ça : {}",
    "No guardes esto: {}",
    "Non registrare questo: {}",
    "Não grave isso: {}",
    "\u041d\u0435 сохраняй это: {}",
    "オフレコで。{}",
    "기록하지 마: {}",
    "[[no-memory]] {}",
)
_NEWS = ("we close the office in spring", "the offer was 92k plus bonus", "he was let go for cause")
_PLAIN = (
    "I don't remember where I parked the car on {d} March.",
    "password: minimum twelve characters, one symbol",
    "const apiKey = settings.SECRET_KEY;",
    "commit {hex40} broke the login for user {uuid}",
    "token_budget: {d}00000, max_tokens={d}0000",
    "see https://docs.example.com/en/latest/how-to-move-{d}.html#lessons-learned-{d}",
    "nvidia-cublas-cu12=={d}.1.3 conflicts with google-cloud-aiplatform>={d}.30.5",
    "order 19{d}8127390045123 shipped, UPS 1Z76DPK0794127{d}4318",
    "class RequestValidatorConfigurationSessionClientImplV{d}(SerializerBeanFactory):",
    "Call me on +49 30 326987{d}7 or 020 7242 0{d}26 after six.",
    "api_key: ${{{{ secrets.NPM_TOKEN }}}}",
    "The band left the off the recording studio schedule empty in 20{d}.",
    "claude-sonnet-4-5-202509{d} is slower than meta-llama/Llama-3.3-70B-Instruct-Turbo",
    "明天{d}点开会,别忘了带伞。",
    "Ich kann mir das nicht merken, es waren {d} Leute da.",
)
_TWISTS: tuple[Callable[[random.Random, str], str], ...] = (
    lambda r, s: s,
    lambda r, s: s[: len(s) // 2] + "\u200b" + s[len(s) // 2 :],
    lambda r, s: s.replace("-", "\u2013"),
    lambda r, s: "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalnum() else c for c in s),
    lambda r, s: s.replace("_", "%5F").replace("-", "%2D"),
    lambda r, s: s.replace("_", "\\_"),
    lambda r, s: s[: len(s) // 2] + "\n" + s[len(s) // 2 :],
    lambda r, s: s[: len(s) // 2] + " " + s[len(s) // 2 :],
    lambda r, s: s[: len(s) // 2] + '" + "' + s[len(s) // 2 :],
)


# as JSON, URLs and XML write what is not ASCII
_WRITTEN: tuple[Callable[[str], str], ...] = (
    lambda s: json.dumps({"content": s}),
    lambda s: json.dumps(json.dumps({"content": s})),
    lambda s: urllib.parse.quote(s, safe=" ,=:"),
    lambda s: s.encode("ascii", "xmlcharrefreplace").decode(),
)


def secrets(rng: random.Random) -> Iterator[Sample]:
    """One text of each kind that must be found."""
    for make in _TOKENS:
        token = make(rng)
        yield Sample(rng.choice(_SENTENCES).format(token), ("credential_prefix",), token)
    for form in _ASSIGNMENTS:
        word = rng.choice(_PASSWORDS)(rng)
        if form.startswith("session"):
            word = some(rng, _ALNUM, 24)
        yield Sample(form.format(word), ("credential_assignment",), word)
    for form in _MARKERS:
        yield Sample(form.format(rng.choice(_NEWS)), ("off_the_record",), "")
    card = "4111" + "".join(rng.choices(string.digits, k=11))
    card += luhn_digit(card)
    grouped = " ".join(card[n : n + 4] for n in range(0, 16, 4))
    yield Sample(f"my card is {grouped}, exp 08/29", ("payment_card",), grouped)
    account = iban(rng)
    yield Sample(f"please transfer it to {account} today", ("bank_account",), account)
    number = f"{rng.randrange(700, 772)}-{rng.randrange(10, 99)}-{rng.randrange(1000, 9999)}"
    yield Sample(f"The applicant's SSN is {number}.", ("government_id",), number)
    parts = [
        base64.urlsafe_b64encode(part).rstrip(b"=").decode()
        for part in (b'{"alg":"HS256","typ":"JWT"}', b'{"sub":"%d"}' % rng.randrange(10**9))
    ]
    jwt = ".".join([*parts, some(rng, _URL, 43)])
    yield Sample(f"it's {jwt}, right?", ("jwt",), jwt)
    word = rng.choice(_PASSWORDS)(rng).rstrip("!")
    yield Sample(f"postgres://app:{word}@db1.example.net:5432/shop", ("url_userinfo",), word)
    body = "\n".join(some(rng, _ALNUM + "+/", 64) for _ in range(4))
    block = f"-----BEGIN RSA PRIVATE KEY-----\n{body}\n-----END RSA PRIVATE KEY-----"
    yield Sample(f"here is the file:\n{block}\nthanks", ("private_key_block",), block)
    noise = some(rng, _ALNUM, 40)
    yield Sample(f"We had {noise} hard-coded until last week.", ("high_entropy",), noise)


def plain(rng: random.Random) -> Iterator[str]:
    """Texts that must pass."""
    for form in _PLAIN:
        yield form.format(
            d=rng.randrange(10, 29),
            hex40="".join(rng.choices(_HEX, k=40)),
            uuid="-".join("".join(rng.choices(_HEX, k=n)) for n in (8, 4, 4, 4, 12)),
        )


def variations(seed: int, count: int) -> Iterator[str]:
    """Texts of all kinds, twisted, joined and cut: to compare the engines, not to judge them."""
    rng = random.Random(seed)
    made = 0
    while made < count:
        pool = [
            s.text.replace(s.secret, rng.choice(_TWISTS)(rng, s.secret)) if s.secret else s.text
            for s in secrets(rng)
        ]
        pool += plain(rng)
        rng.shuffle(pool)
        for text in pool:
            if made == count:
                return
            roll = rng.random()
            if roll < 0.15:
                text = text + rng.choice(["\n", " ", "; ", "\u3002"]) + rng.choice(pool)
            elif roll < 0.25:
                cut = rng.randrange(len(text))
                text = (
                    text[:cut] + rng.choice(["", "x", "7", "-", "_", "é", "密", "\t"]) + text[cut:]
                )
            elif roll < 0.32:
                text = text[rng.randrange(len(text)) :]
            elif roll < 0.36:
                text = text.upper() if rng.random() < 0.5 else text.swapcase()
            elif roll < 0.42:
                text = rng.choice(_WRITTEN)(text)
            made += 1
            yield text
