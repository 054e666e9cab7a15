-- Why an item failed, as a word that programs decide by; its sentence is for the teacher alone.
alter table batch_items add column failure text
  check (failure in ('nothing_to_say', 'unavailable', 'budget_spent', 'not_written', 'unexpected'));

-- What failed before had its sentence only: it is read this once.
create function failure_of(error text) returns text language sql immutable as $$
  select case
    when error like 'Please select or fill in at least one field %' then 'nothing_to_say'
    when error like 'Your school''s AI budget %' then 'budget_spent'
    when error like 'Failed to generate report content for %. %' then 'not_written'
    when error like 'Failed to generate report content for %' then 'unexpected'
    else 'unavailable' end
  $$;
update batch_items set failure = failure_of(error) where state = 'failed' and error is not null;
update batch_events set payload = jsonb_set(payload, '{item,failure}', case
    when payload #>> '{item,state}' = 'failed' and payload #>> '{item,error}' is not null
      then to_jsonb(failure_of(payload #>> '{item,error}'))
    else 'null' end);
drop function failure_of;
