import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { schoolYearOf } from "../features/reporting-periods/periods.ts";
import { known } from "./known.ts";
import { OAKFIELD_STUDENTS, RIVERSIDE_STUDENTS, type StudentName } from "./student-names.ts";
import { OAKFIELD_STAFF, RIVERSIDE_STAFF, type StaffMember } from "./staff.ts";
import { OAKFIELD_CLASSES, RIVERSIDE_CLASSES, type PlannedClass } from "./timetable.ts";

export type StudentData = {
  student_id: string;
  first_name: string;
  last_name: string;
  pronouns: Pronouns | null;
  year: number;
  form_group: string | null;
  /** ISO date, or null where the school does not know it. */
  date_of_birth: string | null;
};

export type ClassData = {
  name: string;
  year: number;
  subject: string;
  /** E-mail addresses of its teachers. */
  teachers: readonly string[];
  /** Institutional ids of its students. */
  students: readonly string[];
};

/** One invented school as plain data. The same date gives the same data. */
export type SchoolData = {
  name: string;
  short_names: readonly string[];
  staff: readonly StaffMember[];
  students: readonly StudentData[];
  classes: readonly ClassData[];
};

/** "Oakfield Academy" in the school year of `now`. */
export function oakfield(now: Date): SchoolData {
  const names = Object.entries(OAKFIELD_STUDENTS)
    .map(([year, students]) => [Number(year), students] as const)
    // The oldest have been here longest, and have the lowest ids.
    .toReversed();
  const students = studentsOf(names, "OAK-", 20_100, now);
  return {
    name: "Oakfield Academy",
    short_names: ["Oakfield"],
    staff: OAKFIELD_STAFF,
    students,
    classes: OAKFIELD_CLASSES.map((planned) => classOf(planned, students, "demo.school")),
  };
}

/** "Riverside College", small, there so that the separation of schools can be seen. */
export function riverside(now: Date): SchoolData {
  const students = studentsOf([[8, RIVERSIDE_STUDENTS]], "RIV-", 10_400, now);
  return {
    name: "Riverside College",
    short_names: ["Riverside"],
    staff: RIVERSIDE_STAFF,
    students,
    classes: RIVERSIDE_CLASSES.map((planned) => classOf(planned, students, "riverside.school")),
  };
}

/** The school's class of that name, which must be there. */
export function classNamed({ classes }: SchoolData, name: string): ClassData {
  return known(new Map(classes.map((each) => [each.name, each])), name);
}

/** The students of a class, in the order of the school's list. */
export function membersOf(school: SchoolData, classroom: ClassData): StudentData[] {
  const members = new Set(classroom.students);
  return school.students.filter((student) => members.has(student.student_id));
}

function studentsOf(
  years: readonly (readonly [number, readonly StudentName[]])[],
  prefix: string,
  firstId: number,
  now: Date,
): StudentData[] {
  const named = years.flatMap(([year, names]) => names.map((name) => ({ year, name })));
  return named.map(({ year, name: [first_name, last_name, pronouns] }, place) => ({
    // Steps of 3 to 14, as after years of leavers.
    student_id: `${prefix}${firstId + place * 9 + ((place * 5) % 7)}`,
    first_name,
    last_name,
    pronouns,
    year,
    form_group: place % 13 === 6 ? null : `${year}${"ABCD".charAt((place * 3) % 4)}`,
    date_of_birth: place % 17 === 7 ? null : birthday(year, place, now),
  }));
}

/** A day in the twelve months, from a 1 September, in which students of that year group were born. */
function birthday(year: number, place: number, now: Date): string {
  const day = new Date(Date.UTC(schoolYearOf(now) - year - 5, 8, 1));
  day.setUTCDate(day.getUTCDate() + ((place * 97) % 365));
  return day.toISOString().slice(0, 10);
}

function classOf(planned: PlannedClass, students: readonly StudentData[], host: string): ClassData {
  const { name, year, subject, teachers, from, size } = planned;
  const list = students
    .filter((student) => student.year === year || (year === 12 && student.year === 13))
    // Year 12 before Year 13; the order within a year stays.
    .toSorted((one, other) => one.year - other.year);
  const members = [...list, ...list].slice(from, from + size);
  return {
    name,
    year,
    subject,
    teachers: teachers.map((teacher) => `${teacher}@${host}`),
    students: members.map((student) => student.student_id),
  };
}
