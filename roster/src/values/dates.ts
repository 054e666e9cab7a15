import { isoOfSerial } from "./serial-days.ts";

/** Which of two numbers of a date is its day. */
export type DateOrder = "day_first" | "month_first";

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december".split(
    "|",
  );

/** A day with a time after it is that day. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[AP]M)?Z?$/iu;

const NUMBERS = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/u;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u;
const COMPACT_ISO = /^((?:19|20)\d{2})(\d{2})(\d{2})$/u;
const WORDED =
  /^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th)?[ ./-]+(\p{L}+)\.?,?[ ./-]+(\d{4}|\d{2})$/iu;
const MONTH_BEFORE_DAY = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu;

/**
 * In which order a column writes its dates: British, unless more of its values are only possible as American than as
 * British. `certain` is false where each of them is possible as both, and means another day.
 */
export function judgeOrder(values: readonly string[]): { order: DateOrder; certain: boolean } {
  let dayFirst = 0;
  let monthFirst = 0;
  let either = 0;
  for (const value of values) {
    const [, first, second] = NUMBERS.exec(value.replace(TIME, ""))?.map(Number) ?? [];
    if (first === undefined || second === undefined) continue;
    if (first > 12 && second <= 12) dayFirst += 1;
    else if (second > 12 && first <= 12) monthFirst += 1;
    else if (first !== second && first <= 12) either += 1;
  }
  return {
    order: monthFirst > dayFirst ? "month_first" : "day_first",
    certain: either === 0 || dayFirst !== monthFirst,
  };
}

/** How the dates of a column are written. */
export type DateStyle = { order: DateOrder; epoch: 1900 | 1904; thisYear: number };

/** The day that a text means, ISO, or null where it means none. */
export function readDate(value: string, { order, epoch, thisYear }: DateStyle): string | null {
  const text = value.replace(TIME, "");
  const iso = ISO.exec(text) ?? COMPACT_ISO.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (/^\d{5}(?:\.\d+)?$/u.test(text)) return isoOfSerial(Number(text), epoch) ?? null;

  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [, first = "", second = "", year = ""] = numbers;
    const [day, month] = order === "day_first" ? [first, second] : [second, first];
    return dayOf(fullYear(year, thisYear), Number(month), Number(day));
  }
  const worded = WORDED.exec(text);
  if (worded !== null) {
    const [, day = "", month = "", year = ""] = worded;
    return dayOf(fullYear(year, thisYear), monthOf(month), Number(day));
  }
  const american = MONTH_BEFORE_DAY.exec(text);
  if (american === null) return null;
  const [, month = "", day = "", year = ""] = american;
  return dayOf(Number(year), monthOf(month), Number(day));
}

/** Of two digits the century is the one in which it is not in the far future. */
function fullYear(digits: string, thisYear: number): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year + 2000 <= thisYear + 10 ? year + 2000 : year + 1900;
}

/** The number of a month by its name or the beginning of it: "Sept"; 0 where it is none. */
function monthOf(word: string): number {
  if (word.length < 3) return 0;
  return MONTHS.findIndex((month) => month.startsWith(word.toLowerCase())) + 1;
}

function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2200 || month < 1 || month > 12) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** Whole years from one day to another, both ISO. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
