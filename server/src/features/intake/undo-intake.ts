import { UNDO_DAYS } from "@reportair/contract/lifetimes.ts";
import { COLUMN_LABELS } from "@reportair/contract/features/intake-files.ts";
import { STUDENT_FIELDS } from "@reportair/contract/features/student-fields.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { audit, auditEach } from "../audit/audit.ts";
import { aboutStudents, mergedChanges } from "./about-students.ts";
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
import { namesToPutBack } from "./names-to-put-back.ts";
import {
  forgetWentUp,
  renameClasses,
  selectMovedSince,
  selectRenamed,
} from "./queries-of-new-year.ts";
import { WORDS } from "./words.ts";
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
  moved: "Has entered another class since.",
  taken: "Another class has its old name by now.",
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
    throw new AppError("conflict", { detail: WORDS[row.kind].nothing });
  if (undoUntil(row.committed_at) < now)
    throw new AppError("conflict", { detail: WORDS[row.kind].late });
  await lockSchool(handle);
  const of = { intake: id, actor };
  const isNewYear = row.kind === "new_year";
  const movedSince = isNewYear ? await selectMovedSince(handle, id) : [];
  const except = movedSince.map((each) => each.id);
  const names = namesToPutBack(await selectRenamed(handle, id));
  await renameClasses(handle, names.back);
  if (isNewYear) await forgetWentUp(handle, row.committed_at);
  const { gone: out, left: enrolled } = await unenrol(handle, of);
  const back = await reenrol(handle, of, except);
  await removeClassTeachers(handle, of);
  const { changed, left: edited } = await revertStudents(handle, of, except);
  const students = await removeStudents(handle, of);
  const classes = await removeClasses(handle, of);
  const teachers = await removeTeachers(handle, of);
  const counts = {
    students: students.gone.length,
    changed: changed.length,
    classes: classes.gone.length,
    teachers: teachers.gone.length,
    ...(isNewYear ? { classes_changed: names.back.length } : {}),
  };
  await audit(handle, actor, isNewYear ? "new_year.undone" : "intake.undone", {
    type: "institution",
    id: actor.institution_id,
    label: `${WORDS[row.kind].label} ${id}`,
    details: { counts },
  });
  await auditEach(
    handle,
    actor,
    "classroom.updated",
    names.back.map((each) => ({
      type: "classroom",
      id: each.id,
      label: each.name,
      details: { fields: ["name", "year"] },
    })),
  );
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
    ...movedSince.map(leftStudent),
    ...names.left.map(leftRecord),
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

function leftRecord({ name, code }: Pick<Left, "name" | "code">): PlannedEntry {
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
