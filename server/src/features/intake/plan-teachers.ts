import type { Roster } from "@reportair/roster/roster.ts";
import { BLANK, type PlannedEntry } from "./entry.ts";
import type { PlannedClass } from "./plan-classes.ts";
import type { School } from "./school.ts";

/** The files' teachers by their addresses: those who have an account here, and those who have none. */
export function planTeachers(
  roster: Roster,
  { staff }: School,
  classes: readonly PlannedClass[],
): PlannedEntry[] {
  const here = new Map(staff.map((each) => [each.email.toLowerCase(), each]));
  return roster.teachers.map(({ email, first_name, last_name, place }): PlannedEntry => {
    const account = here.get(email.toLowerCase());
    const subjects = classes
      .filter(({ emails }) => emails.includes(email))
      .flatMap(({ subject }) => subject ?? []);
    return {
      kind: "teacher",
      student: null,
      payload: {
        ...BLANK,
        teacher: {
          id: account?.id ?? null,
          name: account
            ? `${account.first_name} ${account.last_name}`
            : `${first_name} ${last_name}`.trim(),
          email,
          state: account ? "known" : "new",
          subjects: [...new Set(subjects)],
          waiting: false,
        },
        place: { ...place, column: null, value: "" },
        ...(account ? {} : { data: { teacher: { email, first_name, last_name } } }),
      },
    };
  });
}
