import { UNDO_DAYS } from "@reportair/contract/features/intake.ts";
import { COLUMN_LABELS } from "@reportair/contract/features/intake.ts";
import { STUDENT_FIELDS } from "@reportair/contract/features/student-fields.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { audit, auditEach } from "../audit/audit.ts";
import { aboutStudents, mergedChanges } from "./commit-intake.ts";
import { BLANK, type PlannedEntry } from "./entry.ts";
import { lockSchool } from "./queries-of-commit.ts";
import {
  reenrol,
  removeClasses,
  removeClassTeachers,
  removeStudents,
  removeTeachers,
  revertStudents,
  unenrol,
  type Left,
  type LeftCode,
} from "./queries-of-undo.ts";
import { lockIntake, replaceEntries, updateIntake } from "./queries.ts";

const DAY = 86_400_000;

/** Until when an intake can be undone. */
export function undoUntil(committed_at: Date): Date {
  return new Date(committed_at.getTime() + UNDO_DAYS * DAY);
}

const WHY: Record<LeftCode, string> = {
  reported: "A report has been begun since.",
  edited: "It has been edited since.",
  enrolled: "Somebody has been put into the class since.",
  consent: "A guardian’s consent has been recorded since.",
  signed_in: "Its owner has signed in since.",
};

/**
 * Undoes what an intake has done, as one, in the handle's transaction: everything that has not changed since is as it was
 * before, and the rest stays and is listed with why.
 */
export async function undoIntake(
  handle: Handle,
  actor: Actor,
  id: number,
  now: Date,
): Promise<void> {
  const row = await lockIntake(handle, id);
  if (row === undefined) throw notFound();
  if (row.state !== "committed" || row.committed_at === null)
    throw new AppError("conflict", { detail: "There is nothing of these files to undo." });
  if (undoUntil(row.committed_at) < now)
    throw new AppError("conflict", {
      detail: `These files were brought in more than ${UNDO_DAYS} days ago, and can no longer be undone as one.`,
    });
  await lockSchool(handle);
  const of = { intake: id, actor };
  const { gone: out, left: enrolled } = await unenrol(handle, of);
  const back = await reenrol(handle, of);
  await removeClassTeachers(handle, of);
  const { changed, left: edited } = await revertStudents(handle, of);
  const students = await removeStudents(handle, of);
  const classes = await removeClasses(handle, of);
  const teachers = await removeTeachers(handle, of);
  const counts = {
    students: students.gone.length,
    changed: changed.length,
    classes: classes.gone.length,
    teachers: teachers.gone.length,
  };
  await audit(handle, actor, "intake.undone", {
    type: "institution",
    id: actor.institution_id,
    label: `Files ${id}`,
    details: { counts },
  });
  const removed = new Set(students.gone.map((each) => each.id));
  const moved = [...out, ...back].filter((each) => !removed.has(each.id));
  await auditEach(handle, actor, "student.updated", aboutStudents(mergedChanges(changed, moved)));
  await auditEach(handle, actor, "student.deleted", aboutStudents(students.gone));
  for (const [type, action, gone] of [
    ["classroom", "classroom.deleted", classes.gone],
    ["user", "teacher.deleted", teachers.gone],
  ] as const) {
    await auditEach(
      handle,
      actor,
      action,
      gone.map((each) => ({ type, ...each })),
    );
  }
  // A student who stays is named once, with what keeps them.
  const staying = new Set(students.left.map((each) => each.id));
  const left = [
    ...students.left.map(leftStudent),
    ...enrolled.filter((each) => !staying.has(each.id)).map(leftStudent),
    ...edited.map(leftStudent),
    ...classes.left.map(leftRecord),
    ...teachers.left.map(leftRecord),
  ];
  await replaceEntries(handle, actor, id, JSON.stringify(left));
  await updateIntake(handle, id, { state: "undone", undone_at: now });
}

const LABELS: Record<string, string> = {
  ...COLUMN_LABELS,
  ...Object.fromEntries(Object.entries(STUDENT_FIELDS).map(([field, { label }]) => [field, label])),
};

function leftStudent({ id, label, name, code, fields }: Left): PlannedEntry {
  const edited = fields?.map((field) => LABELS[field] ?? field).join(", ");
  return {
    kind: "left",
    student: id,
    payload: {
      ...BLANK,
      student: { id, student_id: label, name, year: null, form_group: null, date_of_birth: null },
      code,
      sentence: edited === undefined ? WHY[code] : `Edited since: ${edited}.`,
    },
  };
}

function leftRecord({ name, code }: Left): PlannedEntry {
  return {
    kind: "left",
    student: null,
    payload: {
      ...BLANK,
      student: {
        id: null,
        student_id: null,
        name,
        year: null,
        form_group: null,
        date_of_birth: null,
      },
      code,
      sentence: WHY[code],
    },
  };
}
