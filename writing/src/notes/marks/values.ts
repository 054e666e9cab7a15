/** What a value is measured on, by which two of them can be compared. */
type Scale =
  | "share"
  | "number"
  | "grade"
  | "letter"
  | "award"
  | "time"
  | "place"
  | "length"
  | "level"
  | "standard";

/** A mark, a grade, a time or a place, kept as exactly as it was typed. */
export type Value = {
  /** As it is reached: "43 out of 80", "a grade 5", "a secure grade 7". */
  said: string;
  /** As somebody works at it: "grade 5". */
  plain: string;
  scale: Scale;
  /** The more the better; null where it has no order by itself. */
  size: number | null;
  /** What it is out of: 80 of "43 out of 80", 100 of "68%". */
  outOf: number | null;
};

/** What a value without a unit of its own is taken for: by what stands beside it. */
export type Kind = "figure" | "grade" | "any";

const HOW =
  "(?:(secure|solid|strong|comfortable|safe|weak|low|high|clear|steady|borderline|good|top|bottom) )?";
const END = String.raw`(?![\p{L}\d%]|[.:/]\d| ?(?:out of|marks?\b|minutes?|seconds?|metres?|lessons|times))`;

const SCORE = new RegExp(
  String.raw`^(?:an? )?(?:(\d{1,3})(?: or | to |-))?(\d{1,3}(?:\.\d)?) ?(?:out of|\/) ?(\d{1,3})(?![\d%])`,
  "u",
);
const PERCENT = /^(?:an? )?(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent\b)/u;
const GRADE = new RegExp(
  String.raw`^(?:an? )?${HOW}(?:(?:gcse )?(grade|level) )?([1-9])([+=]|-(?![\d\p{L}]))?${END}`,
  "iu",
);
const SPLIT = new RegExp(
  String.raw`^(?:an? )?${HOW}(?:grade )?([1-9]) ?(-|\/|or|out of) ?([1-9])${END}`,
  "iu",
);
const LETTER = new RegExp(
  String.raw`^(?:an? )?${HOW}(grade )?([A-GU])(\*|\+|-(?![\d\p{L}]))?(?![\p{L}\d'’*+-])`,
  "u",
);
const SMALL_LETTER =
  /^(?:an? |(grade ))([a-gu])(\*|\+|-(?![\d\p{L}]))?(?=$|[,;)]| (?:in|for|on|from|and|but|up|down)\b)/u;
const AWARD = /^(?:an? )?(?:(level [1-3]) )?(distinction\*?|merit|pass)(?![\p{L}*])/iu;
const WHOLE = /^(full|top|half|no) marks\b/iu;
const PLACE =
  /^(?:the )?(?:joint )?(1st|2nd|3rd|[4-9]th|[1-3]\dth|first|second|third|fourth|fifth|sixth)(?![\p{L}\d])/iu;
const NUMBER =
  /^(?:an? (?=\d\d))?(\d{1,3}(?:\.\d{1,2})?)(?: (marks?|points?))?(?![\d%\p{L}]|[:/]\d| ?out of)/u;
const TIME =
  /^(\d{1,2})[:.](\d{1,2}(?:\.\d{1,2})?)(?![\d%])(?: ?(minutes?|mins?)\b)?|^(\d{1,3}(?:\.\d{1,2})?) ?(s|secs?|seconds?|minutes?|mins?)\b/iu;
const LENGTH = /^(\d{1,4}(?:\.\d{1,2})?) ?(m|km|cm|metres?|kilometres?|miles?|lengths?|kg)\b/iu;

const PLACES = "first second third fourth fifth sixth".split(" ");

type Read = { value: Value; length: number };

function articleOf(noun: string): string {
  return /^(?:[aeiou]\p{Ll}|[AEF](?!\p{L})|8|11|18)/u.test(noun) ? "an" : "a";
}

function share(one: number, of: number, said: string): Value {
  return { said, plain: said, scale: "share", size: one / of, outOf: of };
}

function score(text: string): Read | null {
  const found = SCORE.exec(text);
  const [all = "", low, high = "", of = ""] = found ?? [];
  if (!found || Number(high) > Number(of) || Number(of) < 2) return null;
  if (Number(low ?? 0) >= Number(high) && low !== undefined) return null;
  const said = `${low === undefined ? "" : `${low} or `}${high} out of ${of}`;
  return { value: share(Number(high), Number(of), said), length: all.length };
}

function percent(text: string): Read | null {
  const [all = "", figure] = PERCENT.exec(text) ?? [];
  if (figure === undefined || Number(figure) > 100) return null;
  return { value: share(Number(figure), 100, `${figure}%`), length: all.length };
}

function named(how: string | undefined, grade: string, scale: Scale, size: number): Value {
  const plain = how ? `${how.toLowerCase()} ${grade}` : grade;
  const said = `${articleOf(plain)} ${plain}`;
  return { said, plain: how ? said : plain, scale, size, outOf: null };
}

const SIGNED: Readonly<Record<string, number>> = { "+": 0.3, "=": 0, "-": -0.3, "*": 0.5 };

function gradeOf(text: string): Read | null {
  const split = SPLIT.exec(text);
  const [together = "", kind, one = "", by = "", other = ""] = split ?? [];
  if (split && Math.abs(Number(one) - Number(other)) < 2) {
    // "4/5" is one or the other, and "5-5" a grade of two.
    const either = by !== "-";
    const value = named(
      kind,
      either ? `grade ${one} or ${other}` : `${one}-${other}`,
      "grade",
      (Number(one) + Number(other)) / 2,
    );
    return { value, length: together.length };
  }
  const [all = "", how, word = "grade", grade, sign = ""] = GRADE.exec(text) ?? [];
  if (grade === undefined) return null;
  const size = Number(grade) + (SIGNED[sign] ?? 0);
  return {
    value: named(how, `${word.toLowerCase()} ${grade}${sign}`, "grade", size),
    length: all.length,
  };
}

function letter(text: string): Read | null {
  const found = LETTER.exec(text) ?? null;
  const small = found ? null : SMALL_LETTER.exec(text);
  const [all = "", how, word, grade = "", sign = ""] =
    found ?? (small ? [small[0], undefined, small[1], small[2], small[3]] : []);
  if (grade === "") return null;
  const upper = grade.toUpperCase();
  const size = (upper === "U" ? 0 : 8 - (upper.codePointAt(0) ?? 0) + 64) + (SIGNED[sign] ?? 0);
  const called = `${word ? "grade " : ""}${upper}${sign}`;
  const value = named(how, called, "letter", size);
  return { value: how ? value : { ...value, plain: `grade ${upper}${sign}` }, length: all.length };
}

function award(text: string): Read | null {
  const [all = "", level, name] = AWARD.exec(text) ?? [];
  if (name === undefined) return null;
  const lower = `${level ? `${level.toLowerCase().replace("level", "Level")} ` : ""}${name.toLowerCase()}`;
  const order = ["pass", "merit", "distinction", "distinction*"].indexOf(name.toLowerCase());
  return {
    value: named(undefined, lower, "award", level ? Number.NaN : order),
    length: all.length,
  };
}

/** The standards of a primary school, as their short forms have been written out. */
function standardIn(text: string): Read | null {
  const [all = ""] =
    /^(?:at )?(?:greater depth|(?:the )?expected(?: standard| level)?)(?![\p{L}\d])/iu.exec(text) ??
    [];
  if (all === "") return null;
  const deep = /greater/iu.test(all);
  const plain = deep ? "greater depth" : "the expected standard";
  return {
    value: { said: plain, plain, scale: "standard", size: deep ? 2 : 1, outOf: null },
    length: all.length,
  };
}

function whole(text: string): Read | null {
  const [all, how = ""] = WHOLE.exec(text) ?? [];
  if (all === undefined) return null;
  const size = { full: 1, top: 1, half: 0.5, no: 0 }[how.toLowerCase()] ?? null;
  const said = all.toLowerCase();
  return { value: { said, plain: said, scale: "share", size, outOf: null }, length: all.length };
}

function number(text: string): Read | null {
  const [all = "", figure, unit] = NUMBER.exec(text) ?? [];
  if (figure === undefined) return null;
  const said = `${figure}${unit ? ` ${unit.toLowerCase()}` : ""}`;
  return {
    value: { said, plain: said, scale: "number", size: Number(figure), outOf: null },
    length: all.length,
  };
}

/** A time as it was typed, with its unit written out. */
export function timeIn(text: string): Read | null {
  const [all = "", minutes, seconds, unit, figure, of = ""] = TIME.exec(text) ?? [];
  if (all === "") return null;
  const units = /^m/iu.test(unit ?? of) ? "minutes" : "seconds";
  const size = figure
    ? Number(figure) * (/^m/iu.test(of) ? 60 : 1)
    : Number(minutes) * 60 + Number(seconds);
  const said = figure
    ? `${figure} ${units}`
    : `${all.replace(/ ?(?:minutes?|mins?)$/iu, "")}${unit ? " minutes" : ""}`;
  // The less the better.
  return {
    value: { said, plain: said, scale: "time", size: -size, outOf: null },
    length: all.length,
  };
}

/** A length or a weight as it was typed: "1500m", "5.2 metres". */
export function lengthIn(text: string): Read | null {
  const [all = "", figure, unit = ""] = LENGTH.exec(text) ?? [];
  if (figure === undefined) return null;
  return {
    value: {
      said: all,
      plain: all,
      scale: "length",
      size: /^(?:m|metres?)$/iu.test(unit) ? Number(figure) : null,
      outOf: null,
    },
    length: all.length,
  };
}

function place(text: string): Read | null {
  const [all = "", which] = PLACE.exec(text) ?? [];
  if (which === undefined) return null;
  const at = PLACES.indexOf(which.toLowerCase()) + 1 || Number.parseInt(which, 10);
  const said = PLACES[at - 1] ?? which.toLowerCase();
  const joint = /\bjoint\b/iu.test(all) ? "joint " : "";
  return {
    value: { said: joint + said, plain: joint + said, scale: "place", size: -at, outOf: null },
    length: all.length,
  };
}

/** A level and a shuttle, an age in years and months: "8.4". */
export function levelIn(text: string): Read | null {
  const [all = "", figure] = /^(?:level )?(\d{1,2}\.\d{1,2})(?![\d%])/iu.exec(text) ?? [];
  if (figure === undefined) return null;
  const said = all.toLowerCase();
  const value: Value = { said, plain: said, scale: "level", size: Number(figure), outOf: null };
  return { value, length: all.length };
}

/** The value that a text opens with; a bare number is a grade or a figure by what stands beside it. */
export function valueIn(text: string, kind: Kind): Read | null {
  if (kind === "grade") return gradeOf(text) ?? letter(text) ?? award(text) ?? standardIn(text);
  const sure = percent(text) ?? score(text) ?? whole(text);
  if (sure) return sure;
  if (kind === "figure") return number(text);
  return gradeOf(text) ?? letter(text) ?? award(text);
}

/** What a value is compared with is of the same kind: "43 out of 80, up from 31", "2nd, up from 5th". */
export function valueLike(text: string, { scale }: Value): Read | null {
  if (scale === "time") return timeIn(text);
  if (scale === "place") return place(text);
  if (scale === "length") return lengthIn(text);
  if (scale === "level") return levelIn(text);
  return valueIn(text, scale === "share" || scale === "number" ? "figure" : "grade");
}

/** The place that a text opens with: "2nd". */
export const placeIn = place;

/** Above 0 where the first is better, below where the second is; null where nobody can tell. */
export function compared(one: Value, other: Value): number | null {
  if (one.size === null || other.size === null) return null;
  // "4.52" is of minutes or of seconds: like is compared with like.
  const digits = (text: string) => text.replace(/\d/gu, "0").replace(/^0+/u, "");
  if (one.scale === "time" && digits(one.plain) !== digits(other.plain)) return null;
  if (one.scale === other.scale) {
    const by = one.size - other.size;
    return Number.isNaN(by) ? null : by;
  }
  // "43 out of 80, up from 31": of as many.
  if (one.scale === "share" && other.scale === "number" && one.outOf !== null)
    return other.size > one.outOf ? null : one.size * one.outOf - other.size;
  return null;
}
