/** A word with each of its letters left out in turn. */
export function oneLetterLeftOut(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether two words differ by one letter left out, added or changed, or by two swapped neighbours. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head++;
  const restOne = one.slice(head);
  const restOther = other.slice(head);
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    (restOne[0] === restOther[1] &&
      restOne[1] === restOther[0] &&
      restOne.slice(2) === restOther.slice(2))
  );
}

/** A name has at most a hundred letters, and what is longer is near none. */
const LONGEST = 101;

/** The known words one letter away from `word`, by an index from each word and its shortenings. */
export function nearWords(word: string, index: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  if (word.length > LONGEST) return [];
  for (const key of [word, ...oneLetterLeftOut(word)]) {
    for (const known of index.get(key) ?? []) if (isOneLetterOff(word, known)) found.add(known);
  }
  return [...found];
}
