import type { CurrentUser } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";

/** The classes of the tab: one's own; all of the school for an administrator who does not teach. A teacher gets no others from the server. */
export function classesShown(
  me: Pick<CurrentUser, "id" | "role">,
  classrooms: readonly Classroom[],
): readonly Classroom[] {
  if (me.role !== "adminteacher") return classrooms;
  return classrooms.filter(({ teachers }) => teachers.some((teacher) => teacher.id === me.id));
}

/** What each total counts, in the words under its name. */
export function statHints(
  role: CurrentUser["role"],
  /** Undefined while they are not known. */
  classrooms: readonly Classroom[] | undefined,
  /** Reports of this period that wait for their review. */
  drafts: number,
): { students: string; classes: string; reports: string } {
  if (classrooms === undefined) {
    const where = role === "teacher" ? "in your classes" : "in your school";
    return { students: where, classes: "\u00A0", reports: role === "teacher" ? "by you" : where };
  }
  const years = [...new Set(classrooms.map(({ year_level }) => year_level))].toSorted(
    (a, b) => a - b,
  );
  const classes = yearsInWords(years);
  if (role !== "teacher") {
    return { students: "in your school", classes, reports: "in your school" };
  }
  const count = classrooms.length;
  return {
    students: count === 0 ? "added by you" : `in your ${formatCount(count, "class", "classes")}`,
    classes,
    reports:
      drafts > 0
        ? `${formatNumber(drafts)} still ${drafts === 1 ? "a draft" : "drafts"}`
        : "written by you",
  };
}

/** "Year 9", "Years 7, 9 and 11". */
export function yearsInWords(years: readonly number[]): string {
  if (years.length < 2) return years.length === 0 ? "none yet" : `Year ${years[0]}`;
  return `Years ${years.slice(0, -1).join(", ")} and ${years.at(-1)}`;
}
