import { isTrained, type StyleProfile } from "./profile.ts";

const FORMALITY: Record<StyleProfile["formality"], string> = {
  formal: "The tone is formal.",
  neutral: "The tone is neither formal nor casual.",
  informal: "The tone is informal and friendly.",
};
const PERSON: Record<StyleProfile["person"], string> = {
  I: "The teacher writes as “I”.",
  we: "The teacher writes as “we”.",
  nobody: "The teacher does not appear in the text.",
};
const MARKS: Record<keyof StyleProfile["punctuation"], string> = {
  exclamation: "exclamation marks",
  semicolon: "semicolons",
  dash: "dashes",
  brackets: "brackets",
  colon: "colons",
};

function list(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function quoted(phrases: readonly string[]): string {
  return phrases.map((phrase) => `“${phrase}”`).join("; ");
}

function punctuation(profile: StyleProfile): string[] {
  const marks = Object.entries(MARKS) as [keyof StyleProfile["punctuation"], string][];
  const often = marks.filter(([mark]) => profile.punctuation[mark] >= 0.15).map(([, name]) => name);
  const some = marks
    .filter(([mark]) => profile.punctuation[mark] >= 0.03 && profile.punctuation[mark] < 0.15)
    .map(([, name]) => name);
  const lines: string[] = [];
  if (often.length > 0) lines.push(`Often uses ${list(often)}.`);
  if (some.length > 0) lines.push(`Now and then uses ${list(some)}.`);
  if (profile.punctuation.exclamation < 0.03) lines.push("Uses no exclamation marks.");
  return lines;
}

/** A profile in plain words, a sentence a line, for the teacher who reads it and for the writers that follow it. */
export function describeProfile(profile: StyleProfile): string[] {
  const lines = isTrained(profile) ? describeFeatures(profile) : [];
  if (profile.avoid.length > 0) lines.push(`Avoids: ${quoted(profile.avoid)}.`);
  return lines;
}

function describeFeatures(profile: StyleProfile): string[] {
  const { report_words, sentence_words, paragraphs } = profile;
  const lines = [
    `A report has about ${report_words.typical} words (${report_words.shortest} to ${report_words.longest}) in ${paragraphs} ${paragraphs === 1 ? "paragraph" : "paragraphs"}.`,
    `A sentence has about ${sentence_words.typical} words; most have ${sentence_words.short} to ${sentence_words.long}.`,
    PERSON[profile.person],
    profile.address === "pupil"
      ? "Speaks to the pupil as “you”."
      : "Speaks of the pupil to the parents.",
    FORMALITY[profile.formality],
    profile.contractions ? "Uses contractions such as “doesn’t”." : "Uses no contractions.",
    ...punctuation(profile),
  ];
  if (profile.structure.length > 1)
    lines.push(`Takes up ${list(profile.structure)}, in this order.`);
  const transitions = Object.values(profile.transitions ?? {}).flat();
  if (transitions.length > 0) lines.push(`Leads on with: ${quoted(transitions)}.`);
  if (profile.openings.length > 0) lines.push(`Begins like this: ${quoted(profile.openings)}.`);
  if (profile.closings.length > 0) lines.push(`Ends like this: ${quoted(profile.closings)}.`);
  if (profile.phrases.length > 0) lines.push(`Favourite phrases: ${quoted(profile.phrases)}.`);
  return lines;
}
