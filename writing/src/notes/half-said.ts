import { roughText } from "../embedded/lexicon/template.ts";
import { namesSomebody } from "./clauses.ts";
import { pointsBack } from "./pieces.ts";
import type { PieceReading } from "./piece.ts";
import { isDeedOfPupil } from "./said-of-things.ts";

/** Whether a reading is a sentence whose subject is the student. */
function isLed(reading: PieceReading): boolean {
  const first = "form" in reading ? reading.tokens[0] : undefined;
  return first?.kind === "reference" && first.form === "subject";
}

/** Whether a sentence calls something the best achievement, of which there is one. */
export function isBest(reading: PieceReading): boolean {
  return said(reading).includes("best achievement was");
}

/** "Finish on time, more care with shading": a target of its own, whatever stands before it. */
const ASKS_FOR_MORE = / needs? (?:to (?:take|include|do) )?(?:more|less|fewer|better)\b/u;

function said(reading: PieceReading): string {
  return "form" in reading ? roughText(reading.tokens) : "";
}

/** An item of a list, as it was read and as it was typed. */
type Item = { reading: PieceReading; typed: string };

/**
 * Whether what is said of a list would leave out what it hangs on, so that all of it is one question to its teacher: the
 * first of its items, or one side of a "but".
 */
export function leavesHalf(
  items: readonly Item[],
  turns: readonly ("but" | "though" | undefined)[],
  /** Whether the last of the items ends the list: "and cash flow". */
  goesOn: boolean,
): boolean {
  const readings = items.map(({ reading }) => reading);
  const out = readings.map(({ kind }) => kind === "handed_back");
  const others = readings.slice(1);
  // "Bring a calculator, protractor": the second is to be brought, too.
  const form = (reading: PieceReading) => ("form" in reading ? reading.form : null);
  if (
    form(readings[0] as PieceReading) === "VB" &&
    others.some((each) => form(each) === "NP" && !ASKS_FOR_MORE.test(said(each)))
  )
    return true;
  // "Can calculate profit, costs and cash flow": the list goes on.
  const last = readings.length - 1;
  const before = readings[last - 1];
  if (out[last] && before && /^V[FBG]$/u.test(form(before) ?? "") && goesOn) return true;
  const own = (reading: PieceReading) =>
    "form" in reading && reading.form === "S" && isLed(reading);
  // What is only a word too strong is asked about by itself: "lazy, no homework since March".
  const strong = readings.map(({ reason }) => /is no word for a report/u.test(reason));
  // "Super start, picks up vocabulary quickly": whoever does that is the student, unless somebody else was named.
  const deed = ({ reading, typed }: Item) =>
    !pointsBack(typed) && isDeedOfPupil(reading, typed) && !namesSomebody(items[0]?.typed ?? "");
  // "Hair tied back, wash hands": what is to be done hangs on nothing.
  const task = ({ reading, typed }: Item) => form(reading) === "VB" && !pointsBack(typed);
  if (
    out[0] &&
    !strong[0] &&
    !others.some(own) &&
    !items.slice(1).some((item) => deed(item) || task(item))
  )
    return true;
  const halved = turns.some(
    (turn, at) =>
      (turn === "but" && out[at - 1] !== out[at]) ||
      (turn === "though" && out[at] !== out[at + 1] && at + 1 < out.length),
  );
  return halved;
}

/** "Silly with the flour, has since apologised": what was apologised for is over, and nothing says that it was. */
export function isApology(typed: string): boolean {
  return (
    /\b(?:apologised|said sorry|owned up)\b/iu.test(typed) &&
    !/\b(?:was|were|on \p{Lu}|in \p{Lu}|last|rude|swore)\b/u.test(typed)
  );
}
