-- A new school year is an intake that is made of the school itself: planned, looked at, brought in and undone like files.
alter table intakes add column kind text not null default 'files' check (kind in ('files', 'new_year'));
alter table intake_changes drop constraint intake_changes_kind_check;
alter table intake_changes add constraint intake_changes_kind_check check (kind in ('student_created', 'student_changed',
  'enrolled', 'unenrolled', 'class_created', 'class_changed', 'class_teachers', 'teacher_created'));
-- Whoever has entered a class since then is left where they are.
alter table intake_changes add column done_at timestamptz not null default now();
-- When the school went up, for good: an intake itself is kept for days.
alter table intake_memories add column went_up timestamptz[] not null default '{}';

-- As before, with the year that each text was written for: pupils go up, and their reports do not.
drop function whole_report_texts(integer, integer[]);
create function whole_report_texts(of_period integer, of_students integer[])
  returns table (student_id integer, classroom_id integer, subject text, classroom_name text, teacher text, year integer,
    report_content text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.student_id, c.classroom_id, c.subject, c.classroom_name, a.first_name || ' ' || a.last_name, g.year,
      g.report_content
    from report_releases r
    join generated_reports g on g.id = r.report_id and g.author_id = r.author_id
    join report_configurations c on c.id = g.configuration_id
    join users a on a.id = r.author_id
    where r.institution_id = app_institution() and app_administers()
      and c.period_id = of_period and g.student_id = any(of_students)
      and c.deleted_at is null and g.status = 'kept' and g.current and g.discarded_at is null
    order by g.student_id, c.subject, c.classroom_name, g.id
  $$;
revoke all on function whole_report_texts(integer, integer[]) from public;
grant execute on function whole_report_texts(integer, integer[]) to reportair_app;
