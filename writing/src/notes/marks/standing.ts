import { isBefore } from "./moments.ts";
import { CHANGED, eat, moment, ROSE, turnOf, type Clause, type Parsed } from "./parsed.ts";
import { changedBy } from "./tails.ts";
import { valueIn, valueLike, type Kind, type Value } from "./values.ts";
import { behind } from "./what-for.ts";

const KIND_OF = "(?:(?:gcse|a[- ]level|end of year|final|minimum|overall|current|year \\d{1,2}) )*";
const AIM = new RegExp(
  String.raw`^(?:(?:has|with|against) )?(?:a |an |the |his |her |their )?${KIND_OF}(target|aim|predicted|prediction|expected)(?: (?:grade|level))?(?: (?:is|of|was|to get|=))?:? ?(?:grade )?`,
  "iu",
);
const AIMS =
  /^(?:is |and is )?(?:aiming|hoping|working towards|pushing|on track|on course)(?: (?:for|towards))? /iu;
const NOW =
  /^(?:is |and is )?(?:now |currently |presently |still )?(?:currently working at|currently at|currently on|working at|working around|performing at|now at|now on|now working at|currently|now|presently|at present|at the moment|current(?:ly)?(?: working)?(?: grade| level)?:?)(?: around| about)? /iu;
const NOW_LAST =
  /^ (?:working at(?: grade)?|currently|at present|at the moment|now)(?=$|[,;)]| (?:and|but|with) )/iu;
const AIM_LAST = /^ (target|predicted|expected|target grade)(?=$|[,;)]| (?:and|but|with) )/iu;

function graded(text: string): Parsed<Value> | null {
  const read = valueIn(text, "grade");
  return read ? { got: read.value, rest: text.slice(read.length) } : null;
}

const STANDS = { kind: "stands", turn: "even" } as const;

function aimOf(word: string, value: Value): Clause {
  const predicted = /^(?:predict|expect)/iu.test(word);
  return predicted
    ? {
        ...STANDS,
        verb: "is",
        said: `${/^expect/iu.test(word) ? "expected" : "predicted"} ${value.said}`,
        value,
        role: "aim",
      }
    : { ...STANDS, verb: "is", said: `aiming for ${value.said}`, value, role: "aim" };
}

function nowOf(value: Value, now = "currently "): Clause {
  return { ...STANDS, verb: "is", said: `${now}working at ${value.plain}`, value, role: "now" };
}

/** Where somebody stands by a grade: "predicted 7", "currently 6", "5-5 working at", "on track for an 8". */
export function standIn(text: string): Parsed<Clause> | null {
  const aim = eat(text, AIM);
  const aimed = aim && graded(aim.rest);
  if (aim && aimed) return { got: aimOf(aim.got[1] ?? "", aimed.got), rest: aimed.rest };
  const on = eat(text, AIMS);
  const to = on && graded(on.rest);
  if (on && to) {
    const said = on.got[0]
      .trim()
      .replace(/^(?:and )?(?:is )?/iu, "")
      .toLowerCase();
    if (!/(?:for|towards)$/u.test(said)) return null;
    const track = said.startsWith("on ");
    return {
      got: {
        ...STANDS,
        verb: "is",
        said: `${said} ${to.got.said}`,
        value: to.got,
        role: "aim",
        turn: track ? "better" : "even",
      },
      rest: to.rest,
    };
  }
  const now = eat(text, NOW);
  const at = now && graded(now.rest);
  if (now && at)
    return {
      got: nowOf(
        at.got,
        /working|performing/iu.test(now.got[0]) && !/current|now|present/iu.test(now.got[0])
          ? ""
          : "currently ",
      ),
      rest: at.rest,
    };
  const first = graded(text);
  if (!first) return null;
  const last = eat(first.rest, NOW_LAST);
  if (last)
    return {
      got: nowOf(first.got, /current|now|present|moment/iu.test(last.got[0]) ? "currently " : ""),
      rest: last.rest,
    };
  const goal = eat(first.rest, AIM_LAST);
  return goal ? { got: aimOf(goal.got[1] ?? "", first.got), rest: goal.rest } : null;
}

const WENT =
  /^(has |have |is )?(gone |went |moved |improved |jumped |risen |rose |climbed |increased |dropped |fallen |fell |slipped |dipped )?(up |down )?(?:from )?/iu;
const UPWARD = /\b(?:improved|jumped|risen|rose|climbed|increased|up)\b/iu;
const DOWNWARD = /\b(?:dropped|fallen|fell|slipped|dipped|down)\b/iu;
const TO =
  /^(?: ?(?:->|=>|→) ?| (?:(?:up|down) )?to | ?,? (?:and )?(?:is |then )?(?:now|up to|down to) (?:at |on |a |an )?|,? (?=\d))/iu;

/** "47% to 61% on the tectonics test", "was secure 7 now nearer 6", "51% in September, 68% now": from the one to the other. */
export function pathIn(text: string): Parsed<Clause> | null {
  const was = eat(text, /^(?:was |were )(?:at |on |working at )?/iu);
  const went = was ?? eat(text, WENT);
  const led = went?.got[0] ?? "";
  const start = went ? went.rest : text;
  const kind: Kind =
    /^\D*\d{1,2}(?:[+=-]|-\d)?(?![\d%])(?! ?(?:out of|\/))|^(?:an? |grade )?[A-GU]\b/u.test(start)
      ? "grade"
      : "any";
  const one = valueIn(start, kind);
  if (!one || one.value.scale === "number") return null;
  const when = moment(start.slice(one.length));
  const to = eat(when.rest, TO);
  if (!to) return null;
  const near = eat(to.rest, /^(nearer|closer to|almost|nearly) (?:to )?/iu);
  const two = valueLike(near ? near.rest : to.rest, one.value);
  if (!two || two.value.scale === "number") return null;
  let rest = (near ? near.rest : to.rest).slice(two.length);
  const later = moment(rest);
  rest = later.rest;
  const stillNow = eat(rest, /^ (?:now|this time)(?=$|[ ,;])/iu);
  if (stillNow) rest = stillNow.rest;
  const turn = turnOf(two.value, one.value);
  if (turn === null || turn === "even") return null;
  if ((UPWARD.test(led) && turn !== "better") || (DOWNWARD.test(led) && turn !== "worse"))
    return null;
  if (/\bup to\b/iu.test(to.got[0]) && turn !== "better") return null;
  if (/\bdown to\b/iu.test(to.got[0]) && turn !== "worse") return null;
  const isNow = /\bnow\b/iu.test(to.got[0]) || stillNow !== null;
  // "4 to 6" alone may be any of the three, and "7, 8" two marks.
  const bare =
    led.trim() === "" &&
    one.value.scale !== "share" &&
    when.got === "" &&
    later.got === "" &&
    !isNow &&
    !/[>→]/u.test(to.got[0]);
  // "68% in March, 51% in September": which of the two came first?
  if (/^,? $/u.test(to.got[0]) && !isNow && !isBefore(when.got, later.got)) return null;
  if (bare && !/^ (?:in|on|for) /u.test(rest)) return null;
  const about = eat(rest, /^ (in|on|for) (?:(the|his|her|their) )?([^,;()]+?)(?=$|[,;)])/iu);
  const [, by = "", article = "", name = ""] = about?.got ?? [];
  const named = about ? behind(by, article, name, true) : null;
  if (about && named) rest = about.rest;
  const where = named ? ` ${named}` : "";
  const after = moment(rest);
  rest = after.rest;
  const end = later.got || after.got;
  if (near || (was && when.got === "" && isNow)) {
    const toward = near
      ? `${(near.got[1] ?? "").toLowerCase().replace(/^(?:almost|nearly)$/u, "$& at")} ${two.value.said}`
      : two.value.said;
    return {
      got: {
        kind: "stands",
        verb: "",
        said: `{was} ${one.value.said} and {is} now ${toward}${where}`,
        value: two.value,
        role: "now",
        turn,
      },
      rest,
    };
  }
  const [, , verb = "", up = ""] = was ? [] : (went?.got ?? []);
  const did = verb
    .trim()
    .toLowerCase()
    .replace(/^(?:went)?$/u, "gone");
  const way = up === "" ? "" : ` ${up.trim().toLowerCase()}`;
  const from = one.value.scale === "share" ? one.value.said : one.value.plain;
  const until = two.value.scale === "share" ? two.value.said : two.value.plain;
  return {
    got: {
      kind: "stands",
      verb: did === "gone" || /^ha/iu.test(led) ? "has" : "",
      said: `${did}${way} from ${from}${when.got} to ${until}${end}${isNow ? " now" : ""}${where}`,
      value: two.value,
      role: "now",
      turn,
    },
    rest,
  };
}

const DIFFERENCE =
  /^(?:is |was )?(?:only |just )?(\d{1,2}|one|two|three|four|five|a) (marks?|points?|grades?|%)(?: \p{L}+)? (off|short of|away from|from|below|above|over|under) (?:an? |the |his |her |their )?(?=grade|target|\d|[A-G]\b)/iu;

/** "Improved from 61% to 47%": gone where the verb does not lead. */
export function isPathTurned(text: string): boolean {
  const led = eat(text, WENT);
  const way = led?.got[0] ?? "";
  const one = led && valueIn(led.rest, "any");
  const to = one && eat(led.rest.slice(one.length), TO);
  const two = to && valueLike(to.rest, one.value);
  const turn = one && two && turnOf(two.value, one.value);
  return (turn === "worse" && UPWARD.test(way)) || (turn === "better" && DOWNWARD.test(way));
}

/** "Up from a 4-5 in autumn": a comparison that stands alone is of where somebody works. */
export function riseIn(text: string): Parsed<Clause> | null {
  if (/^(?:which|was)/iu.test(text)) return null;
  const by = / (?:on|since|from) \p{L}/u.test(text) ? changedBy(text, null) : null;
  if (by) {
    const said = by.got.said.slice(2);
    const { turn } = by.got;
    return { got: { ...STANDS, verb: "is", said, value: null, role: "now", turn }, rest: by.rest };
  }
  const way = eat(text, CHANGED);
  if (!way) return null;
  const before = graded(way.rest) ?? percentAlone(way.rest);
  if (!before) return null;
  const when = moment(before.rest);
  const up = ROSE.test(way.got[1] ?? "");
  return {
    got: {
      kind: "stands",
      verb: "is",
      said: `${up ? "up" : "down"} from ${before.got.said}${when.got}`,
      value: before.got,
      role: "now",
      turn: up ? "better" : "worse",
    },
    rest: when.rest,
  };
}

function percentAlone(text: string): Parsed<Value> | null {
  const read = valueIn(text, "any");
  return read && read.value.scale === "share"
    ? { got: read.value, rest: text.slice(read.length) }
    : null;
}

/** Whether a text tells a distance from a grade, which other constructions read. */
export function isDifference(text: string): boolean {
  return DIFFERENCE.test(text);
}
