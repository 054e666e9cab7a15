/** The neighbour of a report in a list of ids, or null at its ends; the first one where it is not in it. */
export function neighbour(ids: readonly number[], current: number | null, step: 1 | -1) {
  const at = current === null ? -1 : ids.indexOf(current);
  return at === -1 ? (ids[0] ?? null) : (ids[at + step] ?? null);
}

/**
 * The next report that still wants a decision: the first such after this one, else the first from the top.
 * Null where there is none but this one.
 */
export function nextOpen<T extends { id: number }>(
  reports: readonly T[],
  current: number,
  isOpen: (report: T) => boolean,
): number | null {
  const at = reports.findIndex((report) => report.id === current);
  const round = [...reports.slice(at + 1), ...reports.slice(0, Math.max(0, at))];
  return round.find(isOpen)?.id ?? null;
}
