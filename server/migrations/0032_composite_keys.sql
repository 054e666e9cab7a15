-- No row of one school can point at a row of another, whatever a policy or a query overlooks: every reference between
-- two tables of a school carries the school with the id.
do $$
declare
  reference record;
  referenced text;
begin
  for referenced in
    select distinct c.confrelid::regclass::text from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
      and exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'institution_id')
      and exists (select from pg_attribute a where a.attrelid = c.confrelid and a.attname = 'institution_id')
      and c.confrelid <> 'users'::regclass
  loop
    execute format('alter table %s add constraint %s unique (id, institution_id)', referenced, referenced || '_of_institution');
  end loop;
  for reference in
    select c.conname as name, c.conrelid::regclass::text as "table", c.confrelid::regclass::text as points_at,
      a.attname as "column", c.confdeltype as on_delete
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
      and exists (select from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'institution_id')
      and exists (select from pg_attribute i where i.attrelid = c.confrelid and i.attname = 'institution_id')
  loop
    execute format(
      'alter table %s drop constraint %I, add constraint %I foreign key (%I, institution_id) references %s (id, institution_id)%s',
      reference."table", reference.name, reference.name, reference."column", reference.points_at,
      case reference.on_delete
        when 'c' then ' on delete cascade'
        when 'n' then format(' on delete set null (%I)', reference."column")
        else ''
      end);
  end loop;
end $$;
