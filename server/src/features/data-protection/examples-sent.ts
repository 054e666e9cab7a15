import type { DataProtection, TakenOut } from "@reportair/contract/features/data-protection.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "@reportair/writing/facts.ts";
import { sayable } from "@reportair/writing/privacy/sayable.ts";
import { flagNotes } from "@reportair/writing/privacy/flags.ts";
import { buildRosterIndex } from "@reportair/writing/privacy/roster.ts";
import { wouldBeSent } from "../writers/would-be-sent.ts";

/** Nobody of these exists. */
const STUDENT = {
  first_name: "Marisol",
  last_name: "Thackeray",
  pronouns: "She/Her",
  year: 8,
} as const;
const CLASSMATES = [
  { first_name: "Devran", last_name: "Okonjo", student_id: "OAK-1187" },
  { first_name: "Tilly", last_name: "Brannigan", student_id: "OAK-1188" },
];
const STAFF = [{ first_name: "Judith", last_name: "Pemberley" }];
const SCHOOL = "Kestrelmoor High School";

/** A note of each kind, as a teacher might type it. */
const NOTES: Record<TakenOut, string> = {
  student: "Marisol writes well. M. Thackeray reads aloud with confidence.",
  other_students: "Works well with Devran and Tilly Brannigan.",
  staff: "Asked Mrs Pemberley for help before the test.",
  school: "A fine start at Kestrelmoor High School.",
  unknown_name: "Wrote a good letter to Rosamund Kettleby.",
  former_pupil: "The best essay since Sorrel Whitby in 2016.",
  date_of_birth: "Born on 14 March 2013. Reads widely.",
  age: "Reads far ahead of 12 years 4 months.",
  student_id: "Coursework OAK-1185 was handed in on time.",
  phone: "Homework was sent in from 07700 900123.",
  email: "Hands in work from marisol.t@example.com.",
  address: "Revises after school at 14 Larkfield Road, S32 1BB.",
  village: "Lives in Coldmere and helps on the farm there.",
  link: "Her slides are at https://slides.example.com/marisol.",
  handle: "Posts her drawings as @marisoldraws.",
  pronouns: "She checks her work before she hands it in.",
  health: "She has ADHD and takes medication at lunch.",
  family: "Her parents have separated and she has moved house.",
  safeguarding: "She has bruises on her arms and is afraid to go home.",
};

/** Each kind with an invented note and what is sent of it, by the code that sends. */
export function examplesSent(): Promise<DataProtection["examples"]> {
  return Promise.all(
    (Object.keys(NOTES) as TakenOut[]).map(async (kind) => ({
      kind,
      typed: NOTES[kind],
      sent: await sentOf(NOTES[kind]),
    })),
  );
}

async function sentOf(note: string): Promise<string | null> {
  const roster = buildRosterIndex({
    students: [{ ...STUDENT, student_id: "OAK-1185" }, ...CLASSMATES],
    staff: STAFF,
    school: SCHOOL,
  });
  const inputs = { ...EMPTY_INPUTS, level: "Proficient", additional_notes: note } as const;
  const facts: Facts = {
    student: STUDENT,
    subject: "English",
    ...sayable(inputs, flagNotes(inputs, []), []).facts,
    range: "300-400",
    unit: "words",
  };
  return (await wouldBeSent(facts, roster))?.get("additional_notes") ?? null;
}
