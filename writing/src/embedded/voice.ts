import type { Facts } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import { ADDRESSED, pronounSet } from "../language/pronouns.ts";
import { withoutName } from "../checks/wording.ts";
import type { HouseRules } from "../rules/rules.ts";
import { stylingUnder } from "../rules/styling.ts";
import type { StyleProfile } from "../style/profile.ts";
import type { SentencePlan } from "./document-planning/sentence-plan.ts";
import { roughText } from "./lexicon/template.ts";
import type { Person } from "./realisation/realise-sentence.ts";
import { realiseSentence } from "./realisation/realise-sentence.ts";
import type { Styling } from "./styling.ts";

/** Whom a report is about, and how its teacher and school want it said. */
export type Voice = { person: Person; styling: Styling };

type Planned = Pick<SentencePlan, "tokens" | "sources">;

/** The voice of a report on this student. */
export function voiceOf(
  student: Facts["student"],
  style: StyleProfile | null | undefined,
  rules: HouseRules | undefined,
): Voice {
  const styling = stylingUnder(style, rules);
  const pronouns = styling.toStudent ? ADDRESSED : pronounSet(student.pronouns);
  return { person: { name: tidyName(student.first_name), pronouns }, styling };
}

/** A sentence as a report has it. Whoever is spoken to is not called by name. */
export function finishSentence(
  { person, styling }: Voice,
  { tokens, sources }: Planned,
  byName: boolean,
): string {
  return styling.finish(realiseSentence(tokens, person, byName && !styling.toStudent), sources);
}

/** Why no report has this sentence of a note, for its teacher; null where it may. */
export function whyKeptOut(voice: Voice, planned: Planned): string | null {
  const { person, styling } = voice;
  // By name and by pronoun a verb may differ: "Robin needs", "they need".
  for (const byName of [true, false]) {
    const find = (text: string) => styling.keptOutBySchool(withoutName(text, person.name));
    const word = find(finishSentence(voice, planned, byName));
    if (word === null) continue;
    // Of the teacher's own words rather than of what a contraction brings in.
    const own = find(realiseSentence(planned.tokens, person, byName)) ?? word;
    return `Your school keeps “${own}” out of reports.`;
  }
  return styling.keptOutByTeacher(roughText(planned.tokens))
    ? "This holds words that your own style keeps out of reports."
    : null;
}
