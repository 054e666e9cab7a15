import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { memberOf } from "../../database/conditions.ts";
import { asked } from "../../database/patterns.ts";
import type { Handle } from "../../database/handle.ts";
import { enrolments, reportConfigurations, reportingPeriods } from "../../database/schema.ts";

const configuration = reportConfigurations;

/**
 * For each student now in a class the newest inputs from before a period that belong to this class or its subject: a
 * class often has another name in the next school year. Row-level security leaves the author's own. With `student`
 * only that one's.
 */
export async function selectPreviousInputs(
  handle: Handle,
  classroom: { id: number; subject: string },
  period: number,
  student?: number,
) {
  const thisPeriod = handle
    .select({ starts_on: reportingPeriods.starts_on })
    .from(reportingPeriods)
    .where(eq(reportingPeriods.id, period));
  return handle
    .selectDistinctOn([configuration.student_id], {
      student: configuration.student_id,
      period: reportingPeriods.name,
      level: configuration.level,
      participation: configuration.participation,
      punctuality: configuration.punctuality,
      behaviour: configuration.behaviour,
      homework: configuration.homework,
      homework_improvement_area: configuration.homework_improvement_area,
      area_to_improve: configuration.area_to_improve,
    })
    .from(configuration)
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, configuration.period_id))
    .innerJoin(enrolments, memberOf(classroom.id))
    .where(
      and(
        isNull(configuration.deleted_at),
        asked(configuration.student_id, student),
        lt(reportingPeriods.starts_on, sql`(${thisPeriod})`),
        or(
          eq(configuration.classroom_id, classroom.id),
          eq(configuration.subject, classroom.subject),
        ),
      ),
    )
    .orderBy(
      configuration.student_id,
      desc(reportingPeriods.starts_on),
      // In one period the same class comes before another one of the subject.
      desc(sql`${configuration.classroom_id} is not distinct from ${classroom.id}`),
      desc(configuration.updated_at),
    );
}
