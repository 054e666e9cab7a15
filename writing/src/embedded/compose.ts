import type {
  LengthRange,
  MainField,
  ReportField,
} from "@reportair/contract/features/report-fields.ts";
import {
  countCharacters,
  countWords,
  rangeBounds,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts, WriteRequest, WrittenReport } from "../facts.ts";
import { WritingError } from "../facts.ts";
import { stylingUnder } from "../rules/styling.ts";
import { tidyName } from "../language/names.ts";
import { ADDRESSED, pronounSet } from "../language/pronouns.ts";
import { assemble } from "./assemble.ts";
import { BANKS } from "./banks.ts";
import type { Care, Drawing } from "./draw.ts";
import { fillOpening, openings } from "./enrich.ts";
import { rememberTexts } from "./memory.ts";
import { countMessages } from "./messages.ts";
import { needOf } from "./need.ts";
import { noteSentence, readNote } from "./note-pieces.ts";
import { sayField, sayTightly } from "./observe.ts";
import type { Opening } from "./opening.ts";
import type { Piece } from "./piece.ts";
import { isMain } from "./piece.ts";
import { createRandom } from "./random.ts";
import { subjectArea, subjectInProse } from "./subject.ts";

const NOTHING = "There is nothing to write about yet. Please fill in at least one field.";
/** Part of the range that ticks alone may fill with full sentences; the rest is for notes and advice. */
const ROOMY_SHARE = 0.72;
/** How near to its target a length is brought. */
const WORDS_STEP = 5;
const CHARACTERS_STEP = 18;
/** So many openings in a row without new wording for this class end the search for it. */
const MISSES = 14;
/** So many times a text within its range is still brought nearer to its target. */
const SOFT_TURNS = 16;

/** How far into a range the most that can be given leads. A longer text of advice alone helps nobody. */
const SPREAD: Record<LengthRange, number> = { "300-400": 0.5, "400-700": 0.3, "500-1200": 0.14 };

/** The length to aim at: the more there is to say the longer. It does not depend on the student's name. */
export function targetLength(facts: Facts, seed: number, used: number): number {
  const { min, max } = rangeBounds(facts.range);
  const random = createRandom(`${seed} ${JSON.stringify(facts.inputs)}`);
  const spread = SPREAD[facts.range];
  const [least, luck] = facts.range === "500-1200" ? [0.015, 0.05] : [0.06, 0.08];
  const share = least + spread * (used / 15) ** 1.2 + luck * random.next();
  return Math.round(
    min + (max - min) * share + (facts.unit === "characters" ? 0.12 * (max - min) : 4),
  );
}

/**
 * What every choice for one report is made with. Name and pronouns have no part in the choices, so that the same
 * inputs under another name make the same report; `salt` makes other choices from the same request.
 */
export function startDrawing(
  { facts, said, seed, style, rules }: WriteRequest,
  salt = "",
): Drawing {
  const { student, subject, inputs, unit, range } = facts;
  const name = tidyName(student.first_name);
  const styling = stylingUnder(style, rules);
  return {
    person: { name, pronouns: styling.toStudent ? ADDRESSED : pronounSet(student.pronouns) },
    subject: subjectInProse(subject),
    area: subjectArea(subject),
    year: student.year,
    unit,
    random: createRandom(`${seed} ${subject} ${JSON.stringify(inputs)}${salt}`),
    need: needOf(inputs, usedFields(inputs).filter(isMain)),
    memory: rememberTexts([...said.classmates, ...said.earlier]),
    styling,
    used: new Set(),
    messages: countMessages(range),
    usedWords: new Set(),
  };
}

function total(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.size, 0);
}

function observations(
  drawing: Drawing,
  facts: Facts,
  fields: readonly MainField[],
  most: number,
  hasNotes: boolean,
): Piece[] {
  const roomy = fields.map((field, index) =>
    sayField(drawing, field, facts.inputs[field], index === 0),
  );
  if (total(roomy) <= most * (hasNotes ? ROOMY_SHARE - 0.12 : ROOMY_SHARE)) return roomy;
  drawing.used.clear();
  const tight = sayTightly(drawing, facts.inputs, fields, false);
  if (total(tight) <= most * ROOMY_SHARE) return tight;
  drawing.used.clear();
  return sayTightly(drawing, facts.inputs, fields, true);
}

const NOTE_ORDER: readonly ReportField[] = ["best_achievement", "area_to_improve"];

/** One sentence for each note first, then their further parts, as long as there is room. */
function notePieces(
  drawing: Drawing,
  facts: Facts,
  notes: readonly ReportField[],
  room: number,
): Piece[] {
  const pieces: Piece[] = [];
  const queue = [
    ...NOTE_ORDER.filter((field) => notes.includes(field)),
    ...notes.filter((field) => !NOTE_ORDER.includes(field)),
  ].map((field) => ({ field, parts: readNote(facts.inputs[field], drawing.person.name, field) }));
  for (let index = 0; index < 6; index++) {
    for (const { field, parts } of queue) {
      const part = parts[index];
      const piece = part && noteSentence(drawing, field, part, index, room - total(pieces));
      if (piece) pieces.push({ ...piece, optional: index > 0 });
    }
  }
  return pieces;
}

/** The next opening of the queue that can be filled so. */
function nextPiece(drawing: Drawing, queue: Opening[], room: number, care: Care): Piece | null {
  for (let opening = queue.shift(); opening; opening = queue.shift()) {
    const piece = fillOpening(drawing, opening, room, care);
    if (piece) return piece;
  }
  return null;
}

/** Plans, words and fits one report. Throws a WritingError where the facts hold nothing to write. */
export function compose(request: WriteRequest): WrittenReport {
  const { facts } = request;
  const given = usedFields(facts.inputs);
  const used = given.filter((field) => !facts.leave_out.includes(field));
  if (used.length === 0) throw new WritingError("nothing_to_say", NOTHING);
  const drawing = startDrawing(request);
  const fields = used.filter(isMain);
  const notes = used.filter((field) => !isMain(field));
  const { min, max } = rangeBounds(facts.range);
  const measure = facts.unit === "words" ? countWords : countCharacters;
  const target = targetLength(facts, request.seed, used.length);
  const margin = facts.unit === "words" ? 4 : 30 + Math.max(0, drawing.person.name.length - 12) * 3;
  const pieces = observations(drawing, facts, fields, max - margin, notes.length > 0);
  pieces.push(...notePieces(drawing, facts, notes, max - margin - total(pieces)));
  if (pieces.length === 0) throw new WritingError("nothing_to_say", NOTHING);
  const expressed = new Set(pieces.flatMap(({ sources }) => sources));
  const queue = openings(
    drawing,
    facts.inputs,
    fields,
    used.filter((field) => expressed.has(field)),
  );
  const passed: typeof queue = [];
  const step = facts.unit === "words" ? WORDS_STEP : CHARACTERS_STEP;
  let misses = 0;
  while (total(pieces) < target - step && queue.length > 0 && misses < MISSES) {
    const room = Math.min(max - margin, target + step) - total(pieces);
    const opening = queue.shift();
    const piece = opening && fillOpening(drawing, opening, room, "fresh");
    if (piece) pieces.push(piece);
    else if (opening) passed.push(opening);
    misses = piece ? 0 : misses + 1;
  }
  queue.unshift(...passed);
  const onward = { varied: [...queue], any: [...queue] };
  let result = assemble(pieces, drawing.person, drawing.styling);
  for (let turn = 0; turn < 60; turn++) {
    const length = measure(result.text);
    const least = turn < SOFT_TURNS ? Math.max(min, target - 2 * step) : min;
    if (length >= least && length <= max) break;
    if (length > max) {
      const at = pieces.findLastIndex((piece) => piece.optional);
      const note =
        at >= 0
          ? at
          : pieces.findLastIndex(
              (piece) => !piece.sources.some((source) => fields.includes(source as MainField)),
            );
      if (note < 0) break;
      pieces.splice(note, 1);
    } else {
      const room = (length < min ? max : Math.min(max, target + step)) - length - 2;
      const piece =
        nextPiece(drawing, onward.varied, room, "varied") ??
        (length < min ? nextPiece(drawing, onward.any, room, "any") : null);
      if (!piece) break;
      pieces.push(piece);
    }
    result = assemble(pieces, drawing.person, drawing.styling);
  }
  const said = new Set(result.sentences.flatMap((sentence) => sentence.sources));
  return {
    ...result,
    uncovered: given.filter((field) => !said.has(field)),
    written_by: `embedded ${BANKS.version}`,
  };
}
