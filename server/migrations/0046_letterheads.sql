-- What a school's documents for parents begin and end with. Administrators settle it.

create table letterheads (
  institution_id integer primary key references institutions on delete cascade,
  -- Where it is blank, documents say the institution's own name.
  name text not null default '',
  address text not null default '',
  -- The sentence that invites to talk about a report.
  invitation text not null default '',
  -- A PNG or JPEG file, looked at by its bytes before it is stored.
  crest bytea check (length(crest) <= 307200),
  updated_at timestamptz not null default now()
);
alter table letterheads enable row level security;
alter table letterheads force row level security;
create policy read on letterheads for select to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()));
create policy settle on letterheads for insert to reportair_app
  with check (institution_id = (select app_institution()) and (select app_administers()));
create policy change on letterheads for update to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()))
  with check (institution_id = (select app_institution()) and (select app_administers()));
create policy system on letterheads to current_user using (true) with check (true);
grant select, insert, update on letterheads to reportair_app;
