import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import { howOften } from "../../checks/ticks/how-often.ts";
import { toneOf } from "../../checks/tone.ts";
import { contentStems } from "../../language/stems.ts";
import { wordsOf } from "../../language/text.ts";
import { BASES } from "../../notes/verbs.ts";

const PARTS =
  /[.;:!?\n,]|(?<!\bnot|n't)\s+(?:but|and|yet|though|although|while|whereas)\s+|\s[-–—]\s/iu;
const DENIES =
  /\b(?:not|never|no|nor|neither|none|nothing|hardly|rarely|seldom|without|lacks?|lacking|fails?|failed|avoids?|avoided|refus\w+|stops?|stopped|yet to|missing|missed|unfinished|incomplete|undone)\b|n['’]t\b/iu;
const NOT_YET = /\b(?:not yet|yet to|cannot|can['’]t|unable to)\b/iu;
/** On the way to what is not yet so: neither a denial nor its opposite. */
const ON_THE_WAY =
  /\b(?:still|building|growing|grows?|developing|develops?|becoming|more|yet|gain\w*|improv\w*|beginning|begun|starting|started|area|focus|priority|working on|learning to|needs?|needed|practis\w*|practice|benefits?|less|longer)\b/iu;
const HOW_OFTEN =
  /\b(?:never|always|often|sometimes|rarely|seldom|hardly|usually|mostly|occasionally|regularly|frequently|constantly|once|twice)\b/giu;
/** What may come, and has not. */
const TO_COME =
  /\b(?:encouraged to|invited to|asked to|told to|reminded to|hop(?:es?|ing) to|could|would like to|wants? to|plans? to|planning to|aims? to|wishes to|intends to|should|must|needs? to|has to|have to|ought to|target|aim|goal)\b/iu;
const ALL_AIM = /^\s*(?:next )?(?:targets?|aims?|goals?|ebi|next steps?|to improve|wwd)\s*[:–—-]/iu;
const A_LITTLE =
  /\b(?:some|better (?:at|with|in)|improv(?:ed|ing)|a little|a bit|slight(?:ly)?|slowly|small|starting to|beginning to)\b/iu;
const WHOLLY =
  /\b(?:completely|fully|entirely|totally|wholly|perfect(?:ly)?|master\w*|flawless(?:ly)?|faultless(?:ly)?|outstanding|excellent|exceptional|huge|tremendous|remarkable|no mistakes|dramatic(?:ally)?|enormous(?:ly)?)\b/iu;
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:early|on time|punctual\w*|prompt\w*)\b/iu, /\blate(?:ness)?\b/iu],
  [/\b(?:neat\w*|tid(?:y|ily))\b/iu, /\b(?:messy|untid\w+|scruffy)\b/iu],
  [/\b(?:quiet\w*|silent\w*)\b/iu, /\b(?:loud\w*|nois\w+|chatty|talkative)\b/iu],
  [/\b(?:enjoys?|likes?|loves?)\b/iu, /\b(?:dislikes?|hates?|avoids?)\b/iu],
  [
    /\b(?:easy|easily|with ease|confident\w*|comfortabl\w*|(?<!\b(?:less|not|yet) )secure\w*)\b/iu,
    /\b(?:hard|difficult\w*|struggl\w*|shaky|insecure)\b/iu,
  ],
  [/\b(?:quick\w*|fast)\b/iu, /\b(?:slow\w*)\b/iu],
  [
    /(?<!\b(?:not|never) )\b(?:plenty|lots|a lot|ample|abundant|a great deal|enough)\b/iu,
    /\b(?:too (?:little|few)|(?<!\ba )little|(?<!\ba )few|scant|hardly any|not enough)\b/iu,
  ],
  [/\b(?:mornings?|first lesson)\b/iu, /\b(?:afternoons?|evenings?|after lunch|last lesson)\b/iu],
];
const PREFERS =
  /\bprefer\w* (?<liked>.+?) (?:to|over|rather than) (?<less>.+)|(?<first>.+?) (?:is|are|was) (?:\w+ )?(?:better|stronger|neater|weaker|worse) than (?<second>.+)/iu;
const COUNTED_FEW =
  /\b(?:once|twice|one|two|a single|last (?:week|lesson|term)|yesterday|today|the other day)\b/iu;
const SELDOM: ReadonlySet<string> = new Set(["hardly", "sometimes"]);
const OFTEN: ReadonlySet<string> = new Set([
  "always",
  "nearly always",
  "time and again",
  "often",
  "mostly",
]);

/** A part of a note, or what a sentence says of it. */
type Part = {
  text: string;
  tone: Judgement;
  stems: ReadonlySet<string>;
  /** Said to be still to come: "needs to learn", "hoping to". */
  to_come: boolean;
};

function partOf(text: string): Part {
  const tone = toneOf(text);
  const to_come = TO_COME.test(text);
  return {
    text,
    tone: tone === "fact" && to_come ? "target" : tone,
    to_come,
    stems: contentStems(text.replaceAll(HOW_OFTEN, "")),
  };
}

function seldom({ text }: Part): boolean {
  const told = howOften(text);
  return SELDOM.has(told) || (!OFTEN.has(told) && COUNTED_FEW.test(text));
}

function often({ text }: Part): boolean {
  return OFTEN.has(howOften(text));
}

/** How far apart two parts are in how often: "sometimes" and "always". */
function differsInOften(one: Part, other: Part): boolean {
  const never = (part: Part) => howOften(part.text) === "never" && /\bnever\b/iu.test(part.text);
  return (
    (seldom(one) && (often(other) || never(other))) || ((often(one) || never(one)) && seldom(other))
  );
}

function sharedOf(one: Part, other: Part): number {
  return [...one.stems].filter((stem) => other.stems.has(stem)).length;
}

function opposes(one: Judgement, other: Judgement): boolean {
  return (one === "praise" && other === "fault") || (one === "fault" && other === "praise");
}

/** How a clause judges in the words that the part of a note has not. */
function ownTone(said: Part, note: Part): Judgement {
  const noted = new Set(wordsOf(note.text));
  const own = said.text
    .split(/\s+/u)
    .filter((word) => wordsOf(word).every((each) => !noted.has(each)))
    .filter((word) => [...contentStems(word)].every((stem) => !note.stems.has(stem)));
  return toneOf(own.join(" "));
}

function judgesOtherwise(said: Part, note: Part): boolean {
  return opposes(said.tone, note.tone) && ownTone(said, note) === said.tone;
}

/** Whether "prefers this to that" has become "prefers that to this", "late" "early", or "some" "all". */
function swaps(said: Part, note: Part): boolean {
  const [one, other] = [PREFERS.exec(said.text)?.groups, PREFERS.exec(note.text)?.groups];
  if (one && other) {
    const liked = partOf(one["liked"] ?? one["first"] ?? "");
    return (
      sharedOf(liked, partOf(other["less"] ?? other["second"] ?? "")) >
      sharedOf(liked, partOf(other["liked"] ?? other["first"] ?? ""))
    );
  }
  if (A_LITTLE.test(note.text) && WHOLLY.test(said.text) && !WHOLLY.test(note.text)) return true;
  return (
    sharedOf(said, note) >= Math.min(2, note.stems.size - 1) &&
    DENIES.test(said.text) === DENIES.test(note.text) &&
    OPPOSITES.some(
      ([a, b]) =>
        (a.test(said.text) && !b.test(said.text) && b.test(note.text) && !a.test(note.text)) ||
        (b.test(said.text) && !a.test(said.text) && a.test(note.text) && !b.test(note.text)),
    )
  );
}

/** Whether two clauses with the same words say the one what the other denies. */
function deniesOther(said: Part, note: Part): boolean {
  return (
    note.tone !== "target" &&
    DENIES.test(said.text) !== DENIES.test(note.text) &&
    sharedOf(said, note) >= Math.max(2, note.stems.size * 0.75) &&
    !ON_THE_WAY.test(said.text)
  );
}

/** "Never checks a single answer" of one who is to check answers. */
function neverSaid(said: Part, note: Part): boolean {
  return /\bnever\b/iu.test(said.text) && said.tone !== "praise" && !DENIES.test(note.text);
}

/** Whether all of what a note says is not yet so is told as so: "not yet the median", "both the mean and the median". */
function tellsAsReached(said: Part, note: Part): boolean {
  return (
    NOT_YET.test(note.text) &&
    !DENIES.test(said.text) &&
    !ON_THE_WAY.test(said.text) &&
    said.tone !== "fault" &&
    note.stems.size > 0 &&
    [...note.stems].every((stem) => said.stems.has(stem))
  );
}

/** Whether what should be done is told as done. */
function tellsAsDone(said: Part, note: Part): boolean {
  return (
    note.tone === "target" &&
    // "Times tables" alone may be spoken of in many ways; "needs to learn" and "hoping to" may not.
    (note.to_come || ownTone(said, note) === "praise" || often(said)) &&
    said.tone !== "fault" &&
    DENIES.test(said.text) === DENIES.test(note.text) &&
    !ON_THE_WAY.test(said.text) &&
    sharedOf(said, note) >= Math.min(often(said) ? 1 : 2, note.stems.size)
  );
}

function turnsPart(said: Part, note: Part): boolean {
  const otherwise = judgesOtherwise(said, note);
  // "Usually on time" is a way of saying "sometimes late", and "regularly" none of saying "once".
  if (differsInOften(said, note))
    return !otherwise && sharedOf(said, note) >= Math.min(2, note.stems.size - 1);
  return (
    otherwise ||
    neverSaid(said, note) ||
    swaps(said, note) ||
    deniesOther(said, note) ||
    tellsAsDone(said, note)
  );
}

/**
 * Whether a clause that was written from a note turns it round: judges, denies or counts what it speaks of otherwise, or
 * tells an aim as reached. The part of the note that shares the most words with the clause decides. `isTarget` says
 * that all of the note is about what should get better, `isBest` that it is about what was achieved.
 */
export function turnsRound(
  clause: string,
  note: string,
  { isTarget = false, isBest = false } = {},
): boolean {
  const said = partOf(clause);
  const labelled = ALL_AIM.test(note);
  const aimed = (part: Part): Part => {
    // "Ask for help when stuck".
    const order = BASES.has(/\p{L}+/u.exec(part.text)?.[0].toLowerCase() ?? "");
    return (isTarget || labelled) && (part.tone !== "fault" || order)
      ? { ...part, tone: "target", to_come: part.to_come || labelled || order }
      : part;
  };
  const parts = note
    .split(PARTS)
    .map((text) => aimed(partOf(text)))
    .filter((part) => sharedOf(said, part) > 0);
  if (parts.some((part) => tellsAsReached(said, part))) return true;
  if (isBest && NOT_YET.test(clause) && parts.length > 0) return true;
  const most = Math.max(0, ...parts.map((part) => sharedOf(said, part)));
  const nearest = parts.filter((part) => sharedOf(said, part) === most);
  return nearest.length > 0 && nearest.every((part) => turnsPart(said, part));
}
