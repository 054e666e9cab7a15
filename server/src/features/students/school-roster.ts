import { buildRosterIndex, type RosterIndex } from "@reportair/writing/privacy/roster.ts";
import { sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { institutions, students, users } from "../../database/schema.ts";

/** Rosters that this process has made ready, by institution; each is good as long as nobody came, went or changed. */
const ready = new Map<number, { state: string; roster: RosterIndex }>();
/** Schools whose rosters are kept at one time. */
const MOST = 20;

/** Everybody whom the actor's school knows by name, for keeping names out of texts. */
export async function schoolRoster(handle: Handle, institutionId: number): Promise<RosterIndex> {
  const [row] = await handle
    .select({
      state: sql<string>`(select count(*) || ' ' || max(updated_at) from ${students}) || ' '
        || (select count(*) || ' ' || max(updated_at) from ${users}) || ' ' || ${institutions.name}`,
      school: institutions.name,
    })
    .from(institutions);
  const state = row?.state ?? "";
  const kept = ready.get(institutionId);
  if (kept?.state === state) return kept.roster;
  const names = { first_name: students.first_name, last_name: students.last_name };
  const roster = buildRosterIndex({
    students: await handle.select({ ...names, student_id: students.student_id }).from(students),
    staff: await handle
      .select({ first_name: users.first_name, last_name: users.last_name })
      .from(users),
    school: row?.school ?? "",
  });
  const oldest = ready.keys().next();
  if (ready.size >= MOST && oldest.done === false) ready.delete(oldest.value);
  ready.set(institutionId, { state, roster });
  return roster;
}
