import type { IntakeDecisions } from "@reportair/contract/features/intake.ts";
import type { Roster } from "@reportair/roster/roster.ts";
import { accountSaid } from "./match-teachers.ts";
import { BLANK, type PlannedEntry } from "./entry.ts";
import type { Known, School } from "./school.ts";

/** A class of the files: here already, to be made, or waiting for its year or subject to be said. */
export type PlannedClass = {
  name: string;
  subject: string | null;
  /** The record here. */
  id: number | null;
  state: "new" | "known" | "asked";
  /** Addresses of its teachers, as the files have them. */
  emails: readonly string[];
  entry: PlannedEntry;
};

/** Finds the files' classes among the school's, by name in any case and by year; teachers are added, never taken away. */
export function planClasses(
  roster: Roster,
  school: School,
  { known, decisions }: { known: Known; decisions: IntakeDecisions },
): PlannedClass[] {
  const here = Map.groupBy(school.classes, ({ name }) => name.toLowerCase());
  const members = new Map<string, number>();
  for (const { class: name } of roster.enrolments) members.set(name, (members.get(name) ?? 0) + 1);
  const teaching = new Map(
    school.staff
      .filter(({ teaches }) => teaches)
      .map((each) => [each.email.toLowerCase(), each.id]),
  );
  const ids = new Set(teaching.values());
  const accountOf = (name: string) => {
    const id = accountSaid(name, { known, decisions });
    return typeof id === "number" && ids.has(id) ? [id] : [];
  };
  return roster.classes.map((each): PlannedClass => {
    const alike = here.get(each.name.toLowerCase()) ?? [];
    const found =
      each.year === null
        ? alike.length === 1
          ? alike[0]
          : undefined
        : alike.find(({ year }) => year === each.year);
    const complete = each.year !== null && each.subject !== null;
    const state = found ? "known" : complete ? "new" : "asked";
    const year = found?.year ?? each.year;
    const subject = found?.subject ?? each.subject;
    const accounts = [
      ...each.teachers.flatMap((email) => teaching.get(email.toLowerCase()) ?? []),
      ...each.teacher_names.flatMap(accountOf),
    ].filter((id) => !found?.teachers.includes(id));
    const emails = each.teachers.filter((email) => !teaching.has(email.toLowerCase()));
    return {
      name: each.name,
      subject,
      id: found?.id ?? null,
      state,
      emails: each.teachers,
      entry: {
        kind: "class",
        student: null,
        payload: {
          ...BLANK,
          classroom: {
            name: each.name,
            year,
            subject,
            state,
            students: members.get(each.name) ?? 0,
            teachers: [...each.teachers, ...each.teacher_names],
          },
          place: each.place && { ...each.place, column: null, value: "" },
          data: {
            classroom: { id: found?.id ?? null, name: each.name, year, subject },
            teachers: { ids: [...new Set(accounts)], emails: [...new Set(emails)] },
          },
        },
      },
    };
  });
}
