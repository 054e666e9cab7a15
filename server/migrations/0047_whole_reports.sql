-- A pupil's whole report: what teachers released to the school for a reporting period, in one document. An administrator
-- orders it, a worker makes it, and it is kept for days. Rows that wait are leased like items of a batch.

create table whole_reports (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  ordered_by integer not null,
  period_id integer not null,
  -- Whom it is about, in words and by id.
  label text not null,
  students integer[] not null,
  form text not null check (form in ('pdf', 'docx')),
  packing text not null check (packing in ('one', 'each')),
  state text not null default 'waiting' check (state in ('waiting', 'making', 'done', 'failed')),
  done integer not null default 0,
  leased_until timestamptz,
  -- Counts who has taken it up: only the last of them may write to it.
  attempts integer not null default 0,
  -- Pupils in whose reports letters had to be left out.
  incomplete integer not null default 0,
  file_name text,
  file bytea,
  created_at timestamptz not null default now(),
  check ((state = 'done') = (file is not null) and (file is null) = (file_name is null)),
  foreign key (ordered_by, institution_id) references users (id, institution_id) on delete cascade,
  foreign key (period_id, institution_id) references reporting_periods (id, institution_id) on delete cascade
);
create index whole_reports_institution on whole_reports (institution_id, id desc);
create index whole_reports_waiting on whole_reports (id) where state in ('waiting', 'making');
create index whole_reports_created on whole_reports (created_at);
create index whole_reports_ordered_by on whole_reports (ordered_by);
create index whole_reports_period on whole_reports (period_id);
-- Both kinds of files are packed already.
alter table whole_reports alter column file set storage external;
alter table whole_reports enable row level security;
alter table whole_reports force row level security;
create policy read on whole_reports for select to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()));
create policy take_away on whole_reports for delete to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()));
create policy place on whole_reports for insert to reportair_app
  with check (institution_id = (select app_institution()) and (select app_administers())
    and ordered_by = (select app_user()));
create policy system on whole_reports to current_user using (true) with check (true);
grant select, insert, delete on whole_reports to reportair_app;

-- A pupil who is removed is in no document any more.
create function drop_whole_reports() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from whole_reports where institution_id = old.institution_id and old.id = any(students);
    return old;
  end $$;
revoke all on function drop_whole_reports() from public;
create trigger drop_whole_reports before delete on students for each row execute function drop_whole_reports();

-- What was released to the school about these pupils, for its administrators; nothing for anybody else. It answers the
-- text and what it is of, and neither inputs nor notes.
create function whole_report_texts(of_period integer, of_students integer[])
  returns table (student_id integer, classroom_id integer, subject text, classroom_name text, teacher text, report_content text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.student_id, c.classroom_id, c.subject, c.classroom_name, a.first_name || ' ' || a.last_name, g.report_content
    from report_releases r
    join generated_reports g on g.id = r.report_id and g.author_id = r.author_id
    join report_configurations c on c.id = g.configuration_id
    join users a on a.id = r.author_id
    where r.institution_id = app_institution() and app_administers()
      and c.period_id = of_period and g.student_id = any(of_students)
      and c.deleted_at is null and g.status = 'kept' and g.current and g.discarded_at is null
    order by g.student_id, c.subject, c.classroom_name, g.id
  $$;

-- How many reports about these pupils the school was not given: kept ones, and drafts that stand alone. Two numbers, for
-- its administrators; none for anybody else.
create function whole_report_gaps(of_period integer, of_students integer[])
  returns table (kept integer, drafts integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (count(*) filter (where o.kept))::integer, (count(*) filter (where not o.kept))::integer
    from (
      select bool_or(g.status = 'kept') as kept,
        bool_or(g.status = 'kept' and exists (select from report_releases r where r.report_id = g.id)) as released
      from report_configurations c
      join generated_reports g on g.configuration_id = c.id and g.current and g.discarded_at is null
      where c.institution_id = app_institution() and c.period_id = of_period and c.student_id = any(of_students)
        and c.deleted_at is null
      group by c.id
    ) o
    where app_administers() and not o.released
  $$;
revoke all on function whole_report_texts(integer, integer[]), whole_report_gaps(integer, integer[]) from public;
grant execute on function whole_report_texts(integer, integer[]), whole_report_gaps(integer, integer[]) to reportair_app;

-- Takes up what waits, and gives up what several have taken up in vain. Removes what is kept no longer on the way.
create function lease_whole_report(lease interval, keep interval, most integer)
  returns table (id integer, institution_id integer, ordered_by integer, attempt integer)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from whole_reports w where w.created_at < now() - keep;
    update whole_reports w set state = 'failed', leased_until = null
    where w.state in ('waiting', 'making') and w.attempts >= most and (w.leased_until is null or w.leased_until < now());
    return query
      update whole_reports w
      set state = 'making', done = 0, leased_until = now() + lease, attempts = w.attempts + 1
      from (
        select o.id from whole_reports o
        where o.state in ('waiting', 'making') and (o.leased_until is null or o.leased_until < now())
        order by o.id limit 1 for update skip locked
      ) free
      where w.id = free.id
      returning w.id, w.institution_id, w.ordered_by, w.attempts;
  end $$;

-- Says how far it is, and holds it for longer; false where it is somebody else's by now, or nobody's.
create function note_whole_report(which integer, of_attempt integer, so_far integer, lease interval) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with noted as (
      update whole_reports set done = so_far, leased_until = now() + lease
      where id = which and attempts = of_attempt and state = 'making' returning id)
    select exists (select from noted)
  $$;

-- Puts its file where it was made, or says that it was not; nothing where it is somebody else's by now.
create function end_whole_report(which integer, of_attempt integer, made_name text, made_file bytea, left_out integer) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update whole_reports
    set state = case when made_file is null then 'failed' else 'done' end, file_name = made_name, file = made_file,
      incomplete = left_out, leased_until = null, done = case when made_file is null then 0 else cardinality(students) end
    where id = which and attempts = of_attempt and state = 'making'
  $$;
revoke all on function lease_whole_report(interval, interval, integer),
  note_whole_report(integer, integer, integer, interval), end_whole_report(integer, integer, text, bytea, integer) from public;

-- A lease by a clock that was ahead holds nobody up here either.
do $$
declare
  f regprocedure := 'bound_ends()';
  was text := 'update mails set';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was,
    'update whole_reports set leased_until = null where leased_until > now() + interval ''20 minutes'';' || chr(10) || '    ' || was);
end
$$;
