import { FIELD_LABELS, type MainField } from "@reportair/contract/features/report-fields.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";

/** A tick that a sentence was written from and that is not known in its words. */
export interface Doubt {
  /** The number of the sentence, from 1. */
  number: number;
  field: MainField;
  label: string;
  option: string;
}

/** What the teacher is to judge in a report, in the order of its sentences. */
export function doubtsOf(report: Pick<GeneratedReport, "sentences" | "inputs">): Doubt[] {
  return report.sentences.flatMap(({ doubtful = [] }, at) =>
    doubtful.map((field) => ({
      number: at + 1,
      field,
      label: FIELD_LABELS[field],
      option: report.inputs[field],
    })),
  );
}
