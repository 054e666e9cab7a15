-- Retention, closed accounts, what is held of one pupil, and guardians' consent.

-- Nobody signs in to a closed account; it is removed later, and an administrator can reopen it until then.
alter table users add column closed_at timestamptz;
-- When the subscription was cancelled; null while there is one.
alter table institutions add column closed_at timestamptz;
update institutions set closed_at = now() where subscription = 'cancelled';
-- Pupils under the age of consent are written by the embedded writer only, unless a guardian consents.
alter table institutions add column consent_required boolean not null default false;
grant update (consent_required) on institutions to reportair_app;

create function note_closing() returns trigger language plpgsql
  as $$
  begin
    new.closed_at := case when new.subscription = 'cancelled' then now() end;
    return new;
  end $$;
create trigger note_closing before update of subscription on institutions for each row
  when (old.subscription is distinct from new.subscription) execute function note_closing();

-- What guardians said, added to and never changed; the newest of a pupil's counts.
create table guardian_consents (
  id integer primary key generated always as identity,
  institution_id integer not null references institutions on delete cascade,
  student_id integer not null references students on delete cascade,
  decision text not null check (decision in ('given', 'withdrawn')),
  guardian text not null,
  decided_on date not null,
  -- The administrator, under the name they had.
  recorded_by text not null,
  recorded_at timestamptz not null default now()
);
create index guardian_consents_student on guardian_consents (student_id, id desc);
alter table guardian_consents enable row level security;
alter table guardian_consents force row level security;
create policy tenant on guardian_consents to reportair_app
  using (institution_id = (select app_institution()))
  with check (institution_id = (select app_institution()));
grant select, insert on guardian_consents to reportair_app;

-- An institution's day of retention: done once, by whichever process takes it.
create table retention_runs (
  institution_id integer primary key references institutions on delete cascade,
  done_on date,
  leased_until timestamptz
);
-- Warnings that have been mailed. `base` is what the record's time ran from: where that moves on, it is another time.
create table retention_warnings (
  institution_id integer not null references institutions on delete cascade,
  kind text not null,
  record_id integer not null,
  days integer not null,
  base timestamptz not null,
  given_at timestamptz not null,
  primary key (kind, record_id, days)
);

do $$
declare
  t text;
begin
  foreach t in array array['retention_runs', 'retention_warnings'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
  end loop;
  foreach t in array array['retention_runs', 'retention_warnings', 'guardian_consents'] loop
    execute format('create policy system on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;

create index report_configurations_updated on report_configurations (institution_id, updated_at);
create index generated_reports_discarded on generated_reports (discarded_at) where discarded_at is not null;
create index batch_items_student on batch_items (student_id);

-- A pupil who goes leaves no name in what was told of batches, and no batch waits for them.
create function forget_pupil() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update batch_events e
    set payload = jsonb_set(e.payload, '{item}', e.payload -> 'item'
      || '{"error": null, "report": null}' || jsonb_build_object('student',
        jsonb_build_object('id', old.id, 'full_name', 'A deleted pupil')))
    where e.batch_id in (select batch_id from batch_items where student_id = old.id)
      and (e.payload #>> '{item,student,id}')::integer = old.id;
    update batches b
    set total = b.total - n.items, done = b.done - n.done, failed = b.failed - n.failed,
        cancelled = b.cancelled - n.cancelled,
        status = case when b.status in ('finished', 'cancelled') then b.status
          when b.total - n.items > b.done - n.done + b.failed - n.failed + b.cancelled - n.cancelled then b.status
          when b.cancelled - n.cancelled > 0 then 'cancelled' else 'finished' end,
        finished_at = case when b.total - n.items > b.done - n.done + b.failed - n.failed + b.cancelled - n.cancelled
          then null else coalesce(b.finished_at, now()) end
    from (
      select batch_id, count(*) as items, count(*) filter (where state = 'done') as done,
        count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'cancelled') as cancelled
      from batch_items where student_id = old.id group by batch_id
    ) n
    where b.id = n.batch_id;
    return old;
  end $$;
create trigger forget_pupil before delete on students for each row execute function forget_pupil();

-- What runs without a tenant.

-- Takes an institution whose day is not done and that nobody has in hand. A day done further ahead than clocks
-- differ was done by a clock that was wrong.
create function lease_retention(today date, lease interval) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    taken integer;
  begin
    insert into retention_runs (institution_id) select id from institutions on conflict do nothing;
    update retention_runs r set leased_until = now() + lease
    from (
      select institution_id from retention_runs
      where (done_on is null or done_on not between today and today + 1) and (leased_until is null or leased_until < now())
      order by institution_id limit 1 for update skip locked
    ) free
    where r.institution_id = free.institution_id
    returning r.institution_id into taken;
    return taken;
  end $$;

create function list_institutions() returns table (id integer, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select i.id, i.name from institutions i order by i.id $$;

-- Records of an institution whose time ran from an instant before the one given for their kind, with that instant
-- and whose they are. A pupil's time runs from when they were last in a class; one who is still in a class is in it
-- as long as the class is in use, and none goes before the last report about them.
create function list_expired(school integer, before jsonb)
  returns table (kind text, record_id integer, owner_id integer, base timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with reports as materialized (
      select c.id, c.author_id, c.student_id, c.classroom_id, c.deleted_at,
        greatest(c.updated_at, (select max(g.updated_at) from generated_reports g where g.configuration_id = c.id)) as at
      from report_configurations c where c.institution_id = school
    ),
    in_use as materialized (
      select r.id, greatest(r.updated_at, (select max(w.at) from reports w where w.classroom_id = r.id),
        (select max(e.enrolled_at) from enrolments e where e.classroom_id = r.id)) as at
      from classrooms r
      where r.institution_id = school
        and exists (select from students s where s.institution_id = school
          and s.enrolled_until <= (before ->> 'pupil')::timestamptz)
    ),
    pupils as (
      select s.id, greatest(s.enrolled_until, (select max(w.at) from reports w where w.student_id = s.id),
        (select max(u.at) from enrolments e join in_use u on u.id = e.classroom_id where e.student_id = s.id)) as at
      from students s
      where s.institution_id = school and s.enrolled_until <= (before ->> 'pupil')::timestamptz
    ),
    everything as (
      select 'session' as kind, s.id as record_id, s.user_id as owner_id, s.seen_at as base
      from sessions s join users u on u.id = s.user_id where u.institution_id = school
      union all
      select 'discarded', g.id, g.author_id, g.discarded_at from generated_reports g
      where g.institution_id = school and g.discarded_at is not null
      union all
      select 'deleted', w.id, w.author_id, w.deleted_at from reports w where w.deleted_at is not null
      union all
      select 'report', w.id, w.author_id, w.at from reports w where w.deleted_at is null
      union all
      select 'batch', b.id, b.author_id, b.created_at from batches b where b.institution_id = school
      union all
      select 'pupil', p.id, null, p.at from pupils p
      union all
      select 'account', u.id, u.id, u.closed_at from users u where u.institution_id = school and u.closed_at is not null
      union all
      select 'institution', i.id, null, i.closed_at from institutions i where i.id = school and i.closed_at is not null
    )
    select e.kind, e.record_id, e.owner_id, e.base from everything e
    where e.base <= (before ->> e.kind)::timestamptz
  $$;

-- What expires before the given instants, with the warnings that were given for it until now, and the first one's
-- instant: one of a day to come was given by a clock that was wrong. Instants as text, to the microsecond.
create function list_expiring(school integer, before jsonb, until timestamptz)
  returns table (kind text, record_id integer, owner_id integer, base text, warned integer[], warned_since text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select e.kind, e.record_id, e.owner_id, to_json(e.base) #>> '{}', g.days, to_json(g.since) #>> '{}'
    from list_expired(school, before) e
    cross join lateral (
      select coalesce(array_agg(w.days), '{}') as days, min(w.given_at) as since from retention_warnings w
      where w.kind = e.kind and w.record_id = e.record_id and w.base = e.base and w.given_at <= until
    ) g
    order by e.base, e.record_id
  $$;

-- Whom an institution's warnings are for: its administrators, and the owners of what expires.
create function list_staff(school integer)
  returns table (id integer, email text, name text, role text, closed boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, u.first_name || ' ' || u.last_name, u.role, u.closed_at is not null
    from users u where u.institution_id = school order by u.id
  $$;

-- Removes what has expired, notes the warnings that were given and queues their mail, writes it down, and ends the
-- institution's day: all or nothing. Of the kinds in `noticed`, only what was warned of before that instant goes. Answers how many of each kind went; null where another process was faster.
create function retain(school integer, today date, again boolean, before jsonb, noticed jsonb, warned jsonb, messages jsonb, notices jsonb)
  returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    run retention_runs;
    -- Ids by kind.
    gone jsonb;
    removed jsonb;
  begin
    insert into retention_runs (institution_id) select id from institutions where id = school on conflict do nothing;
    select * into run from retention_runs where institution_id = school for update;
    if not found or (run.done_on between today and today + 1 and not again) then return null; end if;

    select coalesce(jsonb_object_agg(k.kind, k.ids), '{}'), coalesce(jsonb_object_agg(k.kind, jsonb_array_length(k.ids)), '{}')
    into gone, removed
    from (select e.kind, jsonb_agg(e.record_id) as ids from list_expired(school, before) e
      where not noticed ? e.kind or exists (
        select from retention_warnings w where w.kind = e.kind and w.record_id = e.record_id and w.base = e.base
          and w.given_at <= (noticed ->> e.kind)::timestamptz)
      group by e.kind) k;

    -- Batches first, as whoever writes reports locks them first.
    delete from batches where id in (select jsonb_array_elements_text(gone -> 'batch')::integer);
    delete from generated_reports where id in (select jsonb_array_elements_text(gone -> 'discarded')::integer);
    delete from report_configurations
    where id in (select jsonb_array_elements_text(coalesce(gone -> 'report', '[]') || coalesce(gone -> 'deleted', '[]'))::integer);
    delete from students where id in (select jsonb_array_elements_text(gone -> 'pupil')::integer);
    delete from sessions where id in (select jsonb_array_elements_text(gone -> 'session')::integer);
    delete from users where id in (select jsonb_array_elements_text(gone -> 'account')::integer);
    delete from retention_warnings w where w.institution_id = school and (gone -> w.kind) @> to_jsonb(w.record_id);
    delete from password_links where expires_at < now();
    delete from login_failures where at < now() - interval '1 day';
    delete from attempts where at < now() - interval '1 day';

    insert into retention_warnings (institution_id, kind, record_id, days, base, given_at)
    select school, w.kind, w.record_id, w.days, w.base, w.given_at
    from jsonb_to_recordset(warned)
      as w(kind text, record_id integer, days integer, base timestamptz, given_at timestamptz)
    on conflict (kind, record_id, days) do update set base = excluded.base, given_at = excluded.given_at;
    insert into mails (kind, payload) select 'text', m.value from jsonb_array_elements(messages) m;
    insert into notifications (institution_id, author_id, text)
    select school, n.author_id, n.text
    from jsonb_to_recordset(notices) as n(author_id integer, text text) join users u on u.id = n.author_id;

    if removed ? 'institution' then
      delete from institutions where id = school;
      return removed;
    end if;
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select school, 'The retention job', 'retention.run', 'institution', school, i.name,
      jsonb_build_object('removed', removed, 'warned', jsonb_array_length(warned))
    from institutions i where i.id = school;
    update retention_runs set done_on = today, leased_until = null where institution_id = school;
    return removed;
  end $$;

-- Closes an account at once: its sessions and links end, its classes are handed to nobody, and it is written down.
-- Answers 'closed', or 'last' for the institution's last administrator. The messages are for the person and for
-- the administrators, with the classes that are left without a teacher.
create function close_account(of_user integer, own_message jsonb, administrators_message jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    who users;
    administrators integer[];
    left_behind text;
  begin
    select array_agg(a.id) into administrators from (
      select u.id from users u join users me on me.id = of_user and me.institution_id = u.institution_id
      where u.role in ('admin', 'adminteacher') and u.closed_at is null order by u.id for update of u
    ) a;
    if administrators = array[of_user] then return 'last'; end if;
    update users set closed_at = now(), updated_at = now() where id = of_user and closed_at is null returning * into who;
    if not found then return 'closed'; end if;
    delete from sessions where user_id = of_user;
    delete from password_links where user_id = of_user;
    with left_by as (delete from classroom_teachers where user_id = of_user returning classroom_id)
    select string_agg(c.name, ', ' order by c.name) into left_behind
    from classrooms c join left_by l on l.classroom_id = c.id
    where not exists (select from classroom_teachers t where t.classroom_id = c.id and t.user_id <> of_user);
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, 'account.closed',
            'user', who.id, who.first_name || ' ' || who.last_name);
    insert into mails (kind, payload) values ('text', own_message);
    insert into mails (kind, payload)
    select 'text', administrators_message || jsonb_build_object(
      'to', jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'address', u.email),
      'text', 'Dear ' || u.first_name || ' ' || u.last_name || E',\n\n' || (administrators_message ->> 'text')
        || coalesce(E'\n\nThese classes have no teacher now: ' || left_behind || '.', '') || E'\n')
    from users u where u.institution_id = who.institution_id and u.role in ('admin', 'adminteacher')
      and u.closed_at is null;
    return 'closed';
  end $$;

-- Signs in with what was true when the password was compared. The lock puts it before or after a change of the
-- password or the closing of the account: before, that ends this session too; after, there is none to open.
drop function open_session(bytea, integer, text);
create function open_session(new_token bytea, of_user integer, session_browser text, compared_hash text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform from users where id = of_user and password_hash = compared_hash and closed_at is null for share;
    if not found then return false; end if;
    insert into sessions (token_hash, user_id, browser) values (new_token, of_user, session_browser);
    return true;
  end $$;

create function account_closed_at(of_user integer) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$ select closed_at from users where id = of_user $$;

-- What an administrator may do for one pupil across authors. Each asks who acts, and never looks beyond the
-- institution.

create function may_answer_for(pupil integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from users u join students s on s.institution_id = u.institution_id and s.id = pupil
      where u.id = app_user() and u.institution_id = app_institution() and u.role in ('admin', 'adminteacher'))
  $$;

-- Everything that is held of a pupil, for a subject access request: the one exception to the authors' privacy.
-- Who was shown a text; sharing comes with a later migration, which replaces this.
create function sharing_of(report integer) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$ select jsonb_build_object('released_at', null, 'proofs', '[]'::jsonb) $$;

create function pupil_file(pupil integer) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'pupil', to_jsonb(s) - 'institution_id' - 'added_by',
      'added_by', (select u.first_name || ' ' || u.last_name from users u where u.id = s.added_by),
      'enrolments', (select coalesce(jsonb_agg(jsonb_build_object('class', c.name, 'year', c.year, 'subject', c.subject,
          'enrolled_at', e.enrolled_at) order by e.enrolled_at), '[]')
        from enrolments e join classrooms c on c.id = e.classroom_id where e.student_id = s.id),
      'consents', (select coalesce(jsonb_agg(to_jsonb(g) - 'institution_id' - 'student_id' order by g.id), '[]')
        from guardian_consents g where g.student_id = s.id),
      'reports', (select coalesce(jsonb_agg(
          to_jsonb(c) - 'institution_id' - 'author_id' - 'student_id' - 'classroom_id' - 'period_id' - 'input_version'
          || jsonb_build_object(
            'author', (select u.first_name || ' ' || u.last_name from users u where u.id = c.author_id),
            'period', (select p.name from reporting_periods p where p.id = c.period_id),
            'texts', (select coalesce(jsonb_agg(
                to_jsonb(r) - 'institution_id' - 'author_id' - 'student_id' - 'configuration_id' - 'batch_item_id' - 'seed'
                || sharing_of(r.id) || jsonb_build_object(
                  'versions', (select coalesce(jsonb_agg(to_jsonb(v) - 'institution_id' - 'author_id' - 'report_id'
                      order by v.version), '[]') from report_versions v where v.report_id = r.id),
                  'feedback', (select to_jsonb(f) - 'institution_id' - 'author_id' - 'report_id'
                    from report_feedback f where f.report_id = r.id)) order by r.id), '[]')
              from generated_reports r where r.configuration_id = c.id)) order by c.id), '[]')
        from report_configurations c where c.student_id = s.id),
      'requests', (select coalesce(jsonb_agg(to_jsonb(i) - 'institution_id' - 'author_id' - 'seed' - 'student_id'
          order by i.id), '[]') from batch_items i where i.student_id = s.id),
      'audit', (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'by', a.actor_name, 'action', a.action,
          'details', a.details) order by a.id), '[]')
        from audit_log a where a.institution_id = s.institution_id and a.subject_type = 'student' and a.subject_id = s.id)
    )
    from students s where s.id = pupil and (select may_answer_for(pupil))
  $$;

-- How much is held of a pupil, in numbers.
create function pupil_holdings(pupil integer) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'classes', (select count(*) from enrolments where student_id = pupil),
      'inputs', (select count(*) from report_configurations where student_id = pupil),
      'reports', (select count(*) from generated_reports where student_id = pupil),
      'versions', (select count(*) from report_versions v join generated_reports g on g.id = v.report_id
        where g.student_id = pupil),
      'authors', (select count(distinct author_id) from report_configurations where student_id = pupil),
      'consents', (select count(*) from guardian_consents where student_id = pupil)
    )
    where (select may_answer_for(pupil))
  $$;

-- Tells the authors of reports about a pupil, by mail and in the product, what an administrator does with the
-- pupil's data: the classes are named, the pupil is not. Answers how many were told.
create function tell_authors(pupil integer, subject text, notice text) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    told integer;
  begin
    if not may_answer_for(pupil) then return 0; end if;
    with authors as (
      select u.id, u.institution_id, u.email, u.first_name || ' ' || u.last_name as name,
        replace(notice, '{classes}', string_agg(distinct c.classroom_name, ', ')) as text
      from report_configurations c join users u on u.id = c.author_id
      where c.student_id = pupil group by u.id
    ),
    noted as (
      insert into notifications (institution_id, author_id, text) select institution_id, id, text from authors
    ),
    mailed as (
      insert into mails (kind, payload)
      select 'text', jsonb_build_object('to', jsonb_build_object('name', name, 'address', email),
        'subject', tell_authors.subject, 'text', 'Dear ' || name || E',\n\n' || text || E'\n')
      from authors
    )
    select count(*) into told from authors;
    return told;
  end $$;

-- Erases a pupil. The batches in hand are locked before the pupil, as whoever writes reports does.
create function erase_pupil(pupil integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if not may_answer_for(pupil) then return false; end if;
    perform from batches where id in (
      select batch_id from batch_items where student_id = pupil and state in ('waiting', 'writing'))
    order by id for update;
    delete from students where id = pupil;
    return found;
  end $$;

-- Locks what an account has in the queue, before the account itself, as whoever writes reports does.
create function hold_batches_of(author integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform from batches
    where author_id = author and institution_id = app_institution() and status in ('queued', 'running')
    order by id for update;
  end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'note_closing()', 'forget_pupil()', 'lease_retention(date, interval)', 'list_institutions()',
    'list_expired(integer, jsonb)', 'list_expiring(integer, jsonb, timestamptz)', 'list_staff(integer)',
    'retain(integer, date, boolean, jsonb, jsonb, jsonb, jsonb, jsonb)', 'close_account(integer, jsonb, jsonb)',
    'account_closed_at(integer)', 'open_session(bytea, integer, text, text)', 'may_answer_for(integer)', 'sharing_of(integer)', 'pupil_file(integer)', 'pupil_holdings(integer)',
    'tell_authors(integer, text, text)', 'erase_pupil(integer)', 'hold_batches_of(integer)'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function pupil_file(integer), pupil_holdings(integer), tell_authors(integer, text, text),
  erase_pupil(integer), hold_batches_of(integer) to reportair_app;
