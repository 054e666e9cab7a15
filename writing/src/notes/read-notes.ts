import type { NoteReading, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Facts } from "../facts.ts";
import { roughText, type Token } from "../embedded/lexicon/template.ts";
import { finishSentence, voiceOf, whyKeptOut, type Voice } from "../embedded/voice.ts";
import { partsWithoutClassmates } from "../privacy/classmates.ts";
import { FLAG_ADVICE, flagText, KEPT_OUT_KINDS } from "../privacy/flags.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { HouseRules } from "../rules/rules.ts";
import type { StyleProfile } from "../style/profile.ts";
import { clausesOf, isOpenWhom } from "./clauses.ts";
import { isApology, isBest, leavesHalf } from "./half-said.ts";
import { gathered, LED } from "./hanging.ts";
import { ownNameIn } from "./own-name.ts";
import { joinSentences, joinWithBut, turnsRound } from "./join-readings.ts";
import { readsWhole } from "./read-back.ts";
import { readPiece, type PieceReading } from "./read-piece.ts";
import { COMMENT, isOfThing, SHOWN_BARE, THING_DOES } from "./said-of-things.ts";
import { PARTICIPLES } from "./verbs.ts";
import { colonIn, itemsOf, PROMISES, segmentsOf, type Labelled, type Segment } from "./segments.ts";

/** A note and whom it is about. */
export type NotesAbout = {
  student: Facts["student"];
  subject: string;
  field: WrittenField;
  /** The option that is ticked in the note's field; empty where there is none. */
  option: string;
  text: string;
  /** Everybody the school knows by name; null where the facts are invented. */
  roster: RosterIndex | null;
};

/** One piece of a note, with the sentence that it becomes: references to the student are still open. */
export type ReadPiece = Omit<NoteReading, "reads_as"> & {
  tokens: Token[] | null;
  /** The sentences of the items that it was joined of. */
  items?: Token[][];
  /** Whether it comes after "but", or ends with "though". */
  turns?: "but" | "though" | undefined;
};

function at(segment: Segment, reading: PieceReading): ReadPiece {
  const said = "tokens" in reading;
  return {
    from: segment.from,
    to: segment.to,
    kind: reading.kind,
    tokens: said ? reading.tokens : null,
    judgement: reading.judgement,
    reason: reading.reason,
    suggestions: said ? [] : reading.suggestions,
  };
}

/** Labels of what is to be done, whatever field they stand in. */
const AIM =
  /^(?:ebi|t|weakness(?:es)?|targets?(?: \d)?|next steps?|to improve|areas? to improve|aims?)$/u;
const NOT_SURE = "I would not risk this.";

/** Hands a piece back that was read as a sentence which its neighbours make doubtful. */
function doubted(reading: PieceReading): PieceReading {
  const { judgement } = reading;
  return { kind: "handed_back", judgement, reason: NOT_SURE, suggestions: [] };
}

/** What stands after a dash is said only where it does not hang on what stands before it. */
function standsAlone(reading: PieceReading): boolean {
  if (!("form" in reading)) return true;
  const [first] = reading.tokens;
  if (reading.form === "VF") return true;
  return reading.form === "S" && first?.kind !== "text";
}

/** A list of more words is no list of short points. */
const LIST_WORDS_MAX = 18;

const AT_FIRST = /\b(?:at first|initially|at the (?:start|beginning)|once|when)\b/iu;
const LABELLED = /^[\p{L}][\p{L}\d' -]{1,40}\s*[:=]/u;

function readSegment(
  about: NotesAbout,
  segment: Labelled,
  isOwn: ReturnType<typeof ownNameIn>,
  /** A part of the note that names no other student. */
  wordsOf: (from: number, to: number) => string,
): ReadPiece[] {
  const { text, student, subject } = about;
  const raw = text.slice(segment.from, segment.to);
  const flags = flagText(raw);
  const kept = KEPT_OUT_KINDS.find((kind) => flags.includes(kind));
  if (kept) {
    const reason = FLAG_ADVICE[kept];
    return [at(segment, { kind: "kept_out", judgement: "fact", reason, suggestions: [] })];
  }
  const field = AIM.test(segment.label) ? "area_to_improve" : about.field;
  const read = (part: Segment): PieceReading => {
    const own = wordsOf(part.from, part.to);
    const { label } = segment;
    const reading = readPiece({ field, subject, note: text, label, text: own, student, isOwn });
    return segment.hangs && !standsAlone(reading) ? doubted(reading) : reading;
  };
  const whole = read(segment);
  if (whole.kind !== "handed_back") return [at(segment, whole)];
  const items = readAfterColon(about, segment, read) ??
    readItems(about, segment, read) ?? [at(segment, whole)];
  if (items.every(({ tokens }) => tokens)) return items;
  const clauses = readClauses(about, segment, wordsOf, (clause) =>
    readSegment(about, { ...segment, ...clause, hangs: false }, isOwn, wordsOf),
  );
  return clauses && saidOf(clauses) > saidOf(items) ? clauses : items;
}

/** "He switches off when we write: test 11/40, book missing": a sentence about the pupil, and what shows it; null for other colons. */
function readAfterColon(
  about: NotesAbout,
  segment: Labelled,
  read: (part: Segment) => PieceReading,
): ReadPiece[] | null {
  const cut = colonIn(about.text, segment);
  if (!cut) return null;
  const [head, tail] = cut;
  const said = read(head);
  if (!("form" in said) || said.form !== "S") return null;
  const led = said.tokens
    .slice(0, 2)
    .some((token) => token.kind === "reference" && token.form === "subject");
  if (!led || PROMISES.test(about.text.slice(head.from, head.to))) return null;
  // "He argues about everything: the weather, homework": things are of the sentence, and marks are the pupil's.
  const point = (part: Segment) => {
    const reading = read(part);
    const thing = "form" in reading && reading.form === "NP";
    return thing && !/\d/u.test(about.text.slice(part.from, part.to)) ? doubted(reading) : reading;
  };
  const points = readItems(about, tail, point, true) ?? [at(tail, point(tail))];
  return [at(head, said), ...points];
}

/** How much of a note is said. */
function saidOf(pieces: readonly ReadPiece[]): number {
  return pieces.reduce((sum, { from, to, tokens }) => (tokens ? sum + to - from : sum), 0);
}

/** What a clause points with at the one before it: nobody can tell at what where that one is not said. */
const POINTS =
  /\b(?:it|its|this|that|these|those|them|one|ones|then|such|otherwise|instead|too|the same|the rest|the others?|both)\b/iu;

/** The clauses of a piece, each read by itself; null where one of them is no clause after all. */
function readClauses(
  { text, student }: NotesAbout,
  segment: Segment,
  wordsOf: (from: number, to: number) => string,
  readOne: (clause: Segment) => ReadPiece[],
): ReadPiece[] | null {
  const clauses = clausesOf(text, segment, student, wordsOf);
  if (clauses.length < 2) return null;
  const pieces: ReadPiece[] = [];
  let known = true;
  for (const [place, { from, to, governed, orders }] of clauses.entries()) {
    const read = readOne({ from, to });
    const [first] = read;
    if (place > 0 && first?.tokens && first.kind !== "as_written" && !orders) return null;
    if (governed && !known) return null;
    const open = place > 0 && !known && POINTS.test(text.slice(from, to));
    pieces.push(...(open ? read.map(doubtedPiece) : read));
    known &&= read.every(({ tokens }) => tokens);
  }
  return pieces;
}

/** A piece that was read and hangs on one that is not said. */
function doubtedPiece({
  from,
  to,
  judgement,
  kind,
  reason,
  suggestions,
  tokens,
}: ReadPiece): ReadPiece {
  return tokens
    ? { from, to, kind: "handed_back", tokens: null, judgement, reason: NOT_SURE, suggestions: [] }
    : { from, to, kind, tokens, judgement, reason, suggestions };
}

/** Whether a reading is a sentence about the pupil by name or pronoun that needs nothing before it. */
function isByItself(reading: PieceReading, typed: string): boolean {
  if (!("form" in reading) || reading.form !== "S" || POINTS.test(typed)) return false;
  const [first] = reading.tokens;
  return first?.kind === "reference" || first?.kind === "pronoun";
}

/** The items of a piece between its commas, each read by itself; null where they hang together or there is one only. */
function readItems(
  { text, student, field }: NotesAbout,
  segment: Segment,
  read: (part: Segment) => PieceReading,
  /** Whether of each item it is known that it is about the pupil. */
  known = false,
): ReadPiece[] | null {
  const raw = text.slice(segment.from, segment.to);
  const items = gathered(text, itemsOf(text, segment));
  if (!items || items.length < 2 || colonIn(text, segment)) return null;
  // "Missing: the worksheet, the essay": what stands behind a label is not said without it.
  const labelled = items.map((item) => LABELLED.test(text.slice(item.from, item.to)));
  if (labelled[0] && !labelled.every(Boolean)) return null;
  let unsaid = false;
  let ofWork = false;
  let afterThing = false;
  let afterOther = false;
  if (isApology(raw)) return null;
  const parts = items.map((item) => {
    const reading = read(item);
    // "Mrs Khan took the group, and she was impressed": who was?
    const opening = /^\p{L}+/u.exec(text.slice(item.from, item.to))?.[0] ?? "";
    if (isOpenWhom(text.slice(segment.from, item.from), opening, student))
      return { item, reading: doubted(reading) };
    // "Only does it if he is told, and it shows": of what, where that is not said?
    const open = unsaid && /^(?:it|its|this|that|these|those|both)$/iu.test(opening);
    unsaid ||= reading.kind === "handed_back";
    if (open) return { item, reading: doubted(reading) };
    const form = "form" in reading ? reading.form : null;
    // "Homework always done, always on time": the second is said of the homework, too.
    const opens =
      /^(?:(?:always|often|now|then|also|usually|\p{L}+ly) )*(\p{L}+)/u.exec(
        text.slice(item.from, item.to).toLowerCase(),
      )?.[1] ?? "";
    // "Short story, chosen for the library": what was chosen is the story.
    const ofThing =
      (afterThing && PARTICIPLES.has(opens)) ||
      // "Algorithm project, creative and well tested": so is the project.
      (afterThing && field === "best_achievement" && form === "ADJP") ||
      // "Show all working, loses marks for it": for what?
      (item !== items[0] &&
        form !== "S" &&
        /\b(?:for|of|with|about|from|on) it\b/iu.test(text.slice(item.from, item.to))) ||
      (afterOther &&
        (form === "VF"
          ? THING_DOES.test(opens) ||
            SHOWN_BARE.test(text.slice(item.from, item.to)) ||
            /^(?:still |also )?needs? (?!to\b)/iu.test(text.slice(item.from, item.to))
          : form === "ADJP" || form === "VPP" || form === "PP")) ||
      (item !== items[0] && isBest(reading)) ||
      (item !== items[0] && COMMENT.test(text.slice(item.from, item.to))) ||
      (afterThing && /^(?:best|worst)\b/iu.test(text.slice(item.from, item.to)));
    afterThing = afterThing || form === "NP";
    afterOther = afterOther || isOfThing(reading, text.slice(item.from, item.to));
    const hangs = ofThing || (ofWork && form !== null && !/^(?:S|VF|BARE)$/u.test(form));
    const ofHand = /^(?:hands?|head)\b/iu.test(text.slice(item.from, item.to));
    ofWork = (form === "BARE" && !ofHand) || (ofWork && hangs);
    return { item, reading: hangs ? doubted(reading) : reading };
  });
  // Of a long sentence the parts lose what they hang on, and what follows a whole sentence has its subject there.
  const forms = parts.map(({ reading }) => ("form" in reading ? reading.form : null));
  const mixed = forms.includes("S") && forms.some((form) => form !== "S");
  // "If he checks his work, he slows down": what follows is said of that only.
  if (forms[0] === null && LED.test(raw)) return null;
  const long = !known && raw.split(/\s+/u).length > LIST_WORDS_MAX;
  // "Quiet at first, he has found his voice": the one is said of the other.
  const first = items[0] ? text.slice(items[0].from, items[0].to) : "";
  if (forms[0] === "ADJP" && forms[1] === "S" && AT_FIRST.test(first)) return null;
  if (long && (forms[0] === null || (forms.includes(null) && forms.includes("S")))) {
    // A sentence with its own subject that points at nothing before it hangs on nothing.
    if (
      !known &&
      !parts.some(({ item, reading }) => isByItself(reading, text.slice(item.from, item.to)))
    )
      return null;
    return parts.map(({ item, reading }) =>
      at(item, isByItself(reading, text.slice(item.from, item.to)) ? reading : doubted(reading)),
    );
  }
  const aboutPupil = parts[0]?.reading;
  const led =
    aboutPupil !== undefined &&
    "form" in aboutPupil &&
    aboutPupil.tokens[0]?.kind === "reference" &&
    aboutPupil.tokens[0].form === "subject";
  if (
    mixed &&
    !led &&
    forms[0] === "S" &&
    forms.slice(1).some((form) => form !== "S" && form !== "VF")
  )
    return null;
  const turns = items.map((item): ReadPiece["turns"] => {
    if (/\bbut\s*$/iu.test(text.slice(segment.from, item.from))) return "but";
    return /\b(?:tho|though)\W*$/iu.test(text.slice(item.from, item.to)) ? "though" : undefined;
  });
  const ended = items.at(-1);
  const goesOn = ended !== undefined && / and /iu.test(text.slice(ended.from, ended.to));
  if (
    leavesHalf(
      parts.map(({ reading }) => reading),
      turns,
      goesOn,
    )
  )
    return null;
  return joinItems(
    parts.map(({ item, reading }, place) => ({ ...at(item, reading), turns: turns[place] })),
    student,
  );
}

/** Whether something is told of some times only, so that "but" goes before or after it. */
function isNowAndThen(tokens: readonly Token[]): boolean {
  return /\b(?:sometimes|occasionally|rarely|seldom|hardly|at times)\b/u.test(
    roughText([...tokens]),
  );
}

/** "Never volunteers" and "will answer if asked" are no two of a kind, and three times "and" is once too often. */
function goTogether(one: readonly Token[], other: readonly Token[]): boolean {
  const [first, second] = [roughText([...one]), roughText([...other])];
  const joined = [first, second].every((text) => /\band\b/u.test(text));
  return !turnsRound(first, second) && !joined;
}

/** Items of a list that judge alike and follow one another as one sentence; the others each as their own. */
function joinItems(pieces: readonly ReadPiece[], student: Facts["student"]): ReadPiece[] {
  const joined: ReadPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const turned =
      last?.tokens &&
      piece.tokens &&
      (piece.turns === "but" ||
        (/^(?:praise fault|fault praise)$/u.test(`${last.judgement} ${piece.judgement}`) &&
          isNowAndThen(last.tokens) !== isNowAndThen(piece.tokens)))
        ? joinWithBut(last.tokens, piece.tokens)
        : null;
    if (last && turned && !last.items && readsWhole(turned, student)) {
      joined[joined.length - 1] = {
        ...last,
        to: piece.to,
        tokens: turned,
        judgement: last.judgement === piece.judgement ? last.judgement : "fact",
        items: [last.tokens ?? [], piece.tokens ?? []],
        reason: [last.reason, piece.reason].filter((reason) => reason !== "").join(" "),
      };
      continue;
    }
    const tokens =
      last?.tokens &&
      piece.tokens &&
      last.judgement === piece.judgement &&
      !piece.turns &&
      goTogether(last.tokens, piece.tokens)
        ? joinSentences([...(last.items ?? [last.tokens]), piece.tokens])
        : null;
    if (last && tokens && readsWhole(tokens, student)) {
      joined[joined.length - 1] = {
        ...last,
        to: piece.to,
        tokens,
        items: [...(last.items ?? [last.tokens ?? []]), piece.tokens ?? []],
        reason: [last.reason, piece.reason].filter((reason) => reason !== "").join(" "),
      };
    } else joined.push(piece);
  }
  return joined;
}

/** What stands before or after a dash and is said by halves: "Macbeth essay - 24/30, best yet". */
function hangsOnUnsaid(
  own: readonly ReadPiece[],
  before: readonly ReadPiece[] | undefined,
  after: readonly ReadPiece[] | undefined,
): boolean {
  const isOut = (piece: ReadPiece) => piece.kind === "handed_back";
  const thing = ({ tokens }: ReadPiece) =>
    /best achievement was|^\S+ (?:wrote|produced|made|gave|performed) /u.test(
      roughText(tokens ?? []),
    );
  return (
    own.some((piece) => !isOut(piece)) &&
    (before?.some(isOut) === true || (after?.some(isOut) === true && own.some(thing)))
  );
}

function unsaid({ from, to }: Segment): ReadPiece {
  return at(
    { from, to },
    { kind: "handed_back", judgement: "fact", reason: NOT_SURE, suggestions: [] },
  );
}

function piecesOf(about: NotesAbout): ReadPiece[] {
  const isOwn = ownNameIn(about.student);
  const { text, student, roster } = about;
  const wordsOf = roster
    ? partsWithoutClassmates(text, student, roster)
    : (from: number, to: number) => text.slice(from, to);
  const read = segmentsOf(text).map((segment) => ({
    segment,
    pieces: readSegment(about, segment, isOwn, wordsOf),
  }));
  const pieces = read.flatMap(({ segment, pieces: own }, at) => {
    const before = segment.hangs ? read[at - 1]?.pieces : undefined;
    const after = read[at + 1]?.segment.hangs ? read[at + 1]?.pieces : undefined;
    return hangsOnUnsaid(own, before, after) ? [unsaid(segment)] : own;
  });
  if (pieces.length > 0 || about.text.trim() === "") return pieces;
  // A note of marks alone is told about, too.
  const whole = { from: 0, to: about.text.length };
  return [
    at(whole, {
      kind: "handed_back",
      judgement: "fact",
      reason: "This says nothing that a report could say.",
      suggestions: [],
    }),
  ];
}

/** What school or teacher keep out of reports goes back to the teacher, and is not suggested. */
function allowed(piece: ReadPiece, { field }: NotesAbout, voice: Voice): ReadPiece {
  const why = (tokens: Token[]) => whyKeptOut(voice, { tokens, sources: [field] });
  const reason = piece.tokens && why(piece.tokens);
  if (reason) return { ...piece, kind: "handed_back", tokens: null, reason };
  const suggestions = piece.suggestions.filter((text) => why([{ kind: "text", text }]) === null);
  return { ...piece, suggestions };
}

/**
 * The pieces of a note in their order, each with the sentence that a report in this voice says of it or with the reason
 * why it says none. The writer and the preview both read by it.
 */
export function readPieces(about: NotesAbout, voice: Voice): ReadPiece[] {
  return piecesOf(about).map((piece) => allowed(piece, about, voice));
}

/** How a note will read in a report of this teacher and school, piece by piece. */
export function readNotes({
  style,
  rules,
  ...about
}: NotesAbout & { style?: StyleProfile | null; rules?: HouseRules }): NoteReading[] {
  const voice = voiceOf(about.student, style, rules);
  return readPieces(about, voice).map(({ tokens, items: _items, turns: _turns, ...piece }) => ({
    ...piece,
    reads_as: tokens ? finishSentence(voice, { tokens, sources: [about.field] }, true) : "",
  }));
}
