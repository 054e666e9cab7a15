/** Times that a list may have moved under whoever reads it before the reading fails. */
const MOST_MOVES = 5;

type Entry = { id: number };

/**
 * The entries of an ordered list, in parts of at most `size`, after `first`, which has been read. The list may change
 * between two parts: each begins with the entry that the last one ended with, and where that stands elsewhere by now
 * the list is read again from its beginning. So an entry that was there all the time is given, and none twice. Throws
 * where the list never stands still.
 */
export async function* readOn<E extends Entry>(
  first: readonly E[],
  size: number,
  read: (cut: { offset: number; limit: number }) => Promise<readonly E[]>,
): AsyncGenerator<readonly E[]> {
  const given = new Set<number>();
  const fresh = (rows: readonly E[]) => {
    const part = rows.filter(({ id }) => !given.has(id));
    for (const { id } of part) given.add(id);
    return part;
  };
  yield fresh(first);
  let last = first.length < size ? undefined : first.at(-1);
  let offset = size;
  let moves = 0;
  while (last !== undefined) {
    const [before, ...rows] = await read({ offset: offset - 1, limit: size + 1 });
    if (before?.id === last.id) {
      yield fresh(rows);
      last = rows.length < size ? undefined : rows.at(-1);
      offset += size;
      continue;
    }
    moves += 1;
    if (moves > MOST_MOVES) throw new Error("the list does not stand still");
    const again = await read({ offset: 0, limit: size });
    yield fresh(again);
    last = again.length < size ? undefined : again.at(-1);
    offset = size;
  }
}
