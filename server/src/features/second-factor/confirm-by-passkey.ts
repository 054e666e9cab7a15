import type { SignedByPasskey } from "@reportair/contract/passkeys.ts";
import type { Database } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { checkSigned, WRONG_PASSKEY } from "./passkeys.ts";
import { notePasskeyUsed } from "./queries-of-passkeys.ts";

/** Makes sure by a passkey that it is who is signed in; a 400 on the field where it is not. */
export async function confirmByPasskey(
  parts: { database: Database; publicUrl: () => string },
  { user_id, token }: SignedIn,
  signed: SignedByPasskey,
): Promise<void> {
  const holder = { holder: token, purpose: "confirm" as const };
  const used = await checkSigned(parts, user_id, { signed, ...holder });
  if (used === null || !(await notePasskeyUsed(parts.database, user_id, used)))
    throw fieldError("passkey", WRONG_PASSKEY);
}
