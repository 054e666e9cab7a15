import { and, eq } from "drizzle-orm";
import { enrolments, reportConfigurations } from "../../database/schema.ts";

/** Joins the class that a configuration's pupil is in still: its own, or the given one. */
export function memberOf(classroom: number | typeof reportConfigurations.classroom_id) {
  return and(
    eq(enrolments.classroom_id, classroom),
    eq(enrolments.student_id, reportConfigurations.student_id),
  );
}
