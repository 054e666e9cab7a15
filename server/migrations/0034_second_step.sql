-- A second step of signing in: codes of an app, and recovery codes for when the app is gone. Whoever has given the right
-- password and not yet that step has no session, but a row of their own that opens one; no call but the step reads it.

create table one_time_codes (
  user_id integer primary key,
  institution_id integer not null,
  -- Sealed with a key that the database does not have.
  secret bytea,
  -- One that is being set up: it counts once a code of it has been given.
  next_secret bytea,
  since timestamptz,
  -- The newest span of 30 seconds of which a code was taken. Its codes, and those of before, open nothing any more.
  last_span bigint not null default 0,
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade,
  check ((secret is null) = (since is null))
);

create table recovery_codes (
  user_id integer not null,
  institution_id integer not null,
  code_hash bytea not null,
  primary key (user_id, code_hash),
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade
);

create table half_sign_ins (
  token_hash bytea primary key,
  user_id integer not null,
  institution_id integer not null,
  -- The hash that the password was compared with: another password, and this opens nothing any more.
  compared_hash text not null,
  expires_at timestamptz not null,
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade
);
create index half_sign_ins_user on half_sign_ins (user_id);
create index half_sign_ins_expires on half_sign_ins (expires_at);

do $$
declare
  t text;
begin
  foreach t in array array['one_time_codes', 'recovery_codes', 'half_sign_ins'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;

-- What follows the password of somebody, if anything: 'code', 'recovery_code'.
create function second_steps_of(of_user integer) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select array_remove(array[
      case when exists (select from one_time_codes c where c.user_id = of_user and secret is not null) then 'code' end,
      case when exists (select from recovery_codes r where r.user_id = of_user) then 'recovery_code' end
    ], null)
  $$;

-- Who closes their account takes this along.
create function drop_second_steps() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from one_time_codes where user_id = new.id;
    delete from recovery_codes where user_id = new.id;
    delete from half_sign_ins where user_id = new.id;
    return null;
  end $$;
create trigger drop_second_steps after update of closed_at on users for each row
  when (old.closed_at is null and new.closed_at is not null) execute function drop_second_steps();

-- Who did what to their own second step, and what they are told of it by mail.
create function note_second_step(who users, how text, origin jsonb, told jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, how,
            'user', who.id, who.first_name || ' ' || who.last_name, origin);
    insert into mails (kind, payload) select 'text', told where told is not null
  $$;

-- As before, but that who has a second step is let in half: 'open', 'half', or 'refused' where the password that was
-- compared is no longer the account's or the account is closed. The lock puts it before or after the turning on of a
-- second step: before, that ends this session, too.
drop function open_session(bytea, integer, text, text, text);
create function open_session(
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
      delete from half_sign_ins where expires_at <= now() or expires_at > now() + half_for;
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

-- Counts a try at the second step before what was given is looked at, so that tries made at once count too: ten for a
-- person within 15 minutes and fifty within a day, fifty from a network within 15 minutes. A browser that is known has
-- no tries of its own here. Answers the seconds to wait, or 0 and whose step it is; nothing where the password was given
-- too long ago, or is another one by now.
create function begin_second_step(half bytea, network text)
  returns table (wait integer, user_id integer, email text, name text, secret bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    seconds integer;
  begin
    select u.* into who from half_sign_ins h join users u on u.id = h.user_id
    where h.token_hash = half and h.expires_at > now() and u.password_hash = h.compared_hash and u.closed_at is null;
    if not found then return; end if;
    seconds := reserve_attempt('second-step:' || who.id, 10, interval '15 minutes');
    if seconds = 0 then seconds := reserve_attempt('second-step-day:' || who.id, 50, interval '1 day'); end if;
    if seconds = 0 then seconds := reserve_attempt('second-step-from:' || network, 50, interval '15 minutes'); end if;
    return query select seconds, who.id, who.email, who.first_name || ' ' || who.last_name, c.secret
      from (select) one left join one_time_codes c on c.user_id = who.id;
  end $$;

-- Takes a code of an app, by its span of time, or a recovery code, by its hash: once. Opens the session in the place of
-- the half one and takes the tries back: 'open'. 'refused', and written down, where there is no such code any more, and
-- 'gone' where the half sign-in is.
create function finish_second_step(
  half bytea, new_token bytea, code_span bigint, recovery bytea, network text, counted_network text,
  session_browser text, told jsonb
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
    if code_span is not null then
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

-- What somebody has as a second step.
create function second_factor_of(of_user integer) returns table (codes_since timestamptz, recovery_codes_left integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select c.since from one_time_codes c where c.user_id = of_user),
           (select count(*)::integer from recovery_codes r where r.user_id = of_user)
  $$;

-- Keeps a secret that is being set up in the place of the last such; the one that counts goes on counting.
create function begin_codes(of_user integer, sealed bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into one_time_codes (user_id, institution_id, next_secret)
    select u.id, u.institution_id, sealed from users u where u.id = of_user
    on conflict (user_id) do update set next_secret = excluded.next_secret
  $$;

create function next_secret_of(of_user integer) returns bytea
  language sql stable security definer set search_path = public, pg_temp
  as $$ select next_secret from one_time_codes where user_id = of_user $$;

-- The secret that was being set up counts from now on, and the code that was given of it is used. Other browsers are
-- signed out, as they were let in with less. Recovery codes are made where none are left: 'made', else 'on'; 'gone'
-- where another secret is being set up by now.
create function turn_codes_on(
  of_user integer, sealed bytea, code_span bigint, hashes bytea[], keep bytea, origin jsonb, told jsonb
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    made boolean;
  begin
    select * into who from users where id = of_user and closed_at is null for update;
    update one_time_codes c set secret = next_secret, next_secret = null, since = now(), last_span = code_span
    where c.user_id = who.id and c.next_secret = sealed;
    if not found then return 'gone'; end if;
    made := not exists (select from recovery_codes r where r.user_id = who.id);
    insert into recovery_codes (user_id, institution_id, code_hash)
    select who.id, who.institution_id, unnest(hashes) where made;
    delete from half_sign_ins h where h.user_id = who.id;
    delete from sessions s where s.user_id = who.id and s.token_hash is distinct from keep;
    perform note_second_step(who, 'second_factor.codes_on', origin, told);
    return case when made then 'made' else 'on' end;
  end $$;

-- Recovery codes go with the last of what they stand in for. Answers whether there was something to turn off.
create function turn_codes_off(of_user integer, origin jsonb, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    were boolean;
  begin
    select * into who from users where id = of_user for update;
    delete from one_time_codes c where c.user_id = who.id returning c.secret is not null into were;
    if were is not true then return false; end if;
    if not 'code' = any (second_steps_of(who.id)) then
      delete from recovery_codes r where r.user_id = who.id;
      delete from half_sign_ins h where h.user_id = who.id;
    end if;
    perform note_second_step(who, 'second_factor.codes_off', origin, told);
    return true;
  end $$;

-- New recovery codes in the place of all former ones, where they stand in for something.
create function renew_recovery_codes(of_user integer, hashes bytea[], origin jsonb, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users where id = of_user for update;
    if cardinality(array_remove(second_steps_of(who.id), 'recovery_code')) = 0 then return false; end if;
    delete from recovery_codes r where r.user_id = who.id;
    insert into recovery_codes (user_id, institution_id, code_hash)
    select who.id, who.institution_id, unnest(hashes);
    perform note_second_step(who, 'second_factor.codes_renewed', origin, told);
    return true;
  end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'second_steps_of(integer)', 'drop_second_steps()', 'note_second_step(users, text, jsonb, jsonb)',
    'open_session(bytea, integer, text, text, text, interval)', 'begin_second_step(bytea, text)',
    'finish_second_step(bytea, bytea, bigint, bytea, text, text, text, jsonb)', 'second_factor_of(integer)',
    'begin_codes(integer, bytea)', 'next_secret_of(integer)',
    'turn_codes_on(integer, bytea, bigint, bytea[], bytea, jsonb, jsonb)',
    'turn_codes_off(integer, jsonb, jsonb)', 'renew_recovery_codes(integer, bytea[], jsonb, jsonb)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
