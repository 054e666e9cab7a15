import type { z } from "zod";
import type { updateTeacher } from "@reportair/contract/features/teachers.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { isDuplicate } from "../../database/duplicates.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { EMAIL_TAKEN } from "./add-teacher.ts";
import { leaveClasses, lockStaff, updateStaffFields } from "./queries.ts";
import { keepOneAdministrator } from "./rights.ts";

type Change = {
  id: number;
  given: z.output<(typeof updateTeacher)["body"]>;
  /** Whether the actor has confirmed lately that it is them; an address or a role changes only then. */
  confirmed: boolean;
};

/** Changes somebody's names, address or role. Who stops teaching leaves their classes. */
export async function changeTeacher(
  handle: Handle,
  actor: Actor,
  { id, given, confirmed }: Change,
): Promise<void> {
  if (given.role === "teacher") await keepOneAdministrator(handle, id, "demoted");
  const row = await lockStaff(handle, id);
  if (row === undefined) throw notFound();
  const change = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && value !== row[field as keyof typeof row],
    ),
  );
  const fields = Object.keys(change);
  if (fields.length === 0) return;
  if (!confirmed && ("email" in change || "role" in change)) throw new AppError("confirm_first");
  await updateStaffFields(handle, id, change).catch((error: unknown) => {
    throw isDuplicate(error) ? fieldError("email", EMAIL_TAKEN) : error;
  });
  if (change.role === "admin") await leaveClasses(handle, id);
  await audit(handle, actor, "teacher.updated", {
    type: "user",
    id,
    label: fullName({ ...row, ...change }),
    details: { fields },
  });
}
