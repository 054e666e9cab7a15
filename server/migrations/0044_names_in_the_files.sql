-- What a school's own files say of a pupil beside what lists show: the number by which other systems know them, for
-- finding them again and for nothing else, and the names of their papers where they are called otherwise.
alter table students
  add column upn text check (upn <> ''),
  add column legal_first_name text check (legal_first_name <> ''),
  add column legal_last_name text check (legal_last_name <> ''),
  add constraint students_institution_id_upn_key unique (institution_id, upn);
