const ROUNDS = 21;

/** How many milliseconds something takes, one after the other: the middle of many times. */
export async function medianTime(work: () => Promise<unknown>): Promise<number> {
  // Not counted: code is compiled and connections are opened in the first.
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
