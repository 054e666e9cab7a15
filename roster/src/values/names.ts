/** A name in its parts, as they were written. */
export type NameParts = {
  first: string;
  last: string;
  /** A known name in brackets: "Joe (Joey)". */
  known: string | null;
  /** Whether only the place of the words says what is what. */
  guessed: boolean;
};

const BRACKETS = /^(.+?) ?\(([^()]+)\)$/u;

/** A first name and the known name in brackets behind it. */
export function withoutKnownName(text: string): { name: string; known: string | null } {
  const [, name, known] = BRACKETS.exec(text) ?? [];
  return name === undefined || known === undefined
    ? { name: text, known: null }
    : { name, known: known.trim() };
}

/** "Surname, Forename (Known)"; without a comma the last word is taken for the surname. */
export function splitName(text: string): NameParts {
  const { name, known } = withoutKnownName(text);
  const comma = name.indexOf(",");
  if (comma >= 0) {
    const last = withoutKnownName(name.slice(0, comma).trim()).name;
    return { first: name.slice(comma + 1).trim(), last, known, guessed: false };
  }
  const space = name.lastIndexOf(" ");
  // "Joe (Joey) Barker"
  const first = withoutKnownName(name.slice(0, Math.max(0, space)));
  return {
    first: first.name,
    last: name.slice(space + 1),
    known: known ?? first.known,
    guessed: true,
  };
}

const TITLE =
  /^(mr|mrs|miss|ms|mx|dr|prof|professor|rev|revd|sir|madame|mme|herr|frau)\.? (?=\S)/iu;

/** A member of staff as timetables name them: "Mrs N Adebayo", "Adebayo, Ngozi". */
export function splitStaffName(text: string): {
  title: string | null;
  first: string;
  last: string;
} {
  const before = TITLE.exec(text)?.[0] ?? "";
  const { first, last } = splitName(text.slice(before.length));
  // "Adebayo, Mrs N"
  const within = TITLE.exec(first)?.[0] ?? "";
  const title = (before || within).trim();
  return { title: title === "" ? null : title, first: first.slice(within.length), last };
}

/** Letters that were lost on the way: written in an encoding that has none such, or read in another. */
export function lostLetters(name: string): "characters_lost" | "characters_damaged" | null {
  if (name.includes("?")) return "characters_lost";
  return /\uFFFD|[ÂÃÄÅ][\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u.test(name)
    ? "characters_damaged"
    : null;
}
