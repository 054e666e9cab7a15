import type { SkippedCode } from "../roster.ts";
import { type LinkedFacts, type Role, isRemoved, scoped } from "./linked.ts";
import type { DataRow, Source } from "./sources.ts";
import { Staff } from "./staff.ts";
import { type RowContext, type StudentRow, readStudentRow } from "./student-rows.ts";

/** Everybody in the files: rows of students, teachers, and the ids of those who are neither. */
export type People = { rows: StudentRow[]; staff: Staff; others: ReadonlySet<string> };

const SKIPPED: Record<Exclude<Role, "student" | "teacher">, SkippedCode> = {
  guardian: "guardian",
  administrator: "administrator",
  other: "other_person",
};

/** Reads the tables of people. */
export function readPeople(
  sources: readonly Source[],
  linked: LinkedFacts,
  context: RowContext,
): People {
  const rows: StudentRow[] = [];
  const staff = new Staff(context.log);
  const others = new Set<string>();
  const addStudent = (source: Source, row: DataRow) =>
    rows.push(readStudentRow(source, row, linked, context));
  const addTeacher = (source: Source, row: DataRow) => {
    if (isRemoved(row)) {
      context.log.skip("person_removed", row.place("status"));
      others.add(scoped(source.scope, row.text("system_id")));
    } else staff.addRow(source, row);
  };
  const addUser = (source: Source, row: DataRow) => {
    const roles = linked.rolesOf(source, row);
    if (roles.has("student")) addStudent(source, row);
    else if (roles.has("teacher")) addTeacher(source, row);
    else {
      const [role = "other"] = [...roles] as Exclude<Role, "student" | "teacher">[];
      context.log.skip(SKIPPED[role], row.place("role", "system_id"));
      others.add(scoped(source.scope, row.text("system_id")));
    }
  };
  for (const source of sources) {
    for (const row of source.rows) {
      if (source.kind === "students" || source.kind === "memberships") addStudent(source, row);
      else if (source.kind === "teachers") addTeacher(source, row);
      else if (source.kind === "users") addUser(source, row);
    }
  }
  return { rows, staff, others };
}
