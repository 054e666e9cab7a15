import type { Advice } from "@reportair/contract/features/proofreading.ts";
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
const LEAST =
  /\b(?:weakest|worst|slowest|laziest|poorest|lowest|naughtiest|rudest|noisiest|(?<!at )least (?:\w+)|dimmest|most (?:disruptive|difficult|annoying|irritating|immature|badly behaved))\b(?: \w+){0,3}? (?:in|of|among|amongst) (?:the|my|our|this|his|her|their|all|any)\b|\bbottom (?:of|in) (?:the|his|her|their|my|our)\b|\b(?:the|my) (?:weakest|worst|slowest|laziest|least able) (?:pupil|student|child|member|mathematician|writer|reader|historian|scientist)\b/giu;
const THAN =
  /\b(?:worse|slower|weaker|lazier|ruder|poorer|lower|further behind|less (?:\w+)|not as (?:\w+)|nowhere near as (?:\w+)|not so (?:\w+)) (?:\w+ ){0,3}?(?:than|as) (?:that of |those of |any of |most of |all of |many of |the work of )?(?:the |his |her |their |my |our |any |every )?(?:others?|rest|classmates?|peers?|anyone|anybody|everyone|everybody|most|brother|sister|twin|class|friends?|other (?:pupils|students|children)|average)\b/giu;
const NOT_ABLE =
  /\b(?:not|n['’]t|hardly|scarcely|far from) (?:very |particularly |exactly |especially |at all |terribly |that )?(?:the )?(?:bright(?:est)?|clever(?:est)?|intelligent|gifted|smart(?:est)?|sharpest)\b(?! (?:with|at|in|enough))|\bis (?:a bit|a little|rather|very|quite|so|too|just) slow(?=\s*(?:[.,;]|$))|\b(?:could|can)(?:not|n['’]t|n['’]t be| not)(?: be)? (?:care less|bothered)\b/giu;
const BEHIND =
  /\b(?:lag(?:s|ged|ging)?|trail(?:s|ed|ing)?|falls?|fell|falling|far|well|way) behind (?:the |his |her |their |most of the )?(?:others?|rest|everyone|everybody|class(?:mates)?|peers|friends|other (?:pupils|students|children))\b/giu;
/** Who is not one of these is none. */
const NOT = /^(?:not|never|no|hardly|without|nor|n't|isn't|avoid|avoids|rather)$/u;

const MESSAGES = {
  insult: "This may hurt. Say what the pupil does, and what would help.",
  comparison:
    "This compares the pupil with others. Say what the pupil can do, and what comes next.",
};

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
  // "Finds it boring", "made a silly mistake" judge something else.
  if (
    ofNoun &&
    /^(?:mistakes?|errors?|moments?|slips?|questions?|conditions?|things?|weather|events?|crimes?|deeds?)$/u.test(
      next.lower,
    )
  )
    return false;
  if (
    clause
      .slice(0, here)
      .some(({ lower }) => /^(?:it|that|this|how|why|find|finds|found)$/u.test(lower))
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
    for (const pattern of [LEAST, THAN, BEHIND, NOT_ABLE]) {
      for (const { index, 0: said } of sentence.text.matchAll(pattern)) {
        const from = sentence.from + index;
        const word = words.find(({ to }) => to > from);
        if (word === undefined || !isSaidOfPupil(sentence, word, report)) continue;
        found.push({
          from,
          to: from + said.length,
          kind: "unkind",
          message: pattern === NOT_ABLE ? MESSAGES.insult : MESSAGES.comparison,
        });
      }
    }
    return found;
  });
}
