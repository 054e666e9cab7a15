import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { isAdministrator } from "../../http/guards.ts";
import { keepsOnlyPassword, keepsPassword } from "../accounts/keeper.ts";
import { lockAdministrators } from "./queries.ts";

/** Refuses anybody but administrators the accounts of those who do not teach. */
export function checkMayListEverybody(actor: Actor): void {
  if (!isAdministrator(actor)) throw new AppError("not_allowed");
}

/** Refuses what would take the institution's last administrator away. Call it before anything is locked. */
export async function keepOneAdministrator(
  handle: Handle,
  id: number,
  done: "deleted" | "demoted",
): Promise<void> {
  const administrators = await lockAdministrators(handle);
  if (await keepsPassword(handle, id)) throw keepsOnlyPassword(done);
  if (administrators.length > 1 || !administrators.includes(id)) return;
  throw new AppError("not_allowed", {
    detail: `The last administrator of an institution cannot be ${done}.`,
  });
}
