import { and, eq, isNull } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { generatedReports, reportConfigurations, students } from "../../database/schema.ts";

/** A report that is not hidden, with what its writer needs to know. */
export async function findForWriter(handle: Handle, id: number) {
  const rows = await handle
    .select({ report: generatedReports, configuration: reportConfigurations, student: students })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, generatedReports.student_id))
    .where(and(eq(generatedReports.id, id), isNull(generatedReports.discarded_at)));
  return rows[0];
}
