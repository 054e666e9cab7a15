import type { Facts, Sentence } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import { findAvoided } from "../rules/avoided.ts";
import type { HouseRules } from "../rules/rules.ts";
import type { Problem } from "./problem.ts";

/**
 * No sentence holds a word that the school avoids. What the teacher wrote is the teacher's, and a name is a name:
 * a school that avoids "grace" may have a student who is called so.
 */
export function checkWording(
  facts: Pick<Facts, "student">,
  sentences: readonly Sentence[],
  rules: HouseRules | undefined,
): Problem[] {
  const avoid = rules?.avoid ?? [];
  if (avoid.length === 0) return [];
  const name = tidyName(facts.student.first_name);
  return sentences.flatMap(({ text, sources }, sentence) => {
    if (sources.includes("teacher")) return [];
    const word = findAvoided(name === "" ? text : text.replaceAll(name, "…"), avoid);
    if (word === null) return [];
    return [{ check: "wording", sentence, message: `The school avoids the word “${word}”.` }];
  });
}
