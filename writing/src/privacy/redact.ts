import { firstNamesOf, type PersonName } from "./person-name.ts";
import { escapePattern } from "../language/names.ts";
import { findIdentifiers } from "./find-identifiers.ts";
import { findNames } from "./find-names.ts";
import { otherStudentsAmong } from "./students-named.ts";
import { buildStudentIndex, type RosterIndex } from "./roster.ts";
import { withoutPublicNames } from "./find-public.ts";
import { fold } from "./fold.ts";
import { plainText } from "./plain-text.ts";
import { tokenise } from "./tokens.ts";
import { isMonth } from "./surroundings.ts";
import { isCommonWord, isEnglish } from "./words.ts";

/** From an exact placeholder, for example "{NAME_1}", to what it stands for. It never leaves the process. */
export type PlaceholderTable = ReadonlyMap<string, string>;

/** The placeholder of the student whom a report is about. */
export const STUDENT_PLACEHOLDER = "{PUPIL}";

/** Kinds of placeholder, as they stand before the number in "{CLASSMATE_2}". */
export const PLACEHOLDER_KINDS = [
  "CLASSMATE",
  "STAFF",
  "SCHOOL",
  "NAME",
  "DATE",
  "AGE",
  "ID",
  "PHONE",
  "EMAIL",
  "ADDRESS",
  "LINK",
  "HANDLE",
  "PLACE",
  "REMOVED",
] as const;
export type PlaceholderKind = (typeof PLACEHOLDER_KINDS)[number];

type Kind = PlaceholderKind | "PUPIL";
const PEOPLE: ReadonlySet<Kind> = new Set([
  "PUPIL",
  "CLASSMATE",
  "STAFF",
  "SCHOOL",
  "NAME",
  "REMOVED",
]);
type Span = { start: number; end: number; kind: Kind };

/** A stretch of a text as it was typed that does not leave the school, and what stands in its place. */
export type TakenOut = Span & { placeholder: string };

/** Texts as they may be sent. */
export type Redacted = {
  texts: string[];
  table: PlaceholderTable;
  /** Of each text what was taken out, in the order of the text as it was typed. */
  taken: TakenOut[][];
};

/** Without overlaps: of two that meet the longer stays whole, and of the other what it does not cover. */
function untangle(spans: readonly Span[]): Span[] {
  const longest = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const covered = new Uint8Array(spans.reduce((most, { end }) => Math.max(most, end), 0));
  const taken: Span[] = [];
  for (const span of longest) {
    let start = span.start;
    while (start < span.end) {
      while (start < span.end && covered[start] === 1) start++;
      let end = start;
      while (end < span.end && covered[end] === 0) covered[end++] = 1;
      if (end > start) taken.push({ ...span, start, end });
      start = end;
    }
  }
  return joined(taken.toSorted((a, b) => a.start - b.start));
}

/** "born 12/03" and "12/03/2011": two readings of one number or place are one stretch. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last?.end === span.start && last.kind === span.kind && !PEOPLE.has(span.kind))
      last.end = span.end;
    else whole.push({ ...span });
  }
  return whole;
}

/** Those of some spans that meet none of others. */
function apartFrom<One extends { start: number; end: number }>(
  spans: readonly One[],
  others: readonly { start: number; end: number }[],
): One[] {
  const covered = new Uint8Array(
    [...spans, ...others].reduce((most, { end }) => Math.max(most, end), 0),
  );
  for (const { start, end } of others) covered.fill(1, start, end);
  return spans.filter(({ start, end }) => !covered.subarray(start, end).includes(1));
}

/** A text as its folded words with one space between them. */
export function plainWords(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}@]+/gu, " ")
    .trim();
}

/** Whether words that were taken out tell of somebody wherever they stand: no word of English does. */
export function isTelling(original: string): boolean {
  const words = plainWords(original);
  return words.length > 2 && !isEnglish(words) && !isMonth(words);
}

/**
 * Where a name that was taken out in one place stands in another, where by itself it might have been a place or a
 * public figure: "Paris enjoyed the trip to Paris". The gate would stop what is left of it.
 */
function saidAgain(text: string, taken: TakenNames, indexes: readonly RosterIndex[]): Span[] {
  const tokens = tokenise(withoutPublicNames(text, indexes));
  const keys = tokens.map(({ key }) => key);
  const found = tokens.flatMap(({ start }, at) =>
    [...(taken.lengths.get(keys[at] ?? "") ?? [])].flatMap((length) => {
      const last = tokens[at + length - 1];
      const name = taken.names.get(keys.slice(at, at + length).join(" "));
      return last && name ? [{ start, end: last.end, ...name }] : [];
    }),
  );
  return found.toSorted((one, other) => one.place - other.place);
}

/** The telling ones of the names that were taken out, to be looked up word by word: a text may name a thousand people. */
type TakenNames = {
  names: ReadonlyMap<string, { kind: Kind; place: number }>;
  /** How many words the names have that begin with a word. */
  lengths: ReadonlyMap<string, ReadonlySet<number>>;
};

function lookUp(taken: ReadonlyMap<string, Kind>): TakenNames {
  const names: [string, { kind: Kind; place: number }][] = [...taken].flatMap(
    ([name, kind], place) => (isTelling(name) ? [[name, { kind, place }]] : []),
  );
  const lengths = new Map<string, Set<number>>();
  for (const [name] of names) {
    const words = name.split(" ");
    const first = words[0] ?? "";
    lengths.set(first, (lengths.get(first) ?? new Set()).add(words.length));
  }
  return { names: new Map(names), lengths };
}

/** Everybody whom a text names: the student of it, then other students, then staff, then whoever else. */
function findPeople(
  text: string,
  indexes: readonly RosterIndex[],
  roster: RosterIndex,
  student: PersonName | undefined,
): Span[] {
  const names = findNames(text, indexes);
  if (student === undefined)
    return names.map(({ start, end, kind, figure }) => ({
      start,
      end,
      kind: figure ? "NAME" : kind,
    }));
  const others = otherStudentsAmong(names, text, student, roster).map(({ start, end }): Span => ({
    start,
    end,
    kind: "CLASSMATE",
  }));
  const rest = apartFrom(names, others)
    // "Responds well to praise", where there is a Praise.
    .filter(
      ({ start, end, kind, figure }) =>
        kind !== "CLASSMATE" || figure || !isCommonWord(text.slice(start, end)),
    )
    .map(({ start, end, kind, figure }): Span => ({
      start,
      end,
      kind: figure || kind === "CLASSMATE" ? "NAME" : kind,
    }));
  return [...others, ...rest];
}

/** Every place of the words that a teacher has taken out by hand, whole and in any case. */
function findByHand(text: string, words: readonly string[]): Span[] {
  return words.flatMap((typed) => {
    const word = plainText(typed).text.trim();
    if (!/[\p{L}\p{N}]/u.test(word)) return [];
    const spaced = escapePattern(word).replaceAll(/\s+/gu, String.raw`\s+`);
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}\p{M}])${spaced}(?![\p{L}\p{N}\p{M}])`,
      "giu",
    );
    return [...text.matchAll(pattern)].map((match): Span => ({
      start: match.index,
      end: match.index + match[0].length,
      kind: "REMOVED",
    }));
  });
}

/** A text with nothing readable where something has been taken out, as long as before. */
function blanked(text: string, spans: readonly Span[]): string {
  let blank = "";
  let at = 0;
  for (const { start, end } of spans) {
    blank += text.slice(at, start) + "{".repeat(end - start);
    at = end;
  }
  return blank + text.slice(at);
}

/**
 * Takes everything that identifies a person out of texts of one piece of work, such as all notes of
 * one student. The same name gets the same placeholder in all of them. `student` becomes `{PUPIL}`; `byHand` are
 * words that the teacher wants taken out, wherever they stand.
 */
export function redact(
  texts: readonly string[],
  roster: RosterIndex,
  student?: PersonName,
  byHand: readonly string[] = [],
): Redacted {
  const indexes = student ? [buildStudentIndex(student), roster] : [roster];
  const table = new Map<string, string>();
  const counts = new Map<string, number>();
  const known = new Map<string, string>();
  if (student) table.set(STUDENT_PLACEHOLDER, student.first_name.normalize("NFC").trim());

  function placeholder(kind: Kind, original: string): string {
    if (kind === "PUPIL") return STUDENT_PLACEHOLDER;
    const key = `${kind} ${fold(original)}`;
    const seen = known.get(key);
    if (seen) return seen;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const made = `{${kind}_${count}}`;
    known.set(key, made);
    table.set(made, original);
    return made;
  }

  const found = texts.map((typed) => {
    const plain = plainText(typed);
    const { text } = plain;
    const names = findPeople(text, indexes, roster, student);
    return {
      plain,
      names,
      identifiers: findIdentifiers(text, roster.ids),
    };
  });
  const taken = new Map(
    found.flatMap(({ plain: { text }, names }) =>
      names.map(({ start, end, kind }) => [plainWords(text.slice(start, end)), kind]),
    ),
  );
  if (student) {
    for (const name of firstNamesOf(student)) taken.set(plainWords(name), "PUPIL");
  }
  const named = lookUp(taken);
  const done = found.map(({ plain: { text, typedAt }, names, identifiers }) => {
    const again = saidAgain(text, named, indexes);
    const once = untangle([
      // "Joined oakfield academy": the school's own name, and no other's.
      ...names.filter(({ kind }) => kind === "SCHOOL"),
      ...identifiers,
      ...names,
      ...again,
      ...findByHand(text, byHand),
    ]);
    // With the names gone a date may show that a name stood in the way of: "12 Mar 11 Marks".
    const late =
      once.length === 0 ? [] : apartFrom(findIdentifiers(blanked(text, once), roster.ids), once);
    let result = "";
    let at = 0;
    const spans: TakenOut[] = [];
    for (const { start, end, kind } of untangle([...once, ...late])) {
      const original = text.slice(start, end);
      if (!/[\p{L}\p{N}]/u.test(original)) continue;
      const mark = placeholder(kind, original);
      spans.push({ start: typedAt(start), end: typedAt(end), kind, placeholder: mark });
      result += text.slice(at, start) + mark;
      at = end;
    }
    return { text: result + text.slice(at), spans };
  });
  return { texts: done.map(({ text }) => text), table, taken: done.map(({ spans }) => spans) };
}
