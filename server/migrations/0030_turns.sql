-- Turns of writing go round by school, within a school by teacher, and within a teacher's by batch: whoever has queued
-- sixty classes does not keep a colleague's one waiting for all of them.

-- One student's text, which somebody sits and waits for: it goes before its author's own classes.
alter table batch_items add column alone boolean not null default false;

drop index batch_items_open;
-- What nobody holds, in each author's own order, and what is held: a taker reads a few rows of each, whatever waits.
create index batch_items_free on batch_items (author_id, alone desc, batch_id, index)
  where state in ('waiting', 'writing') and leased_until is null;
create index batch_items_held on batch_items (leased_until)
  where state in ('waiting', 'writing') and leased_until is not null;

-- When an author's last item was taken, in takings: it decides between those who hold as many. No clock is asked, which
-- could be set back.
create sequence turns_taken as bigint;
create table writing_turns (
  author_id integer primary key,
  institution_id integer not null,
  taken bigint not null,
  foreign key (author_id, institution_id) references users (id, institution_id) on delete cascade
);
create index writing_turns_institution on writing_turns (institution_id, taken);
alter table writing_turns enable row level security;
alter table writing_turns force row level security;
create policy system on writing_turns to current_user using (true) with check (true);

drop function lease_items(integer, interval);

-- Takes up to `most` items that nobody holds and leases them. Each goes to the school of which the fewest are held, then
-- the one that has waited longest for a turn; in it to the teacher, by the same rule.
create function lease_items(most integer, lease interval)
  returns table (item_id integer, batch_id integer, institution_id integer, author_id integer)
  language plpgsql security definer set search_path = public, pg_temp
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
    update batch_items set leased_until = null where id in (
      select id from batch_items
      where state in ('waiting', 'writing') and leased_until is not null and leased_until < now()
      for update skip locked);
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
        schools as (
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
          from (
            select f.id from batch_items f
            where f.state in ('waiting', 'writing') and f.leased_until is null and f.author_id = turn.author_id
            order by f.alone desc, f.batch_id, f.index limit turn.items for update skip locked
          ) free
          where i.id = free.id
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
revoke all on function lease_items(integer, interval) from public;
