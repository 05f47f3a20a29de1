"""What every object of the schema owes: a comment, a pinned path, the right volatility, no holes.

Objects are listed from the catalog, so that a new one is held to the same.
"""

from __future__ import annotations

import re

from pgassay import migrations
from servers import OWNER, READER, WRITER, PostgresServer
from sql.support import Connection, one, query, refused

VERSION = migrations.head().removeprefix("pgassay_").replace("_", ".")

# Alembic's own table is commented by the migration; it belongs to no agent and holds no data.
OURS = "c.relnamespace = 'assay'::regnamespace and c.relname !~ '^alembic_version'"

# Functions that run with the owner's rights and are about no agent: kinds are for all, and the
# firewall reads its patterns, which nobody else may.
WITHOUT_AGENT = {
    "firewall_policy",
    "register_kind",
    "scan_never_record",
    "find_never_record",
    "redact",
    # Triggers: the agent is the row's.
    "_remember_due",
    "_scan_values",
}

# Marked stable for the sake of element types whose output depends on settings; ours are text.
IMMUTABLE_FOR_TEXT = {"array_to_string"}

# Tables that are the same for all agents: on Citus, reference tables.
SHARED = {
    "journal_kind",
    "judge",
    "detector_change",
    "never_record_detector",
    "recall_outcome",
    "recall_weight",
    "verdict_reason",
    "word_form",
    "word_relation",
    # Of the owner alone: which stores were moved here, and working storage that is empty otherwise.
    *("migration_run", "migration_stage", "migration_interval", "migration_plan", "migration_seen"),
}

# These keep the guarantees, so they also fire where changes are replayed; the others derive rows.
GUARDS = {
    "_check_detector",
    "_guard_decision",
    "_refuse_change",
    "_scan_associations",
    "_scan_entry_words",
    "_scan_resolutions",
    "_scan_journal_entries",
    "_scan_memories",
    "_scan_memory_entities",
    "_scan_memory_evidence",
    "_scan_memory_words",
    "_scan_values",
}


# --- comments ------------------------------------------------------------------------------------

UNCOMMENTED = f"""
    select kind, name from (
        select 'schema' as kind, n.nspname::text as name, obj_description(n.oid, 'pg_namespace')
        from pg_namespace as n where n.nspname = 'assay'
        union all
        select 'relation', c.relname, obj_description(c.oid, 'pg_class')
        from pg_class as c
        where {OURS} and c.relkind in ('r', 'v', 'm', 'p', 'f')
        union all
        select 'index', c.relname, obj_description(c.oid, 'pg_class')
        from pg_class as c
        where {OURS} and c.relkind = 'i'
            and not exists (select from pg_constraint as n where n.conindid = c.oid)
        union all
        select 'column', format('%s.%s', c.relname, a.attname), col_description(c.oid, a.attnum)
        from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0
        where {OURS} and c.relkind in ('r', 'v', 'm', 'p', 'f') and not a.attisdropped
        union all
        select 'type', t.typname, obj_description(t.oid, 'pg_type')
        from pg_type as t left join pg_class as c on c.oid = t.typrelid
        where t.typnamespace = 'assay'::regnamespace and t.typelem = 0
            and (t.typtype <> 'c' or c.relkind = 'c')
        union all
        select 'function', p.oid::regprocedure::text, obj_description(p.oid, 'pg_proc')
        from pg_proc as p where p.pronamespace = 'assay'::regnamespace
        union all
        select 'constraint', format('%s of %s', n.conname, coalesce(c.relname, t.typname)),
            obj_description(n.oid, 'pg_constraint')
        from pg_constraint as n
        left join pg_class as c on c.oid = n.conrelid
        left join pg_type as t on t.oid = n.contypid
        where n.connamespace = 'assay'::regnamespace and n.conname !~ '^alembic_version'
            -- PostgreSQL 18 lists every NOT NULL, with a name of its own making.
            and n.contype not in ('n', 't')
        union all
        select 'trigger', g.tgname, obj_description(g.oid, 'pg_trigger')
        from pg_trigger as g join pg_class as c on c.oid = g.tgrelid
        where {OURS} and not g.tgisinternal
        union all
        select 'policy', y.polname, obj_description(y.oid, 'pg_policy')
        from pg_policy as y join pg_class as c on c.oid = y.polrelid where {OURS}
        union all
        select 'sequence', c.relname, obj_description(c.oid, 'pg_class')
        from pg_class as c
        where {OURS} and c.relkind = 'S'
            and not exists (select from pg_depend as d where d.objid = c.oid and d.deptype = 'i')
    ) as o (kind, name, comment)
    where coalesce(btrim(comment), '') = ''
"""


def test_every_object_is_commented(catalog: Connection) -> None:
    assert query(catalog, UNCOMMENTED) == []


def test_a_missing_comment_is_noticed(catalog: Connection) -> None:
    with catalog.transaction(force_rollback=True):
        catalog.execute("comment on trigger decision_kept on assay.decision is null")
        catalog.execute("comment on column assay.decisions.state is null")
        catalog.execute("create domain assay.bare as text constraint c check (value <> '')")
        assert sorted(query(catalog, UNCOMMENTED)) == [
            ("column", "decisions.state"),
            ("constraint", "c of bare"),
            ("trigger", "decision_kept"),
            ("type", "bare"),
        ]


def test_a_view_says_of_a_column_what_the_table_says_unless_it_is_another(
    catalog: Connection,
) -> None:
    """The same words for the same thing: apostrophes and all."""
    comments = query(
        catalog,
        f"select distinct col_description(c.oid, a.attnum) from pg_class as c"
        f" join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 where {OURS}"
        " and c.relkind in ('r', 'v')",
    )
    for comment in comments:
        assert comment[0].isupper() or re.match(r"\w+[,:/ ]|tp ", comment), comment
        assert comment.endswith("."), comment
        assert not re.search(
            r"\b(models|rows|databases|judges) (judgement|miss|last|clock)", comment
        )


# --- functions -----------------------------------------------------------------------------------

FUNCTIONS = """
    select p.oid, p.oid::regprocedure::text as signature, p.proname::text, p.prosrc,
        p.provolatile::text, l.lanname::text, p.prosqlbody is not null,
        coalesce(p.proconfig, '{}'), p.prosecdef, p.proargnames[1],
        p.prorettype = 'trigger'::regtype, p.prosqlbody::text
    from pg_proc as p join pg_language as l on l.oid = p.prolang
    where p.pronamespace = 'assay'::regnamespace
    order by 2
"""

PINNED = "search_path=pg_catalog, pg_temp"
WRITES = re.compile(
    r"\b(insert\s+into|update\s+assay|delete\s+from|merge\s+into|truncate"
    r"|for\s+share|for\s+update)\b"
)
CALL = re.compile(r"\b(?:assay\.)?([a-z_][a-z0-9_]*)\s*\(")


def without_comments(source: str) -> str:
    return re.sub(r"--[^\n]*|/\*.*?\*/|'(?:[^']|'')*'", " ", source, flags=re.DOTALL)


def test_every_function_has_a_pinned_path_or_a_bound_body(catalog: Connection) -> None:
    functions = query(catalog, FUNCTIONS)
    assert len(functions) > 20
    for _, signature, _, _, _, language, bound, config, *_ in functions:
        if bound:
            assert language == "sql", signature
        else:
            assert (language, PINNED in config) == ("plpgsql", True), signature


RANK = {"i": 0, "s": 1, "v": 2}


def test_volatility_is_what_the_body_does(catalog: Connection) -> None:
    """What writes, locks or is never the same twice is volatile; what reads is stable."""
    builtins = dict(
        query(
            catalog,
            "select proname::text, min(array_position('{i,s,v}', provolatile::text)) - 1"
            " from pg_proc where pronamespace = 'pg_catalog'::regnamespace group by proname",
        )
    )
    functions = query(catalog, FUNCTIONS)
    ours = {name: RANK[volatility] for _, _, name, _, volatility, *_ in functions}
    for _, signature, _, source, volatility, language, _, _, _, _, is_trigger, _ in functions:
        if language != "plpgsql":
            continue
        body = without_comments(source)
        needed = [0]
        if WRITES.search(body) or is_trigger:
            needed.append(2)
        if re.search(r"\b(from|join)\s+assay\.\w+(?!\w|\s*\()", body):
            needed.append(1)
        for name in set(CALL.findall(body)) - IMMUTABLE_FOR_TEXT:
            needed.append(ours[name] if name in ours else builtins.get(name, 0))
        assert RANK[volatility] >= max(needed), signature
        if volatility == "v":
            assert max(needed) == 2, f"{signature} could be stable"


def test_a_bound_body_calls_nothing_more_volatile_than_it_says(catalog: Connection) -> None:
    """The stored parse tree names every function, those behind operators included."""
    known = {
        oid: 0 if name in IMMUTABLE_FOR_TEXT else RANK[volatility]
        for oid, name, volatility in query(
            catalog, "select oid::text, proname::text, provolatile::text from pg_proc"
        )
    }
    checked = 0
    for _, signature, _, _, volatility, language, *_, tree in query(catalog, FUNCTIONS):
        if language != "sql":
            continue
        called = re.findall(r":(?:opfuncid|funcid|aggfnoid|winfnoid) (\d+)", tree)
        # 0: an operator whose function the parser has not looked up (array membership).
        found = {known[oid] for oid in called if oid != "0"}
        checked += bool(found)
        # Commands 2 to 4 are UPDATE, INSERT and DELETE; a range table entry of kind 0 is a table.
        writes = any(f":commandType {number}" in tree for number in (2, 3, 4))
        needed = max([*found, 2 if writes else 0, 1 if ":rtekind 0" in tree else 0])
        assert RANK[volatility] >= needed, signature
        if volatility == "v":
            assert needed == 2, f"{signature} could be stable"
    assert checked > 5


# always called with a constant, which is worked out when a query is planned
ONLY_OF_CONSTANTS = {"_firewall_pattern"}


def test_an_expression_is_put_into_the_query_that_calls_it(catalog: Connection) -> None:
    # A call that is not costs ten times as much. What is strict is put in only where its body is.
    expressions = query(
        catalog,
        """
        select p.proname,
            array(select format_type(a.type, null) from unnest(p.proargtypes) as a(type))
        from pg_catalog.pg_proc as p
        inner join pg_catalog.pg_language as l on l.oid = p.prolang
        where p.pronamespace = 'assay'::regnamespace and l.lanname = 'sql' and not p.proretset
            and p.proconfig is null and p.provolatile <> 'v'
            and pg_get_function_sqlbody(p.oid) !~* '\\mselect\\M'
        """,
    )
    assert len(expressions) > 10
    called = set()
    for name, types in expressions:
        values = ", ".join(f"null::{type_} as a{n}" for n, type_ in enumerate(types))
        names = ", ".join(f"a{n}" for n in range(len(types)))
        plan = query(
            catalog,
            f"explain (verbose, costs off) select assay.{name}({names})"
            f" from (select {values} offset 0) as v",
        )
        if any(f"{name}(" in line for line in plan):
            called.add(name)
    assert called == ONLY_OF_CONSTANTS


def test_functions_with_the_owners_rights_ask_for_the_agent_first(catalog: Connection) -> None:
    definers = [row for row in query(catalog, FUNCTIONS) if row[8]]
    assert len(definers) > 5
    for _, signature, name, source, *_, first_argument, _, _ in definers:
        if name in WITHOUT_AGENT:
            continue
        if name in migrations.READERS_FUNCTIONS and "assay._check_agent(" not in source:
            # They show nothing out of scope, as the views do (test_agents plays it).
            definition = one(catalog, "select pg_get_functiondef(%s::regprocedure)", signature)
            assert "current_setting('assay.agent_id'" in definition, signature
            continue
        assert first_argument == "p_agent_id", signature
        statements = without_comments(source).partition("begin")[2].lstrip()
        assert statements.startswith("perform assay._check_agent(p_agent_id);"), signature
    assert {row[2] for row in definers} >= WITHOUT_AGENT


def test_everything_belongs_to_the_role_that_installed_it(catalog: Connection) -> None:
    owners = query(
        catalog,
        "select distinct pg_get_userbyid(owner)::text from ("
        " select relowner from pg_class where relnamespace = 'assay'::regnamespace union all"
        " select proowner from pg_proc where pronamespace = 'assay'::regnamespace union all"
        " select typowner from pg_type where typnamespace = 'assay'::regnamespace union all"
        " select nspowner from pg_namespace where nspname = 'assay') as o (owner)",
    )
    assert owners == [OWNER]


def test_functions_compile_with_every_check(catalog: Connection) -> None:
    definitions = query(
        catalog,
        "select pg_get_functiondef(oid) from pg_proc where pronamespace = 'assay'::regnamespace",
    )
    with catalog.transaction(force_rollback=True):
        catalog.execute("set local plpgsql.extra_errors = 'all'")
        catalog.execute("set local check_function_bodies = on")
        for definition in definitions:
            catalog.execute(definition)


# --- rights --------------------------------------------------------------------------------------


def test_the_public_has_no_right(catalog: Connection) -> None:
    granted = query(
        catalog,
        """
        select o.name, x.privilege_type from (
            select p.oid::regprocedure::text, coalesce(p.proacl, acldefault('f', p.proowner))
            from pg_proc as p where p.pronamespace = 'assay'::regnamespace
            union all
            select c.relname, coalesce(c.relacl, acldefault(
                case c.relkind when 'S' then 's'::"char" else 'r' end, c.relowner
            ))
            from pg_class as c
            where c.relnamespace = 'assay'::regnamespace and c.relkind in ('r', 'v', 'S', 'm', 'p')
            union all
            select format('%s.%s', c.relname, a.attname), a.attacl
            from pg_class as c join pg_attribute as a on a.attrelid = c.oid
            where c.relnamespace = 'assay'::regnamespace
            union all
            select 'schema', coalesce(n.nspacl, acldefault('n', n.nspowner))
            from pg_namespace as n where n.nspname = 'assay'
        ) as o (name, acl)
        cross join lateral aclexplode(o.acl) as x
        where x.grantee = 0
        """,
    )
    assert granted == []


def test_nothing_but_views_and_functions_is_granted(catalog: Connection) -> None:
    """Not on tables, not on their columns, not on sequences; and views for reading only."""
    granted = query(
        catalog,
        """
        select distinct c.relkind::text, x.privilege_type from (
            select c.oid, c.relacl from pg_class as c
            union all
            select a.attrelid, a.attacl from pg_attribute as a
        ) as o (oid, acl)
        join pg_class as c on c.oid = o.oid
        cross join lateral aclexplode(o.acl) as x
        where c.relnamespace = 'assay'::regnamespace and x.grantee = any (%s::regrole[])
        """,
        [WRITER, READER],
    )
    assert granted == [("v", "SELECT")]


def test_a_view_can_be_read_by_whom_it_is_granted_to(
    server: PostgresServer, module_database: str, catalog: Connection
) -> None:
    """Functions inside a view run with the reader's rights."""
    views = query(
        catalog, f"select c.relname::text from pg_class as c where {OURS} and relkind = 'v'"
    )
    for role in (READER, WRITER):
        with server.connect(module_database, role) as connection:
            for view in views:
                # In full, or the planner drops joins whose columns nobody asks for.
                connection.execute(f"select v.* from assay.{view} as v")  # type: ignore[arg-type]


# --- agents --------------------------------------------------------------------------------------

WITH_AGENT = f"""
    select c.oid from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attname = 'agent_id'
    where {OURS} and c.relkind = 'r'
"""


def test_tables_without_an_agent_are_the_shared_ones(catalog: Connection) -> None:
    without = query(
        catalog,
        f"select c.relname::text from pg_class as c"
        f" where {OURS} and c.relkind = 'r' and c.oid not in ({WITH_AGENT})",
    )
    assert set(without) <= SHARED


def test_every_key_and_index_leads_with_the_agent(catalog: Connection) -> None:
    """One agent is one shard, one scope, one erasure; on Citus it is also a condition."""
    others = query(
        catalog,
        f"""
        select i.indexrelid::regclass::text from pg_index as i
        join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid in ({WITH_AGENT}) and a.attname <> 'agent_id'
        """,
    )
    assert others == []


def test_every_foreign_key_stays_within_the_agent(catalog: Connection) -> None:
    rows = query(
        catalog,
        f"""
        select n.conname::text, n.confrelid in ({WITH_AGENT}), n.conrelid in ({WITH_AGENT}),
            f.relname::text,
            a.attname::text, b.attname::text, n.confdeltype::text, n.confupdtype::text
        from pg_constraint as n join pg_class as f on f.oid = n.confrelid
        join pg_attribute as a on a.attrelid = n.conrelid and a.attnum = n.conkey[1]
        join pg_attribute as b on b.attrelid = n.confrelid and b.attnum = n.confkey[1]
        where n.connamespace = 'assay'::regnamespace and n.contype = 'f'
        """,
    )
    assert len(rows) > 5
    for name, to_agent, from_agent, target, column, target_column, on_delete, on_update in rows:
        # Nothing is deleted or changed behind anyone's back.
        assert (on_delete, on_update) == ("a", "a"), name
        if to_agent:
            assert (from_agent, column, target_column) == (True, "agent_id", "agent_id"), name
        else:
            assert target in SHARED, name


def test_row_security_on_every_table_with_an_agent(catalog: Connection) -> None:
    rows = query(
        catalog,
        f"""
        select c.relname::text, c.relrowsecurity, c.relforcerowsecurity,
            array(
                select pg_get_expr(y.polqual, y.polrelid) from pg_policy as y
                where y.polrelid = c.oid and y.polcmd = '*' and y.polpermissive
                    and y.polroles = '{{0}}' and y.polwithcheck is null
            ),
            (select count(*) from pg_policy as y where y.polrelid = c.oid)
        from pg_class as c where c.oid in ({WITH_AGENT})
        """,
    )
    assert len(rows) >= 7
    # The ledger of a migration also lists what names no agent, so its column is no agent_id.
    conditions = {
        tuple(qualifier.replace("(agent_id)::text", "agent_id") for qualifier in qualifiers)
        for _, _, _, qualifiers, _ in rows
    }
    assert len(conditions) == 1
    for name, enabled, forced, _, count in rows:
        assert (enabled, forced, count) == (True, False, 1), name


def test_the_policy_binds_a_role_that_is_given_a_table(catalog: Connection) -> None:
    insert = "insert into assay.lease values (gen_random_uuid(), now(), %s, 'k')"
    with catalog.transaction(force_rollback=True):
        catalog.execute(f"grant select, insert on assay.lease to {READER}")
        catalog.execute(f"set local role {READER}")
        for agent in ("a", "ab", "b", "é"):
            catalog.execute(insert, [agent])
        catalog.execute("set local assay.agent_id = 'a'")
        assert query(catalog, "select agent_id::text from assay.lease") == ["a"]
        with refused("42501"), catalog.transaction():
            catalog.execute(insert, ["ab"])


# --- views and triggers --------------------------------------------------------------------------


def test_views_are_barriers(catalog: Connection) -> None:
    """No function of a reader's sees a row before the view's condition does."""
    options = query(
        catalog,
        f"select coalesce(c.reloptions, '{{}}') from pg_class as c where {OURS} and relkind = 'v'",
    )
    assert {tuple(option) for option in options} == {("security_barrier=true",)}


def test_guards_fire_always_and_what_derives_rows_only_at_the_origin(catalog: Connection) -> None:
    rows = query(
        catalog,
        f"select g.tgname::text, p.proname::text, g.tgenabled::text from pg_trigger as g"
        f" join pg_class as c on c.oid = g.tgrelid join pg_proc as p on p.oid = g.tgfoid"
        f" where {OURS} and not g.tgisinternal",
    )
    for trigger, function, enabled in rows:
        assert enabled == ("A" if function in GUARDS else "O"), trigger
    assert {function for _, function, _ in rows} >= GUARDS


# --- installing ----------------------------------------------------------------------------------


def test_in_a_schema_of_someone_else(server: PostgresServer, empty_database_name: str) -> None:
    """CREATE on an empty schema is enough, and what is installed works."""
    with server.connect(empty_database_name) as admin:
        admin.execute("create schema assay")
        admin.execute(f"grant usage, create on schema assay to {WRITER}")
        admin.execute(f"grant usage on schema assay to {READER}")
    migrations.upgrade(server.url(empty_database_name, WRITER))
    with server.connect(empty_database_name, WRITER) as installer:
        assert query(
            installer, "select assay.write_terminal('a', 't', 'c', 'reject', 'not_a_fact')"
        ) == [True]
    with server.connect(empty_database_name, READER) as stranger, refused("42501"):
        stranger.execute("select * from assay.decisions")


def test_installs_whatever_the_session_has_set(
    server: PostgresServer, empty_database_name: str
) -> None:
    with server.connect(empty_database_name, OWNER) as connection:
        connection.execute("set search_path = ''")
        connection.execute("set plpgsql.extra_errors = 'all'")
        connection.execute("set default_transaction_isolation = 'serializable'")
        connection.execute("set datestyle = 'German'")
        with connection.transaction():
            connection.execute(migrations.release_script(VERSION))
        assert query(connection, "select assay.turn_summary('a', 't')") == [{}]
