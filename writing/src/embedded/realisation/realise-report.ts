import type { Sentence } from "../../facts.ts";
import { planParagraphs } from "../document-planning/paragraphs.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { joinAims, joinConsequences, varyAdvice } from "../microplanning/aggregation.ts";
import { addConnectives } from "../microplanning/connectives.ts";
import { joinNotes } from "../microplanning/joined-notes.ts";
import { joinTicks } from "../microplanning/joined-ticks.ts";
import { leadToTarget, withoutEchoes } from "../microplanning/own-words.ts";
import { sayPlaceOnce } from "../microplanning/places.ts";
import { namedSentences } from "../microplanning/referring-expressions.ts";
import { finishSentence, type Voice } from "../voice.ts";
import { inRhythm, type Spoken } from "./rhythm.ts";

/** Below this a teacher's sentences are short. */
const SHORT_SENTENCES = 11;

export type RealisedReport = { text: string; sentences: Sentence[] };

/** The text of planned sentences: put into paragraphs, aggregated, linked, and told of the student by name or pronoun. */
export function realiseReport(plans: readonly SentencePlan[], voice: Voice): RealisedReport {
  const { person, styling } = voice;
  const leadIns = new Set<string>();
  // Whoever writes short sentences does not say two things in one breath, nor lead into what they say.
  const short = styling.rhythm !== null && styling.rhythm.words <= SHORT_SENTENCES;
  // Where the length of sentences is a teacher's own, ticks are joined to each other for it.
  const withNotes = styling.rhythm === null ? joinTicks : (paragraph: SentencePlan[]) => paragraph;
  const flowing = short
    ? (paragraph: SentencePlan[]) => paragraph
    : (paragraph: SentencePlan[]) => joinAims(withNotes(joinNotes(joinConsequences(paragraph))));
  const placed = styling.rhythm === null ? sayPlaceOnce : (paragraph: SentencePlan[]) => paragraph;
  const opening = short
    ? (paragraph: SentencePlan[]) => paragraph
    : (paragraph: SentencePlan[]) => varyAdvice(paragraph, leadIns);
  const linked = addConnectives(
    planParagraphs(withoutEchoes(plans), styling).map((paragraph) =>
      opening(flowing(placed(paragraph))),
    ),
  );
  const paragraphs = leadToTarget(linked, styling);
  const named = namedSentences(paragraphs);
  let begun = false;
  const spoken = paragraphs.map((paragraph) =>
    paragraph.map((plan): Spoken => {
      const addressed = styling.toStudent && !begun && !plan.calls;
      begun = true;
      const tokens = addressed
        ? [{ kind: "text" as const, text: `${person.name}, ` }, ...plan.tokens]
        : plan.tokens;
      return {
        text: finishSentence(voice, { ...plan, tokens }, named.has(plan)),
        sources: [...plan.sources],
        valence: plan.valence,
        own: plan.calls !== undefined,
      };
    }),
  );
  const finished = inRhythm(spoken, styling.rhythm);
  return {
    text: finished.map((sentences) => sentences.map(({ text }) => text).join(" ")).join("\n\n"),
    sentences: finished.flat().map(({ text, sources }) => ({ text, sources })),
  };
}
