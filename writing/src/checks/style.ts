import type { Facts } from "../facts.ts";
import { escapePattern, tidyName } from "../language/names.ts";
import { followsStyle, MARKED } from "../style/follows.ts";
import type { StyleProfile } from "../style/profile.ts";
import type { Problem } from "./problem.ts";

const PERSONS: Record<StyleProfile["person"], string> = {
  I: "Write as “I”, as the teacher does.",
  we: "Write as “we”, as the teacher does.",
  nobody: "The teacher does not appear: no “I”.",
};

/** What to do about each feature that a text does not follow; it names nobody and may be sent back. */
function saying(feature: string, style: StyleProfile): string {
  switch (feature) {
    case "sentence length":
      return `Write sentences of about ${style.sentence_words.typical} words, as the teacher does.`;
    case "person":
      return PERSONS[style.person];
    case "address":
      return style.address === "pupil"
        ? "Speak to the pupil as “you”."
        : "Speak of the pupil to the parents, without “you”.";
    case "contractions":
      return style.contractions ? "Use contractions such as “doesn’t”." : "Use no contractions.";
    case "exclamation marks":
      return "Use no exclamation marks.";
    case "paragraphs":
      return `Write ${style.paragraphs} paragraphs.`;
    case "avoided phrases":
      return "Leave out the phrases that the teacher avoids.";
    default:
      return "Use one of the favourite phrases, where it is true.";
  }
}

/** What depends on whether it is true of this pupil, and a mark more or less, are not worth asking a model again. */
function isWorthACall(feature: string, style: StyleProfile): boolean {
  if (feature === "exclamation marks") return style.punctuation.exclamation < MARKED;
  return !["openings", "closings", "semicolons", "order of topics", "transitions"].includes(
    feature,
  );
}

/** Where a report does not sound like its teacher; no reason to withhold it. */
export function checkStyle(facts: Facts, text: string, style: StyleProfile): Problem[] {
  const name = tidyName(facts.student.first_name);
  const bare =
    name === ""
      ? text
      : text.replaceAll(new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, "gu"), "{PUPIL}");
  return followsStyle(style, bare)
    .filter(({ feature, followed }) => !followed && isWorthACall(feature, style))
    .map(({ feature }): Problem => ({ check: "style", message: saying(feature, style) }));
}
