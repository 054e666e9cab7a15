import { fullName } from "@reportair/contract/full-name.ts";
import type { AuditAction } from "@reportair/contract/features/audit.ts";
import { isDuplicate } from "../../database/duplicates.ts";
import type { Handle } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { accountOf } from "../accounts/guessing-limits.ts";
import { audit } from "../audit/audit.ts";
import { composeTold, type Holder } from "./compose-told.ts";
import { askChange, dropChange } from "./queries.ts";

/** Said where an address has an account, in whatever institution. */
export const EMAIL_TAKEN = "A user with this email already exists.";

/**
 * Gives somebody another address. It waits until the link mailed to it is opened, the former one is told, and the
 * person's sessions end; where nobody has ever signed in to the account, it counts at once. The address that waits,
 * given again, has its link sent again; the address that counts drops it. Whoever sends mail is to be woken.
 */
export async function changeEmail(
  handle: Handle,
  actor: SignedIn,
  holder: Holder,
  email: string,
): Promise<void> {
  if (email === holder.email) return keepEmail(handle, actor, holder);
  const told = composeTold(actor, holder, email);
  const change = { email, counted: accountOf(email), told };
  const asked = await askChange(handle, holder.id, change).catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error;
  });
  if (asked === undefined) throw notFound();
  const { outcome, wait } = asked;
  if (outcome === "taken") throw taken();
  if (outcome === "too_many") {
    throw new AppError("too_many", {
      retryAfter: wait,
      detail:
        "Too many e-mails were sent about this address within an hour. Please try again later.",
    });
  }
  if (outcome === "again") return;
  await noteChange(handle, actor, `email.${outcome}`, holder, email);
}

/** Keeps the address that counts; one that waits is dropped, and its link opens nothing any more. */
export async function keepEmail(handle: Handle, actor: SignedIn, holder: Holder): Promise<void> {
  const dropped = await dropChange(handle, holder.id);
  if (dropped !== null) await noteChange(handle, actor, "email.kept", holder, dropped);
}

function noteChange(
  handle: Handle,
  actor: SignedIn,
  action: AuditAction,
  holder: Holder,
  to: string,
): Promise<void> {
  const { id, email: from } = holder;
  const label = fullName(holder);
  return audit(handle, actor, action, {
    type: "user",
    id,
    label,
    details: { email: { from, to } },
  });
}

const taken = () => fieldError("email", EMAIL_TAKEN);
