import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import { howOften } from "../../checks/ticks/how-often.ts";
import { toneOf } from "../../checks/tone.ts";
import { contentStems } from "../../language/stems.ts";

const PARTS =
  /[.;:!?\n,]|(?<!\bnot|n't)\s+(?:but|and|yet|though|although|while|whereas)\s+|\s[-–—]\s/iu;
const DENIES =
  /\b(?:not|never|no|nor|neither|none|nothing|hardly|rarely|seldom|without|lacks?|lacking|fails?|failed|avoids?|avoided|refus\w+|stops?|stopped|yet to)\b|n['’]t\b/iu;
/** On the way to what is not yet so: neither a denial nor its opposite. */
const ON_THE_WAY =
  /\b(?:still|building|growing|grows?|developing|develops?|becoming|more|yet|gain\w*|improv\w*|beginning|begun|starting|started|working on|learning to|needs?|needed|practis\w*|practice|benefits?|less|longer)\b/iu;
const HOW_OFTEN =
  /\b(?:never|always|often|sometimes|rarely|seldom|hardly|usually|mostly|occasionally|regularly|frequently|constantly|once|twice)\b/giu;
const COUNTED_FEW = /\b(?:once|twice|one|two|a single)\b/iu;
const SELDOM: ReadonlySet<string> = new Set(["hardly", "sometimes"]);
const OFTEN: ReadonlySet<string> = new Set([
  "always",
  "nearly always",
  "time and again",
  "often",
  "mostly",
]);

/** A part of a note, or what a sentence says of it. */
type Part = { text: string; tone: Judgement; stems: ReadonlySet<string> };

function partOf(text: string): Part {
  return { text, tone: toneOf(text), stems: contentStems(text.replaceAll(HOW_OFTEN, "")) };
}

function seldom({ text }: Part): boolean {
  const often = howOften(text);
  return SELDOM.has(often) || (!OFTEN.has(often) && COUNTED_FEW.test(text));
}

function often({ text }: Part): boolean {
  return OFTEN.has(howOften(text));
}

/** How far apart two parts are in how often: "sometimes" and "always". */
function differsInOften(one: Part, other: Part): boolean {
  return (seldom(one) && often(other)) || (often(one) && seldom(other));
}

function sharedOf(one: Part, other: Part): number {
  return [...one.stems].filter((stem) => other.stems.has(stem)).length;
}

function opposes(one: Judgement, other: Judgement): boolean {
  return (one === "praise" && other === "fault") || (one === "fault" && other === "praise");
}

/** How a clause judges in the words that the part of a note has not. */
function ownTone(said: Part, note: Part): Judgement {
  const own = said.text
    .split(/\s+/u)
    .filter((word) => [...contentStems(word)].every((stem) => !note.stems.has(stem)));
  return toneOf(own.join(" "));
}

function judgesOtherwise(said: Part, note: Part): boolean {
  return opposes(said.tone, note.tone) && ownTone(said, note) === said.tone;
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

/** Whether what should be done is told as done. */
function tellsAsDone(said: Part, note: Part): boolean {
  return (
    note.tone === "target" &&
    (ownTone(said, note) === "praise" || often(said)) &&
    !DENIES.test(said.text) &&
    !ON_THE_WAY.test(said.text) &&
    sharedOf(said, note) >= 2
  );
}

function turnsPart(said: Part, note: Part): boolean {
  const otherwise = judgesOtherwise(said, note);
  // "Usually on time" is a way of saying "sometimes late", and "regularly" none of saying "once".
  if (differsInOften(said, note)) return !otherwise && sharedOf(said, note) >= 2;
  return otherwise || deniesOther(said, note) || tellsAsDone(said, note);
}

/**
 * Whether a clause that was written from a note turns it round: judges, denies or counts what it speaks of otherwise, or
 * tells an aim as reached. The part of the note that shares the most words with the clause decides. `isTarget` says
 * that all of the note is about what should get better.
 */
export function turnsRound(clause: string, note: string, isTarget: boolean): boolean {
  const said = partOf(clause);
  const parts = note
    .split(PARTS)
    .map(partOf)
    .map((part) =>
      isTarget && part.tone !== "fault" ? { ...part, tone: "target" as const } : part,
    )
    .filter((part) => sharedOf(said, part) > 0);
  const most = Math.max(0, ...parts.map((part) => sharedOf(said, part)));
  const nearest = parts.filter((part) => sharedOf(said, part) === most);
  return nearest.length > 0 && nearest.every((part) => turnsPart(said, part));
}
