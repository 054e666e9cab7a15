import type { Pronouns } from "@reportair/contract/features/report-fields.ts";

/** How each set begins, in whatever form it is written: "she/her", "She/Her/Hers", "they". */
const SETS: readonly [start: RegExp, pronouns: Pronouns][] = [
  [/^he(?:[/,& ]+(?:him|his)){0,3}$/iu, "He/Him"],
  [/^she(?:[/,& ]+(?:her|hers)){0,3}$/iu, "She/Her"],
  [/^they(?:[/,& ]+(?:them|their|theirs)){0,3}$/iu, "They/Them"],
];

/** The pronouns that a text means, or null where they are none that texts can be written with. */
export function readPronouns(text: string): Pronouns | null {
  return SETS.find(([start]) => start.test(text))?.[1] ?? null;
}

/** The pronouns that a gender of male or female suggests, which a person has to confirm. */
export function suggestedPronouns(gender: string): Pronouns | null {
  if (/^(?:m|male|boy)$/iu.test(gender)) return "He/Him";
  return /^(?:f|female|girl)$/iu.test(gender) ? "She/Her" : null;
}
