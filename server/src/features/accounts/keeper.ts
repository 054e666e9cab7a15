import type { Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { findPasswordKeeper } from "./queries.ts";

/** Whether somebody keeps the only password of the actor's school that counts. */
export async function keepsPassword(handle: Handle, id: number): Promise<boolean> {
  return (await findPasswordKeeper(handle)) === id;
}

/** Why nobody takes away who could still sign in when the provider is away. */
export function keepsOnlyPassword(done: "deleted" | "demoted" | "closed"): AppError {
  return new AppError("not_allowed", {
    detail: `Passwords are switched off, and this account keeps the only one that counts, so it cannot be ${done}. Switch passwords on first; another administrator can switch them off again and keep theirs.`,
  });
}
