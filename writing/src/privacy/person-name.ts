/** A person's name as the school records it. */
export type PersonName = {
  first_name: string;
  last_name: string;
  /** Another first name that they go by, or the recorded one where `first_name` is what they are called: theirs as well. */
  also_called?: string | null;
  /** The names of their papers, where they are called otherwise; one that does not differ is left out. */
  legal?: { first_name?: string | null; last_name?: string | null } | null;
};

const others = (...names: (string | null | undefined)[]) => names.flatMap((name) => name || []);

/** Every first name of theirs, the one they are called first. */
export function firstNamesOf({ first_name, also_called, legal }: PersonName): string[] {
  return [first_name, ...others(also_called, legal?.first_name)];
}

/** Every last name of theirs, the one they are called first. */
export function lastNamesOf({ last_name, legal }: PersonName): string[] {
  return [last_name, ...others(legal?.last_name)];
}
