-- Passkeys beside the codes of an app, for signing in and for confirming that it is still them; and what a school may
-- require of its administrators.

create table passkeys (
  id integer primary key generated always as identity,
  user_id integer not null,
  institution_id integer not null,
  -- In base64url, as browsers give it.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it says that it was used; 0 for ever where it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade
);
create index passkeys_user on passkeys (user_id);

-- What a browser is to sign with a passkey: one for each purpose of a session, or of half a sign-in, and good once.
create table passkey_challenges (
  holder bytea not null,
  purpose text not null check (purpose in ('register', 'confirm', 'sign_in')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (holder, purpose)
);
create index passkey_challenges_expires on passkey_challenges (expires_at);

do $$
declare
  t text;
begin
  foreach t in array array['passkeys', 'passkey_challenges'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;

-- Whether administrators need a second step of signing in. No call of the application writes it but the function below.
alter table institutions add column second_step_required boolean not null default false;

create or replace function second_steps_of(of_user integer) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select array_remove(array[
      case when exists (select from passkeys p where p.user_id = of_user) then 'passkey' end,
      case when exists (select from one_time_codes c where c.user_id = of_user and secret is not null) then 'code' end,
      case when exists (select from recovery_codes r where r.user_id = of_user) then 'recovery_code' end
    ], null)
  $$;

-- Whether somebody is an administrator of a school that requires a second step of them, and has none.
-- Every request of an administrator asks it, and a function in PL/pgSQL is planned once for each connection.
create function lacks_second_step(of_user integer) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  begin
    return exists (
      select from users u join institutions i on i.id = u.institution_id
      where u.id = of_user and i.second_step_required and u.role <> 'teacher'
        and not exists (select from passkeys p where p.user_id = u.id)
        and not exists (select from one_time_codes c where c.user_id = u.id and c.secret is not null)
    );
  end $$;

-- Takes all of somebody's second step away, and what belongs to it.
create function remove_second_steps(of_user integer) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from one_time_codes where user_id = of_user;
    delete from passkeys where user_id = of_user;
    delete from recovery_codes where user_id = of_user;
    delete from half_sign_ins where user_id = of_user;
    delete from attempts where subject in ('second-step:' || of_user, 'second-step-day:' || of_user);
  $$;

create or replace function drop_second_steps() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform remove_second_steps(new.id);
    return null;
  end $$;

-- As before, but that what is taken away as a wrong clock's is a minute further ahead than any can be: of two people who
-- sign in at once, the one who began first took the other's half away.
create or replace function open_session(
  new_token bytea, of_user integer, session_browser text, compared_hash text, network text, half_for interval
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    update users set signed_in_at = now()
    where id = of_user and signed_in_at is null and password_hash = compared_hash and closed_at is null;
    select * into who from users where id = of_user and password_hash = compared_hash and closed_at is null for share;
    if not found then return 'refused'; end if;
    if cardinality(second_steps_of(of_user)) > 0 then
      delete from half_sign_ins where expires_at <= now() or expires_at > now() + half_for + interval '1 minute';
      insert into half_sign_ins (token_hash, user_id, institution_id, compared_hash, expires_at)
      values (new_token, who.id, who.institution_id, who.password_hash, now() + half_for);
      return 'half';
    end if;
    insert into sessions (token_hash, user_id, browser) values (new_token, of_user, session_browser);
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, 'sign_in.done',
            'user', who.id, who.first_name || ' ' || who.last_name,
            jsonb_build_object('network', network, 'browser', session_browser));
    return 'open';
  end $$;

-- Challenges.

create function put_challenge(of_holder bytea, for_purpose text, new_challenge text, lifetime interval) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    -- A minute more than it could be: of two calls at once, the later one may have begun first.
    delete from passkey_challenges where expires_at <= now() or expires_at > now() + lifetime + interval '1 minute';
    insert into passkey_challenges (holder, purpose, challenge, expires_at)
    values (of_holder, for_purpose, new_challenge, now() + lifetime)
    on conflict (holder, purpose) do update
      set challenge = excluded.challenge, expires_at = excluded.expires_at
  $$;

-- Takes a challenge up: whatever comes of it, it is gone.
create function take_challenge(of_holder bytea, for_purpose text) returns text
  language sql security definer set search_path = public, pg_temp
  as $$
    with taken as (
      delete from passkey_challenges where holder = of_holder and purpose = for_purpose
      returning challenge, expires_at
    )
    select challenge from taken where expires_at > now()
  $$;

-- Passkeys.

create function passkeys_of(of_user integer)
  returns table (
    id integer, credential_id text, public_key bytea, counter bigint, transports text[], name text,
    created_at timestamptz, used_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, p.credential_id, p.public_key, p.counter, p.transports, p.name, p.created_at, p.used_at
    from passkeys p where p.user_id = of_user order by p.id
  $$;

-- Whose half sign-in it is, as long as it can be finished; it counts nothing.
create function half_sign_in_of(half bytea) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id from half_sign_ins h join users u on u.id = h.user_id
    where h.token_hash = half and h.expires_at > now() and u.password_hash = h.compared_hash and u.closed_at is null
  $$;

-- Adds a passkey: 'made' where recovery codes were made with it, else 'on'; 'taken' where the server knows it already,
-- 'full' where somebody has as many as anybody may. Other browsers are signed out with the first second step, as they
-- were let in with less.
create function add_passkey(
  of_user integer, new_id text, new_key bytea, new_counter bigint, new_transports text[], new_name text, most integer,
  hashes bytea[], keep bytea, origin jsonb, told jsonb
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    made boolean;
    first_one boolean;
  begin
    select * into who from users where id = of_user and closed_at is null for update;
    if not found then return 'taken'; end if;
    if (select count(*) from passkeys p where p.user_id = who.id) >= most then return 'full'; end if;
    first_one := cardinality(second_steps_of(who.id)) = 0;
    insert into passkeys (user_id, institution_id, credential_id, public_key, counter, transports, name)
    values (who.id, who.institution_id, new_id, new_key, new_counter, new_transports, new_name)
    on conflict (credential_id) do nothing;
    if not found then return 'taken'; end if;
    made := not exists (select from recovery_codes r where r.user_id = who.id);
    insert into recovery_codes (user_id, institution_id, code_hash)
    select who.id, who.institution_id, unnest(hashes) where made;
    if first_one then
      delete from sessions s where s.user_id = who.id and s.token_hash is distinct from keep;
    end if;
    perform note_second_step(who, 'second_factor.passkey_added', origin, told);
    return case when made then 'made' else 'on' end;
  end $$;

-- The last second step stays where the school requires one.
create function remove_passkey(of_user integer, passkey integer, origin jsonb, told jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users where id = of_user for update;
    if not exists (select from passkeys p where p.user_id = who.id and p.id = passkey) then return 'none'; end if;
    if requires_second_step(who) and not exists (
      select from passkeys p where p.user_id = who.id and p.id <> passkey
    ) and not 'code' = any (second_steps_of(who.id)) then return 'required'; end if;
    delete from passkeys p where p.user_id = who.id and p.id = passkey;
    if cardinality(array_remove(second_steps_of(who.id), 'recovery_code')) = 0 then
      perform remove_second_steps(who.id);
    end if;
    perform note_second_step(who, 'second_factor.passkey_removed', origin, told);
    return 'off';
  end $$;

create function requires_second_step(who users) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select who.role <> 'teacher' and second_step_required from institutions where id = who.institution_id
  $$;

-- Notes that a passkey was used; false where it counts and has counted as far before, as a copy of it would have.
create function use_passkey(of_user integer, used_id text, new_counter bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update passkeys p set counter = new_counter, used_at = now()
    where p.user_id = of_user and p.credential_id = used_id and (p.counter < new_counter or p.counter = 0 and new_counter = 0);
    return found;
  end $$;

-- As before, and with a passkey whose signature was right.
drop function finish_second_step(bytea, bytea, bigint, bytea, text, text, text, jsonb);
create function finish_second_step(
  half bytea, new_token bytea, code_span bigint, recovery bytea, passkey text, passkey_counter bigint,
  network text, counted_network text, session_browser text, told jsonb
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    origin jsonb := jsonb_build_object('network', network, 'browser', session_browser);
    right_one boolean := false;
  begin
    -- The person first, as everywhere. Two that come at once take turns, and the second finds nothing.
    perform from users u where u.id = (select h.user_id from half_sign_ins h where h.token_hash = half) for share;
    perform from half_sign_ins h where h.token_hash = half for update;
    select u.* into who from half_sign_ins h join users u on u.id = h.user_id
    where h.token_hash = half and h.expires_at > now() and u.password_hash = h.compared_hash and u.closed_at is null;
    if not found then return 'gone'; end if;
    if passkey is not null then
      right_one := use_passkey(who.id, passkey, passkey_counter);
    elsif code_span is not null then
      update one_time_codes c set last_span = code_span
      where c.user_id = who.id and c.secret is not null and c.last_span < code_span;
      right_one := found;
    elsif recovery is not null then
      delete from recovery_codes r where r.user_id = who.id and r.code_hash = recovery;
      right_one := found;
      if right_one then perform note_second_step(who, 'second_factor.code_used', origin, told); end if;
    end if;
    if not right_one then
      insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
      values (who.institution_id, 'Somebody', 'second_step.refused', 'user', who.id,
              who.first_name || ' ' || who.last_name, origin);
      return 'refused';
    end if;
    delete from half_sign_ins h where h.token_hash = half;
    delete from attempts where subject in ('second-step:' || who.id, 'second-step-day:' || who.id);
    delete from attempts where ctid = (
      select ctid from attempts where subject = 'second-step-from:' || counted_network order by at desc limit 1
    );
    insert into sessions (token_hash, user_id, browser) values (new_token, who.id, session_browser);
    perform note_second_step(who, 'sign_in.done', origin, null);
    return 'open';
  end $$;

-- What somebody has as a second step, beside passkeys, and whether their school requires one of them.
drop function second_factor_of(integer);
create function second_factor_of(of_user integer)
  returns table (codes_since timestamptz, recovery_codes_left integer, required boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select c.since from one_time_codes c where c.user_id = of_user),
           (select count(*)::integer from recovery_codes r where r.user_id = of_user),
           (select requires_second_step(u) from users u where u.id = of_user)
  $$;

-- As before, but that the last second step stays where the school requires one: 'off', 'none', 'required'.
drop function turn_codes_off(integer, jsonb, jsonb);
create function turn_codes_off(of_user integer, origin jsonb, told jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users where id = of_user for update;
    if not 'code' = any (second_steps_of(who.id)) then
      delete from one_time_codes c where c.user_id = who.id;
      return 'none';
    end if;
    if requires_second_step(who) and not 'passkey' = any (second_steps_of(who.id)) then return 'required'; end if;
    delete from one_time_codes c where c.user_id = who.id;
    if cardinality(array_remove(second_steps_of(who.id), 'recovery_code')) = 0 then
      perform remove_second_steps(who.id);
    end if;
    perform note_second_step(who, 'second_factor.codes_off', origin, told);
    return 'off';
  end $$;

-- What an administrator may do about it. Each asks who acts, and never looks beyond the institution.

create function require_second_step(wanted boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update institutions set second_step_required = wanted
    where id = app_institution() and app_administers() and second_step_required is distinct from wanted;
    return found;
  end $$;

-- Who of the school has a second step, for its administrators.
create function staff_with_second_step() returns table (user_id integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id from users u
    where u.institution_id = app_institution() and app_administers()
      and (exists (select from passkeys p where p.user_id = u.id)
        or exists (select from one_time_codes c where c.user_id = u.id and c.secret is not null))
  $$;

-- Takes a lost second step off a colleague, never off oneself; they sign in again, and are told.
create function take_second_step_off(of_user integer, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users u
    where u.id = of_user and u.id <> app_user() and u.institution_id = app_institution() and app_administers() for update;
    if not found or cardinality(second_steps_of(who.id)) = 0 then return false; end if;
    perform remove_second_steps(who.id);
    delete from sessions s where s.user_id = who.id;
    insert into mails (kind, payload) values ('text', told);
    return true;
  end $$;

-- The same by the operator's hand, for whom there is no administrator left to do it. Answers whose it was.
create function operator_takes_second_step_off(for_email text) returns table (name text, email text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users u where lower(u.email) = lower(for_email) for update;
    if not found or cardinality(second_steps_of(who.id)) = 0 then return; end if;
    perform remove_second_steps(who.id);
    delete from sessions s where s.user_id = who.id;
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label)
    values (who.institution_id, 'The provider', 'second_factor.taken_off', 'user', who.id,
            who.first_name || ' ' || who.last_name);
    return query select who.first_name || ' ' || who.last_name, who.email;
  end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'lacks_second_step(integer)', 'remove_second_steps(integer)',
    'put_challenge(bytea, text, text, interval)', 'take_challenge(bytea, text)', 'passkeys_of(integer)',
    'half_sign_in_of(bytea)',
    'add_passkey(integer, text, bytea, bigint, text[], text, integer, bytea[], bytea, jsonb, jsonb)',
    'remove_passkey(integer, integer, jsonb, jsonb)', 'requires_second_step(users)',
    'use_passkey(integer, text, bigint)',
    'finish_second_step(bytea, bytea, bigint, bytea, text, bigint, text, text, text, jsonb)',
    'second_factor_of(integer)', 'turn_codes_off(integer, jsonb, jsonb)', 'require_second_step(boolean)',
    'staff_with_second_step()', 'take_second_step_off(integer, jsonb)', 'operator_takes_second_step_off(text)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function require_second_step(boolean), staff_with_second_step(), take_second_step_off(integer, jsonb)
  to reportair_app;
