import { sql, type Subquery } from "drizzle-orm";
import type { Handle } from "./handle.ts";

/** What is the same in JSON as in a row; a Date is not. */
type Plain = string | number | boolean | null;
type PlainRow = Record<string, Plain | Plain[]>;

/** A query that can be read by column: each field a column of the schema, or named as its key with `as`. */
type Query<Row extends PlainRow> = PromiseLike<Row[]> & { as(alias: string): Subquery };

/**
 * Answers a query's rows, in its order, fetched as one JSON array a column. For a list of thousands, parsing a
 * few arrays takes a third of the time that the driver and the mapper need for every cell of every row.
 */
export async function readByColumn<Row extends PlainRow>(
  handle: Handle,
  query: Query<Row>,
): Promise<Row[]> {
  const rows = query.as("listed");
  const keys = Object.keys(rows._.selectedFields);
  const fields = keys.map((key) => [
    key,
    sql<unknown[] | null>`json_agg(${sql.identifier("listed")}.${sql.identifier(key)})`,
  ]);
  const [columns = {}] = await handle.select(Object.fromEntries(fields)).from(rows);
  const read: Record<string, unknown>[] = [];
  for (const key of keys) {
    for (const [at, value] of columns[key]?.entries() ?? []) (read[at] ??= {})[key] = value;
  }
  return read as Row[];
}
