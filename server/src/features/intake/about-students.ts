import type { AuditSubject } from "../audit/audit.ts";
import type { Touched } from "./queries-of-commit.ts";

/** What the audit log says of students: names of fields and never what they hold. */
export const aboutStudents = (
  students: readonly (Touched & { fields?: string[] })[],
): AuditSubject[] =>
  students.map(({ id, label, fields }) => ({
    type: "student",
    id,
    label,
    ...(fields === undefined ? {} : { details: { fields } }),
  }));

/** Students whose fields or classes were changed, each once with all of it. */
export function mergedChanges(
  changed: readonly (Touched & { fields: string[] })[],
  moved: readonly Touched[],
): (Touched & { fields: string[] })[] {
  const all = new Map(changed.map((each) => [each.id, each]));
  for (const { id, label } of moved) {
    const fields = all.get(id)?.fields ?? [];
    if (!fields.includes("classrooms"))
      all.set(id, { id, label, fields: [...fields, "classrooms"] });
  }
  return [...all.values()];
}
