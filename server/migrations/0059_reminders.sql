-- How far each class's reports are: places of pupils, and those of them with a report.
create function class_progress(of_period integer)
  returns table (classroom_id integer, pupils integer, written integer, kept integer, released integer)
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
    )
    select k.id, count(e.student_id)::integer, count(x.student_id)::integer,
      (count(*) filter (where x.kept))::integer, (count(*) filter (where x.released))::integer
    from classrooms k
    left join enrolments e on e.classroom_id = k.id
    left join texts x on x.classroom_id = k.id and x.student_id = e.student_id
    where k.institution_id = app_institution() and (select app_administers())
    group by k.id
  $$;
revoke all on function class_progress(integer) from public;
grant execute on function class_progress(integer) to reportair_app;

-- As before, with the teachers who have reports left to keep, whom an administrator may remind.
drop function department_progress(integer);
create function department_progress(of_period integer)
  returns table (subject text, year integer, teachers integer[], behind integer[], pupils integer, written integer,
    kept integer, released integer)
  language sql stable security definer set search_path = public, pg_temp set jit = off
  as $$
    with rooms as materialized (
      select k.id, k.subject, k.subject_key, k.year, p.pupils, p.written, p.kept, p.released
      from class_progress(of_period) p join classrooms k on k.id = p.classroom_id
    ),
    taught as (
      select k.subject_key, k.year, array_agg(distinct t.user_id) as teachers,
        array_agg(distinct t.user_id) filter (where k.kept < k.pupils and u.closed_at is null) as behind
      from rooms k join classroom_teachers t on t.classroom_id = k.id join users u on u.id = t.user_id
      group by k.subject_key, k.year
    )
    select min(k.subject), k.year, coalesce(t.teachers, '{}'), coalesce(t.behind, '{}'), sum(k.pupils)::integer,
      sum(k.written)::integer, sum(k.kept)::integer, sum(k.released)::integer
    from rooms k
    left join taught t on t.subject_key = k.subject_key and t.year = k.year
    group by k.subject_key, k.year, t.teachers, t.behind
    order by k.subject_key, k.year
  $$;
revoke all on function department_progress(integer) from public;
grant execute on function department_progress(integer) to reportair_app;

-- Who was reminded within the last day is asked of the log.
create index audit_log_reminders on audit_log (institution_id, at) where action = 'teacher.reminded';
