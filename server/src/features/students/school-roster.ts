import type { Roster, RosterIndex } from "@reportair/writing/privacy/roster.ts";
import type { Handle } from "../../database/handle.ts";
import { rosterIndexOf, type RosterNames } from "../../threads/roster-index.ts";
import { namesOf } from "./names-of.ts";
import { findRosterState, selectStaffNames, selectStudentNames } from "./queries-of-roster.ts";

/** Rosters that this process has read, by institution; each is good as long as nobody came, went or changed. */
const read = new Map<number, SchoolRoster>();
/** Schools whose rosters are kept at one time. */
const MOST = 20;

/** A school's names, for the threads that read texts; made ready in this one only where they are looked up in it. */
export class SchoolRoster implements RosterIndex {
  readonly names: RosterNames;

  constructor(names: RosterNames) {
    this.names = names;
  }

  get words() {
    return rosterIndexOf(this.names).words;
  }
  get phrases() {
    return rosterIndexOf(this.names).phrases;
  }
  get near() {
    return rosterIndexOf(this.names).near;
  }
  get initials() {
    return rosterIndexOf(this.names).initials;
  }
  get ids() {
    return rosterIndexOf(this.names).ids;
  }
  get sounds() {
    return rosterIndexOf(this.names).sounds;
  }
  get heard() {
    return rosterIndexOf(this.names).heard;
  }
  get together() {
    return rosterIndexOf(this.names).together;
  }
}

/** Everybody whom the actor's school knows by name, for keeping names out of texts. */
export async function schoolRoster(handle: Handle, institutionId: number): Promise<SchoolRoster> {
  const row = await findRosterState(handle);
  const key = `${institutionId}/${row?.state ?? ""}`;
  const kept = read.get(institutionId);
  if (kept?.names.key === key) return kept;
  const students = await selectStudentNames(handle);
  const names: Roster = {
    students: students.map((each) => ({
      ...namesOf(each),
      student_id: each.student_id,
      upn: each.upn,
    })),
    staff: await selectStaffNames(handle),
    school: row?.school ?? "",
  };
  const roster = new SchoolRoster({ key, json: JSON.stringify(names) });
  const oldest = read.keys().next();
  if (read.size >= MOST && oldest.done === false) read.delete(oldest.value);
  read.set(institutionId, roster);
  return roster;
}
