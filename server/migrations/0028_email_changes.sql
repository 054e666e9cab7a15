-- Whoever has somebody's e-mail address has their account: a reset goes there. So an address that an administrator gives
-- counts only once the link has been opened that was mailed to it, the former one is told, and the application's role
-- can write no address by itself.

-- When its person first signed in. Before that there is nothing of theirs in an account, and an administrator may put a
-- mistyped address right. Of accounts that are there already it is not known, and they count as used.
alter table users add column signed_in_at timestamptz;
update users set signed_in_at = now();

revoke update on users from reportair_app;
grant update (first_name, last_name, role, length_unit, length_range, closed_at, updated_at) on users to reportair_app;

-- The address that is to be somebody's. It lapses with time.
create table email_changes (
  user_id integer primary key,
  institution_id integer not null,
  email text not null,
  expires_at timestamptz not null,
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade
);
create index email_changes_expires on email_changes (expires_at);

-- Only a hash of a link's token is stored. A mail that is sent again has a link of its own, and each of them opens.
create table email_links (
  token_hash bytea primary key,
  user_id integer not null references email_changes on delete cascade
);
create index email_links_user on email_links (user_id);

do $$
declare
  t text;
begin
  foreach t in array array['email_changes', 'email_links'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;
create policy read on email_changes for select to reportair_app
  using (institution_id = (select app_institution())
    and (user_id = (select app_user()) or (select app_administers())));
grant select on email_changes to reportair_app;

-- The link to confirm an address is made while its mail is sent, like those that set a password.
alter table mails drop constraint mails_kind_check;
alter table mails add check (kind in ('text', 'reset', 'welcome', 'email_change'));

-- What an actor may do about somebody's address. Each asks who acts, and never looks beyond the institution.

-- An administrator gives somebody another address. Answers 'asked' where it waits for its link from now on, 'again'
-- where it waited already and its link is sent once more, 'changed' where nobody has ever used the account and it counts
-- at once, 'taken' where it has an account, and nothing where the actor may not. `wait` has seconds where too much mail
-- was sent about it. What waited before is dropped with its links. `told` is the mail to the former address.
create function ask_email_change(of_user integer, new_email text, counted text, lifetime interval, told jsonb)
  returns table (outcome text, wait integer)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    again boolean;
    seconds integer;
  begin
    select * into who from users u
    where u.id = of_user and u.institution_id = app_institution() and app_administers() for update;
    if not found then return; end if;
    if exists (select from users u where lower(u.email) = lower(new_email) and u.id <> of_user) then
      return query select 'taken', 0;
      return;
    end if;
    if who.signed_in_at is null then
      delete from email_changes where user_id = of_user;
      update users set email = new_email, updated_at = now() where id = of_user;
      return query select 'changed', 0;
      return;
    end if;
    seconds := greatest(reserve_attempt('email-change-of:' || of_user, 5, interval '1 hour'),
      reserve_attempt('email-change-to:' || counted, 5, interval '1 hour'));
    if seconds > 0 then
      return query select 'too_many', seconds;
      return;
    end if;
    update email_changes set expires_at = now() + lifetime
    where user_id = of_user and email = new_email and expires_at > now();
    again := found;
    if not again then
      delete from email_changes where user_id = of_user;
      insert into email_changes (user_id, institution_id, email, expires_at)
      values (of_user, who.institution_id, new_email, now() + lifetime);
      -- Whoever changes their own stays.
      delete from sessions where user_id = of_user and of_user is distinct from app_user();
      insert into mails (kind, payload) values ('text', told);
    end if;
    -- One that still waits to be sent would bring the same link twice.
    delete from mails where kind = 'email_change' and user_id = of_user;
    insert into mails (kind, user_id) values ('email_change', of_user);
    return query select case when again then 'again' else 'asked' end, 0;
  end $$;

-- Keeps the address that counts: the person themselves, or an administrator. Answers the one that is dropped.
create function keep_email(of_user integer) returns text
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from email_changes
    where user_id = of_user and institution_id = app_institution() and expires_at > now()
      and (of_user = app_user() or app_administers())
    returning email
  $$;

-- What runs without a tenant.

-- Stores the hash of a link to the address that waits; answers whom to greet there, or nothing where none waits.
create function create_email_link(of_user integer, link bytea)
  returns table (email text, first_name text, last_name text, institution_name text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    -- Whoever replaces the address waits, and takes this link away with it.
    perform from email_changes c where c.user_id = of_user and c.expires_at > now() for share;
    if not found then return; end if;
    insert into email_links (token_hash, user_id) values (link, of_user);
    return query select c.email, u.first_name, u.last_name, i.name
      from email_changes c join users u on u.id = c.user_id join institutions i on i.id = u.institution_id
      where c.user_id = of_user;
  end $$;

-- Opens a link: from now on its address counts, and what was sent to the former one sets no password any more. Answers
-- 'confirmed' with the address, 'taken' where another account has it by now, 'gone' where the link opens nothing.
create function confirm_email(link bytea, origin jsonb) returns table (outcome text, address text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    wanted text;
  begin
    -- The person first, as whoever asks for a change does.
    select u.* into who from users u join email_links l on l.user_id = u.id where l.token_hash = link for update of u;
    begin
      delete from email_changes c
      where c.user_id = (select l.user_id from email_links l where l.token_hash = link) and c.expires_at > now()
      returning c.email into wanted;
      if wanted is null then
        return query select 'gone', null::text;
        return;
      end if;
      update users set email = wanted, updated_at = now() where id = who.id;
    exception when unique_violation then
      return query select 'taken', wanted;
      return;
    end;
    -- They would be sent to the new address, and were asked for with the former one.
    delete from mails where user_id = who.id and kind in ('reset', 'email_change');
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, 'Somebody', 'email.confirmed', 'user', who.id, who.first_name || ' ' || who.last_name,
            origin || jsonb_build_object('email', jsonb_build_object('from', who.email, 'to', wanted)));
    return query select 'confirmed', wanted;
  end $$;

-- An address that nobody has confirmed in time is kept no longer.
create function forget_email_changes() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from email_changes where expires_at <= now() $$;

-- As before, and notes when its person first signed in. That is written before the row is shared with others who open
-- a session, so that no two of them wait for each other.
create or replace function open_session(
  new_token bytea, of_user integer, session_browser text, compared_hash text, network text
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    update users set signed_in_at = now()
    where id = of_user and signed_in_at is null and password_hash = compared_hash and closed_at is null;
    select * into who from users where id = of_user and password_hash = compared_hash and closed_at is null for share;
    if not found then return false; end if;
    insert into sessions (token_hash, user_id, browser) values (new_token, of_user, session_browser);
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, 'sign_in.done',
            'user', who.id, who.first_name || ' ' || who.last_name,
            jsonb_build_object('network', network, 'browser', session_browser));
    return true;
  end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'ask_email_change(integer, text, text, interval, jsonb)', 'keep_email(integer)', 'create_email_link(integer, bytea)',
    'confirm_email(bytea, jsonb)', 'forget_email_changes()'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function ask_email_change(integer, text, text, interval, jsonb), keep_email(integer) to reportair_app;
