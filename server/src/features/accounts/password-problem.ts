import { PASSWORD_MIN } from "@reportair/contract/features/accounts.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

// Shorter ones are refused anyway.
const common = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_MIN),
);

/** Why a password may not be chosen, as a sentence, or null: it must be long enough and not a common one. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN)
    return `Password must be at least ${PASSWORD_MIN} characters.`;
  const known = password.toLowerCase();
  // A single sign or a short run of them, over and over, is as common as it looks.
  const repeated = /^(.{1,4})\1+$/u.test(known);
  if (repeated || common.has(known))
    return "This password is too common. Please choose another one.";
  return null;
}
