import { BORN_LATER } from "@reportair/contract/form-words.ts";
import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import type {
  Student,
  StudentChange,
  StudentInput,
} from "@reportair/contract/features/students.ts";
import type { Problems } from "../../lib/form-problems.ts";

/** What the form holds: words as typed, each empty where nothing is given. */
export interface StudentForm {
  first_name: string;
  last_name: string;
  /** What the pupil is called, where that is another name than the first. */
  preferred_name: string;
  pronouns: Pronouns | "";
  year: string;
  form_group: string;
  date_of_birth: string;
  student_id: string;
}

/** The form as it opens: empty to add, else a student's record. */
export function formOf(student: Student | null): StudentForm {
  return {
    first_name: student?.first_name ?? "",
    last_name: student?.last_name ?? "",
    preferred_name: student?.preferred_name ?? "",
    pronouns: student?.pronouns ?? "",
    year: student ? String(student.year) : "",
    form_group: student?.form_group ?? "",
    date_of_birth: student?.date_of_birth ?? "",
    student_id: student?.student_id ?? "",
  };
}

/**
 * What the contract does not ask: pronouns, without which texts say they, and a date that has come here; `today` is an
 * ISO date. Dates compare as their text does.
 */
export function problemsOf(form: StudentForm, today: string): Problems<StudentForm> {
  return {
    ...(!form.pronouns && { pronouns: "Pronouns are required." }),
    ...(form.date_of_birth > today && { date_of_birth: BORN_LATER }),
  };
}

/** The fields as the server takes them; what is optional and empty is sent as null. */
export function inputOf(form: StudentForm): StudentInput {
  return {
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    preferred_name: form.preferred_name.trim() || null,
    pronouns: form.pronouns,
    year: form.year && Number(form.year),
    form_group: form.form_group.trim() || null,
    date_of_birth: form.date_of_birth || null,
    student_id: form.student_id.trim(),
  };
}

/**
 * What was changed here, and only that: a field that somebody else changes meanwhile keeps what they
 * gave it, and a date of birth that this person may not see is not taken for none.
 */
export function changeOf(form: StudentForm, student: Student): StudentChange {
  const { student_id: _, ...now } = inputOf(form);
  const { student_id: __, ...before } = inputOf(formOf(student));
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field as keyof typeof before]),
  );
}
