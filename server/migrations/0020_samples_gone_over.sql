-- What of samples may be stored and learnt has become less: a name that is a word, and what is true of one pupil alone, go
-- out. Each row says by which version of these rules it was made; the background goes over those of an earlier one, and
-- until then no words of theirs are used. Whoever writes a row without saying so has it gone over.

alter table training_sets add column rules smallint not null default 1;
alter table training_drafts add column rules smallint not null default 1;
alter table style_profiles add column rules smallint not null default 1;

-- One teacher of whom something is from before these rules; in no order, so that nobody waits for another's trouble.
create function next_to_go_over(current_rules integer)
  returns table (institution_id integer, author_id integer)
  language sql security definer set search_path = public, pg_temp
  as $$
    select old.institution_id, old.author_id from (
      select s.institution_id, s.author_id from training_sets s where s.rules < current_rules
      union select d.institution_id, d.author_id from training_drafts d where d.rules < current_rules
      union select p.institution_id, p.author_id from style_profiles p where p.rules < current_rules
    ) old
    order by random() limit 1
  $$;
revoke all on function next_to_go_over(integer) from public;
