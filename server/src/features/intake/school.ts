import type { Pronouns } from "@reportair/contract/features/report-fields.ts";

/** A student as the school has them. */
export type Here = {
  id: number;
  student_id: string;
  upn: string | null;
  first_name: string;
  last_name: string;
  legal_first_name: string | null;
  legal_last_name: string | null;
  preferred_name: string | null;
  pronouns: Pronouns | null;
  date_of_birth: string | null;
  year: number;
  form_group: string | null;
  /** Ids of their classes. */
  classes: number[];
};

/** A class as the school has it. */
export type ClassHere = {
  id: number;
  name: string;
  year: number;
  subject: string;
  teachers: number[];
};

/** An account of the school. */
export type StaffHere = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  teaches: boolean;
};

/** All of a school that an intake is compared with. */
export type School = { students: Here[]; classes: ClassHere[]; staff: StaffHere[] };

/** What a school has settled about people in earlier files. */
export type Known = {
  /** A file's student ID, as it is compared, and the record that it is. */
  same: Record<string, number>;
  /** A file's student ID and the record that it is not. */
  others: Record<string, number>;
  /** A name in the files, and the account; null for nobody. */
  teachers: Record<string, number | null>;
};
