import type { Pronouns } from "@reportair/contract/features/report-fields.ts";

/** The five cases in which prose refers to a person by pronoun, named after their "they" forms. */
export const PRONOUN_CASES = ["they", "them", "their", "theirs", "themselves"] as const;
export type PronounCase = (typeof PRONOUN_CASES)[number];

/** One pronoun set: its forms, and whether a verb after its subject form is plural ("they are"). */
export type PronounSet = Record<PronounCase, string> & { plural: boolean };

/** Every pronoun set by its option in the school's records. */
export const PRONOUN_SETS: Record<Pronouns, PronounSet> = {
  "He/Him": {
    they: "he",
    them: "him",
    their: "his",
    theirs: "his",
    themselves: "himself",
    plural: false,
  },
  "She/Her": {
    they: "she",
    them: "her",
    their: "her",
    theirs: "hers",
    themselves: "herself",
    plural: false,
  },
  "They/Them": {
    they: "they",
    them: "them",
    their: "their",
    theirs: "theirs",
    themselves: "themselves",
    plural: true,
  },
};

/** For a report that speaks to the student. */
export const ADDRESSED: PronounSet = {
  they: "you",
  them: "you",
  their: "your",
  theirs: "yours",
  themselves: "yourself",
  plural: true,
};

/** The set a text about this student uses; they/them where the school has recorded none. */
export function pronounSet(pronouns: Pronouns | null): PronounSet {
  return PRONOUN_SETS[pronouns ?? "They/Them"];
}

/** Every gendered form, for checks that look for the wrong set. */
export const GENDERED_FORMS = {
  "He/Him": ["he", "him", "his", "himself"],
  "She/Her": ["she", "her", "hers", "herself"],
} as const;
