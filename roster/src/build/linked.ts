import { clean } from "../values/text.ts";
import type { DateColumns } from "./date-columns.ts";
import type { DataRow, Source } from "./sources.ts";

/** Who somebody is to a school, of all that tables call it. */
export type Role = "student" | "teacher" | "guardian" | "administrator" | "other";

const GUARDIANS = /^(?:guardian|parent|relative)$/iu;
const ADMINISTRATORS = /administrator|^principal$/iu;

/** The role that a word names. */
export function roleOf(word: string): Role {
  if (/^(?:student|learner|pupil)$/iu.test(word)) return "student";
  if (/^(?:teacher|lecturer)$/iu.test(word)) return "teacher";
  if (GUARDIANS.test(word)) return "guardian";
  return ADMINISTRATORS.test(word) ? "administrator" : "other";
}

/** Whether the sending system has removed what a row tells of. */
export function isRemoved(row: DataRow): boolean {
  return /^(?:tobedeleted|inactive)$/iu.test(row.text("status"));
}

/** An id of one folder's tables. */
export const scoped = (scope: string, id: string) => `${scope}\n${id}`;

type Rows = { source: Source; row: DataRow };

/** What tables say of people and classes that stand in other tables, by their ids. */
export class LinkedFacts {
  readonly #roles = new Map<string, Set<Role>>();
  readonly #grades = new Map<string, string>();
  readonly #demographics = new Map<string, Rows>();
  readonly #courses = new Map<string, string>();

  constructor(sources: readonly Source[], { dates, today }: { dates: DateColumns; today: string }) {
    for (const source of sources) {
      for (const row of source.rows) {
        if (isRemoved(row)) continue;
        const id = scoped(source.scope, row.text("system_id"));
        if (source.kind === "roles") {
          const end = dates.read(source, row, "end_date");
          if (end === null || end >= today) this.#addRole(id, row);
        } else if (source.kind === "demographics") this.#demographics.set(id, { source, row });
        else if (source.kind === "courses") {
          const course = scoped(source.scope, row.text("course_id"));
          this.#courses.set(course, row.text("subject") || row.text("title"));
        }
      }
    }
  }

  #addRole(id: string, row: DataRow): void {
    const roles = this.#roles.get(id) ?? new Set();
    this.#roles.set(id, roles.add(roleOf(row.text("role"))));
    const grade = row.text("year");
    if (grade !== "") this.#grades.set(id, grade);
  }

  /** Everything that a user is, by their own row and by the tables of roles. */
  rolesOf(source: Source, row: DataRow): ReadonlySet<Role> {
    const own = row
      .text("role")
      .split(",")
      .map(clean)
      .filter((word) => word !== "");
    const linked = this.#roles.get(scoped(source.scope, row.text("system_id"))) ?? [];
    return new Set([...own.map(roleOf), ...linked]);
  }

  gradeOf(scope: string, id: string): string {
    return this.#grades.get(scoped(scope, id)) ?? "";
  }

  demographicsOf(scope: string, id: string): Rows | undefined {
    return id === "" ? undefined : this.#demographics.get(scoped(scope, id));
  }

  courseOf(scope: string, id: string): string {
    return this.#courses.get(scoped(scope, id)) ?? "";
  }
}
