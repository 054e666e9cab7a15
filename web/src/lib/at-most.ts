/** Runs work as given, or once its turn has come; work that is not wanted any more when it comes is left out. */
export type Turns = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Lets at most so many things run at a time. Whoever came last is next: what a person does now goes before a list. */
export function atMost(limit: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function turn(): Promise<void> {
    if (running < limit) running += 1;
    // Whoever is through hands on the place.
    else await new Promise<void>((begin) => waiting.push(begin));
  }
  function through(): void {
    const next = waiting.pop();
    if (next) next();
    else running -= 1;
  }
  return async (work, signal) => {
    await turn();
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      through();
    }
  };
}
