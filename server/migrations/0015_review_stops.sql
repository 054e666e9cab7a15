-- Where an author left the review of a class, to go on there on any machine. It goes with the report, the class
-- and the account.

create table review_stops (
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  classroom_id integer not null references classrooms on delete cascade,
  report_id integer not null,
  updated_at timestamptz not null default now(),
  primary key (author_id, classroom_id),
  -- Nobody stops at what is not theirs.
  foreign key (report_id, author_id) references generated_reports (id, author_id) on delete cascade
);
create index review_stops_institution on review_stops (institution_id);
create index review_stops_classroom on review_stops (classroom_id);
create index review_stops_report on review_stops (report_id);

alter table review_stops enable row level security;
alter table review_stops force row level security;
create policy author on review_stops to reportair_app
  using (institution_id = (select app_institution()) and author_id = (select app_user()))
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
create policy system on review_stops to current_user using (true) with check (true);
grant select, insert, update on review_stops to reportair_app;
