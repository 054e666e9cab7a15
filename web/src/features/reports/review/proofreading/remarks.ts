import type { Advice, ProofreadingKind } from "@reportair/contract/features/proofreading.ts";

/** Advice on words of the text on the screen, with what can take their place. */
export interface Remark extends Pick<Advice, "from" | "to" | "kind" | "message"> {
  words: string;
  changes: readonly string[];
}

/** What is of language alone: the rest is about people. */
const OF_LANGUAGE: ReadonlySet<ProofreadingKind> = new Set([
  "placeholder",
  "pronoun",
  "repetition",
  "unfinished",
  "spelling",
]);

export const isOfLanguage = ({ kind }: Pick<Remark, "kind">) => OF_LANGUAGE.has(kind);

/** The server's advice, as remarks on the text that it was given for. */
export function remarksOf(text: string, advice: readonly Advice[]): Remark[] {
  return advice.map(({ from, to, kind, message, suggestion }) => ({
    from,
    to,
    kind,
    message,
    words: text.slice(from, to),
    changes: suggestion === undefined ? [] : [suggestion],
  }));
}

/** Remarks on a text, as remarks on what has become of it: those on words that have changed since are gone. */
export function moved(remarks: readonly Remark[], then: string, now: string): Remark[] {
  if (then === now) return [...remarks];
  const shorter = Math.min(then.length, now.length);
  let head = 0;
  while (head < shorter && then[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && then.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const by = now.length - then.length;
  return remarks.flatMap((remark) => {
    if (remark.to <= head) return [remark];
    if (remark.from < then.length - tail) return [];
    return [{ ...remark, from: remark.from + by, to: remark.to + by }];
  });
}

/** The same words for the same reason are the same remark, wherever they stand. */
export const keyOf = ({ kind, words }: Remark) => `${kind} ${words}`;

/**
 * Remarks of both readers, what is about people before what is about language, each in the order of the text; of two on
 * the same words the first reader's.
 */
export function together(first: readonly Remark[], second: readonly Remark[]): Remark[] {
  const free = second.filter(
    ({ from, to }) => !first.some((other) => other.from < to && from < other.to),
  );
  return [...first, ...free].toSorted(
    (one, other) =>
      Number(isOfLanguage(one)) - Number(isOfLanguage(other)) || one.from - other.from,
  );
}

/** Whether a remark is about what is still being written where the cursor stands. */
export function isBeingWritten(remark: Remark, cursor: number | null): boolean {
  return (
    cursor !== null &&
    isOfLanguage(remark) &&
    remark.kind !== "pronoun" &&
    remark.from <= cursor &&
    cursor <= remark.to
  );
}
