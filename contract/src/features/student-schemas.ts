import { z, type ZodType } from "zod";
import { line, optionalLine, wholeNumberFrom } from "../text.ts";
import { pronouns } from "./report-fields.ts";
import { STUDENT_FIELDS, type StudentField } from "./student-fields.ts";

const labelOf = (field: StudentField) => STUDENT_FIELDS[field].label;

/** Most characters of each name. */
const NAME_MAX = 100;

const birthDate = z
  .union([z.literal(""), z.iso.date("Date of birth must be a date such as 2012-03-14.")], {
    error: "Date of birth must be a date such as 2012-03-14.",
  })
  .transform((value) => (value === "" ? null : value))
  .nullable();

/** Each field of a student's record as it is given and as it is shown. */
export const STUDENT_SCHEMAS = {
  first_name: { given: line(labelOf("first_name"), NAME_MAX), shown: z.string() },
  preferred_name: {
    given: optionalLine(labelOf("preferred_name"), NAME_MAX).optional(),
    /** What texts call the student in place of the first name; null where that is it. */
    shown: z.string().nullable(),
  },
  last_name: { given: line(labelOf("last_name"), NAME_MAX), shown: z.string() },
  pronouns: {
    given: pronouns
      .or(z.literal("").transform(() => null))
      .nullable()
      .optional(),
    shown: pronouns.nullable(),
  },
  year: { given: wholeNumberFrom(labelOf("year"), 7, 13), shown: z.int() },
  form_group: {
    given: optionalLine(labelOf("form_group"), 50).optional(),
    shown: z.string().nullable(),
  },
  date_of_birth: {
    given: birthDate.optional(),
    /** ISO date; null where unknown or where the asker may not see it. */
    shown: z.string().nullable(),
  },
} satisfies Record<StudentField, { given: ZodType; shown: ZodType }>;
