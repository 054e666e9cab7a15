-- What survives a fault: a provider's wish to be left alone outlives the process that heard it, and a clock that was wrong
-- locks nothing for longer than it would have been locked by a right one.

-- Since when and for how many seconds a provider asks to be left alone. It is known by a hash of its address, model and key:
-- another key is another account, which was not asked to wait.
create table provider_rests (
  provider bytea primary key,
  asked_at timestamptz not null default now(),
  seconds integer not null
);
alter table provider_rests enable row level security;
alter table provider_rests force row level security;
create policy system on provider_rests to current_user using (true) with check (true);

-- Seconds for which a provider is still to be left alone, never more than it has asked for; 0 where it is not.
create function provider_rest(of_provider bytea) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(max(greatest(0, least(seconds, ceil(extract(epoch from asked_at + make_interval(secs => seconds) - now()))))), 0)::integer
    from provider_rests where provider = of_provider
  $$;

-- Writes down that a provider asks to be left alone. A longer time that it has asked for before still holds.
create function rest_provider(of_provider bytea, asked integer) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from provider_rests where asked_at + make_interval(secs => seconds) < now();
    insert into provider_rests as r (provider, seconds) values (of_provider, asked)
    on conflict (provider) do update set asked_at = now(), seconds = excluded.seconds
    where least(r.asked_at, now()) + make_interval(secs => r.seconds) < now() + make_interval(secs => excluded.seconds)
  $$;

-- Ends that lie further ahead than any of their kind is ever set were set by a clock that was wrong: what is held falls
-- free, and what waits or still counts does so for its own length from now.
create function bound_ends() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update batch_items set leased_until = null
      where state in ('waiting', 'writing') and leased_until > now() + interval '20 minutes';
    update training_sets set leased_until = null where leased_until > now() + interval '20 minutes';
    update retention_runs set leased_until = null where leased_until > now() + interval '20 minutes';
    update mails set due_at = now() where due_at > now() + interval '2 hours';
    update password_links set expires_at = now() + interval '1 hour' where expires_at > now() + interval '73 hours';
    update email_changes set expires_at = now() + interval '7 days' where expires_at > now() + interval '8 days';
    update provider_rests set asked_at = now() where asked_at > now() + interval '1 minute';
  $$;

revoke all on function provider_rest(bytea), rest_provider(bytea, integer), bound_ends() from public;
