-- Beneath the policies of calls: the application's role reads no password hash, which only the functions that sign in
-- compare, and writes a role only where an administrator acts.
revoke select on users from reportair_app;
grant select (id, institution_id, email, first_name, last_name, role, length_unit, length_range, created_at, updated_at,
  closed_at, signed_in_at, last_name_key, first_name_key, search_key) on users to reportair_app;

create function keep_role() returns trigger language plpgsql set search_path = public, pg_temp
  as $$
  begin
    -- The functions of the tables' owner ask for themselves who acts.
    if current_user = 'reportair_app' and not app_administers() then
      raise exception 'only an administrator changes a role' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;
create trigger keep_role before update of role on users for each row
  when (old.role is distinct from new.role) execute function keep_role();
revoke all on function keep_role() from public;
