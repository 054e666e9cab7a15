import { DONE } from "./things.ts";

/** What stands before the name of a teacher. */
const TITLES: ReadonlySet<string> = new Set(
  "mr mrs ms miss dr sir madame señor señora frau herr monsieur".split(" "),
);

/** What a teacher says of a pupil or of anything that is the pupil's. */
const SAYS: ReadonlySet<string> = new Set(
  `says said reports reported tells praises praised admired noticed recommends recommended nominated commented mentioned
  rates rated`.split(/\s+/u),
);
/** What a teacher does with what a pupil has made. */
const SHOWS: ReadonlySet<string> = new Set(
  "read chose displayed used showed shared loved loves enjoyed enjoys liked likes entered picked kept".split(
    " ",
  ),
);

/** How a teacher feels about a pupil: "was delighted with her stall". */
const PLEASED =
  /^(?:is|was|were|are) (?:also |very |really |so |particularly |absolutely |most )*(?:delighted|pleased|impressed|thrilled|proud|amazed|moved|charmed|touched) (?:with|by|of|at) /u;

/** A word as it was typed. */
type Typed = { text: string };

/** Whether this is the title of a teacher whose name follows. */
export function isTitle(word: Typed | undefined, next: Typed | undefined): boolean {
  return (
    word !== undefined && TITLES.has(word.text.toLowerCase()) && /^\p{Lu}/u.test(next?.text ?? "")
  );
}

/**
 * Whether a sentence begins with a teacher, by title and name, who tells of the pupil or of the pupil's work: "Mr Hughes
 * read his essay". Of another sentence about a teacher, "his" may be the teacher's.
 */
export function tellsOfPupil(words: readonly Typed[]): boolean {
  const [title, name, ...rest] = words;
  if (!isTitle(title, name)) return false;
  const told = rest.map(({ text }) => text.toLowerCase()).join(" ");
  const [verb = "", ...things] = told
    .replace(/^(?:also|often|always|recently|even) /u, "")
    .split(" ");
  // "Mrs Khan used her phone": her own.
  const ofWork = things.slice(0, 4).some((thing) => DONE.some(([pattern]) => pattern.test(thing)));
  return SAYS.has(verb) || (SHOWS.has(verb) && ofWork) || PLEASED.test(told);
}
