-- How a teacher's mark book for a class is read: which column fills which field, and what its values become. Nothing in
-- it is about a pupil. It goes with the class and the account.

create table mark_book_readings (
  author_id integer not null,
  institution_id integer not null references institutions on delete cascade,
  classroom_id integer not null,
  columns jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (author_id, classroom_id),
  foreign key (author_id, institution_id) references users (id, institution_id) on delete cascade,
  foreign key (classroom_id, institution_id) references classrooms (id, institution_id) on delete cascade
);
create index mark_book_readings_institution on mark_book_readings (institution_id);
create index mark_book_readings_classroom on mark_book_readings (classroom_id);

alter table mark_book_readings enable row level security;
alter table mark_book_readings force row level security;
create policy author on mark_book_readings to reportair_app
  using (institution_id = (select app_institution()) and author_id = (select app_user()))
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
create policy system on mark_book_readings to current_user using (true) with check (true);
grant select, insert, update on mark_book_readings to reportair_app;
