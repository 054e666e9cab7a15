import type { z } from "zod";
import type { studentChange } from "@reportair/contract/features/students.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { checkBirthDate } from "./check-birth-date.ts";
import { findStudent } from "./find-student.ts";
import { lockStudent, updateStudentFields } from "./queries-of-changes.ts";

/** Changes some of a student's fields and leaves the others to whoever changes them at the same time. */
export async function changeStudent(
  handle: Handle,
  actor: Actor,
  id: number,
  { student_id: _, ...given }: z.output<typeof studentChange>,
  now: Date,
): Promise<void> {
  const row = await lockStudent(handle, id);
  if (row === undefined || (await findStudent(handle, actor, id)) === undefined) throw notFound();
  checkBirthDate(given.date_of_birth, now);
  const change = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && value !== row[field as keyof typeof row],
    ),
  );
  const fields = Object.keys(change);
  if (fields.length === 0) return;
  await updateStudentFields(handle, id, change);
  await audit(handle, actor, "student.updated", {
    type: "student",
    id,
    label: row.student_id,
    details: { fields },
  });
}
