import { formatCount } from "../../lib/format.ts";

/** "14 teachers, 62 classes, 1,148 students". */
export function totalsText(totals: {
  teachers: number;
  classes: number;
  students: number;
}): string {
  return [
    formatCount(totals.teachers, "teacher"),
    formatCount(totals.classes, "class", "classes"),
    formatCount(totals.students, "student"),
  ].join(", ");
}
