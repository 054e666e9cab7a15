import {
  countCharacters,
  countWords,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { flagNotes } from "@reportair/writing/privacy/flags.ts";
import type { Handle } from "../database/handle.ts";
import { generatedReports, reportConfigurations, reportingPeriods } from "../database/schema.ts";
import { termOf } from "../features/reporting-periods/periods.ts";
import type { SchoolIds } from "./insert-school.ts";
import { known } from "./known.ts";
import { MARKS_IN_PROGRESS } from "./marks-in-progress.ts";
import { inputsOf, type EnteredMarks } from "./marks.ts";
import {
  classNamed,
  membersOf,
  type ClassData,
  type StudentData,
  type SchoolData,
} from "./school-data.ts";
import { CLASS_IN_PROGRESS } from "./timetable.ts";
import { LAST_TERM_LENGTH, type LastTerm } from "./write-last-term.ts";

type Entered = { student: StudentData; inputs: ReportInputs };
type Place = { classroom: ClassData; period_id: number; at: Date };

/**
 * Inserts the author's two terms: last term's class with its kept reports, and what is filled in so far
 * of this term's. To be called as the author. Answers the id of this term.
 */
export async function insertReports(
  handle: Handle,
  ids: SchoolIds,
  author: string,
  school: SchoolData,
  lastTerm: LastTerm,
  now: Date,
): Promise<number> {
  const periods = await handle
    .insert(reportingPeriods)
    .values(
      [lastTerm.term, termOf(now)].map((term) => ({ ...term, institution_id: ids.institution })),
    )
    .returning({ id: reportingPeriods.id, name: reportingPeriods.name });
  const periodIds = new Map(periods.map(({ name, id }) => [name, id]));
  const thisTerm = known(periodIds, termOf(now).name);
  const own = { teacher: author, classroom: CLASS_IN_PROGRESS, marks: MARKS_IN_PROGRESS };
  await insertEntered(handle, ids, own, school, thisTerm, now);
  const { classroom, written_at, reports } = lastTerm;
  const finished = await handle
    .insert(reportConfigurations)
    .values(
      configurationRows(
        ids,
        known(ids.staff, author),
        school,
        { classroom, period_id: known(periodIds, lastTerm.term.name), at: written_at },
        reports,
      ),
    )
    .returning({ id: reportConfigurations.id, student_id: reportConfigurations.student_id });
  const configurationOf = new Map(finished.map((row) => [row.student_id, row.id]));
  await handle.insert(generatedReports).values(
    reports.map(({ student, year, inputs, written, seed }) => ({
      institution_id: ids.institution,
      author_id: known(ids.staff, author),
      configuration_id: known(configurationOf, known(ids.students, student.student_id)),
      student_id: known(ids.students, student.student_id),
      year,
      report_content: written.text,
      sentences: written.sentences,
      uncovered: written.uncovered,
      handed_back: written.handed_back,
      inputs,
      ...LAST_TERM_LENGTH,
      word_count: countWords(written.text),
      char_count: countCharacters(written.text),
      status: "kept" as const,
      opened_at: written_at,
      written_by: written.written_by,
      seed,
      created_at: written_at,
      updated_at: written_at,
    })),
  );
  return thisTerm;
}

/** Inserts what a teacher has entered for a class in the term of that id. To be called as that teacher. */
export async function insertEntered(
  handle: Handle,
  ids: SchoolIds,
  { teacher, classroom, marks }: EnteredMarks,
  school: SchoolData,
  period_id: number,
  at: Date,
): Promise<void> {
  const room = classNamed(school, classroom);
  const entered = membersOf(school, room).flatMap((student) => {
    const marked = marks[fullName(student)];
    return marked === undefined ? [] : [{ student, inputs: inputsOf(marked) }];
  });
  const place = { classroom: room, period_id, at };
  await handle
    .insert(reportConfigurations)
    .values(configurationRows(ids, known(ids.staff, teacher), school, place, entered));
}

function configurationRows(
  ids: SchoolIds,
  author_id: number,
  school: SchoolData,
  { classroom, period_id, at }: Place,
  entered: readonly Entered[],
) {
  const members = membersOf(school, classroom);
  return entered.map(({ student, inputs }) => ({
    institution_id: ids.institution,
    author_id,
    student_id: known(ids.students, student.student_id),
    classroom_id: known(ids.classes, classroom.name),
    classroom_name: classroom.name,
    subject: classroom.subject,
    period_id,
    ...inputs,
    flags: flagNotes(
      inputs,
      members.filter((other) => other !== student),
      student,
    ),
    created_at: at,
    updated_at: at,
  }));
}
