import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { IS, isTargetField, PUPIL, PUPILS, sentence, text, verb, type Material } from "./frames.ts";
import { plainOf } from "./happened.ts";
import type { Thing } from "./a-thing.ts";

// Marks and grades that stand where a thing is named.

/** A grade or mark: "7", "grade 7", "28 out of 30", "85%". */
export const MARK =
  /^(?:\d{1,3} ?%|\d{1,3}(?:\.\d)? out of \d{1,3}|(?:a )?grade [A-G1-9][*+-]?|full marks|top marks?|the top mark|the highest mark|an? [A-G][*+-]?(?![\w])|[A-G][*+-](?!\w)|[A-G](?= (?:in|on|for)\b)|[1-9][+-]?(?= (?:in|on|for)\b)|[1-9][+-]?$|level \d\w?|\d{1,2}s\b|\d{1,3} marks|\d{1,3}$)/iu;

function markTokens(material: Material): readonly Token[] {
  const [first] = material.tokens;
  if (first?.kind !== "text") return material.tokens;
  const bare = first.text.trimStart();
  const single = /^([1-9])([+-]?)(?= (?:in|on|for)\b|$)/u.exec(bare);
  const letter = /^(?!an? )([A-G])([*+-]?)(?= |$)/iu.exec(bare);
  let read = bare;
  if (single) read = `a grade ${bare}`;
  else if (/^grade /iu.test(bare)) read = `a ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  else if (letter) read = `${/^[AEF]/iu.test(bare) ? "an" : "a"} ${bare}`;
  else if (/^top mark\b/iu.test(bare)) read = `the ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  return [text(read), ...material.tokens.slice(1)];
}

function achieved(field: WrittenField, material: Material): Token[] {
  const mark = markTokens(material);
  // A mark among the targets was reached, and a grade is aimed at.
  const reached = /%|out of|marks/u.test(plainOf(material.words));
  if (isTargetField(field) && reached) return [];
  return isTargetField(field)
    ? sentence(PUPIL, verb(" is", " are"), text(" aiming for "), mark)
    : sentence(PUPIL, text(" achieved "), mark);
}

/** Whether a thing is a mark or a grade, with nothing behind it but what it was reached in. */
export function isMark({ source }: Thing): boolean {
  const mark = MARK.exec(source)?.[0];
  const rest = mark ? source.slice(mark.length).trim() : "";
  return (
    mark !== undefined &&
    (rest === "" ||
      /^(?:in|on|for|at|across|overall|this|last|from|with|out|by|up|every|each|most)\b/u.test(
        rest,
      ) ||
      // "7s and 8s", and no "5s and 7s back to front".
      (/^(?:and\b|,)/u.test(rest) && !/\b(?:back|front|wrong|round|mixed|muddled)\b/u.test(rest)))
  );
}

export function nameMark(thing: Thing): Token[] | null {
  const { field, source, tokens } = thing;
  if (field === "punctuality_notes")
    return source.endsWith("%") ? sentence(PUPILS, text(" attendance is "), tokens) : null;
  const alone = MARK.exec(source)?.[0].length === source.length;
  // "2 out of 10 this term": handed in, or scored?
  if (
    field === "homework_notes" &&
    /^\d+ out of \d+ (?:this|last|so far|since|all|in total|overall)\b/u.test(source)
  )
    return null;
  // "Grade 3 at best": how far it may come.
  if (
    /\b(?:at best|at most|at worst|on current form|at the moment|with luck|realistically|at this rate)\b/u.test(
      source,
    )
  )
    return null;
  const anyMark = /^(?:level_notes|best_achievement|area_to_improve|additional_notes)$/u;
  if (alone && !anyMark.test(field)) return null;
  // "Grade 5" beside the level is where somebody works, and what was achieved is of a test.
  const grade = /^(?:an? )?(?:grade )?([1-9A-G][*+-]?)$/u.exec(source)?.[1];
  if (grade && field === "level_notes")
    return sentence(PUPIL, IS, text(`working at grade ${grade}`));
  // "10 out of 10 every week"
  if (
    /^\d{1,3}(?:%| out of \d{1,3}) (?:every|each|most) \p{L}+(?: (?:in|for|on) .+)?$/u.test(source)
  )
    return isTargetField(field)
      ? null
      : sentence(PUPIL, verb(" scores ", " score "), markTokens(thing));
  const said = achieved(field, thing);
  return said.length > 0 ? said : null;
}
