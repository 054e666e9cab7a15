import { sql, type SQL } from "drizzle-orm";
import type { Holdings } from "@reportair/contract/features/rights.ts";
import type { Handle } from "../../database/handle.ts";
import type { StudentFile } from "./student-file.ts";

async function answerOf<T>(handle: Handle, call: SQL): Promise<T | null> {
  const rows = await handle.select({ answer: sql<T | null>`${call}` }).from(sql`(select 1) one`);
  return rows[0]?.answer ?? null;
}

/** Everything that is held of a student; null where the actor may not answer for them. */
export function selectFile(handle: Handle, id: number): Promise<StudentFile | null> {
  return answerOf(handle, sql`student_file(${id})`);
}

export function countHoldings(handle: Handle, id: number): Promise<Holdings | null> {
  return answerOf(handle, sql`student_holdings(${id})`);
}

/** Tells the authors of reports about a student; returns how many. `{classes}` in the notice becomes the classes' names. */
export async function tellAuthors(
  handle: Handle,
  id: number,
  { subject, notice }: { subject: string; notice: string },
): Promise<number> {
  return (await answerOf<number>(handle, sql`tell_authors(${id}, ${subject}, ${notice})`)) ?? 0;
}

export async function erase(handle: Handle, id: number): Promise<boolean> {
  return (await answerOf<boolean>(handle, sql`erase_student(${id})`)) ?? false;
}
