import { letterTo } from "../../platform/letter.ts";
import { EMAIL_CHANGE_DAYS } from "@reportair/contract/lifetimes.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { Message } from "../../platform/mail.ts";

/** Whose address it is; `email` is the one that counts. */
export type Holder = { id: number; first_name: string; last_name: string; email: string };

/** What the address that counts is told when another one is to take its place: by whom, and how to keep it. */
export function composeTold(actor: SignedIn, holder: Holder, email: string): Omit<Message, "id"> {
  const name = fullName(holder);
  const own = actor.user_id === holder.id;
  const school = actor.user.institution.name;
  const what = own
    ? `you have given your ${PRODUCT_NAME} account at ${school} another e-mail address: ${email}`
    : `${fullName(actor.user)}, an administrator of ${school}, has given your ${PRODUCT_NAME} account another e-mail address: ${email}. You have been signed out everywhere.`;
  const until = `It counts once the link that was sent to it is opened, within ${EMAIL_CHANGE_DAYS} days. Until then you sign in with this address as before, and a link for a new password goes to this address alone.`;
  const unwanted = own
    ? 'If it was not you, sign in with this address now, choose "Keep this address" under Your account, and change your password.'
    : 'If you do not know of this, or do not want it, sign in with this address now and choose "Keep this address" under Your account. Do not wait: whoever reads the mail of the new address can set a new password once it counts, and then read your reports. Ask your school who wanted it; each administrator can see it in the audit log.';
  return {
    to: { name, address: holder.email },
    subject: `${PRODUCT_NAME}: your e-mail address is to be changed`,
    text: letterTo(name, `${what}\n\n${until}\n\n${unwanted}`),
  };
}
