-- Training samples (identifiers removed before they are stored), style profiles, notifications, what was sent to a
-- provider, and how much of a provider an institution has used.

alter table generated_reports add column sent text;
-- Who made the text as it stands; an edit makes it the teacher's.
alter table generated_reports add column made_by text not null default 'writer' check (made_by in ('writer', 'teacher'));
-- Tokens that the institution may use of a provider in a month; null means as many as it likes.
alter table institutions add column model_budget bigint check (model_budget >= 0);
grant update (model_budget) on institutions to reportair_app;

create table training_sets (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  -- The redacted samples with their attributes.
  samples jsonb not null,
  leased_until timestamptz,
  profiled_at timestamptz,
  created_at timestamptz not null default now()
);
create index training_sets_waiting on training_sets (id) where profiled_at is null;
create index training_sets_author on training_sets (author_id);

create table style_profiles (
  author_id integer primary key references users on delete cascade,
  institution_id integer not null references institutions on delete cascade,
  profile jsonb not null,
  updated_at timestamptz not null default now()
);

create table notifications (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  author_id integer not null references users on delete cascade,
  text text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_author on notifications (author_id, id desc);

create table model_usage (
  institution_id integer not null references institutions on delete cascade,
  -- First day of the month.
  month date not null,
  requests integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  primary key (institution_id, month)
);

do $$
declare
  t text;
begin
  foreach t in array array['training_sets', 'style_profiles', 'notifications'] loop
    execute format('create policy author on %I to reportair_app
      using (institution_id = (select app_institution()) and author_id = (select app_user()))
      with check (institution_id = (select app_institution()) and author_id = (select app_user()))', t);
  end loop;
  create policy tenant on model_usage to reportair_app
    using (institution_id = (select app_institution()))
    with check (institution_id = (select app_institution()));
  foreach t in array array['training_sets', 'style_profiles', 'notifications', 'model_usage'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user
      using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update, delete on training_sets, style_profiles, notifications, model_usage to reportair_app;

-- Takes up one set of samples that nobody looks at.
create function lease_training_set(lease interval)
  returns table (id integer, institution_id integer, author_id integer)
  language sql security definer set search_path = public, pg_temp
  as $$
    update training_sets t set leased_until = now() + lease
    from (
      select s.id from training_sets s
      where s.profiled_at is null and (s.leased_until is null or s.leased_until < now())
      order by s.id limit 1 for update skip locked
    ) free
    where t.id = free.id
    returning t.id, t.institution_id, t.author_id
  $$;
revoke all on function lease_training_set(interval) from public;
