import type { Action } from "../class-state/undo.ts";

/** Why the button that was just pressed did nothing, or what failed. */
export interface Alert {
  text: string;
  /** What the server said, below. */
  detail?: string;
  /** With a button that shows the class as it is now. */
  reload?: boolean;
}

/** A short message in the corner about what was just done. */
export interface Notice {
  text: string;
  /** What the message's button undoes; without one there is none. */
  undo?: Action | undefined;
  /** With the way to where what is gone can be brought back later. */
  discarded?: boolean;
}

/** The texts of alerts, exactly as specified. */
export const ALERTS = {
  nobodyForBatch: "Please select at least one student.",
  nothingFilled:
    "None of the selected students had any fields filled out. Please provide data to generate reports.",
  noFieldOrValue: "Please select both a field and a value",
  nobodyForBulk: "Please select at least one student",
  emptyBatch: "No reports were generated. The API may have returned an empty response.",
  nothingFor: (student: string) => `Please select or fill in at least one field for ${student}.`,
  chooseFirst: (student: string) =>
    `Choose first which to keep for ${student}: a field was changed in another tab.`,
  saveFailed: (student: string) => `Failed to save report data for ${student}.`,
  writingFailed: (student: string) => `Failed to generate report content for ${student}.`,
  otherFailure: (student: string, what: string) =>
    `An error occurred while generating the report for ${student}: ${what}`,
  batchNothing: "Nothing was written.",
  batchOthers:
    "Nothing was written. The others are still selected: press Generate Selected Reports again to write theirs.",
  batchFailed: (what: string) => `Batch Generation Failed: ${what}`,
} as const;
