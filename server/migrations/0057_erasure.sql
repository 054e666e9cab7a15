-- The log names pupils by the school's student ID. Once a pupil is erased, or the time of the record is over, it names
-- them no longer: what was done stays, and by whom.
create function unname_in_log(pupils integer[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update audit_log set subject_label = ''
    where subject_type = 'student' and subject_id = any(pupils) and subject_label <> ''
  $$;
revoke all on function unname_in_log(integer[]) from public;

do $$
declare
  f regprocedure := 'erase_student(integer)';
  was text := 'delete from students where id = pupil;';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was, was || '
    perform unname_in_log(array[pupil]);');
end
$$;

do $$
declare
  f regprocedure := 'retain(integer, date, boolean, jsonb, jsonb, jsonb, jsonb, jsonb)';
  was text := 'delete from sessions where id in';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was,
    'perform unname_in_log(array(select jsonb_array_elements_text(gone -> ''pupil'')::integer));
    ' || was);
end
$$;
