import type { PASSWORD_MIN as Min } from "@reportair/contract/features/accounts.ts";

// By type only: the contract's validators are not for pages that anybody opens.
const PASSWORD_MIN: typeof Min = 10;

/** What the server asks of a password, said before one is chosen. */
export const PASSWORD_RULES = `At least ${PASSWORD_MIN} characters, and not a commonly used password.`;

/** What is wrong with a new password and its repetition before the server is asked; by field name. */
export function newPasswordProblems(
  password: string,
  confirmation: string,
): { new_password?: string; confirmation?: string } {
  if (!password) return { new_password: "New password is required." };
  if (!confirmation) return { confirmation: "Please enter the new password again." };
  return password === confirmation ? {} : { confirmation: "Passwords do not match." };
}
