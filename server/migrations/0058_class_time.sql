-- What a class took: seconds of work on its reports, which belong to whoever worked, and how far the kept texts are the
-- writer's own. Nobody else reads a row; administrators are told sums of five teachers or more by a function.

create table class_times (
  author_id integer not null,
  institution_id integer not null references institutions on delete cascade,
  classroom_id integer not null,
  period_id integer not null,
  seconds integer not null check (seconds > 0),
  -- The sums that were added last: one that comes again is not added again.
  sums uuid[] not null,
  updated_at timestamptz not null default now(),
  primary key (author_id, classroom_id, period_id),
  foreign key (author_id, institution_id) references users (id, institution_id) on delete cascade,
  foreign key (classroom_id, institution_id) references classrooms (id, institution_id) on delete cascade,
  foreign key (period_id, institution_id) references reporting_periods (id, institution_id) on delete cascade
);
create index class_times_institution on class_times (institution_id);
create index class_times_classroom on class_times (classroom_id);
create index class_times_period on class_times (period_id);

-- What a teacher has settled of it. Without a row time is counted, and the question is not asked yet.
create table class_time_choices (
  author_id integer primary key,
  institution_id integer not null references institutions on delete cascade,
  counting boolean not null default true,
  asked boolean not null default false,
  -- How long a class took before, by their own answer.
  before_minutes integer check (before_minutes > 0),
  updated_at timestamptz not null default now(),
  foreign key (author_id, institution_id) references users (id, institution_id) on delete cascade
);
create index class_time_choices_institution on class_time_choices (institution_id);

do $$
declare
  t text;
begin
  foreach t in array array['class_times', 'class_time_choices'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
    execute format('create policy author on %I to reportair_app
      using (institution_id = (select app_institution()) and author_id = (select app_user()))
      with check (institution_id = (select app_institution()) and author_id = (select app_user()))', t);
  end loop;
end $$;
grant delete, insert, select, update on class_times to reportair_app;
grant insert, select, update on class_time_choices to reportair_app;

-- How far a text is the writer's own; null of texts of before this was counted.
alter table generated_reports add column edited text check (edited in ('as_written', 'lightly', 'much'));
alter table generated_reports alter column edited set default 'as_written';

-- What a school's classes took in its periods since a day. Each part is null where it is of fewer than five teachers
-- beside whoever asks, who knows their own share and could take it away. Of somebody with a few minutes there is
-- nothing to hide others among.
create function school_class_time(since date) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with periods as (
      select id from reporting_periods
      where institution_id = app_institution() and (select app_administers()) and starts_on >= since
    ),
    worked as (
      select t.author_id, count(*) as classes, sum(t.seconds) as seconds
      from class_times t
      where t.institution_id = app_institution() and t.period_id in (select id from periods)
      group by t.author_id having sum(t.seconds) >= 600
    ),
    kept as (
      select g.author_id, count(*) filter (where g.edited = 'as_written') as as_written,
        count(*) filter (where g.edited = 'lightly') as lightly, count(*) filter (where g.edited = 'much') as much
      from generated_reports g join report_configurations c on c.id = g.configuration_id
      where g.institution_id = app_institution() and c.period_id in (select id from periods) and c.deleted_at is null
        and g.status = 'kept' and g.current and g.discarded_at is null and g.edited is not null
      group by g.author_id
    ),
    answered as (
      select a.author_id, a.before_minutes from class_time_choices a
      where a.institution_id = app_institution() and (select app_administers()) and a.before_minutes is not null
    )
    select jsonb_build_object(
      'time', (select jsonb_build_object('teachers', count(*), 'classes', sum(classes), 'seconds', sum(seconds)) from worked
        having count(*) filter (where author_id <> app_user()) >= 5),
      'kept', (select jsonb_build_object('teachers', count(*), 'as_written', sum(as_written), 'lightly', sum(lightly),
          'much', sum(much)) from kept
        having count(*) filter (where author_id <> app_user()) >= 5),
      'before', (select jsonb_build_object('teachers', count(*), 'minutes', round(avg(before_minutes))) from answered
        having count(*) filter (where author_id <> app_user()) >= 5))
  $$;
revoke all on function school_class_time(date) from public;
grant execute on function school_class_time(date) to reportair_app;

-- It is kept no longer than reports are.
do $$
declare
  f regprocedure := 'retain(integer, date, boolean, jsonb, jsonb, jsonb, jsonb, jsonb)';
  was text := 'delete from password_links where expires_at < now();';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was,
    'delete from class_times where institution_id = school and updated_at < (before ->> ''report'')::timestamptz;
    ' || was);
end
$$;
