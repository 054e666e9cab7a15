-- Tokens with which a school's programs bring rosters in and take released reports out. A program is nobody of the
-- school: app.user is 0 while it acts, so that it administers nothing and is nobody's author, and what it may do is
-- opened here, for the one scope that its call has.

create table api_tokens (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions (id) on delete cascade,
  -- It acts in this administrator's name, and for as long as they administer.
  made_by integer not null,
  name text not null,
  scopes text[] not null
    check (scopes <@ array['rosters:write', 'reports:read'] and cardinality(scopes) between 1 and 2),
  -- Of 256 random bits, so that it needs no salt and can be looked up.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- The last day on which it opens anything, as London counts days.
  ends_on date not null,
  used_on date,
  revoked_at timestamptz,
  unique (id, institution_id),
  foreign key (made_by, institution_id) references users (id, institution_id) on delete cascade
);
create index api_tokens_institution on api_tokens (institution_id);
create index api_tokens_made_by on api_tokens (made_by);

-- The program that acts, and the scope of its call; null where a person acts.
create function app_token() returns integer language sql stable
  as $$ select nullif(current_setting('app.token', true), '')::integer $$;
create function app_scope() returns text language sql stable
  as $$ select nullif(current_setting('app.scope', true), '') $$;
-- Whether a person acts, or a program in a call of this scope; null is no program's.
create function app_may(scope text) returns boolean language sql stable
  as $$ select app_scope() is null or coalesce(app_scope() = scope, false) $$;
-- In whose name the program acts.
create function app_token_maker() returns integer language sql stable
  as $$ select t.made_by from api_tokens t where t.id = app_token() $$;

alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy system on api_tokens to current_user using (true) with check (true);
create policy read on api_tokens for select to reportair_app
  using (institution_id = (select app_institution()) and ((select app_administers()) or id = (select app_token())));
create policy make on api_tokens for insert to reportair_app
  with check (institution_id = (select app_institution()) and (select app_administers()) and made_by = (select app_user()));
create policy revoke on api_tokens for update to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()));
grant select (id, institution_id, made_by, name, scopes, created_at, ends_on, used_on, revoked_at), insert,
  update (revoked_at) on api_tokens to reportair_app;

-- A program sees what it has staged itself, and nothing that a person has.
alter table intakes add column token_id integer default app_token();
alter table intakes add foreign key (token_id, institution_id) references api_tokens (id, institution_id)
  on delete set null (token_id);
create index intakes_token on intakes (token_id);
create policy program on intakes to reportair_app
  using (institution_id = (select app_institution()) and (select app_scope()) = 'rosters:write' and token_id = (select app_token()))
  with check (institution_id = (select app_institution()) and (select app_scope()) = 'rosters:write' and token_id = (select app_token()));
do $$
declare
  t text;
  condition text := $p$(institution_id = (select app_institution()) and (select app_scope()) = 'rosters:write')$p$;
begin
  foreach t in array array['intake_files', 'intake_entries', 'intake_changes', 'intake_memories'] loop
    execute format('create policy program on %I to reportair_app using %s with check %s', t, condition, condition);
  end loop;
end $$;

create policy program_reads on whole_reports for select to reportair_app
  using (institution_id = (select app_institution()) and (select app_scope()) = 'reports:read');
create policy program_places on whole_reports for insert to reportair_app
  with check (institution_id = (select app_institution()) and (select app_scope()) = 'reports:read'
    and ordered_by = (select app_token_maker()));

create policy program_writes on audit_log for insert to reportair_app
  with check (institution_id = (select app_institution()) and actor_id = (select app_token_maker()));

-- What is open to everybody of a school is so to programs only as far as their calls need it.
do $$
declare
  one record;
begin
  for one in select * from (values
    ('students', 'rosters:write', 'rosters:write'), ('classrooms', 'rosters:write', 'rosters:write'),
    ('classroom_teachers', 'rosters:write', 'rosters:write'), ('enrolments', 'rosters:write', 'rosters:write'),
    -- Asking for the periods makes the one that has just begun.
    ('reporting_periods', 'reports:read', null), ('users', null, null), ('guardian_consents', null, null)
  ) as v (t, writes, removes) loop
    if one.t <> 'users' then
      execute format('create policy program_adds on %I as restrictive for insert to reportair_app with check ((select app_may(%L)))', one.t, one.writes);
      execute format('create policy program_removes on %I as restrictive for delete to reportair_app using ((select app_may(%L)))', one.t, one.removes);
    end if;
    execute format('create policy program_changes on %I as restrictive for update to reportair_app using ((select app_may(%L)))', one.t, one.writes);
  end loop;
end $$;
-- Accounts come in with rosters, and go where that is undone: teachers' alone.
create policy program_adds on users as restrictive for insert to reportair_app
  with check ((select app_scope()) is null or (role = 'teacher' and (select app_may('rosters:write'))));
create policy program_removes on users as restrictive for delete to reportair_app
  using ((select app_scope()) is null or (role = 'teacher' and (select app_may('rosters:write'))));
create policy program_reads on guardian_consents as restrictive for select to reportair_app
  using ((select app_may('rosters:write')));
create policy no_program on institutions as restrictive to reportair_app using ((select app_scope()) is null);
create policy no_program on model_usage as restrictive to reportair_app using ((select app_scope()) is null);
create policy no_program on report_policies as restrictive to reportair_app using ((select app_scope()) is null);
create policy no_program on destinations as restrictive to reportair_app using ((select app_scope()) is null);

-- The functions behind the calls of programs answer them, too; as they were but for who asks.
do $$
declare
  f regprocedure;
  was text;
begin
  f := 'released_reports(text, integer, integer)';
  was := pg_get_functiondef(f);
  execute regexp_replace(was, 'exists \(select from users u.*?\)\)\n', E'(app_administers() or app_scope() = ''reports:read'')\n', 's');
  f := 'whole_report_texts(integer, integer[])';
  was := pg_get_functiondef(f);
  execute replace(was, 'app_administers()', '(app_administers() or app_scope() = ''reports:read'')');
  f := 'reported_on_by_intake(integer)';
  was := pg_get_functiondef(f);
  execute replace(was, 'app_administers()', '(app_administers() or app_scope() = ''rosters:write'')');
end $$;

-- A token ends with whoever made it: deleted, closed, or no administrator any more.
create function end_api_tokens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    -- A school that goes as a whole has no log to write to.
    if exists (select from institutions i where i.id = old.institution_id) then
      select * into who from users u where u.id = coalesce(nullif(app_user(), 0), old.id);
      with ended as (
        update api_tokens t set revoked_at = now()
        where t.made_by = old.id and t.revoked_at is null and t.ends_on >= (now() at time zone 'Europe/London')::date
        returning t.id, t.name
      )
      insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label)
      select old.institution_id, who.id, who.first_name || ' ' || who.last_name, 'api_token.ended', 'api_token', e.id, e.name
      from ended e;
    end if;
    return coalesce(new, old);
  end $$;
create trigger end_api_tokens_of_role after update of role on users for each row
  when (old.role <> new.role and new.role = 'teacher') execute function end_api_tokens();
create trigger end_api_tokens_of_closed after update of closed_at on users for each row
  when (old.closed_at is null and new.closed_at is not null) execute function end_api_tokens();
create trigger end_api_tokens_of_deleted before delete on users for each row execute function end_api_tokens();

-- The token of a hash, with whose name it acts in, and whether it still opens anything.
create function find_api_token(of_hash bytea) returns table (
  id integer, scopes text[], institution_id integer, user_id integer, role text, subscription text, live boolean, needs_touch boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.id, t.scopes, t.institution_id, u.id, u.role, i.subscription,
      t.revoked_at is null and t.ends_on >= d.today and u.closed_at is null and u.role <> 'teacher',
      t.used_on is distinct from d.today
    from api_tokens t join users u on u.id = t.made_by join institutions i on i.id = t.institution_id,
      (select (now() at time zone 'Europe/London')::date as today) d
    where t.token_hash = of_hash
  $$;

create function touch_api_token(of_id integer) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update api_tokens set used_on = (now() at time zone 'Europe/London')::date where id = of_id $$;

-- Counts a token that nobody has made among the failures of a network address; the seconds to wait where these are
-- too many, else 0. As `begin_sign_in` counts them.
create function count_wrong_token(from_address text, most integer, span interval) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    moment timestamptz;
    made integer;
    oldest timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtext(from_address));
    moment := clock_timestamp();
    delete from login_failures l
    where l.subject = from_address and (l.at <= moment - span or l.at > moment + interval '1 minute');
    select count(*), min(l.at) into made, oldest from login_failures l where l.subject = from_address;
    if made >= most then
      return greatest(1, ceil(extract(epoch from least(span, oldest + span - moment))))::integer;
    end if;
    insert into login_failures (subject, at) values (from_address, moment);
    return 0;
  end $$;

create function forget_api_tokens(kept interval) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from api_tokens
    where least(revoked_at, (ends_on + 1)::timestamp at time zone 'Europe/London') < now() - kept
  $$;

revoke all on function end_api_tokens(), find_api_token(bytea), touch_api_token(integer),
  count_wrong_token(text, integer, interval), forget_api_tokens(interval) from public;
