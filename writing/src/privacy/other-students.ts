import type { PersonName } from "./person-name.ts";
import { findOtherStudents } from "./students-named.ts";
import { buildRosterIndex, type RosterIndex } from "./roster.ts";

/** One list of students is asked about for every field of every note. */
const INDEXES = new WeakMap<readonly PersonName[], RosterIndex>();

function indexOf(others: readonly PersonName[]): RosterIndex {
  const known = INDEXES.get(others);
  if (known) return known;
  const made = buildRosterIndex({ students: others, staff: [], school: "" });
  INDEXES.set(others, made);
  return made;
}

/**
 * Whether a text names a student other than `own`: one of `others`, in any of the ways in which teachers write a
 * student's name, or somebody whom no list knows.
 */
export function mentionsOther(
  text: string,
  others: readonly PersonName[],
  own?: PersonName,
): boolean {
  if (others.length === 0 && own === undefined) return false;
  return findOtherStudents(text, own, indexOf(others)).length > 0;
}
