-- A kept text and a draft beside it stand at once; what is cleared can be brought back; a text is out of date while
-- the inputs differ from those that it was written from.

-- The inputs in short, the same on both sides. JSON keeps apart what stands in two fields.
create function digest_of_inputs(variadic fields text[]) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  as $$ select md5(to_jsonb(fields)::text) $$;
alter table report_configurations add column inputs_digest text not null generated always as (digest_of_inputs(
    level, level_notes, participation, participation_notes, punctuality, punctuality_notes,
    behaviour, behaviour_notes, homework, homework_notes,
    homework_improvement_area, homework_improvement_notes, best_achievement, area_to_improve, additional_notes
  )) stored;
alter table generated_reports add column inputs_digest text not null generated always as (digest_of_inputs(
    coalesce(inputs ->> 'level', ''),
    coalesce(inputs ->> 'level_notes', ''),
    coalesce(inputs ->> 'participation', ''),
    coalesce(inputs ->> 'participation_notes', ''),
    coalesce(inputs ->> 'punctuality', ''),
    coalesce(inputs ->> 'punctuality_notes', ''),
    coalesce(inputs ->> 'behaviour', ''),
    coalesce(inputs ->> 'behaviour_notes', ''),
    coalesce(inputs ->> 'homework', ''),
    coalesce(inputs ->> 'homework_notes', ''),
    coalesce(inputs ->> 'homework_improvement_area', ''),
    coalesce(inputs ->> 'homework_improvement_notes', ''),
    coalesce(inputs ->> 'best_achievement', ''),
    coalesce(inputs ->> 'area_to_improve', ''),
    coalesce(inputs ->> 'additional_notes', '')
  )) stored;
alter table report_configurations drop column input_version;
alter table generated_reports drop column input_version;

alter table generated_reports
  -- True once another text was kept in its place.
  add column was_kept boolean not null default false,
  -- Whether the teacher's style has learned from its being kept; it learns from a text once.
  add column taught boolean not null default false;
update generated_reports set taught = status = 'kept';

-- `current` are the texts that stand: of each configuration at most one kept text, and one draft that waits beside it
-- or stands alone. The kept one counts, else the draft. A discarded text keeps it, and stands again when it is brought
-- back. Until now a draft took the place of a kept text; that one stands again.
drop index generated_reports_current;
update generated_reports set current = true
where id in (
  select distinct on (g.configuration_id) g.id
  from generated_reports g
  join generated_reports draft on draft.configuration_id = g.configuration_id and draft.current and draft.status = 'draft'
  where g.status = 'kept' and g.discarded_at is null
  order by g.configuration_id, g.id desc
);
update generated_reports set status = 'draft', was_kept = true where status = 'kept' and not current;
create unique index generated_reports_standing on generated_reports (configuration_id, status)
  where current and discarded_at is null;
create index generated_reports_configuration on generated_reports (configuration_id);

-- Inputs that were emptied, for as long as they can be brought back: what one act took from one configuration.
create table cleared_inputs (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  configuration_id integer not null references report_configurations on delete cascade,
  -- The fields that were emptied, as they were.
  inputs jsonb not null,
  cleared_at timestamptz not null default now()
);
create index cleared_inputs_author on cleared_inputs (author_id, cleared_at desc);
create index cleared_inputs_configuration on cleared_inputs (configuration_id);
alter table cleared_inputs enable row level security;
alter table cleared_inputs force row level security;
create policy author on cleared_inputs to reportair_app
  using (institution_id = (select app_institution()) and author_id = (select app_user()))
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
create policy system on cleared_inputs to current_user using (true) with check (true);
grant select, insert, update, delete on cleared_inputs to reportair_app;

-- A configuration counts once.
create or replace function count_institution_reports() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(distinct configuration_id)::integer from generated_reports
    where institution_id = app_institution() and current and discarded_at is null
  $$;
create or replace function count_reports_of(author integer) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(distinct configuration_id)::integer from generated_reports
    where institution_id = app_institution() and author_id = author and current and discarded_at is null
  $$;

create function pg_temp.rewrite(f regprocedure, was text, becomes text) returns void
  language plpgsql as $$
  declare
    definition text := pg_get_functiondef(f);
  begin
    if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
    execute replace(definition, was, becomes);
  end $$;

-- Of each configuration the text that counts, else the newest that was discarded.
select pg_temp.rewrite('report_statistics(integer, integer)',
  'select g.id, g.year', 'select distinct on (g.configuration_id) g.id, g.year');
select pg_temp.rewrite('report_statistics(integer, integer)',
  'and g.current and (select app_administers())',
  'and g.current and (select app_administers())
    order by g.configuration_id, g.discarded_at is not null, g.status = ''draft'', g.id desc');
select pg_temp.rewrite('open_matters(integer)',
  'select g.status, g.opened_at, g.input_version <> c.input_version as stale',
  'select distinct on (g.configuration_id) g.status, g.opened_at, g.inputs_digest <> c.inputs_digest as stale');
select pg_temp.rewrite('open_matters(integer)',
  'and c.period_id = this_period and (select app_administers())
  ),',
  'and c.period_id = this_period and (select app_administers())
    order by g.configuration_id, g.status = ''draft''
  ),');

-- What was cleared is part of what is held of a pupil, and goes when its days are over.
select pg_temp.rewrite('student_file(integer)', '- ''period_id'' - ''input_version''', '- ''period_id'' - ''inputs_digest''');
select pg_temp.rewrite('student_file(integer)', '- ''batch_item_id'' - ''seed''',
  '- ''batch_item_id'' - ''seed'' - ''inputs_digest'' - ''taught''');
select pg_temp.rewrite('student_file(integer)', '''texts'', (select',
  '''cleared'', (select coalesce(jsonb_agg(jsonb_build_object(''inputs'', k.inputs, ''cleared_at'', k.cleared_at)
                order by k.id), ''[]'') from cleared_inputs k where k.configuration_id = c.id),
            ''texts'', (select');
select pg_temp.rewrite('list_expired(integer, jsonb)', '      union all
      select ''deleted''', '      union all
      select ''cleared'', k.id, k.author_id, k.cleared_at from cleared_inputs k where k.institution_id = school
      union all
      select ''deleted''');
select pg_temp.rewrite('retain(integer, date, boolean, jsonb, jsonb, jsonb, jsonb, jsonb)',
  '    delete from report_configurations', '    delete from cleared_inputs where id in (select jsonb_array_elements_text(gone -> ''cleared'')::integer);
    delete from report_configurations');
drop function pg_temp.rewrite(regprocedure, text, text);
