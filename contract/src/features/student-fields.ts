/**
 * What a student's record holds beside its ids and classes, as people read it. A field begins here, in
 * `student-schemas.ts` and with its column; list, record, export, subject access page and privacy policy follow.
 */
export const STUDENT_FIELDS = {
  first_name: { label: "First name", inPolicy: "first name" },
  preferred_name: { label: "Known as", inPolicy: "the name they are known by" },
  last_name: { label: "Last name", inPolicy: "last name" },
  pronouns: { label: "Pronouns", inPolicy: "pronouns" },
  year: { label: "Year", inPolicy: "year group" },
  form_group: { label: "Form group", inPolicy: "form group" },
  date_of_birth: {
    label: "Date of birth",
    inPolicy: "the date of birth where the school enters one",
  },
};
/**
 * What files of other systems bring beside it. It stands on the record's subject access page and in the privacy policy,
 * and in no list: nobody needs it to write of a student.
 */
export const FIELDS_OF_FILES = {
  upn: {
    label: "Unique pupil number",
    inPolicy: "the unique pupil number, by which they are found again in the school’s files",
  },
  legal_first_name: {
    label: "Legal first name",
    inPolicy: "legal names where they differ from the ones in use",
  },
  legal_last_name: { label: "Legal last name", inPolicy: null },
};
export type FieldOfFiles = keyof typeof FIELDS_OF_FILES;

export type StudentField = keyof typeof STUDENT_FIELDS;
