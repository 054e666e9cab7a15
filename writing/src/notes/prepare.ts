import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { nameLetters } from "./grades.ts";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { rightArticles } from "./articles.ts";
import { sayByField } from "./by-field.ts";
import { unshout } from "./case.ts";
import { isUncounted } from "./countability.ts";
import { isTargetField } from "./frames.ts";
import { withCommas } from "./grammar.ts";
import { withoutLabel } from "./labels.ts";
import { expandShortForms } from "./short-forms.ts";
import { isPlural } from "./senses.ts";
import { MAY_MARK } from "./marks/may-mark.ts";
import { spell } from "./spelling.ts";
import { writeTitles } from "./titles.ts";
import { sayThingsMeant } from "./which-is-meant.ts";
import { BASES, PARTICIPLES, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES, PERSON_NOUNS, STATES } from "./word-lists.ts";
import { wordsIn, type Word } from "./words.ts";

/** A piece as it was typed. */
type Typed = {
  field: WrittenField;
  subject: string;
  text: string;
  student: Facts["student"];
  isOwn: (words: readonly { text: string }[], at: number) => boolean;
};

/** A piece in plain English, and the words of it. */
export type Prepared = {
  text: string;
  words: Word[];
  /** As it was typed, with its short forms written out and its slips put right. */
  plain: string;
  /** Where it is that something is said of the student: "in writing"; empty for most. */
  lead: string;
  /** What its label names: "writing"; empty for most. */
  matter: string;
  changes: readonly (readonly [string, string])[];
  unknown: readonly { word: string; meant: string[] }[];
};

/** Words that a note leaves out before what was done or reached: "not handed in the essay", "joint first in". */
function completed(text: string): string {
  // "A real shame because his accent is lovely": a sentence that lacks its "it is".
  if (/^(?:such )?a (?:\p{L}+ )?(?:shame|pity) (?:because|as|that|when)\b/iu.test(text))
    return `it is ${lowerFirst(text)}`;
  // "No doubt he will do well", "no doubt about his ability": the teacher has none.
  if (/^no doubt (?:that|he|she|they|about)\b/iu.test(text))
    return `there is ${lowerFirst(text).replace(/^no doubt (?=he|she|they)/u, "no doubt that ")}`;
  // "Never seen such neat work": its teacher has not.
  if (
    /^never (?:seen|met|known|had|taught|marked) (?:such|so|anyone|anybody|a (?:more|better|\p{L}+er))\b/iu.test(
      text,
    )
  )
    return `I have ${lowerFirst(text)}`;
  if (/^not an? (?:bad|mean|nasty|malicious|unkind|selfish) bone\b/iu.test(text))
    return `does not have ${lowerFirst(text).slice(4)}`;
  const [, denial, verb] =
    /^(never once|not once|not|never|not yet|hardly ever|hardly|barely|rarely|been|always been|never been)\b(?: (\p{L}+))?/iu.exec(
      text,
    ) ?? [];
  if (denial && /been$/iu.test(denial)) return `has ${lowerFirst(text)}`;
  // "Rarely checked": the work is not, and who has not is left out.
  const ofWork = /^(?:checked|edited|redrafted|proofread|revised)$/iu.test(verb ?? "");
  if (ofWork && text.split(" ").length === 2) return text;
  // "Never put off by a hard question": somebody is not, and puts nothing off.
  if (
    denial &&
    /^(?:put off|told off|fazed|thrown|caught out)\b/iu.test(text.slice(denial.length + 1))
  )
    return `is ${lowerFirst(text)}`;
  // "Never once late": has never been.
  if (/^(?:never|not) once$/iu.test(denial ?? "") && verb && ADJECTIVES.has(verb.toLowerCase()))
    return `has never once been ${text.slice((denial ?? "").length + 1)}`;
  if (
    denial &&
    verb &&
    PARTICIPLES.has(verb.toLowerCase()) &&
    !STATES.has(verb.toLowerCase()) &&
    !ADJECTIVES.has(verb.toLowerCase())
  )
    return `has ${lowerFirst(text)}`;
  if (
    denial &&
    verb &&
    /^(?:handed|given|done|completed|finished)$/iu.test(verb) &&
    text.split(" ").length > 2
  )
    return `has ${lowerFirst(text)}`;
  // "First in the room", "last to pack away": where somebody is, and no race.
  const order =
    /^(?:(always|often|usually|mostly|never|rarely) )?(?:the )?(first|last) (?=to \p{L}|in (?:the (?:room|classroom|door|line|queue)\b|every\b)|in$|out\b|one (?:to|in|out|here|there|at)\b)/iu.exec(
      text,
    );
  if (order)
    return `${/^(?:the )?first to (?:finish|complete|solve|reach|master|pass|achieve|crack|get)\b/iu.test(text) ? "was" : "is"} ${order[1] ? `${order[1].toLowerCase()} ` : ""}the ${lowerFirst(text.slice(order[1] ? order[1].length + 1 : 0)).replace(/^the /u, "")}`;
  if (
    /^(?:in )?(?:(?:top|bottom|middle|upper|lower) (?:third|half|quarter)|top (?:ten|five|three|\d+ ?%?))(?: of\b| in\b|$)/iu.test(
      text,
    )
  )
    return `is in the ${lowerFirst(text).replace(/^in /u, "")}`;
  const lead =
    /^(?:the )?lead(?: role| part)? (?=in (?:the |a )?(?:school |class |summer |winter |christmas |year \d+ )?(?:play|musical|production|show|panto|pantomime|film)\b)/iu.exec(
      text,
    );
  if (lead) return `had the lead ${text.slice(lead[0].length)}`;
  if (
    /^the (?:weakest|strongest|best|worst|top|quickest|slowest|ablest|hardest[- ]working|keenest|brightest) (?:in|of|at|on)\b/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  if (/^one of (?:the|my) (?:most|best|worst|few|\p{L}{3,}est)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (/^best in (?:the )?(?:class|group|set|year|team|school)\b/iu.test(text))
    return `is the ${lowerFirst(text).replace(/^best in (?=class|group|set|year|team|school)/u, "best in the ")}`;
  if (
    /^(?:below|above|at|just below|just above|well below|well above) the expected level\b/iu.test(
      text,
    )
  )
    return `is working ${lowerFirst(text)}`;
  if (/^runner-up(?: (?:in|at)\b|$)/iu.test(text)) return `was a ${lowerFirst(text)}`;
  if (/^(?:joint )?(?:first|second|third)(?: (?:in|at|place)\b|$)/iu.test(text))
    return `came ${lowerFirst(text).replace(/^((?:joint )?\p{L}+) place (?=in\b|at\b)/u, "$1 ")}`;
  if (/^(?:(?:form|house|team|class|sports) captain|head (?:boy|girl)|prefect)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (
    /^(?:form|class|year|house|(?:school |student )?council|eco|library|sports) representative\b/iu.test(
      text,
    )
  )
    return `is ${/^eco/iu.test(text) ? "an" : "a"} ${lowerFirst(text)}`;
  if (/^model (?:student|pupil|learner)\b/iu.test(text)) return `is a ${lowerFirst(text)}`;
  if (/^never (?:a problem|an issue|any trouble|any bother|a bother)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (/^up (?:one|two|three|an?|\d) (?:whole )?(?:grades?|levels?)\b/iu.test(text))
    return `has gone ${lowerFirst(text)}`;
  if (
    /^(?:often |usually )?(?:late|absent|off task|distracted|asleep) (?:half|most|all) (?:of )?the time$/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  if (
    /^(?:not|no longer) (?:an? (?!single|thing|sausage|word|bit|lot|one)|the (?:most |\p{L}{2,}est\b))\p{L}*/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  if (
    /^(?:only |just )?(?:an?|one|two|three|four|five|\d{1,2}) (?:grades?|marks?|points?|levels?) (?:above|below|ahead|behind|under|over|off|short|away)\b/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  // "Stuck on a 3" is how things are; "trials for Stoke City" are had; "come on well" has.
  if (/^stuck (?:on|at|in)\b/iu.test(text)) return `is ${lowerFirst(text)}`;
  if (/^trials (?:for|with)\b/iu.test(text)) return `has ${lowerFirst(text)}`;
  if (/^(?:really |finally )?come (?:out of|on|along|a long way)\b/iu.test(text))
    return `has ${lowerFirst(text)}`;
  if (/^(?:high|low|quick|fast|strong|weak|neat|loud|quiet|young|old)est (?:in|of)\b/iu.test(text))
    return `is the ${lowerFirst(text)}`;
  if (
    /^most (?:improved|promising|consistent|enthusiastic|helpful|creative|hardworking|valuable)\b/iu.test(
      text,
    )
  )
    return `the ${lowerFirst(text)}`;
  return withVerbAfterBut(withVerbBefore(withVerbBeforeNow(withThingDone(text))));
}

/** "Reading map without help": what is done with one of several, and no map of that kind. */
function withThingDone(text: string): string {
  return text.replace(
    /^(reading|using|drawing|making|writing|finding|drafting|building|solving|planning|labelling|plotting|completing|following|setting up|designing|programming|wiring|playing) ((?:\p{L}+ )?)(\p{L}+) (?=(?:without (?:any )?(?:help|support|prompting|prompts|adult)|independently|unaided|alone|on (?:his|her|their) own|by (?:him|her|them)sel)\b)/iu,
    (all, verb: string, kind: string, thing: string) =>
      isUncounted(thing.toLowerCase()) || isPlural(thing.toLowerCase()) || ONE_BEFORE.test(kind)
        ? all
        : `${verb} ${/^[aeiou]/iu.test(kind + thing) ? "an" : "a"} ${kind}${thing} `,
  );
}

const ONE_BEFORE =
  /^(?:the|an?|his|her|their|my|this|that|each|every|one|own|more|out|up|on|in) $/iu;

const IS_LIKE = /(?:ful|ous|ive|ible)$/u;

/** What is done with a thing that somebody has not about them. */
const GIVEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:answers|responses|explanations|reasons|opinions)$/u, "gives"],
  [/^(?:essays|paragraphs|sentences|conclusions|stories)$/u, "writes"],
  [/^(?:contributions|notes|links|points)$/u, "makes"],
  [/^questions$/u, "asks"],
];

/** "Beautiful handwriting now": had. */
function withVerbBeforeNow(text: string): string {
  const [, thing = ""] = /^((?:\p{L}+ ){1,3}\p{L}+) now$/u.exec(text) ?? [];
  const words = thing.toLowerCase().split(" ");
  const head = words.at(-1) ?? "";
  const isThing =
    words.slice(0, -1).some((word) => IS_LIKE.test(word) || ADJECTIVES.has(word)) &&
    words
      .slice(0, -1)
      .every(
        (word) =>
          ADJECTIVES.has(word) ||
          IS_LIKE.test(word) ||
          HOW.test(word) ||
          /^(?:much|more|far)$/u.test(word),
      ) &&
    !ADJECTIVES.has(head) &&
    (isUncounted(head) || isPlural(head) || /^(?:hand)?writing$/u.test(head));
  // "Confident reader now"
  if (
    PERSON_NOUNS.has(head) &&
    words.length > 1 &&
    words.slice(0, -1).every((word) => ADJECTIVES.has(word) || HOW.test(word))
  )
    return `is now ${/^[aeiou]/iu.test(thing) ? "an" : "a"} ${lowerFirst(thing)}`;
  const verb = GIVEN.find(([pattern]) => pattern.test(head))?.[1] ?? "has";
  return isThing ? `now ${verb} ${lowerFirst(thing)}` : text;
}

/** "Very talented and should be proud": the first half lacks its "is". */
function withVerbBefore(text: string): string {
  const [, first = "", rest] =
    /^((?:\p{L}+ ){0,2}\p{L}+) and (?:should|can|will|needs|has|must)\b(.*)/iu.exec(text) ?? [];
  if (rest === undefined) return text;
  const words = first.toLowerCase().split(" ");
  const lacks =
    ADJECTIVES.has(words.at(-1) ?? "") && words.slice(0, -1).every((word) => HOW.test(word));
  return lacks ? `is ${lowerFirst(text)}` : text;
}

const HOW = /^(?:always|never|often|still|so|very|really|quite|\p{L}+ly)$/u;
const LINKS = /^(?:is|seems|looks|feels|gets|stays|keeps|becomes|finds|makes|sounds|remains)$/u;

/** "Struggles on paper but verbally really good": the second half lacks its "is". */
function withVerbAfterBut(text: string): string {
  const [head = "", tail, ...more] = text.split(/,? but /u);
  if (tail === undefined || more.length > 0) return text;
  const verb = head.split(" ").find((word) => !HOW.test(word)) ?? "";
  const after = tail.split(" ");
  const last = after.at(-1) ?? "";
  const lacks =
    THIRD_PERSON.has(verb) &&
    !LINKS.test(verb) &&
    /\bto \p{L}|\b(?:in|on|at|with|of|for) \p{L}/u.test(head) &&
    ADJECTIVES.has(last) &&
    after.slice(0, -1).every((word) => HOW.test(word));
  return lacks ? `${head} but is ${tail}` : text;
}

/** A time that opens a piece and is over. */
const AT_A_TIME =
  /^((?:in (?:january|february|march|april|may|june|july|september|october|november|december|(?:the )?(?:autumn|spring|summer)(?: term)?|year \d+)|at first|initially|to (?:begin|start) with|at the (?:start|beginning)(?: of (?:the )?(?:year|term))?|before (?:christmas|easter|half[- ]term)|last (?:term|year))),? (?=(?:would|could|was|had|did|used to|never|always|barely|hardly)\b)/iu;

/** "In September would just sit there": who would is left out. */
function withSubjectBehindTime(text: string, { pronouns }: Typed["student"]): string {
  return text.replace(AT_A_TIME, `$1 ${pronounSet(pronouns).they} `);
}

/** "Should consider it for GCSE": what is chosen there is the subject. */
function withSubject(text: string, subject: string): string {
  return text.replace(
    /\b(consider(?:ing)?|tak(?:e|ing)|choos(?:e|ing)|continu(?:e|ing) with|opt(?:ing)? for|carry(?:ing)? on with) it (?=(?:for|at|to) (?:GCSE|A[- ]level)\b)/giu,
    `$1 ${subject} `,
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Great term Callum": what is said to the student is said of them. */
function withoutAddress(text: string, isOwn: Typed["isOwn"]): string {
  const words = text.split(" ").map((word) => ({ text: word }));
  const before = words.at(-2)?.text ?? "";
  const addressed =
    words.length === 3 &&
    isOwn(words, 2) &&
    /^(?:term|year|work|effort|progress|start|attitude|improvement|result|essay)$/iu.test(before);
  return addressed ? text.slice(0, text.lastIndexOf(" ")) : text;
}

/** "Revise photosynthesis/respiration": what is to be learnt is both. */
const BOTH =
  /(?<=^|\s)(\p{L}{5,})\/(?=\p{L}{5,}(?:$|[\s.,!]))|(?<=\b(?:revise|learn|practise|know|revising|learning|practising|conjugate|using|use) )(\p{L}{3,})\/(?=\p{L}{3,}(?:$|[\s.,!]))/giu;

/** What goes by a number, with an article before it. */
const NUMBERED =
  /\bthe (set|mock|paper|unit|module|chapter|question|group|year|level|grade|period|section|task|act|scene|part|topic|exercise|table) (?=\d)()/iu;

/** "Know your formulae", "believe in yourself": said to the student, and meant for them. */
function saidOfThem(text: string): string {
  const opens = /^(?:not )?(\p{L}+)/u.exec(text.toLowerCase())?.[1] ?? "";
  return BASES.has(opens)
    ? text
        .replace(/\byour\b/giu, "their")
        .replace(/\byourself\b/giu, "themselves")
        .replace(/\bas you (?=\p{L})/giu, "as they ")
    : text;
}

/** "Attitude", alone among the targets: the pupil's own. */
const OWN_ALONE =
  /^(attitude|effort|behaviour|handwriting|confidence|punctuality|timekeeping|concentration|focus|organisation|presentation|spelling|pronunciation|listening|homework|attendance|motivation|resilience|teamwork)$/iu;

const PAST_OF: Readonly<Record<string, string>> = {
  done: "did",
  forgotten: "forgot",
  given: "gave",
};

/** "Has handed in two late last week": what is over was done, and has not been. */
function asOver(text: string): string {
  return text.replace(
    /^has (handed|missed|completed|submitted|finished|done|forgotten|given|had|been) (?=.*(?<!\b(?:since|than|until|from|of) )\b(?:last (?:week|term|month|year|lesson|half term)|yesterday)$)/iu,
    (_, verb: string) => `${verb === "been" ? "was" : (PAST_OF[verb] ?? verb)} `,
  );
}

/**
 * "Does it when he remembers", "times tables, show working": an owner that is put in goes by the pronoun that the note
 * has, or by the student's own where it has none, so that it is nobody else's. What is typed for "their" may be others'.
 */
function inOnePerson(text: string, typed: string, { pronouns }: Typed["student"]): string {
  const has = (pattern: RegExp) => pattern.test(typed);
  const his = has(/\b(?:he|him|his|himself)\b/iu);
  const hers = has(/\b(?:she|her|hers|herself)\b/iu);
  if (has(/\b(?:they|them|thems?el(?:f|ves)|th(?:ei|ie|e)rs?|there)\b/iu) || (his && hers))
    return text;
  const own = his ? "his" : hers ? "her" : pronounSet(pronouns).their;
  return text.replace(/\btheir\b/gu, own);
}

/** A piece of a note in plain English: short forms written out, slips put right, its label taken off, what it leaves out put in. */
export function prepare({ field, subject, text: typed, student, isOwn }: Typed): Prepared {
  const titled = writeTitles(typed);
  const expanded = expandShortForms(
    isTargetField(field) ? titled.replace(BOTH, "$1$2 and ") : titled,
  );
  const spelt = spell(expanded.text, subject);
  // "Set 3", "mock 2": called by their numbers, and without an article where the note has none.
  const numbered = NUMBERED.test(typed.replace(/\by(?:ea)?r?\.? ?(?=\d)/giu, "year "))
    ? spelt.text
    : spelt.text.replace(new RegExp(NUMBERED, "giu"), "$1 $2");
  const meant = isTargetField(field) ? sayThingsMeant(numbered) : numbered;
  const { text: unlabelled, lead, matter } = withoutLabel(meant);
  const ofField = sayByField(field, unlabelled);
  const whole = withSubjectBehindTime(completed(nameLetters(ofField)), student);
  const plain = withSubject(whole, subject);
  // "To reach a 5 he needs to …" is a sentence that begins with what for.
  const clause = /\b(?:he|she|they|I|we)\b/u.test(plain);
  const open =
    isTargetField(field) && !clause ? plain.replace(/^(not )?to (?=\p{L})/iu, "$1") : plain;
  // "Don't retell the story" among the targets: not to be done.
  const asked =
    isTargetField(field) && !clause
      ? saidOfThem(open).replace(/^do not (?=\p{L})/iu, "not ")
      : isTargetField(field)
        ? open.replace(/^do not (?=\p{L})/iu, "not ")
        : open;
  const ownThing = isTargetField(field) ? asked.replace(OWN_ALONE, "work on their $1") : asked;
  const inPerson = inOnePerson(asOver(ownThing), typed, student);
  const text = rightArticles(unshout(withoutAddress(inPerson, isOwn), isOwn));
  return {
    text,
    words: withCommas(wordsIn(text, isOwn)),
    plain: MAY_MARK.test(numbered) ? unshout(numbered, isOwn) : "",
    lead,
    matter,
    changes: [...expanded.changes, ...spelt.changes],
    unknown: spelt.unknown,
  };
}

/** What was seen to, for the teacher. */
export function told(changes: Prepared["changes"]): string {
  return changes
    .filter(([typed, meant]) => typed.toLowerCase() !== meant.toLowerCase())
    .slice(0, 3)
    .map(([typed, meant]) =>
      meant === "" ? `“${typed}” is left out.` : `“${typed}” is read as “${meant}”.`,
    )
    .join(" ");
}
