-- Mail that waits to be sent, links that set a password, limits on floods, sessions that people can tell apart,
-- and the audit log.

-- Who did what to which record. Added to, never changed: the application may insert and read, nothing else.
-- Of a pupil no name is kept here, only the record's id and the institution's own id.
create table audit_log (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  at timestamptz not null default now(),
  -- No foreign key: the entry outlives whoever it tells of. Null where the system itself acted.
  actor_id integer,
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id integer not null,
  subject_label text not null default '',
  details jsonb not null default '{}'
);
create index audit_log_newest on audit_log (institution_id, id desc);
create index audit_log_subject on audit_log (subject_type, subject_id);

alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy write on audit_log for insert to reportair_app
  with check (institution_id = (select app_institution()) and actor_id = (select app_user()));
create policy read on audit_log for select to reportair_app
  using (institution_id = (select app_institution()) and (
    select exists (select from users u where u.id = app_user() and u.role in ('admin', 'adminteacher'))));
grant insert, select on audit_log to reportair_app;

-- Mail is sent after the transaction that causes it, and again until it arrives. A link that sets a password is
-- made while its mail is sent, so that none is ever stored.
create table mails (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('text', 'reset', 'welcome')),
  -- Of the links: whose password.
  user_id integer references users on delete cascade,
  -- Of the texts: {to, subject, text, reply_to}.
  payload jsonb not null default '{}',
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index mails_due on mails (due_at);

-- Only a hash of the link's token is stored.
create table password_links (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_links_user on password_links (user_id);

-- What is limited, by whom or from where.
create table attempts (
  subject text not null,
  at timestamptz not null default now()
);
create index attempts_subject on attempts (subject, at);

alter table sessions add column id integer not null generated always as identity unique;
-- Such as "Firefox on Windows".
alter table sessions add column browser text not null default '';

do $$
declare
  t text;
begin
  foreach t in array array['mails', 'password_links', 'attempts'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user
      using (true) with check (true)', t);
  end loop;
  -- Not even the system changes an entry; retention removes old ones.
  foreach t in array array['insert', 'select', 'delete'] loop
    execute format('create policy system_%s on audit_log for %s to current_user %s', t, t, case t
      when 'insert' then 'with check (true)'
      else 'using (true)' end);
  end loop;
end $$;

-- A link sent to the former address, or before the former password was replaced, opens nothing any more.
create function drop_password_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from password_links where user_id = new.id;
    return null;
  end $$;
create trigger drop_password_links after update of email, password_hash on users for each row
  when (old.email is distinct from new.email or old.password_hash is distinct from new.password_hash)
  execute function drop_password_links();

-- What runs without a tenant.

drop function open_session(bytea, integer);
create function open_session(new_token bytea, session_user_id integer, session_browser text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into sessions (token_hash, user_id, browser) values (new_token, session_user_id, session_browser) $$;

create function list_sessions(of_user integer, token bytea, lifetime interval)
  returns table (id integer, browser text, created_at timestamptz, seen_at timestamptz, current boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.browser, s.created_at, s.seen_at, s.token_hash = token
    from sessions s where s.user_id = of_user and s.seen_at > now() - lifetime
    order by s.token_hash = token desc, s.seen_at desc, s.id
  $$;

-- Ends a user's sessions but the one to keep; one of them only where its id is given. Answers how many.
create function end_sessions(of_user integer, keep bytea, only_id integer) returns integer
  language sql security definer set search_path = public, pg_temp
  as $$
    with ended as (
      delete from sessions s where s.user_id = of_user and s.token_hash is distinct from keep
        and (only_id is null or s.id = only_id)
      returning 1
    )
    select count(*)::integer from ended
  $$;

-- Sets a password, ends the user's other sessions and writes it down, all or nothing. False where the password
-- has been changed in the meantime.
create function change_password(of_user integer, old_hash text, new_hash text, keep bytea, how text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    update users set password_hash = new_hash, updated_at = now()
    where users.id = of_user and (old_hash is null or password_hash = old_hash) returning * into who;
    if not found then return false; end if;
    delete from sessions where user_id = of_user and token_hash is distinct from keep;
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, how,
            'user', who.id, who.first_name || ' ' || who.last_name);
    return true;
  end $$;

-- Stores a link's hash; answers whom to greet and where, or nothing where the account is gone.
create function create_password_link(of_user integer, link bytea, lifetime interval)
  returns table (email text, first_name text, last_name text, institution_name text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from password_links where expires_at < now();
    insert into password_links (token_hash, user_id, expires_at)
    select link, u.id, now() + lifetime from users u where u.id = of_user;
    return query select u.email, u.first_name, u.last_name, i.name
      from users u join institutions i on i.id = u.institution_id where u.id = of_user;
  end $$;

create function find_password_link(link bytea) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$ select user_id from password_links where token_hash = link and expires_at > now() $$;

-- Uses a link up and sets the password; of two at once one finds nothing. Answers the account's address.
create function use_password_link(link bytea, new_hash text, keep bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    whose integer;
  begin
    delete from password_links where token_hash = link and expires_at > now() returning user_id into whose;
    if whose is null or not change_password(whose, null, new_hash, keep, 'password.reset') then return null; end if;
    return (select email from users where id = whose);
  end $$;

create function request_password_link(for_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into mails (kind, user_id) select 'reset', id from users where lower(email) = lower(for_email) $$;

create function queue_mail(message jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into mails (kind, payload) values ('text', message) $$;

-- Takes a mail that is due; it is due again when the lease runs out.
create function lease_mail(lease interval)
  returns table (id integer, kind text, user_id integer, payload jsonb, attempts integer, created_at timestamptz)
  language sql security definer set search_path = public, pg_temp
  as $$
    update mails m set due_at = now() + lease, attempts = m.attempts + 1
    from (select d.id from mails d where d.due_at <= now() order by d.due_at, d.id limit 1 for update skip locked) due
    where m.id = due.id
    returning m.id, m.kind, m.user_id, m.payload, m.attempts, m.created_at
  $$;

create function postpone_mail(mail integer, delay interval) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update mails set due_at = now() + delay where id = mail $$;

create function drop_mail(mail integer) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from mails where id = mail $$;

-- Counts an attempt; answers the seconds to wait where `most` were made within the span, else 0.
create function reserve_attempt(of_subject text, most integer, span interval) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    made integer;
    oldest timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtext(of_subject));
    delete from attempts where at < now() - interval '1 day';
    select count(*), min(at) into made, oldest from attempts where subject = of_subject and at > now() - span;
    if made >= most then
      return greatest(1, ceil(extract(epoch from oldest + span - now())))::integer;
    end if;
    insert into attempts (subject) values (of_subject);
    return 0;
  end $$;

-- An institution and its first administrator, all or nothing; where asked for, with the mail that lets them in.
create function create_school(
  school_name text, short text[], admin_email text, admin_first_name text, admin_last_name text, admin_role text,
  admin_hash text, welcome boolean
) returns table (institution_id integer, user_id integer)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    school integer;
    person integer;
  begin
    insert into institutions (name, short_names) values (school_name, short) returning id into school;
    insert into users (institution_id, email, first_name, last_name, role, password_hash)
    values (school, admin_email, admin_first_name, admin_last_name, admin_role, admin_hash) returning id into person;
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label)
    values (school, 'The provider', 'institution.created', 'institution', school, school_name);
    if welcome then insert into mails (kind, user_id) values ('welcome', person); end if;
    return query select school, person;
  end $$;

-- What a tenant may ask across its authors: numbers, never a text.

create function count_reports_of(author integer) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::integer from generated_reports
    where institution_id = app_institution() and author_id = author and current and discarded_at is null
  $$;

create function others_reported_on(student integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from generated_reports
      where institution_id = app_institution() and student_id = student and author_id <> app_user()
        and discarded_at is null)
  $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'drop_password_links()', 'open_session(bytea, integer, text)', 'list_sessions(integer, bytea, interval)',
    'end_sessions(integer, bytea, integer)', 'change_password(integer, text, text, bytea, text)',
    'create_password_link(integer, bytea, interval)', 'find_password_link(bytea)',
    'use_password_link(bytea, text, bytea)', 'request_password_link(text)', 'queue_mail(jsonb)',
    'lease_mail(interval)', 'postpone_mail(integer, interval)', 'drop_mail(integer)',
    'reserve_attempt(text, integer, interval)',
    'create_school(text, text[], text, text, text, text, text, boolean)',
    'count_reports_of(integer)', 'others_reported_on(integer)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function count_reports_of(integer), others_reported_on(integer) to reportair_app;
