-- What leaves the school: a teacher takes words of one pupil's inputs out of what a provider is sent, has looked at what
-- would be sent, and a school may ask for that look before the first sending.

alter table report_configurations
  add column taken_out text[] not null default '{}',
  -- When its author last looked at what would be sent of it.
  add column looked_at timestamptz;

alter table report_policies add column look_first boolean not null default false;
