import { foldedFor, guarded, mayMeet } from "../language/needs.ts";
import type { IdentifierKind } from "./identifier-pattern.ts";
import { IDENTIFIER_PATTERNS } from "./identifier-patterns.ts";

/** A stretch of a text that leads to a person without naming one. */
export type IdentifierSpan = { start: number; end: number; kind: IdentifierKind };

const PATTERNS = IDENTIFIER_PATTERNS.map((each) => ({ ...each, ...guarded(each.pattern) }));

/** Everything in a text that is a date, a number, an address, a link or a known student ID. */
export function findIdentifiers(
  text: string,
  ids: ReadonlySet<string> = new Set(),
): IdentifierSpan[] {
  const spans: IdentifierSpan[] = [];
  if (!/[\p{L}\p{N}]/u.test(text)) return spans;
  // Long stretches of white space part what stands around them, and cost time where a pattern allows for any.
  const searched = text.replaceAll(/\s{4,}/gu, (gap) => "   " + "\uFFFC".repeat(gap.length - 3));
  const folded = foldedFor(searched);
  for (const each of PATTERNS) {
    const { kind, pattern, unless } = each;
    // Most texts meet few of the patterns, and `matchAll` makes each anew.
    if (!mayMeet(each, folded) || searched.search(pattern) < 0) continue;
    for (const match of searched.matchAll(pattern)) {
      const whole = match.groups?.["it"] ?? match[0];
      const found = whole.replace(/(?<![\s.,;:])[\s.,;:]+$/u, "");
      if (found === "" || unless?.(found, match.groups?.["before"])) continue;
      const start = match.index + match[0].lastIndexOf(whole);
      spans.push({ start, end: start + found.length, kind });
    }
  }
  if (ids.size > 0) {
    for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[-/_.][\p{L}\p{N}]+)*/gu)) {
      if (!ids.has(match[0].toLowerCase())) continue;
      spans.push({ start: match.index, end: match.index + match[0].length, kind: "ID" });
    }
  }
  return spans;
}
