import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { isTargetField } from "./frames.ts";
import type { Form, Node } from "./grammar.ts";
import { BASES, thirdPersonOf } from "./verbs.ts";

/** So many ways are offered. */
const MOST = 2;

/** Ways to say what these words may mean, as whole sentences, the likelier first; none where they are no part of one. */
export function rewordings(
  text: string,
  forms: ReadonlyMap<Form, Node>,
  field: WrittenField,
  student: Facts["student"],
): string[] {
  const name = student.first_name;
  const set = pronounSet(student.pronouns);
  const their = set.their.charAt(0).toUpperCase() + set.their.slice(1);
  const [first = "", ...rest] = text.split(" ");
  const ways: string[] = [];
  if (forms.has("VB") && !/^grade\b/iu.test(text)) {
    ways.push(`${name} should ${text}`);
    if (BASES.has(first) && !/^(?:stop|avoid|try|remember|aim)$/u.test(first))
      ways.push(`${name} ${[thirdPersonOf(first), ...rest].join(" ")}`);
  }
  if (forms.has("VF")) ways.push(`${name} ${text}`);
  if (forms.has("VPP") && !/^(?:handed|given|completed|done|submitted)\b/iu.test(text))
    ways.push(`${name} was ${text}`);
  // "Mock result was a shock" has its verb, and "proud of her" is of its teacher.
  if (
    forms.has("ADJP") &&
    !/^(?:mock|well|best of|proud|pleased)\b|\b(?:was|were|is|are)\b/iu.test(text)
  )
    ways.push(`${name} is ${text}`, `${their} work is ${text}`);
  if (forms.has("VG")) ways.push(`${name} is ${text}`, `${name} should work on ${text}`);
  if (forms.has("NP") && !forms.has("VB") && !/\d/u.test(text)) {
    ways.push(
      ...(isTargetField(field) ? [] : [`${name} is confident with ${text}`]),
      `${name} needs to work on ${text}`,
    );
  }
  return [...new Set(ways)];
}

/** The first ways that will be said when they are taken. */
export function thatWork(ways: readonly string[], isSaid: (way: string) => boolean): string[] {
  const working: string[] = [];
  for (const way of ways) {
    if (isSaid(way)) working.push(way);
    if (working.length === MOST) break;
  }
  return working;
}
