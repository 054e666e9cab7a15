import type { ProofreadingKind } from "@reportair/contract/features/proofreading.ts";
import { FAULTS } from "./faults.ts";
import { HELD_OUT_FAULTS } from "./held-out-faults.ts";
import { HELD_OUT_HONEST } from "./held-out-honest.ts";
import { HONEST } from "./honest.ts";
import { MORE_FAULTS } from "./more-faults.ts";
import { MORE_HONEST } from "./more-honest.ts";
import { SECOND_READING_FAULTS, SECOND_READING_HONEST } from "./second-reading.ts";
import type { FaultyText, HonestText } from "./marked-text.ts";
import type { PupilKey } from "./pupils.ts";

/** One edited text of the corpus. */
export type EditedText = {
  pupil: PupilKey;
  text: string;
  heldOut: boolean;
  /** What is amiss and where; null for an honest text. */
  fault: { kind: ProofreadingKind; from: number; to: number } | null;
};

function faulty([kind, pupil, marked]: FaultyText, heldOut: boolean): EditedText {
  const from = marked.indexOf("«");
  const to = marked.indexOf("»") - 1;
  if (from < 0 || to <= from) throw new Error(`Nothing is marked in: ${marked}`);
  return { pupil, text: marked.replaceAll(/[«»]/gu, ""), heldOut, fault: { kind, from, to } };
}

function honest([pupil, text]: HonestText, heldOut: boolean): EditedText {
  return { pupil, text, heldOut, fault: null };
}

/** All edited texts: those that the checks were made with, and those that were kept for measuring them. */
export const EDITED_TEXTS: readonly EditedText[] = [
  ...FAULTS.map((one) => faulty(one, false)),
  ...HONEST.map((one) => honest(one, false)),
  ...MORE_FAULTS.map((one) => faulty(one, false)),
  ...MORE_HONEST.map((one) => honest(one, false)),
  ...HELD_OUT_FAULTS.map((one) => faulty(one, true)),
  ...HELD_OUT_HONEST.map((one) => honest(one, true)),
  ...SECOND_READING_FAULTS.map((one) => faulty(one, true)),
  ...SECOND_READING_HONEST.map((one) => honest(one, true)),
];
