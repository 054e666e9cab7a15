import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";

type Counts = { pupils: number; written: number; kept: number; released: number };

/** A subject in a year group, as the database counts it; who teaches it, and who of them has reports left, is told to nobody. */
export type DepartmentRow = Counts & {
  subject: string;
  year: number;
  teachers: number[];
  behind: number[];
};

/** Of how many teachers figures have to be, to be no single one's. */
const TEACHERS_NEEDED = 2;

type Department = Counts & { subjects: string[]; teachers: Set<number>; behind: Set<number> };

/**
 * How far each subject is. Subjects that one teacher alone teaches are counted together; where even those are one
 * teacher's, with the smallest of the others. Nothing at all where a single teacher teaches everything. `reminded` are
 * those who are not reminded again yet.
 */
export function foldDepartments(
  rows: readonly DepartmentRow[],
  reminded: ReadonlySet<number>,
): SchoolInsights["departments"] {
  const bySubject = new Map<string, Department>();
  for (const row of rows) {
    const key = row.subject.trim().toLocaleLowerCase("en-GB");
    const department = bySubject.get(key) ?? { ...empty(), subjects: [row.subject.trim()] };
    bySubject.set(
      key,
      together(department, {
        ...row,
        teachers: new Set(row.teachers),
        behind: new Set(row.behind),
        subjects: [],
      }),
    );
  }
  const all = [...bySubject.values()];
  const several = all
    .filter(({ teachers }) => teachers.size >= TEACHERS_NEEDED)
    .toSorted((a, b) => a.pupils - b.pupils || compared(a, b));
  let rest = all
    .filter(({ teachers }) => teachers.size < TEACHERS_NEEDED)
    .reduce(together, empty());
  while (rest.subjects.length > 0 && rest.teachers.size < TEACHERS_NEEDED) {
    const smallest = several.shift();
    if (smallest === undefined) return [];
    rest = together(rest, smallest);
  }
  return [...several.toSorted(compared), ...(rest.subjects.length > 0 ? [rest] : [])].map(
    ({ teachers: _, behind, subjects, ...counts }) => ({
      subjects: subjects.toSorted((a, b) => a.localeCompare(b, "en-GB")),
      ...counts,
      behind: behind.size,
      to_remind: [...behind].filter((id) => !reminded.has(id)).length,
    }),
  );
}

/** How far each year group is, the youngest first. */
export function foldYears(rows: readonly DepartmentRow[]): SchoolInsights["year_groups"] {
  const years = [...new Set(rows.map(({ year }) => year))].toSorted((a, b) => a - b);
  return years.map((year) => {
    const { pupils, written, kept, released } = rows
      .filter((row) => row.year === year)
      .reduce<Counts>(added, empty());
    return { year, pupils, written, kept, released };
  });
}

const empty = (): Department => ({
  subjects: [],
  teachers: new Set(),
  behind: new Set(),
  pupils: 0,
  written: 0,
  kept: 0,
  released: 0,
});

function together(a: Department, b: Department): Department {
  return {
    subjects: [...a.subjects, ...b.subjects],
    teachers: new Set([...a.teachers, ...b.teachers]),
    behind: new Set([...a.behind, ...b.behind]),
    ...added(a, b),
  };
}

function added(a: Counts, b: Counts): Counts {
  return {
    pupils: a.pupils + b.pupils,
    written: a.written + b.written,
    kept: a.kept + b.kept,
    released: a.released + b.released,
  };
}

function compared(a: Department, b: Department): number {
  return (a.subjects[0] ?? "").localeCompare(b.subjects[0] ?? "", "en-GB");
}
