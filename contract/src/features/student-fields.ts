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
export type StudentField = keyof typeof STUDENT_FIELDS;
