-- Sharing is the author's own act: a named colleague may proof-read kept reports, and the school may have them.
-- Report rows stay closed to everybody else; what is shared is read through two functions that answer the text
-- and what it is of, and neither inputs nor notes. Taking back is deleting the row.

-- What the keys below need, so that nobody shares what is not theirs, or with another school.
alter table generated_reports add constraint generated_reports_of_author unique (id, author_id);
alter table users add constraint users_of_institution unique (id, institution_id);

create table report_proofs (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  report_id integer not null,
  -- The colleague who was asked, and what they say of it.
  reader_id integer not null,
  comment text not null default '',
  commented_at timestamptz,
  created_at timestamptz not null default now(),
  unique (report_id, reader_id),
  check (reader_id <> author_id),
  foreign key (report_id, author_id) references generated_reports (id, author_id) on delete cascade,
  foreign key (reader_id, institution_id) references users (id, institution_id) on delete cascade
);
create index report_proofs_reader on report_proofs (reader_id);
create index report_proofs_author on report_proofs (author_id);

create table report_releases (
  report_id integer primary key,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  foreign key (report_id, author_id) references generated_reports (id, author_id) on delete cascade
);
create index report_releases_institution on report_releases (institution_id);
create index report_releases_author on report_releases (author_id);

do $$
declare
  t text;
begin
  foreach t in array array['report_proofs', 'report_releases'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy author on %I to reportair_app
      using (institution_id = (select app_institution()) and author_id = (select app_user()))
      with check (institution_id = (select app_institution()) and author_id = (select app_user()))', t);
    execute format('create policy system on %I to current_user
      using (true) with check (true)', t);
  end loop;
end $$;
create policy reader_reads on report_proofs for select to reportair_app
  using (institution_id = (select app_institution()) and reader_id = (select app_user()));
create policy reader_comments on report_proofs for update to reportair_app
  using (institution_id = (select app_institution()) and reader_id = (select app_user()))
  with check (institution_id = (select app_institution()) and reader_id = (select app_user()));
grant select, insert, delete, update (comment, commented_at) on report_proofs to reportair_app;
grant select, insert, delete on report_releases to reportair_app;

-- What the acting person was asked to proof-read: kept, not replaced, not discarded.
create function proofs_received()
  returns table (
    id integer, author_name text, student_name text, year integer, classroom_name text, period text,
    report_content text, comment text, commented_at timestamptz, created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, a.first_name || ' ' || a.last_name, s.first_name || ' ' || s.last_name, g.year,
      c.classroom_name, t.name, g.report_content, p.comment, p.commented_at, p.created_at
    from report_proofs p
    join generated_reports g on g.id = p.report_id and g.author_id = p.author_id
    join report_configurations c on c.id = g.configuration_id
    join reporting_periods t on t.id = c.period_id
    join students s on s.id = g.student_id
    join users a on a.id = p.author_id
    where p.institution_id = app_institution() and p.reader_id = app_user()
      and g.status = 'kept' and g.current and g.discarded_at is null
    order by p.created_at desc, s.last_name, s.first_name, p.id
  $$;

-- What the school was given, for its administrators; nothing for anybody else.
create function released_reports(wanted text, skip integer, most integer)
  returns table (
    id integer, author_name text, student_name text, year integer, classroom_name text, period text,
    report_content text, released_at timestamptz, total integer
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.id, a.first_name || ' ' || a.last_name, s.first_name || ' ' || s.last_name, g.year,
      c.classroom_name, t.name, g.report_content, r.created_at, (count(*) over ())::integer
    from report_releases r
    join generated_reports g on g.id = r.report_id and g.author_id = r.author_id
    join report_configurations c on c.id = g.configuration_id
    join reporting_periods t on t.id = c.period_id
    join students s on s.id = g.student_id
    join users a on a.id = r.author_id
    where r.institution_id = app_institution()
      and exists (select from users u where u.id = app_user() and u.institution_id = app_institution()
        and u.role in ('admin', 'adminteacher'))
      and g.status = 'kept' and g.current and g.discarded_at is null
      and (wanted is null or s.first_name || ' ' || s.last_name ilike wanted or c.classroom_name ilike wanted)
    order by t.starts_on desc, c.classroom_name, s.last_name, s.first_name, g.id
    offset skip limit most
  $$;

revoke all on function proofs_received() from public;
revoke all on function released_reports(text, integer, integer) from public;
grant execute on function proofs_received(), released_reports(text, integer, integer) to reportair_app;

create or replace function sharing_of(report integer) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'released_at', (select created_at from report_releases where report_id = report),
      'proofs', (select coalesce(jsonb_agg(jsonb_build_object('reader', u.first_name || ' ' || u.last_name,
          'asked_at', p.created_at, 'comment', p.comment, 'commented_at', p.commented_at) order by p.id), '[]')
        from report_proofs p join users u on u.id = p.reader_id where p.report_id = report))
  $$;
