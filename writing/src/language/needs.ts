/**
 * What a pattern cannot do without: letters of which a text must have at least one run for the pattern to be met in it,
 * in small letters; null where no such letters are known. A note meets few of the hundreds of patterns that it is read
 * with, and to look for letters is far quicker than to try a pattern.
 */
type Needs = readonly string[] | null;

/** A run of letters, and the numbers of its pairs of letters. */
type Run = { letters: string; pairs: readonly number[] };

/** A pattern with what it cannot do without. */
export type Guarded = { pattern: RegExp; needs: readonly Run[] | null };

/** A text as `mayMeet` takes it, with a bit for each pair of letters in it. */
export type Folded = { text: string; pairs: readonly number[] };

/** Where so many runs are looked for, the pattern itself is as quick. */
const MOST_RUNS = 64;

/** The more telling of two needs that both hold: the longer runs, and fewer of them. */
function telling(one: Needs, other: Needs): Needs {
  if (!one || !other) return one ?? other;
  const [a, b] = [one, other].map((runs) => Math.min(...runs.map((run) => run.length)));
  if (a !== b) return (a ?? 0) > (b ?? 0) ? one : other;
  return one.length <= other.length ? one : other;
}

const QUANTIFIER = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/uy;
/** The whole of an escape that stands for no letter of its own. */
const ESCAPE = /\\(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c.|[\w])/uy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/uy;
const OPENS_GROUP = /\((?:\?(?::|=|<=|(!|<!)|<\w+>))?/uy;

/** Reads the source of a pattern from left to right. */
class Source {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  /** What one of several alternatives needs: a text that meets the pattern has a run of one of them. */
  alternatives(): Needs {
    let all: Needs = [];
    for (;;) {
      const one = this.sequence();
      all = all && one && all.length + one.length <= MOST_RUNS ? [...all, ...one] : null;
      if (this.text[this.at] !== "|") return all;
      this.at++;
    }
  }

  private sequence(): Needs {
    let best: Needs = null;
    let run = "";
    const endRun = () => {
      if (run !== "") best = telling(best, [run]);
      run = "";
    };
    while (this.at < this.text.length && !/[|)]/u.test(this.text[this.at] ?? "")) {
      const letter = this.letter();
      const needs = letter === null ? this.part() : null;
      const quantifier = this.take(QUANTIFIER);
      const optional =
        quantifier !== null && (/^[?*]/u.test(quantifier[0]) || quantifier[1] === "0");
      if (letter !== null && !optional) run += letter;
      if (letter === null || quantifier) endRun();
      if (letter === null && !optional) best = telling(best, needs);
    }
    endRun();
    return best;
  }

  /** The letter or sign that stands here for itself; null where none does. */
  private letter(): string | null {
    const found = /^(?:\\([^\w])|([^\\[\](){}.^$|?*+]))/u.exec(
      this.text.slice(this.at, this.at + 2),
    );
    const letter = found?.[1] ?? found?.[2];
    // What has other cases than in ASCII is not looked for.
    if (!found || letter === undefined || letter > "~") return null;
    this.at += found[0].length;
    return letter.toLowerCase();
  }

  /** A group, a class, an escape or a sign; what stands in a group is needed unless it must not be there. */
  private part(): Needs {
    const group = this.take(OPENS_GROUP);
    if (group) {
      const needs = this.alternatives();
      this.at++;
      return group[1] === undefined ? needs : null;
    }
    if (!this.take(CLASS) && !this.take(ESCAPE)) this.at++;
    return null;
  }
}

/** A pair of letters as one of 512 numbers. Pairs may share one: it only says that a run may be there. */
const pairOf = (one: number, other: number) => (Math.imul(one, 31) + Math.imul(other, 7)) & 511;

function pairsOf(run: string): number[] {
  const pairs: number[] = [];
  for (let at = 1; at < run.length; at++)
    pairs.push(pairOf(run.charCodeAt(at - 1), run.charCodeAt(at)));
  return pairs;
}

/** A pattern with what it cannot do without. */
export function guarded(pattern: RegExp): Guarded {
  const needs = new Source(pattern.source).alternatives();
  const runs = needs?.map((letters): Run => ({ letters, pairs: pairsOf(letters) })) ?? null;
  return { pattern, needs: runs };
}

/** A text as `mayMeet` takes it: in small letters, and the one letter that only a pattern takes for an "s" as one. */
export function foldedFor(typed: string): Folded {
  const text = typed.toLowerCase().replaceAll("\u017F", "s");
  const pairs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 1; at < text.length; at++) {
    const pair = pairOf(text.charCodeAt(at - 1), text.charCodeAt(at));
    pairs[pair >> 5] = (pairs[pair >> 5] ?? 0) | (1 << (pair & 31));
  }
  return { text, pairs };
}

/** Whether a run stands in a text; most do not, and mostly a pair of its letters tells. */
function holds(folded: Folded, { letters, pairs }: Run): boolean {
  for (const pair of pairs)
    if (((folded.pairs[pair >> 5] ?? 0) & (1 << (pair & 31))) === 0) return false;
  return folded.text.includes(letters);
}

/** Whether a pattern may be met in a text; where it may not, it need not be tried. */
export function mayMeet({ needs }: Guarded, folded: Folded): boolean {
  if (needs === null) return true;
  for (const run of needs) if (holds(folded, run)) return true;
  return false;
}

/** Whether one of these patterns is met in a text. */
export function meetsOne(patterns: readonly Guarded[], text: string, folded: Folded): boolean {
  return patterns.some((each) => mayMeet(each, folded) && each.pattern.test(text));
}
