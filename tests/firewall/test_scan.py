from __future__ import annotations

import dataclasses
import pickle
import random
import uuid

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firewall import samples
from pgassay.firewall import Firewall, find_never_record, redact, scan_never_record
from pgassay.firewall._rules import REASONS

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_must_never_be_recorded_is_found_with_its_reason(seed: int) -> None:
    for sample in samples.secrets(random.Random(seed)):
        verdict = scan_never_record(sample.text)
        assert verdict.blocked, sample.reasons
        assert verdict.reason in (*sample.reasons, "credential_prefix"), sample.reasons


@pytest.mark.parametrize("seed", SEEDS)
def test_ordinary_work_passes(seed: int) -> None:
    for text in samples.plain(random.Random(seed)):
        assert not scan_never_record(text).blocked, text


@pytest.mark.parametrize("seed", SEEDS)
def test_redaction_masks_the_secret_and_nothing_else(seed: int) -> None:
    for sample in samples.secrets(random.Random(seed)):
        masked = redact(sample.text)
        assert len(masked.text) == len(sample.text)
        assert masked.labels
        if not sample.secret:
            assert masked.text == sample.text  # a marker cannot be masked
            continue
        start = sample.text.index(sample.secret)
        end = start + len(sample.secret)
        kept = [c for c in masked.text[start:end] if c.isalnum()]
        assert not kept, sample.reasons
        assert (
            masked.text[:start].rstrip("█")
            == sample.text[:start][: len(masked.text[:start].rstrip("█"))]
        )
        assert masked.text[end:] == sample.text[end:]
        assert not scan_never_record(masked.text).blocked
        assert redact(masked.text).text == masked.text


@pytest.mark.parametrize("seed", SEEDS)
def test_spans_are_places_in_the_text_as_it_was_given(seed: int) -> None:
    rng = random.Random(seed)
    token = "ghp_" + samples.some(rng, samples._ALNUM, 36)
    broken = token[:9] + "\u200b" + token[9:20] + "\u200d" + token[20:]
    for text, secret in (
        (f"é密 use {token} now", token),
        (f"\u200bé密 use {broken} now", broken),
        (f"use {token[:20]}\n    {token[20:]} now", f"{token[:20]}\n    {token[20:]}"),
        (f"use {token.replace('_', '%5F')} now", token.replace("_", "%5F")),
    ):
        start = text.index(secret)
        spans = {
            (f.start, f.end) for f in find_never_record(text) if f.reason == "credential_prefix"
        }
        assert (start, start + len(secret)) in spans


def test_a_verdict_carries_nothing_of_the_text() -> None:
    sample = next(samples.secrets(random.Random(1)))
    verdict = scan_never_record(sample.text)
    assert set(dataclasses.asdict(verdict)) == {"blocked", "reason", "detector"}
    assert sample.secret.encode() not in pickle.dumps(verdict)


def test_a_session_token_is_an_assignment() -> None:
    token = samples.some(random.Random(3), samples._ALNUM, 32)
    assert scan_never_record(f"session:{token}").reason == "credential_assignment"
    assert scan_never_record(f"Cookie: sessionid={token}; Path=/").blocked


@pytest.mark.parametrize("seed", SEEDS)
def test_identifiers_of_sessions_and_names_of_keys_pass(seed: int) -> None:
    rng = random.Random(seed)
    ids = [
        "conv-26-session-1",
        f"session-{rng.randrange(10**6)}",
        f"conv-{rng.randrange(99)}:session_{rng.randrange(99)}:D{rng.randrange(9)}:3",
        str(uuid.UUID(int=rng.getrandbits(128))),
        uuid.UUID(int=rng.getrandbits(128)).hex,
        f"sess_{uuid.UUID(int=rng.getrandbits(128))}",
        f"2026-05-{rng.randrange(10, 28)}T09-30-00-main",
        "01" + "".join(rng.choices("0123456789ABCDEFGHJKMNPQRSTVWXYZ", k=24)),
        f"user{rng.randrange(1000)}@{rng.randrange(100)}",
    ]
    keys = ["session", "session_id", "sessionId", "sess", "sid"]
    for value in ids:
        for key in keys:
            for form in ('{{"{}": "{}"}}', "{}={}", "{}: {}", "  {}: '{}',", "where {} = '{}'"):
                text = form.format(key, value)
                assert not scan_never_record(text).blocked, text
    names = [
        f"user:{rng.randrange(10**4)}:profile",
        f"uploads/2026/05/{rng.randrange(10, 28)}/photo-{rng.randrange(99)}.png",
        f"orders.v{rng.randrange(9)}.created",
        f"created_at_{rng.randrange(2000, 2030)}",
        f"ctrl+shift+F{rng.randrange(1, 12)}",
        str(uuid.UUID(int=rng.getrandbits(128))),
    ]
    for value in names:
        for key in ("cache_key", "sort_key", "objectKey", "idempotency_key", "partition-key"):
            text = f'{{"{key}": "{value}"}}'
            assert not scan_never_record(text).blocked, text


@pytest.mark.parametrize(
    "text",
    [
        '{"kind": "fact", "session_id": "conv-26-session-1"}',
        '{"token_count": 512, "max_tokens": 4096, "api_key_id": null}',
        '{"request_id": "req-2026-05-08-0042", "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"}',
        "INFO session=conv-26-session-1 turn=12 tokens=512 took 41ms",
        "insert into turn (session_id, n) values ('conv-26-session-1', 3);",
        "select * from session where session_id = 'conv-26-session-2' and key = 'user_42';",
        "def load(session: Session, sort_key: str = 'created_at_2') -> None:",
        "for found in firewall.find_never_record(text): drops.append((OFF_THE_RECORD, 1))",
        "select reason, detector from assay.never_record_detector where reason = 'off_the_record';",
        "def do_not_record(turn: Turn) -> None: ...",
        "PublicKey = 6m3bRkq9WvLYvcTg2QkzTn0bZyX1uD8sR7wEoJ4hKlM=",
    ],
)
def test_payloads_logs_and_code_pass(text: str) -> None:
    assert not scan_never_record(text).blocked


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_session_token_is_found(seed: int) -> None:
    rng = random.Random(seed)
    for size in (20, 24, 32, 43):
        token = samples.some(rng, samples._ALNUM, size)
        for form in ("session:{}", "session={}", '{{"session_id": "{}"}}', "sess = '{}'"):
            assert scan_never_record(form.format(token)).blocked, size
    cookie = "".join(rng.choices("0123456789abcdef", k=32))
    assert scan_never_record(f"Cookie: PHPSESSID={cookie}").blocked
    assert scan_never_record(f"OPENWEATHER_APPID={cookie}").blocked


def test_a_redaction_stops_where_the_secret_ends() -> None:
    rng = random.Random(11)
    token = "glpat-" + samples.some(rng, samples._ALNUM, 26)
    for before, after in (
        ("my .env has\n\nDEBUG=1\nTOKEN=", "\nPORT=8080\n"),
        ("env:\n  DEPLOY_TOKEN: ", "\n  LOG_LEVEL: info"),
        ("GET https://api.example.com/v1/items?api_key=", "&page=2 -> 401"),
        ("the new one is _", "_ from today"),
        ("the integration now uses ", ". It works."),
    ):
        masked = redact(before + token + after)
        assert masked.text == before + "█" * len(token) + after, (before, after)


def test_a_redaction_leaves_what_only_stands_beside_the_pieces_of_a_secret() -> None:
    rng = random.Random(14)
    token, rest = "ghp_" + samples.some(rng, samples._ALNUM, 30), samples.some(rng, "0123456789", 6)
    many = "█" * len(token)
    for before, joint, after in (
        # a path, a query, a URL, an option, a name and a word go on, and are none of it
        ('get("', '" + "', '/events")'),
        ('get("', '" + "', '&page=2")'),
        ('curl -H "', '" \\\n  "', 'https://api.example.com/v1/items"'),
        ('run "', '" \\\n  "', '--verbose"'),
        ("run ", "\\\n", "PORT=8080"),
        ('"', '"\n  "', 'production"'),
        # and this is another string
        ('["', '", "', '<rest>"]'),
    ):
        text = before + token + rest + joint + after.replace("<rest>", rest)
        assert redact(text).text == text.replace(token + rest, many + "█" * 6), (before, joint)
    # what stands before it in another piece is masked where it is no name and no address
    for before in ("https://api.example.com/", "token=", "Bearer "):
        text = f'x = "{before}" + "{token}{rest}"'
        assert redact(text).text == text.replace(token + rest, many + "█" * 6), before


def test_italics_keep_their_marks() -> None:
    rng = random.Random(15)
    for token in (
        "sha256~" + samples.some(rng, samples._ALNUM, 43),
        "s." + samples.some(rng, samples._ALNUM, 24),
        samples.some(rng, samples._ALNUM, 40) + "=",
    ):
        masked = redact(f"_{token}_ is the new one")
        assert masked.text == f"_{'█' * len(token)}_ is the new one"


def test_nothing_is_masked_beyond_the_end_of_a_private_key() -> None:
    rng = random.Random(16)
    lines = [samples.some(rng, samples._ALNUM, 64) for _ in range(4)]
    begin, end = (f"-----{word} PRIVATE KEY-----" for word in ("BEGIN", "END"))
    for between in ("\n\nand the other half of it:\n\n", " and then ", '" +\n    "'):
        key = "\n".join([begin, *lines[:2]]) + between + "\n".join([*lines[2:], end])
        text = f"before {key} after"
        assert redact(text).text == f"before {'█' * len(key)} after"
    # too far away for one key, and of another one
    far = f"{begin}\n{lines[0]}\n" + "word " * 2_000 + end
    assert "word word" in redact(far).text
    two = f"{begin}\n{lines[0]}\n\nso much for one\n\n{begin}\n{lines[1]}\n{end}"
    assert "so much for one" in redact(two).text


def test_a_url_written_to_be_overlooked_is_masked_as_a_whole() -> None:
    word = samples.some(random.Random(12), samples._ALNUM, 12)
    for url in (
        f"postgres%3A%2F%2Fapp%3A{word}%40db1.example.net%2Fshop",
        f"postgres://\napp:{word}@db1.example.net:5432/shop",
        f"postgres\uff1a//app:{word}@db1.example.net:5432/shop",
    ):
        masked = redact(f"the conn is {url} since today")
        assert masked.text == f"the conn is {'█' * len(url)} since today"
    plain = redact(f"postgres://app:{word}@db1.example.net:5432/shop")
    assert plain.text == f"postgres://app:{'█' * 12}@db1.example.net:5432/shop"


def test_labels_come_once_in_the_order_of_the_text() -> None:
    rng = random.Random(13)
    token, account = "ghp_" + samples.some(rng, samples._ALNUM, 36), samples.iban(rng)
    labels = redact(f"{account} then {token} then {account} then {token}").labels
    assert len(labels) == len(set(labels))
    first = [label for label in labels if label.startswith(("bank_account", "credential_prefix"))]
    assert first[0] == "bank_account:iban"
    labels = redact(f"{token} then {account}").labels
    assert labels.index("bank_account:iban") > labels.index("credential_prefix:github_token")


@pytest.mark.parametrize("seed", SEEDS)
def test_identifiers_of_calls_and_messages_pass(seed: int) -> None:
    rng = random.Random(seed)
    for prefix in (
        "toolu_01",
        "msg_01",
        "call_",
        "chatcmpl-",
        "req_011",
        "thread_",
        "cus_",
        "file-",
    ):
        name = prefix + samples.some(rng, samples._ALNUM, 24)
        for text in (name, f'{{"tool_use_id": "{name}"}}', f"see {name} in the log"):
            assert not scan_never_record(text).blocked, prefix


def test_ids_never_trip() -> None:
    rng = random.Random(7)
    crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    ids = ["turn-1774615371972-4821-0937-5530-3", "turn-1774615371972-0007:sentence:12"]
    for _ in range(20_000):
        stamp = rng.randrange(1_600_000_000_000, 1_900_000_000_000)
        ids += [
            str(stamp),
            f"turn-{stamp}-{rng.randrange(10_000):04d}",
            "01" + "".join(rng.choices(crockford, k=24)),
            str(uuid.UUID(int=rng.getrandbits(128))),
            uuid.UUID(int=rng.getrandbits(128)).hex,
            str(stamp * 1_000_000 + rng.randrange(1_000_000)),
        ]
    blocked = [i for i in ids if scan_never_record(i, identifier=True).blocked]
    assert blocked == []


def test_an_identifier_is_still_scanned_for_the_rest() -> None:
    token = "ghp_" + samples.some(random.Random(5), samples._ALNUM, 36)
    assert scan_never_record(f"turn-{token}", identifier=True).blocked


@pytest.mark.parametrize("text", ["", " ", "\0", "a\0b", "\ud800", "x\udfffy\ud83d", "\u200b" * 5])
def test_odd_text_does_no_harm(text: str) -> None:
    assert not scan_never_record(text).blocked
    assert redact(text).text == text


def test_a_secret_beside_a_lone_surrogate_is_found() -> None:
    token = "ghp_" + samples.some(random.Random(5), samples._ALNUM, 36)
    text = f"\ud83d {token} \0 \udc00"
    assert scan_never_record(text).reason == "credential_prefix"
    assert token not in redact(text).text


@given(st.text(max_size=400))
def test_any_text_keeps_its_length_and_stays_masked(text: str) -> None:
    masked = redact(text)
    assert len(masked.text) == len(text)
    left = {f.reason for f in find_never_record(masked.text)}
    assert left <= {"off_the_record"}
    for found in find_never_record(text):
        assert 0 <= found.start < found.end <= len(text)
        assert found.reason in REASONS


def test_masks_of_one_width() -> None:
    """What is kept or sent says not even how long a secret was; masks of the text stay."""
    rng = random.Random(17)
    token, longer = (
        f"ghp_{samples.some(rng, samples._ALNUM, 36)}",
        f"sk-ant-api03-{samples.some(rng, samples._ALNUM, 90)}",
    )
    mask = "\u2588"
    for before, after in (("", ""), ("use ", " now"), (f"{mask * 3} ", f" {mask * 11}.")):
        one, other = (
            redact(f"{before}{secret}{after}", keep_length=False) for secret in (token, longer)
        )
        assert one.text == other.text == f"{before}{mask * 8}{after}"
        assert not find_never_record(one.text)
        assert one.labels == redact(f"{before}{token}{after}").labels
        assert Firewall().redact(f"{before}{token}{after}", keep_length=False) == one
    assert redact(f"{token} and {longer}", keep_length=False).text == f"{mask * 8} and {mask * 8}"
    assert redact("I keep bees.", keep_length=False).text == "I keep bees."
