import { sql } from "drizzle-orm";
import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Database } from "../../database/handle.ts";

type NewInstitution = {
  name: string;
  short_names: readonly string[];
  administrator: { email: string; first_name: string; last_name: string; role: Role };
  welcome: boolean;
};

/** Inserts an institution with its first administrator, who has this hash in place of a password. */
export async function insertInstitution(
  database: Database,
  { name, short_names, administrator, welcome }: NewInstitution,
  hash: string,
): Promise<{ institution_id: number; user_id: number } | undefined> {
  const { email, first_name, last_name, role } = administrator;
  const rows = await database.system<{ institution_id: number; user_id: number }>(
    sql`select * from create_school(${name}, ${sql.param([...short_names])}, ${email}, ${first_name},
      ${last_name}, ${role}, ${hash}, ${welcome})`,
  );
  return rows[0];
}
