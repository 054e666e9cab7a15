-- A school is found by the domain that it has proven, or one below it: not by the one whose addresses get an account,
-- which nobody has proven and anybody could name.
create or replace function find_door(which text, of_domain text)
  returns table (
    institution_id integer, provider text, client_id text, secret bytea, tenant text, domain text, accounts_domain text
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.institution_id, p.provider, p.client_id, p.secret, p.tenant, p.domain, p.accounts_domain
    from sign_in_providers p
    where p.provider = which and p.live
      and case when of_domain is null
        then 1 = (select count(*) from sign_in_providers o where o.provider = which and o.live)
        else lower(of_domain) = p.domain or lower(of_domain) like '%.' || p.domain end
    -- The nearest: a school below another one's domain is its own.
    order by length(p.domain) desc limit 1
  $$;
