import type { Judgement, NoteReading } from "@reportair/contract/features/note-readings.ts";
import type { CorpusNote, Meant } from "./meaning.ts";
import { negationTurned, readingProblems, turnedAround } from "./sentence-of-note.ts";
import { holdsOne } from "./words-held.ts";

/** What has become of one piece of a note. `told`: no report should say it, and its teacher is told so. */
export type Fate =
  | "as_written"
  | "worked_in"
  | "handed_back"
  | "told"
  | "wrong"
  | "inverted"
  | "silent";

export type Verdict = {
  piece: Meant;
  fate: Fate;
  why: string;
  /** Said right, and taken for a plain fact where it praises or blames. */
  plain: boolean;
};

type Span = { from: number; to: number };

function spanOf(text: string, at: string): Span {
  if (at === "") return { from: 0, to: text.length };
  const from = text.indexOf(at);
  return { from, to: from + at.length };
}

function overlap(one: Span, other: Span): number {
  return Math.min(one.to, other.to) - Math.max(one.from, other.from);
}

/** More than a comma or a joining word in common. */
function meets(piece: Span, reading: NoteReading): boolean {
  const shared = overlap(piece, reading);
  const shorter = Math.min(piece.to - piece.from, reading.to - reading.from);
  return shared > 0 && shared >= Math.min(4, shorter / 2);
}

function isSaid({ kind }: NoteReading): boolean {
  return kind === "as_written" || kind === "worked_in";
}

function blames(judgement: Judgement): boolean {
  return judgement === "fault" || judgement === "target";
}

type Agreement = "same" | "plain" | "wrong" | "inverted";

/** How the judgement of a reading stands to that of a piece. */
function agreement(piece: Meant, got: Judgement, asked: boolean): Agreement {
  const { judgement, also } = piece;
  if (got === judgement || also.includes(got)) return "same";
  if (blames(judgement) && blames(got)) return "same";
  if (judgement === "fact") return "wrong";
  if (got !== "fact") return "inverted";
  // A fault that is taken for a fact among the best achievements would be praised there.
  return asked && blames(judgement) ? "wrong" : "plain";
}

function verdict(piece: Meant, fate: Fate, why = "", plain = false): Verdict {
  return { piece, fate, why, plain };
}

function judgeUnsayable(note: CorpusNote, piece: Meant, over: readonly NoteReading[]): Verdict {
  const words = (piece.at || note.text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const said = over.filter(isSaid).filter(({ from, to, reads_as }) => {
    const span = spanOf(note.text, piece.at);
    if (overlap(span, { from, to }) * 2 < span.to - span.from) return false;
    return words.length === 0 || words.some((word) => holdsOne(reads_as, word));
  });
  if (said.length > 0) return verdict(piece, "wrong", "says what no report should say");
  return over.every(isSaid) ? verdict(piece, "silent") : verdict(piece, "told");
}

/** The words of a piece that none of its readings says, and the words that one says and may not. */
function judgeWords(piece: Meant, said: readonly NoteReading[]): { lost: string[]; bad: string[] } {
  const text = said.map(({ reads_as }) => reads_as).join(" ");
  return {
    lost: piece.holds.filter((choice) => !holdsOne(text, choice)),
    bad: piece.never.filter((choice) => holdsOne(text, choice)),
  };
}

function judgeMeaning(note: CorpusNote, piece: Meant, said: readonly NoteReading[]): Verdict {
  let plain = false;
  for (const reading of said) {
    if (!piece.holds.some((choice) => holdsOne(reading.reads_as, choice))) continue;
    const others = note.means.filter(
      (other) => other !== piece && meets(spanOf(note.text, other.at), reading),
    );
    const alone = others.length === 0;
    const agreed = agreement(piece, reading.judgement, note.field === "best_achievement");
    if (agreed === "plain") plain = true;
    if (
      (agreed === "wrong" || agreed === "inverted") &&
      !others.some((other) => agreement(other, reading.judgement, false) === "same")
    ) {
      return verdict(piece, agreed, `taken for ${reading.judgement}, not ${piece.judgement}`);
    }
    if (!piece.turned && negationTurned(note, reading)) {
      return verdict(piece, "inverted", "a negation has come or gone");
    }
    const judged = alone && piece.also.length === 0 && piece.judgement !== "fact";
    const frame = judged ? turnedAround(note, reading.reads_as, piece.judgement === "praise") : "";
    if (frame !== "") return verdict(piece, "inverted", `"${frame}" of ${piece.judgement}`);
  }
  const worked = said.some(({ kind }) => kind === "worked_in");
  return verdict(piece, worked ? "worked_in" : "as_written", "", plain);
}

function judgePiece(note: CorpusNote, piece: Meant, readings: readonly NoteReading[]): Verdict {
  const span = spanOf(note.text, piece.at);
  const over = readings.filter((reading) => meets(span, reading));
  if (over.length === 0) return verdict(piece, "silent");
  if (!piece.sayable) return judgeUnsayable(note, piece, over);
  const said = over.filter(isSaid);
  if (said.length === 0) {
    // A fault among the best achievements is to be asked about, and not to be said there.
    if (note.field === "best_achievement" && blames(piece.judgement)) return verdict(piece, "told");
    const unexplained = over.some(({ reason }) => reason.trim() === "");
    return unexplained
      ? verdict(piece, "silent", "handed back without a reason")
      : verdict(piece, "handed_back");
  }
  const broken = said.flatMap((reading) => readingProblems(note, reading));
  if (broken.length > 0) return verdict(piece, "wrong", broken.join("; "));
  const { lost, bad } = judgeWords(piece, said);
  if (bad.length > 0) return verdict(piece, "wrong", `says ${bad.join(", ")}`);
  if (lost.length > 0) {
    return over.length > said.length
      ? verdict(piece, "handed_back", `in part: ${lost.join(", ")}`)
      : verdict(piece, "wrong", `lost: ${lost.join(", ")}`);
  }
  return judgeMeaning(note, piece, said);
}

/** Readings that do not stand where they say: outside the note, empty or over each other. */
function misplaced({ text }: CorpusNote, readings: readonly NoteReading[]): boolean {
  let end = 0;
  return readings.some(({ from, to }) => {
    const bad = from < end || to <= from || to > text.length;
    end = to;
    return bad;
  });
}

/** What has become of each piece of a note; a sentence that belongs to no piece and is broken counts against the first. */
export function judgeNote(note: CorpusNote, readings: readonly NoteReading[]): Verdict[] {
  if (misplaced(note, readings)) {
    return note.means.map((piece) => verdict(piece, "wrong", "readings out of place"));
  }
  const verdicts = note.means.map((piece) => judgePiece(note, piece, readings));
  const stray = readings
    .filter(isSaid)
    .filter((reading) => !note.means.some(({ at }) => meets(spanOf(note.text, at), reading)))
    .flatMap((reading) => readingProblems(note, reading));
  const [first] = verdicts;
  if (first && stray.length > 0 && first.fate !== "wrong") {
    verdicts[0] = verdict(first.piece, "wrong", `beside it: ${stray.join("; ")}`);
  }
  return verdicts;
}
