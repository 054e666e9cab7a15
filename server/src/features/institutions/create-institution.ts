import { isDuplicate } from "../../database/duplicates.ts";
import type { Database } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { EMAIL_TAKEN } from "../email-changes/change-email.ts";
import { insertInstitution } from "./queries.ts";
import { newSecret } from "../../platform/secrets.ts";

export type NewInstitution = {
  name: string;
  /** Other names that the school goes by. */
  short_names: readonly string[];
  administrator: {
    email: string;
    first_name: string;
    last_name: string;
    role: "admin" | "adminteacher";
  };
  /** Whether to mail the administrator a link that sets their password; whoever sends mail is to be woken. */
  welcome: boolean;
};

/**
 * Makes an institution and its first administrator, both or neither. Nobody knows the administrator's password
 * until a mailed link has set one. A 400 on `email` where the address has an account.
 */
export async function createInstitution(
  database: Database,
  institution: NewInstitution,
): Promise<{ institution_id: number; user_id: number }> {
  const hash = await hashPassword(newSecret());
  const made = await insertInstitution(database, institution, hash).catch((error: unknown) => {
    throw isDuplicate(error) ? fieldError("email", EMAIL_TAKEN) : error;
  });
  if (made === undefined) throw new Error("The institution could not be made.");
  return made;
}
