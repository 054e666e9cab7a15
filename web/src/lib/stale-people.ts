import type { QueryClient } from "@tanstack/react-query";

/** Where students, classes and teachers show. */
const LISTS = ["students", "classrooms", "teachers", "totals", "configurations", "report-count"];

/** What is worked out of them. */
const NUMBERS = ["school-insights", "recommendations", "consent", "consent-setting", "audit"];

/**
 * After a change of students, classes, teachers or enrolments, also a failed one: every list in which
 * one of them shows is out of date, and what is on the screen is fetched anew. The lists are waited for.
 */
export async function stalePeople(client: QueryClient): Promise<void> {
  for (const numbers of NUMBERS) void client.invalidateQueries({ queryKey: [numbers] });
  await Promise.all(LISTS.map((list) => client.invalidateQueries({ queryKey: [list] })));
}
