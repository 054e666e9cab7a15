import { sql, type Column, type GetColumnData, type SQL, type Subquery } from "drizzle-orm";
import type { Handle } from "./handle.ts";

/** What is the same in JSON as in a row; a Date is not. */
type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };
type PlainRow = Record<string, Plain>;

/** A query that can be read by column: each field a column of the schema, or named as its key with `as`. */
type Query<Row extends PlainRow> = PromiseLike<Row[]> & { as(alias: string): Subquery };

/** What a query of these columns and named expressions answers; a date comes as the database writes it. */
export type ValuesOf<Selected> = {
  [Key in keyof Selected]: Selected[Key] extends SQL.Aliased<infer Value>
    ? Value
    : Selected[Key] extends Column
      ? GetColumnData<Selected[Key]>
      : never;
};

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
