import { FIELD_LABELS, type MainField } from "@reportair/contract/report-inputs.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";

/** What the teacher is to judge of a sentence, by its number from 1. */
export type Doubt = { number: number } & (
  | {
      /** A tick that it was written from and that is not known in its words. */
      field: MainField;
      label: string;
      option: string;
    }
  | {
      /** Words of it that nothing entered accounts for. */
      field: "beyond";
      words: readonly string[];
    }
);

/** What the teacher is to judge in a report, in the order of its sentences. */
export function doubtsOf(report: Pick<GeneratedReport, "sentences" | "inputs">): Doubt[] {
  return report.sentences.flatMap(({ doubtful = [], beyond = [] }, at) => {
    const number = at + 1;
    const ticks = doubtful.map((field) => ({
      number,
      field,
      label: FIELD_LABELS[field],
      option: report.inputs[field],
    }));
    return beyond.length > 0
      ? [...ticks, { number, field: "beyond" as const, words: beyond }]
      : ticks;
  });
}
