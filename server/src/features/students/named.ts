import { ilike, sql, type SQL } from "drizzle-orm";
import { containing } from "../../database/patterns.ts";
import { students } from "../../database/schema.ts";

/** Pupils whose full name contains the search; all of them without one. */
export function named(search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined;
  return ilike(sql`${students.first_name} || ' ' || ${students.last_name}`, containing(search));
}
