import type { LeavingField, LeavingPart } from "@reportair/contract/features/leaving.ts";
import {
  MAIN_FIELDS,
  NOTES_FIELD,
  SUMMARY_FIELDS,
  type MainField,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Asked } from "./asked.ts";
import { markText } from "./marks.ts";

/** What a teacher has entered for one student, as it stands on the screen. */
export type Entered = {
  name: string;
  year: number;
  subject: string;
  inputs: ReportInputs;
  leave_out: readonly ReportField[];
  /** Sentences of notes that stay here, of which the rest is sent. */
  kept_out: readonly { field: ReportField; text: string }[];
  taken_out: readonly string[];
};

const kept = (text: string): LeavingPart[] => (text === "" ? [] : [{ text, kind: null }]);

/**
 * Every field that a teacher has filled in, beside what of it a provider gets; without a request (null) nothing leaves.
 */
export function leavingFields(entered: Entered, asked: Asked | null): LeavingField[] {
  return [
    studentRow(entered, asked),
    ...MAIN_FIELDS.flatMap((field) => mainRow(field, entered, asked)),
    ...SUMMARY_FIELDS.flatMap((field) =>
      entered.inputs[field].trim() === ""
        ? []
        : [{ field, option: null, before: null, ...textOf(field, entered, asked) }],
    ),
    ...ownRows(asked),
  ];
}

function studentRow({ name, year, subject }: Entered, asked: Asked | null): LeavingField {
  const row = { field: "pupil", option: null, before: null, stays: null } as const;
  const lesson = (of: string) => `, Year ${year}, ${of}`;
  if (asked === null) return { ...row, typed: kept(name + lesson(subject)), sent: [] };
  const rest = markText(lesson(subject), `, Year ${asked.year}, ${asked.subject}`);
  return {
    ...row,
    typed: [{ text: name, kind: "pupil" }, ...rest.typed],
    sent: [{ text: "{PUPIL}", kind: "pupil" }, ...rest.sent],
  };
}

function mainRow(field: MainField, entered: Entered, asked: Asked | null): LeavingField[] {
  const note = NOTES_FIELD[field];
  const option = entered.inputs[field];
  if (option === "" && entered.inputs[note].trim() === "") return [];
  const tick = asked?.data.find((each) => each.field === field);
  const text = textOf(note, entered, asked);
  return [
    {
      field,
      option: option === "" ? null : option,
      before: tick?.before ?? null,
      ...text,
      stays: option === "" ? "unused" : text.stays,
    },
  ];
}

/** A note or a summary text. */
function textOf(
  field: ReportField,
  { inputs, leave_out, kept_out, taken_out }: Entered,
  asked: Asked | null,
): Pick<LeavingField, "typed" | "sent" | "stays"> {
  const typed = inputs[field];
  const sent = asked?.data.find((each) => each.field === field)?.value;
  const stays = leave_out.includes(field) && typed.trim() !== "" ? "kept_out" : null;
  if (sent === undefined) return { typed: kept(typed), sent: [], stays };
  const stay = kept_out.filter((each) => each.field === field);
  const marked = markText(typed, sent, taken_out);
  const asKept = (part: LeavingPart): LeavingPart =>
    part.kind === "other" && stay.some(({ text }) => text.includes(part.text.trim()))
      ? { ...part, kind: "kept_out" }
      : part;
  return { typed: marked.typed.map(asKept), sent: marked.sent, stays: null };
}

/** What is sent of the teacher's style and of the school's rules: it is made here, and typed by nobody. */
function ownRows(asked: Asked | null): LeavingField[] {
  const { style = [], school = {} } = asked ?? {};
  const { avoid = [], tone } = school;
  const rules = [
    ...(avoid.length > 0 ? [`Avoid: ${avoid.join(", ")}`] : []),
    ...(tone === undefined ? [] : [`Tone: ${tone}`]),
  ];
  return [
    { field: "style", text: style.join("\n") } as const,
    { field: "school", text: rules.join("\n") } as const,
  ].flatMap(({ field, text }) =>
    text === ""
      ? []
      : [{ field, option: null, before: null, typed: [], sent: kept(text), stays: null }],
  );
}
