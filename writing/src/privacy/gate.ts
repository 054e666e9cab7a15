import { REPORT_FIELDS } from "@reportair/contract/features/report-fields.ts";
import { findIdentifiers } from "./find-identifiers.ts";
import { withoutPublicNames } from "./find-public.ts";
import { isPlainlyWord } from "./plainly-word.ts";
import { isTelling, plainWords, type PlaceholderTable } from "./redact.ts";
import type { RosterIndex } from "./roster.ts";
import { subjectWords } from "./subject-name.ts";
import { tokenise } from "./tokens.ts";
import { isEnglish } from "./words.ts";

/** A finished request still held something known. It says what kind of thing, never the thing itself. */
export class LeakError extends Error {
  readonly kinds: readonly string[];
  constructor(kinds: readonly string[]) {
    super(`A request to the provider was stopped: it still held ${kinds.join(", ")}.`);
    this.name = "LeakError";
    this.kinds = kinds;
  }
}

/** What the machinery itself writes: placeholders, and the names of the fields. */
const OURS = new RegExp(
  String.raw`\{[A-Z]+(?:_\d+)?\}|(?<![\p{L}\p{N}_])(?:${REPORT_FIELDS.join("|")})(?![\p{L}\p{N}_])`,
  "gu",
);

/** "{they}", "{is|are}": what the machinery leaves open stands in its sentence as a word does. */
const SLOT = /\{(\p{L}+)(?:\|\p{L}+)?\}/gu;

function knownNames(request: string, roster: RosterIndex, topic: string): boolean {
  const tokens = tokenise(request);
  const allowed = subjectWords(topic);
  const keys = tokens.map(({ key }) => key);
  return keys.some((key, at) => {
    const known = roster.words.get(key);
    const certain =
      known &&
      key.length > 2 &&
      ((known.first && !known.wordFirst) || (known.last && !known.wordLast));
    // "Graceokafor": first name and surname as one word, which is nothing else.
    if (roster.together.has(key) && !allowed.has(key)) return true;
    // "The eve of tests", which the redactor leaves in as well.
    if (certain && !allowed.has(key) && !isPlainlyWord({ tokens, at })) return true;
    return (roster.phrases.get(key) ?? []).some(
      ({ words }) =>
        words.every((word, step) => keys[at + step] === word) &&
        // Of "Jack W" the name alone tells.
        words.every((word) => word.length > 1) &&
        tokens
          .slice(at + 1, at + words.length)
          .every(({ gap }) => /^['’]?[\s.,-]{0,3}$/u.test(gap)) &&
        (words.length > 2 ||
          words.some((word) => !isEnglish(word)) ||
          tokens[at]?.shape !== "lower") &&
        !words.every((word) => allowed.has(word)),
    );
  });
}

function tableWords(request: string, table: PlaceholderTable, topic: string): boolean {
  const folded = ` ${plainWords(request)} `;
  const allowed = subjectWords(topic);
  return [...table.values()].some((original) => {
    const words = plainWords(original);
    return (
      isTelling(original) &&
      !words.split(" ").every((word) => allowed.has(word)) &&
      folded.includes(` ${words} `)
    );
  });
}

/**
 * The last gate: looks through a finished request, whole, for every name and number that is known, and
 * throws a LeakError on a hit. It shares no judgement with `redact` on what a word may mean: any name
 * that is no word of English stops the request. Only "Jane Austen" in full, where nobody at the school
 * is called that, is no Jane. `topic` is the subject's name, which may be sent.
 */
export function assertNothingKnown(
  request: string,
  roster: RosterIndex,
  tables: readonly PlaceholderTable[] = [],
  topic = "",
): void {
  const bare = request.normalize("NFKC").replaceAll(OURS, " … ").replaceAll(SLOT, "$1");
  const kinds = new Set<string>();
  const rest = withoutPublicNames(bare, [roster]);
  if (knownNames(rest, roster, topic)) kinds.add("a known name");
  for (const { kind } of findIdentifiers(bare, roster.ids)) kinds.add(kind.toLowerCase());
  if (tables.some((table) => tableWords(rest, table, topic)))
    kinds.add("something that was taken out");
  if (kinds.size > 0) throw new LeakError([...kinds]);
}
