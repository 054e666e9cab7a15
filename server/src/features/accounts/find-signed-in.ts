import type { Database } from "../../database/handle.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { findSession } from "./queries.ts";

/** The person behind a session cookie's value, or null where it has ended or the school is not subscribed. */
export async function findSignedIn(database: Database, token: string): Promise<SignedIn | null> {
  const row = await findSession(database, token);
  if (row === undefined || row.subscription !== "active") return null;
  return {
    user_id: row.user_id,
    institution_id: row.institution_id,
    role: row.role,
    token,
    needsTouch: row.needs_touch,
    lacksSecondStep: row.lacks_step,
    user: {
      id: row.user_id,
      role: row.role,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      institution: { id: row.institution_id, name: row.institution_name },
    },
  };
}

/** Whether it is the school's subscription alone that a session of this browser has ended with. */
export async function endedWithSubscription(
  database: Database,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined || token === "") return false;
  const row = await findSession(database, token);
  return row !== undefined && row.subscription !== "active";
}

/** The person of a session as the page knows them. */
export function presentSession({ user, lacksSecondStep }: SignedIn) {
  return {
    authenticated: true as const,
    ...user,
    ...(lacksSecondStep ? { lacks_second_step: true as const } : {}),
  };
}
