-- When the person of a session last showed that it is still them, by their password or passkey. Signing in is such a
-- moment; of sessions that are open already it is not known, and they are asked.
alter table sessions add column confirmed_at timestamptz not null default '-infinity';
alter table sessions alter column confirmed_at set default now();

-- A moment ahead of the clock, which has been set back since, is no moment.
create function session_confirmed(token bytea, within interval) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from sessions s
      where s.token_hash = token and s.confirmed_at > now() - within and s.confirmed_at <= now()
    )
  $$;
revoke all on function session_confirmed(bytea, interval) from public;

create function confirm_session(token bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update sessions set confirmed_at = now() where token_hash = token $$;
revoke all on function confirm_session(bytea) from public;
