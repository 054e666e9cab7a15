-- A whole school in: an administrator's files are staged, read, shown beside what is here, and brought in or not.

create table intakes (
  id integer not null generated always as identity primary key,
  institution_id integer not null references institutions (id) on delete cascade,
  started_by integer,
  state text not null default 'draft' check (state in ('draft', 'waiting', 'ready', 'refused', 'committed', 'undone')),
  -- Counts what the administrator settles and what is planned: who commits says what they have seen.
  version integer not null default 1,
  -- What the administrator has settled; mappings are the proposed ones until then.
  mappings jsonb,
  answers jsonb not null default '{}',
  decisions jsonb not null default '{}',
  -- What came of reading and planning.
  tables jsonb not null default '[]',
  questions jsonb not null default '[]',
  counts jsonb not null default '{}',
  roster text,
  refusal jsonb,
  -- The school as it was compared.
  school_digest text,
  leased_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  undone_at timestamptz,
  unique (id, institution_id),
  foreign key (started_by, institution_id) references users (id, institution_id) on delete set null (started_by)
);
create index intakes_waiting on intakes (id) where state = 'waiting';
create index intakes_institution on intakes (institution_id, id);

create table intake_files (
  intake_id integer not null,
  position integer not null,
  institution_id integer not null references institutions (id) on delete cascade,
  name text not null,
  size integer not null,
  content bytea not null,
  primary key (intake_id, position),
  foreign key (intake_id, institution_id) references intakes (id, institution_id) on delete cascade
);
-- What is packed gains nothing by being packed again.
alter table intake_files alter column content set storage external;

-- The preview, an entry for whatever a person looks at.
create table intake_entries (
  intake_id integer not null,
  kind text not null,
  position integer not null,
  institution_id integer not null references institutions (id) on delete cascade,
  -- The student here that it is about; what was said of an erased one goes with them.
  student_id integer,
  payload jsonb not null,
  primary key (intake_id, kind, position),
  foreign key (intake_id, institution_id) references intakes (id, institution_id) on delete cascade,
  foreign key (student_id, institution_id) references students (id, institution_id) on delete cascade
);
create index intake_entries_student on intake_entries (student_id) where student_id is not null;

-- What was done, so that it can be undone as one.
create table intake_changes (
  id integer not null generated always as identity primary key,
  intake_id integer not null,
  institution_id integer not null references institutions (id) on delete cascade,
  kind text not null check (kind in ('student_created', 'student_changed', 'enrolled', 'unenrolled', 'class_created',
    'class_teachers', 'teacher_created')),
  student_id integer,
  -- The class or the account.
  record_id integer,
  before jsonb,
  after jsonb,
  foreign key (intake_id, institution_id) references intakes (id, institution_id) on delete cascade,
  foreign key (student_id, institution_id) references students (id, institution_id) on delete cascade
);
create index intake_changes_intake on intake_changes (intake_id, kind);
create index intake_changes_student on intake_changes (student_id) where student_id is not null;

-- What a school has settled once, for its next files.
create table intake_memories (
  institution_id integer not null primary key references institutions (id) on delete cascade,
  mappings jsonb not null default '[]',
  answers jsonb not null default '{}',
  teachers jsonb not null default '{}',
  -- Numbers of files that are a student who has another one here, and numbers that are somebody else's.
  same jsonb not null default '{}',
  others jsonb not null default '{}'
);

do $$
declare
  t text;
begin
  foreach t in array array['intakes', 'intake_files', 'intake_entries', 'intake_changes', 'intake_memories'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
    execute format($policy$create policy administrators on %I to reportair_app
      using (institution_id = (select app_institution()) and (select app_administers()))
      with check (institution_id = (select app_institution()) and (select app_administers()))$policy$, t);
  end loop;
end $$;
grant select, insert, update, delete on intakes to reportair_app;
grant select, insert, delete on intake_files, intake_entries, intake_changes to reportair_app;
grant select, insert, update on intake_memories to reportair_app;

-- The school as an intake compares it: the same text as long as nobody comes, goes or is changed.
create function school_state() returns text
  language sql stable
  as $$
    select md5(concat_ws(' ',
      (select count(*) || ':' || coalesce(sum(hashtextextended(id || ' ' || extract(epoch from updated_at), 0)), 0) from students),
      (select count(*) || ':' || coalesce(sum(hashtextextended(id || ' ' || extract(epoch from updated_at), 0)), 0) from classrooms),
      (select count(*) || ':' || coalesce(sum(hashtextextended(id || ' ' || email || role || (closed_at is null) || extract(epoch from updated_at), 0)), 0) from users),
      (select count(*) || ':' || coalesce(sum(hashtextextended(classroom_id || ' ' || student_id, 0)), 0) from enrolments),
      (select count(*) || ':' || coalesce(sum(hashtextextended(classroom_id || ' ' || user_id, 0)), 0) from classroom_teachers)))
  $$;

-- Of what an intake has made, which classes of which students are reported on, by whomever: undoing keeps them.
create function reported_on_by_intake(of_intake integer) returns table (student_id integer, classroom_id integer, author_id integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.student_id, c.classroom_id, c.author_id
    from report_configurations c
    where c.institution_id = app_institution() and app_administers()
      and exists (select from intakes i where i.id = of_intake and i.institution_id = app_institution())
      and (c.student_id in (select h.student_id from intake_changes h where h.intake_id = of_intake)
        or c.classroom_id in (select h.record_id from intake_changes h
          where h.intake_id = of_intake and h.kind in ('class_created', 'class_teachers')))
    order by 1, 2, 3
  $$;

-- Sends those of the school who have never signed in a link to choose their password; answers who they are.
create function invite_staff(ids integer[]) returns table (user_id integer, label text)
  language sql security definer set search_path = public, pg_temp
  as $$
    with invited as (
      select u.id, u.first_name || ' ' || u.last_name as label from users u
      where u.id = any(ids) and u.institution_id = app_institution() and app_administers()
        and u.signed_in_at is null and u.closed_at is null
    ),
    -- One that still waits to be sent would bring the same link twice.
    told as (
      insert into mails (kind, user_id) select 'invite', i.id from invited i
      where not exists (select from mails m where m.user_id = i.id and m.kind = 'invite')
    )
    select i.id, i.label from invited i order by 1
  $$;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('text', 'reset', 'welcome', 'email_change', 'invite'));

-- What runs without a tenant.

-- Takes an intake that waits to be read and compared.
create function lease_intake(lifetime interval) returns table (id integer, institution_id integer, user_id integer, attempts integer)
  language sql security definer set search_path = public, pg_temp
  as $$
    update intakes i set leased_until = now() + lifetime, attempts = i.attempts + 1
    where i.id = (select w.id from intakes w
      where w.state = 'waiting' and w.started_by is not null and (w.leased_until is null or w.leased_until < now())
      order by w.id limit 1 for update skip locked)
    returning i.id, i.institution_id, i.started_by, i.attempts
  $$;

-- Removes what was staged and never brought in, and what can be undone no longer.
create function forget_intakes(staged interval, undoable interval) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from intakes where case when committed_at is null then created_at < now() - staged
      else committed_at < now() - undoable end
  $$;

-- As before, and a lease of an intake.
create or replace function bound_ends() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update batch_items set leased_until = null
      where state in ('waiting', 'writing') and leased_until > now() + interval '20 minutes';
    update training_sets set leased_until = null where leased_until > now() + interval '20 minutes';
    update intakes set leased_until = null where leased_until > now() + interval '20 minutes';
    update retention_runs set leased_until = null where leased_until > now() + interval '20 minutes';
    update mails set due_at = now() where due_at > now() + interval '2 hours';
    update password_links set expires_at = now() + interval '1 hour' where expires_at > now() + interval '73 hours';
    update email_changes set expires_at = now() + interval '7 days' where expires_at > now() + interval '8 days';
    update provider_rests set asked_at = now() where asked_at > now() + interval '1 minute';
  $$;

do $$
declare
  f text;
begin
  foreach f in array array['reported_on_by_intake(integer)', 'invite_staff(integer[])', 'lease_intake(interval)',
    'forget_intakes(interval, interval)'] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function reported_on_by_intake(integer), invite_staff(integer[]) to reportair_app;
