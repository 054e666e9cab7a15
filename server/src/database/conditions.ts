import { and, eq, ilike, sql, type SQL } from "drizzle-orm";
import { containing } from "./patterns.ts";
import { enrolments, reportConfigurations, students } from "./schema.ts";

// What the queries of more than one feature ask.

/** Students whose full name contains the search; all of them without one. */
export function named(search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined;
  return ilike(sql`${students.first_name} || ' ' || ${students.last_name}`, containing(search));
}

/** Joins the class that a configuration's student is in still: its own, or the given one. */
export function memberOf(
  classroom: number | typeof reportConfigurations.classroom_id,
): SQL | undefined {
  return and(
    eq(enrolments.classroom_id, classroom),
    eq(enrolments.student_id, reportConfigurations.student_id),
  );
}
