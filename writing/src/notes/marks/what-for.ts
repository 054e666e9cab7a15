import { fold } from "../../privacy/fold.ts";
import { isEnglish } from "../../privacy/words.ts";
import { isUncounted } from "../countability.ts";
import { isMatter } from "../labels.ts";
import { isOfKind } from "../nouns/nouns.ts";
import { isPlural } from "../senses.ts";
import { PIECES_OF_WORK } from "../things.ts";
import { HARDLY_THINGS } from "../valency.ts";
import { PASTS } from "../verbs.ts";
import { ADJECTIVES } from "../word-lists.ts";

/** What somebody sits, as the last word of what it is called. */
const SAT =
  "(?:tests?|exams?|mocks?|ppes?|assessments?|papers?|quiz|quizzes|practicals?|orals?|auditions?|checks?|screening|baseline|titration|experiment|controlled assessment)";
/** What somebody writes, makes or gives. */
const MADE = String.raw`(?:${PIECES_OF_WORK}|neas?|epq|piece|task|assignment|write-up|sketchbook|answer|question|summary|translation)`;
const ABOUT = String.raw`(?: (?:on|about|to|for|from|of|in) (?!time\b|total\b)[\p{L}\d'’& -]{2,50})?`;
const BEFORE = String.raw`(?:[\p{L}\d'’&-]+ ){0,4}`;

const OF_SAT = new RegExp(String.raw`^${BEFORE}${SAT}${ABOUT}$`, "iu");
const OF_MADE = new RegExp(String.raw`^${BEFORE}${MADE}${ABOUT}$`, "iu");
/** "Language paper 1", "module B", "mock 2": what goes by its number. */
const NUMBERED =
  /^((?:[\p{L}'’-]+ ){0,3})(paper|unit|component|module|section|topic|mock|test|assessment|chapter|task|piece|nea|epq|ppe|coursework|quiz) ?(\d{1,2}|[A-D])( [\p{L}-]+)?$/iu;
const QUESTION =
  /^(?:q(?:uestion)? ?(\d{1,2}[a-z]?)|((?:the |a )?\d{1,2}[- ]mark(?: question|er)?s?)((?: on | about )[\p{L}\d'’& -]{2,50})?)$/iu;

/** "Last three homework tasks": several, with a mark each. */
const LAST_SEVERAL =
  /^(?:the )?last (?:two|three|four|five|six|\d) (homework tasks|homeworks|tests|quizzes|mocks|essays|assessments|tasks|pieces|papers|exams)$/iu;

/** What no name of a test or topic holds: verbs, and what is told of something else, such as the mark in "4 in mock 1". */
const NO_NAME =
  /^(?:\d{1,3} ?%?|[A-U][*+-]?) (?:in|on|for) |\b(?:is|are|was|were|has|have|had|can|could|should|must|needs?|not|no|he|she|they|i|we|you|which|who|that|because|as|topic$|but|and now|when|if|up|down|from|than|by|with|after|before|until|very|so|too|out|proud|wants?|likes?|gets?|got|getting|missed|missing|late|lates|attendance|punctuality|detentions?|merits?|points?|behaviour points|homeworks?|average|target|targets|predicted|prediction|currently|now|aim|age|ages|grade|grades|level|(?<!of[- ])year(?! \d)|set|group|still|then|last|next|this|set|pieces|tasks|marks?|scores?|results?|percentage|complete|completed|done|finished|only|just|dropped|rose|fell|top|bottom|best|highest|lowest|worst|works?|working|secure|solid|on track|revision|revise|lessons?|weeks?|days?|times(?! tables?\b)|terms?|hours?|minutes?|every|each|all|most|some|any|both|between|per|jumped|moved|achieved|scored|gained|full|half)\b/iu;
/** Participles that are a kind of work: "the devised piece". */
const KINDS =
  /^(?:devised|written|spoken|timed|unseen|mixed|extended|completed|finished|prepared|controlled|recorded|illustrated|annotated|set|modelled|combined|applied)$/iu;

const SUBJECTS =
  /^(?:english|french|spanish|german|latin|mandarin|welsh|irish|python|scratch|seneca|sparx|macbeth|gcse|pe|re|rs|pshe|dt|it|ict|nea|epq|btec|romeo|victorian|tudor|roman|greek|viking|google|microsoft|excel|duolingo|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|year)$/iu;

/** A capital that only opened the note is none in the middle of a sentence. */
function small(name: string): string {
  if (/^(?:pe|re|rs|dt|ict|pshe|mfl)$/iu.test(name)) return name.toUpperCase();
  const [first = ""] = name.split(" ");
  const opens =
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    // "Sonnet 18 essay", "An Inspector Calls essay"
    (!/^\S+ [\p{Lu}\d]/u.test(name) || NUMBERED.test(name)) &&
    isEnglish(fold(first)) &&
    !SUBJECTS.test(first);
  return opens ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function withThe(name: string): string {
  if (/^(?:his|her|their) /iu.test(name)) return name;
  // "An Inspector Calls essay": the article is of the play.
  return `the ${name.replace(/^(?:an?|the) (?=\p{Ll}|\d)|^The /u, "")}`;
}

/** Whether no word of these is a verb or says how something was. */
function isBareName(name: string, kinds: boolean): boolean {
  const words = name.toLowerCase().split(" ");
  return words.every(
    (word) =>
      !(PASTS.has(word) && !(kinds && KINDS.test(word))) &&
      !HARDLY_THINGS.has(word) &&
      !/\p{L}ly$/u.test(word) &&
      !(kinds ? false : ADJECTIVES.has(word) && words.length === 1),
  );
}

/** What a mark was reached in or for, as a sentence has it: "in the mock", "for the portfolio", "on the 16-mark question". */
export type WhatFor = string;

/** The same behind the preposition that was typed, with its own article: "on the tectonics test", "for the Weimar crisis". */
export function behind(by: string, article: string, name: string, sure: boolean): WhatFor | null {
  const own = whatFor(name, sure);
  if (own === null || by === "" || /^(?:of|from)$/iu.test(by)) return own;
  const called = own.slice(own.indexOf(" ") + 1);
  if (/^(?:his|her|their)$/iu.test(article))
    return `${by.toLowerCase()} {their} ${called.replace(/^the /u, "")}`;
  const led = article === "" || called.startsWith("the ") ? "" : "the ";
  return `${by.toLowerCase()} ${led}${called}`;
}

/** How a name stands behind a mark; null where it may name anything else. `sure` is a mark that nothing but work has. */
export function whatFor(typed: string, sure: boolean): WhatFor | null {
  const name = small(typed.trim().replace(/\s+/gu, " "));
  if (name === "") return null;
  const [, number, marks, on = ""] = QUESTION.exec(name) ?? [];
  if (number) return `in question ${number}`;
  if (marks)
    return `on ${withThe(marks.replace(/(\d)[- ]mark(?:er)?(?: question)?$/iu, "$1-mark question"))}${on}`;
  const [last, of] = LAST_SEVERAL.exec(name) ?? [];
  if (last && of)
    return `${/^(?:test|quiz|mock|assess|paper|exam)/iu.test(of) ? "in" : "for"} the ${last.toLowerCase().replace(/^the /u, "")}`;
  if (/^AO[1-6]$/iu.test(name)) return `for ${name.toUpperCase()}`;
  if (NO_NAME.test(name) || name.length > 70) return null;
  const [numbered, led = "", kind = "", at = "", sat] = NUMBERED.exec(name) ?? [];
  if (numbered && isBareName(led.trim() || "x", true)) {
    const called = `${led}${kind.length < 4 ? kind.toUpperCase() : kind.toLowerCase()}${/^(?:nea|epq)$/iu.test(kind) && !/ /u.test(name) ? "" : " "}${at.toUpperCase()}`;
    if (!sat) return `${new RegExp(`^${MADE}$`, "iu").test(kind) ? "for" : "in"} ${called}`;
    return new RegExp(`^ ${SAT}$`, "iu").test(sat) ? `in the ${called}${sat.toLowerCase()}` : null;
  }
  if (
    isMatter(name) ||
    /^(?:[\p{L}-]+ )?(?:theory|practical|coursework)$/iu.test(name) ||
    /^(?:literature|language|composing|performing|appraising|devising|gcse [\p{L} ]{2,20})$/iu.test(
      name,
    )
  )
    return isBareName(name, true) && !/\b(?:practical|coursework)$/iu.test(name)
      ? `in ${name}`
      : `${/coursework$/iu.test(name) ? "for" : "in"} the ${name}`;
  if (OF_MADE.test(name)) return isBareName(name, true) ? `for ${withThe(name)}` : null;
  if (OF_SAT.test(name))
    return isBareName(name, true)
      ? `in ${/(?:s|zes)$/u.test(name) && !name.startsWith("the ") && !name.endsWith("mocks") ? name : withThe(name)}`
      : null;
  const words = name.split(" ");
  const isTopic =
    sure &&
    words.length < 5 &&
    !/\d/u.test(name) &&
    isBareName(name, false) &&
    !ADJECTIVES.has(words.at(-1)?.toLowerCase() ?? "") &&
    words.every((word) => /^[\p{L}'’&-]+$/u.test(word));
  // "Times tables challenge": one of several, and no topic.
  const named = words.at(-1)?.toLowerCase() ?? "";
  const isOne = isOfKind(named, "event", "deed") && !isUncounted(named) && !isPlural(named);
  return isTopic ? `in ${isOne ? withThe(name) : name}` : null;
}
