-- Reporting periods, report configurations, generated reports, batches. Report rows belong to their author:
-- the policies test the author as well as the institution.

create table reporting_periods (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  unique (institution_id, starts_on)
);

create table report_configurations (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  student_id integer not null references students on delete cascade,
  -- Null once the class is deleted: reports survive it, under the name it had.
  classroom_id integer references classrooms on delete set null,
  classroom_name text not null,
  subject text not null,
  period_id integer not null references reporting_periods,
  level text not null default '',
  level_notes text not null default '',
  participation text not null default '',
  participation_notes text not null default '',
  punctuality text not null default '',
  punctuality_notes text not null default '',
  behaviour text not null default '',
  behaviour_notes text not null default '',
  homework text not null default '',
  homework_notes text not null default '',
  homework_improvement_area text not null default '',
  homework_improvement_notes text not null default '',
  best_achievement text not null default '',
  area_to_improve text not null default '',
  additional_notes text not null default '',
  flags jsonb not null default '[]',
  -- Counts changes of the inputs; a text written from an earlier count is stale.
  input_version integer not null default 1,
  -- Deleted configurations can be brought back for 7 days.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (author_id, student_id, classroom_id, period_id)
);
create index report_configurations_class on report_configurations (author_id, classroom_id, period_id);
create index report_configurations_student on report_configurations (student_id);

create table batches (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  classroom_id integer references classrooms on delete set null,
  classroom_name text not null default '',
  -- A single pupil's Gen is a batch of one that the lists of batches leave out.
  kind text not null check (kind in ('class', 'single')),
  length_range text not null,
  length_unit text not null,
  fallback boolean not null default false,
  status text not null default 'queued' check (status in ('queued', 'running', 'finished', 'cancelled')),
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  cancelled integer not null default 0,
  -- The last event's number; counted on this locked row, so that events commit in order.
  last_event integer not null default 0,
  idempotency_key text,
  body_hash text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index batches_idempotency on batches (author_id, idempotency_key) where idempotency_key is not null;
create index batches_author on batches (author_id, created_at desc);

create table batch_items (
  id integer primary key generated always as identity,
  batch_id integer not null references batches on delete cascade,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  index integer not null,
  configuration_id integer references report_configurations on delete cascade,
  student_id integer not null references students on delete cascade,
  student_name text not null,
  seed integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'writing', 'done', 'failed', 'cancelled')),
  error text,
  -- A worker holds the item until then; afterwards anybody may take it up.
  leased_until timestamptz,
  attempts integer not null default 0,
  report_id integer,
  unique (batch_id, index)
);
create index batch_items_open on batch_items (leased_until nulls first, id) where state in ('waiting', 'writing');

create table batch_events (
  batch_id integer not null references batches on delete cascade,
  id integer not null,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  payload jsonb not null,
  primary key (batch_id, id)
);

create table generated_reports (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  configuration_id integer not null references report_configurations on delete cascade,
  student_id integer not null references students on delete cascade,
  year integer not null,
  -- One item writes one report, however often it is run.
  batch_item_id integer unique references batch_items on delete set null,
  report_content text not null,
  sentences jsonb not null,
  uncovered text[] not null,
  flags jsonb not null default '[]',
  inputs jsonb not null,
  input_version integer not null,
  length_range text not null,
  length_unit text not null,
  word_count integer not null,
  char_count integer not null,
  status text not null default 'draft' check (status in ('draft', 'kept')),
  opened_at timestamptz,
  version integer not null default 1,
  written_by text not null,
  seed integer not null,
  -- The newest text of its configuration; an earlier one does not come up when it is discarded.
  current boolean not null default true,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index generated_reports_current on generated_reports (configuration_id) where current;
create index generated_reports_author on generated_reports (author_id, updated_at desc) where discarded_at is null;
create index generated_reports_student on generated_reports (student_id);
alter table batch_items add foreign key (report_id) references generated_reports on delete set null;

create table report_versions (
  report_id integer not null references generated_reports on delete cascade,
  version integer not null,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  report_content text not null,
  sentences jsonb not null,
  made_by text not null check (made_by in ('writer', 'teacher')),
  created_at timestamptz not null default now(),
  primary key (report_id, version)
);

create table report_feedback (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  report_id integer not null unique references generated_reports on delete cascade,
  rating_type text not null check (rating_type in ('star', 'thumb')),
  value integer not null,
  comment text not null default '',
  created_at timestamptz not null default now(),
  check ((rating_type = 'thumb' and value in (1, -1)) or (rating_type = 'star' and value between 1 and 5))
);

alter table reporting_periods enable row level security;
alter table reporting_periods force row level security;
create policy tenant on reporting_periods to reportair_app
  using (institution_id = (select app_institution()))
  with check (institution_id = (select app_institution()));

do $$
declare
  t text;
begin
  foreach t in array array['report_configurations', 'batches', 'batch_items', 'batch_events', 'generated_reports',
                           'report_versions', 'report_feedback'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy author on %I to reportair_app
      using (institution_id = (select app_institution()) and author_id = (select app_user()))
      with check (institution_id = (select app_institution()) and author_id = (select app_user()))', t);
  end loop;
  foreach t in array array['report_configurations', 'batches', 'batch_items', 'batch_events', 'generated_reports',
                           'report_versions', 'report_feedback', 'reporting_periods'] loop
    execute format('create policy system on %I to current_user
      using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update, delete on reporting_periods, report_configurations, batches, batch_items, batch_events,
  generated_reports, report_versions, report_feedback to reportair_app;

-- Takes up to `most` items that nobody holds, oldest first and a turn for each batch, and leases them.
create function lease_items(most integer, lease interval)
  returns table (item_id integer, batch_id integer, institution_id integer, author_id integer)
  language sql security definer set search_path = public, pg_temp
  as $$
    update batch_items i set leased_until = now() + lease, attempts = i.attempts + 1
    from (
      select id from batch_items
      where state in ('waiting', 'writing') and (leased_until is null or leased_until < now())
      order by index, id
      limit most for update skip locked
    ) free
    where i.id = free.id
    returning i.id, i.batch_id, i.institution_id, i.author_id
  $$;

create function renew_leases(items integer[], lease interval) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update batch_items set leased_until = now() + lease where id = any(items) and state = 'writing' $$;

-- Lets go of items that this process will not finish; null means all, for the embedded database, where whatever
-- a dead process held is free at the start.
create function free_leases(items integer[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update batch_items set leased_until = null
    where state in ('waiting', 'writing') and (items is null or id = any(items))
  $$;

-- An administrator's total; never a text.
create function count_institution_reports() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::integer from generated_reports
    where institution_id = app_institution() and current and discarded_at is null
  $$;

do $$
declare
  f text;
begin
  foreach f in array array['lease_items(integer, interval)', 'renew_leases(integer[], interval)', 'free_leases(integer[])',
                           'count_institution_reports()'] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function count_institution_reports() to reportair_app;
