import type { NoteReading, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Facts } from "../facts.ts";
import { roughText, type Token } from "../embedded/lexicon/template.ts";
import { finishSentence, voiceOf, whyKeptOut, type Voice } from "../embedded/voice.ts";
import { partsWithoutClassmates } from "../privacy/classmates.ts";
import { FLAG_ADVICE, flagText, KEPT_OUT_KINDS } from "../privacy/flags.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { HouseRules } from "../rules/rules.ts";
import type { StyleProfile } from "../style/profile.ts";
import { ownNameIn } from "./own-name.ts";
import { joinSentences, joinWithBut, turnsRound } from "./join-readings.ts";
import { readsWhole } from "./read-back.ts";
import { readPiece, type PieceReading } from "./read-piece.ts";
import { PARTICIPLES } from "./verbs.ts";
import { itemsOf, segmentsOf, type Labelled, type Segment } from "./segments.ts";

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

/** What begins so belongs to what stands before it. */
const HANGS =
  /^(?:including|with|without|in|at|of|for|from|to|by|as|than|which|who|that|up|if|when|even|otherwise|rest\b|instead|except|apart|because|although|though|unless|while|where|not(?! (?:afraid|always|yet|very|so|as|an?|the|often|really|quite|confident|sure|keen|willing|ready|able)\b)|whether|now|then|mostly|mainly|esp|especially|particularly|e\.?g|like|such|in particular)\b/iu;

/** What a teacher adds of what was told before: it is said of nobody. */
const COMMENT =
  /^(?:so |really |very |truly |v )*(?:brilliant|excellent|amazing|superb|fantastic|outstanding|lovely|impressive|great|stunning|remarkable|wonderful|detailed|thorough|well deserved|never missed one|(?:a )?(?:big|huge|great|real) help)$/iu;

/** What a piece of work may do as well as its author: "clay pot was brilliant, ended up in the display". */
const THING_DOES =
  /^(?:is|was|were|has|had|can|could|would|should|might|may|will|lacks?|shows?|showed|ended|won|got|came|went|made|took|reached|looks?|looked|works|worked|reads|sounds?|sounded|stands?|stood|deserves?|deserved|earned|scored|gained|improved|fell|dropped|rose|makes?|gets?|helps?|helped|tends?|suffers?|falls?|goes|covers?|contains?|includes?)$/u;

/** "Displayed in reception": done with a thing, or it would say what was displayed. */
const SHOWN_BARE = /^\p{L}+ed (?:in|on|at|by|to|for|with)\b/iu;

/** "Clay pot was brilliant", "solo in the concert": what follows without a subject may be said of the thing. */
function isOfThing(reading: PieceReading, typed: string): boolean {
  const opens = reading.kind === "handed_back" && THING_IS.test(typed);
  if (!("form" in reading)) return opens;
  const [first] = reading.tokens;
  const owned = first?.kind === "reference" && first.form === "possessive";
  // A hand is as good as its owner.
  if (/^(?:hands?|head)\b/iu.test(typed)) return false;
  return (reading.form === "S" || reading.form === "BARE") && (first?.kind === "text" || owned);
}

const THING_IS = /^(?!(?:he|she|they|i|we)\b)(?:\p{L}+ ){1,4}(?:is|was|are|were|has|had)\b/iu;

/** Whether a reading is a sentence whose subject is the student. */
function isLed(reading: PieceReading): boolean {
  const first = "form" in reading ? reading.tokens[0] : undefined;
  return first?.kind === "reference" && first.form === "subject";
}

/** Whether a sentence calls something the best achievement, of which there is one. */
function isBest(reading: PieceReading): boolean {
  return "form" in reading && roughText(reading.tokens).includes("best achievement was");
}

/**
 * Whether what is said of a list would leave out what it hangs on, so that all of it is one question to its teacher: the
 * first of its items, or one side of a "but".
 */
function leavesHalf(
  parts: readonly { reading: PieceReading }[],
  turns: readonly ReadPiece["turns"][],
  /** Whether the last of the items ends the list: "and cash flow". */
  goesOn: boolean,
): boolean {
  const readings = parts.map(({ reading }) => reading);
  const out = readings.map(({ kind }) => kind === "handed_back");
  const others = readings.slice(1);
  // "Bring a calculator, protractor": the second is to be brought, too.
  const form = (reading: PieceReading) => ("form" in reading ? reading.form : null);
  if (form(readings[0] as PieceReading) === "VB" && others.some((each) => form(each) === "NP"))
    return true;
  // "Can calculate profit, costs and cash flow": the list goes on.
  const last = readings.length - 1;
  const before = readings[last - 1];
  if (out[last] && before && /^V[FBG]$/u.test(form(before) ?? "") && goesOn) return true;
  const own = (reading: PieceReading) =>
    "form" in reading && reading.form === "S" && isLed(reading);
  if (out[0] && !others.some(own)) return true;
  const halved = turns.some(
    (turn, at) =>
      (turn === "but" && out[at - 1] !== out[at]) ||
      (turn === "though" && out[at] !== out[at + 1] && at + 1 < out.length),
  );
  return halved;
}

/** "Silly with the flour, has since apologised": what was apologised for is over. */
const APOLOGISED = /\b(?:apologised|said sorry|owned up)\b/iu;

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
  const items = itemsOf(text, segment);
  if (items.length < 2) return [at(segment, whole)];
  // "Missing: the worksheet, the essay": what stands behind a label is not said without it.
  const labelled = items.map((item) => LABELLED.test(text.slice(item.from, item.to)));
  if (labelled[0] && !labelled.every(Boolean)) return [at(segment, whole)];
  let ofWork = false;
  let afterThing = false;
  let afterOther = false;
  if (APOLOGISED.test(raw) && !/\b(?:was|were|on \p{Lu}|in \p{Lu}|last|rude|swore)\b/u.test(raw))
    return [at(segment, whole)];
  const hanging = items.slice(1).some((item) => HANGS.test(text.slice(item.from, item.to)));
  if (hanging) return [at(segment, whole)];
  const parts = items.map((item) => {
    const reading = read(item);
    const form = "form" in reading ? reading.form : null;
    // "Homework always done, always on time": the second is said of the homework, too.
    const opens =
      /^(?:(?:always|often|now|then|also|usually|\p{L}+ly) )*(\p{L}+)/u.exec(
        text.slice(item.from, item.to).toLowerCase(),
      )?.[1] ?? "";
    // "Short story, chosen for the library": what was chosen is the story.
    const ofThing =
      (afterThing && PARTICIPLES.has(opens)) ||
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
  const long = raw.split(/\s+/u).length > LIST_WORDS_MAX;
  // "Quiet at first, he has found his voice": the one is said of the other.
  const first = items[0] ? text.slice(items[0].from, items[0].to) : "";
  if (forms[0] === "ADJP" && forms[1] === "S" && AT_FIRST.test(first)) return [at(segment, whole)];
  if (long && (forms[0] === null || (forms.includes(null) && forms.includes("S"))))
    return [at(segment, whole)];
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
    return [at(segment, whole)];
  const turns = items.map((item): ReadPiece["turns"] => {
    if (/\bbut\s*$/iu.test(text.slice(segment.from, item.from))) return "but";
    return /\b(?:tho|though)\W*$/iu.test(text.slice(item.from, item.to)) ? "though" : undefined;
  });
  const ended = items.at(-1);
  const goesOn = ended !== undefined && / and /iu.test(text.slice(ended.from, ended.to));
  if (leavesHalf(parts, turns, goesOn)) return [at(segment, whole)];
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
