import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../../embedded/lexicon/template.ts";
import type { Piece } from "../piece.ts";
import { contradicts } from "./clauses.ts";
import { hopedIn, hopesForMark, withHope } from "./hoped-for.ts";
import { sayMarks } from "./say-marks.ts";

/** What a piece of marks is read as: no tokens where it is one, and not sure. */
export type MarksRead = { tokens: Token[] | null; judgement: Judgement };

const UNSURE: MarksRead = { tokens: null, judgement: "fact" };

/** A number without what it is of, and an age that somebody is no doer of: "54", "reading 7.2 yrs". */
const NO_MARK =
  /^\d{2,3}$|^(?:reading|spelling|writing|maths|speaking|listening) \d+(?:\.\d+)? ?(?:years|yrs|months)\b/iu;

/** "9-mark question on cash flow: 8": so many of those marks, and no grade. */
function ofMarks(plain: string): string {
  const [, all = ""] = /\b(\d{1,2})-mark question\b/u.exec(plain) ?? [];
  return all === "" || /\b(?:grade|level|out of)\b|%/u.test(plain)
    ? plain
    : plain.replace(
        /(?<![\d./-])\b(\d{1,2})(?![\d./:]|[- ]mark|st\b|nd\b|rd\b|th\b)/gu,
        `$1 out of ${all}`,
      );
}

/**
 * A piece that tells marks, by its words in plain English; null where it tells none. `sentence` reads a whole sentence,
 * for what is hoped of a mark.
 */
export function readMarks(
  piece: Piece,
  plain: string,
  sentence: (text: string) => Token[] | null,
): MarksRead | null {
  if (hopesForMark(piece.text) || NO_MARK.test(piece.text)) return UNSURE;
  if (plain === "") return null;
  // "43 out of 80, up from 51": which of the two is meant, only its teacher knows.
  if (contradicts(plain)) return UNSURE;
  const hoped = hopedIn(plain);
  const mark = hoped && sayMarks(hoped.mark, piece.student);
  if (hoped && mark) {
    const hope = sentence(`the mark ${hoped.hope}`);
    return { tokens: hope && withHope(mark.tokens, hope), judgement: "fact" };
  }
  const marks = sayMarks(ofMarks(plain), piece.student);
  // "Down from 48%" behind a comma is of what stands before it.
  const before = piece.note.slice(0, Math.max(0, piece.note.indexOf(piece.text)));
  return marks?.hangs && /,\s*$/u.test(before) ? UNSURE : marks;
}
