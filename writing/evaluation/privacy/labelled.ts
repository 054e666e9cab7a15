import type { Roster } from "../../src/privacy/roster.ts";

/** A substring that must not stand in what is sent; `known` where the roster or the form of a number gives it away. */
export type Secret = { text: string; known: boolean };

/** A note about one pupil with what must leave it, and what must stay in it. */
export type PrivateNote = {
  /** The pupil's first and last name, as in the school's roster. */
  about: string;
  kind: string;
  text: string;
  secrets: readonly Secret[];
  keeps: readonly string[];
  /** Whether what is sent must, or must not, say "a classmate"; absent where either will do. */
  classmate?: boolean;
  /** The school that knows the pupil, where it is not the usual one. */
  school?: Roster;
};

const LABEL = /\{([^{}]+)\}|<([^<>]+)>|\[([^[\]]+)\]/gu;
const ENDING = / => (a|no) classmate$/u;

function readNote(kind: string, about: string, source: string): PrivateNote {
  const ending = ENDING.exec(source);
  const withoutEnding = source.replace(ENDING, "");
  const secrets: Secret[] = [];
  const keeps: string[] = [];
  for (const [, known, unknown, keep] of withoutEnding.matchAll(LABEL)) {
    if (known !== undefined) secrets.push({ text: known, known: true });
    if (unknown !== undefined) secrets.push({ text: unknown, known: false });
    if (keep !== undefined) keeps.push(keep);
  }
  const note = { about, kind, text: withoutEnding.replace(LABEL, "$1$2$3"), secrets, keeps };
  return ending ? { ...note, classmate: ending[1] === "a" } : note;
}

/**
 * Reads notes by pupil in which `{Grace}` is a secret that is known, `<Sorrel>` one that is not, and `[lost a mark]`
 * must stay; a note may end in ` => a classmate` or ` => no classmate` (`defaults` for the others). A short secret takes
 * a neighbouring word with it (`{mark needs}`), since the same letters may stand elsewhere as a word.
 */
export function labelled(
  kind: string,
  notesByPupil: Readonly<Record<string, readonly string[]>>,
  defaults: Pick<PrivateNote, "classmate" | "school"> = {},
): PrivateNote[] {
  return Object.entries(notesByPupil).flatMap(([about, notes]) =>
    notes.map((note) => ({ ...defaults, ...readNote(kind, about, note) })),
  );
}
