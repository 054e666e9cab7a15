import { featuresOf, type Features } from "./features.ts";
import { phraseWords } from "./phrases.ts";
import { isTrained, type StyleProfile } from "./profile.ts";
import type { StyleTopic } from "./topics.ts";
import { wayKey } from "./ways.ts";

/** Whether a text follows one feature of a profile. */
export type Followed = { feature: string; followed: boolean };

/** What a text could follow, in the order in which it is told. */
type Feature = {
  feature: string;
  /** Whether this teacher is told apart by it from a report without any style; what is like everybody's is met by nothing. */
  distinctive: (profile: StyleProfile) => boolean;
  /** Whether the profile has it at all. */
  has?: (profile: StyleProfile) => boolean;
  followed: (profile: StyleProfile, seen: Features) => boolean;
};

/** From this share of the sentences on a mark belongs to how somebody writes. */
export const MARKED = 0.03;
/** A mark that comes so seldom may be missing from a report. */
const EXPECTED = 0.8;

function plain(text: string): string {
  return ` ${phraseWords(text).join(" ").toLowerCase()} `;
}

function begins(sentence: string, ways: readonly string[]): boolean {
  return ways.some((way) => plain(sentence).startsWith(plain(wayKey(way))));
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A mark as often as the teacher has it: never where they have none, and no oftener than twice as often. */
function asOften(wanted: number, seen: number, sentences: number): boolean {
  if (wanted < MARKED) return seen === 0;
  if (seen === 0) return wanted * sentences < EXPECTED;
  return seen <= 2 * wanted + 1 / Math.max(1, sentences);
}

/** Of two topics that a text and a profile both have, how often they come in the profile's order. */
function inOrder(wanted: readonly StyleTopic[], seen: readonly StyleTopic[]): number {
  const shared = seen.filter((topic) => wanted.includes(topic));
  const pairs = shared.flatMap((one, at) =>
    shared.slice(at + 1).map((other) => wanted.indexOf(one) < wanted.indexOf(other)),
  );
  return pairs.length === 0 ? 1 : pairs.filter(Boolean).length / pairs.length;
}

const USUAL_ORDER: readonly StyleTopic[] = [
  "attainment",
  "participation",
  "behaviour",
  "punctuality",
  "homework",
  "achievement",
  "target",
];

const FEATURES: readonly Feature[] = [
  {
    feature: "openings",
    has: ({ openings }) => openings.length > 0,
    distinctive: () => true,
    followed: ({ openings }, { sentences }) => begins(sentences[0] ?? "", openings),
  },
  {
    feature: "closings",
    has: ({ closings }) => closings.length > 0,
    distinctive: () => true,
    followed: ({ closings }, { sentences }) => begins(sentences.at(-1) ?? "", closings),
  },
  {
    feature: "sentence length",
    distinctive: ({ sentence_words: { typical } }) => typical < 11 || typical > 15,
    followed({ sentence_words: { typical } }, { sentenceWords }) {
      return Math.abs(middle(sentenceWords) - typical) <= Math.max(3, typical * 0.25);
    },
  },
  {
    feature: "person",
    distinctive: ({ person }) => person !== "we",
    followed: ({ person }, { first, plural }) =>
      person === "I" ? first > 0 : person === "we" ? plural > 0 : first === 0,
  },
  {
    feature: "address",
    distinctive: ({ address }) => address === "pupil",
    followed: ({ address }, { you }) => (address === "pupil" ? you > 0 : you <= 2),
  },
  {
    feature: "contractions",
    distinctive: ({ contractions }) => contractions,
    followed: (profile, { contractions }) =>
      profile.contractions ? contractions > 0 : contractions === 0,
  },
  {
    feature: "exclamation marks",
    distinctive: ({ punctuation }) => punctuation.exclamation >= MARKED,
    followed: (profile, { punctuation, sentences }) =>
      asOften(profile.punctuation.exclamation, punctuation.exclamation, sentences.length),
  },
  {
    feature: "semicolons",
    distinctive: ({ punctuation }) => punctuation.semicolon >= MARKED,
    followed: (profile, { punctuation, sentences }) =>
      asOften(profile.punctuation.semicolon, punctuation.semicolon, sentences.length),
  },
  {
    feature: "paragraphs",
    distinctive: ({ paragraphs }) => paragraphs < 3 || paragraphs > 5,
    followed: (profile, { paragraphs }) => Math.abs(paragraphs - profile.paragraphs) <= 1,
  },
  {
    feature: "order of topics",
    has: ({ structure }) => structure.length > 1,
    distinctive: ({ structure }) => inOrder(USUAL_ORDER, structure) < 1,
    followed: ({ structure }, { topics }) => inOrder(structure, topics) >= 0.6,
  },
  {
    feature: "transitions",
    has: ({ transitions }) => Object.values(transitions ?? {}).some((list) => list.length > 0),
    distinctive: () => true,
    followed: ({ transitions }, { sentences }) =>
      Object.values(transitions ?? {})
        .flat()
        .some((each) => plain(sentences.join(" ")).includes(plain(each))),
  },
  {
    feature: "avoided phrases",
    distinctive: ({ avoid }) => avoid.length > 0,
    followed: ({ avoid }, { sentences }) => {
      const whole = plain(sentences.join(" "));
      return avoid.every((phrase) => !whole.includes(plain(phrase)));
    },
  },
  {
    feature: "favourite phrases",
    has: ({ phrases }) => phrases.length > 0,
    distinctive: () => true,
    followed: ({ phrases }, { sentences }) => {
      const whole = plain(sentences.join(" "));
      return phrases.some((phrase) => whole.includes(plain(phrase)));
    },
  },
];

/** Which features of a profile a text follows; its identifiers must be out. For the evaluation and for comparing two texts. */
export function followsStyle(profile: StyleProfile, text: string): Followed[] {
  const seen = featuresOf(text);
  const features = isTrained(profile)
    ? FEATURES.filter(({ has }) => has?.(profile) ?? true)
    : FEATURES.filter(({ feature }) => feature === "avoided phrases");
  return features.map(({ feature, followed }) => ({ feature, followed: followed(profile, seen) }));
}

/** The features by which a profile is told apart from a report without any style. */
export function distinctiveFeatures(profile: StyleProfile): string[] {
  return FEATURES.filter(({ has }) => has?.(profile) ?? true)
    .filter(({ distinctive }) => distinctive(profile))
    .map(({ feature }) => feature);
}
