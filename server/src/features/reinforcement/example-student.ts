import {
  EMPTY_INPUTS,
  FEW_FIELDS,
  inputsOf,
  usedFields,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import type { Facts } from "@reportair/writing/facts.ts";
import type { Handle } from "../../database/handle.ts";
import type { RecordedName } from "../students/names-of.ts";
import { selectExamples } from "./queries.ts";

/** What a comparison is written from. */
export type Example = {
  /** `id` is null for the invented student. */
  student: RecordedName & Pick<Facts["student"], "pronouns" | "year"> & { id: number | null };
  subject: string;
  classroom: string;
  classroom_id: number | null;
  inputs: ReportInputs;
  flags: readonly Flag[];
  taken_out: readonly string[];
  allowed_flags: readonly AllowedFlag[];
  seed: number;
};

/** Somebody to write of where a teacher has entered nobody yet. */
export const INVENTED: Example = {
  student: {
    id: null,
    first_name: "Sam",
    last_name: "Example",
    preferred_name: null,
    legal_first_name: null,
    legal_last_name: null,
    pronouns: "They/Them",
    year: 9,
  },
  subject: "English",
  classroom: "Year 9 English",
  classroom_id: null,
  inputs: {
    ...EMPTY_INPUTS,
    level: "Proficient",
    participation: "Active Participant",
    punctuality: "Always on time",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
    homework_improvement_area: "Presentation",
    best_achievement: "a clear and lively talk to the class",
  },
  flags: [],
  taken_out: [],
  allowed_flags: [],
  seed: 1,
};

/** The student of these inputs, else of the newest of the teacher's that hold enough to hear a style in. */
export async function findExample(
  handle: Handle,
  configuration: number | undefined,
): Promise<Example | undefined> {
  const rows = (await selectExamples(handle, configuration)).map((row) => ({
    ...row,
    inputs: inputsOf(row.configuration),
  }));
  const least = configuration === undefined ? FEW_FIELDS : 1;
  const row = rows.find(({ inputs }) => usedFields(inputs).length >= least);
  return (
    row && {
      student: row.student,
      subject: row.configuration.subject,
      classroom: row.configuration.classroom_name,
      classroom_id: row.configuration.classroom_id,
      inputs: row.inputs,
      flags: row.configuration.flags,
      taken_out: row.configuration.taken_out,
      allowed_flags: row.configuration.allowed_flags,
      seed: row.configuration.id,
    }
  );
}
