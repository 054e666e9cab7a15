-- A clock that leaps makes everything old at once. Nothing is removed before it has gone on for some days from there.

-- Until when nothing is removed, as days were missing before; null where the days follow each other.
alter table retention_runs add column held_until date;

-- Whether an institution's day may be done. Where more than so many days are missing since the last one, or that was not
-- long ago, the day is over with nothing done, and the day until which it will be so is returned; else null.
create function hold_retention(school integer, today date, missing integer, wait integer) returns date
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    run retention_runs;
    until date;
  begin
    select * into run from retention_runs where institution_id = school for update;
    if today - run.done_on > missing then
      until := today + wait;
    -- A longer wait was given by a clock that was ahead.
    elsif today < run.held_until and run.held_until <= today + wait then
      until := run.held_until;
    end if;
    if until is null then
      update retention_runs set held_until = null where institution_id = school and held_until is not null;
    else
      update retention_runs set held_until = until, done_on = today, leased_until = null where institution_id = school;
    end if;
    return until;
  end $$;

revoke all on function hold_retention(integer, date, integer, integer) from public;
