import { buildRosterIndex, type RosterIndex } from "@reportair/writing/privacy/roster.ts";
import type { Handle } from "../../database/handle.ts";
import { namesOf } from "./names-of.ts";
import { findRosterState, selectStaffNames, selectStudentNames } from "./queries-of-roster.ts";

/** Rosters that this process has made ready, by institution; each is good as long as nobody came, went or changed. */
const ready = new Map<number, { state: string; roster: RosterIndex }>();
/** Schools whose rosters are kept at one time. */
const MOST = 20;

/** Everybody whom the actor's school knows by name, for keeping names out of texts. */
export async function schoolRoster(handle: Handle, institutionId: number): Promise<RosterIndex> {
  const row = await findRosterState(handle);
  const state = row?.state ?? "";
  const kept = ready.get(institutionId);
  if (kept?.state === state) return kept.roster;
  const students = await selectStudentNames(handle);
  const roster = buildRosterIndex({
    students: students.map((each) => ({ ...namesOf(each), student_id: each.student_id })),
    staff: await selectStaffNames(handle),
    school: row?.school ?? "",
  });
  const oldest = ready.keys().next();
  if (ready.size >= MOST && oldest.done === false) ready.delete(oldest.value);
  ready.set(institutionId, { state, roster });
  return roster;
}
