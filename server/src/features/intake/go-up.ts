import type { IntakeCounts } from "@reportair/contract/features/intake.ts";
import { isDuplicate } from "../../database/duplicates.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { audit, auditEach } from "../audit/audit.ts";
import { aboutStudents, mergedChanges } from "./about-students.ts";
import type { IntakeRow } from "./queries.ts";
import { deleteEnrolments, updateStudents } from "./queries-of-commit.ts";
import {
  emptyClasses,
  findWentUp,
  noteRenamed,
  noteWentUp,
  renameClasses,
  selectRenamings,
} from "./queries-of-new-year.ts";
import { SchoolMovedError } from "./school-moved.ts";

const DAY = 86_400_000;
/** Within these days a school hardly means a second year: it may go up early in one summer and late in the next. */
const LATELY = 240;

/** Refuses a new year in a school that has gone up lately, unless somebody knows it. */
export async function checkNotLately(
  handle: Handle,
  { again, now }: { again: boolean | undefined; now: Date },
): Promise<void> {
  const last = await findWentUp(handle);
  if (again || last === null || last.getTime() < now.getTime() - LATELY * DAY) return;
  throw new AppError("conflict", {
    detail: `The school went up on ${day.format(last)}. Do you want to go up again?`,
    extra: { went_up_at: last.toISOString() },
  });
}

const day = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** Takes a school up as its plan says, in the handle's transaction, and keeps what undoing it needs. */
export async function goUp(
  handle: Handle,
  actor: Actor,
  { row, now }: { row: IntakeRow; now: Date },
): Promise<IntakeCounts> {
  if (row.questions.length > 0) {
    throw new AppError("conflict", {
      detail: "Something is still asked. Nothing was changed: please answer it, and look again.",
    });
  }
  const { id } = row;
  const of = { intake: id, actor };
  const counts = row.counts as IntakeCounts;
  const changed = await updateStudents(handle, of);
  if (changed.length !== counts.changed) throw new SchoolMovedError();
  const leavers = await deleteEnrolments(handle, of);
  const emptied = await emptyClasses(handle, of);
  const renamings = await selectRenamings(handle, id);
  const after = new Map(renamings.map((each) => [each.id, each]));
  const before = await renameClasses(handle, renamings).catch((error: unknown) => {
    // Somebody has made a class of that name in the moment between.
    throw isDuplicate(error) ? new SchoolMovedError() : error;
  });
  const renamed = before.flatMap((each) => {
    const next = after.get(each.id);
    return next === undefined ? [] : { before: each, after: next };
  });
  await noteRenamed(handle, of, renamed);
  await noteWentUp(handle, actor, now);
  await audit(handle, actor, "new_year.committed", {
    type: "institution",
    id: actor.institution_id,
    label: `New school year ${id}`,
    details: {
      counts: {
        students: changed.length,
        leavers: leavers.length,
        classes: renamed.length,
        classes_emptied: counts.emptied,
        unenrolments: counts.unenrolments,
      },
    },
  });
  await auditEach(
    handle,
    actor,
    "classroom.updated",
    renamed.map(({ before: was, after: is }) => ({
      type: "classroom" as const,
      id: is.id,
      label: is.name,
      details: { fields: (["name", "year"] as const).filter((field) => was[field] !== is[field]) },
    })),
  );
  const moved = mergedChanges(changed, [...leavers, ...emptied]);
  await auditEach(handle, actor, "student.updated", aboutStudents(moved));
  return counts;
}
