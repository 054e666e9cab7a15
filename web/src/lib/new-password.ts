import type { PASSWORD_MIN as Min } from "@reportair/contract/features/accounts.ts";
import type { PASSWORDS_DIFFER as Differ } from "@reportair/contract/features/teachers.ts";
import type { Problems } from "./form-problems.ts";

// By type only: the contract's validators are not for pages that anybody opens.
const PASSWORD_MIN: typeof Min = 10;

/** What the server asks of a password, said before one is chosen. */
export const PASSWORD_RULES = `At least ${PASSWORD_MIN} characters: not a commonly used password, nor made of your name or your school’s.`;

const PASSWORDS_DIFFER: typeof Differ = "Passwords do not match.";

/** What is wrong with a new password and its repetition, which the server is not sent; by field name. */
export function newPasswordProblems(given: {
  new_password: string;
  confirmation: string;
}): Problems<typeof given> {
  if (!given.new_password) return { new_password: "New password is required." };
  if (!given.confirmation) return { confirmation: "Please enter the new password again." };
  return given.confirmation === given.new_password ? {} : { confirmation: PASSWORDS_DIFFER };
}
