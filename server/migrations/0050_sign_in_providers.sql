-- Signing in with the accounts that a school has at Google or Microsoft: what its administrators have settled, whose
-- account there is whose here, and what is under way in a browser. A school's domain or tenant counts once one of its
-- administrators has signed in there, and belongs to one school.

create table sign_in_providers (
  institution_id integer not null references institutions (id) on delete cascade,
  provider text not null check (provider in ('google', 'microsoft')),
  -- What counts; beside it may stand another one that waits for its test sign-in.
  live boolean not null,
  client_id text not null,
  -- Sealed with a key that the database does not have.
  secret bytea not null,
  -- The domain of a Google Workspace, or the id of a Microsoft tenant.
  tenant text not null,
  -- Of the addresses there, as the test sign-in found it; null before it.
  domain text,
  -- Whoever signs in with an address of this domain and has no account is made a teacher's; null makes nobody one.
  accounts_domain text,
  saved_at timestamptz not null default now(),
  proven_at timestamptz,
  primary key (institution_id, provider, live),
  check (live = (proven_at is not null)),
  check (not live or domain is not null)
);
create unique index sign_in_providers_tenant on sign_in_providers (provider, tenant) where live;
create index sign_in_providers_domain on sign_in_providers (domain) where live;

-- Whose account at a provider is whose here. The address is only shown: who it is, issuer and subject say.
create table sign_in_identities (
  user_id integer not null,
  institution_id integer not null,
  provider text not null check (provider in ('google', 'microsoft')),
  issuer text not null,
  subject text not null,
  address text not null,
  -- Whether its person has shown, beside the address, that the account here is theirs.
  confirmed boolean not null,
  linked_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, provider),
  unique (issuer, subject),
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade
);
create index sign_in_identities_institution on sign_in_identities (institution_id);

-- Who was deleted here gets no new account by signing in; a fingerprint, for two years.
create table removed_identities (
  institution_id integer not null references institutions (id) on delete cascade,
  identity_hash bytea not null,
  removed_at timestamptz not null default now(),
  primary key (institution_id, identity_hash)
);

-- On the way to a provider and back. What is checked there comes of the browser's cookie, of which this has a hash.
create table sign_in_flows (
  state_hash bytea primary key,
  holder_hash bytea not null,
  institution_id integer not null references institutions (id) on delete cascade,
  provider text not null,
  live boolean not null,
  purpose text not null check (purpose in ('sign_in', 'test', 'confirm', 'link')),
  user_id integer,
  -- The session that it was begun in, where it was.
  session_hash bytea,
  begun_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade,
  check ((purpose = 'sign_in') = (user_id is null)),
  check ((user_id is null) = (session_hash is null))
);
create index sign_in_flows_expires on sign_in_flows (expires_at);
create index sign_in_flows_institution on sign_in_flows (institution_id);
create index sign_in_flows_user on sign_in_flows (user_id);

-- Of whoever has signed in at the provider, and has yet to show that the account here is theirs.
create table pending_links (
  holder_hash bytea primary key,
  user_id integer not null,
  institution_id integer not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  address text not null,
  -- Of the link that was mailed, if one was.
  link_hash bytea,
  expires_at timestamptz not null,
  foreign key (user_id, institution_id) references users (id, institution_id) on delete cascade
);
create index pending_links_expires on pending_links (expires_at);
create index pending_links_user on pending_links (user_id);

do $$
declare
  t text;
begin
  foreach t in array array[
    'sign_in_providers', 'sign_in_identities', 'removed_identities', 'sign_in_flows', 'pending_links'
  ] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;
create policy read on sign_in_providers for select to reportair_app
  using (institution_id = (select app_institution()) and (select app_administers()));
grant select (institution_id, provider, live, client_id, tenant, domain, accounts_domain, saved_at, proven_at)
  on sign_in_providers to reportair_app;
create policy read on sign_in_identities for select to reportair_app
  using (institution_id = (select app_institution())
    and (user_id = (select app_user()) or (select app_administers())));
grant select on sign_in_identities to reportair_app;

-- The administrator whose password still counts where all others of the school are switched off; null where none are.
-- Should that account go, passwords count again.
alter table institutions add column password_kept_by integer;
alter table institutions add foreign key (password_kept_by, id) references users (id, institution_id)
  on delete set null (password_kept_by);
create index institutions_password_kept_by on institutions (password_kept_by);

-- A half sign-in that began at a provider: the session that it opens is confirmed by no password.
alter table half_sign_ins add column provider text;

-- Where passwords are switched off, who keeps one: an administrator whose account is open. Null where they count.
create function password_keeper(school integer) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id from institutions i join users u on u.id = i.password_kept_by
    where i.id = school and u.closed_at is null and u.role <> 'teacher'
      and exists (select from sign_in_providers p where p.institution_id = i.id and p.live)
  $$;

-- Whether somebody's password signs them in.
create function password_counts(of_user integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(password_keeper(u.institution_id) = u.id, true) from users u where u.id = of_user
  $$;

-- The providers to sign in with instead, by the domain of the address that was typed, whether or not it has an account;
-- and the same by the account, which is only told to whoever knows its password. Empty where passwords count.
create function password_door(typed_domain text, of_user integer) returns table (by_domain text[], by_account text[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      array(select p.provider from sign_in_providers p
        where p.live and p.domain = lower(typed_domain) and password_keeper(p.institution_id) is not null order by 1),
      array(select p.provider from users u join sign_in_providers p on p.institution_id = u.institution_id
        where u.id = of_user and p.live and not password_counts(u.id) order by 1)
  $$;

-- What the login page offers, and in how many schools.
create function sign_in_doors() returns table (provider text, schools integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select p.provider, count(*)::integer from sign_in_providers p where p.live group by 1 order by 1 $$;

-- Where to sign in: the school whose domain is given, or the only one where none is.
create function find_door(which text, of_domain text)
  returns table (
    institution_id integer, provider text, client_id text, secret bytea, tenant text, domain text, accounts_domain text
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.institution_id, p.provider, p.client_id, p.secret, p.tenant, p.domain, p.accounts_domain from sign_in_providers p
    where p.provider = which and p.live
      and case when of_domain is null
        then 1 = (select count(*) from sign_in_providers o where o.provider = which and o.live)
        else lower(of_domain) in (p.domain, p.accounts_domain, case which when 'google' then p.tenant end) end
    order by p.domain = lower(of_domain) desc limit 1
  $$;

-- The one of a school, as it counts or as it waits to be tested.
create function door_of(school integer, which text, is_live boolean)
  returns table (
    institution_id integer, provider text, client_id text, secret bytea, tenant text, domain text, accounts_domain text
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.institution_id, p.provider, p.client_id, p.secret, p.tenant, p.domain, p.accounts_domain from sign_in_providers p
    where p.institution_id = school and p.provider = which and p.live = is_live
  $$;

create function begin_sign_in_flow(
  new_state bytea, holder bytea, school integer, which text, is_live boolean, what_for text, of_user integer,
  of_session bytea, lifetime interval
) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from sign_in_flows f where f.expires_at <= now() or f.expires_at > now() + lifetime + interval '1 minute';
    delete from pending_links l where l.expires_at <= now() or l.expires_at > now() + lifetime + interval '1 minute';
    delete from removed_identities r where r.removed_at < now() - interval '2 years';
    insert into sign_in_flows (state_hash, holder_hash, institution_id, provider, live, purpose, user_id, session_hash, expires_at)
    values (new_state, holder, school, which, is_live, what_for, of_user, of_session, now() + lifetime);
  end $$;

-- Takes what is under way, once, in the browser that began it; a state that was stolen takes nothing.
create function take_sign_in_flow(of_state bytea, holder bytea) returns table (
  institution_id integer, provider text, live boolean, purpose text, user_id integer, session_hash bytea, begun_at timestamptz
)
  language sql security definer set search_path = public, pg_temp
  as $$
    with taken as (
      delete from sign_in_flows f where f.state_hash = of_state and f.holder_hash = holder returning f.*
    )
    select t.institution_id, t.provider, t.live, t.purpose, t.user_id, t.session_hash, t.begun_at
    from taken t where t.expires_at > now()
  $$;

create function identity_hash(of_issuer text, of_subject text) returns bytea
  language sql immutable set search_path = public, pg_temp
  as $$ select sha256(convert_to(of_issuer || ' ' || of_subject, 'UTF8')) $$;

create function remember_removed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    -- A school that goes as a whole needs to remember nobody.
    insert into removed_identities (institution_id, identity_hash)
    select i.institution_id, identity_hash(i.issuer, i.subject) from sign_in_identities i
    where i.user_id = old.id and exists (select from institutions s where s.id = i.institution_id)
    on conflict (institution_id, identity_hash) do update set removed_at = now();
    return old;
  end $$;
create trigger remember_removed before delete on users for each row execute function remember_removed();

-- Opens a session for somebody who has shown at a provider who they are, or half of one where a second step follows.
-- Only what was confirmed by more than that stands for a confirmation.
create function open_provider_session(
  who users, which text, new_token bytea, origin jsonb, is_confirmed boolean, half_for interval
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update users u set signed_in_at = now() where u.id = who.id and u.signed_in_at is null;
    if cardinality(second_steps_of(who.id)) > 0 then
      delete from half_sign_ins h where h.expires_at <= now() or h.expires_at > now() + half_for + interval '1 minute';
      insert into half_sign_ins (token_hash, user_id, institution_id, compared_hash, expires_at, provider)
      values (new_token, who.id, who.institution_id, who.password_hash, now() + half_for, which);
      return 'half';
    end if;
    insert into sessions (token_hash, user_id, browser, confirmed_at)
    values (new_token, who.id, coalesce(origin ->> 'browser', ''), case when is_confirmed then now() else to_timestamp(0) end);
    perform note_second_step(who, 'sign_in.done', origin, null);
    return 'open';
  end $$;

-- To somebody, about themselves.
create function address_mail(who users, told jsonb) returns jsonb
  language sql immutable set search_path = public, pg_temp
  as $$
    select told || jsonb_build_object(
      'to', jsonb_build_object('name', who.first_name || ' ' || who.last_name, 'address', who.email),
      'text', 'Dear ' || who.first_name || ' ' || who.last_name || E',\n\n' || (told ->> 'text'))
  $$;

create function link_identity(
  who users, which text, of_issuer text, of_subject text, of_address text, is_confirmed boolean, origin jsonb, told jsonb
) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into sign_in_identities (user_id, institution_id, provider, issuer, subject, address, confirmed, used_at)
    values (who.id, who.institution_id, which, of_issuer, of_subject, of_address, is_confirmed, now())
    on conflict (user_id, provider) do update
      set confirmed = excluded.confirmed, address = excluded.address, used_at = now();
    delete from removed_identities r
    where r.institution_id = who.institution_id and r.identity_hash = identity_hash(of_issuer, of_subject);
    perform note_second_step(who, 'sign_in.linked', origin, address_mail(who, told));
  end $$;

-- Lets somebody in whom a provider has named. By issuer and subject where they are linked; else, once, by the address
-- of an account of that school: at once where the address is sure and the account is a teacher's, after a confirmation
-- where not ('confirm'). Answers what came of it, and whose account it is about.
create function enter_by_provider(
  school integer, which text, of_tenant text, of_issuer text, of_subject text, of_address text, is_sure boolean,
  given text, family text, unusable_hash text, holder bytea, new_token bytea, origin jsonb, told jsonb,
  half_for interval, lifetime interval
) returns table (outcome text, user_id integer)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare
    door sign_in_providers;
    link sign_in_identities;
    who users;
    how text;
  begin
    select * into door from sign_in_providers p
    where p.institution_id = school and p.provider = which and p.live and p.tenant = of_tenant for share;
    if not found then return query select 'off', null::integer; return; end if;
    -- Two of one person at once take turns.
    perform pg_advisory_xact_lock(hashtext('identity ' || of_issuer || ' ' || of_subject));
    select * into link from sign_in_identities i where i.issuer = of_issuer and i.subject = of_subject;
    if found and link.institution_id <> school then return query select 'unknown', null::integer; return; end if;
    if found then select * into who from users u where u.id = link.user_id for update;
    else
      select * into who from users u where u.institution_id = school and lower(u.email) = lower(of_address) for update;
    end if;
    if who.id is null then
      how := case
        when exists (select from removed_identities r where r.institution_id = school
          and r.identity_hash = identity_hash(of_issuer, of_subject)) then 'removed'
        when unusable_hash is null or not is_sure or door.accounts_domain is null
          or lower(split_part(of_address, '@', 2)) <> door.accounts_domain then 'unknown'
        when exists (select from users u where lower(u.email) = lower(of_address)) then 'elsewhere'
        when not exists (select from institutions i where i.id = school and i.subscription = 'active') then 'not_subscribed'
      end;
      if how is not null then return query select how, null::integer; return; end if;
      insert into users (institution_id, email, first_name, last_name, role, password_hash)
      values (school, of_address, given, family, 'teacher', unusable_hash) returning * into who;
      perform note_second_step(who, 'account.made', origin, null);
    end if;
    if not exists (select from institutions i where i.id = school and i.subscription = 'active') then
      return query select 'not_subscribed', who.id; return;
    end if;
    if who.closed_at is not null then return query select 'closed', who.id; return; end if;
    if link.user_id is null and exists (
      select from sign_in_identities i where i.user_id = who.id and i.provider = which
    ) then return query select 'other_identity', who.id; return; end if;
    if (who.role <> 'teacher' or (link.user_id is null and not is_sure)) and link.confirmed is not true then
      delete from pending_links l where l.holder_hash = holder;
      insert into pending_links (holder_hash, user_id, institution_id, provider, issuer, subject, address, expires_at)
      values (holder, who.id, school, which, of_issuer, of_subject, of_address, now() + lifetime);
      return query select 'confirm', who.id; return;
    end if;
    if link.user_id is null then
      perform link_identity(who, which, of_issuer, of_subject, of_address, false, origin, told);
    else
      update sign_in_identities i set used_at = now(), address = of_address
      where i.issuer = of_issuer and i.subject = of_subject;
    end if;
    return query select open_provider_session(who, which, new_token, origin, false, half_for), who.id;
  end $$;

-- Of whoever has yet to show that an account is theirs: whose it is.
create function pending_link_of(holder bytea) returns table (
  user_id integer, provider text, address text, email text, name text, school text, by_password boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.user_id, l.provider, l.address, u.email, u.first_name || ' ' || u.last_name, i.name, password_counts(u.id)
    from pending_links l join users u on u.id = l.user_id join institutions i on i.id = u.institution_id
    where l.holder_hash = holder and l.expires_at > now() and u.closed_at is null
  $$;

-- Puts a link's hash beside it, and the mail with the link among those to be sent. Answers whether there was one.
create function mail_pending_link(holder bytea, link bytea, message jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update pending_links l set link_hash = link where l.holder_hash = holder and l.expires_at > now();
    if not found then return false; end if;
    insert into mails (kind, payload) values ('text', message);
    return true;
  end $$;

-- Links what waits, where the password was given (null for the link) or the mailed link was opened in that browser; and
-- opens the session. 'gone' where nothing waits any more, or another account has been linked meanwhile.
create function finish_pending_link(
  holder bytea, link bytea, compared_hash text, new_token bytea, origin jsonb, told jsonb, half_for interval
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    waiting pending_links;
    who users;
  begin
    delete from pending_links l where l.holder_hash = holder and (link is null or l.link_hash = link)
    returning * into waiting;
    if not found or waiting.expires_at <= now() then return 'gone'; end if;
    select * into who from users u where u.id = waiting.user_id and u.closed_at is null
      and (compared_hash is null or u.password_hash = compared_hash) for update;
    if not found then return 'gone'; end if;
    if (link is null) = (compared_hash is null) or (link is null and not password_counts(who.id)) then return 'gone'; end if;
    if not exists (select from sign_in_providers p
      where p.institution_id = who.institution_id and p.provider = waiting.provider and p.live) then return 'gone'; end if;
    perform pg_advisory_xact_lock(hashtext('identity ' || waiting.issuer || ' ' || waiting.subject));
    if exists (select from sign_in_identities i
      where ((i.issuer = waiting.issuer and i.subject = waiting.subject) or (i.user_id = who.id and i.provider = waiting.provider))
        and (i.issuer, i.subject, i.user_id) is distinct from (waiting.issuer, waiting.subject, who.id)) then return 'gone'; end if;
    perform link_identity(who, waiting.provider, waiting.issuer, waiting.subject, waiting.address, true,
      origin || jsonb_build_object('provider', waiting.provider), told);
    return open_provider_session(who, waiting.provider, new_token, origin || jsonb_build_object('provider', waiting.provider),
      link is null, half_for);
  end $$;

-- Links an account at a provider to whoever is signed in and has signed in there. 'other' where it is somebody else's,
-- or they are linked to another one.
create function link_own_identity(
  of_user integer, which text, of_tenant text, of_issuer text, of_subject text, of_address text, origin jsonb, told jsonb
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users u where u.id = of_user and u.closed_at is null for update;
    if not exists (select from sign_in_providers p where p.institution_id = who.institution_id and p.provider = which
      and p.live and p.tenant = of_tenant) then return 'off'; end if;
    perform pg_advisory_xact_lock(hashtext('identity ' || of_issuer || ' ' || of_subject));
    if exists (select from sign_in_identities i
      where ((i.issuer = of_issuer and i.subject = of_subject) or (i.user_id = who.id and i.provider = which))
        and (i.issuer, i.subject, i.user_id) is distinct from (of_issuer, of_subject, who.id)) then return 'other'; end if;
    perform link_identity(who, which, of_issuer, of_subject, of_address, true, origin, told);
    return 'linked';
  end $$;

-- Whether it is this account at the provider that somebody is linked to.
create function is_linked_to(of_user integer, of_issuer text, of_subject text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from sign_in_identities i
      where i.user_id = of_user and i.issuer = of_issuer and i.subject = of_subject)
  $$;

-- What was tested counts from now on, in the place of what counted before. 'taken' where the domain or tenant is
-- another school's, 'gone' where something else waits to be tested by now.
create function prove_sign_in_provider(
  school integer, which text, of_client text, of_tenant text, of_domain text, of_user integer, origin jsonb
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    former sign_in_providers;
  begin
    select * into who from users u where u.id = of_user and u.institution_id = school and u.role <> 'teacher'
      and u.closed_at is null for share;
    if not found then return 'gone'; end if;
    perform from sign_in_providers p where p.institution_id = school and p.provider = which and not p.live
      and p.client_id = of_client and p.tenant = of_tenant for update;
    if not found then return 'gone'; end if;
    perform pg_advisory_xact_lock(hashtext('tenant ' || which || ' ' || of_tenant));
    if exists (select from sign_in_providers p where p.provider = which and p.tenant = of_tenant and p.live
      and p.institution_id <> school) then return 'taken'; end if;
    delete from sign_in_providers p where p.institution_id = school and p.provider = which and p.live
    returning * into former;
    -- Whose accounts are of another domain now are linked anew.
    if former.tenant is distinct from of_tenant then
      delete from sign_in_identities i where i.institution_id = school and i.provider = which;
    end if;
    update sign_in_providers p set live = true, proven_at = now(), domain = of_domain,
      accounts_domain = case when former.tenant = of_tenant then former.accounts_domain end
    where p.institution_id = school and p.provider = which and not p.live;
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (school, who.id, who.first_name || ' ' || who.last_name, 'sign_in_provider.tested', 'institution', school,
      initcap(which), origin);
    return 'live';
  end $$;

-- Writes down that somebody whom a provider has named was not let in. Without an account it is about the school.
create function note_turned_away(school integer, of_user integer, which text, details jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select school, 'Somebody', 'sign_in.turned_away', case when u.id is null then 'institution' else 'user' end,
      coalesce(u.id, school), coalesce(u.first_name || ' ' || u.last_name, initcap(which)), details
    from (select) one left join users u on u.id = of_user and u.institution_id = school
  $$;

-- What administrators settle.

-- Keeps what is to be tested, in the place of what waited before; without a secret the one there is.
create function save_sign_in_provider(which text, new_client text, new_secret bytea, new_tenant text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    kept bytea := coalesce(new_secret, (
      select p.secret from sign_in_providers p
      where p.institution_id = app_institution() and p.provider = which order by p.live limit 1));
  begin
    if not app_administers() or kept is null then return false; end if;
    delete from sign_in_providers p where p.institution_id = app_institution() and p.provider = which and not p.live;
    insert into sign_in_providers (institution_id, provider, live, client_id, secret, tenant)
    values (app_institution(), which, false, new_client, kept, new_tenant);
    return true;
  end $$;

-- Signs nobody in with it any more, and forgets whose accounts were linked. Where it was the last one, passwords count
-- again. Answers whether there was one.
create function drop_sign_in_provider(which text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    were boolean;
  begin
    if not app_administers() then return false; end if;
    delete from sign_in_providers p where p.institution_id = app_institution() and p.provider = which;
    were := found;
    delete from sign_in_identities i where i.institution_id = app_institution() and i.provider = which;
    update institutions set password_kept_by = null where id = app_institution() and password_kept_by is not null
      and not exists (select from sign_in_providers p where p.institution_id = app_institution() and p.live);
    return were;
  end $$;

-- Whose signing in makes them a teacher's account: addresses of this domain, or nobody's where it is null.
create function settle_accounts_domain(which text, new_domain text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update sign_in_providers p set accounts_domain = lower(new_domain)
    where p.institution_id = app_institution() and p.provider = which and p.live and app_administers();
    return found;
  end $$;

-- Switches the passwords of a school off, but for the administrator's who does it, or on again. Links that set one open
-- nothing any more. Answers 'changed', 'same' or 'none' where nobody could sign in otherwise.
create function switch_passwords(are_off boolean) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    former integer := password_keeper(app_institution());
  begin
    if not app_administers() then return 'none'; end if;
    if not are_off then
      update institutions set password_kept_by = null where id = app_institution() and password_kept_by is not null;
      return case when former is null then 'same' else 'changed' end;
    end if;
    if not exists (select from sign_in_providers p where p.institution_id = app_institution() and p.live) then return 'none'; end if;
    if former is not null then return 'same'; end if;
    update institutions set password_kept_by = app_user() where id = app_institution();
    delete from password_links l using users u
    where u.id = l.user_id and u.institution_id = app_institution() and u.id <> app_user();
    return 'changed';
  end $$;

-- Who keeps the only password of the actor's school that counts; null where all do.
create function own_password_keeper() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$ select password_keeper(app_institution()) $$;

-- Unlinks somebody's account at a provider: one's own, or a colleague's as an administrator, whose sessions end then.
create function unlink_identity(of_user integer, which text, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
  begin
    select * into who from users u where u.id = of_user and u.institution_id = app_institution()
      and (u.id = app_user() or app_administers()) for update;
    if not found then return false; end if;
    delete from sign_in_identities i where i.user_id = who.id and i.provider = which;
    if not found then return false; end if;
    if who.id <> app_user() then delete from sessions s where s.user_id = who.id; end if;
    insert into mails (kind, payload) values ('text', address_mail(who, told));
    return true;
  end $$;

-- The providers of the actor's school that count.
create function own_sign_in_providers() returns table (provider text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select p.provider from sign_in_providers p where p.institution_id = app_institution() and p.live order by 1 $$;

-- As before, but that whose password does not count gets no link: what does count is answered instead.
drop function create_password_link(integer, bytea, interval);
create function create_password_link(of_user integer, link bytea, lifetime interval)
  returns table (email text, first_name text, last_name text, institution_name text, providers text[])
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from password_links where expires_at < now();
    insert into password_links (token_hash, user_id, expires_at)
    select link, u.id, now() + lifetime from users u where u.id = of_user and password_counts(u.id);
    return query select u.email, u.first_name, u.last_name, i.name, d.by_account
      from users u join institutions i on i.id = u.institution_id, password_door(null, u.id) d where u.id = of_user;
  end $$;

-- As before, but that what began at a provider is confirmed by a passkey alone, and is said to have begun there.
create or replace function finish_second_step(half bytea, new_token bytea, code_span bigint, recovery bytea, passkey text, passkey_counter bigint, network text, counted_network text, session_browser text, told jsonb)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    origin jsonb := jsonb_build_object('network', network, 'browser', session_browser);
    right_one boolean := false;
    by_provider text;
  begin
    -- The person first, as everywhere. Two that come at once take turns, and the second finds nothing.
    perform from users u where u.id = (select h.user_id from half_sign_ins h where h.token_hash = half) for share;
    perform from half_sign_ins h where h.token_hash = half for update;
    select u.* into who from half_sign_ins h join users u on u.id = h.user_id
    where h.token_hash = half and h.expires_at > now() and u.password_hash = h.compared_hash and u.closed_at is null;
    if not found then return 'gone'; end if;
    select h.provider into by_provider from half_sign_ins h where h.token_hash = half;
    if by_provider is not null then origin := origin || jsonb_build_object('provider', by_provider); end if;
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
    insert into sessions (token_hash, user_id, browser, confirmed_at)
    values (new_token, who.id, session_browser,
      case when by_provider is null or passkey is not null then now() else to_timestamp(0) end);
    perform note_second_step(who, 'sign_in.done', origin, null);
    return 'open';
  end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'password_keeper(integer)', 'password_counts(integer)', 'password_door(text, integer)', 'sign_in_doors()',
    'find_door(text, text)', 'door_of(integer, text, boolean)',
    'begin_sign_in_flow(bytea, bytea, integer, text, boolean, text, integer, bytea, interval)',
    'take_sign_in_flow(bytea, bytea)', 'remember_removed()',
    'open_provider_session(users, text, bytea, jsonb, boolean, interval)',
    'link_identity(users, text, text, text, text, boolean, jsonb, jsonb)',
    'enter_by_provider(integer, text, text, text, text, text, boolean, text, text, text, bytea, bytea, jsonb, jsonb, interval, interval)',
    'pending_link_of(bytea)', 'mail_pending_link(bytea, bytea, jsonb)',
    'finish_pending_link(bytea, bytea, text, bytea, jsonb, jsonb, interval)',
    'link_own_identity(integer, text, text, text, text, text, jsonb, jsonb)', 'is_linked_to(integer, text, text)',
    'prove_sign_in_provider(integer, text, text, text, text, integer, jsonb)',
    'note_turned_away(integer, integer, text, jsonb)', 'save_sign_in_provider(text, text, bytea, text)',
    'drop_sign_in_provider(text)', 'settle_accounts_domain(text, text)', 'switch_passwords(boolean)',
    'own_password_keeper()', 'unlink_identity(integer, text, jsonb)',
    'own_sign_in_providers()', 'create_password_link(integer, bytea, interval)', 'identity_hash(text, text)',
    'address_mail(users, jsonb)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function save_sign_in_provider(text, text, bytea, text), drop_sign_in_provider(text),
  settle_accounts_domain(text, text), switch_passwords(boolean), own_password_keeper(),
  unlink_identity(integer, text, jsonb), own_sign_in_providers() to reportair_app;
