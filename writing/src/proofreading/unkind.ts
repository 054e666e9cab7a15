import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { comparisonsIn } from "../checks/comparison.ts";
import { wordSet } from "../notes/word-set.ts";
import type { EditedReport } from "./edited-report.ts";
import { isOfLessons } from "./lessons.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";
import { isAboutPupil } from "./subject.ts";

/** What is said of a person to hurt. */
const INSULTS = wordSet(`
  lazy idle stupid thick dim dumb daft brainless hopeless useless clueless pathetic irritating annoying infuriating obnoxious insufferable
  arrogant selfish immature silly childish sly sneaky dishonest spiteful nasty vile horrible horrid awful dreadful terrible ghastly
  boring dull-witted slow-witted feckless gormless sloppy slovenly moody stroppy bossy cheeky mouthy gobby insolent weird odd creepy
  fat ugly smelly scruffy rubbish crap worthless laughable ridiculous idiotic moronic incompetent inept unlikeable
  disgraceful appalling atrocious abysmal shocking shameful embarrassing lamentable deplorable
`);
const INSULTING = wordSet(`
  nuisance pest menace pain idiot fool moron dunce slob layabout slacker brat bully liar cheat troublemaker know-it-all loudmouth clown
  loner geek nerd waste joke disgrace embarrassment failure disaster nightmare lost-cause drama-queen
  show-off chatterbox airhead dimwit numpty muppet thug hooligan yob
`);
/** "Dumbest", "lazier" and "more stupid" are as unkind as the plain word. */
function isInsult(lower: string): boolean {
  const plain = lower.replace(/i(?:est|er)$/u, "y").replace(/(?<=\p{L}{3})(?:est|er)$/u, "");
  return (
    INSULTS.has(lower) || INSULTS.has(plain) || INSULTS.has(plain.replace(/(\p{L})\1$/u, "$1"))
  );
}
const INTENSE = wordSet(
  "frankly quite very really simply utterly totally rather just so plain absolutely downright and or a an the little bit be being been is was are can often sometimes always can be seems seem too at times",
);
const NOT_ABLE =
  /\b(?:he|she|they) (?:(?:is|are|seems?) |(?:can|could) (?:often |sometimes )?be )(?:a bit |a little |rather |very |quite |so |too |just )?dense\b|\bslow on the uptake\b|\b(?:full of (?:him|her|them)sel(?:f|ves)(?=[.,;]|$)|too big for (?:his|her|their) (?:own )?boots|two-faced|loves the sound of (?:his|her|their) own voice|a law unto (?:him|her|them)sel(?:f|ves))|\b(?:not|n['’]t|hardly|scarcely|far from) (?:very |particularly |exactly |especially |at all |terribly |that )?(?:the )?(?:bright(?:est)?|clever(?:est)?|intelligent|gifted|smart(?:est)?|sharpest)\b(?! (?:with|at|in|enough))|\bis (?:a bit|a little|rather|very|quite|so|too|just) slow(?=\s*(?:[.,;]|$))|\b(?:could|can)(?:not|n['’]t|n['’]t be| not)(?: be)? (?:care less|bothered)\b/iu;
/** "Like everyone, she sat a mock", "works best in a quiet class", "placed in the second set" measure nobody. */
const NO_MEASURE = /^like\b|^best in an? |^placed (?:\w+ )?in\b/iu;
/** What others do beside the pupil: "no one works as hard as Amara". */
const OTHERS_FIRST =
  /^(?:no one|nobody|few|no other|none|most|many|other|all|friends|classmates|peers)\b/iu;
const IS_PUPIL = /^(?:he|she|they|him|her|them)$/u;
/** A comparison with the family is one with others too; so is one with what most of a class can do. */
const MORE_COMPARES: readonly RegExp[] = [
  /\b(?:less|more|not (?:as|so)|nowhere near as|\p{L}+er) (?:\w+ ){0,3}?(?:than|as) (?:his|her|their) (?:\w+ )?(?:brothers?|sisters?|twin|cousins?|friends?)\b/iu,
  /\b(?:least|most) (?:able|disruptive|difficult|annoying|irritating|immature|badly behaved) (?:\w+ )?(?:in|of|pupil|student|child|member)\b/iu,
  /\b(?:not as|not so|nowhere near as) \w+ as (?:the |his |her |their |most |many |all )?(?:others?|rest|classmates|peers|everyone|anyone|most|average)\b/iu,
  /\bputs? (?:all |most of )?(?:the |his |her |their )?(?:classmates|peers|others|rest|everyone)(?: else)? to shame\b/iu,
  /\b(?:no one|nobody|few|no other (?:pupil|student|child)|none of (?:the|his|her|their) \w+)(?: else)?(?: \w+){0,5} (?:as|so|more|better|harder|faster) (?:\w+ )?(?:as|than)\b/iu,
  /\b(?:friends|classmates|peers|others) (?:have|had) (?:all |now |long )*(?:overtaken|left|passed|outgrown)\b/iu,
  /\b(?:most|many|other|all) (?:other )?(?:pupils|students|children|boys|girls) (?:of (?:his|her|their) age|in the (?:class|year|group|set)|can|have)\b[^.;]*\bbut\b/iu,
  /\bbottom (?:of|in) (?:the|his|her|their|my|our)\b/iu,
];

/** Who is not one of these is none. */
const NOT = /^(?:not|never|no|hardly|without|nor|n't|isn't|avoid|avoids|rather)$/u;

const MESSAGES = {
  insult: "This may hurt. Say what the pupil does, and what would help.",
  comparison: "This measures the pupil by others. Say what the pupil can do, and what comes next.",
};

/** Of whom or what an unkind word is one for the pupil: "a lazy girl", "her sloppy work". */
const OF_PERSONS =
  /^(?:pupils?|students?|boys?|girls?|child|children|persons?|learners?|readers?|writers?|members?|attitude|approach|behaviour|manners?|conduct|character|efforts?|(?:home|class|course|school)?work|handwriting|presentation|excuses?|comments?|remarks?|lad|lass|individual|performances?|essays?|answers?|mathematician|scientist|historian|friend|classmate|habits?|temper)$/u;

/** Whether a hurtful word is said of the pupil or their work, and not of a character, a source or a part on the stage. */
function isSaidOfPupil(sentence: TextSentence, word: TextWord, report: EditedReport): boolean {
  const at = sentence.words.indexOf(word);
  const index = sentence.clauses.findIndex(({ words }) => words.includes(word));
  const clause = sentence.clauses[index]?.words ?? [];
  const here = clause.indexOf(word);
  if (word.quoted || isOfLessons(sentence.words, at)) return false;
  if (
    clause
      .slice(Math.max(0, here - 4), here)
      .some(({ text }) => NOT.test(text.toLowerCase()) || /n['’]t$/u.test(text))
  )
    return false;
  // "The silly, boring uncle": both are said of him.
  const next = sentence.words
    .slice(at + 1)
    .find(({ tag, lower }) => tag !== "ADJ" && lower !== "and" && !INSULTS.has(lower));
  // "A lazy reader": said of readers. "A selfish girl": said of her.
  const ofNoun =
    next !== undefined && next.tag === "NOUN" && !/[.;:]/u.test(next.gap) && isInsult(word.lower);
  const isBe = clause
    .slice(0, here)
    .some(
      ({ tag, lower }) =>
        tag === "AUX" || /^(?:seems?|becomes?|acts?|remains?|finds?|called?)$/u.test(lower),
    );
  if (ofNoun && !isBe && !clause.slice(0, here).some(({ tag }) => tag === "VERB")) return false;
  const [led, followed] = [sentence.words[at - 1], sentence.words[at + 1]];
  // "A dim light": no person.
  const thing =
    /^(?:a|an|the)$/u.test(led?.lower ?? "") &&
    followed?.gap === " " &&
    /^(?:NOUN|ADJ)$/u.test(followed.tag) &&
    !isInsult(followed.lower) &&
    !sentence.words.slice(at + 1, at + 4).some(({ lower }) => OF_PERSONS.test(lower));
  if (thing && isInsult(word.lower)) return false;
  // "Finds it boring", "made a silly mistake", "an awful lot" judge something else.
  if (ofNoun && next.from > word.to && !OF_PERSONS.test(next.lower)) return false;
  if (
    clause
      .slice(0, here)
      .some(({ lower }) =>
        /^(?:it|that|this|how|why|which|what|whether|find|finds|found)$/u.test(lower),
      )
  )
    return false;
  return isAboutPupil(sentence, index, report);
}

/** Insults, and comparisons that put the pupil below others. */
export function unkindWords(sentences: readonly TextSentence[], report: EditedReport): Advice[] {
  return sentences.flatMap((sentence): Advice[] => {
    const { words } = sentence;
    const found: Advice[] = [];
    for (const [at, word] of words.entries()) {
      if (!isInsult(word.lower) && !INSULTING.has(word.lower)) continue;
      if (word.from < (found.at(-1)?.to ?? 0) || !isSaidOfPupil(sentence, word, report)) continue;
      let end = at;
      // "Lazy and frankly stupid" is one thing to look at.
      for (let next = at + 1; next < words.length; next++) {
        const { lower } = words[next] as TextWord;
        if (isInsult(lower) || INSULTING.has(lower)) end = next;
        else if (!INTENSE.has(lower)) break;
      }
      const to = words[end]?.to ?? word.to;
      found.push({ from: word.from, to, kind: "unkind", message: MESSAGES.insult });
    }
    const compared = [
      ...comparisonsIn(sentence.text).filter(({ words: said }) => !NO_MEASURE.test(said)),
      ...MORE_COMPARES.flatMap((pattern) => matchOf(pattern, sentence.text)),
    ].map((one) => ({ ...one, message: MESSAGES.comparison }));
    const demeaned = matchOf(NOT_ABLE, sentence.text).map((one) => ({
      ...one,
      message: MESSAGES.insult,
    }));
    for (const { index, words: said, message } of [...compared, ...demeaned]) {
      const from = sentence.from + index;
      const word = words.find(({ to }) => to > from);
      if (word === undefined) continue;
      // "Unlike his classmates, Tomasz …": whom the next clause is about.
      const leads = /^(?:un)?like|^(?:in )?compar|^relative/iu.test(said) && word === words[0];
      // "Below average rainfall": an average of something else.
      const follows = words.find(({ from: next }) => next >= from + said.length);
      const ofThings = /average$/iu.test(said) && follows?.gap === " " && follows.tag === "NOUN";
      if (
        ofThings &&
        !/^(?:marks?|scores?|results?|grades?|attainment|progress|work|ability)$/u.test(
          follows.lower,
        )
      )
        continue;
      const ofOthers =
        OTHERS_FIRST.test(said) && words.some(({ own, lower }) => own || IS_PUPIL.test(lower));
      const about = ofOthers
        ? !word.quoted && !isOfLessons(words, words.indexOf(word))
        : leads
          ? !word.quoted && isAboutPupil(sentence, Math.min(1, sentence.clauses.length - 1), report)
          : isSaidOfPupil(sentence, word, report);
      if (about) found.push({ from, to: from + said.length, kind: "unkind", message });
    }
    return found;
  });
}

function matchOf(pattern: RegExp, text: string): { index: number; words: string }[] {
  const found = pattern.exec(text);
  return found ? [{ index: found.index, words: found[0] }] : [];
}
