-- Samples that a teacher has pasted and not submitted, to go on with on any machine: identifiers are removed as in
-- those that are submitted. It goes when they are submitted, when the teacher gives it up, and with the account.

create table training_drafts (
  author_id integer primary key references users on delete cascade,
  institution_id integer not null references institutions on delete cascade,
  samples jsonb not null,
  updated_at timestamptz not null default now()
);
create index training_drafts_institution on training_drafts (institution_id);

alter table training_drafts enable row level security;
alter table training_drafts force row level security;
create policy author on training_drafts to reportair_app
  using (institution_id = (select app_institution()) and author_id = (select app_user()))
  with check (institution_id = (select app_institution()) and author_id = (select app_user()));
create policy system on training_drafts to current_user using (true) with check (true);
grant select, insert, update, delete on training_drafts to reportair_app;
