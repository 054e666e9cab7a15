import { sql } from "drizzle-orm";
import type { Database } from "../database/handle.ts";
import { OAKFIELD_STAFF, RIVERSIDE_STAFF } from "./staff.ts";

const ADDRESSES = [...OAKFIELD_STAFF, ...RIVERSIDE_STAFF].map(({ email }) => email);

/** The addresses of demonstration accounts that a database holds: everybody knows their password. */
export async function findDemonstrationAccounts(database: Database): Promise<string[]> {
  const found = await database.system<{ email: string }>(
    sql`select staff.email from list_institutions() as school, list_staff(school.id) as staff
        where staff.email in (select * from json_array_elements_text(${JSON.stringify(ADDRESSES)}::json))`,
  );
  return found.map(({ email }) => email);
}

/** Removes every school that has a demonstration account, with all that it holds; returns their names. */
export async function removeDemonstration(database: Database): Promise<string[]> {
  const removed = await database.owner.query<{ name: string }>(
    `delete from institutions where id in
       (select institution_id from users where email in (select * from json_array_elements_text($1::json)))
     returning name`,
    [JSON.stringify(ADDRESSES)],
  );
  return removed.map(({ name }) => name).toSorted();
}
