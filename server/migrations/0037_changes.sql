-- What has changed is told to every process that listens, as its transaction commits: a kind and an id, never a name
-- or a text. Whoever listens then reads it under its own rights.
create function tell_change() returns trigger language plpgsql set search_path = public, pg_temp
  as $$
  begin
    perform pg_notify('changes', tg_argv[0] || ' ' || old.id);
    return null;
  end $$;
revoke all on function tell_change() from public;

create function tell_session_end() returns trigger language plpgsql set search_path = public, pg_temp
  as $$
  begin
    perform pg_notify('changes', 'user ' || old.user_id);
    return null;
  end $$;
revoke all on function tell_session_end() from public;

-- Events are numbered on their batch's row, so that a change of it is a change of what there is to tell.
create trigger tell_change after update of last_event, status on batches for each row
  when (old.last_event is distinct from new.last_event or old.status is distinct from new.status)
  execute function tell_change('batch');
create trigger tell_removal after delete on batches for each row execute function tell_change('batch');
create trigger tell_session_end after delete on sessions for each row execute function tell_session_end();
create trigger tell_subscription after update of subscription on institutions for each row
  when (old.subscription is distinct from new.subscription) execute function tell_change('institution');

-- How far some batches are, for a process that may have heard too little: one question for all that are followed in it.
create function batch_marks(of_batches integer[]) returns table (batch_id integer, last_event integer, status text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select b.id, b.last_event, b.status from batches b where b.id = any (of_batches) $$;
revoke all on function batch_marks(integer[]) from public;

-- Which of these sessions are open still, by the rules of `find_session`.
create function open_sessions(tokens bytea[], lifetime interval) returns table (token bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.token from unnest(tokens) t (token), lateral find_session(t.token, lifetime) s where s.subscription = 'active'
  $$;
revoke all on function open_sessions(bytea[], interval) from public;
