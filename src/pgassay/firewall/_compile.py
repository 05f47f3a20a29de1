"""Render the detector file into SQL: ``python -m pgassay.firewall._compile [--check]``.

Written are the table of detectors with its rows (``sql/schema/050_never_record_detector.sql``) and
the functions that hold what the SQL engine needs as constants (``sql/api/_firewall_*.sql``, those
whose first line says so). ``--check`` writes nothing and fails where a file is not what the
detector file says.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from pgassay.firewall import _rules
from pgassay.firewall._rules import Rule, Rules

MARK = (
    "-- Generated from src/pgassay/firewall/detectors.toml"
    " by `python -m pgassay.firewall._compile`."
)
_WIDTH = 120
_TABLE_START = "<!-- detectors: generated -->"
_TABLE_END = "<!-- end of detectors -->"


def literal(text: str, indent: int = 8) -> str:
    """Write a text as an SQL literal, in pieces that fit a line."""
    width = _WIDTH - indent
    pieces = [text[n : n + width] for n in range(0, len(text), width)] or [""]
    quoted = []
    for piece in pieces:
        body = piece.replace("'", "''")
        if any(ord(c) < 0x20 for c in piece):
            body = body.replace("\\", "\\\\")
            for char, name in (("\t", "\\t"), ("\r", "\\r"), ("\n", "\\n")):
                body = body.replace(char, name)
            quoted.append(f"E'{body}'")
        else:
            quoted.append(f"'{body}'")
    joined = ("\n" + " " * indent + "|| ").join(quoted)
    # `~` and `||` bind alike
    return f"({joined})" if len(quoted) > 1 else joined


def array(words: Iterable[str], indent: int = 4) -> str:
    """Write words as an SQL array, in lines that fit."""
    items = [literal(word) for word in words]
    if not items:
        return "'{}'"
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(item) > _WIDTH - indent:
            lines.append("")
        lines[-1] += f"{item}, "
    if len(lines) == 1:
        return f"array[{lines[0][:-2]}]"
    margin = " " * (indent + 4)
    body = "\n".join(f"{margin}{line.rstrip()}" for line in lines)
    return f"array[\n{body[:-1]}\n{' ' * indent}]"


def _function(name: str, arguments: str, returns: str, marks: str, body: str, about: str) -> str:
    types = ", ".join(part.split()[1] for part in arguments.split(", ") if part)
    return (
        f"{MARK}\ncreate or replace function assay.{name}({arguments})\nreturns {returns}\n"
        f"language sql\n{marks}\n{body}\n"
        f"comment on function assay.{name}({types}) is '{about}';\n"
        f"revoke all on function assay.{name}({types}) from public;\n"
    )


def _any(words: Iterable[str], indent: str) -> str:
    lines, line = [], ""
    for word in words:
        part = f"strpos(p_lower, {literal(word)}) > 0"
        if line and len(line) + len(part) + 4 > _WIDTH:
            lines.append(line)
            line = ""
        line = f"{line} or {part}" if line else part
    lines.append(line)
    return f"\n{indent}or ".join(lines)


def _patterns(rules: Rules) -> str:
    named = dict(rules.patterns)
    named["shape"] = _rules.union(r.pattern for r in rules.of_kind("shape"))
    cases = "\n".join(
        f"    when '{name}' then\n        {literal(pattern)}" for name, pattern in named.items()
    )
    return _function(
        "_firewall_pattern",
        "p_name text",
        "text",
        "immutable\nstrict\nparallel safe",
        f"return case p_name\n{cases}\nend;",
        "The named patterns of the firewall''s detector file; a constant where the name is one.",
    )


def _is_card(rules: Rules) -> str:
    tests = []
    for low, high, sizes in rules.card_issuers:
        size = (
            f"length(p_digits) = {sizes[0]}"
            if len(sizes) == 1
            else f"length(p_digits) in ({', '.join(map(str, sizes))})"
        )
        start = f"left(p_digits, {len(low)})"
        span = f"{start} = '{low}'" if low == high else f"{start} between '{low}' and '{high}'"
        tests.append(f"({size} and {span})")
    body = "return\n(\n    " + "\n    or ".join(tests) + "\n)\nand assay._firewall_luhn(p_digits);"
    return "-- requires: _firewall_luhn\n" + _function(
        "_firewall_is_card",
        "p_digits text",
        "boolean",
        "immutable\nstrict\nparallel safe",
        body,
        "Whether digits are a payment card: a range of an issuer, its length, and Luhn.",
    )


def _iban_size(rules: Rules) -> str:
    sizes: dict[int, list[str]] = {}
    for country, size in rules.iban_sizes.items():
        sizes.setdefault(size, []).append(country)
    cases = "\n".join(
        f"    when p_country in ({', '.join(repr(c) for c in countries)}) then {size}"
        for size, countries in sorted(sizes.items())
    )
    return _function(
        "_firewall_iban_size",
        "p_country text",
        "integer",
        "immutable\nstrict\nparallel safe",
        f"return case\n{cases}\nend;",
        "How long an IBAN of a country is (ISO 13616 registry); null for no country.",
    )


def _char_class(codes: Iterable[int]) -> str:
    """A bracket expression for code points, as ranges."""
    codes = sorted(codes)
    spans: list[list[int]] = []
    for code in codes:
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])

    def escape(code: int) -> str:
        return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"

    return "".join(escape(a) if a == b else f"{escape(a)}-{escape(b)}" for a, b in spans)


def _fold(rules: Rules) -> tuple[str, str]:
    # frequent ones first: translate() looks from the left
    kept = sorted(rules.fold.kept, key=lambda pair: pair[0])
    sources = "".join(chr(a) for a, _ in kept)
    targets = "".join(chr(b) for _, b in kept)
    foldable = _char_class(list(rules.fold.table))
    removed = _char_class(rules.fold.removed)
    body = f"""\
set search_path = pg_catalog, pg_temp
as $$
declare
    -- Only the characters that are there: translate() compares with each in turn.
    v_odd text;
    v_removed text;
begin
    if octet_length(p_text) = length(p_text)
        or not (p_text collate "C" ~ {literal(f"[{foldable}]")})
    then
        return p_text;
    end if;
    select string_agg(c.c, '')
    into v_odd
    from (
        select distinct unnest(string_to_array(
            regexp_replace(
                p_text collate "C",
                {literal(f"[^{foldable}]+", 16)},
                '',
                'g'
            ),
            null
        )) as c
    ) as c;
    v_removed := regexp_replace(
        v_odd collate "C",
        {literal(f"[^{removed}]+")},
        '',
        'g'
    );
    v_odd := translate(v_odd, v_removed, '');
    return translate(
        p_text,
        v_odd || v_removed,
        translate(
            v_odd,
            {literal(sources, 12)},
            {literal(targets, 12)}
        )
    );
end
$$;"""
    text = _function(
        "_firewall_fold",
        "p_text text",
        "text",
        "immutable\nstrict\nparallel safe",
        body,
        "The text with look-alikes, full-width and mathematical letters, foreign digits, dashes "
        "and quotes read as what they stand for, and format characters dropped.",
    ).replace("language sql", "language plpgsql")
    kept_text = f"""\
set search_path = pg_catalog, pg_temp
as $$
begin
    return query
    select g.span_start, length(g.body)
    from assay._firewall_match(
        p_text,
        {literal(f"[{removed}]+")}
    ) as g;
end
$$;"""
    removed_text = _function(
        "_firewall_removed",
        "p_text text",
        "table (span_start integer, size integer)",
        "immutable\nstrict\nparallel safe\nrows 5",
        kept_text,
        "Where the format characters stand that folding drops: start and length of each row.",
    ).replace("language sql", "language plpgsql")
    return text, "-- requires: _firewall_match\n" + removed_text


def _least(words: Iterable[str]) -> list[str]:
    """The words without those that contain another."""
    every = set(words)
    return sorted(w for w in every if not any(o != w and o in w for o in every))


def _suspect(rules: Rules) -> str:
    uneven: set[str] = set()
    plain: set[str] = set()
    wide: set[str] = set()
    both: list[tuple[list[str], list[str]]] = []
    spelled = next(rule for rule in rules.rules if rule.check == "spelled")
    for rule in rules.rules:
        if rule.kind in ("vendor", "shape", "noise") or rule is spelled or not rule.needs:
            continue
        narrow = {word for word in rule.needs if word.isascii()}
        wide |= set(rule.needs) - narrow
        if rule.kind == "named_number" or (rule.kind == "assignment" and rule.check != "seed"):
            # a single character says nothing; numbers with such a need are caught by six_digits
            uneven |= {word for word in narrow if len(word) > 1}
        elif rule.also_needs:
            both.append((_least(narrow), _least(rule.also_needs)))
        else:
            plain |= narrow
    pairs = "\n".join(
        f"""    if ({_any(first, "        ")})
        and ({_any(second, "            ")})
    then
        return true;
    end if;"""
        for first, second in both
    )
    body = f"""\
set search_path = pg_catalog, pg_temp
as $$
begin
    -- Each test is a necessary condition of some detector; the cheap ones first.
    if p_text collate "C" ~ assay._firewall_pattern('run')
        or p_text collate "C" ~ assay._firewall_pattern('six_digits')
        or p_text collate "C" ~ assay._firewall_pattern('fragment')
        or p_text collate "C" ~ assay._firewall_pattern('escape')
    then
        return true;
    end if;
    if {_any(_least(plain), "        ")}
    then
        return true;
    end if;
{pairs}
    if octet_length(p_lower) <> length(p_lower) and (
        {_any(_least(wide), "        ")}
    ) then
        return true;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('uneven') and (
        {_any(_least(uneven), "        ")}
    ) then
        return true;
    end if;
    return length(p_lower) >= 48
        and ({_any(_least(spelled.needs), "        ")})
        and p_lower collate "C" ~ {literal(spelled.pattern)};
end
$$;"""
    return "-- requires: _firewall_pattern\n" + _function(
        "_firewall_suspect",
        "p_text text, p_lower text",
        "boolean",
        "immutable\nstrict\nparallel safe",
        body,
        "Whether any detector could find anything in a folded text: a cheap test, which ordinary "
        "sentences fail.",
    ).replace("language sql", "language plpgsql")


def _like(word: str) -> str:
    for char in "\\%_":
        word = word.replace(char, "\\" + char)
    return f"%{word}%"


def _row(rule: Rule) -> str:
    return (
        f"(\n    '{rule.reason}', '{rule.name}', '{rule.kind}', {literal(rule.check)},\n"
        f"    {literal(rule.pattern, 4)},\n"
        f"    {array(map(_like, rule.anchors))},\n"
        f"    {array(map(_like, rule.needs))},\n"
        f"    {array(map(_like, rule.also_needs))},\n"
        f"    {str(rule.lowered).lower()}, {literal(rule.about)}\n)"
    )


def _schema(rules: Rules) -> str:
    template = (Path(__file__).parent / "never_record_detector.sql").read_text(encoding="utf-8")
    rows = ",\n".join(_row(rule) for rule in rules.rules)
    return (
        f"{MARK}\n{template}\ninsert into assay.never_record_detector\n"
        "    (reason, detector, kind, check_name, pattern, anchors, needs, also_needs, lowered,"
        " about)\n"
        f"values\n{rows};\n"
    )


def render() -> dict[str, str]:
    """Render every generated SQL file: path below ``sql``, and text."""
    rules = _rules.load()
    fold, removed = _fold(rules)
    return {
        "schema/050_never_record_detector.sql": _schema(rules),
        "api/_firewall_pattern.sql": _patterns(rules),
        "api/_firewall_is_card.sql": _is_card(rules),
        "api/_firewall_iban_size.sql": _iban_size(rules),
        "api/_firewall_fold.sql": fold,
        "api/_firewall_removed.sql": removed,
        "api/_firewall_suspect.sql": _suspect(rules),
    }


def render_table() -> str:
    """Render the detectors as tables for docs/firewall.md."""
    titles = {
        "marker": "Off the record",
        "key_block": "Private keys",
        "vendor": "Vendors' tokens, by a literal they hold",
        "shape": "Vendors' tokens and licence keys, by their shape",
        "token": "JSON web tokens",
        "userinfo": "Passwords in URLs",
        "assignment": "Assignments",
        "named_number": "Numbers of people and accounts",
        "number": "Payment cards and IBAN",
        "noise": "Noise",
    }
    parts = []
    rules = _rules.load()
    for kind, title in titles.items():
        parts.append(
            f"### {title}\n\n| detector | reason | about | must hold | must be near |\n"
            "|---|---|---|---|---|"
        )
        for rule in rules.of_kind(kind):
            words = rule.anchors or rule.needs
            near = ", ".join(f"`{w}`" for w in words[:6] if "|" not in w and "`" not in w)
            if len(words) > 6:
                near += f" and {len(words) - 6} more"
            about, check = rule.about or "-", rule.check or "-"
            parts.append(f"| `{rule.name}` | {rule.reason} | {about} | {check} | {near or '-'} |")
        parts.append("")
    return "\n".join(parts)


def with_table(page: str) -> str:
    """Put the current tables between the marks of the page."""
    start, end = page.index(_TABLE_START) + len(_TABLE_START), page.index(_TABLE_END)
    return f"{page[:start]}\n\n{render_table()}\n{page[end:]}"


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    root = Path(__file__).resolve().parents[3]
    page = root / "docs" / "firewall.md"
    files = {root / "sql" / name: text for name, text in render().items()}
    files[page] = with_table(page.read_text(encoding="utf-8"))
    stale = False
    for path, text in files.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in arguments:
            stale = True
            print(f"{path.name} is not what detectors.toml says: run this without --check")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
