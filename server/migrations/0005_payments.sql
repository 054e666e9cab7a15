-- Subscriptions paid through Stripe. An institution that an operator made has none, and stays active.

create table subscriptions (
  -- As Stripe calls it.
  id text primary key,
  customer text not null,
  institution_id integer not null references institutions on delete cascade,
  state text not null default 'active' check (state in ('active', 'past_due', 'cancelled')),
  -- When Stripe was asked for the state: what was asked earlier does not replace it.
  asked_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now()
);
create index subscriptions_institution on subscriptions (institution_id);

-- The events that have been handled. Stripe repeats one for at most three days.
create table payment_events (
  id text primary key,
  handled_at timestamptz not null default now()
);
create index payment_events_handled on payment_events (handled_at);

do $$
declare
  t text;
begin
  foreach t in array array['subscriptions', 'payment_events'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;

-- What runs without a tenant.

create function find_subscriber(for_email text) returns table (institution_id integer, role text, subscription text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.id, u.role, i.subscription from users u join institutions i on i.id = u.institution_id
    where lower(u.email) = lower(for_email)
  $$;

-- The subscription that counts for an institution; nothing where it has none.
create function find_subscription(of_institution integer) returns table (customer text, state text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.customer, s.state from subscriptions s where s.institution_id = of_institution
    order by s.state = 'active' desc, s.state = 'past_due' desc, s.created_at desc limit 1
  $$;

-- Whether an event has been handled and a subscription is one of ours, and what time it is.
create function begin_payment(event text, subscription text)
  returns table (handled boolean, known boolean, at text)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    select exists (select from payment_events e where e.id = event),
      exists (select from subscriptions s where s.id = subscription),
      clock_timestamp()::text
  $$;

-- An institution is as well off as the best of its subscriptions. Answers the state that it has come into, null
-- where nothing changed.
create function settle_institution(institution integer) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    school institutions;
    best text;
  begin
    select * into school from institutions where id = institution for update;
    select case when bool_or(s.state = 'active') then 'active'
                when bool_or(s.state = 'past_due') then 'past_due'
                else 'cancelled' end
    into best from subscriptions s where s.institution_id = institution;
    if best = school.subscription then return null; end if;
    update institutions set subscription = best where id = institution;
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label)
    values (institution, 'The payment service', 'subscription.' || best, 'institution', institution, school.name);
    return best;
  end $$;

-- Gives a paid subscription its institution, once: the one that renews, or a new one with its first administrator
-- and the mail that lets them in. Answers what was done; 'taken' where the address belongs to somebody else.
create function open_subscription(
  subscription text, of_customer text, school_name text, admin_email text, admin_first_name text,
  admin_last_name text, admin_role text, admin_hash text
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    institution integer;
    their_role text;
  begin
    -- Two payments for one address wait for each other, and so do two tellings of one payment.
    perform pg_advisory_xact_lock(hashtext('subscribe:' || lower(admin_email)));
    if exists (select from subscriptions s where s.id = open_subscription.subscription) then return 'known'; end if;
    select f.institution_id, f.role into institution, their_role from find_subscriber(admin_email) f;
    if their_role = 'teacher' then return 'taken'; end if;
    if institution is not null then
      insert into subscriptions (id, customer, institution_id) values (subscription, of_customer, institution);
      perform settle_institution(institution);
      return 'renewed';
    end if;
    select c.institution_id into institution from create_school(
      school_name, '{}', admin_email, admin_first_name, admin_last_name, admin_role, admin_hash, true) c;
    insert into subscriptions (id, customer, institution_id) values (subscription, of_customer, institution);
    return 'created';
  end $$;

-- Notes what Stripe says of a subscription, and that an event has been handled; of an event that comes twice at
-- once, one does nothing. Where the institution's state changes, its administrators get the mail for that state.
create function record_subscription(
  event text, subscription text, new_state text, asked timestamptz, messages jsonb
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    institution integer;
    become text;
  begin
    delete from payment_events where handled_at < now() - interval '30 days';
    insert into payment_events (id) values (event) on conflict do nothing;
    if not found then return null; end if;
    update subscriptions s set state = new_state, asked_at = asked
    where s.id = record_subscription.subscription and s.asked_at <= asked
    returning s.institution_id into institution;
    if institution is null then return null; end if;
    become := settle_institution(institution);
    insert into mails (kind, payload)
    select 'text', jsonb_build_object(
      'to', jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'address', u.email),
      'subject', messages -> become ->> 'subject',
      'text', 'Dear ' || u.first_name || ' ' || u.last_name || E',\n\n' || (messages -> become ->> 'text'))
    from users u
    where u.institution_id = institution and u.role in ('admin', 'adminteacher') and messages ? become;
    return become;
  end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'find_subscriber(text)', 'find_subscription(integer)', 'begin_payment(text, text)', 'settle_institution(integer)',
    'open_subscription(text, text, text, text, text, text, text, text)',
    'record_subscription(text, text, text, timestamptz, jsonb)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
