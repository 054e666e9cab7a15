import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import type { Source } from "../facts.ts";
import { isTrained, type StyleProfile } from "../style/profile.ts";
import { capitalise } from "../language/text.ts";
import { holdsPhrase, type StyleFrame } from "../style/frames.ts";
import { wayKey } from "../style/ways.ts";
import type { StyleTransitions } from "../style/transitions.ts";
import type { Section } from "./document-planning/document-plan.ts";
import { SECTIONS } from "./document-planning/document-plan.ts";
import { reword, ticksOf } from "./realisation/tone.ts";

/** How a teacher's style bears on the choice and the finish of sentences. */
export type Styling = {
  /** Whether a sentence may stand in this teacher's report at all. */
  accepts(text: string, stock: boolean): boolean;
  /** The first word of a sentence that the school keeps out of reports; null where it holds none. */
  keptOutBySchool(text: string): string | null;
  /** Whether a sentence holds words that this teacher does not want again. */
  keptOutByTeacher(text: string): boolean;
  /** Whether a phrase of the banks holds words that this teacher likes to use. */
  likes(source: string): boolean;
  /** From 0 upwards: how far a sentence is from what this teacher would write. */
  distance(text: string, words: number): number;
  /** The last touch on a whole sentence: person, contractions, formality. */
  finish(sentence: string, sources: readonly Source[]): string;
  sections: readonly Section[];
  /** The teacher's order of what stands in one section. */
  matters: readonly string[];
  /** How many paragraphs the teacher writes; null without a profile. */
  paragraphs: number | null;
  /** The report speaks to the student as "you". */
  toStudent: boolean;
  /** The teacher's own sentences, for those of whom they are true. */
  frames: readonly StyleFrame[];
  /** The teacher's own words to lead from one sentence to the next. */
  transitions: StyleTransitions;
  /** How long the teacher's sentences are, and how they end; null without a profile. */
  rhythm: Rhythm | null;
};

/** The middle length of a teacher's sentences, and in what share of them these marks stand. */
export type Rhythm = { words: number; semicolon: number; exclamation: number };

/** What being half as long again as the teacher's sentences counts beside words that are not new to the class. */
const LENGTH_COUNTS = 7;

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
  [/\bI(?: a|['’])m\b/gu, "we are"],
  [/\bI was\b/gu, "we were"],
  [/\bI(?= \w|['’](?:ve|ll|d)\b)/gu, "we"],
  [/\bmy\b/gu, "our"],
  // "My Last Duchess" is a poem.
  [/^My (?=\p{Ll})/gu, "Our "],
  [/\bmyself\b/gu, "ourselves"],
  [/\bme\b/gu, "us"],
];
/** What no sentence is without that `TO_WE` changes: few of the banks' sentences speak of the teacher. */
const SAYS_I = /\b(?:I|[Mm]y|myself|me)\b/u;

function asWe(sentence: string): string {
  return SAYS_I.test(sentence) ? replaceAll(sentence, TO_WE) : sentence;
}

/** Where a teacher who writes "isn't" and "we'll" would do so. */
const CAN_BE_SHORT =
  /\b(?:do|does|is|are|has|will|need) not\b|\bcannot\b|\b(?:it|there) is [a-z]|\bwe (?:are|would|will) [a-z]/iu;
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])o not\b/gu, "$1on't"],
  [/\b([Dd])oes not\b/gu, "$1oesn't"],
  [/\b([Ii])s not\b/gu, "$1sn't"],
  [/\b([Aa])re not\b/gu, "$1ren't"],
  [/\b([Hh])as not\b/gu, "$1asn't"],
  [/\b([Cc])annot\b/gu, "$1an't"],
  [/\b([Ww])ill not\b/gu, "$1on't"],
  [/\b([Nn])eed not\b/gu, "$1eedn't"],
  [/\b([Ii]t|That|[Tt]here) is (?!that )(?=[a-z]+ )/gu, "$1's "],
  [/\b([Ww]e|[Yy]ou|[Tt]hey) are (?=[a-z]+ )/gu, "$1're "],
  [/\b([Ww]e|I|[Yy]ou|[Tt]hey) would (?=[a-z]+ )/gu, "$1'd "],
  [/\b([Ww]e|I|[Yy]ou|[Tt]hey) will (?=[a-z]+ )/gu, "$1'll "],
];

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((rest, [pattern, to]) => rest.replace(pattern, to), text);
}

/** "Isn't" for "is not", unless a tick would no longer be said by it. */
function contracted(text: string): string {
  const short = replaceAll(text, CONTRACTED);
  return short === text || ticksOf(short) === ticksOf(text) ? short : text;
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
    .replace(/(?<=\w{2})(?:es?|s)\b/gu, "");
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
  const all: Section[] = ["opening", ...own];
  // What the teacher does not speak of stands after what it follows elsewhere.
  for (const [at, section] of SECTIONS.entries()) {
    const before = SECTIONS[at - 1];
    if (before && !all.includes(section)) all.splice(all.indexOf(before) + 1, 0, section);
  }
  // Whatever comes last elsewhere, a report ends with its closing.
  all.splice(all.indexOf("ahead"), 1);
  all.push("ahead");
  return all;
}

/** Whether a sentence says what a teacher has written, whose "I" is the teacher's own. */
export function isOfNote(sources: readonly Source[]): boolean {
  return sources.some((source) => (WRITTEN_FIELDS as readonly Source[]).includes(source));
}

const UNSTYLED: Styling = {
  accepts: (_, stock) => !stock,
  keptOutBySchool: () => null,
  keptOutByTeacher: () => false,
  likes: () => false,
  distance: () => 0,
  finish: (sentence, sources) => capitalise(isOfNote(sources) ? sentence : asWe(sentence)),
  sections: SECTIONS,
  matters: [],
  paragraphs: null,
  toStudent: false,
  frames: [],
  transitions: { contrast: [], addition: [], target: [] },
  rhythm: null,
};

/** The frames of what the teacher has not struck out of the profile. */
function framesOf({ frames = [], openings, closings, phrases }: StyleProfile): StyleFrame[] {
  return frames.filter(({ part, text }) => {
    if (part === "body") return phrases.some((phrase) => holdsPhrase(text, phrase));
    const ways = part === "opening" ? openings : closings;
    return ways.some((way) => holdsPhrase(text, wayKey(way), true));
  });
}

/** What is known of the banks' phrases for the teacher who was written for last: a class is written in a row. */
let liked = { sayings: "", known: new Map<string, boolean>() };

/** The same judgement of the same phrase of the banks without making it anew for every report. */
function remembered(sayings: string, likes: (source: string) => boolean) {
  return (source: string) => {
    if (liked.sayings !== sayings) liked = { sayings, known: new Map() };
    const before = liked.known.get(source);
    if (before !== undefined) return before;
    const found = likes(source);
    liked.known.set(source, found);
    return found;
  };
}

/** Styling that follows a profile, or none. */
export function stylingOf(style: StyleProfile | null | undefined): Styling {
  if (!style) return UNSTYLED;
  const avoid = style.avoid.map(roughAgreement).filter((phrase) => phrase !== "");
  const avoids = (text: string) => {
    if (avoid.length === 0) return false;
    const plain = ` ${roughAgreement(text)} `;
    return avoid.some((phrase) => plain.includes(` ${phrase} `));
  };
  if (!isTrained(style)) {
    const accepts: Styling["accepts"] = (text, stock) => !stock && !avoids(text);
    return { ...UNSTYLED, accepts, keptOutByTeacher: avoids };
  }
  const wanted = [...style.phrases, ...style.openings, ...style.closings]
    .map(rough)
    .filter((phrase) => phrase !== "");
  const typical = Math.max(6, style.sentence_words.typical);
  const sayings = wanted.map((phrase) => ` ${phrase} `);
  const own = (text: string) => {
    const plain = ` ${rough(text)} `;
    return sayings.some((saying) => plain.includes(saying));
  };
  return {
    accepts(text, stock) {
      if (style.person === "nobody" && WE.test(text)) return false;
      return !avoids(text) && (!stock || own(text));
    },
    keptOutBySchool: () => null,
    keptOutByTeacher: avoids,
    likes: wanted.length > 0 ? remembered(wanted.join("; "), own) : () => false,
    distance(text, words) {
      const length = (LENGTH_COUNTS * Math.abs(words - typical)) / Math.max(typical, 8);
      const person = style.person !== "nobody" && WE.test(text) ? -0.6 : 0;
      const short = style.contractions && CAN_BE_SHORT.test(text) ? -0.3 : 0;
      return length + person + short + (own(text) ? -1.5 : 0);
    },
    finish(sentence, sources) {
      if (isOfNote(sources))
        return capitalise(style.contractions ? contracted(sentence) : sentence);
      const inPerson = style.person === "I" ? replaceAll(sentence, TO_I) : asWe(sentence);
      // The teacher's own phrases stay as the teacher says them.
      const formal =
        style.formality === "formal" && !own(inPerson) ? reword(inPerson, "more formal") : inPerson;
      return capitalise(style.contractions ? contracted(formal) : formal);
    },
    sections: sectionsOf(style),
    matters: style.structure.map((topic) => (topic === "attainment" ? "level" : topic)),
    paragraphs: style.paragraphs,
    toStudent: style.address === "pupil",
    frames: framesOf(style),
    transitions: style.transitions ?? UNSTYLED.transitions,
    rhythm: {
      words: typical,
      semicolon: style.punctuation.semicolon,
      exclamation: style.punctuation.exclamation,
    },
  };
}
