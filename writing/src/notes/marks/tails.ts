import { momentIn } from "./moments.ts";
import { CHANGED, eat, moment, other, ROSE, turnOf, type Parsed, type Tail } from "./parsed.ts";
import type { Value } from "./values.ts";

/** "Up from 31 in nov": what a mark was before; null where the words and the numbers tell two things. */
function changedFrom(text: string, value: Value): Parsed<Tail> | null {
  const way = eat(text, CHANGED);
  const before = way && other(way.rest, value);
  if (!way || !before) return null;
  const word = way.got[1] ?? "";
  const better = ROSE.test(word);
  const turn = turnOf(value, before.got);
  const timed = value.scale === "time" || value.scale === "place";
  // A slower time is up, and nobody knows what "up" of a place is.
  if (turn === null) return null;
  const told =
    timed && !/^(?:improv|an improvement)/iu.test(word)
      ? value.scale === "time"
        ? !better
        : better
      : better;
  if ((turn === "better") !== told || turn === "even") return null;
  const when = moment(before.rest);
  const says =
    timed && value.scale === "place"
      ? told
        ? "up"
        : "down"
      : timed
        ? told
          ? "down"
          : "up"
        : better
          ? "up"
          : "down";
  return { got: { said: `, ${says} from ${before.got.said}${when.got}`, turn }, rest: when.rest };
}

/** "Was 31 in nov", "31 last time", "compared with 31": what it was before, said by which of the two is better. */
function wasBefore(text: string, value: Value): Parsed<Tail> | null {
  const led = eat(
    text,
    /^(?:which (?:is|was) )?(was|previously|prev\.?|had been|got|compared (?:with|to)|vs\.?|last time|from) ?:? ?(?:only |just )?/iu,
  );
  const before = other(led ? led.rest : text, value);
  if (!before) return null;
  const when = moment(before.rest);
  const lead = led?.got[1] ?? "";
  // "61% in the mock, 70% in September": two marks, and nobody knows which came first.
  if (
    lead === "" &&
    !/^ (?:last|previously|before|a year ago|this time last|in the (?:last|first|previous))\b/u.test(
      when.got,
    )
  )
    return null;
  if (/^got$/iu.test(lead) && when.got === "") return null;
  if (/^(?:vs|compared|from)/iu.test(lead) && when.got === "") return null;
  const turn = turnOf(value, before.got);
  if (turn === null) return null;
  const on = /^last time/iu.test(lead) ? " last time" : when.got || " before";
  const way = (turn === "better") === (value.scale !== "time") ? "up" : "down";
  const said =
    turn === "even"
      ? `, the same as${on === " before" ? " before" : on}`
      : `, ${way} from ${before.got.said}${on === " before" ? "" : on}`;
  return turn === "even" ? null : { got: { said, turn }, rest: when.rest };
}

const BY =
  /^(?:which is )?(up|down|an improvement of|an increase of|a drop of|a fall of|improved by|increased by|dropped by|fell by)(?: by)? (\d{1,2} ?%|(?:\d{1,2}|a|an|one|two|three|four|five)(?: whole| full)? (?:marks?|grades?|points?|levels?|sub-?levels?|places?)) ?(?:(from|on|since|compared (?:with|to)) (?=\p{L}))?/iu;

/** "Up 12 marks since November". */
export function changedBy(text: string, value: Value | null): Parsed<Tail> | null {
  const by = eat(text, BY);
  if (!by || value?.scale === "time") return null;
  const [, way = "", much = "", link] = by.got;
  const better = /^(?:up|an imp|an inc|imp|inc)/iu.test(way);
  let on = "";
  let rest = by.rest;
  if (link) {
    const when = momentIn(by.rest);
    if (!when) return null;
    on = ` ${link.toLowerCase() === "compared to" ? "compared with" : link.toLowerCase()} ${when.said.replace(/^(?:in|at|since) /u, "")}`;
    rest = by.rest.slice(when.length);
  } else rest = by.rest === "" ? "" : by.got[0].endsWith(" ") ? ` ${by.rest}` : by.rest;
  return {
    got: {
      said: `, ${better ? "up" : "down"} ${much.toLowerCase().replace(/ %/u, "%")}${on}`,
      turn: better ? "better" : "worse",
    },
    rest,
  };
}

const GROUP = "(class|year|year group|cohort|set|group|form|national|school|top set)";
const AVERAGE_FIRST = new RegExp(
  String.raw`^(?:(?:against|compared (?:with|to)|vs\.?|versus) )?(?:an? |the )?${GROUP} (?:average|mean)(?: (?:was|is|of|score|mark|=))*:? ?`,
  "iu",
);
const AVERAGE_LAST = new RegExp(
  String.raw`^ ?(?:was |is )?(?:the )?${GROUP} (?:average|mean)\b|^ ?(?:average|mean) for (?:the )?(class|year|set|group)\b`,
  "iu",
);
const BESIDE_AVERAGE = new RegExp(
  String.raw`^(?:which is |so |and )?((?:just |well |slightly )?)(above|below|over|under)(?: the)? ${GROUP} (?:average|mean)(?: (?:of|at))?`,
  "iu",
);

/** "Class average 59", "above the class average". */
function beside(text: string, value: Value): Parsed<Tail> | null {
  const stands = eat(text, BESIDE_AVERAGE);
  if (stands) {
    const [, how = "", side = "", group = ""] = stands.got;
    const above = /^(?:above|over)/iu.test(side);
    const figure = stands.rest.startsWith(" ") ? other(stands.rest.slice(1), value) : null;
    const turn = figure && turnOf(value, figure.got);
    if (figure && (turn === null || (turn === "better") !== above)) return null;
    const said = `, ${how.toLowerCase()}${above ? "above" : "below"} the ${group.toLowerCase()} average${figure ? ` of ${figure.got.said}` : ""}`;
    return {
      got: { said, turn: above ? "better" : "worse" },
      rest: figure ? figure.rest : stands.rest,
    };
  }
  const first = eat(text, AVERAGE_FIRST);
  const after = other(first ? first.rest : text, value);
  if (!after) return null;
  const last = first ? null : eat(after.rest, AVERAGE_LAST);
  const group = first?.got[1] ?? last?.got[1] ?? last?.got[2];
  if (!group) return null;
  const turn = turnOf(value, after.got) ?? "even";
  const article = /^[aeiou]/iu.test(group) ? "an" : "a";
  return {
    got: { said: `, against ${article} ${group.toLowerCase()} average of ${after.got.said}`, turn },
    rest: last ? last.rest : after.rest,
  };
}

const GREATEST =
  /^(?:which (?:is|was) |and )?(?:(his|her|their) )?(best|highest|fastest|quickest|furthest|top|strongest|lowest|worst)(?: (?:ever|yet|piece|mark|score|result|grade|time|throw|jump))*(?: (so far|yet|ever|to date|this (?:term|year)|all year|of the year))?(?: (?:in|of) (?:the )?(class|year|year group|set|group|school|cohort|form))?(?=$|[,;)]| (?:and|but) )/iu;
const RECORD =
  /^(?:which (?:is|was) )?(?:an? |the )?(?:new )?(personal best|pb|(?:school|club|county|district|year group|house|class) record)((?: for (?:his|her|their) (?:age|age group|year|year group)| for (?:the )?year \d{1,2}s?| for (?:boys|girls|the year group))?)(?=$|[,;)]| (?:and|but) )/iu;

/** "His highest so far", "a school record for his age". */
function outdoes(text: string): Parsed<Tail> | null {
  const record = eat(text, RECORD);
  if (record) {
    const what = record.got[1] ?? "";
    const named = /^pb$/iu.test(what) ? "personal best" : what.toLowerCase();
    return {
      got: {
        said: `, a ${named}${(record.got[2] ?? "").toLowerCase().replace("year ", "Year ").replace("Year group", "year group")}`,
        turn: "better",
      },
      rest: record.rest,
    };
  }
  const top = eat(
    text,
    /^(?:the )?top (?:of|in) (?:the )?(class|year|year group|set|group)(?=$|[,;)])/iu,
  );
  if (top) {
    const group = (top.got[1] ?? "").toLowerCase();
    return { got: { said: `, the top mark in the ${group}`, turn: "better" }, rest: top.rest };
  }
  const found = eat(text, GREATEST);
  if (!found) return null;
  const [all, whose, which = "", ever, group] = found.got;
  const plain = which.toLowerCase();
  const bad = /^(?:worst|lowest)$/u.test(plain);
  const noun = /\b(piece|mark|score|result|grade|time|throw|jump)\b/iu.exec(all)?.[1];
  const thing = noun ? ` ${noun.toLowerCase()}` : "";
  const yet = ever
    ? ` ${ever.toLowerCase()}`
    : (/\b(?:ever|yet)\b/iu.exec(all)?.[0].toLowerCase().replace(/^/u, " ") ?? "");
  if (group) {
    if (whose || yet) return null;
    return {
      got: {
        said: `, the ${plain}${thing} in the ${group.toLowerCase()}`,
        turn: bad ? "worse" : "better",
      },
      rest: found.rest,
    };
  }
  if (!whose && yet === "") return null;
  return {
    got: { said: `, {their} ${plain}${thing}${yet}`, turn: bad ? "worse" : "better" },
    rest: found.rest,
  };
}

const GOOD =
  /^(?:pleasing|excellent|brilliant|great|good|superb|fantastic|amazing|impressive|solid|respectable|encouraging|outstanding|lovely|super|strong|very pleasing)$/u;
const POOR = /^(?:disappointing|poor|worrying|weak|low)$/u;
const COMMENT =
  /^(?:which (?:is|was) )?((?:an? )?)((?:(?:very|really|so|rather|quite|absolutely|truly|a bit) )?)(\p{L}+)((?: (?:result|score|mark|effort|achievement|performance|start|improvement))?)(?=$|[,;)]| (?:and|but) )/iu;

/** "Disappointing", "a brilliant result": said of the mark, and not of who got it. */
function comment(text: string): Parsed<Tail> | null {
  const found = eat(text, COMMENT);
  if (!found) return null;
  const [, , how = "", which = "", what = ""] = found.got;
  const word = which.toLowerCase();
  const turn = GOOD.test(word) ? "better" : POOR.test(word) ? "worse" : null;
  if (turn === null || (what === "" && found.got[1] !== "")) return null;
  const so = `${how.toLowerCase()}${word}`;
  const article = what === "" ? "" : /^[aeiou]/u.test(so) ? "an " : "a ";
  return {
    got: { said: `, which was ${article}${so}${what.toLowerCase()}`, turn },
    rest: found.rest,
  };
}

const AGAINST_TARGET = new RegExp(
  String.raw`^(?:which is |so |and )?((?:just |well |way |slightly |comfortably |far )?)(above|below|under|over) (?:(?:his|her|their|the) )?(?:end of year |gcse |predicted )?(target)(?: grade)?(?: of)?(?=$|[,; ])`,
  "iu",
);

/** "Well below his target of 60%": never against the numbers. */
function besideTarget(text: string, value: Value): Parsed<Tail> | null {
  const found = eat(text, AGAINST_TARGET);
  if (!found) return null;
  const [, how = "", side = ""] = found.got;
  const above = /^(?:above|over)/iu.test(side);
  const figure = found.rest.startsWith(" ") ? other(found.rest.slice(1), value) : null;
  const turn = figure && turnOf(value, figure.got);
  if (figure && (turn === null || (turn === "better") !== above)) return null;
  const said = `, ${how.toLowerCase()}${above ? "above" : "below"} {their} target${figure ? ` of ${figure.got.said}` : ""}`;
  return {
    got: { said, turn: above ? "better" : "worse" },
    rest: figure ? figure.rest : found.rest,
  };
}

const TARGET =
  /^(?:with |against )?(?:an? |the |his |her |their )?(?:end of year |gcse )?target(?: grade)?(?: (?:is|was|of))?:? ?(?:an? )?(?=grade \d|[\dA-E])/iu;

/** "(Target 7)" behind an 8: passed, and no aim any more. What is still aimed for is told as an aim. */
function reachedTarget(text: string, value: Value): Parsed<Tail> | null {
  const found = eat(text, TARGET);
  const target = found && other(found.rest, value);
  const turn = target && turnOf(value, target.got);
  if (!target || !turn || turn === "worse" || !/^(?:grade|letter)$/u.test(value.scale)) return null;
  const said =
    turn === "better"
      ? `, above {their} target of ${target.got.plain}`
      : ", which is {their} target";
  return { got: { said, turn: "better" }, rest: target.rest };
}

/** "Pass mark 32". */
function passMark(text: string, value: Value): Parsed<Tail> | null {
  const led = eat(text, /^(?:the )?pass mark(?: (?:is|was|of|=))?:? ?/iu);
  const mark = led && other(led.rest, value);
  const turn = mark && turnOf(value, mark.got);
  if (!mark || !turn) return null;
  return {
    got: {
      said: `, against a pass mark of ${mark.got.said}`,
      turn: turn === "worse" ? "worse" : "better",
    },
    rest: mark.rest,
  };
}

/** What stands behind a mark and is said of it. */
export function tailIn(text: string, value: Value): Parsed<Tail> | null {
  return (
    changedFrom(text, value) ??
    changedBy(text, value) ??
    beside(text, value) ??
    besideTarget(text, value) ??
    reachedTarget(text, value) ??
    passMark(text, value) ??
    wasBefore(text, value) ??
    outdoes(text) ??
    comment(text)
  );
}

/** All that is said of a mark behind it, one after the other. */
export function withTails(value: Value, text: string): Parsed<Tail[]> {
  const tails: Tail[] = [];
  let rest = text;
  for (;;) {
    const skipped = /^(?: ?[,;(] ?| [-–—] | )(?:and |but |with )?/u.exec(rest)?.[0].length ?? 0;
    const found = skipped > 0 ? tailIn(rest.slice(skipped), value) : null;
    if (!found) {
      // "His strongest piece" goes with the mark, and not with the average of a class.
      const ofMark = ({ said }: Tail) => Number(!/^, (?:\{their\}|the |an? )/u.test(said));
      return { got: tails.toSorted((one, two) => ofMark(one) - ofMark(two)), rest };
    }
    tails.push(found.got);
    rest = found.rest.replace(/^\)/u, "");
  }
}
