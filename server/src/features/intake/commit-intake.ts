import { isDeepStrictEqual } from "node:util";
import type { IntakeCounts } from "@reportair/contract/features/intake.ts";
import { recognise, remember } from "@reportair/roster/recognise.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { audit, auditEach } from "../audit/audit.ts";
import { aboutStudents, mergedChanges } from "./about-students.ts";
import { checkNotLately, goUp } from "./go-up.ts";
import { findMemory, lockIntake, saveMemory, updateIntake, type IntakeRow } from "./queries.ts";
import {
  deleteEnrolments,
  dropStaged,
  insertClasses,
  insertClassTeachers,
  insertEnrolments,
  insertStudents,
  insertTeachers,
  lockSchool,
  selectSettledPeople,
  updateStudents,
  type Touched,
} from "./queries-of-commit.ts";
import { SchoolMovedError } from "./school-moved.ts";
import type { Step } from "./under-way.ts";
import { WORDS } from "./words.ts";

/** Tables of which a school's columns are kept. */
const MOST_MAPPINGS = 100;

const SEEN_ANOTHER =
  "The preview has changed since you opened it. Nothing was changed: please look at it again.";

/** Refuses whatever is no preview to be looked at; says of files that cannot be read why. */
export function checkReady({
  kind,
  state,
  refusal,
}: Pick<IntakeRow, "kind" | "state" | "refusal">): void {
  if (state === "ready") return;
  if (state === "refused" && refusal !== null)
    throw new AppError("unreadable", { detail: refusal.detail, extra: { file: refusal.file } });
  const done = state === "committed" || state === "undone";
  throw new AppError("conflict", {
    detail: done ? WORDS[kind].done : WORDS[kind].waiting,
  });
}

/**
 * Brings in what the preview of `version` shows, all of it or nothing, in the handle's transaction. Throws a
 * SchoolMovedError where the school has changed since it was compared.
 */
export async function commitIntake(
  handle: Handle,
  actor: Actor,
  {
    id,
    version,
    hash,
    now,
    step,
  }: { id: number; version: number; hash: string; now: Date; step: Step },
): Promise<void> {
  const row = await lockIntake(handle, id);
  if (row === undefined) throw notFound();
  checkReady(row);
  if (row.version !== version) throw new AppError("conflict", { detail: SEEN_ANOTHER });
  const isNewYear = row.kind === "new_year";
  if (isNewYear) await checkNotLately(handle, { again: row.decisions.new_year?.again, now });
  if ((await lockSchool(handle)) !== row.school_digest) throw new SchoolMovedError();
  const counts = isNewYear
    ? await goUp(handle, actor, { row, now })
    : await bringIn(handle, actor, { row, hash, step });
  // Who left is listed for as long as it can be undone.
  await dropStaged(handle, id, isNewYear ? "leaver" : "teacher");
  await updateIntake(handle, id, { state: "committed", roster: null, committed_at: now, counts });
}

async function bringIn(
  handle: Handle,
  actor: Actor,
  { row, hash, step }: { row: IntakeRow; hash: string; step: Step },
): Promise<IntakeCounts> {
  const { id } = row;
  const of = { intake: id, actor };
  const counts = row.counts as IntakeCounts;
  await step();
  const teachers = row.decisions.create_teachers ? await insertTeachers(handle, of, hash) : [];
  await step();
  const { made: classes, rooms } = await insertClasses(handle, of);
  await step();
  const added = await insertStudents(handle, of);
  // Somebody has made one of them in the moment between.
  if (added.length !== counts.new || classes.length !== counts.classes_new)
    throw new SchoolMovedError();
  await step();
  await insertClassTeachers(handle, of, rooms);
  await step();
  const changed = await updateStudents(handle, of);
  await step();
  const left = await deleteEnrolments(handle, of);
  await step();
  const joined = await insertEnrolments(handle, of, { rooms, added });
  await step();
  await writeDown(handle, actor, { id, counts, teachers, classes, added, changed, left, joined });
  await step();
  await rememberSettled(handle, actor, row);
  return { ...counts, teachers_new: teachers.length };
}

type Done = {
  id: number;
  counts: IntakeCounts;
  teachers: readonly Touched[];
  classes: readonly Touched[];
  added: readonly Touched[];
  changed: readonly (Touched & { fields: string[] })[];
  left: readonly Touched[];
  joined: readonly Touched[];
};

async function writeDown(handle: Handle, actor: Actor, done: Done): Promise<void> {
  const { counts } = done;
  const named = (type: "classroom" | "user") => (each: Touched) => ({
    type,
    id: each.id,
    label: each.label,
  });
  await audit(handle, actor, "intake.committed", {
    type: "institution",
    id: actor.institution_id,
    label: `Files ${done.id}`,
    details: {
      counts: {
        students: done.added.length,
        changed: done.changed.length,
        classes: done.classes.length,
        teachers: done.teachers.length,
        enrolments: counts.enrolments,
        unenrolments: counts.unenrolments,
      },
    },
  });
  await auditEach(handle, actor, "teacher.created", done.teachers.map(named("user")));
  await auditEach(handle, actor, "classroom.created", done.classes.map(named("classroom")));
  await auditEach(handle, actor, "student.created", aboutStudents(done.added));
  const changed = mergedChanges(done.changed, [...done.left, ...done.joined]);
  await auditEach(handle, actor, "student.updated", aboutStudents(changed));
}

/** Keeps for the next files what was settled for these: columns, subjects, and who is who. */
async function rememberSettled(handle: Handle, actor: Actor, row: IntakeRow): Promise<void> {
  const memory = await findMemory(handle);
  const { answers, decisions } = row;
  const seen = (row.mappings ?? []).flatMap((mapping) => {
    const table = row.tables.find((each) => each.table === mapping.table);
    if (table === undefined || table.headings.length === 0) return [];
    const line = { line: mapping.heading_line ?? 0, cells: table.headings };
    const headed = { ...table, id: table.table, epoch: 1900 as const, rows: [line] };
    const [proposed] = recognise([headed]);
    const isProposed =
      proposed?.kind === mapping.kind && isDeepStrictEqual(proposed.columns, mapping.columns);
    return [{ isProposed, kept: remember(headed, mapping) }];
  });
  // What would be proposed anyway need not be kept: two files may have the same headings, and differ by their names.
  const mappings = seen.flatMap(({ isProposed, kept }) => (isProposed ? [] : [kept]));
  const keys = new Set(seen.map(({ kept: { headings } }) => JSON.stringify(headings)));
  const earlier = memory.mappings.filter(({ headings }) => !keys.has(JSON.stringify(headings)));
  const people = await selectSettledPeople(handle, row.id);
  const settled = (how: "same" | "other") =>
    Object.fromEntries(people.filter((each) => each.how === how).map(({ key, id }) => [key, id]));
  await saveMemory(handle, actor, {
    mappings: [...mappings, ...earlier].slice(0, MOST_MAPPINGS),
    answers: {
      class_subjects: { ...memory.answers.class_subjects, ...answers.class_subjects },
      class_subject: { ...memory.answers.class_subject, ...answers.class_subject },
      class_year: { ...memory.answers.class_year, ...answers.class_year },
    },
    teachers: { ...memory.teachers, ...decisions.teachers },
    same: { ...memory.same, ...settled("same") },
    others: { ...memory.others, ...settled("other") },
  });
}
