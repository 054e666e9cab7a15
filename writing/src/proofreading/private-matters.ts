import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { flagText } from "../privacy/flags.ts";
import type { EditedReport } from "./edited-report.ts";
import { PRONOUN_SETS } from "../language/pronouns.ts";
import { isOfAnybody, isOfLessons } from "./lessons.ts";
import { mentionAt } from "./people.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";
import { isOfStory } from "./stories.ts";
import { isAboutPupil } from "./subject.ts";

const KINDS = ["safeguarding", "diagnosis", "family"] as const;
type Kind = (typeof KINDS)[number];

const MESSAGES: Record<Kind, string> = {
  safeguarding:
    "This reads like a safeguarding concern. It belongs with your designated safeguarding lead, not in a report.",
  diagnosis:
    "This reads like health or a diagnosis. Reports leave that out, unless you mean it to stand.",
  family: "This reads like a family matter. Reports leave that out, unless you mean it to stand.",
};
/** More about a brother or a sister than that there is one. */
const TELLS_OF_KIN =
  /\b(?:brother|sister|sibling|twin)s?(?:['’]s)? (?:\w+ )?(?:is|are|was|were|has|have|had|does|died|left|lost|illness|death|birth|accident|problems?|behaviour|diagnosis|passing|funeral|arrest|exclusion|expelled|disab\w+|moved|lives?)\b|\b(?:look\w*|car(?:es?|ed|ing)|help\w*|worr\w+|baby|new|lives? with|death of|loss of|illness of|because of|since|without) (?:\w+ ){0,2}(?:his|her|their) (?:\w+ )?(?:brother|sister|sibling|twin)|\bbaby (?:brother|sister)/iu;
/** Longer sentences are marked whole. */
const MOST_WORDS = 60;
const POSSESSIVE = /^(?:his|her|their)$/u;

/** What is no less a family matter or one of health, where it is the pupil's own. */
const MORE: readonly (readonly [Kind, RegExp])[] = [
  [
    "family",
    /\b(?:look(?:s|ed|ing)? after|car(?:es?|ed|ing) for|worr(?:y|ies|ied) about) (?:his|her|their) (?:\w+ )?(?:brothers?|sisters?|siblings?|mum|mother|dad|father|parents?|family|grand\w+|nan)\b/iu,
  ],
  ["family", /\b(?:things|life|matters|the situation)\b[^.;]{0,30}\bat home\b/iu],
  [
    "family",
    /\b(?:his|her|their) (?:mum|mother|dad|father|parents?|family)\b(?: \w+){0,4} (?:evicted|homeless|unemployed|boyfriend|girlfriend|new partner|in debt)\b/iu,
  ],
  [
    "diagnosis",
    /\boff (?:school )?(?:sick|ill)\b|\b(?:his|her|their) (?:\w+ )?(?:illness|ill health|injur(?:y|ies))\b|\b(?:has|had|have) been (?:\w+ )?(?:ill|unwell|poorly)\b/iu,
  ],
];

function kindsOf(text: string): readonly string[] {
  return [
    ...flagText(text),
    ...MORE.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : [])),
  ];
}

/** A brother or a sister who is merely spoken of. */
const MENTION =
  /\b(his|her|their) (?:(?:older|younger|big|little|elder|eldest|youngest|baby|twin)[- ]){0,2}(?:brother|sister|sibling|twin)(s?)(?=['’]s\b|\b)/giu;
/** The same text with a friend in their place: what it tells of them it tells of the friend. */
function withoutMentions(text: string): string {
  return text.replaceAll(MENTION, (found, whose: string, many: string) =>
    `${whose} friend${many}`.padEnd(found.length),
  );
}

/** Whether a text reads like it; a brother who is only mentioned makes no family matter. */
function isFlagged(text: string, kind: Kind): boolean {
  if (!kindsOf(text).includes(kind)) return false;
  if (kind !== "family" || !MENTION.test(text)) return true;
  MENTION.lastIndex = 0;
  return kindsOf(withoutMentions(text)).includes(kind) || TELLS_OF_KIN.test(text);
}

type Span = { first: number; last: number };
/** So many matters are looked for in one sentence. */
const MOST_SPANS = 3;

/** Every matter of a kind that a sentence tells of, the last first. */
function spansOf(sentence: TextSentence, kind: Kind): Span[] {
  const { words, text, from } = sentence;
  const found: Span[] = [];
  let end = words.length - 1;
  while (end >= 0 && found.length < MOST_SPANS) {
    if (found.length > 0 && !isFlagged(text.slice(0, (words[end]?.to ?? from) - from), kind)) break;
    const span = narrowed(sentence, kind, end);
    found.push(span);
    end = span.first - 1;
  }
  return found;
}

/** The fewest words of a sentence up to one that read like it, from the first to the last of them. */
function narrowed(sentence: TextSentence, kind: Kind, end: number): Span {
  const { words, text, from } = sentence;
  let [first, last] = [0, end];
  if (words.length > MOST_WORDS) return { first, last };
  const part = () =>
    text.slice((words[first]?.from ?? from) - from, (words[last]?.to ?? from) - from);
  for (; first < last; first++) {
    const whole = first;
    first++;
    const still = isFlagged(part(), kind);
    first = whole;
    if (!still) break;
  }
  for (; last > first; last--) {
    const whole = last;
    last--;
    const still = isFlagged(part(), kind);
    last = whole;
    if (!still) break;
  }
  return { first, last };
}

/** "His dyslexia", "Robin's social worker": where the pupil's matter begins; null where it is not said to be theirs. */
function ownerOf(words: readonly TextWord[], first: number, last: number): number | null {
  for (let at = last; at >= Math.max(0, first - 4); at--) {
    const word = words[at];
    if (word === undefined) continue;
    if (POSSESSIVE.test(word.lower) || (word.own && word.possessive)) return Math.min(at, first);
    // "Her essay on autism": the essay is hers.
    if (word.tag === "ADP" && (at < first || isOfLessons(words.slice(0, at + 1), at))) return null;
  }
  return null;
}

/** "… because she has dyspraxia": a clause of its own that says it of the pupil, whatever was studied before it. */
function isSaidOfPupil(sentence: TextSentence, first: number, report: EditedReport): boolean {
  const word = sentence.words[first];
  const index = sentence.clauses.findIndex(
    ({ words }) => word !== undefined && words.includes(word),
  );
  const clause = sentence.clauses[index]?.words ?? [];
  return (
    clause.some(({ tag, lower }) => tag === "PRON" && /^(?:he|she|they)$/u.test(lower)) &&
    !isOfLessons(clause, clause.indexOf(word as TextWord)) &&
    !clause.some(({ lower }) => /^(?:how|why|what|that|who)$/u.test(lower)) &&
    isAboutPupil(sentence, index, report)
  );
}

const OF_KIN = /\b(?:mother|mum|father|dad|parents?|brothers?|sisters?|gran\w*|grand\w+|nan)\b/iu;
const EXPLAINS =
  /^(?:explain\w*|describ\w+|argu\w+|wrote|writes|written|research\w*|stud(?:y|ies|ied)|learn\w*|present\w*|show\w*|compar\w+)$/u;

/** "Like most boys with ADHD he …", "…, and Grace is one of them": what is said of many and means the pupil too. */
function countsPupilIn(
  { words, text }: TextSentence,
  first: number,
  last: number,
  { student }: EditedReport,
): boolean {
  if (words.slice(0, first).some(({ lower }) => EXPLAINS.test(lower))) return false;
  const pronoun = PRONOUN_SETS[student.pronouns ?? "They/Them"].they;
  const isPupil = ({ own, lower }: TextWord) => own || lower === pronoun;
  const after = words.slice(last + 1);
  const at = after.findIndex(isPupil);
  const [before, next] = [after[at - 1], after.slice(at + 1).find(({ own }) => !own)];
  if (at >= 0 && EXPLAINS.test(next?.lower ?? "")) return false;
  const likened =
    /^(?:(?:un)?like|as (?:with|for|is|one|do)|for|similar to|in common with|along with)\b/iu.test(
      text,
    );
  if (likened && at >= 0) return true;
  if (at >= 0 && /^(?:as|like|including)$/u.test(before?.lower ?? "")) return true;
  const among = /\b(?:is|are|was) (?:one of|among|no exception|no different|such a)\b/iu;
  return among.test(text) && words.some(isPupil);
}

/** Whether somebody else is spoken of before a place. */
function hasOther(words: readonly TextWord[], at: number): boolean {
  return words.slice(0, at).some((_, index) => {
    const mention = mentionAt(words, index);
    return mention !== null && mention.as !== "things" && mention.as !== "group";
  });
}

/** Health, family and safeguarding, where they are the pupil's own and not what a lesson is about. */
export function privateMatters(sentences: readonly TextSentence[], report: EditedReport): Advice[] {
  return sentences.flatMap((sentence, index) => {
    return KINDS.filter((kind) => isFlagged(sentence.text, kind)).flatMap((kind) => {
      const { words } = sentence;
      return spansOf(sentence, kind).flatMap(({ first, last }): Advice[] => {
        const owner = ownerOf(words, first, last);
        const start = owner ?? first;
        const ofLessons =
          isOfLessons(words, last) ||
          isOfAnybody(words, first) ||
          (hasOther(words, first) && isOfStory(sentence, first, sentences[index - 1]));
        const own =
          (owner !== null && !hasOther(words, owner)) ||
          (!hasOther(words, first) && isSaidOfPupil(sentence, first, report)) ||
          countsPupilIn(sentence, first, last, report);
        if (words[first]?.quoted || (ofLessons && !own)) return [];
        const [from, to] = [words[start]?.from ?? sentence.from, words[last]?.to ?? sentence.to];
        // An illness in the family is a family matter.
        const ofKin =
          kind === "diagnosis" &&
          OF_KIN.test(sentence.text.slice(from - sentence.from, to - sentence.from));
        const meant = ofKin ? "family" : kind;
        return [{ from, to, kind: meant, message: MESSAGES[meant] }];
      });
    });
  });
}
