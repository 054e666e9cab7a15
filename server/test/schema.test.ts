import { SQL, is } from "drizzle-orm";
import { PgDialect, PgTable, getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import * as schema from "../src/database/schema.ts";
import { createDatabase } from "./support/database.ts";

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createDatabase());
});
afterAll(() => drop());

type Column = { type: string; required: boolean; identity: boolean; primary: boolean };

const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table));

/** The columns of a table in the database, by name, and their defaults as expressions. */
async function findColumns(table: string) {
  const rows = await database.owner.query<Column & { name: string; preset: string | null }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
       attidentity = 'a' as identity, pg_get_expr(d.adbin, d.adrelid) as preset,
       coalesce((select conkey = array[attnum] from pg_constraint where conrelid = attrelid and contype = 'p'), false) as primary
     from pg_attribute left join pg_attrdef d on adrelid = attrelid and adnum = attnum
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return new Map(rows.map(({ name, preset, ...column }) => [name, { column, preset }]));
}

/** What an expression of the database comes to; of one that is never twice the same, the expression itself. */
async function valueOf(expression: string | null | undefined): Promise<unknown> {
  if (expression === null || expression === undefined || expression === "now()") return expression;
  const rows = await database.owner.query<{ value: unknown }>(
    `select to_jsonb(${expression}) as value`,
  );
  return rows[0]?.value;
}

describe("the tables as queries see them", () => {
  it.each(tables)("$name has the columns of the database", async ({ name, columns }) => {
    const there = await findColumns(name);
    const seen = new Map<string, Column>(
      columns.map((column) => [
        column.name,
        {
          type: column.getSQLType(),
          required: column.notNull,
          identity: column.generatedIdentity !== undefined,
          primary: column.primary,
        },
      ]),
    );
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries([...there].map(([key, { column }]) => [key, column])),
    );
  });

  it.each(tables)("$name says no default that the database has not", async ({ name, columns }) => {
    const there = await findColumns(name);
    for (const column of columns) {
      if (column.default === undefined) continue;
      const said = is(column.default, SQL)
        ? new PgDialect().sqlToQuery(column.default).sql
        : column.default;
      const preset = await valueOf(there.get(column.name)?.preset);
      expect({ [column.name]: said }).toEqual({ [column.name]: preset });
    }
  });
});
