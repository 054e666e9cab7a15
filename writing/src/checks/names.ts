import type { Facts } from "../facts.ts";
import { escapePattern, foldName, tidyName } from "../language/names.ts";
import type { Problem } from "./problem.ts";

/** Whether a name stands as a word in a text, letter for letter: nearly always, and no pattern need be made of it. */
function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const inWord =
      /[\p{L}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at)) ||
      /^[\p{L}\p{M}]/u.test(text.slice(at + name.length));
    if (!inWord) return true;
  }
  return false;
}

/** The student's first name stands in the text, spelt as the school spells it. */
export function checkName(facts: Facts, text: string): Problem[] {
  const name = tidyName(facts.student.first_name);
  if (name === "" || standsIn(text.normalize("NFC"), name)) return [];
  const exact = new RegExp(`(?<![\\p{L}\\p{M}])${escapePattern(name)}(?![\\p{L}\\p{M}])`, "iu");
  if (exact.test(text.normalize("NFC"))) return [];
  const spelt = foldName(text).includes(foldName(name));
  return [
    {
      check: "name",
      message: spelt
        ? "The pupil's name is not spelt as the school spells it."
        : "The pupil's name is not in the text.",
    },
  ];
}
