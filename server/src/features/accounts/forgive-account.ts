import type { Database } from "../../database/handle.ts";
import { accountOf } from "./guessing-limits.ts";
import { forgiveSignIn } from "./queries.ts";

/** Takes the failures to sign in to an account back: its owner has shown who they are by other means. */
export function forgiveAccount(database: Database, email: string): Promise<void> {
  return forgiveSignIn(database, accountOf(email), "");
}
