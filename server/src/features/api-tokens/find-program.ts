import type { Database } from "../../database/handle.ts";
import { databaseTrouble } from "../../database/trouble.ts";
import { AppError } from "../../http/errors.ts";
import type { Program } from "../../http/token-door.ts";
import { hashOf } from "../../platform/secrets.ts";
import type { GuessingLimits } from "../accounts/guessing-limits.ts";
import { CALLS_AN_HOUR, type CallLimits } from "./call-limits.ts";
import { findByHash, touchToken } from "./queries.ts";

type Parts = { database: Database; guessing: GuessingLimits; calls: CallLimits };

/**
 * The program that sends this secret from this address. A 403 where it opens nothing; one that nobody has made counts
 * as a failure of the address, and becomes a 429 where there are too many, as one that calls too often does.
 */
export async function findProgram(
  { database, guessing, calls }: Parts,
  secret: string,
  address: string,
): Promise<Program> {
  const found = await findByHash(database, hashOf(secret));
  if (found === undefined) await guessing.countWrongToken(address);
  if (!found?.live) throw new AppError("token_refused");
  if (found.subscription !== "active") throw new AppError("not_subscribed");
  const wait = calls.take(found.id);
  if (wait > 0) throw callsTooOften(wait);
  if (found.needs_touch) {
    // Reading goes on where there is no room on the disk, as it does for people.
    await touchToken(database, found.id).catch((error: unknown) => {
      if (databaseTrouble(error) !== "full") throw error;
    });
  }
  const { id: token, scopes, institution_id, user_id, role } = found;
  return { token, scopes, institution_id, user_id, role };
}

function callsTooOften(wait: number): AppError {
  const minutes = Math.ceil(wait / 60);
  return new AppError("too_many", {
    retryAfter: wait,
    detail: `This token has called ${CALLS_AN_HOUR.toLocaleString("en-GB")} times within an hour. Please go on in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  });
}
