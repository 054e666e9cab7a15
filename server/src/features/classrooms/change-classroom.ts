import { duplicateClass } from "@reportair/contract/form-words.ts";
import type { z } from "zod";
import type { classroomChange } from "@reportair/contract/features/classrooms.ts";
import { isDuplicate } from "../../database/duplicates.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError, notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { holdTeachers } from "../teachers/hold-teachers.ts";
import { findClassroom } from "./find-classroom.ts";
import { lockClassroom, replaceTeachers, updateClassroomFields } from "./queries-of-changes.ts";
import { mayLeaveWithoutTeacher } from "./rights.ts";

/** Changes any of a class's name, year, subject and teachers. */
export async function changeClassroom(
  handle: Handle,
  actor: Actor,
  id: number,
  { teacher_ids, ...given }: z.output<typeof classroomChange>,
): Promise<void> {
  if (teacher_ids?.length === 0 && !mayLeaveWithoutTeacher(actor))
    throw fieldError(
      "teacher_ids",
      "A class that you manage keeps at least one teacher. Please choose one.",
    );
  const row = await lockClassroom(handle, id, "update");
  if (row === undefined || (await findClassroom(handle, actor, id)) === undefined) throw notFound();
  const change = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && value !== row[field as keyof typeof row],
    ),
  );
  const fields = Object.keys(change);
  if (teacher_ids !== undefined) {
    const teachers = await holdTeachers(handle, teacher_ids);
    if (await replaceTeachers(handle, actor, id, teachers)) fields.push("teachers");
  }
  if (fields.length === 0) return;
  const { name, year } = { ...row, ...change };
  await updateClassroomFields(handle, id, change).catch((error: unknown) => {
    throw isDuplicate(error) ? fieldError("name", duplicateClass(name, year)) : error;
  });
  await audit(handle, actor, "classroom.updated", {
    type: "classroom",
    id,
    label: name,
    details: { fields },
  });
}
