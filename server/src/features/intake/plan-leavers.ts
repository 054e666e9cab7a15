import type { IntakeDecisions } from "@reportair/contract/features/intake.ts";
import type { Roster } from "@reportair/roster/roster.ts";
import { idKey } from "@reportair/roster/values/text.ts";
import type { Matched } from "./match-students.ts";
import { BLANK, shownHere, type PlannedEntry } from "./entry.ts";
import type { Here, School } from "./school.ts";

/** Of a year's students this share must be in the files before the others are missed in them. */
const COVERED = 0.5;
/** With more than this share leaving, the files are doubted. */
const MANY = 0.1;

/**
 * Who is in a class here and seems to have left: whom the files call a leaver, and whom they do not name though they name
 * most of the year. It is a proposal; they stay in their classes until somebody agrees, and are never deleted.
 */
export function planLeavers(
  roster: Roster,
  school: School,
  matched: readonly Matched[],
  agreed: IntakeDecisions["leavers"],
): { entries: PlannedEntry[]; many: boolean } {
  const present = school.students.filter(({ classes }) => classes.length > 0);
  const named = new Set(
    matched.flatMap((each) =>
      "candidate" in each ? each.candidate.id : each.here === null ? [] : each.here.id,
    ),
  );
  const left = leftByFile(roster, present);
  const years = Map.groupBy(present, ({ year }) => year);
  const missing = [...years.values()].flatMap((students) => {
    const found = students.filter(({ id }) => named.has(id) || left.has(id)).length;
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
  };
}

/** Ids of those whom the files call leavers, with the day where they say it. */
function leftByFile(roster: Roster, present: readonly Here[]): Map<number, string | null> {
  const numbers = new Map(present.map(({ student_id, id }) => [idKey(student_id), id]));
  const upns = new Map(present.map(({ upn, id }) => [upn, id]));
  return new Map(
    roster.leavers.flatMap(({ student_id, upn, left }): [number, string | null][] => {
      const id =
        (student_id === null ? undefined : numbers.get(idKey(student_id))) ??
        (upn === null ? undefined : upns.get(upn));
      return id === undefined ? [] : [[id, left]];
    }),
  );
}
