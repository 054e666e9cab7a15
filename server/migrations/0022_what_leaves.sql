-- When a provider that asked to be left alone may be asked again; whoever retries before that is told the time.
alter table batch_items add column retry_at timestamptz;

-- The day of a month's first request. Null in months that were counted before this was kept.
alter table model_usage add column first_on date;

-- How many texts of each month a model wrote and how many were written here, as far as they exist: numbers for the
-- institution's administrators, who may read none of them.
create function texts_by_writer() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
  select coalesce(jsonb_agg(counted order by counted.month desc), '[]') from (
    select to_char(created_at at time zone 'Europe/London', 'YYYY-MM') as month,
      count(*) filter (where sent is not null and written_by not like 'embedded%') as by_model,
      count(*) filter (where sent is null or written_by like 'embedded%') as here
    from generated_reports
    where institution_id = app_institution() and (select app_administers())
    group by 1) counted
  $$;
revoke all on function texts_by_writer() from public;
grant execute on function texts_by_writer() to reportair_app;
