import type { Place } from "../roster.ts";
import { fold } from "../values/text.ts";
import type { ClassById, Classes } from "./classes.ts";
import type { DateColumns } from "./date-columns.ts";
import { bounded, doubtsOf } from "./doubts.ts";
import { type LinkedFacts, isRemoved, roleOf } from "./linked.ts";
import type { Log } from "./log.ts";
import type { MergedStudent, StudentsMerged } from "./merge-students.ts";
import type { Refusals } from "./refusals.ts";
import { type DataRow, type Source, classesNamed } from "./sources.ts";
import { type Staff, staffIn } from "./staff.ts";

/** All that tables of enrolments point to. */
export type EnrolmentContext = {
  students: StudentsMerged;
  byKey: ReadonlyMap<string, MergedStudent>;
  /** A student of the school, whom no row of these files is about, by the numbers that a row has. */
  known: (ids: { school: string; upn: string }, place: Place) => MergedStudent | undefined;
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
  const found = classesOf(source, row, context);
  if (found.length === 0) return;

  // A student and a teacher may have one id in some systems, so that the table's kind or the role goes first.
  const teaches = source.kind === "class_teachers" || role === "teacher";
  const place = row.place("student_id", "upn", "system_id");
  const key = teaches ? undefined : students.keyOf(ids);
  if (key !== undefined) {
    const student = byKey.get(key);
    if (student !== undefined) for (const one of found) enterClass(student, one, row, context);
    return;
  }
  const known = teaches ? undefined : context.known(ids, place);
  if (known !== undefined) {
    for (const one of found) enterClass(known, one, row, context);
    return;
  }
  const teacher = role === "student" ? undefined : staff.byId(source.scope, ids.system);
  if (teacher !== undefined) {
    for (const one of found) if (one.kind === "class") context.classes.addTeacher(one.key, teacher);
    return;
  }
  if (others.has(`${source.scope}\n${ids.system}`)) return;
  const id = ids.school || ids.upn || ids.system;
  const where = ids.school || ids.upn ? "in these files or in the school" : "in these files";
  refusals.put("student_unknown", [place.file, place.sheet ?? "", id], {
    sentence: `Nobody ${where} has the ID “${id}”, so that this place in a class was left out. Correct the ID, or add the student to the files, and read them again.`,
    place,
    student_id: id || null,
    name: null,
  });
}

function enterClass(
  student: MergedStudent,
  found: Found,
  row: DataRow,
  { classes, enrol, log }: EnrolmentContext,
): void {
  if (found.kind === "form") student.student.form_group ??= found.name;
  else if (found.kind === "class") enrol(student, found.key);
  else if (found.kind === "named") {
    const doubt = doubtsOf(row, log);
    const subject = bounded(row.text("subject"), "subject", doubt, "subject");
    enrol(student, classes.mention(found.name, subject, staffIn(row, doubt)));
  }
}

type Found = ClassById | { kind: "named"; name: string };

/** The classes of a row, by id or by name; an id that no class has refuses the row. */
function classesOf(
  source: Source,
  row: DataRow,
  { classes, log, refusals }: EnrolmentContext,
): Found[] {
  const names = classesNamed(row);
  const id = row.text("class_id");
  if (id === "" && names.length > 0) {
    return names.flatMap((written): Found[] => {
      const name = bounded(written, "class", doubtsOf(row, log), "class", "classes");
      if (name === "") return [];
      const key = classes.byName(name);
      return [key === undefined ? { kind: "named", name } : { kind: "class", key }];
    });
  }
  const found = classes.byId(source.scope, id);
  if (found !== undefined) return [found];
  const place = row.place("class_id", "class", "classes");
  refusals.put("class_unknown", [place.file, place.sheet ?? "", fold(id)], {
    sentence:
      id === ""
        ? "This row names no class, and was left out. Add the class, and read the file again."
        : `No class of these files has the ID “${id}”, so that this place in a class was left out. Correct the ID, or add the class to the files, and read them again.`,
    place,
    student_id: row.text("system_id") || null,
    name: null,
  });
  return [];
}
