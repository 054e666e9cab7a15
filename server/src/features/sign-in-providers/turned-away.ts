import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import { AppError } from "../../http/errors.ts";
import type { SignInTrouble } from "../../platform/sign-in-client.ts";

/** Why somebody whom a provider has named is not let in, in a word: programs and the audit log have it. */
export type Reason = keyof typeof SENTENCES;

type About = { provider: string; address: string };

const SENTENCES = {
  other_school: ({ provider, address }: About) =>
    `${address} is not one of your school’s ${provider} accounts. Nothing was done; go back and choose your school account.`,
  guest: ({ address }: About) =>
    `${address} is a guest in your school’s Microsoft directory, and guests are not let in. Sign in with an account of the school itself.`,
  unverified: ({ provider, address }: About) =>
    `${provider} has not confirmed yet that ${address} is yours, so nobody is let in by it. Confirm it there, then try again.`,
  unknown: ({ address }: About) =>
    `Nobody here has the address ${address}. Ask an administrator of your school to add you with it, or to change the one you have.`,
  removed: ({ address }: About) =>
    `Your school has removed the account of ${address} here. Ask an administrator of your school if that is a mistake.`,
  elsewhere: ({ address }: About) =>
    `${address} has an account here already, in another school, so none could be made. Ask your school to have that one removed or its address changed.`,
  other_identity: ({ provider, address }: About) =>
    `The account with the address ${address} is linked to another ${provider} account than this one. If yours was made anew, ask an administrator of your school to unlink the former one.`,
  off: () =>
    "Your school has changed how its accounts sign in, or turned this off. Go back to the login page and begin again.",
  denied: ({ provider }: About) =>
    `${provider} did not sign you in: you went back, or those who run your school’s accounts have not allowed this app. Nothing was done here.`,
  settings: ({ provider }: About) =>
    `${provider} does not take what your school has settled for signing in: the client secret may be wrong or have run out. An administrator of your school can put it right.`,
  unproven: ({ provider }: About) =>
    `What ${provider} sent back could not be checked, so nobody was signed in. Go back and begin again.`,
  other_person: ({ provider, address }: About) =>
    `You signed in at ${provider} as ${address}, which is not the account that is linked to yours here. Nothing was done.`,
  not_afresh: ({ provider }: About) =>
    `${provider} did not ask for your password again, so this confirms nothing. Sign out at ${provider} in this browser, then try again; or use a passkey.`,
  no_time: ({ provider }: About) =>
    `${provider} does not say when you signed in, so it cannot confirm that it is you. Use your password or a passkey; an administrator can turn the claim “auth_time” on there.`,
  taken: ({ address }: About) =>
    `${address} belongs to another school here, and signs in for that one. Please tell whoever runs this server if it is yours.`,
  linked_elsewhere: ({ provider, address }: About) =>
    `${address} could not be linked: it belongs to somebody else here, or you have another ${provider} account linked. Unlink that one first.`,
} as const;

/** A 403 with the sentence and the word. */
export function turnedAway(
  reason: Reason,
  provider: Provider,
  address?: string,
): AppError & { reason: Reason } {
  const about = { provider: PROVIDER_NAMES[provider], address: address ?? "this account" };
  const said: string = SENTENCES[reason](about);
  // An address stands as it is written, wherever it stands.
  const detail = address === undefined ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  return Object.assign(new AppError("turned_away", { detail, extra: { reason } }), { reason });
}

/** What a person is told of a trouble with the provider. */
export function troubleError(trouble: SignInTrouble, provider: Provider): AppError {
  if (trouble.kind !== "away") return turnedAway(trouble.kind, provider);
  return new AppError("unavailable", {
    cause: trouble,
    retryAfter: 30,
    detail: `${PROVIDER_NAMES[provider]} does not answer just now. Nothing was done; please try again in a moment, or sign in with your password if you have one.`,
  });
}

/** Of a return that this browser did not begin, that was used already, or that took too long. */
export function beginAgain(): AppError {
  return new AppError("sign_in_again", {
    detail:
      "This sign-in was not begun in this browser, has been used, or took longer than ten minutes. Please begin again.",
  });
}
