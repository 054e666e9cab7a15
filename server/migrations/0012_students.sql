-- The record is a student everywhere in code; the numbers of a class and three functions said "pupil".
do $$
begin
  execute replace(pg_get_functiondef('report_statistics(integer, integer)'::regprocedure), ' as pupils', ' as students');
end
$$;
alter function pupil_file(integer) rename to student_file;
alter function pupil_holdings(integer) rename to student_holdings;
alter function erase_pupil(integer) rename to erase_student;
