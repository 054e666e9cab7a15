-- Every request looks its session up. A function in SQL plans its statement at every call, one in PL/pgSQL once for
-- each connection.
create or replace function find_session(token bytea, lifetime interval)
  returns table (
    user_id integer, role text, first_name text, last_name text, email text,
    institution_id integer, institution_name text, subscription text, needs_touch boolean
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    return query
    select u.id, u.role, u.first_name, u.last_name, u.email, i.id, i.name, i.subscription,
           s.seen_at not between now() - interval '1 hour' and now() + interval '1 minute'
    from sessions s join users u on u.id = s.user_id join institutions i on i.id = u.institution_id
    where s.token_hash = token and s.seen_at > now() - lifetime
      and s.created_at > now() - interval '90 days' and s.created_at < now() + interval '1 hour';
  end
  $$;
