-- The database as the migrations leave it, to be read. `npm run schema` writes this file; nobody else does.
-- What belongs to the owner of the tables alone is not listed among the grants.

create role reportair_app nologin nobypassrls;
grant usage on schema public to reportair_app;

create table api_tokens (
  id integer not null generated always as identity,
  institution_id integer not null,
  made_by integer not null,
  name text not null,
  scopes text[] not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  ends_on date not null,
  used_on date,
  revoked_at timestamp with time zone,
  constraint api_tokens_pkey PRIMARY KEY (id),
  constraint api_tokens_id_institution_id_key UNIQUE (id, institution_id),
  constraint api_tokens_token_hash_key UNIQUE (token_hash),
  constraint api_tokens_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint api_tokens_made_by_institution_id_fkey FOREIGN KEY (made_by, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint api_tokens_scopes_check CHECK (((scopes <@ ARRAY['rosters:write'::text, 'reports:read'::text]) AND ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 2))))
);
CREATE INDEX api_tokens_institution ON public.api_tokens USING btree (institution_id);
CREATE INDEX api_tokens_made_by ON public.api_tokens USING btree (made_by);
alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy make on api_tokens for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers) AND (made_by = ( SELECT app_user() AS app_user))));
create policy read on api_tokens for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_administers() AS app_administers) OR (id = ( SELECT app_token() AS app_token)))));
create policy revoke on api_tokens for update to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy system on api_tokens for all to current_user
  using (true)
  with check (true);
grant insert, select (id, institution_id, made_by, name, scopes, created_at, ends_on, used_on, revoked_at), update (revoked_at) on api_tokens to reportair_app;

create table attempts (
  subject text not null,
  at timestamp with time zone not null default now()
);
CREATE INDEX attempts_subject ON public.attempts USING btree (subject, at);
alter table attempts enable row level security;
alter table attempts force row level security;
create policy system on attempts for all to current_user
  using (true)
  with check (true);

create table audit_log (
  id integer not null generated always as identity,
  institution_id integer not null,
  at timestamp with time zone not null default now(),
  actor_id integer,
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id integer not null,
  subject_label text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
CREATE INDEX audit_log_newest ON public.audit_log USING btree (institution_id, id DESC);
CREATE INDEX audit_log_reminders ON public.audit_log USING btree (institution_id, at) WHERE (action = 'teacher.reminded'::text);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_type, subject_id);
CREATE INDEX audit_log_whereabouts ON public.audit_log USING btree (at) WHERE (details ? 'network'::text);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy program_writes on audit_log for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (actor_id = ( SELECT app_token_maker() AS app_token_maker))));
create policy read on audit_log for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT (EXISTS ( SELECT
           FROM users u
          WHERE ((u.id = app_user()) AND (u.role = ANY (ARRAY['admin'::text, 'adminteacher'::text]))))) AS "exists")));
create policy system_delete on audit_log for delete to current_user
  using (true);
create policy system_insert on audit_log for insert to current_user
  with check (true);
create policy system_select on audit_log for select to current_user
  using (true);
create policy write on audit_log for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (actor_id = ( SELECT app_user() AS app_user))));
grant insert, select on audit_log to reportair_app;

create table batch_events (
  batch_id integer not null,
  id integer not null,
  institution_id integer not null,
  author_id integer not null,
  payload jsonb not null,
  constraint batch_events_pkey PRIMARY KEY (batch_id, id),
  constraint batch_events_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint batch_events_batch_id_fkey FOREIGN KEY (batch_id, institution_id) REFERENCES batches(id, institution_id) ON DELETE CASCADE,
  constraint batch_events_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
alter table batch_events enable row level security;
alter table batch_events force row level security;
create policy author on batch_events for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on batch_events for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on batch_events to reportair_app;

create table batch_items (
  id integer not null generated always as identity,
  batch_id integer not null,
  institution_id integer not null,
  author_id integer not null,
  index integer not null,
  configuration_id integer,
  student_id integer not null,
  student_name text not null,
  seed integer not null,
  state text not null default 'waiting'::text,
  error text,
  leased_until timestamp with time zone,
  attempts integer not null default 0,
  report_id integer,
  on_this_server boolean not null default false,
  sent text,
  failure text,
  retry_at timestamp with time zone,
  alone boolean not null default false,
  constraint batch_items_pkey PRIMARY KEY (id),
  constraint batch_items_batch_id_index_key UNIQUE (batch_id, index),
  constraint batch_items_of_institution UNIQUE (id, institution_id),
  constraint batch_items_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint batch_items_batch_id_fkey FOREIGN KEY (batch_id, institution_id) REFERENCES batches(id, institution_id) ON DELETE CASCADE,
  constraint batch_items_configuration_id_fkey FOREIGN KEY (configuration_id, institution_id) REFERENCES report_configurations(id, institution_id) ON DELETE CASCADE,
  constraint batch_items_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint batch_items_report_id_fkey FOREIGN KEY (report_id, institution_id) REFERENCES generated_reports(id, institution_id) ON DELETE SET NULL (report_id),
  constraint batch_items_student_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE,
  constraint batch_items_failure_check CHECK ((failure = ANY (ARRAY['nothing_to_say'::text, 'unavailable'::text, 'budget_spent'::text, 'not_written'::text, 'unexpected'::text]))),
  constraint batch_items_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'writing'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX batch_items_free ON public.batch_items USING btree (author_id, alone DESC, batch_id, index) WHERE ((state = ANY (ARRAY['waiting'::text, 'writing'::text])) AND (leased_until IS NULL));
CREATE INDEX batch_items_held ON public.batch_items USING btree (leased_until) WHERE ((state = ANY (ARRAY['waiting'::text, 'writing'::text])) AND (leased_until IS NOT NULL));
CREATE INDEX batch_items_student ON public.batch_items USING btree (student_id);
alter table batch_items enable row level security;
alter table batch_items force row level security;
create policy author on batch_items for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on batch_items for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on batch_items to reportair_app;

create table batches (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  classroom_id integer,
  classroom_name text not null default ''::text,
  kind text not null,
  length_range text not null,
  length_unit text not null,
  fallback boolean not null default false,
  status text not null default 'queued'::text,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  cancelled integer not null default 0,
  last_event integer not null default 0,
  idempotency_key text,
  body_hash text,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint batches_pkey PRIMARY KEY (id),
  constraint batches_of_institution UNIQUE (id, institution_id),
  constraint batches_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint batches_classroom_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE SET NULL (classroom_id),
  constraint batches_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint batches_kind_check CHECK ((kind = ANY (ARRAY['class'::text, 'single'::text]))),
  constraint batches_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'finished'::text, 'cancelled'::text])))
);
CREATE INDEX batches_author ON public.batches USING btree (author_id, created_at DESC);
CREATE UNIQUE INDEX batches_idempotency ON public.batches USING btree (author_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
alter table batches enable row level security;
alter table batches force row level security;
create policy author on batches for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on batches for all to current_user
  using (true)
  with check (true);
CREATE TRIGGER tell_change AFTER UPDATE OF last_event, status ON public.batches FOR EACH ROW WHEN (((old.last_event IS DISTINCT FROM new.last_event) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION tell_change('batch');
CREATE TRIGGER tell_removal AFTER DELETE ON public.batches FOR EACH ROW EXECUTE FUNCTION tell_change('batch');
grant delete, insert, select, update on batches to reportair_app;

create table class_time_choices (
  author_id integer not null,
  institution_id integer not null,
  counting boolean not null default true,
  asked boolean not null default false,
  before_minutes integer,
  updated_at timestamp with time zone not null default now(),
  constraint class_time_choices_pkey PRIMARY KEY (author_id),
  constraint class_time_choices_author_id_institution_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint class_time_choices_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint class_time_choices_before_minutes_check CHECK ((before_minutes > 0))
);
CREATE INDEX class_time_choices_institution ON public.class_time_choices USING btree (institution_id);
alter table class_time_choices enable row level security;
alter table class_time_choices force row level security;
create policy author on class_time_choices for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on class_time_choices for all to current_user
  using (true)
  with check (true);
grant insert, select, update on class_time_choices to reportair_app;

create table class_times (
  author_id integer not null,
  institution_id integer not null,
  classroom_id integer not null,
  period_id integer not null,
  seconds integer not null,
  sums uuid[] not null,
  updated_at timestamp with time zone not null default now(),
  constraint class_times_pkey PRIMARY KEY (author_id, classroom_id, period_id),
  constraint class_times_author_id_institution_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint class_times_classroom_id_institution_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE CASCADE,
  constraint class_times_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint class_times_period_id_institution_id_fkey FOREIGN KEY (period_id, institution_id) REFERENCES reporting_periods(id, institution_id) ON DELETE CASCADE,
  constraint class_times_seconds_check CHECK ((seconds > 0))
);
CREATE INDEX class_times_classroom ON public.class_times USING btree (classroom_id);
CREATE INDEX class_times_institution ON public.class_times USING btree (institution_id);
CREATE INDEX class_times_period ON public.class_times USING btree (period_id);
alter table class_times enable row level security;
alter table class_times force row level security;
create policy author on class_times for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on class_times for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on class_times to reportair_app;

create table classroom_teachers (
  classroom_id integer not null,
  user_id integer not null,
  institution_id integer not null,
  constraint classroom_teachers_pkey PRIMARY KEY (classroom_id, user_id),
  constraint classroom_teachers_classroom_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE CASCADE,
  constraint classroom_teachers_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint classroom_teachers_user_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX classroom_teachers_user ON public.classroom_teachers USING btree (user_id);
alter table classroom_teachers enable row level security;
alter table classroom_teachers force row level security;
create policy program_adds on classroom_teachers as restrictive for insert to reportair_app
  with check (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_changes on classroom_teachers as restrictive for update to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_removes on classroom_teachers as restrictive for delete to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy system on classroom_teachers for all to current_user
  using (true)
  with check (true);
create policy tenant on classroom_teachers for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
grant delete, insert, select, update on classroom_teachers to reportair_app;

create table classrooms (
  id integer not null generated always as identity,
  institution_id integer not null,
  name text not null,
  year integer not null,
  subject text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name_key text not null generated always as (sort_key(name)) stored,
  subject_key text not null generated always as (sort_key(subject)) stored,
  search_key text not null generated always as (search_key(ARRAY[name, subject])) stored,
  constraint classrooms_pkey PRIMARY KEY (id),
  constraint classrooms_of_institution UNIQUE (id, institution_id),
  constraint classrooms_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint classrooms_year_check CHECK (((year >= 7) AND (year <= 12)))
);
CREATE UNIQUE INDEX classrooms_name_year ON public.classrooms USING btree (institution_id, lower(name), year);
alter table classrooms enable row level security;
alter table classrooms force row level security;
create policy program_adds on classrooms as restrictive for insert to reportair_app
  with check (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_changes on classrooms as restrictive for update to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_removes on classrooms as restrictive for delete to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy system on classrooms for all to current_user
  using (true)
  with check (true);
create policy tenant on classrooms for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
grant delete, insert, select, update on classrooms to reportair_app;

create table cleared_inputs (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  configuration_id integer not null,
  inputs jsonb not null,
  cleared_at timestamp with time zone not null default now(),
  constraint cleared_inputs_pkey PRIMARY KEY (id),
  constraint cleared_inputs_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint cleared_inputs_configuration_id_fkey FOREIGN KEY (configuration_id, institution_id) REFERENCES report_configurations(id, institution_id) ON DELETE CASCADE,
  constraint cleared_inputs_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
CREATE INDEX cleared_inputs_author ON public.cleared_inputs USING btree (author_id, cleared_at DESC);
CREATE INDEX cleared_inputs_configuration ON public.cleared_inputs USING btree (configuration_id);
alter table cleared_inputs enable row level security;
alter table cleared_inputs force row level security;
create policy author on cleared_inputs for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on cleared_inputs for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on cleared_inputs to reportair_app;

create table destination_choices (
  institution_id integer not null,
  author_id integer not null,
  system text not null,
  own_limit integer,
  chosen_at timestamp with time zone not null default now(),
  constraint destination_choices_pkey PRIMARY KEY (author_id, system),
  constraint destination_choices_author_id_institution_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint destination_choices_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint destination_choices_own_limit_check CHECK (((own_limit >= 100) AND (own_limit <= 20000))),
  constraint destination_choices_system_check CHECK ((system = ANY (ARRAY['sims'::text, 'arbor'::text, 'bromcom'::text, 'go4schools'::text, 'isams'::text, 'engage'::text, 'other'::text])))
);
CREATE INDEX destination_choices_institution ON public.destination_choices USING btree (institution_id);
alter table destination_choices enable row level security;
alter table destination_choices force row level security;
create policy author on destination_choices for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on destination_choices for all to current_user
  using (true)
  with check (true);
grant insert, select, update on destination_choices to reportair_app;

create table destination_texts (
  institution_id integer not null,
  author_id integer not null,
  report_id integer not null,
  system text not null,
  shorter text,
  sentences jsonb not null default '[]'::jsonb,
  made_from text,
  copied_digest text,
  copied_at timestamp with time zone,
  constraint destination_texts_pkey PRIMARY KEY (report_id, system),
  constraint destination_texts_author_id_institution_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint destination_texts_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint destination_texts_report_id_author_id_fkey FOREIGN KEY (report_id, author_id) REFERENCES generated_reports(id, author_id) ON DELETE CASCADE,
  constraint destination_texts_check CHECK (((shorter IS NULL) = (made_from IS NULL))),
  constraint destination_texts_check1 CHECK (((copied_digest IS NULL) = (copied_at IS NULL))),
  constraint destination_texts_system_check CHECK ((system = ANY (ARRAY['sims'::text, 'arbor'::text, 'bromcom'::text, 'go4schools'::text, 'isams'::text, 'engage'::text, 'other'::text])))
);
CREATE INDEX destination_texts_author ON public.destination_texts USING btree (author_id);
CREATE INDEX destination_texts_institution ON public.destination_texts USING btree (institution_id);
alter table destination_texts enable row level security;
alter table destination_texts force row level security;
create policy author on destination_texts for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on destination_texts for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on destination_texts to reportair_app;

create table destinations (
  institution_id integer not null,
  system text not null,
  name text not null,
  char_limit integer,
  one_paragraph boolean not null,
  plain boolean not null,
  offered boolean not null,
  updated_at timestamp with time zone not null default now(),
  constraint destinations_pkey PRIMARY KEY (institution_id, system),
  constraint destinations_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint destinations_char_limit_check CHECK (((char_limit >= 100) AND (char_limit <= 20000))),
  constraint destinations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint destinations_system_check CHECK ((system = ANY (ARRAY['sims'::text, 'arbor'::text, 'bromcom'::text, 'go4schools'::text, 'isams'::text, 'engage'::text, 'other'::text])))
);
alter table destinations enable row level security;
alter table destinations force row level security;
create policy change on destinations for update to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy no_program on destinations as restrictive for all to reportair_app
  using ((( SELECT app_scope() AS app_scope) IS NULL));
create policy read on destinations for select to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)));
create policy settle on destinations for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy system on destinations for all to current_user
  using (true)
  with check (true);
grant insert, select, update on destinations to reportair_app;

create table email_changes (
  user_id integer not null,
  institution_id integer not null,
  email text not null,
  expires_at timestamp with time zone not null,
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX email_changes_expires ON public.email_changes USING btree (expires_at);
alter table email_changes enable row level security;
alter table email_changes force row level security;
create policy read on email_changes for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ((user_id = ( SELECT app_user() AS app_user)) OR ( SELECT app_administers() AS app_administers))));
create policy system on email_changes for all to current_user
  using (true)
  with check (true);
grant select on email_changes to reportair_app;

create table email_links (
  token_hash bytea not null,
  user_id integer not null,
  constraint email_links_pkey PRIMARY KEY (token_hash),
  constraint email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES email_changes(user_id) ON DELETE CASCADE
);
CREATE INDEX email_links_user ON public.email_links USING btree (user_id);
alter table email_links enable row level security;
alter table email_links force row level security;
create policy system on email_links for all to current_user
  using (true)
  with check (true);

create table enrolments (
  classroom_id integer not null,
  student_id integer not null,
  institution_id integer not null,
  enrolled_at timestamp with time zone not null default now(),
  constraint enrolments_pkey PRIMARY KEY (classroom_id, student_id),
  constraint enrolments_classroom_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE CASCADE,
  constraint enrolments_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint enrolments_student_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX enrolments_institution ON public.enrolments USING btree (institution_id, student_id, classroom_id);
CREATE INDEX enrolments_student ON public.enrolments USING btree (student_id);
alter table enrolments enable row level security;
alter table enrolments force row level security;
create policy program_adds on enrolments as restrictive for insert to reportair_app
  with check (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_changes on enrolments as restrictive for update to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_removes on enrolments as restrictive for delete to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy system on enrolments for all to current_user
  using (true)
  with check (true);
create policy tenant on enrolments for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
grant delete, insert, select, update on enrolments to reportair_app;

create table generated_reports (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  configuration_id integer not null,
  student_id integer not null,
  year integer not null,
  batch_item_id integer,
  report_content text not null,
  sentences jsonb not null,
  uncovered text[] not null,
  flags jsonb not null default '[]'::jsonb,
  inputs jsonb not null,
  length_range text not null,
  length_unit text not null,
  word_count integer not null,
  char_count integer not null,
  status text not null default 'draft'::text,
  opened_at timestamp with time zone,
  version integer not null default 1,
  written_by text not null,
  seed integer not null,
  current boolean not null default true,
  discarded_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  sent text,
  made_by text not null default 'writer'::text,
  was_kept boolean not null default false,
  taught boolean not null default false,
  handed_back jsonb not null default '[]'::jsonb,
  allowed_flags jsonb not null default '[]'::jsonb,
  inputs_digest text not null generated always as (digest_of_inputs(VARIADIC ARRAY[COALESCE((inputs ->> 'level'::text), ''::text), COALESCE((inputs ->> 'level_notes'::text), ''::text), COALESCE((inputs ->> 'participation'::text), ''::text), COALESCE((inputs ->> 'participation_notes'::text), ''::text), COALESCE((inputs ->> 'punctuality'::text), ''::text), COALESCE((inputs ->> 'punctuality_notes'::text), ''::text), COALESCE((inputs ->> 'behaviour'::text), ''::text), COALESCE((inputs ->> 'behaviour_notes'::text), ''::text), COALESCE((inputs ->> 'homework'::text), ''::text), COALESCE((inputs ->> 'homework_notes'::text), ''::text), COALESCE((inputs ->> 'homework_improvement_area'::text), ''::text), COALESCE((inputs ->> 'homework_improvement_notes'::text), ''::text), COALESCE((inputs ->> 'best_achievement'::text), ''::text), COALESCE((inputs ->> 'area_to_improve'::text), ''::text), COALESCE((inputs ->> 'additional_notes'::text), ''::text), (allowed_flags)::text])) stored,
  edited text default 'as_written'::text,
  constraint generated_reports_pkey PRIMARY KEY (id),
  constraint generated_reports_batch_item_id_key UNIQUE (batch_item_id),
  constraint generated_reports_of_author UNIQUE (id, author_id),
  constraint generated_reports_of_institution UNIQUE (id, institution_id),
  constraint generated_reports_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint generated_reports_batch_item_id_fkey FOREIGN KEY (batch_item_id, institution_id) REFERENCES batch_items(id, institution_id) ON DELETE SET NULL (batch_item_id),
  constraint generated_reports_configuration_id_fkey FOREIGN KEY (configuration_id, institution_id) REFERENCES report_configurations(id, institution_id) ON DELETE CASCADE,
  constraint generated_reports_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint generated_reports_student_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE,
  constraint generated_reports_edited_check CHECK ((edited = ANY (ARRAY['as_written'::text, 'lightly'::text, 'much'::text]))),
  constraint generated_reports_made_by_check CHECK ((made_by = ANY (ARRAY['writer'::text, 'teacher'::text]))),
  constraint generated_reports_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'kept'::text])))
);
CREATE INDEX generated_reports_author ON public.generated_reports USING btree (author_id, updated_at DESC) WHERE (discarded_at IS NULL);
CREATE INDEX generated_reports_configuration ON public.generated_reports USING btree (configuration_id);
CREATE INDEX generated_reports_discarded ON public.generated_reports USING btree (discarded_at) WHERE (discarded_at IS NOT NULL);
CREATE INDEX generated_reports_institution ON public.generated_reports USING btree (institution_id) WHERE current;
CREATE INDEX generated_reports_student ON public.generated_reports USING btree (student_id);
CREATE UNIQUE INDEX generated_reports_standing ON public.generated_reports USING btree (configuration_id, status) WHERE (current AND (discarded_at IS NULL));
alter table generated_reports enable row level security;
alter table generated_reports force row level security;
create policy author on generated_reports for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on generated_reports for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on generated_reports to reportair_app;

create table guardian_consents (
  id integer not null generated always as identity,
  institution_id integer not null,
  student_id integer not null,
  decision text not null,
  guardian text not null,
  decided_on date not null,
  recorded_by text not null,
  recorded_at timestamp with time zone not null default now(),
  constraint guardian_consents_pkey PRIMARY KEY (id),
  constraint guardian_consents_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint guardian_consents_student_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE,
  constraint guardian_consents_decision_check CHECK ((decision = ANY (ARRAY['given'::text, 'withdrawn'::text])))
);
CREATE INDEX guardian_consents_institution ON public.guardian_consents USING btree (institution_id, student_id, id DESC);
CREATE INDEX guardian_consents_student ON public.guardian_consents USING btree (student_id, id DESC);
alter table guardian_consents enable row level security;
alter table guardian_consents force row level security;
create policy program_adds on guardian_consents as restrictive for insert to reportair_app
  with check (( SELECT app_may(NULL::text) AS app_may));
create policy program_changes on guardian_consents as restrictive for update to reportair_app
  using (( SELECT app_may(NULL::text) AS app_may));
create policy program_reads on guardian_consents as restrictive for select to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_removes on guardian_consents as restrictive for delete to reportair_app
  using (( SELECT app_may(NULL::text) AS app_may));
create policy system on guardian_consents for all to current_user
  using (true)
  with check (true);
create policy tenant on guardian_consents for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
grant insert, select on guardian_consents to reportair_app;

create table half_sign_ins (
  token_hash bytea not null,
  user_id integer not null,
  institution_id integer not null,
  compared_hash text not null,
  expires_at timestamp with time zone not null,
  provider text,
  constraint half_sign_ins_pkey PRIMARY KEY (token_hash),
  constraint half_sign_ins_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX half_sign_ins_expires ON public.half_sign_ins USING btree (expires_at);
CREATE INDEX half_sign_ins_user ON public.half_sign_ins USING btree (user_id);
alter table half_sign_ins enable row level security;
alter table half_sign_ins force row level security;
create policy system on half_sign_ins for all to current_user
  using (true)
  with check (true);

create table institutions (
  id integer not null generated always as identity,
  name text not null,
  short_names text[] not null default '{}'::text[],
  subscription text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  model_budget bigint,
  closed_at timestamp with time zone,
  consent_required boolean not null default false,
  second_step_required boolean not null default false,
  password_kept_by integer,
  constraint institutions_pkey PRIMARY KEY (id),
  constraint institutions_password_kept_by_id_fkey FOREIGN KEY (password_kept_by, id) REFERENCES users(id, institution_id) ON DELETE SET NULL (password_kept_by),
  constraint institutions_model_budget_check CHECK ((model_budget >= 0)),
  constraint institutions_subscription_check CHECK ((subscription = ANY (ARRAY['active'::text, 'past_due'::text, 'cancelled'::text])))
);
CREATE INDEX institutions_password_kept_by ON public.institutions USING btree (password_kept_by);
alter table institutions enable row level security;
alter table institutions force row level security;
create policy no_program on institutions as restrictive for all to reportair_app
  using ((( SELECT app_scope() AS app_scope) IS NULL));
create policy system on institutions for all to current_user
  using (true)
  with check (true);
create policy tenant on institutions for all to reportair_app
  using ((id = ( SELECT app_institution() AS app_institution)))
  with check ((id = ( SELECT app_institution() AS app_institution)));
CREATE TRIGGER note_closing BEFORE UPDATE OF subscription ON public.institutions FOR EACH ROW WHEN ((old.subscription IS DISTINCT FROM new.subscription)) EXECUTE FUNCTION note_closing();
CREATE TRIGGER tell_subscription AFTER UPDATE OF subscription ON public.institutions FOR EACH ROW WHEN ((old.subscription IS DISTINCT FROM new.subscription)) EXECUTE FUNCTION tell_change('institution');
grant select, update (name, short_names, model_budget, consent_required) on institutions to reportair_app;

create table intake_changes (
  id integer not null generated always as identity,
  intake_id integer not null,
  institution_id integer not null,
  kind text not null,
  student_id integer,
  record_id integer,
  before jsonb,
  after jsonb,
  done_at timestamp with time zone not null default now(),
  constraint intake_changes_pkey PRIMARY KEY (id),
  constraint intake_changes_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint intake_changes_intake_id_institution_id_fkey FOREIGN KEY (intake_id, institution_id) REFERENCES intakes(id, institution_id) ON DELETE CASCADE,
  constraint intake_changes_student_id_institution_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE,
  constraint intake_changes_kind_check CHECK ((kind = ANY (ARRAY['student_created'::text, 'student_changed'::text, 'enrolled'::text, 'unenrolled'::text, 'class_created'::text, 'class_changed'::text, 'class_teachers'::text, 'teacher_created'::text])))
);
CREATE INDEX intake_changes_intake ON public.intake_changes USING btree (intake_id, kind);
CREATE INDEX intake_changes_student ON public.intake_changes USING btree (student_id) WHERE (student_id IS NOT NULL);
alter table intake_changes enable row level security;
alter table intake_changes force row level security;
create policy administrators on intake_changes for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy program on intake_changes for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)));
create policy system on intake_changes for all to current_user
  using (true)
  with check (true);
grant delete, insert, select on intake_changes to reportair_app;

create table intake_entries (
  intake_id integer not null,
  kind text not null,
  "position" integer not null,
  institution_id integer not null,
  student_id integer,
  payload jsonb not null,
  constraint intake_entries_pkey PRIMARY KEY (intake_id, kind, "position"),
  constraint intake_entries_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint intake_entries_intake_id_institution_id_fkey FOREIGN KEY (intake_id, institution_id) REFERENCES intakes(id, institution_id) ON DELETE CASCADE,
  constraint intake_entries_student_id_institution_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX intake_entries_student ON public.intake_entries USING btree (student_id) WHERE (student_id IS NOT NULL);
alter table intake_entries enable row level security;
alter table intake_entries force row level security;
create policy administrators on intake_entries for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy program on intake_entries for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)));
create policy system on intake_entries for all to current_user
  using (true)
  with check (true);
grant delete, insert, select on intake_entries to reportair_app;

create table intake_files (
  intake_id integer not null,
  "position" integer not null,
  institution_id integer not null,
  name text not null,
  size integer not null,
  content bytea not null,
  constraint intake_files_pkey PRIMARY KEY (intake_id, "position"),
  constraint intake_files_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint intake_files_intake_id_institution_id_fkey FOREIGN KEY (intake_id, institution_id) REFERENCES intakes(id, institution_id) ON DELETE CASCADE
);
alter table intake_files enable row level security;
alter table intake_files force row level security;
create policy administrators on intake_files for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy program on intake_files for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)));
create policy system on intake_files for all to current_user
  using (true)
  with check (true);
grant delete, insert, select on intake_files to reportair_app;

create table intake_memories (
  institution_id integer not null,
  mappings jsonb not null default '[]'::jsonb,
  answers jsonb not null default '{}'::jsonb,
  teachers jsonb not null default '{}'::jsonb,
  same jsonb not null default '{}'::jsonb,
  others jsonb not null default '{}'::jsonb,
  went_up timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  constraint intake_memories_pkey PRIMARY KEY (institution_id),
  constraint intake_memories_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
alter table intake_memories enable row level security;
alter table intake_memories force row level security;
create policy administrators on intake_memories for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy program on intake_memories for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text)));
create policy system on intake_memories for all to current_user
  using (true)
  with check (true);
grant insert, select, update on intake_memories to reportair_app;

create table intakes (
  id integer not null generated always as identity,
  institution_id integer not null,
  started_by integer,
  state text not null default 'draft'::text,
  version integer not null default 1,
  mappings jsonb,
  answers jsonb not null default '{}'::jsonb,
  decisions jsonb not null default '{}'::jsonb,
  tables jsonb not null default '[]'::jsonb,
  questions jsonb not null default '[]'::jsonb,
  counts jsonb not null default '{}'::jsonb,
  roster text,
  refusal jsonb,
  school_digest text,
  leased_until timestamp with time zone,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  committed_at timestamp with time zone,
  undone_at timestamp with time zone,
  kind text not null default 'files'::text,
  token_id integer default app_token(),
  constraint intakes_pkey PRIMARY KEY (id),
  constraint intakes_id_institution_id_key UNIQUE (id, institution_id),
  constraint intakes_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint intakes_started_by_institution_id_fkey FOREIGN KEY (started_by, institution_id) REFERENCES users(id, institution_id) ON DELETE SET NULL (started_by),
  constraint intakes_token_id_institution_id_fkey FOREIGN KEY (token_id, institution_id) REFERENCES api_tokens(id, institution_id) ON DELETE SET NULL (token_id),
  constraint intakes_kind_check CHECK ((kind = ANY (ARRAY['files'::text, 'new_year'::text]))),
  constraint intakes_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'ready'::text, 'refused'::text, 'committed'::text, 'undone'::text])))
);
CREATE INDEX intakes_institution ON public.intakes USING btree (institution_id, id);
CREATE INDEX intakes_token ON public.intakes USING btree (token_id);
CREATE INDEX intakes_waiting ON public.intakes USING btree (id) WHERE (state = 'waiting'::text);
alter table intakes enable row level security;
alter table intakes force row level security;
create policy administrators on intakes for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy program on intakes for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text) AND (token_id = ( SELECT app_token() AS app_token))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'rosters:write'::text) AND (token_id = ( SELECT app_token() AS app_token))));
create policy system on intakes for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on intakes to reportair_app;

create table letterheads (
  institution_id integer not null,
  name text not null default ''::text,
  address text not null default ''::text,
  invitation text not null default ''::text,
  crest bytea,
  updated_at timestamp with time zone not null default now(),
  rules text,
  constraint letterheads_pkey PRIMARY KEY (institution_id),
  constraint letterheads_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint letterheads_crest_check CHECK ((length(crest) <= 307200)),
  constraint letterheads_rules_check CHECK ((rules = ANY (ARRAY['england_maintained'::text, 'england_other'::text, 'wales'::text, 'scotland'::text, 'northern_ireland'::text])))
);
alter table letterheads enable row level security;
alter table letterheads force row level security;
create policy change on letterheads for update to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy read on letterheads for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy settle on letterheads for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy system on letterheads for all to current_user
  using (true)
  with check (true);
grant insert, select, update on letterheads to reportair_app;

create table login_failures (
  subject text not null,
  at timestamp with time zone not null default now()
);
CREATE INDEX login_failures_subject ON public.login_failures USING btree (subject, at);
alter table login_failures enable row level security;
alter table login_failures force row level security;
create policy system on login_failures for all to current_user
  using (true)
  with check (true);

create table mails (
  id integer not null generated always as identity,
  kind text not null,
  user_id integer,
  payload jsonb not null default '{}'::jsonb,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint mails_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'reset'::text, 'welcome'::text, 'email_change'::text, 'invite'::text])))
);
CREATE INDEX mails_due ON public.mails USING btree (due_at);
alter table mails enable row level security;
alter table mails force row level security;
create policy system on mails for all to current_user
  using (true)
  with check (true);

create table mark_book_readings (
  author_id integer not null,
  institution_id integer not null,
  classroom_id integer not null,
  columns jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint mark_book_readings_pkey PRIMARY KEY (author_id, classroom_id),
  constraint mark_book_readings_author_id_institution_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint mark_book_readings_classroom_id_institution_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE CASCADE,
  constraint mark_book_readings_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
CREATE INDEX mark_book_readings_classroom ON public.mark_book_readings USING btree (classroom_id);
CREATE INDEX mark_book_readings_institution ON public.mark_book_readings USING btree (institution_id);
alter table mark_book_readings enable row level security;
alter table mark_book_readings force row level security;
create policy author on mark_book_readings for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on mark_book_readings for all to current_user
  using (true)
  with check (true);
grant insert, select, update on mark_book_readings to reportair_app;

create table mark_sheet_orders (
  institution_id integer not null,
  author_id integer not null,
  classroom_id integer not null,
  students integer[] not null,
  updated_at timestamp with time zone not null default now(),
  constraint mark_sheet_orders_pkey PRIMARY KEY (author_id, classroom_id),
  constraint mark_sheet_orders_author_id_institution_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint mark_sheet_orders_classroom_id_institution_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE CASCADE,
  constraint mark_sheet_orders_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
CREATE INDEX mark_sheet_orders_classroom ON public.mark_sheet_orders USING btree (classroom_id);
CREATE INDEX mark_sheet_orders_institution ON public.mark_sheet_orders USING btree (institution_id);
alter table mark_sheet_orders enable row level security;
alter table mark_sheet_orders force row level security;
create policy author on mark_sheet_orders for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on mark_sheet_orders for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on mark_sheet_orders to reportair_app;

create table migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table model_usage (
  institution_id integer not null,
  month date not null,
  requests integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  first_on date,
  constraint model_usage_pkey PRIMARY KEY (institution_id, month),
  constraint model_usage_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
alter table model_usage enable row level security;
alter table model_usage force row level security;
create policy no_program on model_usage as restrictive for all to reportair_app
  using ((( SELECT app_scope() AS app_scope) IS NULL));
create policy system on model_usage for all to current_user
  using (true)
  with check (true);
create policy tenant on model_usage for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
grant delete, insert, select, update on model_usage to reportair_app;

create table notifications (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  text text not null,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint notifications_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
CREATE INDEX notifications_author ON public.notifications USING btree (author_id, id DESC);
alter table notifications enable row level security;
alter table notifications force row level security;
create policy author on notifications for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on notifications for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on notifications to reportair_app;

create table one_time_codes (
  user_id integer not null,
  institution_id integer not null,
  secret bytea,
  next_secret bytea,
  since timestamp with time zone,
  last_span bigint not null default 0,
  constraint one_time_codes_pkey PRIMARY KEY (user_id),
  constraint one_time_codes_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint one_time_codes_check CHECK (((secret IS NULL) = (since IS NULL)))
);
alter table one_time_codes enable row level security;
alter table one_time_codes force row level security;
create policy system on one_time_codes for all to current_user
  using (true)
  with check (true);

create table passkey_challenges (
  holder bytea not null,
  purpose text not null,
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (holder, purpose),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'confirm'::text, 'sign_in'::text])))
);
CREATE INDEX passkey_challenges_expires ON public.passkey_challenges USING btree (expires_at);
alter table passkey_challenges enable row level security;
alter table passkey_challenges force row level security;
create policy system on passkey_challenges for all to current_user
  using (true)
  with check (true);

create table passkeys (
  id integer not null generated always as identity,
  user_id integer not null,
  institution_id integer not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy system on passkeys for all to current_user
  using (true)
  with check (true);

create table password_links (
  token_hash bytea not null,
  user_id integer not null,
  expires_at timestamp with time zone not null,
  constraint password_links_pkey PRIMARY KEY (token_hash),
  constraint password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX password_links_user ON public.password_links USING btree (user_id);
alter table password_links enable row level security;
alter table password_links force row level security;
create policy system on password_links for all to current_user
  using (true)
  with check (true);

create table payment_events (
  id text not null,
  handled_at timestamp with time zone not null default now(),
  constraint payment_events_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_events_handled ON public.payment_events USING btree (handled_at);
alter table payment_events enable row level security;
alter table payment_events force row level security;
create policy system on payment_events for all to current_user
  using (true)
  with check (true);

create table pending_links (
  holder_hash bytea not null,
  user_id integer not null,
  institution_id integer not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  address text not null,
  link_hash bytea,
  expires_at timestamp with time zone not null,
  constraint pending_links_pkey PRIMARY KEY (holder_hash),
  constraint pending_links_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX pending_links_expires ON public.pending_links USING btree (expires_at);
CREATE INDEX pending_links_user ON public.pending_links USING btree (user_id);
alter table pending_links enable row level security;
alter table pending_links force row level security;
create policy system on pending_links for all to current_user
  using (true)
  with check (true);

create table proof_decisions (
  proof_id integer not null,
  change integer not null,
  institution_id integer not null,
  author_id integer not null,
  reader_id integer not null,
  taken boolean not null,
  decided_at timestamp with time zone not null default now(),
  constraint proof_decisions_pkey PRIMARY KEY (proof_id, change),
  constraint proof_decisions_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint proof_decisions_proof_id_institution_id_author_id_reader_i_fkey FOREIGN KEY (proof_id, institution_id, author_id, reader_id) REFERENCES proof_suggestions(proof_id, institution_id, author_id, reader_id) ON DELETE CASCADE,
  constraint proof_decisions_change_check CHECK ((change >= 0))
);
CREATE INDEX proof_decisions_institution ON public.proof_decisions USING btree (institution_id);
alter table proof_decisions enable row level security;
alter table proof_decisions force row level security;
create policy author_decides on proof_decisions for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy author_reads on proof_decisions for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy reader_reads on proof_decisions for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (reader_id = ( SELECT app_user() AS app_user))));
create policy system on proof_decisions for all to current_user
  using (true)
  with check (true);
grant insert, select on proof_decisions to reportair_app;

create table proof_suggestions (
  proof_id integer not null,
  institution_id integer not null,
  author_id integer not null,
  reader_id integer not null,
  read_text text not null,
  suggested_text text not null,
  changes jsonb not null,
  handed_in_at timestamp with time zone not null default now(),
  constraint proof_suggestions_pkey PRIMARY KEY (proof_id),
  constraint proof_suggestions_proof_id_institution_id_author_id_reader__key UNIQUE (proof_id, institution_id, author_id, reader_id),
  constraint proof_suggestions_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint proof_suggestions_proof_id_institution_id_author_id_reader_fkey FOREIGN KEY (proof_id, institution_id, author_id, reader_id) REFERENCES report_proofs(id, institution_id, author_id, reader_id) ON DELETE CASCADE,
  constraint proof_suggestions_check CHECK ((read_text <> suggested_text))
);
CREATE INDEX proof_suggestions_institution ON public.proof_suggestions USING btree (institution_id);
alter table proof_suggestions enable row level security;
alter table proof_suggestions force row level security;
create policy author_reads on proof_suggestions for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy reader on proof_suggestions for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (reader_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (reader_id = ( SELECT app_user() AS app_user))));
create policy system on proof_suggestions for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on proof_suggestions to reportair_app;

create table provider_rests (
  provider bytea not null,
  asked_at timestamp with time zone not null default now(),
  seconds integer not null,
  constraint provider_rests_pkey PRIMARY KEY (provider)
);
alter table provider_rests enable row level security;
alter table provider_rests force row level security;
create policy system on provider_rests for all to current_user
  using (true)
  with check (true);

create table recovery_codes (
  user_id integer not null,
  institution_id integer not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy system on recovery_codes for all to current_user
  using (true)
  with check (true);

create table removed_identities (
  institution_id integer not null,
  identity_hash bytea not null,
  removed_at timestamp with time zone not null default now(),
  constraint removed_identities_pkey PRIMARY KEY (institution_id, identity_hash),
  constraint removed_identities_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
alter table removed_identities enable row level security;
alter table removed_identities force row level security;
create policy system on removed_identities for all to current_user
  using (true)
  with check (true);

create table report_configurations (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  student_id integer not null,
  classroom_id integer,
  classroom_name text not null,
  subject text not null,
  period_id integer not null,
  level text not null default ''::text,
  level_notes text not null default ''::text,
  participation text not null default ''::text,
  participation_notes text not null default ''::text,
  punctuality text not null default ''::text,
  punctuality_notes text not null default ''::text,
  behaviour text not null default ''::text,
  behaviour_notes text not null default ''::text,
  homework text not null default ''::text,
  homework_notes text not null default ''::text,
  homework_improvement_area text not null default ''::text,
  homework_improvement_notes text not null default ''::text,
  best_achievement text not null default ''::text,
  area_to_improve text not null default ''::text,
  additional_notes text not null default ''::text,
  flags jsonb not null default '[]'::jsonb,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  taken_out text[] not null default '{}'::text[],
  looked_at timestamp with time zone,
  allowed_flags jsonb not null default '[]'::jsonb,
  inputs_digest text not null generated always as (digest_of_inputs(VARIADIC ARRAY[level, level_notes, participation, participation_notes, punctuality, punctuality_notes, behaviour, behaviour_notes, homework, homework_notes, homework_improvement_area, homework_improvement_notes, best_achievement, area_to_improve, additional_notes, (allowed_flags)::text])) stored,
  constraint report_configurations_pkey PRIMARY KEY (id),
  constraint report_configurations_author_id_student_id_classroom_id_per_key UNIQUE (author_id, student_id, classroom_id, period_id),
  constraint report_configurations_of_institution UNIQUE (id, institution_id),
  constraint report_configurations_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint report_configurations_classroom_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE SET NULL (classroom_id),
  constraint report_configurations_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint report_configurations_period_id_fkey FOREIGN KEY (period_id, institution_id) REFERENCES reporting_periods(id, institution_id),
  constraint report_configurations_student_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX report_configurations_class ON public.report_configurations USING btree (author_id, classroom_id, period_id);
CREATE INDEX report_configurations_student ON public.report_configurations USING btree (student_id);
CREATE INDEX report_configurations_updated ON public.report_configurations USING btree (institution_id, updated_at);
alter table report_configurations enable row level security;
alter table report_configurations force row level security;
create policy author on report_configurations for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on report_configurations for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on report_configurations to reportair_app;

create table report_feedback (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  report_id integer not null,
  rating_type text not null,
  value integer not null,
  comment text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint report_feedback_pkey PRIMARY KEY (id),
  constraint report_feedback_report_id_key UNIQUE (report_id),
  constraint report_feedback_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint report_feedback_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint report_feedback_report_id_fkey FOREIGN KEY (report_id, institution_id) REFERENCES generated_reports(id, institution_id) ON DELETE CASCADE,
  constraint report_feedback_check CHECK ((((rating_type = 'thumb'::text) AND (value = ANY (ARRAY[1, '-1'::integer]))) OR ((rating_type = 'star'::text) AND ((value >= 1) AND (value <= 5))))),
  constraint report_feedback_rating_type_check CHECK ((rating_type = ANY (ARRAY['star'::text, 'thumb'::text])))
);
alter table report_feedback enable row level security;
alter table report_feedback force row level security;
create policy author on report_feedback for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on report_feedback for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on report_feedback to reportair_app;

create table report_policies (
  institution_id integer not null,
  length_range text,
  length_unit text not null default 'words'::text,
  length_fixed boolean not null default false,
  tone text not null default 'own'::text,
  avoid_words text[] not null default '{}'::text[],
  writer text not null default 'configured'::text,
  updated_at timestamp with time zone not null default now(),
  advice_share integer not null default 25,
  offers text[] not null default '{}'::text[],
  look_first boolean not null default false,
  constraint report_policies_pkey PRIMARY KEY (institution_id),
  constraint report_policies_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint report_policies_advice_share_check CHECK (((advice_share >= 0) AND (advice_share <= 50))),
  constraint report_policies_check CHECK (((length_range IS NOT NULL) OR (NOT length_fixed))),
  constraint report_policies_length_range_check CHECK ((length_range = ANY (ARRAY['300-400'::text, '400-700'::text, '500-1200'::text]))),
  constraint report_policies_length_unit_check CHECK ((length_unit = ANY (ARRAY['words'::text, 'characters'::text]))),
  constraint report_policies_offers_check CHECK ((offers <@ ARRAY['homework_club'::text, 'catch_up_sessions'::text, 'revision_sessions'::text, 'subject_clubs'::text, 'report_card'::text, 'online_portal'::text, 'library'::text, 'mentoring'::text])),
  constraint report_policies_tone_check CHECK ((tone = ANY (ARRAY['own'::text, 'warm'::text, 'formal'::text]))),
  constraint report_policies_writer_check CHECK ((writer = ANY (ARRAY['configured'::text, 'embedded'::text])))
);
alter table report_policies enable row level security;
alter table report_policies force row level security;
create policy change on report_policies for update to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy no_program on report_policies as restrictive for all to reportair_app
  using ((( SELECT app_scope() AS app_scope) IS NULL));
create policy read on report_policies for select to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)));
create policy settle on report_policies for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy system on report_policies for all to current_user
  using (true)
  with check (true);
grant insert, select, update on report_policies to reportair_app;

create table report_proofs (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  report_id integer not null,
  reader_id integer not null,
  comment text not null default ''::text,
  commented_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint report_proofs_pkey PRIMARY KEY (id),
  constraint report_proofs_of_people UNIQUE (id, institution_id, author_id, reader_id),
  constraint report_proofs_report_id_reader_id_key UNIQUE (report_id, reader_id),
  constraint report_proofs_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint report_proofs_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint report_proofs_reader_id_institution_id_fkey FOREIGN KEY (reader_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint report_proofs_report_id_author_id_fkey FOREIGN KEY (report_id, author_id) REFERENCES generated_reports(id, author_id) ON DELETE CASCADE,
  constraint report_proofs_check CHECK ((reader_id <> author_id))
);
CREATE INDEX report_proofs_author ON public.report_proofs USING btree (author_id);
CREATE INDEX report_proofs_reader ON public.report_proofs USING btree (reader_id);
alter table report_proofs enable row level security;
alter table report_proofs force row level security;
create policy author on report_proofs for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy reader_comments on report_proofs for update to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (reader_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (reader_id = ( SELECT app_user() AS app_user))));
create policy reader_reads on report_proofs for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (reader_id = ( SELECT app_user() AS app_user))));
create policy system on report_proofs for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update (comment, commented_at) on report_proofs to reportair_app;

create table report_releases (
  report_id integer not null,
  institution_id integer not null,
  author_id integer not null,
  created_at timestamp with time zone not null default now(),
  constraint report_releases_pkey PRIMARY KEY (report_id),
  constraint report_releases_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint report_releases_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint report_releases_report_id_author_id_fkey FOREIGN KEY (report_id, author_id) REFERENCES generated_reports(id, author_id) ON DELETE CASCADE
);
CREATE INDEX report_releases_author ON public.report_releases USING btree (author_id);
CREATE INDEX report_releases_institution ON public.report_releases USING btree (institution_id);
alter table report_releases enable row level security;
alter table report_releases force row level security;
create policy author on report_releases for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on report_releases for all to current_user
  using (true)
  with check (true);
grant delete, insert, select on report_releases to reportair_app;

create table report_versions (
  report_id integer not null,
  version integer not null,
  institution_id integer not null,
  author_id integer not null,
  report_content text not null,
  sentences jsonb not null,
  made_by text not null,
  created_at timestamp with time zone not null default now(),
  written_by text,
  constraint report_versions_pkey PRIMARY KEY (report_id, version),
  constraint report_versions_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint report_versions_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint report_versions_report_id_fkey FOREIGN KEY (report_id, institution_id) REFERENCES generated_reports(id, institution_id) ON DELETE CASCADE,
  constraint report_versions_made_by_check CHECK ((made_by = ANY (ARRAY['writer'::text, 'teacher'::text])))
);
alter table report_versions enable row level security;
alter table report_versions force row level security;
create policy author on report_versions for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on report_versions for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on report_versions to reportair_app;

create table reporting_periods (
  id integer not null generated always as identity,
  institution_id integer not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  due_on date,
  constraint reporting_periods_pkey PRIMARY KEY (id),
  constraint reporting_periods_institution_id_starts_on_key UNIQUE (institution_id, starts_on),
  constraint reporting_periods_of_institution UNIQUE (id, institution_id),
  constraint reporting_periods_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint reporting_periods_check CHECK (((due_on >= starts_on) AND (due_on <= ends_on)))
);
alter table reporting_periods enable row level security;
alter table reporting_periods force row level security;
create policy program_adds on reporting_periods as restrictive for insert to reportair_app
  with check (( SELECT app_may('reports:read'::text) AS app_may));
create policy program_changes on reporting_periods as restrictive for update to reportair_app
  using (( SELECT app_may('reports:read'::text) AS app_may));
create policy program_removes on reporting_periods as restrictive for delete to reportair_app
  using (( SELECT app_may(NULL::text) AS app_may));
create policy system on reporting_periods for all to current_user
  using (true)
  with check (true);
create policy tenant on reporting_periods for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
grant delete, insert, select, update on reporting_periods to reportair_app;

create table retention_runs (
  institution_id integer not null,
  done_on date,
  leased_until timestamp with time zone,
  held_until date,
  constraint retention_runs_pkey PRIMARY KEY (institution_id),
  constraint retention_runs_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
alter table retention_runs enable row level security;
alter table retention_runs force row level security;
create policy system on retention_runs for all to current_user
  using (true)
  with check (true);

create table retention_warnings (
  institution_id integer not null,
  kind text not null,
  record_id integer not null,
  days integer not null,
  base timestamp with time zone not null,
  given_at timestamp with time zone not null,
  constraint retention_warnings_pkey PRIMARY KEY (kind, record_id, days),
  constraint retention_warnings_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
alter table retention_warnings enable row level security;
alter table retention_warnings force row level security;
create policy system on retention_warnings for all to current_user
  using (true)
  with check (true);

create table review_stops (
  institution_id integer not null,
  author_id integer not null,
  classroom_id integer not null,
  report_id integer not null,
  updated_at timestamp with time zone not null default now(),
  constraint review_stops_pkey PRIMARY KEY (author_id, classroom_id),
  constraint review_stops_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint review_stops_classroom_id_fkey FOREIGN KEY (classroom_id, institution_id) REFERENCES classrooms(id, institution_id) ON DELETE CASCADE,
  constraint review_stops_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint review_stops_report_id_author_id_fkey FOREIGN KEY (report_id, author_id) REFERENCES generated_reports(id, author_id) ON DELETE CASCADE
);
CREATE INDEX review_stops_classroom ON public.review_stops USING btree (classroom_id);
CREATE INDEX review_stops_institution ON public.review_stops USING btree (institution_id);
CREATE INDEX review_stops_report ON public.review_stops USING btree (report_id);
alter table review_stops enable row level security;
alter table review_stops force row level security;
create policy author on review_stops for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on review_stops for all to current_user
  using (true)
  with check (true);
grant insert, select, update on review_stops to reportair_app;

create table sessions (
  token_hash bytea not null,
  user_id integer not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  id integer not null generated always as identity,
  browser text not null default ''::text,
  confirmed_at timestamp with time zone not null default now(),
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_seen ON public.sessions USING btree (seen_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy system on sessions for all to current_user
  using (true)
  with check (true);
CREATE TRIGGER tell_session_end AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION tell_session_end();

create table sign_in_flows (
  state_hash bytea not null,
  holder_hash bytea not null,
  institution_id integer not null,
  provider text not null,
  live boolean not null,
  purpose text not null,
  user_id integer,
  session_hash bytea,
  begun_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint sign_in_flows_pkey PRIMARY KEY (state_hash),
  constraint sign_in_flows_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint sign_in_flows_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint sign_in_flows_check CHECK (((purpose = 'sign_in'::text) = (user_id IS NULL))),
  constraint sign_in_flows_check1 CHECK (((user_id IS NULL) = (session_hash IS NULL))),
  constraint sign_in_flows_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'test'::text, 'confirm'::text, 'link'::text])))
);
CREATE INDEX sign_in_flows_expires ON public.sign_in_flows USING btree (expires_at);
CREATE INDEX sign_in_flows_institution ON public.sign_in_flows USING btree (institution_id);
CREATE INDEX sign_in_flows_user ON public.sign_in_flows USING btree (user_id);
alter table sign_in_flows enable row level security;
alter table sign_in_flows force row level security;
create policy system on sign_in_flows for all to current_user
  using (true)
  with check (true);

create table sign_in_identities (
  user_id integer not null,
  institution_id integer not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  address text not null,
  confirmed boolean not null,
  linked_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint sign_in_identities_pkey PRIMARY KEY (user_id, provider),
  constraint sign_in_identities_issuer_subject_key UNIQUE (issuer, subject),
  constraint sign_in_identities_user_id_institution_id_fkey FOREIGN KEY (user_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint sign_in_identities_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'microsoft'::text])))
);
CREATE INDEX sign_in_identities_institution ON public.sign_in_identities USING btree (institution_id);
alter table sign_in_identities enable row level security;
alter table sign_in_identities force row level security;
create policy read on sign_in_identities for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ((user_id = ( SELECT app_user() AS app_user)) OR ( SELECT app_administers() AS app_administers))));
create policy system on sign_in_identities for all to current_user
  using (true)
  with check (true);
grant select on sign_in_identities to reportair_app;

create table sign_in_providers (
  institution_id integer not null,
  provider text not null,
  live boolean not null,
  client_id text not null,
  secret bytea not null,
  tenant text not null,
  domain text,
  accounts_domain text,
  saved_at timestamp with time zone not null default now(),
  proven_at timestamp with time zone,
  constraint sign_in_providers_pkey PRIMARY KEY (institution_id, provider, live),
  constraint sign_in_providers_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint sign_in_providers_check CHECK ((live = (proven_at IS NOT NULL))),
  constraint sign_in_providers_check1 CHECK (((NOT live) OR (domain IS NOT NULL))),
  constraint sign_in_providers_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'microsoft'::text])))
);
CREATE INDEX sign_in_providers_domain ON public.sign_in_providers USING btree (domain) WHERE live;
CREATE UNIQUE INDEX sign_in_providers_tenant ON public.sign_in_providers USING btree (provider, tenant) WHERE live;
alter table sign_in_providers enable row level security;
alter table sign_in_providers force row level security;
create policy read on sign_in_providers for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy system on sign_in_providers for all to current_user
  using (true)
  with check (true);
grant select (institution_id, provider, live, client_id, tenant, domain, accounts_domain, saved_at, proven_at) on sign_in_providers to reportair_app;

create table student_figures (
  institution_id integer not null,
  student_id integer not null,
  period_id integer not null,
  attendance double precision,
  authorised integer,
  unauthorised integer,
  lates integer,
  results jsonb not null default '[]'::jsonb,
  updated_at timestamp with time zone not null default now(),
  constraint student_figures_pkey PRIMARY KEY (student_id, period_id),
  constraint student_figures_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint student_figures_period_id_institution_id_fkey FOREIGN KEY (period_id, institution_id) REFERENCES reporting_periods(id, institution_id) ON DELETE CASCADE,
  constraint student_figures_student_id_institution_id_fkey FOREIGN KEY (student_id, institution_id) REFERENCES students(id, institution_id) ON DELETE CASCADE,
  constraint student_figures_attendance_check CHECK (((attendance >= (0)::double precision) AND (attendance <= (100)::double precision))),
  constraint student_figures_authorised_check CHECK (((authorised >= 0) AND (authorised <= 999))),
  constraint student_figures_lates_check CHECK (((lates >= 0) AND (lates <= 999))),
  constraint student_figures_unauthorised_check CHECK (((unauthorised >= 0) AND (unauthorised <= 999)))
);
CREATE INDEX student_figures_institution ON public.student_figures USING btree (institution_id);
CREATE INDEX student_figures_period ON public.student_figures USING btree (period_id);
alter table student_figures enable row level security;
alter table student_figures force row level security;
create policy administrators on student_figures for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy system on student_figures for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on student_figures to reportair_app;

create table students (
  id integer not null generated always as identity,
  institution_id integer not null,
  student_id text not null,
  first_name text not null,
  last_name text not null,
  pronouns text,
  year integer not null,
  form_group text,
  date_of_birth date,
  added_by integer,
  enrolled_until timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  last_name_key text not null generated always as (sort_key(last_name)) stored,
  first_name_key text not null generated always as (sort_key(first_name)) stored,
  form_group_key text generated always as (sort_key(form_group)) stored,
  student_id_key text not null generated always as (sort_key(student_id)) stored,
  preferred_name text,
  search_key text not null generated always as (search_key(ARRAY[first_name, preferred_name, last_name, student_id, form_group])) stored,
  upn text,
  legal_first_name text,
  legal_last_name text,
  constraint students_pkey PRIMARY KEY (id),
  constraint students_institution_id_student_id_key UNIQUE (institution_id, student_id),
  constraint students_institution_id_upn_key UNIQUE (institution_id, upn),
  constraint students_of_institution UNIQUE (id, institution_id),
  constraint students_added_by_fkey FOREIGN KEY (added_by, institution_id) REFERENCES users(id, institution_id) ON DELETE SET NULL (added_by),
  constraint students_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint students_legal_first_name_check CHECK ((legal_first_name <> ''::text)),
  constraint students_legal_last_name_check CHECK ((legal_last_name <> ''::text)),
  constraint students_preferred_name_check CHECK ((preferred_name <> ''::text)),
  constraint students_pronouns_check CHECK ((pronouns = ANY (ARRAY['He/Him'::text, 'She/Her'::text, 'They/Them'::text]))),
  constraint students_upn_check CHECK ((upn <> ''::text)),
  constraint students_year_check CHECK (((year >= 7) AND (year <= 13)))
);
CREATE INDEX students_name ON public.students USING btree (institution_id, last_name_key, first_name_key, id);
alter table students enable row level security;
alter table students force row level security;
create policy program_adds on students as restrictive for insert to reportair_app
  with check (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_changes on students as restrictive for update to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy program_removes on students as restrictive for delete to reportair_app
  using (( SELECT app_may('rosters:write'::text) AS app_may));
create policy system on students for all to current_user
  using (true)
  with check (true);
create policy tenant on students for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
CREATE TRIGGER drop_whole_reports BEFORE DELETE ON public.students FOR EACH ROW EXECUTE FUNCTION drop_whole_reports();
CREATE TRIGGER forget_pupil BEFORE DELETE ON public.students FOR EACH ROW EXECUTE FUNCTION forget_pupil();
grant delete, insert, select, update on students to reportair_app;

create table style_profiles (
  author_id integer not null,
  institution_id integer not null,
  profile jsonb not null,
  updated_at timestamp with time zone not null default now(),
  rules smallint not null default 1,
  constraint style_profiles_pkey PRIMARY KEY (author_id),
  constraint style_profiles_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint style_profiles_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
alter table style_profiles enable row level security;
alter table style_profiles force row level security;
create policy author on style_profiles for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on style_profiles for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on style_profiles to reportair_app;

create table subscriptions (
  id text not null,
  customer text not null,
  institution_id integer not null,
  state text not null default 'active'::text,
  asked_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint subscriptions_state_check CHECK ((state = ANY (ARRAY['active'::text, 'past_due'::text, 'cancelled'::text])))
);
CREATE INDEX subscriptions_institution ON public.subscriptions USING btree (institution_id);
alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy system on subscriptions for all to current_user
  using (true)
  with check (true);

create table training_drafts (
  author_id integer not null,
  institution_id integer not null,
  samples jsonb not null,
  updated_at timestamp with time zone not null default now(),
  rules smallint not null default 1,
  constraint training_drafts_pkey PRIMARY KEY (author_id),
  constraint training_drafts_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint training_drafts_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
CREATE INDEX training_drafts_institution ON public.training_drafts USING btree (institution_id);
alter table training_drafts enable row level security;
alter table training_drafts force row level security;
create policy author on training_drafts for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on training_drafts for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on training_drafts to reportair_app;

create table training_sets (
  id integer not null generated always as identity,
  institution_id integer not null,
  author_id integer not null,
  samples jsonb not null,
  leased_until timestamp with time zone,
  profiled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  rules smallint not null default 1,
  constraint training_sets_pkey PRIMARY KEY (id),
  constraint training_sets_author_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint training_sets_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE
);
CREATE INDEX training_sets_author ON public.training_sets USING btree (author_id);
CREATE INDEX training_sets_waiting ON public.training_sets USING btree (id) WHERE (profiled_at IS NULL);
alter table training_sets enable row level security;
alter table training_sets force row level security;
create policy author on training_sets for all to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))))
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (author_id = ( SELECT app_user() AS app_user))));
create policy system on training_sets for all to current_user
  using (true)
  with check (true);
grant delete, insert, select, update on training_sets to reportair_app;

create table users (
  id integer not null generated always as identity,
  institution_id integer not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  password_hash text not null,
  length_unit text not null default 'words'::text,
  length_range text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  last_name_key text not null generated always as (sort_key(last_name)) stored,
  first_name_key text not null generated always as (sort_key(first_name)) stored,
  search_key text not null generated always as (search_key(ARRAY[first_name, last_name])) stored,
  signed_in_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_of_institution UNIQUE (id, institution_id),
  constraint users_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint users_length_range_check CHECK ((length_range = ANY (ARRAY['300-400'::text, '400-700'::text, '500-1200'::text]))),
  constraint users_length_unit_check CHECK ((length_unit = ANY (ARRAY['words'::text, 'characters'::text]))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['teacher'::text, 'admin'::text, 'adminteacher'::text])))
);
CREATE INDEX users_institution ON public.users USING btree (institution_id, last_name_key, first_name_key);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));
alter table users enable row level security;
alter table users force row level security;
create policy administrator_adds on users as restrictive for insert to reportair_app
  with check (((( SELECT app_user() AS app_user) = 0) OR ( SELECT app_administers() AS app_administers)));
create policy administrator_removes on users as restrictive for delete to reportair_app
  using (((( SELECT app_user() AS app_user) = 0) OR ( SELECT app_administers() AS app_administers)));
create policy program_adds on users as restrictive for insert to reportair_app
  with check (((( SELECT app_scope() AS app_scope) IS NULL) OR ((role = 'teacher'::text) AND ( SELECT app_may('rosters:write'::text) AS app_may))));
create policy program_changes on users as restrictive for update to reportair_app
  using (( SELECT app_may(NULL::text) AS app_may));
create policy program_removes on users as restrictive for delete to reportair_app
  using (((( SELECT app_scope() AS app_scope) IS NULL) OR ((role = 'teacher'::text) AND ( SELECT app_may('rosters:write'::text) AS app_may))));
create policy system on users for all to current_user
  using (true)
  with check (true);
create policy tenant on users for all to reportair_app
  using ((institution_id = ( SELECT app_institution() AS app_institution)))
  with check ((institution_id = ( SELECT app_institution() AS app_institution)));
CREATE TRIGGER drop_password_links AFTER UPDATE OF email, password_hash ON public.users FOR EACH ROW WHEN (((old.email IS DISTINCT FROM new.email) OR (old.password_hash IS DISTINCT FROM new.password_hash))) EXECUTE FUNCTION drop_password_links();
CREATE TRIGGER drop_second_steps AFTER UPDATE OF closed_at ON public.users FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION drop_second_steps();
CREATE TRIGGER end_api_tokens_of_closed AFTER UPDATE OF closed_at ON public.users FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION end_api_tokens();
CREATE TRIGGER end_api_tokens_of_deleted BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION end_api_tokens();
CREATE TRIGGER end_api_tokens_of_role AFTER UPDATE OF role ON public.users FOR EACH ROW WHEN (((old.role <> new.role) AND (new.role = 'teacher'::text))) EXECUTE FUNCTION end_api_tokens();
CREATE TRIGGER end_sessions_of_role AFTER UPDATE OF role ON public.users FOR EACH ROW WHEN ((old.role IS DISTINCT FROM new.role)) EXECUTE FUNCTION end_sessions_of_role();
CREATE TRIGGER keep_role BEFORE UPDATE OF role ON public.users FOR EACH ROW WHEN ((old.role IS DISTINCT FROM new.role)) EXECUTE FUNCTION keep_role();
CREATE TRIGGER remember_removed BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION remember_removed();
grant delete, insert, select (id, institution_id, email, first_name, last_name, role, length_unit, length_range, created_at, updated_at, closed_at, last_name_key, first_name_key, search_key, signed_in_at), update (first_name, last_name, role, length_unit, length_range, updated_at, closed_at) on users to reportair_app;

create table whole_reports (
  id integer not null generated always as identity,
  institution_id integer not null,
  ordered_by integer not null,
  period_id integer not null,
  label text not null,
  students integer[] not null,
  form text not null,
  packing text not null,
  state text not null default 'waiting'::text,
  done integer not null default 0,
  leased_until timestamp with time zone,
  attempts integer not null default 0,
  incomplete integer not null default 0,
  file_name text,
  file bytea,
  created_at timestamp with time zone not null default now(),
  constraint whole_reports_pkey PRIMARY KEY (id),
  constraint whole_reports_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES institutions(id) ON DELETE CASCADE,
  constraint whole_reports_ordered_by_institution_id_fkey FOREIGN KEY (ordered_by, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE,
  constraint whole_reports_period_id_institution_id_fkey FOREIGN KEY (period_id, institution_id) REFERENCES reporting_periods(id, institution_id) ON DELETE CASCADE,
  constraint whole_reports_check CHECK ((((state = 'done'::text) = (file IS NOT NULL)) AND ((file IS NULL) = (file_name IS NULL)))),
  constraint whole_reports_form_check CHECK ((form = ANY (ARRAY['pdf'::text, 'docx'::text]))),
  constraint whole_reports_packing_check CHECK ((packing = ANY (ARRAY['one'::text, 'each'::text]))),
  constraint whole_reports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'making'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX whole_reports_created ON public.whole_reports USING btree (created_at);
CREATE INDEX whole_reports_institution ON public.whole_reports USING btree (institution_id, id DESC);
CREATE INDEX whole_reports_ordered_by ON public.whole_reports USING btree (ordered_by);
CREATE INDEX whole_reports_period ON public.whole_reports USING btree (period_id);
CREATE INDEX whole_reports_waiting ON public.whole_reports USING btree (id) WHERE (state = ANY (ARRAY['waiting'::text, 'making'::text]));
alter table whole_reports enable row level security;
alter table whole_reports force row level security;
create policy place on whole_reports for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers) AND (ordered_by = ( SELECT app_user() AS app_user))));
create policy program_places on whole_reports for insert to reportair_app
  with check (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'reports:read'::text) AND (ordered_by = ( SELECT app_token_maker() AS app_token_maker))));
create policy program_reads on whole_reports for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND (( SELECT app_scope() AS app_scope) = 'reports:read'::text)));
create policy read on whole_reports for select to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
create policy system on whole_reports for all to current_user
  using (true)
  with check (true);
create policy take_away on whole_reports for delete to reportair_app
  using (((institution_id = ( SELECT app_institution() AS app_institution)) AND ( SELECT app_administers() AS app_administers)));
grant delete, insert, select on whole_reports to reportair_app;

create table writing_turns (
  author_id integer not null,
  institution_id integer not null,
  taken bigint not null,
  constraint writing_turns_pkey PRIMARY KEY (author_id),
  constraint writing_turns_author_id_institution_id_fkey FOREIGN KEY (author_id, institution_id) REFERENCES users(id, institution_id) ON DELETE CASCADE
);
CREATE INDEX writing_turns_institution ON public.writing_turns USING btree (institution_id, taken);
alter table writing_turns enable row level security;
alter table writing_turns force row level security;
create policy system on writing_turns for all to current_user
  using (true)
  with check (true);

CREATE OR REPLACE FUNCTION public.account_closed_at(of_user integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select closed_at from users where id = of_user $function$;

CREATE OR REPLACE FUNCTION public.add_passkey(of_user integer, new_id text, new_key bytea, new_counter bigint, new_transports text[], new_name text, most integer, hashes bytea[], keep bytea, origin jsonb, told jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
    made boolean;
    first_one boolean;
  begin
    select * into who from users where id = of_user and closed_at is null for update;
    if not found then return 'taken'; end if;
    if (select count(*) from passkeys p where p.user_id = who.id) >= most then return 'full'; end if;
    first_one := cardinality(second_steps_of(who.id)) = 0;
    insert into passkeys (user_id, institution_id, credential_id, public_key, counter, transports, name)
    values (who.id, who.institution_id, new_id, new_key, new_counter, new_transports, new_name)
    on conflict (credential_id) do nothing;
    if not found then return 'taken'; end if;
    made := not exists (select from recovery_codes r where r.user_id = who.id);
    insert into recovery_codes (user_id, institution_id, code_hash)
    select who.id, who.institution_id, unnest(hashes) where made;
    if first_one then
      delete from sessions s where s.user_id = who.id and s.token_hash is distinct from keep;
    end if;
    perform note_second_step(who, 'second_factor.passkey_added', origin, told);
    return case when made then 'made' else 'on' end;
  end $function$;

CREATE OR REPLACE FUNCTION public.address_mail(who users, told jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select told || jsonb_build_object(
      'to', jsonb_build_object('name', who.first_name || ' ' || who.last_name, 'address', who.email),
      'text', 'Dear ' || who.first_name || ' ' || who.last_name || E',\n\n' || (told ->> 'text'))
  $function$;

CREATE OR REPLACE FUNCTION public.any_user()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select exists (select from users) $function$;

CREATE OR REPLACE FUNCTION public.app_administers()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
    select exists (select from users u
      where u.id = app_user() and u.institution_id = app_institution() and u.role in ('admin', 'adminteacher'))
  $function$;
grant execute on function app_administers() to public;

CREATE OR REPLACE FUNCTION public.app_institution()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('app.institution', true), '')::integer $function$;
grant execute on function app_institution() to public;

CREATE OR REPLACE FUNCTION public.app_may(scope text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select app_scope() is null or coalesce(app_scope() = scope, false) $function$;
grant execute on function app_may(text) to public;

CREATE OR REPLACE FUNCTION public.app_scope()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('app.scope', true), '') $function$;
grant execute on function app_scope() to public;

CREATE OR REPLACE FUNCTION public.app_token()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('app.token', true), '')::integer $function$;
grant execute on function app_token() to public;

CREATE OR REPLACE FUNCTION public.app_token_maker()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$ select t.made_by from api_tokens t where t.id = app_token() $function$;
grant execute on function app_token_maker() to public;

CREATE OR REPLACE FUNCTION public.app_user()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('app.user', true), '')::integer $function$;
grant execute on function app_user() to public;

CREATE OR REPLACE FUNCTION public.ask_email_change(of_user integer, new_email text, counted text, lifetime interval, told jsonb)
 RETURNS TABLE(outcome text, wait integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
    again boolean;
    seconds integer;
  begin
    select * into who from users u
    where u.id = of_user and u.institution_id = app_institution() and app_administers() for update;
    if not found then return; end if;
    if exists (select from users u where lower(u.email) = lower(new_email) and u.id <> of_user) then
      return query select 'taken', 0;
      return;
    end if;
    if who.signed_in_at is null then
      delete from email_changes where user_id = of_user;
      update users set email = new_email, updated_at = now() where id = of_user;
      return query select 'changed', 0;
      return;
    end if;
    seconds := greatest(reserve_attempt('email-change-of:' || of_user, 5, interval '1 hour'),
      reserve_attempt('email-change-to:' || counted, 5, interval '1 hour'));
    if seconds > 0 then
      return query select 'too_many', seconds;
      return;
    end if;
    update email_changes set expires_at = now() + lifetime
    where user_id = of_user and email = new_email and expires_at > now();
    again := found;
    if not again then
      delete from email_changes where user_id = of_user;
      insert into email_changes (user_id, institution_id, email, expires_at)
      values (of_user, who.institution_id, new_email, now() + lifetime);
      -- Whoever changes their own stays.
      delete from sessions where user_id = of_user and of_user is distinct from app_user();
      insert into mails (kind, payload) values ('text', told);
    end if;
    -- One that still waits to be sent would bring the same link twice.
    delete from mails where kind = 'email_change' and user_id = of_user;
    insert into mails (kind, user_id) values ('email_change', of_user);
    return query select case when again then 'again' else 'asked' end, 0;
  end $function$;
grant execute on function ask_email_change(integer,text,text,interval,jsonb) to reportair_app;

CREATE OR REPLACE FUNCTION public.batch_marks(of_batches integer[])
 RETURNS TABLE(batch_id integer, last_event integer, status text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select b.id, b.last_event, b.status from batches b where b.id = any (of_batches) $function$;

CREATE OR REPLACE FUNCTION public.begin_codes(of_user integer, sealed bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into one_time_codes (user_id, institution_id, next_secret)
    select u.id, u.institution_id, sealed from users u where u.id = of_user
    on conflict (user_id) do update set next_secret = excluded.next_secret
  $function$;

CREATE OR REPLACE FUNCTION public.begin_payment(event text, subscription text)
 RETURNS TABLE(handled boolean, known boolean, at text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (select from payment_events e where e.id = event),
      exists (select from subscriptions s where s.id = subscription),
      clock_timestamp()::text
  $function$;

CREATE OR REPLACE FUNCTION public.begin_second_step(half bytea, network text)
 RETURNS TABLE(wait integer, user_id integer, email text, name text, secret bytea)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
    seconds integer;
  begin
    select u.* into who from half_sign_ins h join users u on u.id = h.user_id
    where h.token_hash = half and h.expires_at > now() and u.password_hash = h.compared_hash and u.closed_at is null;
    if not found then return; end if;
    seconds := reserve_attempt('second-step:' || who.id, 10, interval '15 minutes');
    if seconds = 0 then seconds := reserve_attempt('second-step-day:' || who.id, 50, interval '1 day'); end if;
    if seconds = 0 then seconds := reserve_attempt('second-step-from:' || network, 50, interval '15 minutes'); end if;
    return query select seconds, who.id, who.email, who.first_name || ' ' || who.last_name, c.secret
      from (select) one left join one_time_codes c on c.user_id = who.id;
  end $function$;

CREATE OR REPLACE FUNCTION public.begin_sign_in(sign_in_email text, account text, address text, browser text, in_session boolean, account_limit integer, address_limit integer, browser_limit integer, span interval)
 RETURNS TABLE(allowed boolean, waits jsonb, counted text[], id integer, password_hash text, subscription text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    subjects text[] := array_remove(array[account, address, browser], null);
    moment timestamptz;
  begin
    -- In one order everywhere, so that two attempts never wait for each other.
    perform pg_advisory_xact_lock(hashtext(each.subject)) from (select unnest(subjects) as subject order by 1) each;
    -- Whoever held the locks before has written an earlier moment than this; one further ahead than clocks differ
    -- was written by a clock that was wrong, and counts no more than one that is over.
    moment := clock_timestamp();
    delete from login_failures
    where subject = any (subjects) and (at <= moment - span or at > moment + interval '1 minute');
    select coalesce(jsonb_object_agg(f.subject,
      greatest(1, ceil(extract(epoch from least(span, f.oldest + span - moment))))), '{}')
    into waits
    from (
      select l.subject, count(*) as failures, min(l.at) as oldest from login_failures l
      where l.subject = any (subjects) group by l.subject
    ) f
    where f.failures >= case f.subject when account then account_limit when address then address_limit else browser_limit end;
    counted := case
      when in_session then array(select each from unnest(subjects) each where not waits ? browser and not waits ? each)
      when not waits ? account and not waits ? address then array[account, address]
      when browser is not null and not waits ? browser then array[browser]
      else '{}' end;
    allowed := cardinality(counted) > 0;
    insert into login_failures (subject, at) select unnest(counted), moment;
    return query select allowed, waits, counted, u.id, u.password_hash, i.subscription
      from (select) nobody
      left join users u on lower(u.email) = lower(sign_in_email)
      left join institutions i on i.id = u.institution_id;
  end $function$;

CREATE OR REPLACE FUNCTION public.begin_sign_in_flow(new_state bytea, holder bytea, school integer, which text, is_live boolean, what_for text, of_user integer, of_session bytea, lifetime interval)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    delete from sign_in_flows f where f.expires_at <= now() or f.expires_at > now() + lifetime + interval '1 minute';
    delete from pending_links l where l.expires_at <= now() or l.expires_at > now() + lifetime + interval '1 minute';
    delete from removed_identities r where r.removed_at < now() - interval '2 years';
    insert into sign_in_flows (state_hash, holder_hash, institution_id, provider, live, purpose, user_id, session_hash, expires_at)
    values (new_state, holder, school, which, is_live, what_for, of_user, of_session, now() + lifetime);
  end $function$;

CREATE OR REPLACE FUNCTION public.bound_ends()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update batch_items set leased_until = null
      where state in ('waiting', 'writing') and leased_until > now() + interval '20 minutes';
    update training_sets set leased_until = null where leased_until > now() + interval '20 minutes';
    update intakes set leased_until = null where leased_until > now() + interval '20 minutes';
    update retention_runs set leased_until = null where leased_until > now() + interval '20 minutes';
    update whole_reports set leased_until = null where leased_until > now() + interval '20 minutes';
    update mails set due_at = now() where due_at > now() + interval '2 hours';
    update password_links set expires_at = now() + interval '1 hour' where expires_at > now() + interval '73 hours';
    update email_changes set expires_at = now() + interval '7 days' where expires_at > now() + interval '8 days';
    update provider_rests set asked_at = now() where asked_at > now() + interval '1 minute';
  $function$;

CREATE OR REPLACE FUNCTION public.change_password(of_user integer, old_hash text, new_hash text, keep bytea, how text, origin jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    update users set password_hash = new_hash, updated_at = now()
    where users.id = of_user and (old_hash is null or password_hash = old_hash) returning * into who;
    if not found then return false; end if;
    delete from sessions where user_id = of_user and token_hash is distinct from keep;
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, how,
            'user', who.id, who.first_name || ' ' || who.last_name, origin);
    return true;
  end $function$;

CREATE OR REPLACE FUNCTION public.class_progress(of_period integer)
 RETURNS TABLE(classroom_id integer, pupils integer, written integer, kept integer, released integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
    with texts as materialized (
      select c.classroom_id, c.student_id, bool_or(g.status = 'kept') as kept,
        bool_or(g.status = 'kept' and r.report_id is not null) as released
      from report_configurations c
      join generated_reports g on g.configuration_id = c.id and g.current and g.discarded_at is null
      left join report_releases r on r.report_id = g.id
      where c.institution_id = app_institution() and (select app_administers())
        and g.institution_id = app_institution() and c.period_id = of_period and c.deleted_at is null
      group by c.classroom_id, c.student_id
    )
    select k.id, count(e.student_id)::integer, count(x.student_id)::integer,
      (count(*) filter (where x.kept))::integer, (count(*) filter (where x.released))::integer
    from classrooms k
    left join enrolments e on e.classroom_id = k.id
    left join texts x on x.classroom_id = k.id and x.student_id = e.student_id
    where k.institution_id = app_institution() and (select app_administers())
    group by k.id
  $function$;
grant execute on function class_progress(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.close_account(of_user integer, own_message jsonb, administrators_message jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.confirm_email(link bytea, origin jsonb)
 RETURNS TABLE(outcome text, address text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
    wanted text;
  begin
    -- The person first, as whoever asks for a change does.
    select u.* into who from users u join email_links l on l.user_id = u.id where l.token_hash = link for update of u;
    begin
      delete from email_changes c
      where c.user_id = (select l.user_id from email_links l where l.token_hash = link) and c.expires_at > now()
      returning c.email into wanted;
      if wanted is null then
        return query select 'gone', null::text;
        return;
      end if;
      update users set email = wanted, updated_at = now() where id = who.id;
    exception when unique_violation then
      return query select 'taken', wanted;
      return;
    end;
    -- They would be sent to the new address, and were asked for with the former one.
    delete from mails where user_id = who.id and kind in ('reset', 'email_change');
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, 'Somebody', 'email.confirmed', 'user', who.id, who.first_name || ' ' || who.last_name,
            origin || jsonb_build_object('email', jsonb_build_object('from', who.email, 'to', wanted)));
    return query select 'confirmed', wanted;
  end $function$;

CREATE OR REPLACE FUNCTION public.confirm_session(token bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ update sessions set confirmed_at = now() where token_hash = token $function$;

CREATE OR REPLACE FUNCTION public.count_institution_reports()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select count(distinct configuration_id)::integer from generated_reports
    where institution_id = app_institution() and current and discarded_at is null
  $function$;
grant execute on function count_institution_reports() to reportair_app;

CREATE OR REPLACE FUNCTION public.count_reports_of(author integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select count(distinct configuration_id)::integer from generated_reports
    where institution_id = app_institution() and author_id = author and current and discarded_at is null
  $function$;
grant execute on function count_reports_of(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.count_wrong_token(from_address text, most integer, span interval)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    moment timestamptz;
    made integer;
    oldest timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtext(from_address));
    moment := clock_timestamp();
    delete from login_failures l
    where l.subject = from_address and (l.at <= moment - span or l.at > moment + interval '1 minute');
    select count(*), min(l.at) into made, oldest from login_failures l where l.subject = from_address;
    if made >= most then
      return greatest(1, ceil(extract(epoch from least(span, oldest + span - moment))))::integer;
    end if;
    insert into login_failures (subject, at) values (from_address, moment);
    return 0;
  end $function$;

CREATE OR REPLACE FUNCTION public.create_email_link(of_user integer, link bytea)
 RETURNS TABLE(email text, first_name text, last_name text, institution_name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    -- Whoever replaces the address waits, and takes this link away with it.
    perform from email_changes c where c.user_id = of_user and c.expires_at > now() for share;
    if not found then return; end if;
    insert into email_links (token_hash, user_id) values (link, of_user);
    return query select c.email, u.first_name, u.last_name, i.name
      from email_changes c join users u on u.id = c.user_id join institutions i on i.id = u.institution_id
      where c.user_id = of_user;
  end $function$;

CREATE OR REPLACE FUNCTION public.create_institution(institution_name text, short text[])
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ insert into institutions (name, short_names) values (institution_name, short) returning id $function$;

CREATE OR REPLACE FUNCTION public.create_password_link(of_user integer, link bytea, lifetime interval)
 RETURNS TABLE(email text, first_name text, last_name text, institution_name text, providers text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    delete from password_links where expires_at < now();
    insert into password_links (token_hash, user_id, expires_at)
    select link, u.id, now() + lifetime from users u where u.id = of_user and password_counts(u.id);
    return query select u.email, u.first_name, u.last_name, i.name, d.by_account
      from users u join institutions i on i.id = u.institution_id, password_door(null, u.id) d where u.id = of_user;
  end $function$;

CREATE OR REPLACE FUNCTION public.create_school(school_name text, short text[], admin_email text, admin_first_name text, admin_last_name text, admin_role text, admin_hash text, welcome boolean)
 RETURNS TABLE(institution_id integer, user_id integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    school integer;
    person integer;
  begin
    insert into institutions (name, short_names) values (school_name, short) returning id into school;
    insert into users (institution_id, email, first_name, last_name, role, password_hash)
    values (school, admin_email, admin_first_name, admin_last_name, admin_role, admin_hash) returning id into person;
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label)
    values (school, 'The provider', 'institution.created', 'institution', school, school_name);
    if welcome then insert into mails (kind, user_id) values ('welcome', person); end if;
    return query select school, person;
  end $function$;

CREATE OR REPLACE FUNCTION public.department_progress(of_period integer)
 RETURNS TABLE(subject text, year integer, teachers integer[], behind integer[], pupils integer, written integer, kept integer, released integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
    with rooms as materialized (
      select k.id, k.subject, k.subject_key, k.year, p.pupils, p.written, p.kept, p.released
      from class_progress(of_period) p join classrooms k on k.id = p.classroom_id
    ),
    taught as (
      select k.subject_key, k.year, array_agg(distinct t.user_id) as teachers,
        array_agg(distinct t.user_id) filter (where k.kept < k.pupils and u.closed_at is null) as behind
      from rooms k join classroom_teachers t on t.classroom_id = k.id join users u on u.id = t.user_id
      group by k.subject_key, k.year
    )
    select min(k.subject), k.year, coalesce(t.teachers, '{}'), coalesce(t.behind, '{}'), sum(k.pupils)::integer,
      sum(k.written)::integer, sum(k.kept)::integer, sum(k.released)::integer
    from rooms k
    left join taught t on t.subject_key = k.subject_key and t.year = k.year
    group by k.subject_key, k.year, t.teachers, t.behind
    order by k.subject_key, k.year
  $function$;
grant execute on function department_progress(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.digest_of_inputs(VARIADIC fields text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ select md5(to_jsonb(fields)::text) $function$;
grant execute on function digest_of_inputs(text[]) to public;

CREATE OR REPLACE FUNCTION public.door_of(school integer, which text, is_live boolean)
 RETURNS TABLE(institution_id integer, provider text, client_id text, secret bytea, tenant text, domain text, accounts_domain text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select p.institution_id, p.provider, p.client_id, p.secret, p.tenant, p.domain, p.accounts_domain from sign_in_providers p
    where p.institution_id = school and p.provider = which and p.live = is_live
  $function$;

CREATE OR REPLACE FUNCTION public.drop_mail(mail integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from mails where id = mail $function$;

CREATE OR REPLACE FUNCTION public.drop_password_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    delete from password_links where user_id = new.id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.drop_second_steps()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    perform remove_second_steps(new.id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.drop_sign_in_provider(which text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    were boolean;
  begin
    if not app_administers() then return false; end if;
    delete from sign_in_providers p where p.institution_id = app_institution() and p.provider = which;
    were := found;
    delete from sign_in_identities i where i.institution_id = app_institution() and i.provider = which;
    update institutions set password_kept_by = null where id = app_institution() and password_kept_by is not null
      and not exists (select from sign_in_providers p where p.institution_id = app_institution() and p.live);
    return were;
  end $function$;
grant execute on function drop_sign_in_provider(text) to reportair_app;

CREATE OR REPLACE FUNCTION public.drop_whole_reports()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    delete from whole_reports where institution_id = old.institution_id and old.id = any(students);
    return old;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_api_tokens()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    -- A school that goes as a whole has no log to write to.
    if exists (select from institutions i where i.id = old.institution_id) then
      select * into who from users u where u.id = coalesce(nullif(app_user(), 0), old.id);
      with ended as (
        update api_tokens t set revoked_at = now()
        where t.made_by = old.id and t.revoked_at is null and t.ends_on >= (now() at time zone 'Europe/London')::date
        returning t.id, t.name
      )
      insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label)
      select old.institution_id, who.id, who.first_name || ' ' || who.last_name, 'api_token.ended', 'api_token', e.id, e.name
      from ended e;
    end if;
    return coalesce(new, old);
  end $function$;

CREATE OR REPLACE FUNCTION public.end_session(old_token bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from sessions where token_hash = old_token $function$;

CREATE OR REPLACE FUNCTION public.end_sessions(of_user integer, keep bytea, only_id integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with ended as (
      delete from sessions s where s.user_id = of_user and s.token_hash is distinct from keep
        and (only_id is null or s.id = only_id)
      returning 1
    )
    select count(*)::integer from ended
  $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    delete from sessions where user_id = new.id and new.id is distinct from app_user();
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.end_whole_report(which integer, of_attempt integer, made_name text, made_file bytea, left_out integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update whole_reports
    set state = case when made_file is null then 'failed' else 'done' end, file_name = made_name, file = made_file,
      incomplete = left_out, leased_until = null, done = case when made_file is null then 0 else cardinality(students) end
    where id = which and attempts = of_attempt and state = 'making'
  $function$;

CREATE OR REPLACE FUNCTION public.enter_by_provider(school integer, which text, of_tenant text, of_issuer text, of_subject text, of_address text, is_sure boolean, given text, family text, unusable_hash text, holder bytea, new_token bytea, origin jsonb, told jsonb, half_for interval, lifetime interval)
 RETURNS TABLE(outcome text, user_id integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  #variable_conflict use_column
  declare
    door sign_in_providers;
    link sign_in_identities;
    who users;
    how text;
  begin
    select * into door from sign_in_providers p
    where p.institution_id = school and p.provider = which and p.live and p.tenant = of_tenant for share;
    if not found then return query select 'off', null::integer; return; end if;
    -- Two of one person at once take turns.
    perform pg_advisory_xact_lock(hashtext('identity ' || of_issuer || ' ' || of_subject));
    select * into link from sign_in_identities i where i.issuer = of_issuer and i.subject = of_subject;
    if found and link.institution_id <> school then return query select 'unknown', null::integer; return; end if;
    if found then select * into who from users u where u.id = link.user_id for update;
    else
      select * into who from users u where u.institution_id = school and lower(u.email) = lower(of_address) for update;
    end if;
    if who.id is null then
      how := case
        when exists (select from removed_identities r where r.institution_id = school
          and r.identity_hash = identity_hash(of_issuer, of_subject)) then 'removed'
        when unusable_hash is null or not is_sure or door.accounts_domain is null
          or lower(split_part(of_address, '@', 2)) <> door.accounts_domain then 'unknown'
        when exists (select from users u where lower(u.email) = lower(of_address)) then 'elsewhere'
        when not exists (select from institutions i where i.id = school and i.subscription = 'active') then 'not_subscribed'
      end;
      if how is not null then return query select how, null::integer; return; end if;
      insert into users (institution_id, email, first_name, last_name, role, password_hash)
      values (school, of_address, given, family, 'teacher', unusable_hash) returning * into who;
      perform note_second_step(who, 'account.made', origin, null);
    end if;
    if not exists (select from institutions i where i.id = school and i.subscription = 'active') then
      return query select 'not_subscribed', who.id; return;
    end if;
    if who.closed_at is not null then return query select 'closed', who.id; return; end if;
    if link.user_id is null and exists (
      select from sign_in_identities i where i.user_id = who.id and i.provider = which
    ) then return query select 'other_identity', who.id; return; end if;
    if (who.role <> 'teacher' or (link.user_id is null and not is_sure)) and link.confirmed is not true then
      delete from pending_links l where l.holder_hash = holder;
      insert into pending_links (holder_hash, user_id, institution_id, provider, issuer, subject, address, expires_at)
      values (holder, who.id, school, which, of_issuer, of_subject, of_address, now() + lifetime);
      return query select 'confirm', who.id; return;
    end if;
    if link.user_id is null then
      perform link_identity(who, which, of_issuer, of_subject, of_address, false, origin, told);
    else
      update sign_in_identities i set used_at = now(), address = of_address
      where i.issuer = of_issuer and i.subject = of_subject;
    end if;
    return query select open_provider_session(who, which, new_token, origin, false, half_for), who.id;
  end $function$;

CREATE OR REPLACE FUNCTION public.erase_student(pupil integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if not may_answer_for(pupil) then return false; end if;
    perform from batches where id in (
      select batch_id from batch_items where student_id = pupil and state in ('waiting', 'writing'))
    order by id for update;
    delete from students where id = pupil;
    perform unname_in_log(array[pupil]);
    return found;
  end $function$;
grant execute on function erase_student(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.find_api_token(of_hash bytea)
 RETURNS TABLE(id integer, scopes text[], institution_id integer, user_id integer, role text, subscription text, live boolean, needs_touch boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select t.id, t.scopes, t.institution_id, u.id, u.role, i.subscription,
      t.revoked_at is null and t.ends_on >= d.today and u.closed_at is null and u.role <> 'teacher',
      t.used_on is distinct from d.today
    from api_tokens t join users u on u.id = t.made_by join institutions i on i.id = t.institution_id,
      (select (now() at time zone 'Europe/London')::date as today) d
    where t.token_hash = of_hash
  $function$;

CREATE OR REPLACE FUNCTION public.find_door(which text, of_domain text)
 RETURNS TABLE(institution_id integer, provider text, client_id text, secret bytea, tenant text, domain text, accounts_domain text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select p.institution_id, p.provider, p.client_id, p.secret, p.tenant, p.domain, p.accounts_domain
    from sign_in_providers p
    where p.provider = which and p.live
      and case when of_domain is null
        then 1 = (select count(*) from sign_in_providers o where o.provider = which and o.live)
        else lower(of_domain) = p.domain or lower(of_domain) like '%.' || p.domain end
    -- The nearest: a school below another one's domain is its own.
    order by length(p.domain) desc limit 1
  $function$;

CREATE OR REPLACE FUNCTION public.find_password_link(link bytea)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select user_id from password_links where token_hash = link and expires_at > now() $function$;

CREATE OR REPLACE FUNCTION public.find_session(token bytea, lifetime interval)
 RETURNS TABLE(user_id integer, role text, first_name text, last_name text, email text, institution_id integer, institution_name text, subscription text, needs_touch boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  #variable_conflict use_column
  begin
    return query
    select u.id, u.role, u.first_name, u.last_name, u.email, i.id, i.name, i.subscription,
           s.seen_at not between now() - interval '1 hour' and now() + interval '1 minute'
    from sessions s join users u on u.id = s.user_id join institutions i on i.id = u.institution_id
    where s.token_hash = token and s.seen_at > now() - lifetime
      and s.created_at > now() - interval '90 days' and s.created_at < now() + interval '1 hour';
  end
  $function$;

CREATE OR REPLACE FUNCTION public.find_subscriber(for_email text)
 RETURNS TABLE(institution_id integer, role text, subscription text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select i.id, u.role, i.subscription from users u join institutions i on i.id = u.institution_id
    where lower(u.email) = lower(for_email)
  $function$;

CREATE OR REPLACE FUNCTION public.find_subscription(of_institution integer)
 RETURNS TABLE(customer text, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.customer, s.state from subscriptions s where s.institution_id = of_institution
    order by s.state = 'active' desc, s.state = 'past_due' desc, s.created_at desc limit 1
  $function$;

CREATE OR REPLACE FUNCTION public.finish_pending_link(holder bytea, link bytea, compared_hash text, new_token bytea, origin jsonb, told jsonb, half_for interval)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    waiting pending_links;
    who users;
  begin
    delete from pending_links l where l.holder_hash = holder and (link is null or l.link_hash = link)
    returning * into waiting;
    if not found or waiting.expires_at <= now() then return 'gone'; end if;
    select * into who from users u where u.id = waiting.user_id and u.closed_at is null
      and (compared_hash is null or u.password_hash = compared_hash) for update;
    if not found then return 'gone'; end if;
    if (link is null) = (compared_hash is null) or (link is null and not password_counts(who.id)) then return 'gone'; end if;
    if not exists (select from sign_in_providers p
      where p.institution_id = who.institution_id and p.provider = waiting.provider and p.live) then return 'gone'; end if;
    perform pg_advisory_xact_lock(hashtext('identity ' || waiting.issuer || ' ' || waiting.subject));
    if exists (select from sign_in_identities i
      where ((i.issuer = waiting.issuer and i.subject = waiting.subject) or (i.user_id = who.id and i.provider = waiting.provider))
        and (i.issuer, i.subject, i.user_id) is distinct from (waiting.issuer, waiting.subject, who.id)) then return 'gone'; end if;
    perform link_identity(who, waiting.provider, waiting.issuer, waiting.subject, waiting.address, true,
      origin || jsonb_build_object('provider', waiting.provider), told);
    return open_provider_session(who, waiting.provider, new_token, origin || jsonb_build_object('provider', waiting.provider),
      link is null, half_for);
  end $function$;

CREATE OR REPLACE FUNCTION public.finish_second_step(half bytea, new_token bytea, code_span bigint, recovery bytea, passkey text, passkey_counter bigint, network text, counted_network text, session_browser text, told jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
    origin jsonb := jsonb_build_object('network', network, 'browser', session_browser);
    right_one boolean := false;
    by_provider text;
  begin
    -- The person first, as everywhere. Two that come at once take turns, and the second finds nothing.
    perform from users u where u.id = (select h.user_id from half_sign_ins h where h.token_hash = half) for share;
    perform from half_sign_ins h where h.token_hash = half for update;
    select u.* into who from half_sign_ins h join users u on u.id = h.user_id
    where h.token_hash = half and h.expires_at > now() and u.password_hash = h.compared_hash and u.closed_at is null;
    if not found then return 'gone'; end if;
    select h.provider into by_provider from half_sign_ins h where h.token_hash = half;
    if by_provider is not null then origin := origin || jsonb_build_object('provider', by_provider); end if;
    if passkey is not null then
      right_one := use_passkey(who.id, passkey, passkey_counter);
    elsif code_span is not null then
      update one_time_codes c set last_span = code_span
      where c.user_id = who.id and c.secret is not null and c.last_span < code_span;
      right_one := found;
    elsif recovery is not null then
      delete from recovery_codes r where r.user_id = who.id and r.code_hash = recovery;
      right_one := found;
      if right_one then perform note_second_step(who, 'second_factor.code_used', origin, told); end if;
    end if;
    if not right_one then
      insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
      values (who.institution_id, 'Somebody', 'second_step.refused', 'user', who.id,
              who.first_name || ' ' || who.last_name, origin);
      return 'refused';
    end if;
    delete from half_sign_ins h where h.token_hash = half;
    delete from attempts where subject in ('second-step:' || who.id, 'second-step-day:' || who.id);
    delete from attempts where ctid = (
      select ctid from attempts where subject = 'second-step-from:' || counted_network order by at desc limit 1
    );
    insert into sessions (token_hash, user_id, browser, confirmed_at)
    values (new_token, who.id, session_browser,
      case when by_provider is null or passkey is not null then now() else to_timestamp(0) end);
    perform note_second_step(who, 'sign_in.done', origin, null);
    return 'open';
  end $function$;

CREATE OR REPLACE FUNCTION public.folded(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT btrim(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(NORMALIZE(translate(given, '''’‘‛ʼʻʹʾʿ`´′＇­​‌‍﻿'::text, ''::text), NFKD), '[\u0300-\u036F]'::text, ''::text, 'g'::text), (('ABCDEFGHIJKLMNOPQRSTUVWXYZØøŁłĐđÐðĦħıŦŧƗɨŊŋƁɓƊɗƘƙƐɛƆɔƏəÆŒẞÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏЅ'::text || '	
!"#$%&()*+,-./:;<=>?@[\]^_{|}~«»·‐‒–—―“”„•⁄−'::text) || '''’‘‛ʼʻʹʾʿ`´′＇­​‌‍﻿'::text), ('abcdefghijklmnopqrstuvwxyzoollddddhhittiinnbbddkkeeooeeæœßþαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџѕ'::text || repeat(' '::text, 49))), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'ß'::text, 'ss'::text), 'þ'::text, 'th'::text), ' +'::text, ' '::text, 'g'::text), ' '::text) AS btrim;
END;
grant execute on function folded(text) to public;
grant execute on function folded(text) to reportair_app;

CREATE OR REPLACE FUNCTION public.forget_api_tokens(kept interval)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from api_tokens
    where least(revoked_at, (ends_on + 1)::timestamp at time zone 'Europe/London') < now() - kept
  $function$;

CREATE OR REPLACE FUNCTION public.forget_email_changes()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from email_changes where expires_at <= now() $function$;

CREATE OR REPLACE FUNCTION public.forget_intakes(staged interval, undoable interval)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from intakes where case when committed_at is null then created_at < now() - staged
      else committed_at < now() - undoable end
  $function$;

CREATE OR REPLACE FUNCTION public.forget_pupil()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.forget_whereabouts(before timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with gone as (delete from audit_log where details ? 'network' and at < before returning 1)
    select count(*)::integer from gone
  $function$;

CREATE OR REPLACE FUNCTION public.forgive_sign_in(whole text[], once text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from login_failures where subject = any (whole);
    delete from login_failures where ctid = (
      select ctid from login_failures where subject = once order by at desc limit 1
    )
  $function$;

CREATE OR REPLACE FUNCTION public.free_leases(items integer[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update batch_items set leased_until = null
    where state in ('waiting', 'writing') and (items is null or id = any(items))
  $function$;

CREATE OR REPLACE FUNCTION public.half_sign_in_of(half bytea)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select u.id from half_sign_ins h join users u on u.id = h.user_id
    where h.token_hash = half and h.expires_at > now() and u.password_hash = h.compared_hash and u.closed_at is null
  $function$;

CREATE OR REPLACE FUNCTION public.has_been_read(proof integer, given text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (
      select from report_proofs p join generated_reports g on g.id = p.report_id
      where p.id = proof and p.institution_id = app_institution() and p.reader_id = app_user()
        and (g.report_content = given
          or exists (select from report_versions v where v.report_id = g.id and v.report_content = given)))
  $function$;
grant execute on function has_been_read(integer,text) to reportair_app;

CREATE OR REPLACE FUNCTION public.hold_batches_of(author integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    perform from batches
    where author_id = author and institution_id = app_institution() and status in ('queued', 'running')
    order by id for update;
  end $function$;
grant execute on function hold_batches_of(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.hold_retention(school integer, today date, missing integer, wait integer)
 RETURNS date
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.identity_hash(of_issuer text, of_subject text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$ select sha256(convert_to(of_issuer || ' ' || of_subject, 'UTF8')) $function$;

CREATE OR REPLACE FUNCTION public.invite_staff(ids integer[])
 RETURNS TABLE(user_id integer, label text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with invited as (
      select u.id, u.first_name || ' ' || u.last_name as label from users u
      where u.id = any(ids) and u.institution_id = app_institution() and app_administers()
        and u.signed_in_at is null and u.closed_at is null
    ),
    -- One that still waits to be sent would bring the same link twice.
    told as (
      insert into mails (kind, user_id) select 'invite', i.id from invited i
      where not exists (select from mails m where m.user_id = i.id and m.kind = 'invite')
    )
    select i.id, i.label from invited i order by 1
  $function$;
grant execute on function invite_staff(integer[]) to reportair_app;

CREATE OR REPLACE FUNCTION public.is_linked_to(of_user integer, of_issuer text, of_subject text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (select from sign_in_identities i
      where i.user_id = of_user and i.issuer = of_issuer and i.subject = of_subject)
  $function$;

CREATE OR REPLACE FUNCTION public.keep_email(of_user integer)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from email_changes
    where user_id = of_user and institution_id = app_institution() and expires_at > now()
      and (of_user = app_user() or app_administers())
    returning email
  $function$;
grant execute on function keep_email(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.keep_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    -- The functions of the tables' owner ask for themselves who acts.
    if current_user = 'reportair_app' and not app_administers() then
      raise exception 'only an administrator changes a role' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.lacks_second_step(of_user integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    return exists (
      select from users u join institutions i on i.id = u.institution_id
      where u.id = of_user and i.second_step_required and u.role <> 'teacher'
        and not exists (select from passkeys p where p.user_id = u.id)
        and not exists (select from one_time_codes c where c.user_id = u.id and c.secret is not null)
    );
  end $function$;

CREATE OR REPLACE FUNCTION public.lease_intake(lifetime interval)
 RETURNS TABLE(id integer, institution_id integer, user_id integer, attempts integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update intakes i set leased_until = now() + lifetime, attempts = i.attempts + 1
    where i.id = (select w.id from intakes w
      where w.state = 'waiting' and w.started_by is not null and (w.leased_until is null or w.leased_until < now())
      order by w.id limit 1 for update skip locked)
    returning i.id, i.institution_id, i.started_by, i.attempts
  $function$;

CREATE OR REPLACE FUNCTION public.lease_items(most integer, lease interval)
 RETURNS TABLE(item_id integer, batch_id integer, institution_id integer, author_id integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
  #variable_conflict use_column
  declare
    open_turns integer := most;
    took integer;
    turn record;
  begin
    -- One taker at a time, for the milliseconds that it takes: turns are counted.
    perform pg_advisory_xact_lock(hashtext('lease_items'));
    -- What a dead worker held waits in its author's order again.
    update batch_items set leased_until = null where id = any (array(
      select id from batch_items
      where state in ('waiting', 'writing') and leased_until is not null and leased_until < now()
      for update skip locked));
    while open_turns > 0 loop
      took := 0;
      for turn in
        with recursive authors as (
          -- From one author to the next by the index, without reading what else they have.
          (select i.author_id, i.institution_id from batch_items i
            where i.state in ('waiting', 'writing') and i.leased_until is null order by i.author_id limit 1)
          union all
          select n.author_id, n.institution_id from authors a cross join lateral (
            select i.author_id, i.institution_id from batch_items i
            where i.state in ('waiting', 'writing') and i.leased_until is null and i.author_id > a.author_id
            order by i.author_id limit 1) n
        ),
        held as materialized (
          select i.author_id, i.institution_id, count(*) as items from batch_items i
          where i.state in ('waiting', 'writing') and i.leased_until is not null group by 1, 2
        ),
        schools as materialized (
          select s.institution_id, coalesce((select sum(h.items) from held h where h.institution_id = s.institution_id), 0) as held,
            coalesce((select max(t.taken) from writing_turns t where t.institution_id = s.institution_id), 0) as taken
          from (select distinct institution_id from authors) s
        ),
        in_school as (
          select a.author_id, a.institution_id, row_number() over (partition by a.institution_id
              order by coalesce(h.items, 0) + n, coalesce(t.taken, 0), n, a.author_id) as place
          from authors a cross join generate_series(1, open_turns) n
            left join held h on h.author_id = a.author_id left join writing_turns t on t.author_id = a.author_id
        ),
        chosen as (
          select p.author_id, p.institution_id from in_school p join schools s on s.institution_id = p.institution_id
          where p.place <= open_turns
          order by s.held + p.place, s.taken, p.institution_id, p.place limit open_turns
        )
        select c.author_id, c.institution_id, count(*) as items from chosen c group by 1, 2
      loop
        -- Before the items, as a person's removal locks the person first.
        insert into writing_turns as t (author_id, institution_id, taken)
        values (turn.author_id, turn.institution_id, nextval('turns_taken'))
        on conflict (author_id) do update set taken = excluded.taken;
        for item_id, batch_id, institution_id, author_id in
          update batch_items i set leased_until = now() + lease, attempts = i.attempts + 1
          where i.id = any (array(
            select f.id from batch_items f
            where f.state in ('waiting', 'writing') and f.leased_until is null and f.author_id = turn.author_id
            order by f.alone desc, f.batch_id, f.index limit turn.items for update skip locked
          ))
          returning i.id, i.batch_id, i.institution_id, i.author_id
        loop
          took := took + 1;
          return next;
        end loop;
      end loop;
      open_turns := open_turns - took;
      -- Those of few items have left some turns over, for whoever has more; nothing is left where none was taken.
      exit when took = 0;
    end loop;
  end $function$;

CREATE OR REPLACE FUNCTION public.lease_mail(lease interval)
 RETURNS TABLE(id integer, kind text, user_id integer, payload jsonb, attempts integer, created_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update mails m set due_at = now() + lease, attempts = m.attempts + 1
    from (select d.id from mails d where d.due_at <= now() order by d.due_at, d.id limit 1 for update skip locked) due
    where m.id = due.id
    returning m.id, m.kind, m.user_id, m.payload, m.attempts, m.created_at
  $function$;

CREATE OR REPLACE FUNCTION public.lease_retention(today date, lease interval)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.lease_training_set(lease interval)
 RETURNS TABLE(id integer, institution_id integer, author_id integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update training_sets t set leased_until = now() + lease
    from (
      select s.id from training_sets s
      where s.profiled_at is null and (s.leased_until is null or s.leased_until < now())
      order by s.id limit 1 for update skip locked
    ) free
    where t.id = free.id
    returning t.id, t.institution_id, t.author_id
  $function$;

CREATE OR REPLACE FUNCTION public.lease_whole_report(lease interval, keep interval, most integer)
 RETURNS TABLE(id integer, institution_id integer, ordered_by integer, attempt integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    delete from whole_reports w where w.created_at < now() - keep;
    update whole_reports w set state = 'failed', leased_until = null
    where w.state in ('waiting', 'making') and w.attempts >= most and (w.leased_until is null or w.leased_until < now());
    return query
      update whole_reports w
      set state = 'making', done = 0, leased_until = now() + lease, attempts = w.attempts + 1
      from (
        select o.id from whole_reports o
        where o.state in ('waiting', 'making') and (o.leased_until is null or o.leased_until < now())
        order by o.id limit 1 for update skip locked
      ) free
      where w.id = free.id
      returning w.id, w.institution_id, w.ordered_by, w.attempts;
  end $function$;

CREATE OR REPLACE FUNCTION public.link_identity(who users, which text, of_issuer text, of_subject text, of_address text, is_confirmed boolean, origin jsonb, told jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    insert into sign_in_identities (user_id, institution_id, provider, issuer, subject, address, confirmed, used_at)
    values (who.id, who.institution_id, which, of_issuer, of_subject, of_address, is_confirmed, now())
    on conflict (user_id, provider) do update
      set confirmed = excluded.confirmed, address = excluded.address, used_at = now();
    delete from removed_identities r
    where r.institution_id = who.institution_id and r.identity_hash = identity_hash(of_issuer, of_subject);
    perform note_second_step(who, 'sign_in.linked', origin, address_mail(who, told));
  end $function$;

CREATE OR REPLACE FUNCTION public.link_own_identity(of_user integer, which text, of_tenant text, of_issuer text, of_subject text, of_address text, origin jsonb, told jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    select * into who from users u where u.id = of_user and u.closed_at is null for update;
    if not exists (select from sign_in_providers p where p.institution_id = who.institution_id and p.provider = which
      and p.live and p.tenant = of_tenant) then return 'off'; end if;
    perform pg_advisory_xact_lock(hashtext('identity ' || of_issuer || ' ' || of_subject));
    if exists (select from sign_in_identities i
      where ((i.issuer = of_issuer and i.subject = of_subject) or (i.user_id = who.id and i.provider = which))
        and (i.issuer, i.subject, i.user_id) is distinct from (of_issuer, of_subject, who.id)) then return 'other'; end if;
    perform link_identity(who, which, of_issuer, of_subject, of_address, true, origin, told);
    return 'linked';
  end $function$;

CREATE OR REPLACE FUNCTION public.list_expired(school integer, before jsonb)
 RETURNS TABLE(kind text, record_id integer, owner_id integer, base timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
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
      select 'cleared', k.id, k.author_id, k.cleared_at from cleared_inputs k where k.institution_id = school
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
  $function$;

CREATE OR REPLACE FUNCTION public.list_expiring(school integer, before jsonb, until timestamp with time zone)
 RETURNS TABLE(kind text, record_id integer, owner_id integer, base text, warned integer[], warned_since text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
    select e.kind, e.record_id, e.owner_id, to_json(e.base) #>> '{}', g.days, to_json(g.since) #>> '{}'
    from list_expired(school, before) e
    cross join lateral (
      select coalesce(array_agg(w.days), '{}') as days, min(w.given_at) as since from retention_warnings w
      where w.kind = e.kind and w.record_id = e.record_id and w.base = e.base and w.given_at <= until
    ) g
    order by e.base, e.record_id
  $function$;

CREATE OR REPLACE FUNCTION public.list_institutions()
 RETURNS TABLE(id integer, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select i.id, i.name from institutions i order by i.id $function$;

CREATE OR REPLACE FUNCTION public.list_sessions(of_user integer, token bytea, lifetime interval)
 RETURNS TABLE(id integer, browser text, created_at timestamp with time zone, seen_at timestamp with time zone, current boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.id, s.browser, s.created_at, s.seen_at, s.token_hash = token
    from sessions s where s.user_id = of_user and s.seen_at > now() - lifetime
      and s.created_at > now() - interval '90 days' and s.created_at < now() + interval '1 hour'
    order by s.token_hash = token desc, s.seen_at desc, s.id
  $function$;

CREATE OR REPLACE FUNCTION public.list_staff(school integer)
 RETURNS TABLE(id integer, email text, name text, role text, closed boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select u.id, u.email, u.first_name || ' ' || u.last_name, u.role, u.closed_at is not null
    from users u where u.institution_id = school order by u.id
  $function$;

CREATE OR REPLACE FUNCTION public.mail_pending_link(holder bytea, link bytea, message jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update pending_links l set link_hash = link where l.holder_hash = holder and l.expires_at > now();
    if not found then return false; end if;
    insert into mails (kind, payload) values ('text', message);
    return true;
  end $function$;

CREATE OR REPLACE FUNCTION public.may_answer_for(pupil integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (
      select from users u join students s on s.institution_id = u.institution_id and s.id = pupil
      where u.id = app_user() and u.institution_id = app_institution() and u.role in ('admin', 'adminteacher'))
  $function$;

CREATE OR REPLACE FUNCTION public.next_secret_of(of_user integer)
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select next_secret from one_time_codes where user_id = of_user $function$;

CREATE OR REPLACE FUNCTION public.next_to_go_over(current_rules integer)
 RETURNS TABLE(institution_id integer, author_id integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select old.institution_id, old.author_id from (
      select s.institution_id, s.author_id from training_sets s where s.rules < current_rules
      union select d.institution_id, d.author_id from training_drafts d where d.rules < current_rules
      union select p.institution_id, p.author_id from style_profiles p where p.rules < current_rules
    ) old
    order by random() limit 1
  $function$;

CREATE OR REPLACE FUNCTION public.note_closing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.closed_at := case when new.subscription = 'cancelled' then now() end;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.note_refused_sign_in(of_user integer, subjects text[], network text, browser text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update login_failures set at = at where subject = any (subjects);
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select u.institution_id, 'Somebody', 'sign_in.refused', 'user', u.id, u.first_name || ' ' || u.last_name,
      jsonb_build_object('network', network, 'browser', note_refused_sign_in.browser)
    from users u where u.id = of_user
  $function$;

CREATE OR REPLACE FUNCTION public.note_second_step(who users, how text, origin jsonb, told jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, how,
            'user', who.id, who.first_name || ' ' || who.last_name, origin);
    insert into mails (kind, payload) select 'text', told where told is not null
  $function$;

CREATE OR REPLACE FUNCTION public.note_turned_away(school integer, of_user integer, which text, details jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select school, 'Somebody', 'sign_in.turned_away', case when u.id is null then 'institution' else 'user' end,
      coalesce(u.id, school), coalesce(u.first_name || ' ' || u.last_name, initcap(which)), details
    from (select) one left join users u on u.id = of_user and u.institution_id = school
  $function$;

CREATE OR REPLACE FUNCTION public.note_whole_report(which integer, of_attempt integer, so_far integer, lease interval)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with noted as (
      update whole_reports set done = so_far, leased_until = now() + lease
      where id = which and attempts = of_attempt and state = 'making' returning id)
    select exists (select from noted)
  $function$;

CREATE OR REPLACE FUNCTION public.open_matters(this_period integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
  with live as materialized (
    select distinct on (g.configuration_id) g.status, g.opened_at, g.inputs_digest <> c.inputs_digest as stale, c.classroom_id, c.student_id
    from generated_reports g join report_configurations c on c.id = g.configuration_id
    where g.institution_id = app_institution() and c.institution_id = app_institution() and g.current
      and g.discarded_at is null and c.deleted_at is null and c.period_id = this_period and (select app_administers())
    order by g.configuration_id, g.status = 'draft'
  ),
  rooms as (
    select c.id, c.name, count(e.student_id) as pupils,
      c.id in (select l.classroom_id from live l where l.classroom_id is not null) as begun,
      exists (select from classroom_teachers t where t.classroom_id = c.id) as taught
    from classrooms c left join enrolments e on e.classroom_id = c.id
    where c.institution_id = app_institution() and (select app_administers()) group by c.id
  ),
  places as (
    select (e.classroom_id, e.student_id) in (
      select c.classroom_id, c.student_id from report_configurations c
      where c.institution_id = app_institution() and c.period_id = this_period and c.deleted_at is null
        and c.classroom_id is not null
        and concat(c.level, c.participation, c.punctuality, c.behaviour, c.homework, c.homework_improvement_area) <> ''
    ) as ticked
    from enrolments e where e.institution_id = app_institution() and (select app_administers())
  ),
  staff as (
    select exists (select from style_profiles s where s.author_id = u.id and (s.profile->>'samples')::integer > 0) as trained
    from users u where u.institution_id = app_institution() and u.role in ('teacher', 'adminteacher') and u.closed_at is null
      and exists (select from classroom_teachers t where t.user_id = u.id)
  )
  select jsonb_build_object(
    'classes', (select count(*) from rooms where pupils > 0),
    'empty_classes', (select coalesce(jsonb_agg(name order by name), '[]') from rooms where pupils > 0 and not begun),
    'untaught_classes', (select coalesce(jsonb_agg(name order by name), '[]') from rooms where pupils > 0 and not taught),
    'places', (select count(*) from places),
    'unticked', (select count(*) from places where not ticked),
    'unplaced', (select count(*) from students s where s.institution_id = app_institution()
      and (select app_administers()) and not exists (select from enrolments e where e.student_id = s.id)),
    'written', (select count(*) from live),
    'drafts', (select count(*) from live where status = 'draft'),
    'unread', (select count(*) from live where status = 'kept' and opened_at is null),
    'stale', (select count(*) from live where stale),
    'teachers', (select count(*) from staff where (select app_administers())),
    'untrained', (select count(*) from staff where not trained and (select app_administers())),
    'failed', (select count(*) from batch_items i join batches b on b.id = i.batch_id
      where i.institution_id = app_institution() and (select app_administers()) and i.state = 'failed'
        -- Nobody tried to write what had nothing to be written from.
        and i.attempts > 0 and b.created_at > now() - interval '7 days'
        and not exists (select from batch_items later where later.configuration_id = i.configuration_id
          and later.id > i.id))
  )
  $function$;
grant execute on function open_matters(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.open_provider_session(who users, which text, new_token bytea, origin jsonb, is_confirmed boolean, half_for interval)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update users u set signed_in_at = now() where u.id = who.id and u.signed_in_at is null;
    if cardinality(second_steps_of(who.id)) > 0 then
      delete from half_sign_ins h where h.expires_at <= now() or h.expires_at > now() + half_for + interval '1 minute';
      insert into half_sign_ins (token_hash, user_id, institution_id, compared_hash, expires_at, provider)
      values (new_token, who.id, who.institution_id, who.password_hash, now() + half_for, which);
      return 'half';
    end if;
    insert into sessions (token_hash, user_id, browser, confirmed_at)
    values (new_token, who.id, coalesce(origin ->> 'browser', ''), case when is_confirmed then now() else to_timestamp(0) end);
    perform note_second_step(who, 'sign_in.done', origin, null);
    return 'open';
  end $function$;

CREATE OR REPLACE FUNCTION public.open_session(new_token bytea, of_user integer, session_browser text, compared_hash text, network text, half_for interval)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    update users set signed_in_at = now()
    where id = of_user and signed_in_at is null and password_hash = compared_hash and closed_at is null;
    select * into who from users where id = of_user and password_hash = compared_hash and closed_at is null for share;
    if not found then return 'refused'; end if;
    if cardinality(second_steps_of(of_user)) > 0 then
      delete from half_sign_ins where expires_at <= now() or expires_at > now() + half_for + interval '1 minute';
      insert into half_sign_ins (token_hash, user_id, institution_id, compared_hash, expires_at)
      values (new_token, who.id, who.institution_id, who.password_hash, now() + half_for);
      return 'half';
    end if;
    insert into sessions (token_hash, user_id, browser) values (new_token, of_user, session_browser);
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (who.institution_id, who.id, who.first_name || ' ' || who.last_name, 'sign_in.done',
            'user', who.id, who.first_name || ' ' || who.last_name,
            jsonb_build_object('network', network, 'browser', session_browser));
    return 'open';
  end $function$;

CREATE OR REPLACE FUNCTION public.open_sessions(tokens bytea[], lifetime interval)
 RETURNS TABLE(token bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select t.token from unnest(tokens) t (token), lateral find_session(t.token, lifetime) s where s.subscription = 'active'
  $function$;

CREATE OR REPLACE FUNCTION public.open_subscription(subscription text, of_customer text, school_name text, admin_email text, admin_first_name text, admin_last_name text, admin_role text, admin_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.operator_takes_second_step_off(for_email text)
 RETURNS TABLE(name text, email text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    select * into who from users u where lower(u.email) = lower(for_email) for update;
    if not found or cardinality(second_steps_of(who.id)) = 0 then return; end if;
    perform remove_second_steps(who.id);
    delete from sessions s where s.user_id = who.id;
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label)
    values (who.institution_id, 'The provider', 'second_factor.taken_off', 'user', who.id,
            who.first_name || ' ' || who.last_name);
    return query select who.first_name || ' ' || who.last_name, who.email;
  end $function$;

CREATE OR REPLACE FUNCTION public.others_reported_on(student integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (select from generated_reports
      where institution_id = app_institution() and student_id = student and author_id <> app_user()
        and discarded_at is null)
  $function$;
grant execute on function others_reported_on(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.own_password_keeper()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select password_keeper(app_institution()) $function$;
grant execute on function own_password_keeper() to reportair_app;

CREATE OR REPLACE FUNCTION public.own_sign_in_providers()
 RETURNS TABLE(provider text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select p.provider from sign_in_providers p where p.institution_id = app_institution() and p.live order by 1 $function$;
grant execute on function own_sign_in_providers() to reportair_app;

CREATE OR REPLACE FUNCTION public.passkeys_of(of_user integer)
 RETURNS TABLE(id integer, credential_id text, public_key bytea, counter bigint, transports text[], name text, created_at timestamp with time zone, used_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select p.id, p.credential_id, p.public_key, p.counter, p.transports, p.name, p.created_at, p.used_at
    from passkeys p where p.user_id = of_user order by p.id
  $function$;

CREATE OR REPLACE FUNCTION public.password_counts(of_user integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select coalesce(password_keeper(u.institution_id) = u.id, true) from users u where u.id = of_user
  $function$;

CREATE OR REPLACE FUNCTION public.password_door(typed_domain text, of_user integer)
 RETURNS TABLE(by_domain text[], by_account text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select
      array(select p.provider from sign_in_providers p
        where p.live and p.domain = lower(typed_domain) and password_keeper(p.institution_id) is not null order by 1),
      array(select p.provider from users u join sign_in_providers p on p.institution_id = u.institution_id
        where u.id = of_user and p.live and not password_counts(u.id) order by 1)
  $function$;

CREATE OR REPLACE FUNCTION public.password_keeper(school integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select u.id from institutions i join users u on u.id = i.password_kept_by
    where i.id = school and u.closed_at is null and u.role <> 'teacher'
      and exists (select from sign_in_providers p where p.institution_id = i.id and p.live)
  $function$;

CREATE OR REPLACE FUNCTION public.pending_link_of(holder bytea)
 RETURNS TABLE(user_id integer, provider text, address text, email text, name text, school text, by_password boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select l.user_id, l.provider, l.address, u.email, u.first_name || ' ' || u.last_name, i.name, password_counts(u.id)
    from pending_links l join users u on u.id = l.user_id join institutions i on i.id = u.institution_id
    where l.holder_hash = holder and l.expires_at > now() and u.closed_at is null
  $function$;

CREATE OR REPLACE FUNCTION public.postpone_mail(mail integer, delay interval)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ update mails set due_at = now() + delay where id = mail $function$;

CREATE OR REPLACE FUNCTION public.proofs_received()
 RETURNS TABLE(id integer, author_name text, student_name text, year integer, classroom_name text, period text, report_content text, comment text, commented_at timestamp with time zone, created_at timestamp with time zone, suggestion jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select p.id, a.first_name || ' ' || a.last_name, s.first_name || ' ' || s.last_name, g.year,
      c.classroom_name, t.name, g.report_content, p.comment, p.commented_at, p.created_at,
      (select jsonb_build_object('read_text', h.read_text, 'suggested_text', h.suggested_text,
          'handed_in_at', h.handed_in_at, 'changes', jsonb_array_length(h.changes),
          'taken', (select count(*) from proof_decisions d where d.proof_id = p.id and d.taken),
          'left', (select count(*) from proof_decisions d where d.proof_id = p.id and not d.taken))
        from proof_suggestions h where h.proof_id = p.id)
    from report_proofs p
    join generated_reports g on g.id = p.report_id and g.author_id = p.author_id
    join report_configurations c on c.id = g.configuration_id
    join reporting_periods t on t.id = c.period_id
    join students s on s.id = g.student_id
    join users a on a.id = p.author_id
    where p.institution_id = app_institution() and p.reader_id = app_user()
      and g.status = 'kept' and g.current and g.discarded_at is null
    order by p.created_at desc, s.last_name, s.first_name, p.id
  $function$;
grant execute on function proofs_received() to reportair_app;

CREATE OR REPLACE FUNCTION public.prove_sign_in_provider(school integer, which text, of_client text, of_tenant text, of_domain text, of_user integer, origin jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
    former sign_in_providers;
  begin
    select * into who from users u where u.id = of_user and u.institution_id = school and u.role <> 'teacher'
      and u.closed_at is null for share;
    if not found then return 'gone'; end if;
    perform from sign_in_providers p where p.institution_id = school and p.provider = which and not p.live
      and p.client_id = of_client and p.tenant = of_tenant for update;
    if not found then return 'gone'; end if;
    perform pg_advisory_xact_lock(hashtext('tenant ' || which || ' ' || of_tenant));
    if exists (select from sign_in_providers p where p.provider = which and p.tenant = of_tenant and p.live
      and p.institution_id <> school) then return 'taken'; end if;
    delete from sign_in_providers p where p.institution_id = school and p.provider = which and p.live
    returning * into former;
    -- Whose accounts are of another domain now are linked anew.
    if former.tenant is distinct from of_tenant then
      delete from sign_in_identities i where i.institution_id = school and i.provider = which;
    end if;
    update sign_in_providers p set live = true, proven_at = now(), domain = of_domain,
      accounts_domain = case when former.tenant = of_tenant then former.accounts_domain end
    where p.institution_id = school and p.provider = which and not p.live;
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    values (school, who.id, who.first_name || ' ' || who.last_name, 'sign_in_provider.tested', 'institution', school,
      initcap(which), origin);
    return 'live';
  end $function$;

CREATE OR REPLACE FUNCTION public.provider_rest(of_provider bytea)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select coalesce(max(greatest(0, least(seconds, ceil(extract(epoch from asked_at + make_interval(secs => seconds) - now()))))), 0)::integer
    from provider_rests where provider = of_provider
  $function$;

CREATE OR REPLACE FUNCTION public.put_challenge(of_holder bytea, for_purpose text, new_challenge text, lifetime interval)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    -- A minute more than it could be: of two calls at once, the later one may have begun first.
    delete from passkey_challenges where expires_at <= now() or expires_at > now() + lifetime + interval '1 minute';
    insert into passkey_challenges (holder, purpose, challenge, expires_at)
    values (of_holder, for_purpose, new_challenge, now() + lifetime)
    on conflict (holder, purpose) do update
      set challenge = excluded.challenge, expires_at = excluded.expires_at
  $function$;

CREATE OR REPLACE FUNCTION public.queue_mail(message jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ insert into mails (kind, payload) values ('text', message) $function$;

CREATE OR REPLACE FUNCTION public.record_subscription(event text, subscription text, new_state text, asked timestamp with time zone, messages jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.released_reports(wanted text, skip integer, most integer)
 RETURNS TABLE(id integer, author_name text, student_name text, year integer, classroom_name text, period text, report_content text, released_at timestamp with time zone, total integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select g.id, a.first_name || ' ' || a.last_name, s.first_name || ' ' || s.last_name, g.year,
      c.classroom_name, t.name, g.report_content, r.created_at, (count(*) over ())::integer
    from report_releases r
    join generated_reports g on g.id = r.report_id and g.author_id = r.author_id
    join report_configurations c on c.id = g.configuration_id
    join reporting_periods t on t.id = c.period_id
    join students s on s.id = g.student_id
    join users a on a.id = r.author_id
    where r.institution_id = app_institution()
      and (app_administers() or app_scope() = 'reports:read')
      and g.status = 'kept' and g.current and g.discarded_at is null
      and (wanted is null or s.first_name || ' ' || s.last_name ilike wanted or s.preferred_name || ' ' || s.last_name ilike wanted or c.classroom_name ilike wanted)
    order by t.starts_on desc, c.classroom_name, s.last_name, s.first_name, g.id
    offset skip limit most
  $function$;
grant execute on function released_reports(text,integer,integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.remember_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    -- A school that goes as a whole needs to remember nobody.
    insert into removed_identities (institution_id, identity_hash)
    select i.institution_id, identity_hash(i.issuer, i.subject) from sign_in_identities i
    where i.user_id = old.id and exists (select from institutions s where s.id = i.institution_id)
    on conflict (institution_id, identity_hash) do update set removed_at = now();
    return old;
  end $function$;

CREATE OR REPLACE FUNCTION public.remove_passkey(of_user integer, passkey integer, origin jsonb, told jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    select * into who from users where id = of_user for update;
    if not exists (select from passkeys p where p.user_id = who.id and p.id = passkey) then return 'none'; end if;
    if requires_second_step(who) and not exists (
      select from passkeys p where p.user_id = who.id and p.id <> passkey
    ) and not 'code' = any (second_steps_of(who.id)) then return 'required'; end if;
    delete from passkeys p where p.user_id = who.id and p.id = passkey;
    if cardinality(array_remove(second_steps_of(who.id), 'recovery_code')) = 0 then
      perform remove_second_steps(who.id);
    end if;
    perform note_second_step(who, 'second_factor.passkey_removed', origin, told);
    return 'off';
  end $function$;

CREATE OR REPLACE FUNCTION public.remove_second_steps(of_user integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from one_time_codes where user_id = of_user;
    delete from passkeys where user_id = of_user;
    delete from recovery_codes where user_id = of_user;
    delete from half_sign_ins where user_id = of_user;
    delete from attempts where subject in ('second-step:' || of_user, 'second-step-day:' || of_user);
  $function$;

CREATE OR REPLACE FUNCTION public.renew_leases(items integer[], lease interval)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ update batch_items set leased_until = now() + lease where id = any(items) and state = 'writing' $function$;

CREATE OR REPLACE FUNCTION public.renew_recovery_codes(of_user integer, hashes bytea[], origin jsonb, told jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    select * into who from users where id = of_user for update;
    if cardinality(array_remove(second_steps_of(who.id), 'recovery_code')) = 0 then return false; end if;
    delete from recovery_codes r where r.user_id = who.id;
    insert into recovery_codes (user_id, institution_id, code_hash)
    select who.id, who.institution_id, unnest(hashes);
    perform note_second_step(who, 'second_factor.codes_renewed', origin, told);
    return true;
  end $function$;

CREATE OR REPLACE FUNCTION public.report_statistics(this_period integer, period_before integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
  with mine as materialized (
    select distinct on (g.configuration_id) g.id, g.year, g.status, g.inputs, g.version > 1 as edited, g.opened_at is null as unopened,
      date_trunc('week', g.created_at at time zone 'Europe/London')::date as week,
      c.period_id, c.classroom_id, c.student_id,
      g.discarded_at is not null or c.deleted_at is not null as discarded
    from generated_reports g join report_configurations c on c.id = g.configuration_id
    where g.institution_id = app_institution() and c.institution_id = app_institution() and g.current
      and (select app_administers())
    order by g.configuration_id, g.discarded_at is not null, g.status = 'draft', g.id desc
  ),
  live as materialized (select * from mine where not discarded),
  totals as (
    select period_id, count(*) filter (where not discarded) as written,
      count(*) filter (where not discarded and status = 'kept') as kept,
      count(*) filter (where not discarded and edited) as edited,
      count(*) filter (where discarded) as discarded
    from mine group by period_id
  ),
  ticks as (
    select field, live.inputs ->> field as option,
      count(*) filter (where period_id = this_period) as now,
      count(*) filter (where period_id = period_before) as before
    from live cross join unnest(array['level', 'participation', 'punctuality', 'behaviour', 'homework',
      'homework_improvement_area']) as field
    where period_id in (this_period, period_before) and live.inputs ->> field <> ''
    group by 1, 2
  )
  select jsonb_build_object(
    'periods', (select coalesce(jsonb_agg(p), '[]') from (
      select r.id, r.name, r.starts_on, coalesce(t.written, 0) as written, coalesce(t.kept, 0) as kept,
        coalesce(t.edited, 0) as edited, coalesce(t.discarded, 0) as discarded
      from reporting_periods r left join totals t on t.period_id = r.id
      where r.institution_id = app_institution() order by r.starts_on desc limit 6) p),
    'weeks', (select coalesce(jsonb_agg(w), '[]') from (
      select week, count(*) as written, count(*) filter (where status = 'kept') as kept
      from live where week > (now() at time zone 'Europe/London')::date - 84 group by week order by week) w),
    'years', (select coalesce(jsonb_agg(y), '[]') from (
      select year, count(*) as written, count(*) filter (where status = 'kept') as kept
      from live where period_id = this_period group by year order by year) y),
    'classes', (select coalesce(jsonb_agg(c), '[]') from (
      select c.id, c.name, c.year,
        (select count(*) from enrolments e where e.classroom_id = c.id) as students,
        count(distinct l.student_id) as reported,
        count(distinct l.student_id) filter (where l.status = 'kept') as kept
      from classrooms c left join live l on l.classroom_id = c.id and l.period_id = this_period
      where c.institution_id = app_institution() and (select app_administers())
      group by c.id order by c.year, c.name) c),
    'ticks', (select coalesce(jsonb_agg(t), '[]') from ticks t),
    'feedback', (select jsonb_build_object(
        'stars', count(*) filter (where f.rating_type = 'star'),
        'average', avg(f.value) filter (where f.rating_type = 'star'),
        'thumbs', count(*) filter (where f.rating_type = 'thumb'),
        'up', count(*) filter (where f.rating_type = 'thumb' and f.value = 1))
      from report_feedback f join live l on l.id = f.report_id where l.period_id = this_period)
  )
  $function$;
grant execute on function report_statistics(integer,integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.reported_on_by_intake(of_intake integer)
 RETURNS TABLE(student_id integer, classroom_id integer, author_id integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select c.student_id, c.classroom_id, c.author_id
    from report_configurations c
    where c.institution_id = app_institution() and (app_administers() or app_scope() = 'rosters:write')
      and exists (select from intakes i where i.id = of_intake and i.institution_id = app_institution())
      and (c.student_id in (select h.student_id from intake_changes h where h.intake_id = of_intake)
        or c.classroom_id in (select h.record_id from intake_changes h
          where h.intake_id = of_intake and h.kind in ('class_created', 'class_teachers')))
    order by 1, 2, 3
  $function$;
grant execute on function reported_on_by_intake(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.request_password_link(for_email text, origin jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into mails (kind, user_id) select 'reset', id from users where lower(email) = lower(for_email);
    insert into audit_log (institution_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select institution_id, 'Somebody', 'password.link', 'user', id, first_name || ' ' || last_name, origin
    from users where lower(email) = lower(for_email)
  $function$;

CREATE OR REPLACE FUNCTION public.require_second_step(wanted boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update institutions set second_step_required = wanted
    where id = app_institution() and app_administers() and second_step_required is distinct from wanted;
    return found;
  end $function$;
grant execute on function require_second_step(boolean) to reportair_app;

CREATE OR REPLACE FUNCTION public.requires_second_step(who users)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select who.role <> 'teacher' and second_step_required from institutions where id = who.institution_id
  $function$;

CREATE OR REPLACE FUNCTION public.reserve_attempt(of_subject text, most integer, span interval)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    moment timestamptz;
    made integer;
    oldest timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtext(of_subject));
    moment := clock_timestamp();
    delete from attempts
    where subject = of_subject and (at <= moment - span or at > moment + interval '1 minute');
    select count(*), min(at) into made, oldest from attempts where subject = of_subject;
    if made >= most then
      return greatest(1, ceil(extract(epoch from least(span, oldest + span - moment))))::integer;
    end if;
    insert into attempts (subject, at) values (of_subject, moment);
    return 0;
  end $function$;

CREATE OR REPLACE FUNCTION public.rest_provider(of_provider bytea, asked integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from provider_rests where asked_at + make_interval(secs => seconds) < now();
    insert into provider_rests as r (provider, seconds) values (of_provider, asked)
    on conflict (provider) do update set asked_at = now(), seconds = excluded.seconds
    where least(r.asked_at, now()) + make_interval(secs => r.seconds) < now() + make_interval(secs => excluded.seconds)
  $function$;

CREATE OR REPLACE FUNCTION public.retain(school integer, today date, again boolean, before jsonb, noticed jsonb, warned jsonb, messages jsonb, notices jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
    delete from cleared_inputs where id in (select jsonb_array_elements_text(gone -> 'cleared')::integer);
    delete from report_configurations
    where id in (select jsonb_array_elements_text(coalesce(gone -> 'report', '[]') || coalesce(gone -> 'deleted', '[]'))::integer);
    delete from students where id in (select jsonb_array_elements_text(gone -> 'pupil')::integer);
    perform unname_in_log(array(select jsonb_array_elements_text(gone -> 'pupil')::integer));
    delete from sessions where id in (select jsonb_array_elements_text(gone -> 'session')::integer);
    delete from users where id in (select jsonb_array_elements_text(gone -> 'account')::integer);
    delete from retention_warnings w where w.institution_id = school and (gone -> w.kind) @> to_jsonb(w.record_id);
    delete from student_figures where institution_id = school and updated_at < (before ->> 'report')::timestamptz;
    delete from class_times where institution_id = school and updated_at < (before ->> 'report')::timestamptz;
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
  end $function$;

CREATE OR REPLACE FUNCTION public.save_sign_in_provider(which text, new_client text, new_secret bytea, new_tenant text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    kept bytea := coalesce(new_secret, (
      select p.secret from sign_in_providers p
      where p.institution_id = app_institution() and p.provider = which order by p.live limit 1));
  begin
    if not app_administers() or kept is null then return false; end if;
    delete from sign_in_providers p where p.institution_id = app_institution() and p.provider = which and not p.live;
    insert into sign_in_providers (institution_id, provider, live, client_id, secret, tenant)
    values (app_institution(), which, false, new_client, kept, new_tenant);
    return true;
  end $function$;
grant execute on function save_sign_in_provider(text,text,bytea,text) to reportair_app;

CREATE OR REPLACE FUNCTION public.school_class_time(since date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with periods as (
      select id from reporting_periods
      where institution_id = app_institution() and (select app_administers()) and starts_on >= since
    ),
    worked as (
      select t.author_id, count(*) as classes, sum(t.seconds) as seconds
      from class_times t
      where t.institution_id = app_institution() and t.period_id in (select id from periods)
      group by t.author_id having sum(t.seconds) >= 600
    ),
    kept as (
      select g.author_id, count(*) filter (where g.edited = 'as_written') as as_written,
        count(*) filter (where g.edited = 'lightly') as lightly, count(*) filter (where g.edited = 'much') as much
      from generated_reports g join report_configurations c on c.id = g.configuration_id
      where g.institution_id = app_institution() and c.period_id in (select id from periods) and c.deleted_at is null
        and g.status = 'kept' and g.current and g.discarded_at is null and g.edited is not null
      group by g.author_id
    ),
    answered as (
      select a.author_id, a.before_minutes from class_time_choices a
      where a.institution_id = app_institution() and (select app_administers()) and a.before_minutes is not null
    )
    select jsonb_build_object(
      'time', (select jsonb_build_object('teachers', count(*), 'classes', sum(classes), 'seconds', sum(seconds)) from worked
        having count(*) filter (where author_id <> app_user()) >= 5),
      'kept', (select jsonb_build_object('teachers', count(*), 'as_written', sum(as_written), 'lightly', sum(lightly),
          'much', sum(much)) from kept
        having count(*) filter (where author_id <> app_user()) >= 5),
      'before', (select jsonb_build_object('teachers', count(*), 'minutes', round(avg(before_minutes))) from answered
        having count(*) filter (where author_id <> app_user()) >= 5))
  $function$;
grant execute on function school_class_time(date) to reportair_app;

CREATE OR REPLACE FUNCTION public.school_state()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
    select md5(concat_ws(' ',
      (select count(*) || ':' || coalesce(sum(hashtextextended(id || ' ' || extract(epoch from updated_at), 0)), 0) from students),
      (select count(*) || ':' || coalesce(sum(hashtextextended(id || ' ' || extract(epoch from updated_at), 0)), 0) from classrooms),
      (select count(*) || ':' || coalesce(sum(hashtextextended(id || ' ' || email || role || (closed_at is null) || extract(epoch from updated_at), 0)), 0) from users),
      (select count(*) || ':' || coalesce(sum(hashtextextended(classroom_id || ' ' || student_id, 0)), 0) from enrolments),
      (select count(*) || ':' || coalesce(sum(hashtextextended(classroom_id || ' ' || user_id, 0)), 0) from classroom_teachers)))
  $function$;
grant execute on function school_state() to public;

CREATE OR REPLACE FUNCTION public.search_key(given text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 WITH texts AS MATERIALIZED (
          SELECT folded(texts_1.one) AS words,
             texts_1.at
            FROM unnest(search_key.given) WITH ORDINALITY texts_1(one, at)
         )
  SELECT COALESCE(string_agg(((texts.words || ' '::text) || replace(texts.words, ' '::text, ''::text)), ' '::text ORDER BY texts.at), ''::text) AS "coalesce"
    FROM texts;
END;
grant execute on function search_key(text[]) to public;
grant execute on function search_key(text[]) to reportair_app;

CREATE OR REPLACE FUNCTION public.second_factor_of(of_user integer)
 RETURNS TABLE(codes_since timestamp with time zone, recovery_codes_left integer, required boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select (select c.since from one_time_codes c where c.user_id = of_user),
           (select count(*)::integer from recovery_codes r where r.user_id = of_user),
           (select requires_second_step(u) from users u where u.id = of_user)
  $function$;

CREATE OR REPLACE FUNCTION public.second_steps_of(of_user integer)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select array_remove(array[
      case when exists (select from passkeys p where p.user_id = of_user) then 'passkey' end,
      case when exists (select from one_time_codes c where c.user_id = of_user and secret is not null) then 'code' end,
      case when exists (select from recovery_codes r where r.user_id = of_user) then 'recovery_code' end
    ], null)
  $function$;

CREATE OR REPLACE FUNCTION public.session_confirmed(token bytea, within interval)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (
      select from sessions s
      where s.token_hash = token and s.confirmed_at > now() - within and s.confirmed_at <= now()
    )
  $function$;

CREATE OR REPLACE FUNCTION public.settle_accounts_domain(which text, new_domain text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update sign_in_providers p set accounts_domain = lower(new_domain)
    where p.institution_id = app_institution() and p.provider = which and p.live and app_administers();
    return found;
  end $function$;
grant execute on function settle_accounts_domain(text,text) to reportair_app;

CREATE OR REPLACE FUNCTION public.settle_institution(institution integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION public.sharing_of(report integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select jsonb_build_object(
      'released_at', (select created_at from report_releases where report_id = report),
      'proofs', (select coalesce(jsonb_agg(jsonb_build_object('reader', u.first_name || ' ' || u.last_name,
          'asked_at', p.created_at, 'comment', p.comment, 'commented_at', p.commented_at,
          'suggestion', (select jsonb_build_object('text', h.suggested_text, 'handed_in_at', h.handed_in_at,
              'changes', jsonb_array_length(h.changes),
              'taken', (select count(*) from proof_decisions d where d.proof_id = p.id and d.taken),
              'left', (select count(*) from proof_decisions d where d.proof_id = p.id and not d.taken))
            from proof_suggestions h where h.proof_id = p.id)) order by p.id), '[]')
        from report_proofs p join users u on u.id = p.reader_id where p.report_id = report))
  $function$;

CREATE OR REPLACE FUNCTION public.sign_in_doors()
 RETURNS TABLE(provider text, schools integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select p.provider, count(*)::integer from sign_in_providers p where p.live group by 1 order by 1 $function$;

CREATE OR REPLACE FUNCTION public.sort_key(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT COALESCE(string_agg(COALESCE(found.part[1], (lpad((length(ltrim(found.part[2], '0'::text)))::text, 3, '0'::text) || ltrim(found.part[2], '0'::text))), ''::text ORDER BY found.at), ''::text) AS "coalesce"
    FROM regexp_matches(folded(sort_key.given), '([^0-9]+)|([0-9]+)'::text, 'g'::text) WITH ORDINALITY found(part, at);
END;
grant execute on function sort_key(text) to public;
grant execute on function sort_key(text) to reportair_app;

CREATE OR REPLACE FUNCTION public.staff_with_second_step()
 RETURNS TABLE(user_id integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select u.id from users u
    where u.institution_id = app_institution() and app_administers()
      and (exists (select from passkeys p where p.user_id = u.id)
        or exists (select from one_time_codes c where c.user_id = u.id and c.secret is not null))
  $function$;
grant execute on function staff_with_second_step() to reportair_app;

CREATE OR REPLACE FUNCTION public.student_file(pupil integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select jsonb_build_object(
      'pupil', to_jsonb(s) - array['last_name_key', 'first_name_key', 'form_group_key', 'student_id_key', 'search_key'] - 'institution_id' - 'added_by',
      'added_by', (select u.first_name || ' ' || u.last_name from users u where u.id = s.added_by),
      'enrolments', (select coalesce(jsonb_agg(jsonb_build_object('class', c.name, 'year', c.year, 'subject', c.subject,
          'enrolled_at', e.enrolled_at) order by e.enrolled_at), '[]')
        from enrolments e join classrooms c on c.id = e.classroom_id where e.student_id = s.id),
      'figures', (select coalesce(jsonb_agg(jsonb_build_object('period', p.name, 'attendance', n.attendance,
          'authorised', n.authorised, 'unauthorised', n.unauthorised, 'lates', n.lates, 'results', n.results,
          'updated_at', n.updated_at) order by p.starts_on), '[]')
        from student_figures n join reporting_periods p on p.id = n.period_id where n.student_id = s.id),
      'consents', (select coalesce(jsonb_agg(to_jsonb(g) - 'institution_id' - 'student_id' order by g.id), '[]')
        from guardian_consents g where g.student_id = s.id),
      'reports', (select coalesce(jsonb_agg(
          to_jsonb(c) - 'institution_id' - 'author_id' - 'student_id' - 'classroom_id' - 'period_id' - 'inputs_digest'
          || jsonb_build_object(
            'author', (select u.first_name || ' ' || u.last_name from users u where u.id = c.author_id),
            'period', (select p.name from reporting_periods p where p.id = c.period_id),
            'cleared', (select coalesce(jsonb_agg(jsonb_build_object('inputs', k.inputs, 'cleared_at', k.cleared_at)
                order by k.id), '[]') from cleared_inputs k where k.configuration_id = c.id),
            'texts', (select coalesce(jsonb_agg(
                to_jsonb(r) - 'institution_id' - 'author_id' - 'student_id' - 'configuration_id' - 'batch_item_id' - 'seed' - 'inputs_digest' - 'taught'
                || sharing_of(r.id) || jsonb_build_object(
                  'versions', (select coalesce(jsonb_agg(to_jsonb(v) - 'institution_id' - 'author_id' - 'report_id'
                      order by v.version), '[]') from report_versions v where v.report_id = r.id),
                  'for_systems', (select coalesce(jsonb_agg(jsonb_build_object('system', d.system, 'text', d.shorter,
                      'copied_at', d.copied_at) order by d.system), '[]') from destination_texts d where d.report_id = r.id),
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
  $function$;
grant execute on function student_file(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.student_holdings(pupil integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  $function$;
grant execute on function student_holdings(integer) to reportair_app;

CREATE OR REPLACE FUNCTION public.switch_passwords(are_off boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    former integer := password_keeper(app_institution());
  begin
    if not app_administers() then return 'none'; end if;
    if not are_off then
      update institutions set password_kept_by = null where id = app_institution() and password_kept_by is not null;
      return case when former is null then 'same' else 'changed' end;
    end if;
    if not exists (select from sign_in_providers p where p.institution_id = app_institution() and p.live) then return 'none'; end if;
    if former is not null then return 'same'; end if;
    update institutions set password_kept_by = app_user() where id = app_institution();
    delete from password_links l using users u
    where u.id = l.user_id and u.institution_id = app_institution() and u.id <> app_user();
    return 'changed';
  end $function$;
grant execute on function switch_passwords(boolean) to reportair_app;

CREATE OR REPLACE FUNCTION public.take_challenge(of_holder bytea, for_purpose text)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with taken as (
      delete from passkey_challenges where holder = of_holder and purpose = for_purpose
      returning challenge, expires_at
    )
    select challenge from taken where expires_at > now()
  $function$;

CREATE OR REPLACE FUNCTION public.take_second_step_off(of_user integer, told jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    select * into who from users u
    where u.id = of_user and u.id <> app_user() and u.institution_id = app_institution() and app_administers() for update;
    if not found or cardinality(second_steps_of(who.id)) = 0 then return false; end if;
    perform remove_second_steps(who.id);
    delete from sessions s where s.user_id = who.id;
    insert into mails (kind, payload) values ('text', told);
    return true;
  end $function$;
grant execute on function take_second_step_off(integer,jsonb) to reportair_app;

CREATE OR REPLACE FUNCTION public.take_sign_in_flow(of_state bytea, holder bytea)
 RETURNS TABLE(institution_id integer, provider text, live boolean, purpose text, user_id integer, session_hash bytea, begun_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with taken as (
      delete from sign_in_flows f where f.state_hash = of_state and f.holder_hash = holder returning f.*
    )
    select t.institution_id, t.provider, t.live, t.purpose, t.user_id, t.session_hash, t.begun_at
    from taken t where t.expires_at > now()
  $function$;

CREATE OR REPLACE FUNCTION public.tell_authors(pupil integer, subject text, notice text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  end $function$;
grant execute on function tell_authors(integer,text,text) to reportair_app;

CREATE OR REPLACE FUNCTION public.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    perform pg_notify('changes', tg_argv[0] || ' ' || old.id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.tell_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    perform pg_notify('changes', 'user ' || old.user_id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.texts_by_writer()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(counted order by counted.month desc), '[]') from (
    select to_char(created_at at time zone 'Europe/London', 'YYYY-MM') as month,
      count(*) filter (where sent is not null and written_by not like 'embedded%') as by_model,
      count(*) filter (where sent is null or written_by like 'embedded%') as here
    from generated_reports
    where institution_id = app_institution() and (select app_administers())
    group by 1) counted
  $function$;
grant execute on function texts_by_writer() to reportair_app;

CREATE OR REPLACE FUNCTION public.touch_api_token(of_id integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ update api_tokens set used_on = (now() at time zone 'Europe/London')::date where id = of_id $function$;

CREATE OR REPLACE FUNCTION public.touch_session(token bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update sessions set seen_at = now()
    where token_hash = token and seen_at not between now() - interval '1 hour' and now() + interval '1 minute'
  $function$;

CREATE OR REPLACE FUNCTION public.turn_codes_off(of_user integer, origin jsonb, told jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    select * into who from users where id = of_user for update;
    if not 'code' = any (second_steps_of(who.id)) then
      delete from one_time_codes c where c.user_id = who.id;
      return 'none';
    end if;
    if requires_second_step(who) and not 'passkey' = any (second_steps_of(who.id)) then return 'required'; end if;
    delete from one_time_codes c where c.user_id = who.id;
    if cardinality(array_remove(second_steps_of(who.id), 'recovery_code')) = 0 then
      perform remove_second_steps(who.id);
    end if;
    perform note_second_step(who, 'second_factor.codes_off', origin, told);
    return 'off';
  end $function$;

CREATE OR REPLACE FUNCTION public.turn_codes_on(of_user integer, sealed bytea, code_span bigint, hashes bytea[], keep bytea, origin jsonb, told jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
    made boolean;
  begin
    select * into who from users where id = of_user and closed_at is null for update;
    update one_time_codes c set secret = next_secret, next_secret = null, since = now(), last_span = code_span
    where c.user_id = who.id and c.next_secret = sealed;
    if not found then return 'gone'; end if;
    made := not exists (select from recovery_codes r where r.user_id = who.id);
    insert into recovery_codes (user_id, institution_id, code_hash)
    select who.id, who.institution_id, unnest(hashes) where made;
    delete from half_sign_ins h where h.user_id = who.id;
    delete from sessions s where s.user_id = who.id and s.token_hash is distinct from keep;
    perform note_second_step(who, 'second_factor.codes_on', origin, told);
    return case when made then 'made' else 'on' end;
  end $function$;

CREATE OR REPLACE FUNCTION public.unlink_identity(of_user integer, which text, told jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    who users;
  begin
    select * into who from users u where u.id = of_user and u.institution_id = app_institution()
      and (u.id = app_user() or app_administers()) for update;
    if not found then return false; end if;
    delete from sign_in_identities i where i.user_id = who.id and i.provider = which;
    if not found then return false; end if;
    if who.id <> app_user() then delete from sessions s where s.user_id = who.id; end if;
    insert into mails (kind, payload) values ('text', address_mail(who, told));
    return true;
  end $function$;
grant execute on function unlink_identity(integer,text,jsonb) to reportair_app;

CREATE OR REPLACE FUNCTION public.unname_in_log(pupils integer[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update audit_log set subject_label = ''
    where subject_type = 'student' and subject_id = any(pupils) and subject_label <> ''
  $function$;

CREATE OR REPLACE FUNCTION public.use_passkey(of_user integer, used_id text, new_counter bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update passkeys p set counter = new_counter, used_at = now()
    where p.user_id = of_user and p.credential_id = used_id and (p.counter < new_counter or p.counter = 0 and new_counter = 0);
    return found;
  end $function$;

CREATE OR REPLACE FUNCTION public.use_password_link(link bytea, new_hash text, keep bytea, origin jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    whose integer;
  begin
    delete from password_links where token_hash = link and expires_at > now() returning user_id into whose;
    if whose is null or not change_password(whose, null, new_hash, keep, 'password.reset', origin) then return null; end if;
    return (select email from users where id = whose);
  end $function$;

CREATE OR REPLACE FUNCTION public.whole_report_gaps(of_period integer, of_students integer[])
 RETURNS TABLE(kept integer, drafts integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select (count(*) filter (where o.kept))::integer, (count(*) filter (where not o.kept))::integer
    from (
      select bool_or(g.status = 'kept') as kept,
        bool_or(g.status = 'kept' and exists (select from report_releases r where r.report_id = g.id)) as released
      from report_configurations c
      join generated_reports g on g.configuration_id = c.id and g.current and g.discarded_at is null
      where c.institution_id = app_institution() and c.period_id = of_period and c.student_id = any(of_students)
        and c.deleted_at is null
      group by c.id
    ) o
    where app_administers() and not o.released
  $function$;
grant execute on function whole_report_gaps(integer,integer[]) to reportair_app;

CREATE OR REPLACE FUNCTION public.whole_report_texts(of_period integer, of_students integer[])
 RETURNS TABLE(student_id integer, classroom_id integer, subject text, classroom_name text, teacher text, year integer, report_content text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select g.student_id, c.classroom_id, c.subject, c.classroom_name, a.first_name || ' ' || a.last_name, g.year,
      g.report_content
    from report_releases r
    join generated_reports g on g.id = r.report_id and g.author_id = r.author_id
    join report_configurations c on c.id = g.configuration_id
    join users a on a.id = r.author_id
    where r.institution_id = app_institution() and (app_administers() or app_scope() = 'reports:read')
      and c.period_id = of_period and g.student_id = any(of_students)
      and c.deleted_at is null and g.status = 'kept' and g.current and g.discarded_at is null
    order by g.student_id, c.subject, c.classroom_name, g.id
  $function$;
grant execute on function whole_report_texts(integer,integer[]) to reportair_app;

CREATE OR REPLACE FUNCTION public.words_about(of_user integer)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select array[u.email, u.first_name, u.last_name, i.name] || i.short_names
    from users u join institutions i on i.id = u.institution_id where u.id = of_user
  $function$;
