import {
  EMPTY_INPUTS,
  REPORT_FIELDS,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { isUsed } from "./completeness.ts";
import { inputsOf, type SomeInputs } from "./inputs.ts";
import { standingOf, type Standing } from "./standing.ts";

/** How far the saving of one student's inputs is. */
export type SaveState =
  | { kind: "untouched" }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed" }
  // It cannot be saved any more.
  | { kind: "student_gone" }
  | { kind: "class_gone" };

/** What a page could not save: the changes, and what it saw in these fields before. */
export interface Draft {
  changes: SomeInputs;
  was: SomeInputs;
}

/** One student of the class on the screen. */
export interface StudentEntry {
  id: number;
  name: string;
  /** What the student is called. */
  firstName: string;
  /** What a search finds the student by: the names, the student ID, the form group. */
  findable: readonly string[];
  /** The id of the configuration on the server, once there is one. */
  configuration: number | null;
  inputs: ReportInputs;
  /** The inputs as the server last confirmed them. */
  confirmed: ReportInputs;
  /** When the server last changed them, an ISO instant. */
  confirmedAt: string;
  /**
   * The fields that were changed both here and in another tab, with what stood in them before; what the other tab
   * entered is the confirmed value. They are not saved until the teacher has chosen.
   */
  clashes: SomeInputs;
  flags: readonly Flag[];
  /** What of these is let stand, of the texts that the server has. */
  allowed: readonly AllowedFlag[];
  /** The report that stands, or null where there is none. */
  report: Standing | null;
  save: SaveState;
}

/** The class as it is first shown: what the server has, with what this browser could not save before. */
export function entriesOf(
  students: readonly Student[],
  configurations: readonly ReportConfiguration[],
  drafts: ReadonlyMap<number, Draft>,
): StudentEntry[] {
  const byStudent = new Map(configurations.map((each) => [each.student.id, each]));
  return students.map((student) => {
    const entry: StudentEntry = {
      id: student.id,
      name: student.full_name,
      firstName: student.preferred_name ?? student.first_name,
      findable: [
        student.full_name,
        student.preferred_name ?? "",
        student.student_id,
        student.form_group ?? "",
      ],
      configuration: null,
      inputs: EMPTY_INPUTS,
      confirmed: EMPTY_INPUTS,
      confirmedAt: "",
      clashes: {},
      flags: [],
      allowed: [],
      report: null,
      save: { kind: "untouched" },
    };
    const configuration = byStudent.get(student.id);
    const draft = drafts.get(student.id);
    const now = configuration ? inputsOf(configuration) : EMPTY_INPUTS;
    if (!configuration) return { ...entry, inputs: { ...now, ...draft?.changes } };
    const seen = { ...now, ...draft?.was };
    const before = { ...entry, confirmed: seen, inputs: { ...seen, ...draft?.changes } };
    return confirm(before, configuration);
  });
}

/**
 * Takes over the server's configuration of a student; one that is older than the known one is ignored. What was
 * changed here stays. Where another tab has changed the same field since, the teacher is asked which of the two
 * stays; `sent` are changes that were sent and may have reached the server, and so are no other tab's.
 */
export function confirm(
  entry: StudentEntry,
  configuration: ReportConfiguration,
  sent: readonly SomeInputs[] = [],
): StudentEntry {
  if (configuration.updated_at < entry.confirmedAt) return entry;
  const known = withServer(entry, configuration);
  const here: SomeInputs = {};
  const clashes: SomeInputs = {};
  for (const field of REPORT_FIELDS) {
    const mine = entry.inputs[field];
    const asked = entry.clashes[field];
    const own = sent.flatMap((changes) => changes[field] ?? []);
    if (asked === undefined && own.length === 0 && mine === entry.confirmed[field]) continue;
    Object.assign(here, { [field]: mine });
    const before = asked ?? entry.confirmed[field];
    const expected: readonly string[] = [mine, before, ...own];
    if (!expected.includes(known.confirmed[field])) Object.assign(clashes, { [field]: before });
  }
  return { ...known, inputs: { ...known.confirmed, ...here }, clashes };
}

/**
 * Gives a student other inputs; what is now as the other tab has it is no question any more. `asked` are questions
 * that come up again.
 */
export function withInputs(
  entry: StudentEntry,
  inputs: ReportInputs,
  asked: SomeInputs = {},
): StudentEntry {
  const open = Object.entries({ ...asked, ...entry.clashes }).filter(
    ([field]) => inputs[field as ReportField] !== entry.confirmed[field as ReportField],
  );
  return { ...entry, inputs, clashes: Object.fromEntries(open) };
}

/** Answers the question about a field: what stands here is saved over what the other tab has entered. */
export function withoutClash(entry: StudentEntry, field: ReportField): StudentEntry {
  const { [field]: _, ...clashes } = entry.clashes;
  return { ...entry, clashes };
}

/** Whether the teacher has yet to choose between what was entered here and in another tab. */
export function isAsked({ clashes }: StudentEntry): boolean {
  return Object.keys(clashes).length > 0;
}

/** Whether what is entered can never be saved, as the student or the class is gone. */
export function isGone({ save }: StudentEntry): boolean {
  return save.kind === "student_gone" || save.kind === "class_gone";
}

/** What is to be saved, and what stood there as far as this page knows. A field that is asked about waits. */
export function unsavedOf({ inputs, confirmed, clashes }: StudentEntry): {
  changed: SomeInputs;
  was: SomeInputs;
} {
  const fields = REPORT_FIELDS.filter(
    (field) => inputs[field] !== confirmed[field] && clashes[field] === undefined,
  );
  const pick = (from: ReportInputs) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { changed: pick(inputs), was: pick(confirmed) };
}

function withServer(entry: StudentEntry, configuration: ReportConfiguration): StudentEntry {
  return {
    ...entry,
    configuration: configuration.id,
    confirmed: inputsOf(configuration),
    confirmedAt: configuration.updated_at,
    flags: configuration.flags,
    allowed: configuration.allowed_flags,
    report: standingOf(configuration, entry.report),
  };
}

/**
 * Takes over which report stands, also where what is typed here must stay. A configuration that is older than the
 * known one tells nothing.
 */
export function withReport(entry: StudentEntry, configuration: ReportConfiguration): StudentEntry {
  if (configuration.updated_at < entry.confirmedAt) return entry;
  const report = standingOf(configuration, entry.report);
  return report === entry.report ? entry : { ...entry, report };
}

/** Whether the server does not have everything yet. */
export function isUnsaved(entry: StudentEntry): boolean {
  return entry.save.kind !== "untouched" && entry.save.kind !== "saved";
}

/** Of whom nothing is filled in, so that nothing can be written. */
export function unfilledOf(entries: ReadonlyMap<number, StudentEntry>): number[] {
  return [...entries.values()].filter(({ inputs }) => !isUsed(inputs)).map(({ id }) => id);
}
