// Apart from the schemas, so that a page that shows inputs loads without the validator.

/** The six main fields a teacher ticks, by their server names, in the order of the screen. */
export const MAIN_FIELDS = [
  "level",
  "participation",
  "punctuality",
  "behaviour",
  "homework",
  "homework_improvement_area",
] as const;
export type MainField = (typeof MAIN_FIELDS)[number];

/** The options of each main field, best first, exactly as the specification words them. */
export const FIELD_OPTIONS = {
  level: ["Advanced", "Proficient", "Developing", "Below Expectations"],
  participation: ["Active Participant", "Occasionally Participates", "Passive Observer"],
  punctuality: ["Always on time", "Occasionally late", "Frequently late", "Chronically late"],
  behaviour: [
    "Excellent Behaviour",
    "Good Behaviour",
    "Acceptable Behaviour",
    "Unacceptable Behaviour",
  ],
  homework: [
    "Consistently Completed",
    "Mostly Completed",
    "Sometimes Completed",
    "Never Completed",
  ],
  homework_improvement_area: ["Accuracy", "Method", "Presentation"],
} as const satisfies Record<MainField, readonly string[]>;

/** The notes field that belongs to each main field; it counts only while its field has a value. */
export const NOTES_FIELD = {
  level: "level_notes",
  participation: "participation_notes",
  punctuality: "punctuality_notes",
  behaviour: "behaviour_notes",
  homework: "homework_notes",
  homework_improvement_area: "homework_improvement_notes",
} as const satisfies Record<MainField, string>;
export type NotesField = (typeof NOTES_FIELD)[MainField];
export const NOTES_FIELDS = Object.values(NOTES_FIELD) as readonly NotesField[];

/** The three summary texts; each counts whenever it is filled. */
export const SUMMARY_FIELDS = ["best_achievement", "area_to_improve", "additional_notes"] as const;
export type SummaryField = (typeof SUMMARY_FIELDS)[number];

export type ReportField = MainField | NotesField | SummaryField;
export const REPORT_FIELDS: readonly ReportField[] = [
  ...MAIN_FIELDS.flatMap((field) => [field, NOTES_FIELD[field]] as const),
  ...SUMMARY_FIELDS,
];

/** How each field is called on the screens. */
export const FIELD_LABELS: Record<ReportField, string> = {
  level: "Level",
  level_notes: "Level note",
  participation: "Participation",
  participation_notes: "Participation note",
  punctuality: "Punctuality",
  punctuality_notes: "Punctuality note",
  behaviour: "Behaviour",
  behaviour_notes: "Behaviour note",
  homework: "Homework",
  homework_notes: "Homework note",
  homework_improvement_area: "Homework improvement",
  homework_improvement_notes: "Homework improvement note",
  best_achievement: "Best Achievement",
  area_to_improve: "Area to Improve",
  additional_notes: "Additional Comments",
};

/** Most characters of a note or a summary text. */
export const NOTE_MAX = 1_000;
/** Most characters of a report. */
export const REPORT_MAX = 20_000;
/** Below this many used fields the screen advises a shorter range. */
export const FEW_FIELDS = 3;

/** The length ranges a teacher picks from. */
export const LENGTH_RANGES = ["300-400", "400-700", "500-1200"] as const;
export type LengthRange = (typeof LENGTH_RANGES)[number];

/** What the numbers of a range count. A character is one UTF-16 unit. */
export const LENGTH_UNITS = ["words", "characters"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

export const PRONOUNS = ["He/Him", "She/Her", "They/Them"] as const;
export type Pronouns = (typeof PRONOUNS)[number];

/** A student's inputs: every field present, the empty string where it is not used. */
export type ReportInputs = {
  [Field in MainField]: (typeof FIELD_OPTIONS)[Field][number] | "";
} & Record<NotesField | SummaryField, string>;

/** No field used. */
export const EMPTY_INPUTS = Object.fromEntries(
  REPORT_FIELDS.map((field) => [field, ""]),
) as unknown as ReportInputs;

/** The ticks and notes of a record that holds more. */
export function inputsOf(record: ReportInputs): ReportInputs {
  return Object.fromEntries(
    REPORT_FIELDS.map((field) => [field, record[field]]),
  ) as unknown as ReportInputs;
}

/**
 * The fields that count: main fields with a value, their notes, and summary texts that are not blank.
 * In the order of the screen.
 */
export function usedFields(inputs: ReportInputs): ReportField[] {
  const used: ReportField[] = [];
  for (const field of MAIN_FIELDS) {
    if (inputs[field] === "") continue;
    used.push(field);
    const notes = NOTES_FIELD[field];
    if (inputs[notes].trim() !== "") used.push(notes);
  }
  for (const field of SUMMARY_FIELDS) if (inputs[field].trim() !== "") used.push(field);
  return used;
}

function isBlank(code: number): boolean {
  return code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code >= 160 && /\s/u.test(String.fromCharCode(code));
}

/** Runs of characters that are not white space. One pass: texts are counted while they are being made. */
export function countWords(text: string): number {
  let words = 0;
  let blank = true;
  for (let at = 0; at < text.length; at++) {
    const now = isBlank(text.charCodeAt(at));
    if (blank && !now) words++;
    blank = now;
  }
  return words;
}

/** UTF-16 units, as the browser counts `text.length`. */
export function countCharacters(text: string): number {
  return text.length;
}

/** The bounds of a range, both inclusive. */
export function rangeBounds(range: LengthRange): { min: number; max: number } {
  const [min, max] = range.split("-").map(Number) as [number, number];
  return { min, max };
}
