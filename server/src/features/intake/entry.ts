import type { EntryKind, IntakeEntry } from "@reportair/contract/features/intake.ts";
import type { Values } from "./compare-student.ts";
import type { Settled } from "./match-students.ts";
import type { Here } from "./school.ts";

/** What an entry says to a person, and what bringing it in takes beside that. */
export type Payload = Omit<IntakeEntry, "position" | "kind"> & { data?: EntryData };
export type EntryData = {
  /** A new student's fields. */
  student?: Values & { student_id: string };
  before?: Values;
  after?: Values;
  /** Ids of the classes that a student leaves. */
  leaves?: number[];
  classroom?: { id: number | null; name: string; year: number | null; subject: string | null };
  /** A class's name and year, as they are and as they will be. */
  renamed?: Record<"before" | "after", { name: string; year: number }>;
  /** Of a class: accounts, and addresses of accounts that are yet to be made. */
  teachers?: { ids: number[]; emails: string[] };
  teacher?: { email: string; first_name: string; last_name: string };
  /** What a person has said of whom the file means. */
  settled?: Settled;
  /** Refused rows as they stand in their table. */
  rows?: { headings: readonly string[]; line: number; cells: readonly string[] }[];
};
export type PlannedEntry = { kind: EntryKind; student: number | null; payload: Payload };

/** An entry of which nothing is said. */
export const BLANK: Payload = {
  student: null,
  changes: [],
  joins: [],
  leaves: [],
  code: null,
  sentence: null,
  candidate: null,
  decided: null,
  classroom: null,
  teacher: null,
  place: null,
  rows: 1,
};

/** A student of the school, as an entry shows them. */
export const shownHere = (here: Here) => ({
  id: here.id,
  student_id: here.student_id,
  name: `${here.first_name} ${here.last_name}`,
  year: here.year,
  form_group: here.form_group,
  date_of_birth: here.date_of_birth,
});
