-- Signing in: who attempts it from where is counted in one call and written down, a browser that is known has
-- tries of its own, a clock that was wrong locks nobody out, and a session ends after 90 days whatever happens.

-- Counts this attempt as a failure before the password is looked at, so that attempts made at once count too; a
-- success takes it back. Where the account or the network address is at its limit, a known browser goes on with
-- tries of its own. A browser with a session has none but its own, so that nobody outside can stop its owner. Answers whether the attempt may go on, for each subject at its limit the seconds to wait, what
-- it was counted by, and the account behind the address, if there is one.
drop function reserve_sign_in(text, text, integer, integer, interval);
drop function find_sign_in(text);
create function begin_sign_in(
  sign_in_email text, account text, address text, browser text,
  in_session boolean, account_limit integer, address_limit integer, browser_limit integer, span interval
) returns table (allowed boolean, waits jsonb, counted text[], id integer, password_hash text, subscription text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    subjects text[] := array_remove(array[account, address, browser], null);
    moment timestamptz;
  begin
    -- In one order everywhere, so that two attempts never wait for each other.
    perform pg_advisory_xact_lock(hashtext(each.subject)) from (select unnest(subjects) as subject order by 1) each;
    -- Whoever held the locks before has written an earlier moment than this; one further ahead than clocks differ
    -- was written by a clock that was wrong, and counts no more than one that is over.
    moment := clock_timestamp();
    delete from login_failures
    where subject = any (subjects) and (at <= moment - span or at > moment + interval '1 minute');
    select coalesce(jsonb_object_agg(f.subject,
      greatest(1, ceil(extract(epoch from least(span, f.oldest + span - moment))))), '{}')
    into waits
    from (
      select l.subject, count(*) as failures, min(l.at) as oldest from login_failures l
      where l.subject = any (subjects) group by l.subject
    ) f
    where f.failures >= case f.subject when account then account_limit when address then address_limit else browser_limit end;
    counted := case
      when in_session then array(select each from unnest(subjects) each where not waits ? browser and not waits ? each)
      when not waits ? account and not waits ? address then array[account, address]
      when browser is not null and not waits ? browser then array[browser]
      else '{}' end;
    allowed := cardinality(counted) > 0;
    insert into login_failures (subject, at) select unnest(counted), moment;
    return query select allowed, waits, counted, u.id, u.password_hash, i.subscription
      from (select) nobody
      left join users u on lower(u.email) = lower(sign_in_email)
      left join institutions i on i.id = u.institution_id;
  end $$;

-- Takes failures back: all of some subjects, the newest of another.
drop function forgive_sign_in(text, text);
create function forgive_sign_in(whole text[], once text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from login_failures where subject = any (whole);
    delete from login_failures where ctid = (
      select ctid from login_failures where subject = once order by at desc limit 1
    )
  $$;

-- Opens a session with what was true when the password was compared, and writes down from where. The lock puts it
-- before or after a change of the password or the closing of the account: before, that ends this session too;
-- after, there is none to open.
drop function open_session(bytea, integer, text, text);
create function open_session(new_token bytea, of_user integer, session_browser text, compared_hash text, network text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users where id = of_user and password_hash = compared_hash and closed_at is null for share;
    if not found then return false; end if;
    insert into sessions (token_hash, user_id, browser) values (new_token, of_user, session_browser);
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, 'sign_in.done',
            'user', who.id, who.first_name || ' ' || who.last_name,
            jsonb_build_object('network', network, 'browser', session_browser));
    return true;
  end $$;

-- Writes down that somebody was refused, in the book of the account's school; an address without an account belongs
-- to no school. Something is written in either case, so that both take the same time.
create function note_refused_sign_in(of_user integer, subjects text[], network text, browser text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update login_failures set at = at where subject = any (subjects);
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select u.institution_id, 'Somebody', 'sign_in.refused', 'user', u.id, u.first_name || ' ' || u.last_name,
      jsonb_build_object('network', network, 'browser', note_refused_sign_in.browser)
    from users u where u.id = of_user
  $$;

-- A session ends when it has not been used for so long, and 90 days after the sign-in. One that a wrong clock has
-- stamped ahead does not live longer for it.
create or replace function find_session(token bytea, lifetime interval)
  returns table (
    user_id integer, role text, first_name text, last_name text, email text,
    institution_id integer, institution_name text, subscription text, needs_touch boolean
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.role, u.first_name, u.last_name, u.email, i.id, i.name, i.subscription,
           s.seen_at not between now() - interval '1 hour' and now() + interval '1 minute'
    from sessions s join users u on u.id = s.user_id join institutions i on i.id = u.institution_id
    where s.token_hash = token and s.seen_at > now() - lifetime
      and s.created_at > now() - interval '90 days' and s.created_at < now() + interval '1 hour'
  $$;

create or replace function touch_session(token bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update sessions set seen_at = now()
    where token_hash = token and seen_at not between now() - interval '1 hour' and now() + interval '1 minute'
  $$;

create or replace function list_sessions(of_user integer, token bytea, lifetime interval)
  returns table (id integer, browser text, created_at timestamptz, seen_at timestamptz, current boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.browser, s.created_at, s.seen_at, s.token_hash = token
    from sessions s where s.user_id = of_user and s.seen_at > now() - lifetime
      and s.created_at > now() - interval '90 days' and s.created_at < now() + interval '1 hour'
    order by s.token_hash = token desc, s.seen_at desc, s.id
  $$;

-- Whoever is given another role signs in again to it; whoever changes their own stays.
create function end_sessions_of_role() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from sessions where user_id = new.id and new.id is distinct from app_user();
    return null;
  end $$;
create trigger end_sessions_of_role after update of role on users for each row
  when (old.role is distinct from new.role) execute function end_sessions_of_role();

-- The same for every other limit: an attempt stamped ahead does not count, and nobody waits longer than the span.
create or replace function reserve_attempt(of_subject text, most integer, span interval) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    moment timestamptz;
    made integer;
    oldest timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtext(of_subject));
    moment := clock_timestamp();
    delete from attempts
    where subject = of_subject and (at <= moment - span or at > moment + interval '1 minute');
    select count(*), min(at) into made, oldest from attempts where subject = of_subject;
    if made >= most then
      return greatest(1, ceil(extract(epoch from least(span, oldest + span - moment))))::integer;
    end if;
    insert into attempts (subject, at) values (of_subject, moment);
    return 0;
  end $$;

-- A changed or reset password is written down with where it was done.
drop function use_password_link(bytea, text, bytea);
drop function change_password(integer, text, text, bytea, text);
create function change_password(of_user integer, old_hash text, new_hash text, keep bytea, how text, origin jsonb)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    update users set password_hash = new_hash, updated_at = now()
    where users.id = of_user and (old_hash is null or password_hash = old_hash) returning * into who;
    if not found then return false; end if;
    delete from sessions where user_id = of_user and token_hash is distinct from keep;
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, how,
            'user', who.id, who.first_name || ' ' || who.last_name, origin);
    return true;
  end $$;

create function use_password_link(link bytea, new_hash text, keep bytea, origin jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    whose integer;
  begin
    delete from password_links where token_hash = link and expires_at > now() returning user_id into whose;
    if whose is null or not change_password(whose, null, new_hash, keep, 'password.reset', origin) then return null; end if;
    return (select email from users where id = whose);
  end $$;

drop function request_password_link(text);
create function request_password_link(for_email text, origin jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into mails (kind, user_id) select 'reset', id from users where lower(email) = lower(for_email);
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select institution_id, 'Somebody', 'password.link', 'user', id, first_name || ' ' || last_name, origin
    from users where lower(email) = lower(for_email)
  $$;

-- What others call a person and their school by: nothing to make a password of.
create function words_about(of_user integer) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select array[u.email, u.first_name, u.last_name, i.name] || i.short_names
    from users u join institutions i on i.id = u.institution_id where u.id = of_user
  $$;

-- Entries that say from where somebody signed in are about a person's whereabouts, and are not kept for ever.
create function forget_whereabouts(before timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp
  as $$
    with gone as (delete from audit_log where details ? 'network' and at < before returning 1)
    select count(*)::integer from gone
  $$;
create index audit_log_whereabouts on audit_log (at) where details ? 'network';

do $$
declare
  f text;
begin
  foreach f in array array[
    'begin_sign_in(text, text, text, text, boolean, integer, integer, integer, interval)', 'forgive_sign_in(text[], text)',
    'open_session(bytea, integer, text, text, text)', 'note_refused_sign_in(integer, text[], text, text)',
    'end_sessions_of_role()', 'change_password(integer, text, text, bytea, text, jsonb)',
    'use_password_link(bytea, text, bytea, jsonb)', 'request_password_link(text, jsonb)', 'words_about(integer)',
    'forget_whereabouts(timestamptz)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
