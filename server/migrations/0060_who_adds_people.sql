-- Beneath the guards of the calls, as only an administrator writes a role (0033): an account is added and removed by an
-- administrator alone, by a program that may (0054), and where a school is made, for which nobody acts yet.
create policy administrator_adds on users as restrictive for insert to reportair_app
  with check ((select app_user()) = 0 or (select app_administers()));
create policy administrator_removes on users as restrictive for delete to reportair_app
  using ((select app_user()) = 0 or (select app_administers()));
