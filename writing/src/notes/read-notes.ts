import { asBestWork } from "./best-work.ts";
import { FLAG_ADVICE } from "@reportair/contract/features/flags.ts";
import type { NoteReading } from "@reportair/contract/features/note-readings.ts";
import { roughText, type Token } from "../embedded/lexicon/template.ts";
import { finishSentence, voiceOf, whyKeptOut, type Voice } from "../embedded/voice.ts";
import { partsWithoutClassmates } from "../privacy/classmates.ts";
import { isOrder, keptOutOf, withoutKeptOut, type KeptOut } from "../privacy/flags.ts";
import type { HouseRules } from "../rules/rules.ts";
import type { StyleProfile } from "../style/profile.ts";
import { clausesOf, namesSomebody } from "./clauses.ts";
import { ownNameIn } from "./own-name.ts";
import {
  at,
  doubted,
  doubtedPiece,
  POINTS,
  pointsBack,
  unsaid,
  type NotesAbout,
  type ReadPiece,
} from "./pieces.ts";
import type { Piece, PieceReading } from "./piece.ts";
import { readItems } from "./read-list.ts";
import { readPiece } from "./read-piece.ts";
import { isDeedOfPupil } from "./said-of-things.ts";
import { withMarksMeant } from "./marks-meant.ts";
import { whoIsMeant } from "./who-is-meant.ts";
import { colonIn, PROMISES, segmentsOf, type Labelled, type Segment } from "./segments.ts";

/** Labels of what is to be done, whatever field they stand in. */
const AIM =
  /^(?:ebi|t|weakness(?:es)?|targets?(?: \d)?|next steps?|to improve|areas? to improve|aims?)$/u;
/** What stands after a dash is said only where it does not hang on what stands before it. */
function standsAlone(reading: PieceReading, typed: string, field: string): boolean {
  if (!("form" in reading)) return true;
  // "Essay on the suffragettes - best in the year": the essay was, and not its author.
  if (
    /^(?:the |my |our |one of the )?(?:best|top|highest|strongest|finest|longest|most)\b/iu.test(
      typed,
    )
  )
    return false;
  const [first] = reading.tokens;
  // "Knows rivers well - meanders, waterfalls": a list of what was meant.
  const oneWord = !/\S \S/u.test(typed);
  // "His write-up - really clear graphs": what is good of what was achieved.
  if (field === "best_achievement" && reading.form === "NP" && reading.judgement === "praise")
    return / (?:produced|wrote|gave|made) /u.test(roughText(reading.tokens));
  // "Graphs - label axes" among the targets: to be done, whatever it is done to.
  if (reading.form === "VF" || reading.form === "VB") return !oneWord;
  return reading.form === "S" && first?.kind !== "text";
}

/** Whether a sentence asks for something. */
const ASKS = /\b(?:needs?|should|must|could|would|ought)\b/u;

/** "On time please", "quieter please": what is asked for is said as that, or not at all. */
function readAsked(piece: Piece): PieceReading {
  // "Can we meet please": asked of somebody else.
  const begun = /^(?:can|could|may|shall|should|would|will|do|did|i|we|you)\b/iu.test(piece.text);
  const ways = begun ? [piece.text] : [piece.text, `be ${piece.text}`];
  const said = ways.map((text) => readPiece({ ...piece, text }));
  const [own] = said;
  return (
    said.find((each) => "form" in each && ASKS.test(roughText(each.tokens))) ??
    doubted(own as PieceReading)
  );
}

function readSegment(
  about: NotesAbout,
  segment: Labelled,
  isOwn: ReturnType<typeof ownNameIn>,
  /** A part of the note that names no other student. */
  wordsOf: (from: number, to: number) => string,
): ReadPiece[] {
  const { text, option, student, subject } = about;
  // "More effort please" asks for it, whatever field it stands in.
  const asked = /(?<!\bto),? (?:pls|plz|please)\W*$/iu.test(text.slice(segment.from, segment.to));
  const field = AIM.test(segment.label) || asked ? "area_to_improve" : about.field;
  if (isOrder(text.slice(segment.from, segment.to)))
    return [keptOutPiece({ ...segment, kind: "instruction" })];
  const read = (part: Segment): PieceReading => {
    const own = wordsOf(part.from, part.to);
    const { label } = segment;
    const piece = { field, option, subject, note: text, label, text: own, student, isOwn };
    const reading = asked ? readAsked(piece) : readPiece(piece);
    return segment.hangs && !standsAlone(reading, own, field) ? doubted(reading) : reading;
  };
  const whole = read(segment);
  if (whole.kind !== "handed_back")
    return [
      { ...at(segment, whole), deed: isDeedOfPupil(whole, wordsOf(segment.from, segment.to)) },
    ];
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
    // "A tricky start but we got there": a fragment is not said without its "but".
    const turns = place > 0 && /\bbut\b/iu.test(text.slice(clauses[place - 1]?.to, from));
    const half = pieces.at(-1);
    const out = read.some(({ tokens }) => !tokens);
    if (turns && half && half.kind !== "as_written" && (half.tokens !== null) === out) return null;
    const open = place > 0 && !known && POINTS.test(text.slice(from, to));
    pieces.push(...(open ? read.map(doubtedPiece) : read));
    known &&= read.every(({ tokens }) => tokens);
  }
  return pieces;
}

/** What a pupil says of what they do. */
const CLAIMS =
  /^(?:(?:he|she|they) )?(?:says?|claims?|insists?|swears?|reckons?|promises|tells me) (?:that )?(?:he|she|they|it)\b/iu;

/** A heading is shorter; what stands before a dash and is longer says something of its own. */
const HEADING_WORDS = 4;

/**
 * Whether what stands before or after a dash would be said by halves: "Macbeth essay - 24/30, best yet". What only the
 * student can have done hangs on nothing but a heading: "chess club - never turns up" is no "never".
 */
function hangsOnUnsaid(
  text: string,
  own: readonly ReadPiece[],
  before: readonly ReadPiece[] | undefined,
  after: readonly ReadPiece[] | undefined,
): boolean {
  const isOut = (piece: ReadPiece) => piece.kind === "handed_back";
  const thing = ({ tokens }: ReadPiece) =>
    /best achievement was|^\S+ (?:wrote|produced|made|gave|performed) /u.test(
      roughText(tokens ?? []),
    );
  const wordsOf = ({ from, to }: Segment) => text.slice(from, to);
  const isHeading = (pieces: readonly ReadPiece[]) =>
    pieces.every((piece) => wordsOf(piece).split(/\s+/u).length <= HEADING_WORDS);
  const isDeed = (piece: ReadPiece) =>
    piece.deed === true &&
    !pointsBack(wordsOf(piece)) &&
    before !== undefined &&
    !before.some((each) => namesSomebody(wordsOf(each))) &&
    (!isHeading(before) || piece.judgement === "praise");
  // "Says he practises - no evidence of it": what the pupil says is not said without what shows.
  const claims = own.some((piece) => CLAIMS.test(wordsOf(piece)));
  if (claims && (before?.some(isOut) === true || after?.some(isOut) === true)) return true;
  const turned = (piece: ReadPiece) => isOut(piece) && piece.judgement === "fault";
  return (
    own.some((piece) => !isOut(piece)) &&
    ((before?.some(isOut) === true && !own.every(isDeed)) ||
      (after?.some(turned) === true && own.some(thing)))
  );
}

/** How it was beside how it is, and what was expected beside what came: the one without the other misleads. */
const BESIDE =
  /\bused to\b.*?(?:[,;.]|\bbut\b|\band\b).*|\b(?:none|nothing|no more) since\b|\b(?:before (?:christmas|xmas|easter|half[- ]term)|at first|initially|at the (?:start|beginning))\b.*?\b(?:now|since|lately|recently)\b|\b(?:was|were|used to|wasn['’]?t|weren['’]?t)\b.*?\bnow\b|\bnow\b.*\b(?:was|were|wasn['’]?t|weren['’]?t|used to)\b|\b(?:predicted|target|expected)\b.*\bactual(?:ly)?\b|\bactual(?:ly)?\b.*\b(?:predicted|target|expected)\b|\bdoes(?:n['’]?t| not) now\b/iu;
/** What somebody else says of it is not what the teacher has seen. */
const HEARSAY =
  /,? (?:or )?so (?:(?:his|her|their) )?(?:mum|dad|nan|gran|parents?|brother|sister|he|she|they|i['’]?m|i am|everyone) (?:says?|said|tells?|told|claims?|reckons?)\b|\b(?:though|although|but) i (?:know|hear|gather|understand) (?:that )?(?:he|she|they)\b|\b(?:allegedly|supposedly|apparently|reportedly)\b/iu;

/** What tells of the same things that they are in order now. */
const MADE_GOOD =
  /^(?:but |and |though |although )?(?:both|all|each|neither|none|one) (?:(?:of them|were|was|has been|have been|now|since|later) )*(?:made up|caught up|done|handed|submitted|completed|finished|sorted|excused|explained)\b|^(?:but |and )?(?:since|now|later|then) (?:made up|caught up|handed in|submitted|completed|sorted)\b/iu;

/** What tells how much more or less something was. */
const COMPARED = /^(?:which is )?(?:up|down|increased|decreased|reduced) (?:from|by|on)\b/iu;

/** The sentences that a match of a note lies in. */
function sentencesOf(text: string, pattern: RegExp): Segment | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const end = found.index + found[0].length;
  const before = text.slice(0, found.index).search(/[^.!?;\n]*$/u);
  const rest = text.slice(end).search(/[.!?;\n]/u);
  return { from: before, to: rest < 0 ? text.length : end + rest };
}

const meets = (one: Segment, other: Segment) => one.from < other.to && other.from < one.to;

/** The pieces of a note without those that mislead by themselves, are hearsay, or speak of somebody else. */
function withoutMisleading(
  pieces: readonly ReadPiece[],
  { text, student }: NotesAbout,
): ReadPiece[] {
  const hearsay = sentencesOf(text, HEARSAY);
  const beside = sentencesOf(text, BESIDE);
  const torn = beside !== null && pieces.some((piece) => !piece.tokens && meets(piece, beside));
  return pieces.map((piece, place) => {
    // "Two missing this term, both made up later", "8 lates, down from 15": the one without the other misleads.
    const next = pieces[place + 1];
    const rest = next?.tokens === null ? text.slice(next.from, next.to) : "";
    // A mark out of so many stands by itself.
    const isMark = /\d ?(?:\/|%|out of)/u.test(text.slice(piece.from, piece.to));
    const isHalf =
      (COMPARED.test(rest) && !isMark) || (piece.judgement === "fault" && MADE_GOOD.test(rest));
    if (piece.tokens && isHalf) return doubtedPiece(piece);
    if ((hearsay && meets(piece, hearsay)) || (torn && meets(piece, beside)))
      return doubtedPiece(piece);
    const reason = piece.tokens && whoIsMeant(text, piece, student);
    return reason ? { ...doubtedPiece(piece), reason } : piece;
  });
}

function piecesOf(given: NotesAbout): ReadPiece[] {
  const about = { ...given, text: withMarksMeant(given) };
  const isOwn = ownNameIn(about.student);
  const { text, student, roster } = about;
  const wordsOf = roster
    ? partsWithoutClassmates(text, student, roster)
    : (from: number, to: number) => text.slice(from, to);
  const read = segmentsOf(text, isOwn).map((segment) => ({
    segment,
    pieces: readSegment(about, segment, isOwn, wordsOf),
  }));
  const pieces = read.flatMap(({ segment, pieces: own }, place) => {
    const before = segment.hangs ? read[place - 1]?.pieces : undefined;
    const after = read[place + 1]?.segment.hangs ? read[place + 1]?.pieces : undefined;
    return hangsOnUnsaid(text, own, before, after) ? [unsaid(segment)] : own;
  });
  if (pieces.length > 0 || about.text.trim() === "") return withoutMisleading(pieces, about);
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
  // An order to the writer is a piece of its own, such as an aside in brackets.
  const kept = keptOutOf(about.text, about.let_stand).filter(({ kind }) => kind !== "instruction");
  const rest = { ...about, text: withoutKeptOut(about.text, kept) };
  const read = kept.length > 0 && rest.text.trim() === "" ? [] : piecesOf(rest);
  const said =
    about.field === "best_achievement"
      ? read.map((piece) => asBestWork(piece, about.text.slice(piece.from, piece.to)))
      : read;
  return [...said.map((piece) => allowed(piece, rest, voice)), ...kept.map(keptOutPiece)].toSorted(
    (a, b) => a.from - b.from,
  );
}

function keptOutPiece({ from, to, kind: flag }: KeptOut): ReadPiece {
  const reason = FLAG_ADVICE[flag];
  const piece = { from, to, tokens: null, suggestions: [], reason, flag };
  return { ...piece, kind: "kept_out", judgement: "fact" };
}

/** How a note will read in a report of this teacher and school, piece by piece. */
export function readNotes({
  style,
  rules,
  ...about
}: NotesAbout & { style?: StyleProfile | null; rules?: HouseRules }): NoteReading[] {
  const voice = voiceOf(about.student, style, rules);
  return readPieces(about, voice).map(
    ({ tokens, items: _items, turns: _turns, turned: _turned, deed: _deed, ...piece }) => ({
      ...piece,
      reads_as: tokens ? finishSentence(voice, { tokens, sources: [about.field] }, true) : "",
    }),
  );
}
