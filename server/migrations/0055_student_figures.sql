-- Attendance and results of a reporting period as the school's own system counts them, to stand in whole reports; and
-- which rules of law the school's reports are checked against. For administrators: teachers' texts are written without.

create table student_figures (
  institution_id integer not null references institutions on delete cascade,
  student_id integer not null,
  period_id integer not null,
  -- Per cent of the sessions that were possible.
  attendance double precision check (attendance between 0 and 100),
  -- Sessions missed with leave and without, and times late.
  authorised integer check (authorised between 0 and 999),
  unauthorised integer check (unauthorised between 0 and 999),
  lates integer check (lates between 0 and 999),
  -- {subject, result}, in the order of the file's columns.
  results jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  primary key (student_id, period_id),
  foreign key (student_id, institution_id) references students (id, institution_id) on delete cascade,
  foreign key (period_id, institution_id) references reporting_periods (id, institution_id) on delete cascade
);
create index student_figures_institution on student_figures (institution_id);
create index student_figures_period on student_figures (period_id);
alter table student_figures enable row level security;
alter table student_figures force row level security;
create policy administrators on student_figures to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()))
  with check (institution_id = (select app_institution()) and (select app_administers()));
create policy system on student_figures to current_user using (true) with check (true);
grant delete, insert, select, update on student_figures to reportair_app;

alter table letterheads add column rules text
  check (rules in ('england_maintained', 'england_other', 'wales', 'scotland', 'northern_ireland'));

-- They are held of the pupil, as everything else is.
do $$
declare
  f regprocedure := 'student_file(integer)';
  was text := '''consents'', (select';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was,
    '''figures'', (select coalesce(jsonb_agg(jsonb_build_object(''period'', p.name, ''attendance'', n.attendance,
          ''authorised'', n.authorised, ''unauthorised'', n.unauthorised, ''lates'', n.lates, ''results'', n.results,
          ''updated_at'', n.updated_at) order by p.starts_on), ''[]'')
        from student_figures n join reporting_periods p on p.id = n.period_id where n.student_id = s.id),
      ' || was);
end
$$;

-- They are kept no longer than reports are.
do $$
declare
  f regprocedure := 'retain(integer, date, boolean, jsonb, jsonb, jsonb, jsonb, jsonb)';
  was text := 'delete from password_links where expires_at < now();';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was,
    'delete from student_figures where institution_id = school and updated_at < (before ->> ''report'')::timestamptz;
    ' || was);
end
$$;
