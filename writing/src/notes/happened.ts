import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import {
  HAS_BEEN,
  IS,
  isTargetField,
  ofOne,
  PUPIL,
  PUPILS,
  sentence,
  text,
  verb,
  WAS,
  type Material,
} from "./frames.ts";
import { PARTICIPLES, PASTS } from "./verbs.ts";
import type { Word } from "./words.ts";

/** What is done with homework, and never with its author. */
export const OF_HOMEWORK =
  /^(?:done|attempted|completed|rushed|handed|finished|submitted|copied|marked|checked|started|begun|left|written|typed|uploaded|forgotten|proofread|redrafted|edited)$/u;

/** Whether something was done, and what to is left out, so that it was the homework: "left at home again". */
export function isOfHomework([first, next]: readonly Word[]): boolean {
  return (
    /^(?:left|finished|completed|rushed|forgotten)$/u.test(first?.lower ?? "") &&
    /^(?:at|in|on|from|off|during|before|again|by)$/u.test(next?.lower ?? "")
  );
}

/** What a dish, a circuit or a model does, and nobody: "tasted amazing", "worked first time". */
const OF_A_THING =
  /(?:^|, | and )(?:(?:taste[sd]?|smel(?:ls?|led|t)) (?!(?:the|his|her|their|every|each|all|it)\b)|look(?:s|ed) (?:really |so |very |absolutely |just )*(?:amazing|fantastic|great|lovely|stunning|brilliant|professional|beautiful|delicious|fab|fabulous|superb)\b|work(?:s|ed) (?:the )?(?:first time|perfectly|as (?:planned|intended|designed))$|(?:came|turned) out (?:\p{L}+ )?(?:well|great|beautifully|perfectly|brilliantly|lovely|perfect|amazing)\b|rose (?:well|beautifully|perfectly)\b|sold (?:out|for|at|like|within)\b|went (?:down|off) (?:\p{L}+ )?(?:well|brilliantly|perfectly|beautifully|a storm|a treat)\b|(?:held|fell|came) (?:together|apart)\b|(?:floated|sank|collapsed|exploded|flew)\b)/u;

/** What a teacher feels as often as the pupil does. */
export const OF_FEELING =
  /^(?:pleased|delighted|impressed|proud|disappointed|concerned|worried|thrilled|chuffed|happy)$/u;

export function plainOf(words: readonly Word[]): string {
  return words
    .map(({ lower, after }) => lower + after)
    .join("")
    .replace(/\s+/gu, " ");
}

/** A day, a month or an occasion that is over. */
const AT_ONE_TIME =
  /\bon (?:mon|tues|wednes|thurs|fri)day\b(?! (?:mornings|afternoons))|(?<!than )\b(?:in|during) (?:january|february|march|april|may|june|july|august|september|october|november|december|autumn|spring|the autumn|the spring)\b|\b(?:most|half|much|all|part) of (?:january|february|march|april|may|june|july|september|october|november|december)\b|\ball (?:through )?(?:autumn|last)\b|\b(?:at|on|during|in) (?:the |our )?(?:\p{L}+ )?(?:mock|test|exam|assessment|open evening|parents' evening|sports day|concert|show|school play|assembly|trip|visit|field trip|residential|exchange|tournament|competition|final)\b|\b(?:in|at|on|during) (?:the|our) (?:[\p{L}-]+ ){0,2}(?:debate|play|production|performance|presentation|match|race|fixture|recital|mock trial|fair)\b(?! (?:of|club|group|lessons?|work|skills))|\bon (?:the |our )?(?:[\p{L}-]+ ){0,3}(?:trip|visit|residential|exchange|expedition|tour|outing)\b|\bto (?:the|a) (?:cover|supply|student) teacher\b|\bfrom (?:january|february|march|april|may|june|july|september|october|november|december|christmas|easter|half[- ]term) (?:to|until|till) \p{L}+|\buntil (?:january|february|march|april|may|june|july|september|october|november|december|christmas|easter|half[- ]term|recently|(?:this|last) (?:week|term|month))(?=$|[,.;]| (?:but|and|then)\b)|\bat (?:first|the start|the beginning)\b/iu;

/** "Late on Monday last week" was, and "calmer since October" has been: how things are is told by when. */
export function wasOrIs(source: string): Token {
  // "Excellent when it came": that is over.
  if (
    /\b(?:when|once|until) (?:it|they|this|finally|eventually)(?: (?:finally|eventually|did))? ?(?:came|arrived|was|were|handed|got|did|submitted)\b/u.test(
      source,
    )
  )
    return WAS;
  // "On time apart from 2 days in January": all the time but then.
  if (/\b(?:apart from|except)\b/u.test(source) && AT_ONE_TIME.test(source)) return HAS_BEEN;
  if (
    /\bon (?:\S+|a few|a couple of) occasions?\b|\bbefore (?:christmas|easter|half[- ]term|the holidays|the break|the summer)\b|\bduring (?:the|our|his|her|their) (?:(?!lesson|register|starter|plenary|year|term|week|day|discussion|warm-up|main)[\p{L}-]+ )?(?!lesson|register|starter|plenary|year|term|week|day|discussion|warm-up|main)[\p{L}-]+(?<!s)(?=$|[,.;])|(?<!than )\blast (?:week|term|month|lesson|year)\b|\byesterday\b/u.test(
      source,
    ) ||
    AT_ONE_TIME.test(source)
  )
    return WAS;
  const counted =
    !/\b(?:never|not) once\b/u.test(source) &&
    /\b(?:once|twice|(?!(?:at|all)\b)\S+ times)\b/u.test(source) &&
    !/\b(?:once|twice|times) (?:a|per|each|every|out of)\b/u.test(source);
  const away =
    /\b(?:of|in) the last (?:\d+|few|two|three|four|five|six|ten)\b|^(?:absent|away|off) for\b/u.test(
      source,
    );
  // "Unbeaten all term"
  const throughout = /\b(?:all|the whole|throughout the) (?:term|year|season)(?: long)?$/u.test(
    source,
  );
  const again = /^left\b.*\bagain$/u.test(source);
  return counted || away || again || throughout || /\bsince\b/u.test(source) ? HAS_BEEN : IS;
}

/** Participles of what somebody has done, and nobody to them: "gone from set 4 to set 2". */
const PERFECT = /^(?:gone|come|become|overcome|grown|risen|fallen|begun)$/u;

/** "Reminded daily", "confiscated", "scaffolded less now": whom or what is left out, or it was done to the student. */
function lacksWhom([first, next]: readonly Word[]): boolean {
  const bare =
    /^(?:less|more|now)$/u.test(next?.lower ?? "") ||
    !["det", "poss", "num", "noun", "pl", "prt"].some((sense) => next?.senses.has(sense as never));
  return bare && NEEDS_WHOM.test(first?.lower ?? "");
}

/** What is done to somebody who is named, and to the student where nobody is. */
export const NEEDS_WHOM =
  /^(?:reminded|confiscated|supported|challenged|encouraged|monitored|congratulated|scaffolded|prompted|guided|mentored|coached|differentiated|stretched|rewarded|graded|assessed|targeted)$/u;

/** "Sent out twice" was done to the student; "improved since Easter" has gone on. */
/** What goes on until now: "matured a lot this year" has. */
const LATELY =
  /\b(?:since|lately|recently|so far)\b|\bthis (?:school )?(?:year|term|half[- ]term)$/u;

export function didOrWas({ words, tokens }: Material): Token[] | null {
  const [, next] = words;
  const source = plainOf(words);
  if (lacksWhom(words) || OF_A_THING.test(source)) return null;
  // "Moved seat twice", "moved him to the front": somebody else did.
  if (/^moved (?:(?:his|her|their) )?seats?\b/u.test(source)) return null;
  if (/^(?:him|her|them)$/u.test(next?.lower ?? "") && !words[1]?.senses.has("poss")) return null;
  if (isDoneTo(source) && !OWNED.test(next?.lower ?? ""))
    return sentence(PUPIL, wasOrIs(source) === HAS_BEEN ? HAS_BEEN : WAS, tokens);
  // "Really improved since the mocks"
  const done = words.find(({ senses }) => !senses.has("adv"))?.lower ?? "";
  const past = PASTS.has(done) && PARTICIPLES.has(done);
  return past && LATELY.test(source) && wasOrIs(source) !== WAS
    ? sentence(PUPIL, verb(" has ", " have "), tokens)
    : sentence(PUPIL, text(" "), tokens);
}

/** What somebody does to a thing has it right behind: "moved her seat". */
const OWNED = /^(?:an?|the|his|her|their|all|some|seats?|it|them)$/u;

/** Who does something to a pupil. */
const BY_SOMEBODY =
  /\bby (?:(?:some|the|an?|his|her|their|other|older|certain|a few|one of the) )*(?:others|friends?|classmates?|peers?|people|pupils?|students?|boys|girls|staff|teachers?|somebody|someone|everyone|everybody)\b/u;

/** Verbs of which the student is the one to whom it is done: "predicted a 7". */
export const DONE_TO =
  /^(?:banned|excused|exempted|scouted|recommended|crowned|commissioned|predicted|awarded|nominated|selected|elected|offered|shortlisted|commended|picked|chosen|named|voted|promoted|excluded|suspended|removed|given|isolated|sanctioned|praised|warned|caught|referred|invited|appointed)$/u;

/** Whether the verb that opens this text is done to a pupil by others. */
export function isDoneTo(source: string): boolean {
  const [first, next] = source.split(" ");
  // "Moved from a 4 to a 6", "caught up on everything": the student did.
  if (
    /^given in\b|^given up\b|^picked (?:up|out|apart)\b|^caught on\b|^(?:moved|gone|risen|dropped) (?:up |down )?from (?:an? |grade )*[\dA-G]|^caught up\b|^left\b|^moved (?:up|down|from (?:bronze|silver|band|set|level|group|stage)|to us|to our)\b/u.test(
      source,
    )
  )
    return false;
  if (/^(?:him|her|them)sel(?:f|ves)$/u.test(next ?? "")) return false;
  // "Asked to be moved up": by whoever wants that; "asked to be quiet", "asked to leave" by others.
  if (/^asked to be (?:\p{L}+ed|put|given|taught|shown)\b/u.test(source)) return false;
  if (source.startsWith("entered for ")) return true;
  // "Led astray by others", "teased by classmates".
  if (BY_SOMEBODY.test(source) && PARTICIPLES.has(first ?? "")) return true;
  return (
    DONE_TO.test(first ?? "") ||
    (/^(?:sent|told|put|kept|moved|spoken|asked)$/u.test(first ?? "") &&
      /^(?:out|home|off|to|from|up|down|on|in|behind|back|forward)$/u.test(next ?? ""))
  );
}

/** "Removed from a lesson twice", "passed grade 3 flute", "gone up a set": what was done to the student, or by them. */
/** "Distracted by friends": how somebody is, where no time tells that it is over. */
const STATE_OF_MIND =
  /^(?:distracted|put off|held back|let down|led astray|frustrated|intimidated|discouraged|motivated|inspired|fascinated|overwhelmed) by\b/u;

export function doneOrDoneTo(field: WrittenField, material: Material): Token[] | null {
  const { words, tokens, object } = material;
  const first = words[0]?.lower ?? "";
  if (words.length < 2 || isTargetField(field)) return null;
  if (/^(?:affected|caused|meant|made it|dealt)$/u.test(first) || lacksWhom(words)) return null;
  // "Worried about effort since half term": its teacher is.
  if (OF_FEELING.test(first)) return null;
  // "Named all eight planets": done, and nobody is named so.
  if (/^named (?:all|every|each|most|both|\d+|(?:two|three|four|five|six) )/u.test(plainOf(words)))
    return sentence(PUPIL, text(" "), tokens);
  if (PERFECT.test(first)) return sentence(PUPIL, verb(" has ", " have "), tokens);
  if (PASTS.has(first) && !isDoneTo(plainOf(words)) && field !== "homework_notes") {
    const since = LATELY.test(plainOf(words)) && wasOrIs(plainOf(words)) !== WAS;
    return sentence(PUPIL, since ? verb(" has ", " have ") : text(" "), tokens);
  }
  if (OF_HOMEWORK.test(first) || /^given in\b/u.test(plainOf(words))) {
    if (field !== "homework_notes") return null;
    // "Handed in 4 out of 10 pieces", "completed the first task": done, and no homework that is so.
    const counts =
      /^(?:handed in|given in|completed|done|finished|submitted) (?:only |just )?(?:\d|one|two|three|four|five|half|all|most|every|some|several|the|an?|his|her|their|its|coursework|homework|work|essays?|projects?|drafts?|everything|extra|both)\b(?! (?:minutes|hours|days?|weeks?|months?|lessons?) (?:late|after|early|before|over))/u;
    // "Handed in two late last week": over, and done.
    const over = wasOrIs(plainOf(words)) === WAS && PASTS.has(first);
    return object || counts.test(plainOf(words))
      ? sentence(PUPIL, over ? text(" ") : verb(" has ", " have "), tokens)
      : sentence(PUPILS, text(" homework"), ofOne(wasOrIs(plainOf(words))), tokens);
  }
  if (object && !isDoneTo(plainOf(words))) return null;
  const when = wasOrIs(plainOf(words));
  const lasts = when === IS && STATE_OF_MIND.test(plainOf(words));
  return sentence(PUPIL, when === HAS_BEEN ? HAS_BEEN : lasts ? IS : WAS, tokens);
}
