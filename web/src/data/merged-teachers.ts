/** Who teaches a class after a change that began from `before`, applied to who teaches it `now`. */
export function mergedTeachers(
  now: readonly number[],
  before: readonly number[],
  selected: ReadonlySet<number>,
): number[] {
  const kept = now.filter((id) => selected.has(id) || !before.includes(id));
  const added = [...selected].filter((id) => !before.includes(id) && !kept.includes(id));
  return [...kept, ...added];
}
