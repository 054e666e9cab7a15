import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { FIELD_LABELS } from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../checks/evidence.ts";
import { claimsOf, contradicts } from "./claims.ts";
import type { EditedReport } from "./edited-report.ts";
import { isOfLessons } from "./lessons.ts";
import type { TextClause, TextSentence, TextWord } from "./edited-text.ts";
import { isAboutPupil } from "./subject.ts";

/** What is asked, hoped or supposed is not said to be so. */
const ASKED =
  /\b(?:should|must|will|could|would|might|ought|shall|let's|if|unless|whether|needs? to|aims?|targets?|goals?|hop(?:es?|ing)|try|tries|trying|encourage\w*|remember|ensure|make sure|making sure|benefit|help(?:s|ed)? (?:him|her|them)|important|improve(?:d|s)?|expected to|asked to|reminded?|working on|priority|need for|in order to|so that|learn(?:s|ing)? to|beginning to|when (?:he|she|they) (?:is|are))\b/u;
/** What was so, and may be so no more. */
const BEFORE =
  /\b(?:used to|no longer|last (?:year|term)|previously|until|earlier in|at the (?:start|beginning) of|in the (?:autumn|spring|past|first)|in september|at first|initially|once was)\b/u;

const NOT = /\b(?:not|never|rarely|seldom|hardly|no)\b|n['’]t\b/iu;

/** A word of every claim: most sentences have none of them. */
const CLAIMS =
  /late|unpunctual|tardy|on time|punctual|prompt|homework|home |behav|conduct|contribut|participa|volunteer|join|tak|speak|hand up|active|passive|expect|advanced/u;

function plainOf(words: readonly TextWord[]): string {
  // "Will never completes homework" asks nothing of Will.
  return words.map(({ lower, own }) => (own ? "…" : lower)).join(" ");
}

/** Whether a clause without a subject of its own goes on with what the one before it asked. */
function isAsked(clauses: readonly TextClause[], at: number): boolean {
  for (let from = at; from >= 0; from--) {
    const words = clauses[from]?.words ?? [];
    const plain = plainOf(words);
    if (ASKED.test(plain) || plain.startsWith("to ")) return true;
    // "We hope that they …": what is hoped.
    if (/^that\b/u.test(plain)) continue;
    if (words.some(({ lower }) => /^(?:he|she|they|is|are|has|have)$/u.test(lower))) return false;
  }
  return false;
}

/** What is said against a tick, of the pupil and as a fact. */
export function contradictions(sentences: readonly TextSentence[], report: EditedReport): Advice[] {
  return sentences.flatMap((sentence) => {
    const plain = sentence.text.toLowerCase();
    if (!CLAIMS.test(plain) || BEFORE.test(plain)) return [];
    return sentence.clauses.flatMap(({ words }, index): Advice[] => {
      const [first] = words;
      const last = words.at(-1);
      if (first === undefined || last === undefined || first.quoted) return [];
      if (isAsked(sentence.clauses, index) || !isAboutPupil(sentence, index, report)) return [];
      return claimsOf(words).flatMap((claim): Advice[] => {
        if (isOfLessons(words, claim.at)) return [];
        const option = report.inputs[claim.field];
        const clause = sentence.text.slice(first.from - sentence.from, last.to - sentence.from);
        // "Does not always complete" holds the words of "always completed".
        const saysIt = !NOT.test(clause) && saysOption(claim.field, option, clause);
        if (saysIt || !contradicts(claim, option)) return [];
        const message = `${FIELD_LABELS[claim.field]} is ticked as “${option}”. Change these words or the tick.`;
        return [{ from: first.from, to: last.to, kind: "contradiction", message }];
      });
    });
  });
}
