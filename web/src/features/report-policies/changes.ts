/** The fields that differ from before, and only those: others may be changing the rest. */
export function changesOf<T extends object>(now: T, before: T): Partial<T> {
  const differs = (field: keyof T) => JSON.stringify(now[field]) !== JSON.stringify(before[field]);
  return Object.fromEntries(
    Object.entries(now).filter(([field]) => differs(field as keyof T)),
  ) as Partial<T>;
}
