import type { ProofreadingKind } from "@reportair/contract/features/proofreading.ts";
import type { PupilKey } from "./pupils.ts";

/** What is amiss, in whose report, and the text; «these» are the words that a mark has to touch. */
export type FaultyText = readonly [kind: ProofreadingKind, pupil: PupilKey, text: string];
/** In whose report, and a text that deserves no mark. */
export type HonestText = readonly [pupil: PupilKey, text: string];
