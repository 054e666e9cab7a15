import { MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { Source } from "../../facts.ts";
import { areOpposed } from "../content-selection/valence.ts";
import type { GenerationContext } from "../context.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { choosePhrase } from "../lexical-choice/choose-phrase.ts";
import { phrasesOf } from "../lexicon/banks.ts";
import { roughText } from "../lexicon/template.ts";

/** A connective such as "however"; one that this report has had no use for yet, as long as there is one. */
export function chooseConnective(
  context: GenerationContext,
  kind: "contrast" | "addition",
): string {
  // Only who links what is alike says "in addition".
  if (kind === "addition" && context.styling.transitions.addition.length === 0) return "";
  const own = context.styling.transitions[kind].filter((each) => !context.usedWords.has(each));
  const [first] = context.random.shuffle(own);
  if (first !== undefined) {
    context.usedWords.add(first);
    return first;
  }
  const choice = choosePhrase(context, [`connectors/${kind}`]);
  if (!choice) {
    const any = phrasesOf(`connectors/${kind}`, context.year);
    return any[context.random.int(any.length)]?.source ?? "";
  }
  context.used.add(choice.phrase.source);
  return roughText(choice.tokens);
}

/** How a sentence begins that has a connective of its own already. */
const TAKES_NO_CONNECTIVE =
  /^(?:in|at|although|while|when|with|for|this|over|to|as|on|from|if|because|even|despite|so|during|there|where|that|since|outside|away|before|after|whenever|as far)\b/iu;

/** An observation, and whether it began with a word such as "however". */
type Linked = { plan: SentencePlan; turned: boolean };

/** What has two sides already turns against nothing, nor does anything turn against it. */
const TWO_SIDED =
  /\b(?:but|although|though|whereas|despite|however|(?:apart|aside) from|in spite of|even if)\b|[,;] (?:yet|while|if not)\b/iu;

function isOfTicks({ sources }: SentencePlan): boolean {
  return sources.every((source) => (MAIN_FIELDS as readonly Source[]).includes(source));
}

/** To say little is no fault of conduct, against which good manners would have to be set. */
function isSilence({ valence, position }: SentencePlan): boolean {
  return valence === "low" && position.matter === "participation";
}

/** What somebody can do, and how much of it is heard in lessons. */
function isOfLearning({ position }: SentencePlan): boolean {
  return position.matter === "level" || position.matter === "participation";
}

/**
 * Whether a reader expects the one after the other to be turned to: two ticks may be at odds, and so may a tick and its
 * note, but what a note says of one matter is no reason to think ill or well of quite another.
 */
function contrasts(one: SentencePlan, other: SentencePlan): boolean {
  const both = [one, other];
  if (both.some(({ tokens }) => TWO_SIDED.test(roughText(tokens)))) return false;
  if (one.position.matter === other.position.matter || both.every(isOfLearning)) return true;
  return both.every(isOfTicks) && !both.some(isSilence);
}

/** The connective that links an observation to the one before it; empty where none is wanted. */
function linkTo(linked: Linked | undefined, plan: SentencePlan, mayAdd: boolean): string {
  const { connectives, valence } = plan;
  const before = linked?.plan;
  const first = plan.tokens[0];
  if (!connectives || !valence || !before?.valence) return "";
  if (first?.kind === "text" && TAKES_NO_CONNECTIVE.test(first.text)) return "";
  // "That said, …. However, …" turns the reader round and round.
  if (areOpposed(valence, before.valence))
    return linked?.turned || !contrasts(before, plan) ? "" : connectives.contrast;
  return valence === before.valence && mayAdd ? connectives.addition : "";
}

/**
 * Links the observations of each paragraph with words such as "however"; every other one that could may say "also".
 * After what is neither good nor bad, or both, nothing is opposed to what was said before it.
 */
export function addConnectives(paragraphs: readonly SentencePlan[][]): SentencePlan[][] {
  let observations = 0;
  const said = new Set<string>();
  return paragraphs.map((paragraph) => {
    let before: Linked | undefined;
    return paragraph.map((plan) => {
      const link = linkTo(before, plan, observations % 2 === 0);
      const connective = said.has(link) ? "" : link;
      if (connective !== "") said.add(connective);
      if (plan.valence) {
        const turned = connective !== "" && connective === plan.connectives?.contrast;
        before = { plan, turned };
        observations++;
      } else before = undefined;
      return connective === ""
        ? plan
        : { ...plan, tokens: [{ kind: "text", text: `${connective}, ` }, ...plan.tokens] };
    });
  });
}
