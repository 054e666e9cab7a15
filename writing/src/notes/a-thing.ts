import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { isOwnWork } from "./achievements.ts";
import type { Material } from "./frames.ts";
import { isUncounted } from "./countability.ts";
import { isPerson } from "./people.ts";
import { isPlural } from "./senses.ts";

// A thing that a piece names, and what it shows of itself.

/** More or less of something, or more so. */
export const MORE =
  /^(?:more|less|fewer|greater|further|longer|fuller|better|wider|deeper|clearer|closer|quicker|neater|tidier|stronger|extra|additional)$/u;

/** What says that there is none. */
export const DENIED = /^(?:no|zero|nil)$/u;

/** A thing and how it opens. */
export type Thing = Material & { field: WrittenField; first: string; source: string };

/** Whether one thing that is counted stands without an article or an owner: "conclusion", "verb to the end". */
export function isBareOne({ words, head, owned, tokens }: Thing): boolean {
  const [first] = words;
  const opens = tokens[0]?.kind === "text" ? tokens[0].text : "";
  const led =
    owned ||
    tokens[0]?.kind === "pronoun" ||
    /^(?:an?|the) /u.test(opens) ||
    ["det", "num", "poss", "mine"].some((sense) => first?.senses.has(sense as never));
  return (
    !led &&
    head !== "" &&
    !isPlural(head) &&
    !isUncounted(head) &&
    !/\p{Lu}|\d/u.test(first?.text ?? "")
  );
}

/** Whether a thing is somebody: "role model", "captain of the team". */
export function isSomebody({ head, words, field }: Thing): boolean {
  return (
    // "Phone holder" among the achievements: made, and nobody.
    (isPerson(head) && !(field === "best_achievement" && isOwnWork(head))) ||
    /\brole model\b/u.test(words.map(({ lower }) => lower).join(" ")) ||
    /^(?:member|captain|part|lead|runner-up|boy|girl)$/u.test(head)
  );
}
