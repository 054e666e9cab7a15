import { letterTo } from "../../platform/letter.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Message } from "../../platform/mail.ts";

/** Who is told, and where. */
export type Holder = { name: string; email: string };

const WHAT = {
  codes_on: {
    subject: "two-step sign-in is on",
    text: "codes of an authenticator app are asked for from now on when you sign in to your account, after your password. You have been signed out in all other browsers.",
  },
  codes_off: {
    subject: "codes are no longer asked for",
    text: "codes of an authenticator app are no longer asked for when you sign in to your account.",
  },
  codes_renewed: {
    subject: "new recovery codes",
    text: "new recovery codes have been made for your account. Those of before work no more.",
  },
  passkey_added: {
    subject: "a passkey was added",
    text: "a passkey has been added to your account. From now on you are asked for one, or for what else you have set up, after your password.",
  },
  passkey_removed: {
    subject: "a passkey was removed",
    text: "a passkey has been removed from your account.",
  },
  code_used: {
    subject: "a recovery code was used",
    text: "one of your recovery codes has just been used to sign in to your account. Each works once. If you have lost your device, take it out of your account, under Two-step sign-in, and set up another one.",
  },
} as const;

/** The mail that tells somebody what has changed about their second step, so that it never happens in silence. */
export function composeTold(what: keyof typeof WHAT, { name, email }: Holder): Omit<Message, "id"> {
  const { subject, text } = WHAT[what];
  return {
    to: { name, address: email },
    subject: `${PRODUCT_NAME}: ${subject}`,
    text: letterTo(
      name,
      `${text}\n\nIf it was not you, change your password at once, end all other sessions under Your account, and tell your administrator.`,
    ),
  };
}

/** The mail that tells somebody who took their second step off. */
export function composeTakenOff({ name, email }: Holder, by: string): Omit<Message, "id"> {
  return {
    to: { name, address: email },
    subject: `${PRODUCT_NAME}: two-step sign-in was taken off your account`,
    text: letterTo(
      name,
      `${by} has taken two-step sign-in off your account, as is done where a phone is lost, and you have been signed out everywhere. Your password alone signs you in now. Set two-step sign-in up again, under Your account.\n\nIf you did not ask for this, change your password at once and tell your school.`,
    ),
  };
}
