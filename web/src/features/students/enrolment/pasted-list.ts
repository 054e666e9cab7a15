import type { StudentName } from "@reportair/contract/features/students.ts";
import { readNameList } from "@reportair/roster/mark-book/read-list.ts";
import { Refusal } from "@reportair/roster/roster.ts";

/** Who the names of a pasted list are. */
export interface PastedList {
  found: StudentName[];
  /** Names that may be several students, or are only alike; those of the class's year first. */
  doubtful: { name: string; candidates: StudentName[] }[];
  unknown: string[];
}

/** Finds the students of a pasted list; the sentence that says why none can be found where it cannot be read. */
export function findStudents(
  text: string,
  people: readonly StudentName[],
  year: number,
): PastedList | string {
  const byId = new Map(people.map((student) => [student.id, student]));
  const named = people.map(({ id, first_name, last_name, preferred_name }) => ({
    id,
    first_name,
    last_name,
    preferred_name: preferred_name ?? null,
    student_id: "",
  }));
  const list: PastedList = { found: [], doubtful: [], unknown: [] };
  try {
    for (const { name, match } of readNameList(text, named)) {
      if (match.kind === "unknown") list.unknown.push(name);
      else if (match.kind === "found") {
        const student = byId.get(match.pupil);
        if (student) list.found.push(student);
      } else {
        const candidates = match.candidates.flatMap((id) => byId.get(id) ?? []);
        const ownYear = (student: StudentName) => (student.year === year ? 0 : 1);
        list.doubtful.push({
          name,
          candidates: candidates.toSorted((a, b) => ownYear(a) - ownYear(b)).slice(0, 6),
        });
      }
    }
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return list.found.length + list.doubtful.length + list.unknown.length === 0
    ? "There is no name in it. Paste the names of the students, one a line."
    : list;
}
