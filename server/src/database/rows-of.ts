import type { SQL } from "drizzle-orm";
import type { Handle } from "./handle.ts";

/** The rows of a query that is written by hand. */
export async function rowsOf<T>(handle: Handle, query: SQL): Promise<T[]> {
  const result: unknown = await handle.execute(query);
  return (result as { rows: T[] }).rows;
}
