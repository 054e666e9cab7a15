type Ask = <T>(text: string) => Promise<readonly T[]>;

/** How many rows each table holds. */
export type RowCounts = Record<string, number>;

/** Counts the rows of every table, all as of one moment. */
export async function countRows(ask: Ask): Promise<RowCounts> {
  return count(
    ask,
    (table) => `select '${table}' as name, count(*)::integer as rows from ${table}`,
  );
}

/** Counts them by reading every value, so that what is damaged is come upon: each page has a checksum. */
export async function readRows(ask: Ask): Promise<RowCounts> {
  return count(
    ask,
    (table) =>
      `select '${table}' as name, count(*)::integer as rows, sum(length(each::text)) as read from ${table} as each`,
  );
}

async function count(ask: Ask, select: (table: string) => string): Promise<RowCounts> {
  // `regclass` quotes what has to be quoted.
  const tables = await ask<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  if (tables.length === 0) return {};
  const union = tables.map(({ name }) => select(name)).join(" union all ");
  const rows = await ask<{ name: string; rows: number }>(union);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
