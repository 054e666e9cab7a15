import type { QueryConfig, QueryResult } from "pg";

/** Statements that a connection is given by name; each of them is kept by each connection. */
const MOST = 400;
/** Values in one statement: one with more is as long as its values, and seldom comes again. */
const MOST_VALUES = 40;

const names = new Map<string, string>();

/** What drizzle asks of a client. */
export type Asking = { query(statement: QueryConfig, values?: unknown[]): Promise<QueryResult> };

/**
 * What asks as `client` does, each statement by a name of its own: a connection reads and plans a statement once, where
 * it would otherwise at every question (4 ms for the list of a class's reports).
 */
export function prepared(client: Asking): Asking {
  return {
    query(statement, values) {
      const name = nameOf(statement.text, values?.length ?? 0);
      return client.query(name === undefined ? statement : { ...statement, name }, values);
    },
  };
}

function nameOf(text: string, values: number): string | undefined {
  const known = names.get(text);
  if (known !== undefined || values > MOST_VALUES || names.size >= MOST) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
