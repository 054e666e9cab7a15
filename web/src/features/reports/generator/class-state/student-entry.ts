import {
  EMPTY_INPUTS,
  REPORT_FIELDS,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Flag, ReportConfiguration } from "@reportair/contract/features/reports.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { differences, inputsOf, type SomeInputs } from "./inputs.ts";

/** How far the saving of one student's inputs is. */
export type SaveState =
  | { kind: "untouched" }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed" };

/** One student of the class on the screen. */
export interface StudentEntry {
  id: number;
  name: string;
  firstName: string;
  /** The id of the configuration on the server, once there is one. */
  configuration: number | null;
  inputs: ReportInputs;
  /** The inputs as the server last confirmed them. */
  confirmed: ReportInputs;
  /** When the server last changed them, an ISO instant. */
  confirmedAt: string;
  flags: readonly Flag[];
  save: SaveState;
}

/** The class as it is first shown: what the server has, with what this browser could not save before. */
export function entriesOf(
  students: readonly Student[],
  configurations: readonly ReportConfiguration[],
  drafts: ReadonlyMap<number, SomeInputs>,
): StudentEntry[] {
  const byStudent = new Map(configurations.map((each) => [each.student.id, each]));
  return students.map((student) => {
    const entry: StudentEntry = {
      id: student.id,
      name: student.full_name,
      firstName: student.first_name,
      configuration: null,
      inputs: EMPTY_INPUTS,
      confirmed: EMPTY_INPUTS,
      confirmedAt: "",
      flags: [],
      save: { kind: "untouched" },
    };
    const configuration = byStudent.get(student.id);
    const known = configuration ? confirm(entry, configuration) : entry;
    return { ...known, inputs: { ...known.confirmed, ...drafts.get(student.id) } };
  });
}

/**
 * Takes over the server's configuration of a student. Unsaved changes made here stay; a configuration older
 * than the one already known is ignored.
 */
export function confirm(entry: StudentEntry, configuration: ReportConfiguration): StudentEntry {
  if (configuration.updated_at < entry.confirmedAt) return entry;
  const typed = differences(entry.confirmed, entry.inputs);
  const known = withServer(entry, configuration);
  return { ...known, inputs: { ...known.confirmed, ...typed } };
}

/**
 * Takes over the response to a save of `sent`: what is on the screen stays, also what was typed since. Only
 * fields that were not changed here take over what another tab has entered.
 */
export function saved(
  entry: StudentEntry,
  configuration: ReportConfiguration,
  sent: ReportInputs,
): StudentEntry {
  const known = withServer(entry, configuration);
  const touched = REPORT_FIELDS.filter(
    (field) => sent[field] !== entry.confirmed[field] || sent[field] !== entry.inputs[field],
  );
  const here = Object.fromEntries(touched.map((field) => [field, entry.inputs[field]]));
  return { ...known, inputs: { ...known.confirmed, ...here } };
}

function withServer(entry: StudentEntry, configuration: ReportConfiguration): StudentEntry {
  return {
    ...entry,
    configuration: configuration.id,
    confirmed: inputsOf(configuration),
    confirmedAt: configuration.updated_at,
    flags: configuration.flags,
  };
}

/** Whether the server does not have everything yet. */
export function isUnsaved(entry: StudentEntry): boolean {
  return entry.save.kind !== "untouched" && entry.save.kind !== "saved";
}
