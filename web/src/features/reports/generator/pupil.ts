import {
  EMPTY_INPUTS,
  REPORT_FIELDS,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Flag, ReportConfiguration } from "@reportair/contract/features/reports.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { differences, inputsOf, type SomeInputs } from "./inputs.ts";

/** How far the saving of one pupil's inputs is. */
export type SaveState =
  | { kind: "untouched" }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed" };

/** One pupil of the class on the screen. */
export interface Pupil {
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
export function pupilsOf(
  students: readonly Student[],
  configurations: readonly ReportConfiguration[],
  drafts: ReadonlyMap<number, SomeInputs>,
): Pupil[] {
  const byStudent = new Map(configurations.map((each) => [each.student.id, each]));
  return students.map((student) => {
    const pupil: Pupil = {
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
    const known = configuration ? confirm(pupil, configuration) : pupil;
    return { ...known, inputs: { ...known.confirmed, ...drafts.get(student.id) } };
  });
}

/**
 * What the server says about a pupil whom nobody is writing about just now. What differs from the
 * server here stays; an answer older than what is already known is passed over.
 */
export function confirm(pupil: Pupil, configuration: ReportConfiguration): Pupil {
  if (configuration.updated_at < pupil.confirmedAt) return pupil;
  const typed = differences(pupil.confirmed, pupil.inputs);
  const known = withServer(pupil, configuration);
  return { ...known, inputs: { ...known.confirmed, ...typed } };
}

/**
 * The answer to a save of what was `sent`: what is on the screen stays as it is, typed since or not. Only
 * fields that nobody touched here take over what another tab has entered.
 */
export function saved(pupil: Pupil, configuration: ReportConfiguration, sent: ReportInputs): Pupil {
  const known = withServer(pupil, configuration);
  const touched = REPORT_FIELDS.filter(
    (field) => sent[field] !== pupil.confirmed[field] || sent[field] !== pupil.inputs[field],
  );
  const here = Object.fromEntries(touched.map((field) => [field, pupil.inputs[field]]));
  return { ...known, inputs: { ...known.confirmed, ...here } };
}

function withServer(pupil: Pupil, configuration: ReportConfiguration): Pupil {
  return {
    ...pupil,
    configuration: configuration.id,
    confirmed: inputsOf(configuration),
    confirmedAt: configuration.updated_at,
    flags: configuration.flags,
  };
}

/** Whether the server does not have everything yet. */
export function isUnsaved(pupil: Pupil): boolean {
  return pupil.save.kind !== "untouched" && pupil.save.kind !== "saved";
}
