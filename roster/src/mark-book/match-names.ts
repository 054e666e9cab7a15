import { folded } from "@reportair/contract/finding.ts";
import { withoutKnownName } from "../values/names.ts";
import type { Match, Pupil } from "./mark-book.ts";

/** A name as a mark book has it: in one cell, or a cell for each part. */
export type Written = { text: string; first: string | null; last: string | null };

/** Beyond this a cell is no name. */
const LONGEST = 120;

/** "amira.aldous@…" */
const ADDRESS = /^(\p{L}[\p{L}'’-]*)[._](\p{L}[\p{L}'’-]*)\d*@\S+$/u;

/** Without what stands with a name: a number before it, a star, a dagger or a form behind it, an address. */
const cut = (cell: string) =>
  cell
    .slice(0, LONGEST)
    .replaceAll(/<[^<>]*>|[\p{So}†‡§¶\s]+/gu, " ")
    .trim()
    .replace(ADDRESS, "$1 $2")
    .replace(/^\d{1,8}(?: ?[.)])? (?=\p{L})/u, "")
    .replace(/(?<=\p{L}) (?:\d{1,2}[A-Z]{1,4}|\(\d{1,2}[A-Z]{0,4}\))$/u, "");

/** A name from one cell; a comma says which part is which. */
export function writtenName(cell: string): Written {
  const text = cut(cell);
  const plain = withoutKnownName(text).name;
  const comma = plain.indexOf(",");
  if (comma < 0) return { text, first: null, last: null };
  return { text, first: plain.slice(comma + 1).trim(), last: plain.slice(0, comma).trim() };
}

/** A name from a cell with the surname and one with the first name. */
export function writtenInTwo(last: string, first: string): Written {
  return { text: `${cut(first)} ${cut(last)}`.trim(), first: cut(first), last: cut(last) };
}

type Known = { pupil: Pupil; firsts: string[]; last: string };

/** How surely a name says who it is. */
export type Identified = { match: Match; how: "whole" | "initial" | "part" | "near" | "none" };

const NONE: Identified = { match: { kind: "unknown" }, how: "none" };

/**
 * Who of the class a written name is: the whole name in either order, then one of its parts with the initial of the
 * other, then one part alone where only one pupil has it. What is only alike is asked, never taken.
 */
export function nameMatcher(
  pupils: readonly Pupil[],
): (written: Written, alike?: "with alike") => Identified {
  const known = pupils.map((pupil): Known => {
    const firsts = [pupil.first_name, pupil.preferred_name ?? ""].map(folded);
    return { pupil, firsts: [...new Set(firsts)].filter(Boolean), last: folded(pupil.last_name) };
  });
  const answers = new Map<string, Identified>();
  return (written, alike) => {
    const key = JSON.stringify([written, alike]);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = identify(written, known, alike !== undefined);
    answers.set(key, answer);
    return answer;
  };
}

function identify(written: Written, known: readonly Known[], withAlike: boolean): Identified {
  const readings = readingsOf(written);
  if (readings.length === 0) return NONE;
  const those = (test: (one: Known, reading: Reading) => boolean) =>
    known.filter((one) => readings.some((reading) => test(one, reading)));
  const steps: [Identified["how"], (one: Known, reading: Reading) => boolean][] = [
    ["whole", isWhole],
    ["whole", isWithMiddleNames],
    ["initial", isWithInitial],
    ["part", isOnePart],
  ];
  for (const [how, test] of steps) {
    const found = those(test);
    if (found.length > 0) return { match: matchOf(found), how };
  }
  // "Jack Be" where a Jack Brennan is as well: the letters were written to tell the two apart.
  const begun = those(isSurnameBegun);
  if (begun.length > 0 && those(hasInitials).length > 1)
    return { match: matchOf(begun), how: "initial" };
  const alike = withAlike ? those((one, name) => isAlike(one, name) || isBegun(one, name)) : [];
  return alike.length === 0 ? NONE : { match: asked(alike), how: "near" };
}

const asked = (found: readonly Known[]): Match => ({
  kind: "asked",
  candidates: found.map(({ pupil }) => pupil.id),
});

function matchOf(found: readonly Known[]): Match {
  const [only] = found;
  return found.length === 1 && only !== undefined
    ? { kind: "found", pupil: only.pupil.id }
    : asked(found);
}

/** One way to read a name: what would be the first name and what the last; "" for a part that is not there. */
type Reading = { first: string; last: string };

function readingsOf({ text, first, last }: Written): Reading[] {
  if (first !== null && last !== null) {
    const { name, known } = withoutKnownName(first);
    const lasts = folded(last);
    const firsts = [name, known ?? ""].map(folded).filter(Boolean);
    if (firsts.length === 0) return lasts === "" ? [] : [{ first: "", last: lasts }];
    return firsts.map((each) => ({ first: each, last: lasts }));
  }
  const { name, known } = withoutKnownName(text);
  const words = folded(name).split(" ").filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const whole = words.join(" ");
  const readings: Reading[] = [
    { first: "", last: whole },
    { first: whole, last: "" },
  ];
  for (let at = 1; at < words.length; at++) {
    const before = words.slice(0, at).join(" ");
    const after = words.slice(at).join(" ");
    readings.push({ first: before, last: after }, { first: after, last: before });
    if (known !== null) readings.push({ first: folded(known), last: after });
  }
  return readings;
}

const isWhole = ({ firsts, last }: Known, reading: Reading) =>
  reading.last === last && firsts.includes(reading.first);

/** "Chidi James Okafor" is Chidi Okafor, and "Minh Nguyễn" is Minh Anh Nguyễn. */
const isWithMiddleNames = ({ firsts, last }: Known, reading: Reading) =>
  reading.last === last &&
  reading.first.length > 1 &&
  firsts.some(
    (first) => reading.first.startsWith(`${first} `) || first.startsWith(`${reading.first} `),
  );

/** "Adeyemi, O", "O Adeyemi", "Zoë S". */
const isWithInitial = ({ firsts, last }: Known, { first, last: surname }: Reading) =>
  (surname === last && isInitial(first) && firsts.some((one) => one.startsWith(first.charAt(0)))) ||
  (firsts.includes(first) && surname.length === 1 && last.startsWith(surname));

/** The first name, and the first letters of the surname: "Jack Be". */
const isSurnameBegun = ({ firsts, last }: Known, { first, last: surname }: Reading) =>
  firsts.includes(first) && surname.length > 1 && last.startsWith(surname);

const hasInitials = ({ firsts, last }: Known, { first, last: surname }: Reading) =>
  firsts.includes(first) && surname !== "" && last.startsWith(surname.charAt(0));

/** The same of either part. "Ty" is Tyler perhaps, and a name of its own. */
const isBegun = (one: Known, { first, last: surname }: Reading) =>
  isSurnameBegun(one, { first, last: surname }) ||
  (surname === one.last && first.length > 1 && one.firsts.some((each) => each.startsWith(first)));

const isInitial = (text: string) => /^\p{L}(?: \p{L})?$/u.test(text);

const isOnePart = ({ firsts, last }: Known, reading: Reading) =>
  (reading.first === "" && reading.last === last) ||
  (reading.last === "" && firsts.includes(reading.first));

/** One part is the same, or the whole is a slip of the pen away. */
function isAlike({ firsts, last }: Known, reading: Reading): boolean {
  if (reading.first === "" || reading.last === "") {
    const part = reading.first + reading.last;
    return part.length > 3 && [last, ...firsts].some((one) => isSlip(one, part));
  }
  if (reading.last === last) return true;
  return firsts.some(
    (first) =>
      (first === reading.first && (isSlip(last, reading.last) || sharesWord(last, reading.last))) ||
      (isSlip(first, reading.first) && isSlip(last, reading.last)),
  );
}

const sharesWord = (one: string, other: string) => {
  const words = one.split(" ");
  return other.split(" ").some((word) => word.length > 2 && words.includes(word));
};

/** Whether two words differ by two letters at most, of short words by one, or by two that have changed places. */
function isSlip(one: string, other: string): boolean {
  if (one.length === other.length && isSwapped(one, other)) return true;
  const most = Math.min(one.length, other.length) > 5 ? 2 : 1;
  if (Math.abs(one.length - other.length) > most || one.length > 60) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[other.length] ?? most + 1) <= most;
}

function isSwapped(one: string, other: string): boolean {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/**
 * The rows of a book, each with whom it is: one pupil stands in one row, so that where two rows say the same pupil both
 * are asked.
 */
export function withoutTwice<T extends { match: Match }>(rows: readonly T[]): T[] {
  const counts = new Map<number, number>();
  for (const { match } of rows)
    if (match.kind === "found") counts.set(match.pupil, (counts.get(match.pupil) ?? 0) + 1);
  return rows.map((row) =>
    row.match.kind === "found" && (counts.get(row.match.pupil) ?? 0) > 1
      ? { ...row, match: { kind: "asked", candidates: [row.match.pupil] } }
      : row,
  );
}
