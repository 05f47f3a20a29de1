-- requires: is_undone
-- As assay.beliefs, for this moment.
create or replace view assay.current_beliefs with (security_barrier = true) as
select
    c.agent_id::text as agent_id,
    c.entry_id,
    c.entry_seq,
    c.kind::text as kind,
    c.target_id,
    c.turn_id::text as turn_id,
    c.candidate_id::text as candidate_id,
    c.session_id,
    c.speaker,
    c.claim_type,
    c.stated,
    c.verbatim,
    c.statement,
    c.payload,
    c.subjects,
    c.captured_at,
    coalesce(m.valid_from, c.valid_from) as valid_from,
    c.recorded_at,
    x.valid_from as valid_to,
    x.entry_id as closed_by,
    f.stands and coalesce(x.carried, true) as carried
from assay.journal_entry as c
inner join assay.journal_kind as k on k.kind = c.kind
left join lateral (
    select o.entry_id, o.valid_from, o.valid_to, o.closed_by, o.agent_id
    from assay.carried_entry as o
    where o.agent_id = c.agent_id and o.entry_id between c.entry_id and c.entry_id
    order by o.entry_id
    limit 1
) as m on true
cross join lateral (
    select
        m.entry_id is not null and not exists (
            select 1
            from (
                select r.entry_id, r.agent_id, r.kind
                from assay.journal_entry as r
                where r.agent_id = m.agent_id and r.target_id between m.closed_by and m.closed_by
                order by r.target_id, r.entry_seq
                offset 0
            ) as a
            where a.kind = 'retract'
                and not exists (
                    select 1
                    from assay.carried_entry as o
                    where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                    order by o.entry_id
                    limit 1
                )
                and not assay.is_undone(a.agent_id, a.entry_id, null)
        ) as stands
) as f
left join lateral (
    select a.entry_id, a.valid_from, a.entry_seq, false as carried
    from (
        select r.entry_id, r.agent_id, r.kind, r.valid_from, r.entry_seq
        from assay.journal_entry as r
        where r.agent_id = c.agent_id and r.target_id between c.entry_id and c.entry_id
        order by r.target_id, r.entry_seq
        offset 0
    ) as a
    inner join assay.journal_kind as ak on ak.kind = a.kind
    where ak.closing
        and case when ak.closing then not assay.is_undone(a.agent_id, a.entry_id, null) end
        and not (
            f.stands
            and exists (
                select 1
                from assay.carried_entry as o
                where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                order by o.entry_id
                limit 1
            )
        )
    union all
    select m.closed_by, m.valid_to, 0, true
    where f.stands and m.valid_to is not null
    order by valid_from, entry_seq
    limit 1
) as x on true
where k.claim
    and case when m.entry_id is null then c.valid_from else m.valid_from end <= statement_timestamp()
    and (x.valid_from is null or x.valid_from > statement_timestamp())
    and c.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.current_beliefs is
'What holds now: claims whose validity has begun and not ended. A claim is closed from the earliest valid_from of a closing annotation that has not itself been retracted; one that was imported, when it was in its source. For other moments: assay.beliefs.';
comment on column assay.current_beliefs.agent_id is 'Whose memory.';
comment on column assay.current_beliefs.entry_id is 'Identity within the agent: a time-ordered UUID (version 7) unless the client chose one.';
comment on column assay.current_beliefs.entry_seq is 'Order of writing: an annotation always has a higher number than its target, whatever the clocks say.';
comment on column assay.current_beliefs.kind is 'assert, confirm, supersede, retract, or a registered kind.';
comment on column assay.current_beliefs.target_id is 'The entry that this one annotates; null for kinds that stand by themselves.';
comment on column assay.current_beliefs.turn_id is 'The turn it came from; null for an entry made by hand.';
comment on column assay.current_beliefs.candidate_id is 'The accepted candidate behind it; at most one entry per candidate.';
comment on column assay.current_beliefs.session_id is 'The conversation that the turn belongs to.';
comment on column assay.current_beliefs.speaker is 'Who said it.';
comment on column assay.current_beliefs.claim_type is 'What kind of claim, in the words of the application.';
comment on column assay.current_beliefs.stated is 'True: said in so many words. False: inferred.';
comment on column assay.current_beliefs.verbatim is 'The words themselves, never changed.';
comment on column assay.current_beliefs.statement is 'The same said so that it stands alone (references resolved); equal to verbatim where nothing was resolved.';
comment on column assay.current_beliefs.payload is 'Structured data of the application.';
comment on column assay.current_beliefs.subjects is 'Tags; an accepted candidate''s entry carries cand:{candidate_id}.';
comment on column assay.current_beliefs.captured_at is 'When the words were said, by the clock of the source.';
comment on column assay.current_beliefs.valid_from is 'From when on it holds in the world; for a closing annotation, from when on the target no longer does.';
comment on column assay.current_beliefs.recorded_at is 'When the database learned of it, by the database''s clock.';
comment on column assay.current_beliefs.valid_to is 'From when on it no longer holds; null while that is open.';
comment on column assay.current_beliefs.closed_by is 'The annotation that ends its validity, the earliest of them; null while open.';
comment on column assay.current_beliefs.carried is 'True: the interval is the one that an imported entry had in its source, not one that was derived here.';
revoke all on assay.current_beliefs from public;
