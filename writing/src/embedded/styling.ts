import { isTrained, type StyleProfile } from "../style/profile.ts";
import { capitalise } from "../language/text.ts";
import type { Section } from "./document-planning/document-plan.ts";
import { SECTIONS } from "./document-planning/document-plan.ts";
import { reword } from "./realisation/tone.ts";

/** How a teacher's style bears on the choice and the finish of sentences. */
export type Styling = {
  /** Whether a sentence may stand in this teacher's report at all. */
  accepts(text: string, stock: boolean): boolean;
  /** Whether a phrase of the banks holds words that this teacher likes to use. */
  likes(source: string): boolean;
  /** From 0 upwards: how far a sentence is from what this teacher would write. */
  distance(text: string, words: number): number;
  /** The last touch on a whole sentence: person, contractions, formality. */
  finish(sentence: string): string;
  sections: readonly Section[];
  /** How many paragraphs the teacher writes; null without a profile. */
  paragraphs: number | null;
  /** The report speaks to the student as "you". */
  toStudent: boolean;
};

const WE = /\b(?:we|us|our|I|me|my)\b/u;

const TO_I: readonly (readonly [RegExp, string])[] = [
  [/\bwe are\b/giu, "I am"],
  [/\bwe (?=\w)/giu, "I "],
  [/\ball of us here\b/giu, "I"],
  [/\b(of|to|for|let|help|helps|puzzles|concerns|worries) us\b/giu, "$1 me"],
  [/\bour\b/gu, "my"],
  [/\bOur\b/gu, "My"],
];
const TO_WE: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/gu, "we are"],
  [/\bI (?=\w)/gu, "we "],
];
/** Where a teacher who writes "isn't" and "we'll" would do so. */
const CAN_BE_SHORT =
  /\b(?:do|does|is|are|has|will|need) not\b|\bcannot\b|\b(?:it|that|there) is [a-z]|\bwe (?:are|would|will) [a-z]/iu;
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])o not\b/gu, "$1on't"],
  [/\b([Dd])oes not\b/gu, "$1oesn't"],
  [/\b([Ii])s not\b/gu, "$1sn't"],
  [/\b([Aa])re not\b/gu, "$1ren't"],
  [/\b([Hh])as not\b/gu, "$1asn't"],
  [/\b([Cc])annot\b/gu, "$1an't"],
  [/\b([Ww])ill not\b/gu, "$1on't"],
  [/\b([Nn])eed not\b/gu, "$1eedn't"],
  [/\b([Ii]t|[Tt]hat|[Tt]here) is (?=[a-z]+ )/gu, "$1's "],
  [/\b([Ww]e|[Yy]ou|[Tt]hey) are (?=[a-z]+ )/gu, "$1're "],
  [/\b([Ww]e|I|[Yy]ou|[Tt]hey) would (?=[a-z]+ )/gu, "$1'd "],
  [/\b([Ww]e|I|[Yy]ou|[Tt]hey) will (?=[a-z]+ )/gu, "$1'll "],
];

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((rest, [pattern, to]) => rest.replace(pattern, to), text);
}

/** A phrase of a profile as the writer's rough text has it. */
function rough(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/\{pupil\}'s/gu, "their")
    .replace(/\{(?:pupil|they)\}/gu, "they")
    .replace(/\{(them|their|theirs|themselves)\}/gu, "$1")
    .replace(/[^\p{L}\p{N}'-]+/gu, " ")
    .trim();
}

/** The same with verbs that agree with anybody: the rough text says "they earn" where a report says "she earns". */
function roughAgreement(phrase: string): string {
  return rough(phrase)
    .replace(/\bare\b/gu, "is")
    .replace(/\bwere\b/gu, "was")
    .replace(/\bhave\b/gu, "has")
    .replace(/(?<=\w{2})e?s\b/gu, "");
}

const ORDER_OF: Record<StyleProfile["structure"][number], Section> = {
  attainment: "attainment",
  participation: "attainment",
  behaviour: "conduct",
  punctuality: "conduct",
  homework: "homework",
  achievement: "achievement",
  target: "target",
};

/** The teacher's order. A target that comes last there comes after all other advice, with the advice on it. */
function sectionsOf(style: StyleProfile): readonly Section[] {
  const own = [...new Set(style.structure.map((topic) => ORDER_OF[topic]))];
  if (own.at(-1) === "target") own.pop();
  return [...own, ...SECTIONS.filter((section) => !own.includes(section))];
}

const UNSTYLED: Styling = {
  accepts: (_, stock) => !stock,
  likes: () => false,
  distance: () => 0,
  finish: (sentence) => capitalise(replaceAll(sentence, TO_WE)),
  sections: SECTIONS,
  paragraphs: null,
  toStudent: false,
};

/** Styling that follows a profile, or none. */
export function stylingOf(style: StyleProfile | null | undefined): Styling {
  if (!style) return UNSTYLED;
  const avoid = style.avoid.map(roughAgreement).filter((phrase) => phrase !== "");
  const avoids = (text: string) => {
    if (avoid.length === 0) return false;
    const plain = ` ${roughAgreement(text)} `;
    return avoid.some((phrase) => plain.includes(` ${phrase} `));
  };
  if (!isTrained(style)) return { ...UNSTYLED, accepts: (text, stock) => !stock && !avoids(text) };
  const wanted = [...style.phrases, ...style.openings, ...style.closings]
    .map(rough)
    .filter((phrase) => phrase !== "");
  const typical = Math.max(6, style.sentence_words.typical);
  const own = (text: string) => {
    const plain = ` ${rough(text)} `;
    return wanted.some((phrase) => plain.includes(` ${phrase} `));
  };
  return {
    accepts(text, stock) {
      if (style.person === "nobody" && WE.test(text)) return false;
      return !avoids(text) && (!stock || own(text));
    },
    likes: wanted.length > 0 ? own : () => false,
    distance(text, words) {
      const length = Math.abs(words - typical) / typical;
      const person = style.person !== "nobody" && WE.test(text) ? -0.6 : 0;
      const short = style.contractions && CAN_BE_SHORT.test(text) ? -0.3 : 0;
      return length + person + short + (own(text) ? -1.5 : 0);
    },
    finish(sentence) {
      const inPerson =
        style.person === "I" ? replaceAll(sentence, TO_I) : replaceAll(sentence, TO_WE);
      // The teacher's own phrases stay as the teacher says them.
      const formal =
        style.formality === "formal" && !own(inPerson) ? reword(inPerson, "more formal") : inPerson;
      return capitalise(style.contractions ? replaceAll(formal, CONTRACTED) : formal);
    },
    sections: sectionsOf(style),
    paragraphs: style.paragraphs,
    toStudent: style.address === "pupil",
  };
}
