import { and, eq, isNull } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { generatedReports, reportConfigurations, students } from "../../database/schema.ts";

/** Of a report of the actor's that is not hidden: whom it is about, and what is ticked for them now. */
export async function findEdited(handle: Handle, id: number) {
  const rows = await handle
    .select({
      student: {
        first_name: students.first_name,
        last_name: students.last_name,
        preferred_name: students.preferred_name,
        legal_first_name: students.legal_first_name,
        legal_last_name: students.legal_last_name,
        pronouns: students.pronouns,
        year: students.year,
      },
      configuration: reportConfigurations,
    })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, generatedReports.student_id))
    .where(
      and(
        eq(generatedReports.id, id),
        isNull(generatedReports.discarded_at),
        isNull(reportConfigurations.deleted_at),
      ),
    );
  return rows[0];
}
