import type { MarkSheetOrder } from "@reportair/contract/features/destinations.ts";
import { folded } from "@reportair/contract/finding.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { RecordedName } from "../students/names-of.ts";

type Member = RecordedName & { id: number; student_id: string };

/** How the first line of a column is called that is no pupil's. */
const HEADING =
  /^(?:(?:full|legal|preferred|student|pupil|learner)s? ?)*(?:names?|surnames?|forenames?|students?|pupils?|learners?|last names?|first names?|adno|admission (?:no|number))\b/u;

/** The lines of what was pasted that hold anything. */
export function linesOf(names: string): string[] {
  return names
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * The order of a mark sheet from its names as they were pasted, one a line, in any spelling of a name and order of its
 * parts, or by admission number. A line that is nobody is 0 in the order; one that could be several pupils is, too.
 */
export function matchLines(
  names: string,
  members: readonly Member[],
): { order: number[]; found: MarkSheetOrder } {
  const keys = members.map((member) => ({
    member,
    names: namesOf(member),
    number: numberKey(member.student_id),
  }));
  const order: number[] = [];
  const unknown: string[] = [];
  const ambiguous: string[] = [];
  const taken = new Set<number>();
  for (const [at, line] of linesOf(names).entries()) {
    const found = byNumber(line, keys) ?? byName(line, keys);
    if (found.length === 1 && found[0] && !taken.has(found[0].id)) {
      taken.add(found[0].id);
      order.push(found[0].id);
    } else if (found.length === 0 && at === 0 && HEADING.test(folded(line))) continue;
    else {
      (found.length > 1 ? ambiguous : unknown).push(line);
      order.push(0);
    }
  }
  const missing = members.filter(({ id }) => !taken.has(id)).map(fullName);
  return { order, found: { unknown, ambiguous, missing } };
}

/** Whose admission number stands alone in the line or in a cell of it; undefined where it has none. */
function byNumber(
  line: string,
  keys: readonly { member: Member; number: string }[],
): Member[] | undefined {
  const cells = new Set(line.split("\t").map(numberKey));
  const found = keys.filter(({ number }) => cells.has(number)).map(({ member }) => member);
  return found.length === 0 ? undefined : found;
}

/** Zeros at the front are lost in spreadsheets. */
const numberKey = (text: string) => folded(text).replace(/^0+(?=\d+$)/u, "");

/** Whoever has most of the line's words as a name; several who have as many. */
function byName(
  line: string,
  keys: readonly { member: Member; names: readonly (readonly string[])[] }[],
): Member[] {
  const words = new Set(folded(line).split(" "));
  const scored = keys.map(({ member, names }) => ({
    member,
    score: Math.max(
      0,
      ...names.filter((name) => name.every((word) => words.has(word))).map(({ length }) => length),
    ),
  }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ member }) => member);
}

/** Every name that a pupil may stand under, in words. */
function namesOf(member: Member): string[][] {
  const firsts = [member.first_name, member.preferred_name, member.legal_first_name];
  const lasts = [member.last_name, member.legal_last_name];
  return firsts.flatMap((first) =>
    lasts.flatMap((last) =>
      first === null || last === null
        ? []
        : [
            folded(`${first} ${last}`)
              .split(" ")
              .filter((word) => word !== ""),
          ],
    ),
  );
}
