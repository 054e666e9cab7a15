import { diffArrays } from "diff";

// How one text becomes another, change by change. Offsets are in UTF-16 units.

/** A stretch `from`–`to` of one text, and `start`–`end` of the other that is to stand there; empty on either side. */
export interface TextChange {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** A stretch of a text, or a point in it. */
export interface Stretch {
  from: number;
  to: number;
}

/** Words that come or go at most; texts that differ by more are one change from the first difference to the last. */
const MOST_EDITS = 1_000;

/** A word, blanks of a line, or a sign with what marks it: nothing is cut within a character. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|[^\S\r\n]+|\r\n|[\s\S]\p{M}*/gu;

/** What stands between two changes of one phrase: no word, no end of a sentence and no line break. */
const WITHIN_PHRASE = /^[^\p{L}\p{N}.!?\r\n]*$/u;

const lengthOf = (tokens: readonly string[]) => tokens.reduce((sum, { length }) => sum + length, 0);

/**
 * What makes `after` of `before`, in order, word by word; words that are changed side by side are one change. Takes a
 * tenth of a second for the longest reports at worst.
 */
export function changesBetween(before: string, after: string): TextChange[] {
  const [a, b] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const [goes, comes] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const changes: TextChange[] = [];
  let from = lengthOf(a.slice(0, head));
  let start = from;
  for (const { removed, added, length } of partsOf(goes, comes)) {
    const [to, end] = [from + (added ? 0 : length), start + (removed ? 0 : length)];
    if (removed || added) {
      const last = changes.at(-1);
      if (last && WITHIN_PHRASE.test(before.slice(last.to, from))) Object.assign(last, { to, end });
      else changes.push({ from, to, start, end });
    }
    [from, start] = [to, end];
  }
  return changes.map((change, at) => afterStop(change, before, after, changes[at + 1]));
}

/** A sentence that comes or goes is said with its own full stop, and not with the one before it. */
function afterStop(
  change: TextChange,
  before: string,
  after: string,
  next: TextChange | undefined,
): TextChange {
  const { from, to, start, end } = change;
  const piece = from === to ? after.slice(start, end) : start === end ? before.slice(from, to) : "";
  const follows = before[to];
  const roomy = to + 1 < (next?.from ?? Infinity);
  if (!roomy || !/^[.!?]/u.test(piece) || follows !== piece[0] || follows !== after[end]) {
    return change;
  }
  return { from: from + 1, to: to + 1, start: start + 1, end: end + 1 };
}

type Part = { removed: boolean; added: boolean; length: number };

function partsOf(goes: string[], comes: string[]): Part[] {
  const parts = diffArrays(goes, comes, { maxEditLength: MOST_EDITS });
  return parts === undefined
    ? [
        { removed: true, added: false, length: lengthOf(goes) },
        { removed: false, added: true, length: lengthOf(comes) },
      ]
    : parts.map(({ removed, added, value }) => ({ removed, added, length: lengthOf(value) }));
}

/** A text with what is to stand in some of its stretches, which are in order and do not meet. */
export function replaced(text: string, pieces: readonly (Stretch & { now: string })[]): string {
  let at = 0;
  let made = "";
  for (const { from, to, now } of pieces) {
    made += text.slice(at, from) + now;
    at = to;
  }
  return made + text.slice(at);
}

/** Texts that somebody suggests changes between. */
export interface Suggested {
  read_text: string;
  suggested_text: string;
  changes: readonly TextChange[];
}

/** The text that was read, with those of the changes that are taken. */
export function withTaken(suggested: Suggested, taken: ReadonlySet<number>): string {
  const pieces = suggested.changes
    .filter((_, at) => taken.has(at))
    .map((change) => ({ ...change, now: newWords(suggested, change) }));
  return replaced(suggested.read_text, pieces);
}

/** What a change puts in. */
export function newWords({ suggested_text }: Suggested, { start, end }: TextChange): string {
  return suggested_text.slice(start, end);
}

/**
 * Where each change that is not taken belongs in the text as it is now; null for those that are taken, and for those
 * whose place, or what stands right beside it, has been changed otherwise. What else is different leaves them alone.
 */
export function placesIn(
  text: string,
  suggested: Suggested,
  taken: ReadonlySet<number>,
): (Stretch | null)[] {
  const base = withTaken(suggested, taken);
  const edits = base === text ? [] : changesBetween(base, text);
  let shift = 0;
  let [passed, moved] = [0, 0];
  return suggested.changes.map((change, index) => {
    if (taken.has(index)) {
      shift += change.end - change.start - (change.to - change.from);
      return null;
    }
    const [from, to] = [change.from + shift, change.to + shift];
    for (let edit = edits[passed]; edit && edit.to < from; edit = edits[passed]) {
      moved += edit.end - edit.start - (edit.to - edit.from);
      passed += 1;
    }
    const next = edits[passed];
    if (next && next.from <= to) return null;
    return { from: from + moved, to: to + moved };
  });
}
