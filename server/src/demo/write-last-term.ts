import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import type { WrittenReport } from "@reportair/writing/facts.ts";
import { buildRosterIndex } from "@reportair/writing/privacy/roster.ts";
import { schoolYearOf, termBefore, type Term } from "../features/reporting-periods/periods.ts";
import { known } from "./known.ts";
import { inputsOf } from "./marks.ts";
import { MARKS_LAST_TERM } from "./marks-last-term.ts";
import {
  classNamed,
  membersOf,
  type ClassData,
  type StudentData,
  type SchoolData,
} from "./school-data.ts";
import { CLASS_WITH_REPORTS } from "./timetable.ts";

export const LAST_TERM_LENGTH = { length_range: "500-1200", length_unit: "characters" } as const;

type FinishedReport = {
  student: StudentData;
  /** The student's year group at the time. */
  year: number;
  inputs: ReportInputs;
  written: WrittenReport;
  seed: number;
};

/** The reports of one class in the term before this one, and when they were written. */
export type LastTerm = {
  term: Term;
  classroom: ClassData;
  written_at: Date;
  reports: FinishedReport[];
};

/** Has the embedded writer write the finished reports of the term before `now`, so that they are true to their inputs. */
export async function writeLastTerm(school: SchoolData, now: Date): Promise<LastTerm> {
  const writer = createEmbeddedWriter();
  const roster = buildRosterIndex({
    students: school.students,
    staff: school.staff,
    school: school.name,
  });
  const term = termBefore(now);
  const written_at = reportsEvening(term);
  const yearsAgo = schoolYearOf(now) - schoolYearOf(written_at);
  const classroom = classNamed(school, CLASS_WITH_REPORTS);
  const marks = new Map(Object.entries(MARKS_LAST_TERM));
  const reports: FinishedReport[] = [];
  for (const [place, student] of membersOf(school, classroom).entries()) {
    const inputs = inputsOf(known(marks, fullName(student)));
    const { first_name, last_name, pronouns } = student;
    const year = student.year - yearsAgo;
    const seed = place + 1;
    // One after the other: each is written knowing what the classmates' say.
    const written = await writer.write({
      facts: {
        student: { first_name, last_name, pronouns, year },
        subject: classroom.subject,
        inputs,
        range: LAST_TERM_LENGTH.length_range,
        unit: LAST_TERM_LENGTH.length_unit,
        leave_out: [],
      },
      said: { classmates: reports.map((report) => report.written.text), earlier: [] },
      seed,
      roster,
    });
    reports.push({ student, year, inputs, written, seed });
  }
  return { term, classroom, written_at, reports };
}

/** An evening shortly before the holidays, when schools write reports; inside the term's dates. */
function reportsEvening({ starts_on, ends_on }: Term): Date {
  const days = { "01": "03-20", "04": "07-09", "09": "12-10" }[starts_on.slice(5, 7)];
  return new Date(`${ends_on.slice(0, 4)}-${days}T18:40:00Z`);
}
