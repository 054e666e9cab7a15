/** The places of a field's options, best first, as a clause may mean them. */
export type Options = readonly number[];

/** What a clause says of a field: the options that it is a plain way of saying, and those it does not exclude. */
export type TickReading = { says: Options; allows: Options };

/** Reads one clause; null where it does not speak of the field. */
export type ReadsClause = (clause: string) => TickReading | null;

/** A way of saying some options, and what else it leaves open. */
export function means(says: Options, allows: Options = says): TickReading {
  return { says, allows };
}

/** The meaning of the first of these patterns that a clause meets. */
export function firstOf(
  ways: readonly (readonly [RegExp, TickReading])[],
  clause: string,
): TickReading | null {
  return ways.find(([pattern]) => pattern.test(clause))?.[1] ?? null;
}
