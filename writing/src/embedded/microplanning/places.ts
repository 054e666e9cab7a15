import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import type { Token } from "../lexicon/template.ts";
import { roughText } from "../lexicon/template.ts";

const IN_LESSONS = /\b(?:lessons?|class)\b/u;
/** Where somebody behaves, at the end or the head of what says how. */
const AT_END = / in (?:lessons|class)\.$/u;
const AT_HEAD = /^(?:in|during) (?:lessons|class),? $/u;

/** A sentence without the place that it names, where that stands at its end or its head. */
function withoutPlace(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first?.kind === "text" && AT_HEAD.test(first.text)) return tokens.slice(1);
  const last = tokens.at(-1);
  if (last?.kind !== "text" || !AT_END.test(last.text)) return tokens;
  return [...tokens.slice(0, -1), { ...last, text: last.text.replace(AT_END, ".") }];
}

/** A paragraph in which conduct is not said to be "in lessons" right after something else was said to be. */
export function sayPlaceOnce(paragraph: readonly SentencePlan[]): SentencePlan[] {
  return paragraph.map((plan, at) => {
    const { position, calls, valence, tokens } = plan;
    const before = paragraph[at - 1];
    const conduct = position.matter === "behaviour" && position.slot === "observation";
    if (!conduct || !valence || calls !== undefined || !before) return plan;
    return IN_LESSONS.test(roughText(before.tokens))
      ? { ...plan, tokens: withoutPlace(tokens) }
      : plan;
  });
}
