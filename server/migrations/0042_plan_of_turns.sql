-- A connection keeps the plan that a function was first given, and that first time nothing may wait: the plan for an empty
-- table reads it as a whole, once for every author, as long as the connection lives or until the table is analysed. By
-- the index it is right for any number. And what is worked out of a school is worked out once.
create or replace function lease_items(most integer, lease interval)
  returns table (item_id integer, batch_id integer, institution_id integer, author_id integer)
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off
  as $$
  #variable_conflict use_column
  declare
    open_turns integer := most;
    took integer;
    turn record;
  begin
    -- One taker at a time, for the milliseconds that it takes: turns are counted.
    perform pg_advisory_xact_lock(hashtext('lease_items'));
    -- What a dead worker held waits in its author's order again.
    update batch_items set leased_until = null where id = any (array(
      select id from batch_items
      where state in ('waiting', 'writing') and leased_until is not null and leased_until < now()
      for update skip locked));
    while open_turns > 0 loop
      took := 0;
      for turn in
        with recursive authors as (
          -- From one author to the next by the index, without reading what else they have.
          (select i.author_id, i.institution_id from batch_items i
            where i.state in ('waiting', 'writing') and i.leased_until is null order by i.author_id limit 1)
          union all
          select n.author_id, n.institution_id from authors a cross join lateral (
            select i.author_id, i.institution_id from batch_items i
            where i.state in ('waiting', 'writing') and i.leased_until is null and i.author_id > a.author_id
            order by i.author_id limit 1) n
        ),
        held as materialized (
          select i.author_id, i.institution_id, count(*) as items from batch_items i
          where i.state in ('waiting', 'writing') and i.leased_until is not null group by 1, 2
        ),
        schools as materialized (
          select s.institution_id, coalesce((select sum(h.items) from held h where h.institution_id = s.institution_id), 0) as held,
            coalesce((select max(t.taken) from writing_turns t where t.institution_id = s.institution_id), 0) as taken
          from (select distinct institution_id from authors) s
        ),
        in_school as (
          select a.author_id, a.institution_id, row_number() over (partition by a.institution_id
              order by coalesce(h.items, 0) + n, coalesce(t.taken, 0), n, a.author_id) as place
          from authors a cross join generate_series(1, open_turns) n
            left join held h on h.author_id = a.author_id left join writing_turns t on t.author_id = a.author_id
        ),
        chosen as (
          select p.author_id, p.institution_id from in_school p join schools s on s.institution_id = p.institution_id
          where p.place <= open_turns
          order by s.held + p.place, s.taken, p.institution_id, p.place limit open_turns
        )
        select c.author_id, c.institution_id, count(*) as items from chosen c group by 1, 2
      loop
        -- Before the items, as a person's removal locks the person first.
        insert into writing_turns as t (author_id, institution_id, taken)
        values (turn.author_id, turn.institution_id, nextval('turns_taken'))
        on conflict (author_id) do update set taken = excluded.taken;
        for item_id, batch_id, institution_id, author_id in
          update batch_items i set leased_until = now() + lease, attempts = i.attempts + 1
          where i.id = any (array(
            select f.id from batch_items f
            where f.state in ('waiting', 'writing') and f.leased_until is null and f.author_id = turn.author_id
            order by f.alone desc, f.batch_id, f.index limit turn.items for update skip locked
          ))
          returning i.id, i.batch_id, i.institution_id, i.author_id
        loop
          took := took + 1;
          return next;
        end loop;
      end loop;
      open_turns := open_turns - took;
      -- Those of few items have left some turns over, for whoever has more; nothing is left where none was taken.
      exit when took = 0;
    end loop;
  end $$;
