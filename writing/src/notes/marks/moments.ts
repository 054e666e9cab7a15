const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const SEASON = "(?:autumn|spring|summer)";
const SAT = "(?:test|mock|exam|assessment|paper|attempt|quiz|essay|piece|data drop)";
const WHICH = String.raw`(?:last|first|previous|second|third|${MONTH}|${SEASON}|baseline|year \d{1,2})`;

/** When something was so, each with how it stands in a sentence. */
const MOMENTS: readonly (readonly [RegExp, (words: readonly string[]) => string])[] = [
  [
    new RegExp(String.raw`^(?:(in|since|before|after|from|by) )?(${MONTH})(?! ${SAT})\b`, "iu"),
    ([, by = "in", month = ""]) => `${by.toLowerCase()} ${capital(month)}`,
  ],
  [
    new RegExp(
      String.raw`^(?:(in|since|before|after|from|by) )?(?:the )?(${SEASON}) ?(term|[12])?(?! ${SAT})(?![\p{L}\d])`,
      "iu",
    ),
    ([, by = "in", season = "", part = ""]) =>
      /\d/u.test(part)
        ? `${by.toLowerCase()} ${season.toLowerCase()} ${part}`
        : `${by.toLowerCase()} the ${season.toLowerCase()}${part ? " term" : ""}`,
  ],
  [
    /^(?:(at|before|by|since|after) )?(christmas|easter|half[- ]term)\b/iu,
    ([, by = "at", feast = ""]) =>
      `${by.toLowerCase()} ${/^half/iu.test(feast) ? "half term" : capital(feast)}`,
  ],
  [
    /^(?:(?:at|from|since) )?(?:the )?(start|beginning|end) of (?:the )?(year|term|key stage|course)\b/iu,
    ([all = "", edge = "", of = ""]) =>
      `${/^since/iu.test(all) ? "since" : "at"} the ${edge.toLowerCase()} of the ${of.toLowerCase()}`,
  ],
  [
    /^(?:(since|before) )?((?:last|this) (?:half term|term|year|month|week|time)|this time last year|a year ago|first time round|previously|before)\b/iu,
    ([, by, when = ""]) => `${by ? `${by.toLowerCase()} ` : ""}${when.toLowerCase()}`,
  ],
  [/^first time\b(?! round)/iu, () => "the first time"],
  [
    /^(?:at|in) (?:the )?end of (year \d{1,2})\b/iu,
    ([, year = ""]) => `at the end of ${capital(year)}`,
  ],
  [
    new RegExp(String.raw`^(?:(in|at|since|from) )?(year \d{1,2})(?! ${SAT})\b`, "iu"),
    ([, by = "in", year = ""]) =>
      `${by.toLowerCase() === "at" ? "in" : by.toLowerCase()} ${capital(year)}`,
  ],
  [/^on entry\b/iu, () => "on entry"],
  [/^(?:so far|all (?:year|term))\b/iu, ([all = ""]) => all.toLowerCase()],
  [/^(?:(?:at|in|on) )?(?:the )?baseline(?! \p{L})/iu, () => "at baseline"],
  [
    new RegExp(
      String.raw`^(?:(?:in|on|at|for|after|since) )?(?:the |his |her |their )?(${WHICH}) (${SAT})(?![\p{L}])`,
      "iu",
    ),
    ([, which = "", sat = ""]) =>
      `in the ${new RegExp(`^(?:${MONTH}|year)`, "iu").test(which) ? capital(which) : which.toLowerCase()} ${sat.toLowerCase()}`,
  ],
  [
    /^(?:(?:in|on) )?(mock|test|assessment|paper|unit) ([1-9])(?![\d/%.])/iu,
    ([, sat = "", number = ""]) => `in ${sat.toLowerCase()} ${number}`,
  ],
];

const MONTHS =
  "september october november december january february march april may june july august".split(
    " ",
  );

/** Where a time stands in a school year, beside others of its kind; null where it stands nowhere. */
function placeOf(said: string): { kind: string; at: number } | null {
  const word = said.toLowerCase().split(" ").at(-1) ?? "";
  if (MONTHS.includes(word)) return { kind: "month", at: MONTHS.indexOf(word) };
  const season = /\b(autumn|spring|summer)(?: term)?(?: ([12]))?$/iu.exec(said);
  if (season)
    return {
      kind: "season",
      at:
        ["autumn", "spring", "summer"].indexOf(season[1]?.toLowerCase() ?? "") * 2 +
        Number(season[2] ?? 0),
    };
  const year = /\byear (\d{1,2})$/iu.exec(said)?.[1];
  return year ? { kind: "year", at: Number(year) } : null;
}

/** Whether the first of two times is surely before the second: in one school year, from year to year, last term and now. */
export function isBefore(one: string, other: string): boolean {
  if (/^ ?(?:last|at baseline|on entry|previously)\b/u.test(one)) return /^ ?this\b/u.test(other);
  const [first, second] = [placeOf(one.trim()), placeOf(other.trim())];
  return first !== null && first.kind === second?.kind && first.at < second.at;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** The time or test that a text opens with, as a sentence has it: "nov" is "in November". */
export function momentIn(text: string): { said: string; length: number } | null {
  for (const [pattern, say] of MOMENTS) {
    const found = pattern.exec(text);
    if (found) return { said: say(found), length: found[0].length };
  }
  return null;
}
