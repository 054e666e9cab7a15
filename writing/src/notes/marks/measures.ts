import { eat, moment, turnOf, type Parsed, type Turn } from "./parsed.ts";
import { withTails } from "./tails.ts";
import { levelIn, valueIn, type Value } from "./values.ts";
import { whatFor } from "./what-for.ts";

/** What somebody has about them and that is measured: "reading age", "attendance", "average score". */
export type Measure = {
  /** Whether it is said of the pupil, and not of what is theirs. */
  ofPupil: boolean;
  said: string;
  turns: Turn[];
};

const AGE = "(?:reading|spelling|maths|mental) age";
const OWNED = new RegExp(
  String.raw`^(?:(?:his|her|their) )?(${AGE}|attendance|(?:test |quiz |exam |overall )?average(?: (?:score|mark))?|(?:(?!(?:got|gets|has|his|her|their|achieved|scored|up|down|gone|all|full|half|top|test|mock|last|the)\b)[\p{L}-]+ ){1,2}(?:scores?|marks?|results?)),?(?::| (?:is|was|=|has|have|at))? ?`,
  "iu",
);
const WENT =
  /^(?:(?:has |have )?(?:gone|moved|improved|risen|increased|jumped|fallen|dropped|slipped) )?(?:(up|down) )?(?:from )?/iu;

function valueOf(text: string, age: boolean): Parsed<Value> | null {
  const read = age ? levelIn(text) : valueIn(text, "any");
  if (!read || (!age && read.value.scale !== "share")) return null;
  return { got: read.value, rest: text.slice(read.length) };
}

/** "Reading age up from 9.2 to 11.4", "attendance 95%, up from 88%". */
function owned(text: string): Measure | null {
  const led = eat(text, OWNED);
  if (!led) return null;
  const name = (led.got[1] ?? "").toLowerCase();
  const age = name.endsWith(" age");
  const way = eat(led.rest, WENT);
  const one = way && valueOf(way.rest, age);
  const to = one && eat(one.rest, /^(?: (?:up |down )?to | ?(?:->|→) ?)/u);
  const two = to && valueOf(to.rest, age);
  if (way && one && two) {
    const turn = turnOf(two.got, one.got);
    const when = moment(two.rest);
    const told = /up|risen|increased|improved|jumped/iu.test(way.got[0])
      ? "better"
      : /down|fallen|dropped|slipped/iu.test(way.got[0])
        ? "worse"
        : turn;
    if (turn === null || turn === "even" || turn !== told || when.rest !== "") return null;
    const have = /(?:scores|marks|results)$/u.test(name) ? "have" : "has";
    const said = ` ${name} ${have} gone ${turn === "better" ? "up" : "down"} from ${one.got.said} to ${two.got.said}${when.got}`;
    return { ofPupil: false, said, turns: [turn] };
  }
  const value = valueOf(led.rest, age);
  if (!value || /(?:scores?|marks?|results?)$/u.test(name.replace(/average \S+$/u, "")))
    return null;
  const when = moment(value.rest);
  const tails = withTails(value.got, when.rest);
  // What it is by itself is said elsewhere.
  if (tails.got.length === 0 || tails.rest !== "") return null;
  const said = ` ${name} is ${value.got.said}${when.got}${tails.got.map((tail) => tail.said).join("")}`;
  return { ofPupil: false, said, turns: tails.got.map(({ turn }) => turn) };
}

const AVERAGE =
  /^(?:an? |his |her |their )?average(?: (test|quiz|exam|homework|overall))?(?: (?:score|mark|percentage))?(?: (?:of|is|in tests))?:? /iu;
const AVERAGE_OF = /^([\p{L}\d'’& -]+?) average(?: (?:score|mark))?(?: (?:of|is))?:? (?=\d)/iu;

/** "Seneca average 62%", "average test score of 71%". */
function average(text: string): Measure | null {
  const of = eat(text, AVERAGE_OF);
  const led = of ?? eat(text, AVERAGE);
  const value = led && valueOf(led.rest, false);
  if (!led || !value) return null;
  const kind = of ? "" : (led.got[1] ?? "").toLowerCase();
  const about = of ? null : eat(value.rest, /^ (?:in|on|for) (?:the )?([^,;()]+?)(?=$|[,;(])/iu);
  const name = of ? of.got[1] : about?.got[1];
  const named = name === undefined ? "" : whatFor(name, true);
  if (named === null) return null;
  const when = moment(about ? about.rest : value.rest);
  const tails = withTails(value.got, when.rest);
  if (tails.rest !== "") return null;
  const called =
    kind === ""
      ? "an average"
      : kind === "overall"
        ? "an overall average"
        : `an average ${kind} score`;
  const where = named === "" ? "" : ` ${named}`;
  return {
    ofPupil: true,
    said: ` {has} ${called} of ${value.got.said}${where}${when.got}${tails.got.map((tail) => tail.said).join("")}`,
    turns: tails.got.map(({ turn }) => turn),
  };
}

const SCALED = /^(?:(?:ks1 |ks2 |sats? )*)(scaled|standardised|standardized) scores?(?: of|:)? /iu;
const SCORE =
  /^(?:of )?(\d{2,3}) (?:in |for )?(reading|writing|maths|spelling|grammar|spag|gps|science|english)(?:$|, (?:and )?| and )/iu;
const SCORE_LAST =
  /^(reading|writing|maths|spelling|grammar|spag|gps|science|english):? (\d{2,3})(?:$|, (?:and )?| and )/iu;

/** "Scaled score 104 in reading, 99 in maths". */
function scaled(text: string): Measure | null {
  const led = eat(text, SCALED);
  if (!led) return null;
  const said: string[] = [];
  let rest = led.rest;
  while (rest !== "") {
    const first = eat(rest, SCORE);
    const last = first ? null : eat(rest, SCORE_LAST);
    const found = first ?? last;
    if (!found) return null;
    const [score, skill] = first ? [found.got[1], found.got[2]] : [found.got[2], found.got[1]];
    said.push(`${score} in ${skill?.toLowerCase()}`);
    rest = found.rest;
  }
  const kind = (led.got[1] ?? "").toLowerCase().replace("ized", "ised");
  const list = said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : said[0];
  return { ofPupil: true, said: ` {has} a ${kind} score of ${list}`, turns: [] };
}

const TARGET =
  /^(?:has |have )?(hit|met|reached|achieved|exceeded|beaten|beat|passed|smashed|missed) (?:his|her|their|the) (?:(?:gcse|end of year) )?(target(?: grade)?)( of )/iu;

/** "Hit his target of 7 in the mock", "missed her target of 60% by 2 marks". */
function target(text: string): Measure | null {
  const led = eat(text, TARGET);
  if (!led) return null;
  const read = valueIn(led.rest, "any");
  if (!read) return null;
  const after = led.rest.slice(read.length);
  const by = eat(
    after,
    /^ by (?:just |only )?(?:\d{1,2}|one|two|three|four|five|an?) ?(?:marks?|%|points?|grades?)/iu,
  );
  const about = eat(by ? by.rest : after, /^ (?:in|on|for) (?:the )?([^,;()]+)$/iu);
  const named = about ? whatFor(about.got[1] ?? "", true) : "";
  const rest = about ? about.rest : by ? by.rest : after;
  if (named === null || rest !== "") return null;
  const verb = (led.got[1] ?? "").toLowerCase();
  const has = /^ha/iu.test(text) ? "{has} " : "";
  const where = named === "" ? "" : ` ${named}`;
  return {
    ofPupil: true,
    said: ` ${has}${verb} {their} ${(led.got[2] ?? "").toLowerCase()} of ${read.value.scale === "share" ? read.value.said : read.value.plain}${by ? by.got[0].toLowerCase() : ""}${where}`,
    turns: [verb === "missed" ? "worse" : "better"],
  };
}

/** What is measured of somebody, or how a target was met; null for everything else. */
export function measureIn(text: string): Measure | null {
  return owned(text) ?? average(text) ?? scaled(text) ?? target(text);
}
