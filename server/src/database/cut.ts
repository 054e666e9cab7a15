import { sql, type SQL } from "drizzle-orm";
import { PgDialect, type PgSelect, type PgSelectConfig } from "drizzle-orm/pg-core";

/** Which part of a list is asked for; without an offset all of it, up to a bound of ours. */
export type Cut = { limit: number; offset?: number };

/** That part of what a query finds. */
export function cutOut<Q extends PgSelect>(query: Q, { limit, offset }: Cut) {
  return offset === undefined ? query.limit(limit) : query.limit(limit).offset(offset);
}

/**
 * Writes bounds of ours into the statement, where those that a page asks for are values. A prepared statement is planned
 * for any value in the end, and a bound that may be anything for a tenth of all rows: of a list that is nearly always
 * whole the plan went through everybody in the school by name to find a class of thirty.
 */
export class Dialect extends PgDialect {
  override buildSelectQuery(config: PgSelectConfig): SQL {
    const { limit, offset, setOperators, ...rest } = config;
    if (typeof limit !== "number" || offset !== undefined || setOperators.length > 0)
      return super.buildSelectQuery(config);
    if (!Number.isSafeInteger(limit)) throw new TypeError("A bound is an integer.");
    return sql`${super.buildSelectQuery({ ...rest, setOperators })} limit ${sql.raw(String(limit))}`;
  }
}
