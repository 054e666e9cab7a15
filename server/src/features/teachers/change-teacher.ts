import type { z } from "zod";
import type { updateTeacher } from "@reportair/contract/features/teachers.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { audit } from "../audit/audit.ts";
import { changeEmail } from "../email-changes/change-email.ts";
import { leaveClasses, lockStaff, updateStaffFields } from "./queries.ts";
import { keepOneAdministrator } from "./rights.ts";

type Change = {
  id: number;
  given: z.output<(typeof updateTeacher)["body"]>;
  /** Whether the actor has confirmed lately that it is them; an address or a role changes only then. */
  confirmed: boolean;
};

/** Changes somebody's names or role, and asks for another address. Who stops teaching leaves their classes. */
export async function changeTeacher(
  handle: Handle,
  actor: SignedIn,
  { id, given, confirmed }: Change,
): Promise<void> {
  if (given.role === "teacher") await keepOneAdministrator(handle, id, "demoted");
  const row = await lockStaff(handle, id);
  if (row === undefined) throw notFound();
  const { email, ...others } = given;
  const change = Object.fromEntries(
    Object.entries(others).filter(
      ([field, value]) => value !== undefined && value !== row[field as keyof typeof row],
    ),
  );
  const moves = email !== undefined && email !== row.email;
  if (!confirmed && (moves || "role" in change)) throw new AppError("confirm_first");
  const fields = Object.keys(change);
  if (fields.length > 0) {
    await updateStaffFields(handle, id, change);
    if (change.role === "admin") await leaveClasses(handle, id);
    await audit(handle, actor, "teacher.updated", {
      type: "user",
      id,
      label: fullName({ ...row, ...change }),
      details: { fields },
    });
  }
  if (email !== undefined) await changeEmail(handle, actor, { ...row, ...change }, email);
}
