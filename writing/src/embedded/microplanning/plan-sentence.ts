import { contentStems } from "../../language/stems.ts";
import type { ContentUnit } from "../content-selection/content-unit.ts";
import type { GenerationContext } from "../context.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import type { Novelty } from "../lexical-choice/choose-phrase.ts";
import { choosePhrase, recordChoice } from "../lexical-choice/choose-phrase.ts";
import { leadInsFor } from "./aggregation.ts";

const EVERYWHERE = contentStems(
  "lesson class term year pupil student teacher behaviour conduct standard contribution",
);

/** Words that ask for more, or for something else. */
const ASKS =
  /\b(?:should|ought|must|needs?|needed|has to|have to|ask|aims?|could (?:do|be|offer|have|put|take)|can (?:be put|put|rise|improve|become|do better)|would (?:like|be|welcome)|hopes?|improve\w*|change\w*|cannot|put (?:this )?right|more|better|room|calls? for|the next step|the way forward|comes? first|to (?:secure|begin))\b/iu;

/** Words that thank or praise. */
const PRAISES =
  /\b(?:thank\w*|grateful|appreciat\w+|credit|prais\w+|congratulat\w+|commend\w*|well done|deserv\w+|merit\w*|recognition|proud|pride|pleas(?:ed|ure)|glad|delight\w*|happy|welcome|value\w*|enjoy|strengths?|just what|long may)\b/iu;

/** Words that set somebody beside what is asked of a year group. */
const MEASURES =
  /\b(?:standards?|year \d+|expect\w*|requires?|demands|asks? (?:for|them|him|her)|in line|on course|ahead|course)\b/iu;

/** A good tick that goes on to say what it means, or that is thanked for, has been said in full. */
const IN_FULL =
  /, (?:and|which|who|but|though)\b|, an? (?:standard|level)\b|[:;]|^(?:well done|it is good|we )/iu;

/**
 * What says a tick again, with wordings that share no telling word with what is said of it already, nor ask again for
 * what that asks for, nor thank for it or measure it a second time; with none where a good tick has been said in full.
 */
export function withoutEchoOf(content: ContentUnit, said: readonly string[]): ContentUnit {
  if (!content.restates) return content;
  const known = new Set(said.flatMap((text) => [...contentStems(text)]));
  const asked = said.some((text) => ASKS.test(text));
  const praised = said.some((text) => PRAISES.test(text));
  const measured = said.some((text) => MEASURES.test(text));
  const full = content.once === true && said.some((text) => IN_FULL.test(text));
  return {
    ...content,
    fits: (text) =>
      !full &&
      content.fits?.(text) !== false &&
      !(asked && ASKS.test(text)) &&
      !(praised && PRAISES.test(text)) &&
      !(measured && MEASURES.test(text)) &&
      [...contentStems(text)].every((stem) => EVERYWHERE.has(stem) || !known.has(stem)),
  };
}

/** Words a unit of content with the least familiar phrase that is no longer than `most`; null when none is. */
export function planSentence(
  context: GenerationContext,
  content: ContentUnit,
  most: number,
  novelty: Novelty,
): SentencePlan | null {
  const { only, fits, fill } = content;
  const choice = choosePhrase(context, content.cells, {
    most,
    novelty,
    ...(only && { only }),
    ...(fits && { fits }),
    ...(fill !== undefined && { fill: [{ kind: "text", text: fill }] }),
  });
  if (!choice) return null;
  recordChoice(context, choice);
  const { sources, position } = content;
  return {
    tokens: choice.tokens,
    size: choice.size,
    sources: [...sources],
    position,
    optional: true,
    leadIns:
      sources.includes("general") && position.section !== "ahead"
        ? leadInsFor(context, choice.tokens)
        : undefined,
  };
}
