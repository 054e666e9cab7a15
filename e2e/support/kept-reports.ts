import { type APIRequestContext, expect } from "@playwright/test";
import type { Room } from "./school.ts";
import { signIn } from "./sign-in.ts";

/** Has a report written, and kept, for the first so many students of a room. */
export async function keepReports(
  who: APIRequestContext,
  room: Room,
  students: number,
): Promise<number[]> {
  const headers = await signIn(who, room.teacher);
  const reports = Object.fromEntries(
    room.students
      .slice(0, students)
      .map(({ id }, index) => [
        index,
        { student: id, classroom: room.id, level: "Proficient", behaviour: "Good Behaviour" },
      ]),
  );
  const answer = await who.post("/api/reports/generate/batch/", {
    data: { reports, word_count: "300-400" },
    headers,
  });
  const items = (await answer.json()) as Record<string, { id: number }>;
  const ids = Object.values(items).map(({ id }) => id);
  for (const id of ids) {
    const kept = await who.patch(`/api/reports/generated-reports/${id}/`, {
      data: { status: "kept" },
      headers,
    });
    expect(kept.status()).toBe(200);
  }
  return ids;
}
