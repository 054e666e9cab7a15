import type { EmbeddedDatabase } from "./embedded-engine.ts";

/**
 * The statements for those tables of which so much has changed that a server would see to them by itself, at the
 * thresholds that it has by default; a table that nobody has counted yet is one of them.
 */
const DUE = `
  select case when s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) then 'vacuum (analyze) ' else 'analyze ' end
    || format('%I.%I', s.schemaname, s.relname) as statement
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or (c.reltuples < 0 and pg_relation_size(c.oid) > 0)`;

/**
 * Frees what old versions of rows take up, and counts what is in the tables, by which queries are planned: the embedded
 * engine has no process that does so beside it. One table at a time, so that whoever comes waits for one at most.
 * Returns the statements that were run.
 */
export async function tidyUp(database: EmbeddedDatabase): Promise<string[]> {
  const { ok, harmless } = await database.room();
  if (!ok && harmless !== true) return [];
  const due = (await database.owner.query<{ statement: string }>(DUE)).map(
    ({ statement }) => statement,
  );
  for (const statement of due) await database.owner.query(statement);
  return due;
}
