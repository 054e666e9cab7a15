import { letterTo } from "../../platform/letter.ts";
import { RESET_HOURS, WELCOME_HOURS } from "@reportair/contract/lifetimes.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { RESET_PAGE } from "@reportair/contract/features/password-reset.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { namesOf } from "../accounts/use-provider.ts";
import type { Database } from "../../database/handle.ts";
import type { Message } from "../../platform/mail.ts";
import { createLink } from "./queries.ts";
import { newSecret } from "../../platform/secrets.ts";

/** Hours for which a link is good: a new administrator's first mail may wait over a long weekend. */
const HOURS = { reset: RESET_HOURS, welcome: WELCOME_HOURS, invite: WELCOME_HOURS } as const;

export type LinkKind = keyof typeof HOURS;

/** Makes a link that sets a password, good once; null where the account is gone. Only a hash of it is stored. */
export async function makeLink(
  database: Database,
  kind: LinkKind,
  userId: number,
  publicUrl: string,
): Promise<{ url: string; recipient: NonNullable<Awaited<ReturnType<typeof createLink>>> } | null> {
  const token = newSecret();
  const recipient = await createLink(database, userId, token, HOURS[kind]);
  if (recipient === undefined) return null;
  return { url: `${publicUrl}${RESET_PAGE}?token=${token}`, recipient };
}

/** The mail with a new link in it; null where the account is gone. */
export async function composeLink(
  database: Database,
  kind: LinkKind,
  userId: number,
  publicUrl: string,
): Promise<Omit<Message, "id"> | null> {
  const link = await makeLink(database, kind, userId, publicUrl);
  if (link === null) return null;
  const { email, institution_name, providers } = link.recipient;
  const name = fullName(link.recipient);
  const { subject, text } =
    providers.length > 0
      ? withoutPassword(kind, institution_name, namesOf(providers), publicUrl)
      : TEXTS[kind](link.url, institution_name, publicUrl);
  return {
    to: { name, address: email },
    subject,
    text: letterTo(name, text),
  };
}

/** In the place of a link, where the school has switched passwords off. */
function withoutPassword(kind: LinkKind, school: string, providers: string, publicUrl: string) {
  const way = `To sign in, open this address and choose "Continue with ${providers}", with your school account:

${publicUrl}/login`;
  if (kind === "reset") {
    return {
      subject: `${PRODUCT_NAME}: sign in with your school account`,
      text: `somebody, probably you, asked for a new password for your ${PRODUCT_NAME} account. ${school} has switched passwords off, so there is none to set. ${way}`,
    };
  }
  return {
    subject: `${school} uses ${PRODUCT_NAME}: sign in with your school account`,
    text: `${school} has made you an account on ${PRODUCT_NAME}. ${way}`,
  };
}

const TEXTS: Record<
  LinkKind,
  (url: string, school: string, publicUrl: string) => { subject: string; text: string }
> = {
  reset: (url) => ({
    subject: `Set a new password for ${PRODUCT_NAME}`,
    text: `somebody, probably you, asked for a new password for your ${PRODUCT_NAME} account. To set one, open this address:

${url}

It works once, within the next hour. If you did not ask for it, do nothing: your password stays as it is.`,
  }),
  welcome: (url, school, publicUrl) => ({
    subject: `Welcome to ${PRODUCT_NAME}: set your password`,
    text: `${school} has been set up on ${PRODUCT_NAME}, and you are its administrator. To choose your password, open this address:

${url}

It works once, within the next three days. If it has run out, choose "Forgot password" on the login page and give this e-mail address: ${publicUrl}/login`,
  }),
  invite: (url, school, publicUrl) => ({
    subject: `${school} uses ${PRODUCT_NAME}: set your password`,
    text: `${school} has made you an account on ${PRODUCT_NAME}, in which your classes are waiting. To choose your password, open this address:

${url}

It works once, within the next three days. If it has run out, choose "Forgot password" on the login page and give this e-mail address: ${publicUrl}/login`,
  }),
};
