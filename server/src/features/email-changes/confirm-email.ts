import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import type { Origin } from "../accounts/origin.ts";
import { openLink } from "./queries.ts";

/** Makes the address count that a mailed link was sent to; returns it. Each error says what to do. */
export async function confirmEmail(
  database: Database,
  token: string,
  origin: Origin,
): Promise<string> {
  const opened = await openLink(database, token, origin);
  if (opened === undefined || opened.outcome === "gone") {
    throw new AppError("invalid", {
      detail:
        "This link is not valid any more: it has been used, has run out, or was taken back. If you have not confirmed the address yet, ask your school’s administrator to send the link again.",
    });
  }
  if (opened.outcome === "taken") {
    throw new AppError("conflict", {
      detail: `Another account has the address ${opened.address} by now, so it cannot be yours. You sign in with your former address; ask your school’s administrator for another one.`,
    });
  }
  return opened.address;
}
