"""Render the detector file into SQL: ``python -m pgassay.firewall._compile [--check]``.

Written are the table of detectors with its rows (``sql/schema/050_never_record_detector.sql``) and
the functions that hold what the SQL engine needs as constants (``sql/api/_firewall_*.sql``, those
whose first line says so). ``--check`` writes nothing and fails where a file is not what the
detector file says.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from pgassay.firewall import _automaton, _rules
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
            for char, name in (("\t", "\\t"), ("\r", "\\r"), ("\n", "\\n"), (_WORD, "\\x01")):
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
    types = ", ".join(part.split(maxsplit=1)[1] for part in arguments.split(", ") if part)
    return (
        f"{MARK}\ncreate or replace function assay.{name}({arguments})\nreturns {returns}\n"
        f"language sql\n{marks}\n{body}\n"
        f"comment on function assay.{name}({types}) is '{about}';\n"
        f"revoke all on function assay.{name}({types}) from public;\n"
    )


def _any(words: Iterable[str], indent: int, subject: str = "p_lower") -> str:
    """A condition for one of the words: one node of an expression, however many there are."""
    every = list(words)
    if len(every) == 1:
        return f"strpos({subject}, {literal(every[0])}) > 0"
    return f'{subject} collate "C" like any ({array(map(_like, every), indent)})'


def _patterns(rules: Rules) -> str:
    named = dict(rules.patterns)
    named["shape"] = _rules.any_shape(rules.of_kind("shape"))
    # It keeps Python from trying one word in many ways. PostgreSQL tries all at once, and would
    # only look twice; what the pattern matches is the same without it.
    for name in ("slug", "session_name"):
        named[name] = named[name].replace("(?=[A-Za-z0-9]{5})", "")
    # many words, asked of one token after the other
    for name in ("object_id", "placeholder"):
        named[name] = _automaton.for_postgres(named[name])
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


# Each match of a pattern costs as much as all that the pattern could be, and where one comes in
# every line of a text, most of the words of the pattern come nowhere. These patterns begin with
# one of many words, and are what hostile texts have in every line.
WORDY_PATTERNS = ("naming", "label")
WORDY_RULES = ("assignment", "assigned_key", "named_value")


def _less(rules: Rules) -> str:
    patterns = {name: rules.patterns[name] for name in WORDY_PATTERNS}
    patterns |= {rule.name: rule.pattern for rule in rules.rules if rule.name in WORDY_RULES}
    cases = []
    for name, pattern in patterns.items():
        wordy = _automaton.wordy(pattern)
        rows = [(n, *row) for n, slot in enumerate(wordy.slots) for row in slot]
        cases.append(
            f"        when '{name}' then\n"
            f"            v_pattern := {literal(wordy.pattern, 12)};\n"
            f"            v_slots := '{{{','.join(str(n) for n, _, _ in rows)}}}';\n"
            f"            v_optional := '{{{','.join(map(str, wordy.optional))}}}';\n"
            f"            v_words := {array((word for _, word, _ in rows), 12)};\n"
            f"            v_alternatives := {array((text for _, _, text in rows), 12)};"
        )
    return _BODY_LESS.format(mark=MARK, cases="\n".join(cases), about=_ABOUT_LESS)


_ABOUT_LESS = (
    "The pattern of a detector (or a named one) without the words that a lower-case text of ASCII"
    " has not; null where nothing of it can match."
)
_BODY_LESS = """\
{mark}
create or replace function assay._firewall_less(p_lower text, p_name text, p_pattern text)
returns text
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $body$
declare
    v_pattern text;
    -- of each alternative its group, and a word without which it matches nothing
    v_slots integer [];
    -- the groups that may be left out
    v_optional integer [];
    v_words text [];
    v_alternatives text [];
    v_kept text;
    v_count integer := 0;
begin
    case p_name
{cases}
        else
            return p_pattern;
    end case;
    -- the inner groups come last, and are put into the outer ones first
    for v_slot in reverse v_slots[cardinality(v_slots)]..0 loop
        select string_agg(a.alternative, '|' order by a.n), v_count + count(*)
        into v_kept, v_count
        from unnest(v_slots, v_words, v_alternatives)
            with ordinality as a (slot, word, alternative, n)
        where a.slot = v_slot
            and strpos(p_lower, a.word) > 0
            -- an alternative with a group of which nothing is left
            and strpos(a.alternative, E'\\uFDD2') = 0;
        v_kept := coalesce(v_kept, case when v_slot = any (v_optional) then '' else E'\\uFDD2' end);
        v_alternatives := array(
            select replace(a.alternative, E'\\uFDD0' || v_slot || E'\\uFDD1', v_kept)
            from unnest(v_alternatives) with ordinality as a (alternative, n)
            order by a.n
        );
        v_pattern := replace(v_pattern, E'\\uFDD0' || v_slot || E'\\uFDD1', v_kept);
    end loop;
    return case
        when strpos(v_pattern, E'\\uFDD2') > 0 then null
        -- with most of the words, the pattern that has them as a tree is the better one
        when v_count > cardinality(v_words) / 2 then p_pattern
        else v_pattern
    end;
end
$body$;
comment on function assay._firewall_less(text, text, text) is '{about}';
revoke all on function assay._firewall_less(text, text, text) from public;
"""


# Between these two the value of an assignment stands in its pattern, behind what announces it.
_ANNOUNCED_FROM = "(?:)("
_SIGN = r"""(?:["'`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}| (?:is |was |are )?)"""
_VALUE = r"!#-&*+./0-9:=?@A-Z\\^_a-z~-"
_VALUE_END = r"]+[(\[]?)"


def _unspared(rules: Rules) -> str:
    """What is true before a value but where it surely is announced as the name of a thing.

    That is told where the announcement stands by itself, so that nothing before it can have
    announced something else: behind a sign over which no announcement goes, or, with neither a
    blank nor a quotation mark from there to the value, anywhere.
    """
    start = "(?:sec-websocket-"
    words, sign, _ = rules.patterns["naming"].partition(start)[2].partition(_SIGN)
    if not sign or not words.endswith("[_-]?ref))"):
        raise ValueError("the pattern naming has another form than _unspared() knows")
    # Looking around within what is looked back at would be done at every character; here no letter
    # comes before.
    words = start + words.replace("(?<![a-z])", "")
    alone = words.replace("[ _-]", "[_-]").replace("|gpg key", "")
    behind_sign = r"""(?:[\n,;}&]|[0-57-9] )[ \t"'({]{0,4}""" + words + _SIGN + "[\"'`<({]{0,2}"
    return _rules.spell_case(
        f"""(?:(?<!(?i:{behind_sign}))|(?!["'`]?[A-Za-z0-9]))"""
        f"(?:(?<!(?i:[^a-z]{alone}[:=]))|(?![A-Za-z0-9]))",
        rules.fold,
    )


def _doubtful(rules: Rules) -> str:
    # What cannot be a secret (see _firewall_value_shape), as far as a small pattern tells it. No
    # looking around in here, which would be done again at every character: so what follows a value
    # is asked for as one more character. Of `ordinary`, only what has a digit is refused.
    ordinary = rules.patterns["ordinary"].removeprefix("^").removesuffix(r"\Z")
    ordinary = ordinary.replace("[0-9]*[*][a-z]+", "[0-9]+[*][a-z]+")
    words = "|".join(
        (
            "[A-Za-z][a-z]*(?:[._/:-][a-z]+)*",
            # names of constants and variables, signs only, nearly nothing, short paths
            "[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]*",
            "[$][A-Za-z_]*",
            "[!#%*+./:=?@^_~-]+",
            f"[{_VALUE}]{{1,3}}",
            f"[~.]{{0,2}}/[{_VALUE.replace('=', '')}]{{0,20}}",
        )
    )
    plain = f"[0-9][0-9.:/_-]*|[A-Za-z0-9_]{{1,5}}|{ordinary}"
    slug = "(?:[0-9]{1,5}[_.:/@#|+-])*[a-z]+(?:[_.:/@#|+-](?:[a-z]+|[0-9]{1,5}))*"
    # however it goes on
    path = "[~.]{0,2}/[A-Za-z0-9/]{0,40}[._-][A-Za-z0-9]"
    guard = (
        # a call
        rf"(?![\"'`]?{path}|[{_VALUE}]{{1,20}}[(\[]|<value>[.:]*[^(\[{_VALUE}]"
        # in quotation marks, and words in them
        + "".join(rf"|{q}(?:<value>[{q}\r\n]|[^{q}\r\n &\\]{{1,30}} +[^{q}\r\n ])" for q in "\"'")
        + ")"
    )
    return _BODY_DOUBTFUL.format(
        mark=MARK,
        about=_ABOUT_DOUBTFUL,
        announced_from=_ANNOUNCED_FROM,
        tail=literal(_VALUE + _VALUE_END),
        size=len(_VALUE + _VALUE_END),
        unspared=literal(_unspared(rules), 16),
        guard=literal(guard, 20),
        path=literal(f"(?!{path})", 20),
        words=literal(words, 24),
        plain=literal(f"|{plain}", 24),
        slug=literal(f"|{slug}", 24),
    )


_ABOUT_DOUBTFUL = (
    "A pattern that matches a text between two line ends where the pattern of a detector of"
    " assignments with this check finds a value, but for some that are surely none, or spared;"
    " null where none is known."
)
_BODY_DOUBTFUL = """\
{mark}
create or replace function assay._firewall_doubtful(p_pattern text, p_check text)
returns text
language sql
immutable
parallel safe
-- Where each match of a pattern is dear, looking for none with all conditions at once is one walk.
return case
    when p_check = 'machine'
        or (
            p_check in ('session', 'weak', 'sign', 'copula', 'flag', 'blank', 'bare')
            and right(p_pattern, {size}) = {tail}
        )
        then replace(
            p_pattern,
            '{announced_from}',
            '(?:)'
            || case
                when p_check in ('session', 'bare') then ''
                else {unspared}
            end
            || case
                when p_check = 'machine' then {path}
                else replace(
                    {guard},
                    '<value>',
                    '(?:'
                    || {words}
                    || case
                        -- here, a number is one, too
                        when p_check = 'bare' then '|[A-Za-z][A-Za-z0-9_]{{0,4}}'
                        else {plain}
                    end
                    || case
                        when p_check in ('session', 'weak')
                            then {slug}
                        when p_check = 'blank' then '|[A-Za-z0-9_]{{1,7}}'
                        else ''
                    end
                    || ')'
                )
            end
            || '('
        )
end;
comment on function assay._firewall_doubtful(text, text) is
'{about}';
revoke all on function assay._firewall_doubtful(text, text) from public;
"""


# What is strict is put into a query only where its body is, too; a call costs ten times as much.
_INLINED = "immutable\nparallel safe"


# no row of a table: four numbers, each as much greater
_NOT_COUNTED = """\
case
            when length(p_digits) = 16
                then substr(p_digits, 1, 4) = substr(p_digits, 5, 4)
                    or substr(p_digits, 5, 4)::integer - substr(p_digits, 1, 4)::integer
                    <> substr(p_digits, 9, 4)::integer - substr(p_digits, 5, 4)::integer
                    or substr(p_digits, 9, 4)::integer - substr(p_digits, 5, 4)::integer
                    <> substr(p_digits, 13, 4)::integer - substr(p_digits, 9, 4)::integer
            else true
        end"""


def _is_card(rules: Rules) -> str:
    tests = []
    for low, high, sizes in rules.card_issuers:
        size = (
            f"length(p_digits) = {sizes[0]}"
            if len(sizes) == 1
            else f"length(p_digits) in ({', '.join(map(str, sizes))})"
        )
        start = f"left(p_digits, {len(low)})"
        span = (
            f"{start} = '{low}'"
            if low == high
            else f"{start} collate \"C\" between '{low}' and '{high}'"
        )
        tests.append(f"({size} and {span})")
    # of ten numbers nine have a wrong check digit, and looking at that costs less than the ranges
    body = (
        "return case\n    when length(p_digits) <= 19 and assay._firewall_luhn(p_digits)"
        "\n        then (\n            "
        + "\n            or ".join(tests)
        + "\n        )\n        and "
        + _NOT_COUNTED
        + "\n    else false\nend;"
    )
    return "-- requires: _firewall_luhn\n" + _function(
        "_firewall_is_card",
        "p_digits text",
        "boolean",
        _INLINED,
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
        _INLINED,
        f"return case\n{cases}\nend;",
        "How long an IBAN of a country is (ISO 13616 registry); null for no country.",
    )


def _ranges(codes: Iterable[int]) -> list[list[int]]:
    """The first and the last of each row of code points without a gap."""
    spans: list[list[int]] = []
    for code in sorted(codes):
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return spans


def _char_class(codes: Iterable[int]) -> str:
    """A bracket expression for code points, as ranges."""

    def escape(code: int) -> str:
        return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"

    return "".join(escape(a) if a == b else f"{escape(a)}-{escape(b)}" for a, b in _ranges(codes))


def _fold(rules: Rules) -> tuple[str, str]:
    # frequent ones first: translate() looks from the left
    kept = sorted(rules.fold.kept, key=lambda pair: pair[0])
    sources = "".join(chr(a) for a, _ in kept)
    targets = "".join(chr(b) for _, b in kept)
    foldable = _char_class(list(rules.fold.table))
    removed = _char_class(rules.fold.removed)
    ranges = (f"[{low},{high}]" for low, high in _ranges(rules.fold.removed))
    dropped = f"{{{','.join(ranges)}}}"
    body = f"""\
set search_path = pg_catalog, pg_temp
as $$
declare
    -- Only the characters that are there: translate() compares with each in turn.
    v_odd text := '';
    v_rest text;
    v_removed text;
    v_sources constant text := {literal(sources, 8)};
    v_targets constant text := {literal(targets, 8)};
    v_dropped constant int4multirange := '{dropped}';
    -- what each character of the first two planes becomes, at one more than its number (0: it goes)
    v_map integer [];
begin
    if octet_length(p_text) = length(p_text)
        or not (p_text collate "C" ~ {literal(f"[{foldable}]")})
    then
        return p_text;
    end if;
    v_rest := regexp_replace(
        p_text collate "C",
        {literal(f"[^{foldable}]+", 8)},
        '',
        'g'
    );
    -- Where many are different, translate() compares each character with many: in a long text they
    -- are looked up instead.
    if length(p_text) > 65536
        and (
            select count(distinct c.c)
            from unnest(string_to_array(left(v_rest, 4096), null)) as c (c)
        ) > (case when length(v_rest) > 65536 then 24 else 200 end)
    then
        v_map := array(
            select case when v_dropped @> g.code then 0 else g.code end
            from generate_series(0, 131071) as g (code)
            order by g.code
        );
        for v_n in 1..length(v_sources) loop
            v_map[ascii(substr(v_sources, v_n, 1)) + 1] := ascii(substr(v_targets, v_n, 1));
        end loop;
        -- the elements of an array come in their order
        return array_to_string(
            array(
                select
                    case
                        when c.c collate "C" <= U&'\\+01FFFF'
                            then chr(nullif(v_map[ascii(c.c) + 1], 0))
                        when not v_dropped @> ascii(c.c) then c.c
                    end
                from unnest(string_to_array(p_text, null)) as c (c)
            ),
            ''
        );
    end if;
    -- there are few different ones, however many there are
    for v_n in 1..24 loop
        exit when v_rest = '';
        v_odd := v_odd || left(v_rest, 1);
        v_rest := translate(v_rest, left(v_rest, 1), '');
    end loop;
    if v_rest <> '' then
        select v_odd || string_agg(c.c, '')
        into v_odd
        from (select distinct unnest(string_to_array(v_rest, null)) as c) as c;
    end if;
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
            v_sources,
            v_targets
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
        -- the characters that matches are framed with are dropped as well
        translate(p_text, U&'\\FDD0\\FDD1\\FDD2', U&'\\FDD3\\FDD3\\FDD3'),
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


# Anchors that are too short or too common to say much: for these the beginning of the token is
# looked for, not only the anchor.
_COMMON = frozenset(
    ("service:", "secret_", "secret-", "live_", "user:gh.", "key_", "key-", "pat.", "1000.")
)
# counts in such a beginning are cut to this; it ends after the first count of at least the second
_COUNT, _ENOUGH = 12, 8
# what is put before each word, to see where words begin
_WORD = "\x01"


# Patterns that are dear to look for in a long text, and what the lower-case text must hold for them
# to match.
_DEAR = {
    "value_named": "[a-z0-9+/_.=-][\"'`)>*]{0,3} (?:as|is|for|was|works as)"
    "(?: [a-z&.'-]{1,16}){0,3} (?:secret|token|key|password|credential|passphrase)(?![a-z])",
    "named_after": " (?:is|was|ist|est|es|[èÈéÉ]|to|[äÄ]r|er) (?:my|the|our|your|mein|das|dein"
    "|unser|mon|le|notre|votre|mi|la|a|mijn|het|ons|moje|mitt|mit)(?: [a-z0-9-]{1,12}){0,2} "
    "(?:pass|pw|kenn|contr|mot de|senha|wacht|palav|has|l[öÖ]s|kod|adg|[şŞs]|parol)|[мm]o[йЙ] "
    "|benim |<- ?p|[(](?:the )?p|がパスワード|是(?:我的|你的)?密|[가이] 비밀",
    "br_cpf": "cpf[^0-9\r\n]{0,20}[0-9]{3}|[0-9]{3}[.][0-9]{3}[.][0-9]{3}-[0-9]{2}",
    "uk_nino": "(?:nino|ni n|national insurance)[^0-9\r\n]{0,24}[0-9]{2}"
    "|[a-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]",
    "us_ssn_dashes": "[0-9]{3}[ ]?-[ \r\n]{0,2}[0-9]{2}[ ]?-[ \r\n]{0,2}[0-9]{4}",
}


def _is_weak(anchor: str, rule: Rule) -> bool:
    if anchor in _COMMON or len(anchor) < 4:
        return True
    return len(anchor) == 4 and rule.pattern.startswith(_rules.LEFT_EDGE)


def _marked(anchor: str) -> str:
    return _WORD + re.sub("[^A-Za-z0-9]", lambda m: m[0] + _WORD, anchor)


def _beginning(pattern: str) -> str:
    """What a pattern's matches begin with: a shorter pattern that matches wherever it does."""
    out, at, depth = "", 0, 0
    while at < len(pattern):
        char = pattern[at]
        if char == "\\":
            out += pattern[at : at + 2]
            at += 2
        elif char == "[":
            end = pattern.index("]", at + 1) + 1
            out += pattern[at:end]
            at = end
        elif char == "{":
            end = pattern.index("}", at) + 1
            low, comma, _ = pattern[at + 1 : end - 1].partition(",")
            least = min(int(low), _COUNT)
            cut = comma or least < int(low)
            out += f"{{{least},}}" if cut and (depth or int(low) < _ENOUGH) else f"{{{least}}}"
            at = end
            if not depth and int(low) >= _ENOUGH:
                break
        else:
            depth += (char == "(") - (char == ")")
            out += char
            at += 1
    return out


def _anchored(rules: Rules) -> tuple[str, str]:
    vendors = rules.of_kind("vendor")
    # what begins with anything, or with a digit, is told by its anchor alone
    any_start = tuple(_rules.LEFT_EDGE + some for some in ("[A-Za-z0-9", "[a-z0-9", "[0-9"))
    weak = {
        r.name: [a for a in r.anchors if _is_weak(a, r)]
        for r in vendors
        if not r.pattern.startswith((*any_start, "[A-Za-z0-9"))
    }
    strong = _least(a for r in vendors for a in r.anchors if a not in weak.get(r.name, ()))
    edge = [r for r in vendors if weak.get(r.name) and r.pattern.startswith(_rules.LEFT_EDGE)]
    loose = [r for r in vendors if weak.get(r.name) and r not in edge]
    marked = sorted({_marked(a) for r in edge for a in weak[r.name]})

    def tests(some: list[Rule], indent: int) -> str:
        margin = " " * indent
        return "".join(
            f"{margin}if {_any(_least(weak[rule.name]), indent, 'p_runs')}\n"
            f'{margin}    and p_runs collate "C"'
            f" ~ {literal(_beginning(rule.pattern), indent + 4)}\n"
            f"{margin}then\n{margin}    return true;\n{margin}end if;\n"
            for rule in some
        )

    every = _any(_least(a for r in vendors for a in r.anchors), 4, "{}")
    body = f"""\
set search_path = pg_catalog, pg_temp
as $$
begin
    if {_any(strong, 4, "p_runs")} then
        return true;
    end if;
    -- These say little by themselves: the beginning of the token must be there.
{tests(loose, 4)}    if E'\\x01'
        || regexp_replace(p_runs collate "C", '[^A-Za-z0-9]', E'\\\\&\\x01', 'g')
        like any ({array(map(_like, marked), 8)})
    then
{tests(edge, 8)}    end if;
    return false;
end
$$;"""
    joined = f"""\
set search_path = pg_catalog, pg_temp
as $$
begin
    return strpos(p_joined, 'eyJ') > 0
        or (strpos(p_joined, '://') > 0 and strpos(p_joined, '@') > 0)
        or {every.format("p_joined")};
end
$$;"""
    return _function(
        "_firewall_anchored",
        "p_runs text",
        "boolean",
        "immutable\nstrict\nparallel safe",
        body,
        "Whether runs of token characters hold what some vendor''s token begins with.",
    ).replace("language sql", "language plpgsql"), _function(
        "_firewall_joinable",
        "p_joined text",
        "boolean",
        "immutable\nstrict\nparallel safe",
        joined,
        "Whether joined pieces hold an anchor of a detector that looks at them.",
    ).replace("language sql", "language plpgsql")


def _words(words: Iterable[str], indent: int) -> str:
    """A condition for one of the words: those beyond ASCII only where there is such text."""
    every = _least(words)
    narrow = [w for w in every if w.isascii()]
    wide = [w for w in every if not w.isascii()]
    parts = [_any(narrow, indent)] if narrow else []
    if wide:
        parts.append(f"(v_wide and {_any(wide, indent)})")
    return f"\n{' ' * indent}or ".join(parts)


def _wanted(rules: Rules) -> str:
    groups: dict[str, list[Rule]] = {"": [], "uneven": [], "figures": [], "bare": []}
    for rule in rules.rules:
        if rule.kind in ("vendor", "shape", "noise"):
            continue
        if rule.kind == "assignment" and not (rule.check == "seed" or rule.name == "card_code"):
            groups["uneven"].append(rule)
        elif rule.name in (
            "document_number",
            "health_number",
            "in_ifsc",
            "card_named",
            "iban_named",
        ):
            # these hold few digits, and letters between them
            groups["uneven"].append(rule)
        elif rule.kind in ("named_number", "number") and rule.check != "spelled":
            # a need of one character says nothing
            groups["figures" if any(len(w) > 1 for w in rule.needs) else "bare"].append(rule)
        else:
            groups[""].append(rule)

    def either(rule: Rule, indent: int) -> str:
        """The pattern for the text: nothing is made ready of the one that is not asked for."""
        if not (narrow := rule.narrow):
            return literal(rule.stored, indent)
        margin = " " * indent
        # in brackets, because a `then` ends what an `if` asks for
        return (
            f"(case\n{margin}    when v_wide then\n"
            f"{margin}        {literal(rule.stored, indent + 8)}\n"
            f"{margin}    else\n"
            f"{margin}        {literal(narrow, indent + 8)}\n"
            f"{margin}end)"
        )

    def block(rule: Rule, indent: int) -> str:
        # one test inside the other: of an expression that is not reached, nothing is made ready
        subject = "p_lower" if rule.lowered else "p_text"
        tests = []
        if rule.check == "card":
            tests.append("not p_identifier")
        if rule.check == "spelled":
            tests.append("not p_identifier and length(p_lower) >= 48")
        for words in (rule.needs, rule.also_needs):
            if words:
                tests.append(_words(words, indent + 4 * len(tests)))
        if rule.kind == "number" and rule.check not in ("spelled", "iban"):
            tests.append("p_text collate \"C\" ~ assay._firewall_pattern('six_digits')")
        if rule.check == "machine":
            tests.append("p_text collate \"C\" ~ '[A-Za-z0-9+/_.=-]{15}'")
        margin = " " * (indent + 4 * len(tests))
        pattern = either(rule, indent + 4 * len(tests) + 4)
        if rule.check in ("", "none"):
            tests.append(f'{subject} collate "C" ~ {pattern}')
        else:
            tests.append(
                f"assay._firewall_holds(\n{margin}    {subject},\n"
                f"{margin}    {pattern},\n"
                f"{margin}    '{rule.kind}',\n"
                f"{margin}    case when p_joined then '' else '{rule.check}' end\n{margin})"
            )
        lines, ends = "", ""
        for n, test in enumerate(tests):
            margin = " " * (indent + 4 * n)
            lines += f"{margin}if {test} then\n"
            ends = f"{margin}end if;\n{ends}"
        margin = " " * (indent + 4 * len(tests))
        return f"{lines}{margin}v_wanted := v_wanted || '{rule.name}'::text;\n{ends}"

    def names(rules: list[Rule], indent: int) -> str:
        """What is left to the patterns of a long text: all of a group, less what is ruled out."""
        margin = " " * indent
        tests: dict[str, list[str]] = {}
        for rule in rules:
            test = {
                "card": "not p_identifier",
                "spelled": "not p_identifier and length(p_lower) >= 48",
                "machine": "p_text collate \"C\" ~ '[A-Za-z0-9+/_.=-]{15}'",
            }.get(rule.check, "")
            if rule.kind == "number" and rule.check not in ("spelled", "iban"):
                six = "p_text collate \"C\" ~ assay._firewall_pattern('six_digits')"
                test = f"{test} and {six}" if test else six
            if rule.name in _DEAR:
                test = f'p_lower collate "C" ~ {literal(_DEAR[rule.name], indent + 4)}'
            tests.setdefault(test, []).append(rule.name)
        out = ""
        for test, some in tests.items():
            if test:
                out += (
                    f"{margin}if {test} then\n{margin}    v_wanted := v_wanted"
                    f" || {array(some, indent + 4)}::text [];\n{margin}end if;\n"
                )
            else:
                out += f"{margin}v_wanted := v_wanted || {array(some, indent)}::text [];\n"
        return out

    plain = "".join(block(rule, 4) for rule in groups[""])
    uneven = "".join(block(rule, 12) for rule in groups["uneven"])
    figures = "".join(block(rule, 12) for rule in groups["figures"])
    named = {w for r in groups["figures"] for w in r.needs}
    bare = "".join(block(rule, 12) for rule in groups["bare"])
    union = {w for r in groups["uneven"] for w in r.needs}
    bare_figures = "p_lower collate \"C\" ~ assay._firewall_pattern('bare_figures')"
    body = f"""\
set search_path = pg_catalog, pg_temp
as $$
declare
    v_wanted text [] := '{{}}';
    -- no pattern and no word has what is beyond, such as emoji
    v_wide constant boolean := octet_length(p_lower) <> length(p_lower)
        and p_lower collate "C" ~ '[\\u0080-\\uffff]';
begin
    if length(p_text) > 4096 then
        -- Of a long text, looking for many words costs more than looking for a pattern: that is
        -- left to who asks.
{names(groups[""], 8)}        if p_text collate "C" ~ assay._firewall_pattern('uneven') then
{names(groups["uneven"], 12)}        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('figures') then
{names(groups["figures"], 12)}            if {bare_figures} then
{names(groups["bare"], 16)}            end if;
        end if;
        if p_text collate "C" ~ assay._firewall_pattern('run') then
            v_wanted := v_wanted || assay._firewall_run_kinds(p_text, p_identifier);
        end if;
        return v_wanted;
    end if;
    -- Each test is a necessary condition of its detector; the cheap ones first.
{plain}    if p_text collate "C" ~ assay._firewall_pattern('uneven') then
        if {_words(union, 8)} then
{uneven}        end if;
    end if;
    if p_lower collate "C" ~ assay._firewall_pattern('figures') then
        if {_words(named, 8)} then
{figures}        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
{bare}        end if;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('run') then
        v_wanted := v_wanted || assay._firewall_run_kinds(p_text, p_identifier);
    end if;
    return v_wanted;
end
$$;"""
    return "-- requires: _firewall_pattern _firewall_run_kinds _firewall_holds\n" + _function(
        "_firewall_wanted",
        "p_text text, p_lower text, p_identifier boolean, p_joined boolean",
        "text []",
        "immutable\nstrict\nparallel safe",
        body,
        "The detectors that could find something in one view of a text, and the ways (+vendor, "
        "+encoded, +atom, +blob, +symbols) to look at its runs of token characters. Of an "
        "ordinary text: none. Of a long one: those that are not ruled out at once, whatever words "
        "they need. With p_joined, of texts joined for one look: what a match must satisfy is not "
        "asked, because it may reach into the next.",
    ).replace("language sql", "language plpgsql")


def _like(word: str) -> str:
    for char in "\\%_":
        word = word.replace(char, "\\" + char)
    return f"%{word}%"


def _row(rule: Rule) -> str:
    return (
        f"(\n    '{rule.reason}', '{rule.name}', '{rule.kind}', {literal(rule.check)},\n"
        f"    {literal(rule.stored, 4)},\n"
        f"    {literal(rule.narrow, 4) if rule.narrow else 'null'},\n"
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
        "    (reason, detector, kind, check_name, pattern, narrow, anchors, needs, also_needs,"
        " lowered, about)\n"
        f"values\n{rows};\n"
    )


def render() -> dict[str, str]:
    """Render every generated SQL file: path below ``sql``, and text."""
    rules = _rules.load()
    fold, removed = _fold(rules)
    anchored, joinable = _anchored(rules)
    return {
        "schema/050_never_record_detector.sql": _schema(rules),
        "api/_firewall_pattern.sql": _patterns(rules),
        "api/_firewall_less.sql": _less(rules),
        "api/_firewall_doubtful.sql": _doubtful(rules),
        "api/_firewall_is_card.sql": _is_card(rules),
        "api/_firewall_iban_size.sql": _iban_size(rules),
        "api/_firewall_fold.sql": fold,
        "api/_firewall_removed.sql": removed,
        "api/_firewall_anchored.sql": anchored,
        "api/_firewall_joinable.sql": joinable,
        "api/_firewall_wanted.sql": _wanted(rules),
    }


def render_table() -> str:
    """Render the detectors as tables for docs/firewall.md."""
    titles = {
        "marker": "Off the record",
        "key_block": "Private keys",
        "vendor": "Vendors' tokens, by a literal they hold",
        "shape": "Vendors' tokens and licence keys, by their shape",
        "token": "Web tokens, and keys with marks in them",
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
