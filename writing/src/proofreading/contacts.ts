import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { findIdentifiers } from "../privacy/find-identifiers.ts";
import type { IdentifierKind } from "../privacy/identifier-pattern.ts";
import { isOfCode } from "./code.ts";
import type { TextSentence } from "./edited-text.ts";
import { sentenceAt } from "./read-text.ts";

const CALLED: Partial<Record<IdentifierKind, string>> = {
  PHONE: "a phone number",
  EMAIL: "an e-mail address",
  LINK: "a link",
  ADDRESS: "an address",
  HANDLE: "an account",
  ID: "a number that identifies somebody",
};

const ONLINE =
  /\b(?:follow\w*|accounts?|insta(?:gram)?|tiktok|snap(?:chat)?|whatsapp|discord|twitter|facebook|dms?|messages?|contact)\b/iu;

/** Ways to reach or find somebody; of two that overlap the longer. */
export function contactDetails(text: string, sentences: readonly TextSentence[]): Advice[] {
  const spans = findIdentifiers(text)
    .filter(({ kind }) => CALLED[kind] !== undefined)
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const found: Advice[] = [];
  for (const { start, end, kind } of spans) {
    if (start < (found.at(-1)?.to ?? 0)) continue;
    const sentence = sentenceAt(sentences, start);
    // "The highlight of the unit for Robin": nobody lives in their own name.
    const named = (sentence?.words ?? []).some(
      ({ own, from, to }) => own && from >= start && to <= end,
    );
    if (kind === "ADDRESS" && named && !/\d/u.test(text.slice(start, end))) continue;
    // "Decorators such as @property"
    if (kind === "HANDLE" && isOfCode(sentence?.text ?? "") && !ONLINE.test(sentence?.text ?? ""))
      continue;
    const message = `This looks like ${CALLED[kind] ?? "a contact"}. A report is no place for it: leave it out.`;
    found.push({ from: start, to: end, kind: "contact", message });
  }
  return found;
}
