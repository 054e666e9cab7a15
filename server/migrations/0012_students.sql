-- The record is a student everywhere in code; the numbers of a class said "pupils".
do $$
begin
  execute replace(pg_get_functiondef('report_statistics(integer, integer)'::regprocedure), ' as pupils', ' as students');
end
$$;
