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
 * The place of the option that typing finds, going round: the first from `from` on whose label begins with all that was
 * typed in one go, or, for one letter, also pressed again and again, the next one after it; -1 where none does.
 */
export function indexByTyping(
  typed: string,
  options: readonly { label: string }[],
  from: number,
): number {
  const find = (beginning: string, start: number) => {
    const wanted = beginning.toLocaleLowerCase("en-GB");
    for (let step = 0; step < options.length; step++) {
      const index = (start + step) % options.length;
      if (options[index]?.label.toLocaleLowerCase("en-GB").startsWith(wanted)) return index;
    }
    return -1;
  };
  const whole = typed.length > 1 ? find(typed, Math.max(from, 0)) : -1;
  const letter = typed.charAt(0);
  if (whole >= 0 || typed !== letter.repeat(typed.length)) return whole;
  return find(letter, Math.max(from, -1) + 1);
}
