import type { Token } from "../embedded/lexicon/template.ts";
import { NEEDS, PUPIL, sentence, text } from "./frames.ts";
import { articleFor, withoutArticle } from "./achievements.ts";
import { isOwnThing, isUncounted } from "./countability.ts";
import { isCounted } from "./nouns/nouns.ts";
import { TIMES } from "./word-lists.ts";
import { isPlural } from "./senses.ts";
import { type Thing, isBareOne, MORE } from "./a-thing.ts";

// Things that are named among the targets.

/** What tells how things are and not what to work on: with numbers, "still", "only", "all over the place". */
const NO_TARGET =
  /^(?:\d+|one|two|three|four|five|six)(?!d\b|[- ]mark questions?$|-)\b|^practice$|^every\b|(?<!\bto )\b\d+(?:\.\d+)?$|%|\bout of \d|\b(?:all over|still|only|again|missing|next step|weakest|worst|behind|late|every time|for once|needed|required(?! practicals?\b))\b|\b(?:first|second|third|fourth|fifth) time\b/u;

/** What cannot be meant as something to reach. */
const SURELY_PRAISE =
  /\b(?:excellent|outstanding|best|superb|brilliant|fantastic|exceptional|top|amazing|wonderful|impressive|great|super|lovely|very|really|full marks|huge|remarkable|stunning|winner|no weakness(?:es)?)\b/iu;

/** What a piece of work has more of when it is put in. */
const ADDED =
  /^(?:detail|evidence|examples?|quotations?|quotes|facts|explanation|analysis|evaluation|description|diagrams|statistics|data|figures|context|working)$/u;

/** What is done with a thing of which there should be more: "more care" is taken, "more detail" put in, "longer answers" given. */
export function toDoMore(head: string): Token {
  if (ADDED.test(head)) return text("to include ");
  const found = MORE_OF.find(([pattern]) => pattern.test(head));
  return text(found ? found[1] : "");
}

const MORE_OF: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:errors|mistakes|slips|contributions|links|connections|comparisons|notes|inferences)$/u,
    "to make ",
  ],
  [
    /^(?:tenses|structures|connectives|conjunctions|adjectives|adverbs|verbs|vocabulary|words|phrases|terminology|terms|techniques|methods|punctuation)$/u,
    "to use ",
  ],
  [/^care$/u, "to take "],
  [/^effort$/u, "to put in "],
  [/^(?:answers|explanations|reasons|responses|opinions)$/u, "to give "],
  [/^(?:paragraphs|essays|sentences|conclusions|introductions|evaluations)$/u, "to write "],
  [
    /^(?:respect|resilience|initiative|commitment|independence|behaviour|listening|attitude|manners|self-control|maturity|consideration|courtesy|kindness|patience|perseverance|determination|ambition)$/u,
    "to show ",
  ],
  [/^(?:talking|chatting|writing|reading|revision|homework|research|planning)$/u, "to do "],
];

/** What somebody has one of, and should have another: "a more positive mindset". */
const HELD_SO =
  /^(?:mindset|outlook|attitude|approach|manner|style|structure|voice|range|tone|routine|grip|stance|start|method)$/u;

/** What nobody should have more so than it is: "weaker foot", "slower pieces" are the ones that they have. */
const WEAKER_ONE = /^(?:weaker|weakest|worse|worst|poorer|slower|lower|other|non-dominant) \p{L}/u;

export function nameTarget(
  thing: Thing,
  /** How praise is said that stands among the targets. */
  asPraise: (thing: Thing) => Token[] | null,
): Token[] | null {
  const { words, head, judgement, pick, tokens, first, source } = thing;
  // "Tone down the exclamation marks": something is done to them.
  if (/^(?:down|up|out|off|back)$/u.test(words[1]?.lower ?? "") && words.length > 2) return null;
  // "3 half-done pieces in his folder" tells how it is, and "practice" alone of nothing.
  if (NO_TARGET.test(source.toLowerCase())) return null;
  if (/^less \p{L}+ing$/u.test(source)) return sentence(PUPIL, NEEDS, text("to do "), tokens);
  // "Weaker foot in football": which one.
  if (WEAKER_ONE.test(source) && !thing.owned)
    return sentence(
      PUPIL,
      NEEDS,
      text("to work on "),
      { kind: "pronoun", form: "their" },
      text(" "),
      tokens,
    );
  // "Wider vocabulary": one, and no more of it.
  if (/^(?:wider|broader|richer|larger|bigger|stronger) vocabulary\b/u.test(source) && !thing.owned)
    return sentence(PUPIL, NEEDS, text("to build a "), tokens);
  if (MORE.test(first) && words[1]?.lower !== "so") {
    // "More positive mindset": one that is.
    const isSo = (words[1]?.senses.get("adj") ?? 9) < 0.5 && words.at(-1)?.lower === head;
    const isOne = !thing.owned && head !== "" && !isPlural(head) && !isUncounted(head);
    if (isSo && isOne && /^(?:more|less)$/u.test(first)) {
      if (!HELD_SO.test(head)) return null;
      return sentence(PUPIL, NEEDS, text("a "), tokens);
    }
    const oneOf =
      isBareOne(thing) && !/^(?:more|less|fewer|further|greater|extra|additional)$/u.test(first);
    return sentence(PUPIL, NEEDS, toDoMore(head), oneOf ? [text(articleFor(words))] : [], tokens);
  }
  // "Neater lines", "sharper pencil": more so than they are.
  if (
    /(?:er)$/u.test(first) &&
    (words[0]?.senses.get("adj") ?? 9) < 0.5 &&
    words.length < 6 &&
    !/^(?:other|proper|clever|sober|eager|bitter|tender|former|latter)$/u.test(first)
  ) {
    const bareOne = isBareOne(thing);
    return sentence(PUPIL, NEEDS, toDoMore(head), bareOne ? [text(articleFor(words))] : [], tokens);
  }
  // Praise among the targets is said as what it is.
  if (
    /^(?:no|zero|nil|never|not|nothing)$/u.test(first) ||
    (judgement === "praise" && SURELY_PRAISE.test(source))
  )
    return asPraise(thing);
  // "Good ideas" among the targets: praise, or more of them?
  if (
    (TIMES.has(head) && words[0]?.senses.has("vpp")) ||
    (judgement === "praise" && /^(?:good|nice|lovely|great|strong)\b/u.test(source))
  )
    return null;
  // "Own knowledge to support points", "diagrams in pencil": what is to be done with it is left out.
  // "Confidence to speak without notes": to be had.
  if (
    /^(?:the )?(?:confidence|courage|patience|willingness|self-belief|discipline|resilience|stamina|bravery) to \p{L}/u.test(
      source,
    )
  )
    return sentence(PUPIL, NEEDS, /^the\b/u.test(source) ? [] : [text("the ")], tokens);
  const towards =
    /^(?:(?:his|her|their) )?(?:attitude|approach|response|responses|reaction|contribution|contributions|commitment|listening) to \p{L}/u.test(
      source,
    );
  if (
    (/\p{L} to \p{L}/u.test(source) && !towards) ||
    /\bin (?:pencil|pen|ink|colour)$/u.test(source)
  )
    return null;
  // An article that its teacher did not write says nothing of whose the thing is: "argument" is the student's own.
  const alone = words.length === 1 && isCounted(head) && !isPlural(head);
  const plain = alone ? withoutArticle(tokens) : tokens;
  const bare = isBareOne({ ...thing, tokens: plain });
  // "Structure of longer answers": the one that they have.
  if (words[1]?.lower === "of" && head === first && judgement !== "fault" && !thing.owned)
    return sentence(
      PUPIL,
      ...pick([[NEEDS, text("to work on ")], [text(" should work on ")]]),
      isPlural(head) ? [] : [text("the ")],
      tokens.map((token, at) =>
        at === 0 && token.kind === "text" ? text(token.text.replace(/^an? /u, "")) : token,
      ),
    );
  if (bare && !isOwnThing(head) && words.at(-1)?.lower !== head) return null;
  // "Lesson", "loop": one thing that is counted, of which nobody says what is to be done.
  if (bare && !isOwnThing(head) && words.length === 1) return null;
  const kind = (words[0]?.senses.get("adj") ?? 9) < 0.5 && judgement === "fault";
  const own: Token[] =
    bare && (isOwnThing(head) || kind) ? [{ kind: "pronoun", form: "their" }, text(" ")] : [];
  if (judgement === "fault") return sentence(PUPIL, NEEDS, text("to tackle "), own, tokens);
  // "Work on written work" says it twice.
  if (/^works?$/u.test(head)) {
    const theirs = thing.owned || words[0]?.senses.has("det") === true;
    return sentence(
      PUPIL,
      ...pick([[NEEDS, text("to improve ")], [text(" should improve ")]]),
      theirs ? [] : [{ kind: "pronoun", form: "their" }, text(" ")],
      tokens,
    );
  }
  return sentence(
    PUPIL,
    ...pick([[NEEDS, text("to work on ")], [text(" should work on ")]]),
    own,
    plain,
  );
}
