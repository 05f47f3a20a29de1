-- requires: _json_texts
create or replace function assay._rescan_rows(p_agent_id text, p_source text, p_after text, p_limit integer)
returns table (row_no bigint, row_key text, row_id text, texts text [], identifiers text [])
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_place constant text [] := case when p_after is not null and p_source in ('decision', 'gold_label', 'memory_evidence') then array(
        select jsonb_array_elements_text(p_after::jsonb)
    ) end;
begin
    -- What was generated from ids that are scanned themselves is left out; what could be a secret itself does not name
    -- its row: such a row is named by its place in the table.
    case p_source
        when 'journal_entry' then
            return query
            select
                row_number() over (order by e.entry_id),
                e.entry_id::text,
                e.entry_id::text,
                array[e.verbatim, case when e.statement <> e.verbatim then e.statement end, e.speaker, e.claim_type]
                || assay._json_texts(e.payload)
                || array(select s.subject from unnest(e.subjects) as s (subject) where not starts_with(s.subject, 'cand:')),
                array[e.turn_id::text, e.session_id]
                || array(select substr(s.subject, 6) from unnest(e.subjects) as s (subject) where starts_with(s.subject, 'cand:'))
            from assay.journal_entry as e
            where e.agent_id = p_agent_id and (p_after is null or e.entry_id > p_after::uuid)
            order by e.entry_id
            limit p_limit;
        when 'memory' then
            return query
            select
                row_number() over (order by m.memory_id),
                m.memory_id::text,
                m.memory_id::text,
                array[m.content, m.speaker, m.provider, m.statement_type]
                || array(
                    select n.entity
                    from assay.memory_entity as n
                    where n.agent_id = p_agent_id and n.place = m.place
                ),
                array[m.turn_id::text, m.session_id]
            from assay.memory as m
            where m.agent_id = p_agent_id and (p_after is null or m.memory_id > p_after::uuid)
            order by m.memory_id
            limit p_limit;
        when 'memory_evidence' then
            return query
            select
                row_number() over (order by v.memory_id, v.evidence_key),
                jsonb_build_array(v.memory_id, v.evidence_key)::text,
                v.ctid::text,
                array[v.speaker, nullif(v.provider, 'journal')],
                array[v.turn_id::text, v.session_id]
            from assay.memory_evidence as v
            where v.agent_id = p_agent_id
                and (p_after is null or (v.memory_id, v.evidence_key) > (v_place[1]::uuid, v_place[2]))
            order by v.memory_id, v.evidence_key
            limit p_limit;
        when 'recall_event' then
            return query
            select
                row_number() over (order by r.recall_id),
                r.recall_id::text,
                r.recall_id::text,
                '{}'::text [],
                array[r.turn_id::text, r.session_id]
            from assay.recall_event as r
            where r.agent_id = p_agent_id and (p_after is null or r.recall_id > p_after::uuid)
            order by r.recall_id
            limit p_limit;
        when 'association' then
            return query
            select
                coalesce(p_after::bigint, 0) + row_number() over (order by x.entity_a, x.entity_b),
                (coalesce(p_after::bigint, 0) + row_number() over (order by x.entity_a, x.entity_b))::text,
                x.ctid::text,
                array[x.entity_a, x.entity_b],
                '{}'::text []
            from (
                select a.ctid, a.entity_a::text as entity_a, a.entity_b::text as entity_b
                from assay.association as a
                where a.agent_id = p_agent_id
                order by a.entity_a, a.entity_b
                offset coalesce(p_after::bigint, 0)
                limit p_limit
            ) as x;
        when 'decision' then
            return query
            select
                row_number() over (order by d.turn_id, d.candidate_id),
                jsonb_build_array(d.turn_id, d.candidate_id)::text,
                d.ctid::text,
                array[
                    d.speaker, nullif(d.detail_code, 'off_the_record')::text, d.finish_reason,
                    case when d.generator_rule not in ('sentence', 'entity', 'empty', 'turn') then d.generator_rule::text end
                ],
                array[d.turn_id::text, d.candidate_id::text, d.session_id]
            from assay.decision as d
            where d.agent_id = p_agent_id and (p_after is null or (d.turn_id, d.candidate_id) > (v_place[1], v_place[2]))
            order by d.turn_id, d.candidate_id
            limit p_limit;
        when 'gold_label' then
            return query
            select
                row_number() over (order by g.turn_id, g.candidate_id),
                jsonb_build_array(g.turn_id, g.candidate_id)::text,
                g.ctid::text,
                array[g.labelled_by],
                '{}'::text []
            from assay.gold_label as g
            where g.agent_id = p_agent_id and (p_after is null or (g.turn_id, g.candidate_id) > (v_place[1], v_place[2]))
            order by g.turn_id, g.candidate_id
            limit p_limit;
        when 'carried_entry' then
            return query
            select
                row_number() over (order by c.entry_id),
                c.entry_id::text,
                c.entry_id::text,
                array[c.source_fields::text],
                '{}'::text []
            from assay.carried_entry as c
            where c.agent_id = p_agent_id and (p_after is null or c.entry_id > p_after::uuid)
            order by c.entry_id
            limit p_limit;
        when 'migration_item' then
            return query
            select
                coalesce(p_after::bigint, 0) + row_number() over (order by x.source_id, x.source_db, x.key_sha256),
                (coalesce(p_after::bigint, 0) + row_number() over (order by x.source_id, x.source_db, x.key_sha256))::text,
                x.ctid::text,
                -- The bytes of a value hold its texts as they are.
                array[encode(x.raw, 'escape'), x.detail::text],
                array[encode(x.source_key, 'escape')]
            from (
                select i.*, i.ctid
                from assay.migration_item as i
                where i.agent_id = p_agent_id
                order by i.source_id, i.source_db, i.key_sha256
                offset coalesce(p_after::bigint, 0)
                limit p_limit
            ) as x;
        else
            raise exception 'there is no such place to look in'
                using errcode = 'ME005',
                hint = 'journal_entry, memory, memory_evidence, association, decision, gold_label, recall_event, '
                    'carried_entry or migration_item.';
    end case;
end
$$;
comment on function assay._rescan_rows(text, text, text, integer) is
'A batch of one agent''s rows with all that came from outside, for rescan(): texts, and identifiers, which are spared the detectors of cards and noise.';
revoke all on function assay._rescan_rows(text, text, text, integer) from public;
