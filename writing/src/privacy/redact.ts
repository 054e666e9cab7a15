import type { PersonName } from "./person-name.ts";
import { findIdentifiers } from "./find-identifiers.ts";
import { findNames } from "./find-names.ts";
import { buildStudentIndex, type RosterIndex } from "./roster.ts";
import { withoutPublicNames } from "./find-public.ts";
import { fold } from "./fold.ts";
import { tokenise } from "./tokens.ts";
import { isEnglish } from "./words.ts";

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
] as const;
export type PlaceholderKind = (typeof PLACEHOLDER_KINDS)[number];

type Span = { start: number; end: number; kind: PlaceholderKind | "PUPIL" };

/** Plain composed letters, no invisible characters, and no braces: those are ours. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu, "")
    .replaceAll("{", "(")
    .replaceAll("}", ")");
}

/** Without overlaps: of two that meet the longer stays whole, and of the other what it does not cover. */
function untangle(spans: Span[]): Span[] {
  const taken: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    let rest: Span[] = [span];
    for (const { start, end } of taken) {
      rest = rest.flatMap((piece) => [
        ...(piece.start < start ? [{ ...piece, end: Math.min(piece.end, start) }] : []),
        ...(piece.end > end ? [{ ...piece, start: Math.max(piece.start, end) }] : []),
      ]);
    }
    taken.push(...rest);
  }
  return taken.toSorted((a, b) => a.start - b.start);
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
  return words.length > 2 && !isEnglish(words);
}

/**
 * Where a name that was taken out in one place stands in another, where by itself it might have been a place or a
 * public figure: "Paris enjoyed the trip to Paris". The gate would stop what is left of it.
 */
function saidAgain(
  text: string,
  taken: ReadonlyMap<string, Span["kind"]>,
  indexes: readonly RosterIndex[],
): Span[] {
  const tokens = tokenise(withoutPublicNames(text, indexes));
  const keys = tokens.map(({ key }) => key);
  return [...taken].flatMap(([name, kind]) => {
    if (!isTelling(name)) return [];
    const words = name.split(" ");
    return tokens.flatMap(({ start }, at) => {
      const last = tokens[at + words.length - 1];
      const same = last !== undefined && words.every((word, step) => keys[at + step] === word);
      return same ? [{ start, end: last.end, kind }] : [];
    });
  });
}

/**
 * Takes everything that identifies a person out of texts of one piece of work, such as all notes of
 * one student. The same name gets the same placeholder in all of them. `student` becomes `{PUPIL}`.
 */
export function redact(
  texts: readonly string[],
  roster: RosterIndex,
  student?: PersonName,
): { texts: string[]; table: PlaceholderTable } {
  const indexes = student ? [buildStudentIndex(student), roster] : [roster];
  const table = new Map<string, string>();
  const counts = new Map<string, number>();
  const known = new Map<string, string>();
  if (student) table.set(STUDENT_PLACEHOLDER, student.first_name.normalize("NFC").trim());

  function placeholder(kind: Span["kind"], original: string): string {
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

  function replace(text: string, spans: Span[]): string {
    let result = "";
    let at = 0;
    for (const { start, end, kind } of untangle(spans)) {
      if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) continue;
      result += text.slice(at, start) + placeholder(kind, text.slice(start, end));
      at = end;
    }
    return result + text.slice(at);
  }

  const found = texts.map((raw) => {
    const text = plain(raw);
    const names = findNames(text, indexes).map(({ start, end, kind, figure }): Span => ({
      start,
      end,
      kind: figure ? "NAME" : kind,
    }));
    return { text, names, identifiers: findIdentifiers(text, roster.ids) };
  });
  const taken = new Map(
    found.flatMap(({ text, names }) =>
      names.map(({ start, end, kind }) => [plainWords(text.slice(start, end)), kind]),
    ),
  );
  if (student) {
    const { first_name, also_called } = student;
    for (const name of [first_name, also_called ?? ""]) taken.set(plainWords(name), "PUPIL");
  }
  const out = found.map(({ text, names, identifiers }) => {
    const again = saidAgain(text, taken, indexes);
    const once = replace(text, [...identifiers, ...names, ...again]);
    // With the names gone a date may show that a name stood in the way of: "12 Mar 11 Marks".
    const ours = [...once.matchAll(/\{[A-Z]+(?:_\d+)?\}/gu)];
    const late = findIdentifiers(once, roster.ids).filter(({ start, end }) =>
      ours.every((mark) => end <= mark.index || start >= mark.index + mark[0].length),
    );
    return replace(once, late);
  });
  return { texts: out, table };
}
