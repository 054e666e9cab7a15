-- Where reports go from here: the systems that a school copies them into, which of them a teacher uses, the order of a
-- class in its mark sheet, and what of each report has gone there. A kept report itself is changed by nothing of it.

-- A school without a row has settled nothing about a system; what is known of it holds then.
create table destinations (
  institution_id integer not null references institutions on delete cascade,
  system text not null check (system in ('sims', 'arbor', 'bromcom', 'go4schools', 'isams', 'engage', 'other')),
  name text not null check (length(name) between 1 and 60),
  char_limit integer check (char_limit between 100 and 20000),
  one_paragraph boolean not null,
  plain boolean not null,
  offered boolean not null,
  updated_at timestamptz not null default now(),
  primary key (institution_id, system)
);
alter table destinations enable row level security;
alter table destinations force row level security;
create policy system on destinations to current_user using (true) with check (true);
create policy read on destinations for select to reportair_app
  using (institution_id = (select app_institution()));
create policy settle on destinations for insert to reportair_app
  with check (institution_id = (select app_institution()) and (select app_administers()));
create policy change on destinations for update to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()))
  with check (institution_id = (select app_institution()) and (select app_administers()));
grant select, insert, update on destinations to reportair_app;

-- The system that a teacher chose, the last one last, each with a number of their own where they have one.
create table destination_choices (
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null,
  system text not null check (system in ('sims', 'arbor', 'bromcom', 'go4schools', 'isams', 'engage', 'other')),
  own_limit integer check (own_limit between 100 and 20000),
  chosen_at timestamptz not null default now(),
  primary key (author_id, system),
  foreign key (author_id, institution_id) references users (id, institution_id) on delete cascade
);
create index destination_choices_institution on destination_choices (institution_id);
alter table destination_choices enable row level security;
alter table destination_choices force row level security;
create policy author on destination_choices to reportair_app
  using (institution_id = (select app_institution()) and author_id = (select app_user()))
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
create policy system on destination_choices to current_user using (true) with check (true);
grant select, insert, update on destination_choices to reportair_app;

create table mark_sheet_orders (
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null,
  classroom_id integer not null,
  -- By the lines of the mark sheet; 0 is a line that is nobody of the class.
  students integer[] not null,
  updated_at timestamptz not null default now(),
  primary key (author_id, classroom_id),
  foreign key (author_id, institution_id) references users (id, institution_id) on delete cascade,
  foreign key (classroom_id, institution_id) references classrooms (id, institution_id) on delete cascade
);
create index mark_sheet_orders_institution on mark_sheet_orders (institution_id);
create index mark_sheet_orders_classroom on mark_sheet_orders (classroom_id);
alter table mark_sheet_orders enable row level security;
alter table mark_sheet_orders force row level security;
create policy author on mark_sheet_orders to reportair_app
  using (institution_id = (select app_institution()) and author_id = (select app_user()))
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
create policy system on mark_sheet_orders to current_user using (true) with check (true);
grant delete, insert, select, update on mark_sheet_orders to reportair_app;

-- What of a report went to a system. Texts are known by digests of what was copied: another text is not done.
create table destination_texts (
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null,
  report_id integer not null,
  system text not null check (system in ('sims', 'arbor', 'bromcom', 'go4schools', 'isams', 'engage', 'other')),
  -- A shorter text that its author settled for this system, with its sentences, and the kept text that it was made from.
  shorter text,
  sentences jsonb not null default '[]',
  made_from text,
  copied_digest text,
  copied_at timestamptz,
  primary key (report_id, system),
  check ((shorter is null) = (made_from is null)),
  check ((copied_digest is null) = (copied_at is null)),
  foreign key (author_id, institution_id) references users (id, institution_id) on delete cascade,
  -- Nobody notes anything of what is not theirs.
  foreign key (report_id, author_id) references generated_reports (id, author_id) on delete cascade
);
create index destination_texts_institution on destination_texts (institution_id);
create index destination_texts_author on destination_texts (author_id);
alter table destination_texts enable row level security;
alter table destination_texts force row level security;
create policy author on destination_texts to reportair_app
  using (institution_id = (select app_institution()) and author_id = (select app_user()))
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
create policy system on destination_texts to current_user using (true) with check (true);
grant delete, insert, select, update on destination_texts to reportair_app;

-- A shorter text is one more that is held of the pupil.
do $$
declare
  f regprocedure := 'student_file(integer)';
  was text := '''feedback'', (select to_jsonb(f)';
  definition text := pg_get_functiondef(f);
begin
  if position(was in definition) = 0 then raise exception '% has no %', f, was; end if;
  execute replace(definition, was,
    '''for_systems'', (select coalesce(jsonb_agg(jsonb_build_object(''system'', d.system, ''text'', d.shorter,
                      ''copied_at'', d.copied_at) order by d.system), ''[]'') from destination_texts d where d.report_id = r.id),
                  ' || was);
end
$$;
