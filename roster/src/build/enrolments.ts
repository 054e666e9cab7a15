import { fold } from "../values/text.ts";
import type { Classes } from "./classes.ts";
import type { DateColumns } from "./date-columns.ts";
import { type LinkedFacts, isRemoved, roleOf } from "./linked.ts";
import type { Log } from "./log.ts";
import type { MergedStudent, Refusals, StudentsMerged } from "./merge-students.ts";
import type { DataRow, Source } from "./sources.ts";
import { type Staff, staffIn } from "./staff.ts";

/** All that tables of enrolments point to. */
export type EnrolmentContext = {
  students: StudentsMerged;
  byKey: ReadonlyMap<string, MergedStudent>;
  /** Ids of people who are known, and neither student nor teacher. */
  others: ReadonlySet<string>;
  staff: Staff;
  classes: Classes;
  linked: LinkedFacts;
  dates: DateColumns;
  today: string;
  log: Log;
  refusals: Refusals;
  enrol: (student: MergedStudent, classKey: string) => void;
  /** Told of a place in a class that the sending system has removed. */
  onRemoved: (student: MergedStudent, classKey: string) => void;
};

/** Reads a table that says who is in which class, or who teaches it. */
export function readEnrolments(source: Source, context: EnrolmentContext): void {
  const { dates, today, log } = context;
  for (const row of source.rows) {
    const end = row.text("end_date") === "" ? null : dates.read(source, row, "end_date");
    if (isRemoved(row)) {
      log.skip("enrolment_removed", row.place("status"));
      readRemoved(source, row, context);
    } else if (end !== null && end < today) log.skip("enrolment_ended", row.place("end_date"));
    else readEnrolment(source, row, context);
  }
}

const idsOf = (source: Source, row: DataRow) => ({
  scope: source.scope,
  school: row.text("student_id"),
  upn: row.text("upn").toUpperCase(),
  system: row.text("system_id"),
});

function readRemoved(source: Source, row: DataRow, context: EnrolmentContext): void {
  const { students, byKey, classes, onRemoved } = context;
  if (source.kind === "class_teachers" || roleOf(row.text("role") || "student") !== "student")
    return;
  const student = byKey.get(students.keyOf(idsOf(source, row)) ?? "");
  const found = classes.byId(source.scope, row.text("class_id"));
  if (student !== undefined && found?.kind === "class") onRemoved(student, found.key);
}

function readEnrolment(source: Source, row: DataRow, context: EnrolmentContext): void {
  const { staff, students, byKey, others, refusals } = context;
  const ids = idsOf(source, row);
  const role = row.text("role") === "" ? undefined : roleOf(row.text("role"));
  if (role !== undefined && role !== "student" && role !== "teacher") return;
  const found = classOf(source, row, context);
  if (found === undefined) return;

  // A student and a teacher may have one id in some systems, so that the table's kind or the role goes first.
  const teaches = source.kind === "class_teachers" || role === "teacher";
  const key = teaches ? undefined : students.keyOf(ids);
  if (key !== undefined) {
    const student = byKey.get(key);
    if (student === undefined) return;
    if (found.kind === "form") student.student.form_group ??= found.name;
    else if (found.kind === "class") context.enrol(student, found.key);
    else
      context.enrol(
        student,
        context.classes.mention(found.name, row.text("subject"), staffIn(row)),
      );
    return;
  }
  const teacher = role === "student" ? undefined : staff.byId(source.scope, ids.system);
  if (teacher !== undefined) {
    if (found.kind === "class") context.classes.addTeacher(found.key, teacher);
    return;
  }
  if (others.has(`${source.scope}\n${ids.system}`)) return;
  const id = ids.school || ids.upn || ids.system;
  const place = row.place("student_id", "upn", "system_id");
  refusals.put("student_unknown", [place.file, place.sheet ?? "", id], {
    sentence: `No student or teacher of these files has the ID “${id}”, so that this place in a class was left out.`,
    place,
    student_id: id || null,
    name: null,
  });
}

type Found = ReturnType<Classes["byId"]> | { kind: "named"; name: string };

/** The class of a row, by id or by name; an id that no class has refuses the row. */
function classOf(source: Source, row: DataRow, { classes, refusals }: EnrolmentContext): Found {
  const name = row.text("class");
  const id = row.text("class_id");
  if (id === "" && name !== "") {
    const key = classes.byName(name);
    return key === undefined ? { kind: "named", name } : { kind: "class", key };
  }
  const found = classes.byId(source.scope, id);
  if (found !== undefined) return found;
  const place = row.place("class_id", "class");
  refusals.put("class_unknown", [place.file, place.sheet ?? "", fold(id)], {
    sentence:
      id === ""
        ? "This row names no class, and was left out."
        : `No class of these files has the ID “${id}”, so that this place in a class was left out.`,
    place,
    student_id: row.text("system_id") || null,
    name: null,
  });
  return undefined;
}
