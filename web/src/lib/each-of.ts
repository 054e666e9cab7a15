/** Does something with each of a list, a few at a time; returns the results in the list's order. */
export async function eachOf<T, R>(
  list: readonly T[],
  act: (each: T) => Promise<R>,
  atOnce = 4,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...list.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await act(next[1]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
