/** One choice of a select. */
export interface SelectOption<T extends string = string> {
  value: T;
  label: string;
  /** Its place on a scale, best first, drawn as bars. */
  glyph?: { index: number; of: number };
  /** Said after the label, quieter: a number of students. */
  detail?: string;
}

/**
 * The value that a number key stands for: 1 is the first option, 0 is "nothing chosen".
 * `undefined` where the key means nothing here.
 */
export function valueOfKey<T extends string>(
  key: string,
  options: readonly SelectOption<T>[],
  clearable: boolean,
): T | "" | undefined {
  if (key === "0") return clearable ? "" : undefined;
  if (!/^[1-9]$/u.test(key)) return undefined;
  return options[Number(key) - 1]?.value;
}

/**
 * The place of the option that typing finds: the first after `from`, going round, whose label begins
 * with the letter; -1 where none does.
 */
export function indexByLetter(
  letter: string,
  options: readonly { label: string }[],
  from: number,
): number {
  const wanted = letter.toLocaleLowerCase("en-GB");
  for (let step = 1; step <= options.length; step++) {
    const index = (Math.max(from, -1) + step) % options.length;
    if (options[index]?.label.toLocaleLowerCase("en-GB").startsWith(wanted)) return index;
  }
  return -1;
}
