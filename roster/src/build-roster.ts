import { tellsOfChangesOnly } from "./build/changes-only.ts";
import { Classes } from "./build/classes.ts";
import { DateColumns } from "./build/date-columns.ts";
import { doubtsOf } from "./build/doubts.ts";
import { type EnrolmentContext, readEnrolments } from "./build/enrolments.ts";
import { LinkedFacts } from "./build/linked.ts";
import { Log } from "./build/log.ts";
import { type MergedStudent, mergeStudents } from "./build/merge-students.ts";
import { readPeople } from "./build/people.ts";
import { Refusals } from "./build/refusals.ts";
import { askOfClasses, askOfPronouns, askOfTeachers, askOfYear6 } from "./build/questions.ts";
import { openSources } from "./build/sources.ts";
import { staffIn, teacherFinder } from "./build/staff.ts";
import { StudentsHere } from "./build/students-here.ts";
import { unnamed } from "./build/unnamed.ts";
import type {
  Answers,
  Enrolment,
  Mapping,
  Reading,
  Roster,
  SchoolClass,
  Student,
  StudentHere,
  Teacher,
} from "./roster.ts";
import { placeOfSheet } from "./skipping.ts";
import { idKey, inOrder } from "./values/text.ts";

/** What a roster depends on besides its files: the day, ISO, what a person has answered, and what is in the school. */
export type BuildOptions = {
  today: string;
  answers?: Answers;
  here?: { students: readonly StudentHere[]; subjects: readonly string[] };
};

const NOTHING_HERE = { students: [], subjects: [] };

/**
 * The roster that the files tell, as their mappings say: students, teachers, classes and who is in them, and beside them
 * everything that did not come in, with its reason and its place. The order of files and rows changes nothing in it but
 * the places.
 */
export function buildRoster(
  { tables, skipped }: Reading,
  mappings: readonly Mapping[],
  { today, answers = {}, here = NOTHING_HERE }: BuildOptions,
): Roster {
  const log = new Log();
  const dates = new DateColumns(answers.date_order, today);
  const sources = openSources(tables, mappings, log);
  const [first] = sources;
  if (first !== undefined && sources.every(({ rows }) => rows.length === 0))
    log.skip("no_rows", placeOfSheet(first.table.file, first.table.sheet));
  const linked = new LinkedFacts(sources, { dates, today });
  const { rows, staff, others } = readPeople(sources, linked, { dates, today, answers, log });
  const classes = new Classes(log);
  for (const source of sources) if (source.kind === "classes") classes.addTable(source, linked);

  const studentsHere = new StudentsHere(here.students);
  const students = mergeStudents(rows, studentsHere, log);
  const enrolled = new Map(students.students.map(({ key }) => [key, new Set<string>()]));
  const enrol = ({ key, student }: MergedStudent, classKey: string) => {
    const own = enrolled.get(key);
    if (own === undefined || own.has(classKey)) return;
    own.add(classKey);
    classes.addStudent(classKey, student.year);
  };
  for (const student of students.students) {
    for (const row of student.rows) {
      staff.addMention(row.staff);
      for (const mention of row.classes) {
        enrol(student, classes.mention(mention.name, mention.subject, row.staff));
      }
    }
  }
  const refusals = new Refusals();
  const removed: { student: Student; key: string }[] = [];
  const byKey = new Map(students.students.map((student) => [student.key, student]));
  const known: EnrolmentContext["known"] = (ids, place) => {
    const found = studentsHere.find(ids);
    const before = found && byKey.get(idKey(found.student_id));
    if (found === undefined || before !== undefined) return before;
    const student = unnamed(found, place);
    students.students.push(student);
    enrolled.set(student.key, new Set());
    byKey.set(student.key, student);
    return student;
  };
  const context: EnrolmentContext = {
    students,
    byKey,
    known,
    others,
    staff,
    classes,
    linked,
    dates,
    today,
    log,
    refusals,
    enrol,
    onRemoved: ({ student }, key) => removed.push({ student, key }),
  };
  for (const source of sources) {
    if (source.kind === "enrolments" || source.kind === "class_teachers")
      readEnrolments(source, context);
    if (source.kind === "classes")
      for (const row of source.rows) staff.addMention(staffIn(row, doubtsOf(row, log)));
  }

  const manifest = tables.find(tellsOfChangesOnly);
  if (manifest !== undefined) log.skip("changes_only", placeOfSheet(manifest.file, manifest.sheet));

  const { teachers } = staff;
  const find = teacherFinder(teachers);
  const settled = classes.settled(answers, here.subjects).map((one) => matched(one, find));
  for (const { student, key, suggested } of students.students) {
    student.classes = [...(enrolled.get(key) ?? [])].map((one) => classes.nameOf(one)).toSorted();
    if (answers.pronouns_from_gender === true) student.pronouns ??= suggested;
  }
  const list = students.students
    .map(({ student }) => student)
    .toSorted((a, b) => inOrder(a.student_id, b.student_id));
  return {
    students: list,
    teachers,
    classes: settled.map(({ code: _, ...one }) => one),
    enrolments: list.flatMap(({ student_id, classes: names }) =>
      names.map((name): Enrolment => ({ student_id, class: name })),
    ),
    ...(manifest === undefined
      ? {}
      : {
          changes_only: {
            ended: removed.map(({ student: { student_id }, key }) => ({
              student_id,
              class: classes.nameOf(key),
            })),
          },
        }),
    leavers: students.leavers,
    refused: [...students.refused, ...refusals.all].toSorted(byReason),
    warnings: log.warnings.toSorted(byReason),
    merged: students.merged.toSorted((a, b) => inOrder(a.student_id, b.student_id)),
    skipped: [...skipped, ...log.skipped],
    questions: [
      ...askOfPronouns(students.students, answers),
      ...askOfYear6(rows, answers),
      ...dates.questions,
      ...askOfClasses(settled, answers),
      ...askOfTeachers(settled),
    ],
  };
}

const byReason = (
  a: { code: string; student_id: string | null },
  b: { code: string; student_id: string | null },
) => inOrder(a.code, b.code) || inOrder(a.student_id ?? "", b.student_id ?? "");

/** Teachers who are only named become those of the files whom the name means. */
function matched<One extends SchoolClass>(
  one: One,
  find: (name: string) => Teacher | undefined,
): One {
  const emails = new Set(one.teachers);
  const unknown = one.teacher_names.filter((name) => {
    const teacher = find(name);
    if (teacher !== undefined) emails.add(teacher.email);
    return teacher === undefined;
  });
  return { ...one, teachers: [...emails].toSorted(), teacher_names: unknown };
}
