-- Institutions, people, sessions, students, classes, and the row-level security under them.
-- The application sets, per transaction: role reportair_app, app.institution, app.user.

do $$ begin
  if not exists (select from pg_roles where rolname = 'reportair_app') then
    create role reportair_app nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this server was faster
end $$;
do $$ begin
  execute format('grant reportair_app to %I', current_user);
exception when insufficient_privilege then null; -- the role is another owner's: whoever made it grants it
end $$;
grant usage on schema public to reportair_app;

create function app_institution() returns integer language sql stable
  as $$ select nullif(current_setting('app.institution', true), '')::integer $$;
create function app_user() returns integer language sql stable
  as $$ select nullif(current_setting('app.user', true), '')::integer $$;

create table institutions (
  id integer primary key generated always as identity,
  name text not null,
  -- Other names that the school goes by: kept from AI providers like the full one.
  short_names text[] not null default '{}',
  subscription text not null default 'active' check (subscription in ('active', 'past_due', 'cancelled')),
  created_at timestamptz not null default now()
);

create table users (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('teacher', 'admin', 'adminteacher')),
  password_hash text not null,
  length_unit text not null default 'words' check (length_unit in ('words', 'characters')),
  length_range text check (length_range in ('300-400', '400-700', '500-1200')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_institution on users (institution_id, last_name, first_name);

-- Only a hash of the cookie's value is stored.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_seen on sessions (seen_at);

-- Failed sign-ins, by account and by address, for the limits on guessing.
create table login_failures (
  subject text not null,
  at timestamptz not null default now()
);
create index login_failures_subject on login_failures (subject, at);

create table students (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  student_id text not null,
  first_name text not null,
  last_name text not null,
  pronouns text check (pronouns in ('He/Him', 'She/Her', 'They/Them')),
  year integer not null check (year between 7 and 13),
  form_group text,
  date_of_birth date,
  added_by integer references users on delete set null,
  -- The last time the pupil was in a class; retention counts from it.
  enrolled_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (institution_id, student_id)
);
create index students_name on students (institution_id, last_name, first_name, id);

create table classrooms (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  name text not null,
  year integer not null check (year between 7 and 12),
  subject text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index classrooms_name_year on classrooms (institution_id, lower(name), year);

create table classroom_teachers (
  classroom_id integer not null references classrooms on delete cascade,
  user_id integer not null references users on delete cascade,
  institution_id integer not null references institutions on delete cascade,
  primary key (classroom_id, user_id)
);
create index classroom_teachers_user on classroom_teachers (user_id);

create table enrolments (
  classroom_id integer not null references classrooms on delete cascade,
  student_id integer not null references students on delete cascade,
  institution_id integer not null references institutions on delete cascade,
  enrolled_at timestamptz not null default now(),
  primary key (classroom_id, student_id)
);
create index enrolments_student on enrolments (student_id);

-- Row-level security. FORCE binds the owner too; what must run without a tenant (signing in, sessions)
-- goes through the functions below, which run as the owner and are the only thing that the owner does at work.
alter table institutions enable row level security;
alter table institutions force row level security;
create policy tenant on institutions to reportair_app
  using (id = (select app_institution())) with check (id = (select app_institution()));

do $$
declare
  t text;
begin
  foreach t in array array['users', 'students', 'classrooms', 'classroom_teachers', 'enrolments'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I to reportair_app
      using (institution_id = (select app_institution()))
      with check (institution_id = (select app_institution()))', t);
  end loop;
  foreach t in array array['sessions', 'login_failures'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
  end loop;
  foreach t in array array['institutions', 'users', 'sessions', 'login_failures', 'students', 'classrooms',
                           'classroom_teachers', 'enrolments'] loop
    execute format('create policy system on %I to current_user
      using (true) with check (true)', t);
  end loop;
end $$;

grant select, update (name, short_names) on institutions to reportair_app;
grant select, insert, update, delete on users, students, classrooms, classroom_teachers, enrolments to reportair_app;

-- What runs without a tenant. Each does one thing, and the application's role may call none of them.

create function create_institution(institution_name text, short text[]) returns integer
  language sql security definer set search_path = public, pg_temp
  as $$ insert into institutions (name, short_names) values (institution_name, short) returning id $$;

-- Asks for people, so that a school whose making was cut off does not count.
create function any_user() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from users) $$;

create function find_sign_in(sign_in_email text)
  returns table (id integer, password_hash text, subscription text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.password_hash, i.subscription
    from users u join institutions i on i.id = u.institution_id
    where lower(u.email) = lower(sign_in_email)
  $$;

create function open_session(new_token bytea, session_user_id integer) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into sessions (token_hash, user_id) values (new_token, session_user_id) $$;

create function end_session(old_token bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from sessions where token_hash = old_token $$;

-- Slides the session's end at most once an hour, so that reading stays reading.
create function touch_session(token bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update sessions set seen_at = now() where token_hash = token and seen_at < now() - interval '1 hour' $$;

create function find_session(token bytea, lifetime interval)
  returns table (
    user_id integer, role text, first_name text, last_name text, email text,
    institution_id integer, institution_name text, subscription text, needs_touch boolean
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.role, u.first_name, u.last_name, u.email, i.id, i.name, i.subscription,
           s.seen_at < now() - interval '1 hour'
    from sessions s join users u on u.id = s.user_id join institutions i on i.id = u.institution_id
    where s.token_hash = token and s.seen_at > now() - lifetime
  $$;

-- Counts this attempt to sign in as a failure before the password is looked at, so that attempts made at once
-- count too; a success takes it back. Answers the seconds to wait where a limit is reached, else 0.
create function reserve_sign_in(account text, address text, account_limit integer, address_limit integer, span interval)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    wait interval;
  begin
    -- In one order everywhere, so that two attempts never wait for each other.
    perform pg_advisory_xact_lock(hashtext(each.subject))
    from (select unnest(array[account, address]) as subject order by 1) each;
    delete from login_failures where at < now() - interval '1 day';
    select max(f.oldest) + span - now() into wait
    from (
      select subject, count(*) as failures, min(at) as oldest from login_failures
      where subject in (account, address) and at > now() - span group by subject
    ) f
    where f.failures >= case when f.subject = account then account_limit else address_limit end;
    if wait is not null then
      return greatest(1, ceil(extract(epoch from wait)))::integer;
    end if;
    insert into login_failures (subject) values (account), (address);
    return 0;
  end $$;

create function forgive_sign_in(account text, address text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from login_failures where subject = account;
    delete from login_failures where ctid = (
      select ctid from login_failures where subject = address order by at desc limit 1
    )
  $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'create_institution(text, text[])', 'any_user()', 'find_sign_in(text)', 'open_session(bytea, integer)',
    'end_session(bytea)', 'touch_session(bytea)', 'find_session(bytea, interval)',
    'reserve_sign_in(text, text, integer, integer, interval)', 'forgive_sign_in(text, text)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
