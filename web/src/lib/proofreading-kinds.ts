import type { ProofreadingKind } from "@reportair/contract/features/proofreading.ts";

/** What each kind of advice on a text is called. */
export const KIND_NAMES: Record<ProofreadingKind, string> = {
  safeguarding: "Safeguarding",
  diagnosis: "Health",
  family: "Family",
  other_pupil: "Another pupil",
  contact: "Contact details",
  contradiction: "Against a tick",
  unkind: "Tone",
  placeholder: "Left over",
  pronoun: "Pronoun",
  repetition: "Twice",
  unfinished: "Sentence",
  spelling: "Spelling",
};
