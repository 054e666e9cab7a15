import { capitalise } from "../language/text.ts";

const A_CLASSMATE = "a classmate";
/** "a classmate, a classmate and classmates": several students in a row. */
const IN_A_ROW = String.raw`(?:a classmate|classmates)(?:(?:,| and|, and| &| or) (?:a classmate|classmates)\b)+`;
const SEVERAL = new RegExp(IN_A_ROW, "gu");
const SEVERAL_FIRST = new RegExp(
  `^(\\W*)${IN_A_ROW.replace("a classmate|c", "A classmate|C")}`,
  "u",
);
/** Said of the one who is named next: "her friend", "a partner called", "Head Girl". */
const INTRODUCTION = new RegExp(
  String.raw`(?:\b(?:the|her|his|their|a|another) )?(?:\b(?:best|good|close|new|reading|lab|talk|study|team|form|house) )?\b(?:friend|partner|classmate|mate|neighbour|buddy|teammate|captain|prefect|head (?:girl|boy))(?:,| called| named)? \(?$`,
  "iu",
);
/** Family is no classmate: "her twin sister Ella" stays "her twin sister", and out of a report. */
const FAMILY = new RegExp(
  String.raw`\b((?:(?:big|little|older|younger|elder|twin|half|step|baby|foster|adopted)[ -])*(?:twin|brother|sister|sibling|cousin|niece|nephew|mum|mother|dad|father|nan|gran|grandad|uncle|auntie|aunt|parents?|carer|stepmum|stepdad)s?),?(?: called| named)? \(?$`,
  "iu",
);
/** "Ella, her twin": the same the other way round. */
const FAMILY_AFTER =
  /^,? (?=(?:her|his|their) (?:(?:big|little|older|younger|elder|twin|half|step)[ -])*(?:twin|brother|sister|sibling|cousin)\b)/iu;
/** "the Hargreaves twins". */
const TOGETHER = /^ (?:twins|brothers|sisters|siblings|boys|girls)\b/u;

/** A text in which each of these stretches, which names another student, is said without the name. */
export function sayClassmates(
  text: string,
  others: readonly { start: number; end: number }[],
): string {
  let without = text;
  for (const { start, end } of others.toReversed()) {
    const head = without.slice(0, start);
    const after = without.slice(end);
    const family = FAMILY.exec(head);
    if (family !== null) {
      without =
        head.replace(/,?(?: called| named)? \(?$/iu, "") + after.replace(/^\)|^,(?= )/u, "");
      continue;
    }
    if (FAMILY_AFTER.test(after)) {
      const rest = after.replace(FAMILY_AFTER, "");
      without = head + (/^\W*$/u.test(head) ? capitalise(rest) : rest);
      continue;
    }
    const several = TOGETHER.test(after);
    const before = head.replace(several ? /\bthe $/iu : INTRODUCTION, "");
    const name = several ? "classmates" : A_CLASSMATE;
    const opens = /(?:^|[.!?]\s)\W*$/u.test(before);
    without = `${before}${opens ? capitalise(name) : name}${several ? after.replace(TOGETHER, "") : after}`;
  }
  return without.replace(SEVERAL, "classmates").replace(SEVERAL_FIRST, "$1Classmates");
}
