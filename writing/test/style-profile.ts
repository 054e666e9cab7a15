import type { StyleProfile } from "../src/style/profile.ts";

/** An invented teacher who writes as "we" to parents, informally and with contractions. */
export const INFORMAL: StyleProfile = {
  version: 1,
  samples: 12,
  report_words: { shortest: 300, typical: 340, longest: 400 },
  sentence_words: { short: 8, typical: 13, long: 22 },
  paragraphs: 3,
  person: "we",
  address: "parents",
  formality: "informal",
  contractions: true,
  punctuation: { exclamation: 0, semicolon: 0, dash: 0, brackets: 0, colon: 0 },
  openings: [],
  closings: [],
  phrases: [],
  avoid: [],
  structure: [],
};
