-- The numbers of one school read every school's inputs, since a report's school and that of its inputs were not known to
-- be the same; and what PostgreSQL thinks is much work it compiles first, which took two seconds of a list of ten.
create or replace function report_statistics(this_period integer, period_before integer)
  returns jsonb
  language sql stable security definer set search_path = public, pg_temp set jit = off
  as $$
  with mine as materialized (
    select distinct on (g.configuration_id) g.id, g.year, g.status, g.inputs, g.version > 1 as edited, g.opened_at is null as unopened,
      date_trunc('week', g.created_at at time zone 'Europe/London')::date as week,
      c.period_id, c.classroom_id, c.student_id,
      g.discarded_at is not null or c.deleted_at is not null as discarded
    from generated_reports g join report_configurations c on c.id = g.configuration_id
    where g.institution_id = app_institution() and c.institution_id = app_institution() and g.current
      and (select app_administers())
    order by g.configuration_id, g.discarded_at is not null, g.status = 'draft', g.id desc
  ),
  live as materialized (select * from mine where not discarded),
  totals as (
    select period_id, count(*) filter (where not discarded) as written,
      count(*) filter (where not discarded and status = 'kept') as kept,
      count(*) filter (where not discarded and edited) as edited,
      count(*) filter (where discarded) as discarded
    from mine group by period_id
  ),
  ticks as (
    select field, live.inputs ->> field as option,
      count(*) filter (where period_id = this_period) as now,
      count(*) filter (where period_id = period_before) as before
    from live cross join unnest(array['level', 'participation', 'punctuality', 'behaviour', 'homework',
      'homework_improvement_area']) as field
    where period_id in (this_period, period_before) and live.inputs ->> field <> ''
    group by 1, 2
  )
  select jsonb_build_object(
    'periods', (select coalesce(jsonb_agg(p), '[]') from (
      select r.id, r.name, r.starts_on, coalesce(t.written, 0) as written, coalesce(t.kept, 0) as kept,
        coalesce(t.edited, 0) as edited, coalesce(t.discarded, 0) as discarded
      from reporting_periods r left join totals t on t.period_id = r.id
      where r.institution_id = app_institution() order by r.starts_on desc limit 6) p),
    'weeks', (select coalesce(jsonb_agg(w), '[]') from (
      select week, count(*) as written, count(*) filter (where status = 'kept') as kept
      from live where week > (now() at time zone 'Europe/London')::date - 84 group by week order by week) w),
    'years', (select coalesce(jsonb_agg(y), '[]') from (
      select year, count(*) as written, count(*) filter (where status = 'kept') as kept
      from live where period_id = this_period group by year order by year) y),
    'classes', (select coalesce(jsonb_agg(c), '[]') from (
      select c.id, c.name, c.year,
        (select count(*) from enrolments e where e.classroom_id = c.id) as students,
        count(distinct l.student_id) as reported,
        count(distinct l.student_id) filter (where l.status = 'kept') as kept
      from classrooms c left join live l on l.classroom_id = c.id and l.period_id = this_period
      where c.institution_id = app_institution() and (select app_administers())
      group by c.id order by c.year, c.name) c),
    'ticks', (select coalesce(jsonb_agg(t), '[]') from ticks t),
    'feedback', (select jsonb_build_object(
        'stars', count(*) filter (where f.rating_type = 'star'),
        'average', avg(f.value) filter (where f.rating_type = 'star'),
        'thumbs', count(*) filter (where f.rating_type = 'thumb'),
        'up', count(*) filter (where f.rating_type = 'thumb' and f.value = 1))
      from report_feedback f join live l on l.id = f.report_id where l.period_id = this_period)
  )
  $$;

create or replace function open_matters(this_period integer)
  returns jsonb
  language sql stable security definer set search_path = public, pg_temp set jit = off
  as $$
  with live as materialized (
    select distinct on (g.configuration_id) g.status, g.opened_at, g.inputs_digest <> c.inputs_digest as stale, c.classroom_id, c.student_id
    from generated_reports g join report_configurations c on c.id = g.configuration_id
    where g.institution_id = app_institution() and c.institution_id = app_institution() and g.current
      and g.discarded_at is null and c.deleted_at is null and c.period_id = this_period and (select app_administers())
    order by g.configuration_id, g.status = 'draft'
  ),
  rooms as (
    select c.id, c.name, count(e.student_id) as pupils,
      c.id in (select l.classroom_id from live l where l.classroom_id is not null) as begun,
      exists (select from classroom_teachers t where t.classroom_id = c.id) as taught
    from classrooms c left join enrolments e on e.classroom_id = c.id
    where c.institution_id = app_institution() and (select app_administers()) group by c.id
  ),
  places as (
    select (e.classroom_id, e.student_id) in (
      select c.classroom_id, c.student_id from report_configurations c
      where c.institution_id = app_institution() and c.period_id = this_period and c.deleted_at is null
        and c.classroom_id is not null
        and concat(c.level, c.participation, c.punctuality, c.behaviour, c.homework, c.homework_improvement_area) <> ''
    ) as ticked
    from enrolments e where e.institution_id = app_institution() and (select app_administers())
  ),
  staff as (
    select exists (select from style_profiles s where s.author_id = u.id and (s.profile->>'samples')::integer > 0) as trained
    from users u where u.institution_id = app_institution() and u.role in ('teacher', 'adminteacher') and u.closed_at is null
      and exists (select from classroom_teachers t where t.user_id = u.id)
  )
  select jsonb_build_object(
    'classes', (select count(*) from rooms where pupils > 0),
    'empty_classes', (select coalesce(jsonb_agg(name order by name), '[]') from rooms where pupils > 0 and not begun),
    'untaught_classes', (select coalesce(jsonb_agg(name order by name), '[]') from rooms where pupils > 0 and not taught),
    'places', (select count(*) from places),
    'unticked', (select count(*) from places where not ticked),
    'unplaced', (select count(*) from students s where s.institution_id = app_institution()
      and (select app_administers()) and not exists (select from enrolments e where e.student_id = s.id)),
    'written', (select count(*) from live),
    'drafts', (select count(*) from live where status = 'draft'),
    'unread', (select count(*) from live where status = 'kept' and opened_at is null),
    'stale', (select count(*) from live where stale),
    'teachers', (select count(*) from staff where (select app_administers())),
    'untrained', (select count(*) from staff where not trained and (select app_administers())),
    'failed', (select count(*) from batch_items i join batches b on b.id = i.batch_id
      where i.institution_id = app_institution() and (select app_administers()) and i.state = 'failed'
        -- Nobody tried to write what had nothing to be written from.
        and i.attempts > 0 and b.created_at > now() - interval '7 days'
        and not exists (select from batch_items later where later.configuration_id = i.configuration_id
          and later.id > i.id))
  )
  $$;


alter function list_expired(integer, jsonb) set jit = off;
alter function list_expiring(integer, jsonb, timestamptz) set jit = off;
