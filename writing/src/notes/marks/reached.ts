import { eat, moment, type Clause, type Parsed } from "./parsed.ts";
import { valueIn, valueLike, type Value } from "./values.ts";
import { behind, whatFor } from "./what-for.ts";

const ADVERB =
  /^(only|just|barely|nearly|almost|around|about|roughly|over|under|at least|exactly|approximately)\b ?/iu;
const OFTEN =
  /^(?:is |are |gets? |scores? )?(usually|always|often|mostly|normally|generally|consistently|regularly|sometimes|typically|nearly always|almost always)\b ?/iu;

function adverbsIn(text: string): { how: string; often: string; rest: string } {
  let rest = text;
  let how = "";
  let often = "";
  for (;;) {
    const frequency = often === "" ? eat(rest, OFTEN) : null;
    const degree = how === "" && !frequency ? eat(rest, ADVERB) : null;
    const found = frequency ?? degree;
    if (!found) return { how, often, rest };
    if (frequency) often = (frequency.got[1] ?? "").toLowerCase();
    else how = `${(degree?.got[1] ?? "").toLowerCase()} `;
    rest = found.rest;
  }
}

const VALUE_AT =
  /(?<![\p{L}\d.%/])(?=\d|grade \d|(?:full|top|half|no) marks\b|(?:an? )?(?:grade |level )?[A-GU](?:[*+-]|\b)|(?:an? )?(?:distinction|merit|pass)\b)/giu;
const LINKED =
  /(?:\b(?:got|gets|scored|scores|achieved|marked at|was marked at|was|is|at|came out at)|[:=–—-])\s*$/iu;
const ADVERBS_LAST =
  /\b(only|just|barely|nearly|almost|around|about|roughly|over|under|at least|exactly|usually|always|often|mostly|normally|generally|consistently|regularly|sometimes|typically|nearly always|almost always)\s*$/iu;

/** A mark behind what it was for: "portfolio only 22 out of 40", "end-of-unit test: 68%". */
export function namedFirst(text: string): Parsed<Clause> | null {
  for (const { index } of text.matchAll(VALUE_AT)) {
    if (index === 0) continue;
    let name = text.slice(0, index).trimEnd();
    if (/[,;]/u.test(name)) return null;
    let how = "";
    let often = "";
    let led = false;
    for (let before = ""; before !== name;) {
      before = name;
      const adverb = ADVERBS_LAST.exec(name);
      if (adverb) {
        const word = (adverb[1] ?? "").toLowerCase();
        if (OFTEN.test(word)) often = word;
        else how = `${word} `;
        name = name.slice(0, adverb.index).trimEnd();
      }
      const link = LINKED.exec(name);
      if (link) {
        led = true;
        name = name.slice(0, link.index).trimEnd();
      }
    }
    const rest = text.slice(index);
    const sat = name.replace(/ (?:results?|scores?|marks?|grade|percentage)$/iu, "");
    const exact = valueIn(rest, "any");
    if (!exact) continue;
    const { value } = exact;
    const figures = value.scale === "share";
    const named = whatFor(sat.replace(/^(?:his|her|their) /iu, ""), figures);
    if (!named) continue;
    // "Paper 2" and "test 3" without anything between may be called so.
    const open =
      !led &&
      !figures &&
      /^\d$/u.test(rest.slice(0, exact.length).trim()) &&
      /^(?:paper|unit|module|test|section|component|topic|chapter|question|assessment|quiz|task|piece|essay|exam|project)s?$/iu.test(
        sat.split(" ").at(-1) ?? "",
      );
    if (open) continue;
    const behindIt = rest.slice(exact.length);
    const more = /s$/iu.test(sat) ? others(behindIt, value) : { got: [], rest: behindIt };
    const when = moment(more.rest);
    // "Test scores 8, 9, 10": no two of them are all.
    if (!ENDS.test(when.rest)) continue;
    if (/s$/iu.test(name) && /^,? ?(?:and |then )?\d/u.test(when.rest)) continue;
    const said = `${listed([value.said, ...more.got])} ${often === "" ? named : severally(named)}${when.got}`;
    return { got: { kind: "reached", value, said, tails: [], often, how }, rest: when.rest };
  }
  return null;
}

/** What may stand behind a mark. */
const ENDS = /^$|^ ?[,;(]| [-–—] |^ (?=\p{L})/u;

/** "End-of-topic tests: 54%, 61%, 73%": more marks of the same kind, behind the name of several things. */
function others(text: string, value: Value): Parsed<string[]> {
  const said: string[] = [];
  let rest = text;
  for (;;) {
    const joint = /^(?:,? (?:and |then )|, ?)/iu.exec(rest)?.[0] ?? "";
    const next = joint === "" ? null : valueLike(rest.slice(joint.length), value);
    if (next?.value.scale !== value.scale) return { got: said, rest };
    const after = rest.slice(joint.length + next.length);
    // "Tests 54%, 61% in the mock": of something else.
    if (!/^$|^,|^ (?:and|then) \d/u.test(after)) return { got: said, rest };
    said.push(next.value.said);
    rest = after;
  }
}

function listed(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** What is reached again and again is reached in several: "in the quiz" is "in quizzes". */
function severally(named: string): string {
  return named.replace(
    /^in the (.*\b(?:test|quiz|exam|assessment|mock))$/u,
    (_, name: string) => `in ${name}${name.endsWith("quiz") ? "zes" : "s"}`,
  );
}

/** A mark before what it was for: "got 17 out of 20 in listening test", "62% mock". */
export function valueFirst(text: string): Parsed<Clause> | null {
  const verb = eat(
    text,
    /^(?:(?:he|she|they) )?(?:only |just )?(?:(?:has )?(?:got|scored|achieved|gained|managed|earned|received|been awarded)|was awarded|scores) /iu,
  );
  const { how: degree, often, rest } = adverbsIn(verb ? verb.rest : text);
  const how = /^(?:\p{L}+ )?(?:only|just) /iu.test(verb?.got[0] ?? "") ? "only " : degree;
  const read = valueIn(rest, "any");
  if (!read) return null;
  const after = rest.slice(read.length);
  const figures = read.value.scale === "share";
  const told = (said: string, end: string): Parsed<Clause> | null =>
    ENDS.test(end)
      ? { got: { kind: "reached", value: read.value, said, tails: [], often, how }, rest: end }
      : null;
  const named = nameBehind(after, figures, verb !== null);
  if (named) {
    const when = moment(named.rest);
    return told(`${read.value.said} ${named.got}${when.got}`, when.rest);
  }
  const overall = eat(after, /^ overall(?=$|[,;( ])/iu);
  if (overall && figures) return told(`${read.value.said} overall`, overall.rest);
  const when = moment(after);
  // "31%, well below target": what is said of it makes it one.
  const alone = figures && /^ ?(?:[,;(]| [-–—] )/u.test(when.rest);
  return verb || overall || alone
    ? told(`${read.value.said}${overall ? " overall" : ""}${when.got}`, when.rest)
    : null;
}

/** What a mark that stands first was for: "in the listening test", "mock". */
function nameBehind(text: string, figures: boolean, verb: boolean): Parsed<string> | null {
  const about = eat(
    text,
    /^(?: (in|on|for|from|of)(?: (the|his|her|their))?)? ([^,;()]+?)(?=$|[,;(]| [-–—] | (?:up|down|was|and(?! \p{Lu})|but|which|compared|against|with|his|her|their|class|this|last|in|at|since) )/iu,
  );
  const [, by, article = "", name = ""] = about?.got ?? [];
  if (!about || (!figures && !verb && by === undefined)) return null;
  const named = behind(by ?? "", article, name, figures && by !== undefined);
  return named === null ? null : { got: named, rest: about.rest };
}
