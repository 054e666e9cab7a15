import { z } from "zod";
import { idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { typedText } from "../text.ts";
import { FIELD_OPTIONS, MAIN_FIELDS, REPORT_FIELDS, type ReportField } from "./report-fields.ts";

/** Most columns whose reading is kept of a class. */
const COLUMNS_MAX = 40;

const number = z.number().min(0).max(10_000);

const optionsOf = (field: ReportField | ""): readonly string[] =>
  MAIN_FIELDS.find((main) => main === field) === undefined
    ? []
    : FIELD_OPTIONS[field as keyof typeof FIELD_OPTIONS];

/** How a column of a mark book is read: what it fills and what its values become. Nothing in it is about a pupil. */
export const keptColumn = z
  .strictObject({
    /** The heading as it is compared: in small letters. */
    heading: typedText(80).min(1),
    /** What its cells were: another scale under the same heading is asked about again. */
    scale: typedText(100),
    /** The field that it fills; "" where it is left out. */
    field: z.enum(["", ...REPORT_FIELDS]),
    best_first: z.boolean(),
    /** Out of how many marks. */
    out_of: number.nullable(),
    /** Where one option ends and the next begins; null where as proposed. */
    edges: z.array(number).max(5).nullable(),
    /** What the teacher has chosen for a value: an option of the field, or "" to leave the tick alone. */
    options: z.array(z.strictObject({ key: typedText(24), option: typedText(40) })).max(24),
  })
  .refine(
    ({ field, options }) =>
      options.every(({ option }) => option === "" || optionsOf(field).includes(option)),
    { error: "A value must become one of the options of its field." },
  );
export type KeptColumn = z.infer<typeof keptColumn>;

/** How a teacher's mark book for a class is read. */
export const markBookReading = z.object({
  columns: z.array(keptColumn),
  /** Null where nothing has been kept. */
  updated_at: instant.nullable(),
});
export type MarkBookReading = z.infer<typeof markBookReading>;

export const getMarkBookReading = endpoint({
  method: "GET",
  path: "reports/classroom/:id/mark-book/",
  tag: "Report configurations",
  summary: "How the user's mark book for a class was read the last time: its columns and scales",
  params: idParams,
  responses: { 200: markBookReading },
});

export const keepMarkBookReading = endpoint({
  method: "PUT",
  path: "reports/classroom/:id/mark-book/",
  tag: "Report configurations",
  summary: "Keep how the user's mark book for a class is read; nothing in it is about a pupil",
  params: idParams,
  body: z.object({ columns: z.array(keptColumn).max(COLUMNS_MAX) }),
  responses: { 200: markBookReading },
  bodyLimit: 128 * 1024,
  valuesLimit: 4_000,
});
