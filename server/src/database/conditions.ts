import { wordsOf } from "@reportair/contract/finding.ts";
import { and, asc, eq, isNull, like, sql, type Column, type SQL } from "drizzle-orm";
import { enrolments, generatedReports, reportConfigurations, students } from "./schema.ts";

// What the queries of more than one feature ask.

/** What holds every word of the search; everything without one. */
export function found(key: Column | SQL, search: string | undefined): SQL | undefined {
  return and(...wordsOf(search ?? "").map((word) => like(key, `%${word}%`)));
}

/** Students whom a search finds, by name, student ID and form group; all of them without one. */
export function named(search: string | undefined): SQL | undefined {
  return found(students.search_key, search);
}

/** Students by name, as a dictionary has them. */
export const byName: SQL[] = [
  asc(students.last_name_key),
  asc(students.first_name_key),
  asc(students.id),
];

/** A text that stands: the kept one of its configuration, or the draft; neither replaced nor discarded. */
export function standing(): SQL | undefined {
  return and(sql`${generatedReports.current}`, isNull(generatedReports.discarded_at));
}

/** Of a configuration's texts the one that counts: the kept text, else the draft. */
export function counting(): SQL | undefined {
  return and(
    standing(),
    sql`(generated_reports.status = 'kept' or not exists (
      select from ${generatedReports} as kept where kept.configuration_id = generated_reports.configuration_id
        and kept.status = 'kept' and kept.current and kept.discarded_at is null))`,
  );
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

/** The e-mail address that is to be a user's and is not confirmed yet, as far as the actor may know of it. */
export const pendingEmail = sql<string | null>`(select waiting.email from email_changes waiting
  where waiting.user_id = users.id and waiting.expires_at > now())`;
