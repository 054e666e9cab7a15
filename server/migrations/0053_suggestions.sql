-- A colleague who proof-reads may hand in the text as they would have it. What they read and what they suggest stand
-- beside each other, with the changes from one to the other; the author takes or leaves each. Both go with the proof.
alter table report_proofs add constraint report_proofs_of_people unique (id, institution_id, author_id, reader_id);

create table proof_suggestions (
  proof_id integer primary key,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null,
  reader_id integer not null,
  read_text text not null,
  suggested_text text not null,
  -- Of each change [from, to, start, end]: a stretch of what was read, and the one of the suggested text in its place.
  changes jsonb not null,
  handed_in_at timestamptz not null default now(),
  check (read_text <> suggested_text),
  unique (proof_id, institution_id, author_id, reader_id),
  foreign key (proof_id, institution_id, author_id, reader_id)
    references report_proofs (id, institution_id, author_id, reader_id) on delete cascade
);
create index proof_suggestions_institution on proof_suggestions (institution_id);

-- What became of each change, by its place in the list. The words of a change that was taken are in the report.
create table proof_decisions (
  proof_id integer not null,
  change integer not null check (change >= 0),
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null,
  reader_id integer not null,
  taken boolean not null,
  decided_at timestamptz not null default now(),
  primary key (proof_id, change),
  foreign key (proof_id, institution_id, author_id, reader_id)
    references proof_suggestions (proof_id, institution_id, author_id, reader_id) on delete cascade
);
create index proof_decisions_institution on proof_decisions (institution_id);

do $$
declare
  t text;
begin
  foreach t in array array['proof_suggestions', 'proof_decisions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
    execute format('create policy author_reads on %I for select to reportair_app
      using (institution_id = (select app_institution()) and author_id = (select app_user()))', t);
  end loop;
end $$;
-- The reader alone writes a suggestion, and the author alone decides.
create policy reader on proof_suggestions to reportair_app
  using (institution_id = (select app_institution()) and reader_id = (select app_user()))
  with check (institution_id = (select app_institution()) and reader_id = (select app_user()));
create policy reader_reads on proof_decisions for select to reportair_app
  using (institution_id = (select app_institution()) and reader_id = (select app_user()));
create policy author_decides on proof_decisions for insert to reportair_app
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
grant delete, insert, select, update on proof_suggestions to reportair_app;
grant insert, select on proof_decisions to reportair_app;

-- As before, with what the reader handed in and how many of its changes were taken and left.
drop function proofs_received();
create function proofs_received()
  returns table (
    id integer, author_name text, student_name text, year integer, classroom_name text, period text,
    report_content text, comment text, commented_at timestamptz, created_at timestamptz, suggestion jsonb
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, a.first_name || ' ' || a.last_name, s.first_name || ' ' || s.last_name, g.year,
      c.classroom_name, t.name, g.report_content, p.comment, p.commented_at, p.created_at,
      (select jsonb_build_object('read_text', h.read_text, 'suggested_text', h.suggested_text,
          'handed_in_at', h.handed_in_at, 'changes', jsonb_array_length(h.changes),
          'taken', (select count(*) from proof_decisions d where d.proof_id = p.id and d.taken),
          'left', (select count(*) from proof_decisions d where d.proof_id = p.id and not d.taken))
        from proof_suggestions h where h.proof_id = p.id)
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
revoke all on function proofs_received() from public;
grant execute on function proofs_received() to reportair_app;

-- Whether a report that the acting person was asked to proof-read has, or had, exactly this text. Earlier texts are
-- the author's own: whoever knows one to the letter was shown it.
create function has_been_read(proof integer, given text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from report_proofs p join generated_reports g on g.id = p.report_id
      where p.id = proof and p.institution_id = app_institution() and p.reader_id = app_user()
        and (g.report_content = given
          or exists (select from report_versions v where v.report_id = g.id and v.report_content = given)))
  $$;
revoke all on function has_been_read(integer, text) from public;
grant execute on function has_been_read(integer, text) to reportair_app;

-- A suggested text is one more that is held of the pupil.
create or replace function sharing_of(report integer) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'released_at', (select created_at from report_releases where report_id = report),
      'proofs', (select coalesce(jsonb_agg(jsonb_build_object('reader', u.first_name || ' ' || u.last_name,
          'asked_at', p.created_at, 'comment', p.comment, 'commented_at', p.commented_at,
          'suggestion', (select jsonb_build_object('text', h.suggested_text, 'handed_in_at', h.handed_in_at,
              'changes', jsonb_array_length(h.changes),
              'taken', (select count(*) from proof_decisions d where d.proof_id = p.id and d.taken),
              'left', (select count(*) from proof_decisions d where d.proof_id = p.id and not d.taken))
            from proof_suggestions h where h.proof_id = p.id)) order by p.id), '[]')
        from report_proofs p join users u on u.id = p.reader_id where p.report_id = report))
  $$;

-- How far reports are, by subject and year: places of pupils in classes, and those of them with a report. Who teaches a
-- subject is answered so that the server can keep figures apart from people; it shows nobody.
create function department_progress(of_period integer)
  returns table (subject text, year integer, teachers integer[], pupils integer, written integer, kept integer,
    released integer)
  language sql stable security definer set search_path = public, pg_temp set jit = off
  as $$
    with texts as materialized (
      select c.classroom_id, c.student_id, bool_or(g.status = 'kept') as kept,
        bool_or(g.status = 'kept' and r.report_id is not null) as released
      from report_configurations c
      join generated_reports g on g.configuration_id = c.id and g.current and g.discarded_at is null
      left join report_releases r on r.report_id = g.id
      where c.institution_id = app_institution() and (select app_administers())
        and g.institution_id = app_institution() and c.period_id = of_period and c.deleted_at is null
      group by c.classroom_id, c.student_id
    ),
    taught as (
      select k.subject_key, k.year, array_agg(distinct t.user_id) as teachers
      from classrooms k join classroom_teachers t on t.classroom_id = k.id
      where k.institution_id = app_institution()
      group by k.subject_key, k.year
    )
    select min(k.subject), k.year, coalesce(t.teachers, '{}'), count(e.student_id)::integer,
      count(x.student_id)::integer, (count(*) filter (where x.kept))::integer,
      (count(*) filter (where x.released))::integer
    from classrooms k
    left join taught t on t.subject_key = k.subject_key and t.year = k.year
    left join enrolments e on e.classroom_id = k.id
    left join texts x on x.classroom_id = k.id and x.student_id = e.student_id
    where k.institution_id = app_institution() and (select app_administers())
    group by k.subject_key, k.year, t.teachers
    order by k.subject_key, k.year
  $$;
revoke all on function department_progress(integer) from public;
grant execute on function department_progress(integer) to reportair_app;
