import type { Facts, Sentence } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import { findAvoided } from "../rules/avoided.ts";
import type { HouseRules } from "../rules/rules.ts";
import type { Problem } from "./problem.ts";

/** A sentence without the student's name: one who is called so may be named where a school avoids "grace". */
export function withoutName(sentence: string, name: string): string {
  return name === "" ? sentence : sentence.replaceAll(name, "…");
}

/**
 * No sentence holds a word that the school avoids. What the teacher wrote is the teacher's, and a name is a name.
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
    const word = findAvoided(withoutName(text, name), avoid);
    if (word === null) return [];
    return [{ check: "wording", sentence, message: `The school avoids the word “${word}”.` }];
  });
}
