import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Told } from "./queries.ts";

const NOT_YOU =
  "If it was not you, tell your administrator at once, and end all other sessions under Your account.";

/** Tells somebody that an account at a provider signs in to theirs. */
export function linkedTold(provider: Provider, address: string): Told {
  const name = PROVIDER_NAMES[provider];
  return {
    subject: `${PRODUCT_NAME}: your ${name} account now signs you in`,
    text: `the ${name} account ${address} is linked to your account from now on, and signs you in. You can unlink it under Your account.\n\n${NOT_YOU}\n`,
  };
}

/** Tells somebody that it does no more. */
export function unlinkedTold(provider: Provider, by: string | null): Told {
  const name = PROVIDER_NAMES[provider];
  const done =
    by === null
      ? `your ${name} account is no longer linked to your account`
      : `${by} has unlinked your ${name} account from your account, and you have been signed out everywhere`;
  return {
    subject: `${PRODUCT_NAME}: your ${name} account was unlinked`,
    text: `${done}. When you next sign in with it, it is linked anew.\n\n${by === null ? NOT_YOU : "If you did not ask for this, tell your school."}\n`,
  };
}
