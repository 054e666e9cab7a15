import type { IntakeDecisions } from "@reportair/contract/features/intake.ts";
import type { Leaver, Roster } from "@reportair/roster/roster.ts";
import { idKey } from "@reportair/roster/values/text.ts";
import type { Matched } from "./match-students.ts";
import { BLANK, shownHere, type PlannedEntry } from "./entry.ts";
import type { Here, School } from "./school.ts";

/** Of a year's students this share must be in the files before the others are missed in them. */
const COVERED = 0.5;
/** With more than this share leaving, the files are doubted. */
const MANY = 0.1;

/** Refusals of a place in a class, whose ids are the sending system's. */
const OF_PLACES: ReadonlySet<string> = new Set(["class_unknown", "student_unknown"]);

/**
 * Who is in a class here and seems to have left: whom the files call a leaver, and whom they do not name though they name
 * most of the year. It is a proposal; they stay in their classes until somebody agrees, and are never deleted.
 */
export function planLeavers(
  roster: Roster,
  school: School,
  matched: readonly Matched[],
  agreed: IntakeDecisions["leavers"],
): { entries: PlannedEntry[]; many: boolean; aside: PlannedEntry[] } {
  const present = school.students.filter(({ classes }) => classes.length > 0);
  const named = idsOf(matched);
  // Files of places in classes list nobody, so that nobody is missed in them.
  const listed = idsOf(matched.filter(({ student }) => student.listed));
  const recordOf = finder(present);
  // Whose rows are refused is in the files for all that.
  for (const { code, student_id } of roster.refused) {
    if (student_id === null || OF_PLACES.has(code)) continue;
    const id = recordOf({ student_id, upn: student_id });
    if (id === undefined) continue;
    named.add(id);
    listed.add(id);
  }
  const left = new Map(
    roster.leavers.flatMap((each): [number, string | null][] => {
      const id = recordOf(each);
      return id === undefined ? [] : [[id, each.left]];
    }),
  );
  const years = Map.groupBy(present, ({ year }) => year);
  const missing = [...years.values()].flatMap((students) => {
    if (roster.changes_only !== undefined) return [];
    const found = students.filter(({ id }) => listed.has(id) || left.has(id)).length;
    if (found === 0 || found < students.length * COVERED) return [];
    return students.filter(({ id }) => !named.has(id) && !left.has(id));
  });
  const rooms = new Map(school.classes.map(({ id, name }) => [id, name]));
  const leaving = new Set(Array.isArray(agreed) ? agreed : []);
  const entryOf = (here: Here, code: string, sentence: string): PlannedEntry => ({
    kind: "leaver",
    student: here.id,
    payload: {
      ...BLANK,
      student: shownHere(here),
      leaves: here.classes.flatMap((id) => rooms.get(id) ?? []),
      code,
      sentence,
      decided: agreed === "all" || leaving.has(here.id) ? "leaves" : null,
    },
  });
  const byFile = present.flatMap((here) => {
    const day = left.get(here.id);
    if (day === undefined || named.has(here.id)) return [];
    const when = day === null ? "" : ` on ${day}`;
    return [entryOf(here, "left", `The files say that they have left${when}.`)];
  });
  const unnamed = missing.map((here) =>
    entryOf(here, "missing", "Is in a class here, and not in the files."),
  );
  return {
    entries: [...byFile, ...unnamed],
    many: byFile.length + unnamed.length > present.length * MANY,
    aside: leftBefore(roster.leavers.filter((each) => recordOf(each) === undefined)),
  };
}

/** Records here that students of the files are, or may be. */
function idsOf(matched: readonly Matched[]): Set<number> {
  return new Set(
    matched.flatMap((each) => ("candidate" in each ? each.candidate.id : (each.here?.id ?? []))),
  );
}

/** Leavers of the files who are in no class here: nothing is done with them, and it is said. */
function leftBefore(leavers: readonly Leaver[]): PlannedEntry[] {
  const [first] = leavers;
  if (first === undefined) return [];
  const count = leavers.length;
  const who =
    count === 1 ? "A student who has left, and is" : `${count} students who have left, and are`;
  const { place } = first;
  const sentence = `${who} in no class here.`;
  return [
    {
      kind: "skipped",
      student: null,
      payload: { ...BLANK, code: "left_before", sentence, rows: count, place },
    },
  ];
}

/** Finds the record of whom the files call a leaver. */
function finder(
  present: readonly Here[],
): (leaver: Pick<Leaver, "student_id" | "upn">) => number | undefined {
  const numbers = new Map(present.map(({ student_id, id }) => [idKey(student_id), id]));
  const upns = new Map(present.map(({ upn, id }) => [upn, id]));
  return ({ student_id, upn }) =>
    (student_id === null ? undefined : numbers.get(idKey(student_id))) ??
    (upn === null ? undefined : upns.get(upn));
}
