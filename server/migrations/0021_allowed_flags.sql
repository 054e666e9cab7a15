-- A teacher may let stand on purpose what reads like health or family, for exactly the words that stand there. A text is
-- out of date where something else is let stand than when it was written.

alter table report_configurations
  add column allowed_flags jsonb not null default '[]',
  drop column inputs_digest;
alter table report_configurations add column inputs_digest text not null generated always as (digest_of_inputs(
    level, level_notes, participation, participation_notes, punctuality, punctuality_notes,
    behaviour, behaviour_notes, homework, homework_notes,
    homework_improvement_area, homework_improvement_notes, best_achievement, area_to_improve, additional_notes,
    allowed_flags::text
  )) stored;

alter table generated_reports
  add column allowed_flags jsonb not null default '[]',
  drop column inputs_digest;
alter table generated_reports add column inputs_digest text not null generated always as (digest_of_inputs(
    coalesce(inputs ->> 'level', ''),
    coalesce(inputs ->> 'level_notes', ''),
    coalesce(inputs ->> 'participation', ''),
    coalesce(inputs ->> 'participation_notes', ''),
    coalesce(inputs ->> 'punctuality', ''),
    coalesce(inputs ->> 'punctuality_notes', ''),
    coalesce(inputs ->> 'behaviour', ''),
    coalesce(inputs ->> 'behaviour_notes', ''),
    coalesce(inputs ->> 'homework', ''),
    coalesce(inputs ->> 'homework_notes', ''),
    coalesce(inputs ->> 'homework_improvement_area', ''),
    coalesce(inputs ->> 'homework_improvement_notes', ''),
    coalesce(inputs ->> 'best_achievement', ''),
    coalesce(inputs ->> 'area_to_improve', ''),
    coalesce(inputs ->> 'additional_notes', ''),
    allowed_flags::text
  )) stored;
