/** Texts that a teacher has ordered, at so many milliseconds. */
export type Ordered = { school: number; teacher: number; at: number; texts: number };

type Taken = { held: number; last: number };
type Waiting = Ordered & { left: number; under: number; end: number; own: Taken; shared: Taken };

/**
 * When each order would be written if nothing but the provider took any time: as many texts at once as `hands`, each
 * takes `takes` milliseconds, and the next free hand goes to the school with the fewest texts under way, in it to the
 * teacher with the fewest, and between equals to whoever has waited longest.
 */
export function fairTurns(orders: readonly Ordered[], hands: number, takes: number): number[] {
  const schools = new Map<number, Taken>();
  const taken = (): Taken => ({ held: 0, last: -1 });
  const all = orders.map((order): Waiting => {
    const shared = schools.get(order.school) ?? taken();
    schools.set(order.school, shared);
    return { ...order, left: order.texts, under: 0, end: order.at, own: taken(), shared };
  });
  const underWay: { end: number; of: Waiting }[] = [];
  const coming = all.toSorted((a, b) => a.at - b.at);
  let open: Waiting[] = [];
  let turn = 0;
  for (let now = coming[0]?.at ?? 0; ;) {
    while (coming[0] !== undefined && coming[0].at <= now) open.push(...coming.splice(0, 1));
    while (underWay[0] !== undefined && underWay[0].end <= now) {
      const [{ end, of }] = underWay.splice(0, 1) as [{ end: number; of: Waiting }];
      of.own.held -= 1;
      of.shared.held -= 1;
      of.under -= 1;
      if (of.left === 0 && of.under === 0) of.end = end;
    }
    while (underWay.length < hands && open.length > 0) {
      const next = open.reduce((best, each) => (goesBefore(each, best) ? each : best));
      turn += 1;
      for (const count of [next.own, next.shared]) {
        count.held += 1;
        count.last = turn;
      }
      next.left -= 1;
      next.under += 1;
      if (next.left === 0) open = open.filter((each) => each !== next);
      underWay.push({ end: now + takes, of: next });
    }
    const following = Math.min(underWay[0]?.end ?? Infinity, coming[0]?.at ?? Infinity);
    if (following === Infinity) return all.map(({ end }) => end);
    now = following;
  }
}

function goesBefore(one: Waiting, other: Waiting): boolean {
  const keys = ({ own, shared }: Waiting) => [shared.held, shared.last, own.held, own.last];
  const theirs = keys(other);
  for (const [at, key] of keys(one).entries()) {
    const difference = key - (theirs[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
