-- What becomes of notes: pieces that a writer would not risk stand beside the text, and a school settles how much of a
-- text may be advice, and of what. A pupil may be called by another name than the first one.

alter table generated_reports add column handed_back jsonb not null default '[]';

alter table report_policies
  -- Percent of a text's words that may be general sentences.
  add column advice_share integer not null default 25 check (advice_share between 0 and 50),
  -- What the school offers its pupils; advice promises nothing else.
  add column offers text[] not null default '{}' check (offers <@ array['homework_club', 'catch_up_sessions',
    'revision_sessions', 'subject_clubs', 'report_card', 'online_portal', 'library', 'mentoring']);

-- A pupil is found by either name.
alter table students add column preferred_name text check (preferred_name <> '');
alter table students drop column search_key;
alter table students add column search_key text collate "C" not null
  generated always as (search_key(array[first_name, preferred_name, last_name, student_id, form_group])) stored;
-- What was released is found by it as well.
do $$
declare
  f regprocedure := 'released_reports(text, integer, integer)';
  was text := 's.first_name || '' '' || s.last_name ilike wanted';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was, was || ' or s.preferred_name || '' '' || s.last_name ilike wanted');
end
$$;
