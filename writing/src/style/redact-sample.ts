import { STUDENT_PLACEHOLDER, redact } from "../privacy/redact.ts";
import type { RosterIndex } from "../privacy/roster.ts";

/**
 * A sample or a report with its identifiers out, as it may be stored: the student of whom it speaks, who
 * is the person it names most often, becomes "{PUPIL}", everybody else and every number a placeholder.
 * What the placeholders stood for is forgotten.
 */
export function redactSample(text: string, roster: RosterIndex): string {
  const { texts, table } = redact([text], roster);
  const out = texts[0] ?? "";
  // A short form and the full name are two placeholders of one person.
  const names = [...table.keys()].filter((key) => /^\{(?:CLASSMATE|NAME)_/u.test(key));
  const counted = names
    .map((key) => ({ key, times: out.split(key).length - 1, at: out.indexOf(key) }))
    .toSorted((one, other) => other.times - one.times || one.at - other.at);
  const student = counted[0];
  if (!student) return out;
  const original = table.get(student.key) ?? "";
  const first = original.split(/\s/u)[0]?.toLowerCase() ?? "";
  const same = names.filter(
    (key) => (table.get(key) ?? "").toLowerCase().split(/\s/u)[0] === first,
  );
  return same.reduce((rest, key) => rest.replaceAll(key, STUDENT_PLACEHOLDER), out);
}
