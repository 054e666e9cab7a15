import type { Facts } from "../facts.ts";
import { escapePattern, foldName, tidyName } from "../language/names.ts";
import type { Problem } from "./problem.ts";

/** The student's first name stands in the text, spelt as the school spells it. */
export function checkName(facts: Facts, text: string): Problem[] {
  const name = tidyName(facts.student.first_name);
  if (name === "") return [];
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
