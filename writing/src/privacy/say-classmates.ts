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
  String.raw`\b((?:(?:big|little|older|younger|elder|twin|half|step|baby|foster|adopted)[ -]){0,4}(?:twin|brother|sister|sibling|cousin|niece|nephew|mum|mother|dad|father|nan|gran|grandad|uncle|auntie|aunt|parents?|grandmother|grandfather|grandparents?|granny|grandpa|nanny|childminder|guardian|carer|senior|taid|nain|stepmum|stepdad|bro|sis|stepbrother|stepsister|godmother|godfather|nana|grandma|gf|bf|girlfriend|boyfriend|social worker|key ?worker|counsellor|therapist|physio|instructor|tutor|senco|sendco|hlta|hoy|hod|head of year|technician|librarian|matron|chaplain|coach|TA|LSA)s?),?(?: called| named| is)? \(?$`,
  "iu",
);
/** "Inspired by ex-pupil Ciarán Devlin's talk": somebody who has left. */
const FORMER =
  /\b(?:ex|former|old)[- ](?:pupil|student|boy|girl|classmate|friend)(?:,| called| named)? $/iu;
/** "The best since Lachlan Baird in 2016". */
const LIKE =
  /\b(?:(?:best|better|first|finest|strongest|keenest) (?:\p{L}+ ){1,3}since|(?:nobody|no one|none|pupil|student|essay|best|better|like (?:it|this|that)|first|not) since|reminds me (?:so much |a lot |a bit )?of|carbon copy of|the next|another|a young|a second)\s+$/iu;
const LONG_AGO =
  /^,? who (?:I|we) (?:taught|had)\b|^,? an? (?:ex|former|old)[- ](?:pupil|student)\b|^,? (?:(?:in|back in|of|who left in) (?:19|20)\d\d\b|who (?:has )?left\b|\((?:19|20)\d\d\))/iu;
/** "Tyler from the other school", "skates with Juno after school": no pupil of this class. */
const OUTSIDE =
  /^(?:['’]s)? (?:from (?!(?:the|this|that|my|our|his|her|their|another|year|set|form|class|group|\d)\b)\p{L}+|from (?:the|his|her|their|an?|another) (?:other |old |new |primary |last |local |previous )*(?:school|street|estate|village|road|church|mosque|club|gym|team|band|choir|primary|academy|college|town|cadets|scouts|youth club|neighbourhood)\b|after school\b|outside (?:of )?school\b|at (?:another|the other) school\b|down (?:the|her|his|their) (?:road|street)\b|next door\b)/iu;
const FRIEND =
  /\b((?:best|good|close|old|new) (?:friend|mate|pal)|friend|mate|bestie|pal)(?:,| called| named)? $/iu;

/** "Ella, her twin": the same the other way round. */
const FAMILY_AFTER =
  /^,? (?=(?:her|his|their) (?:(?:big|little|older|younger|elder|twin|half|step)[ -])*(?:twin|brother|sister|sibling|cousin)\b)/iu;
/** "Gethin (brother)". */
const FAMILY_BRACKETED =
  /^ \((?<who>(?:(?:big|little|older|younger|elder|twin|half|step)[ -])*(?:twin|brother|sister|sibling|cousin|mum|dad|mother|father|uncle|aunt|auntie|nan|gran|grandad))\)/iu;
/** "the Hargreaves twins". */
const TOGETHER = /^ (?:twins|brothers|sisters|siblings|boys|girls)\b/u;

const FRIENDS = /\b(a friend|friends)(?:(?:,| and| &) (?:a friend|friends)\b)+/giu;

/** Who is named next is said in so many characters before the name. */
const NEAR = 200;
const near = (before: string): string => before.slice(-NEAR);

/** What stands before a name, without what introduced it. */
function withoutEnding(before: string, ending: RegExp): string {
  return before.slice(0, -NEAR) + near(before).replace(ending, "");
}

/** Whether what comes next begins a sentence. */
function opensIn(before: string): boolean {
  return /[.!?]\s\W*$/u.test(near(before)) || /^\W*$/u.test(before);
}

/** A text in which each of these stretches, which names another student, is said without the name. */
export function sayClassmates(
  text: string,
  others: readonly { start: number; end: number }[],
): string {
  let without = text;
  for (const { start, end } of others.toReversed()) {
    const head = without.slice(0, start);
    const after = without.slice(end);
    const family = FAMILY.exec(near(head));
    if (family !== null) {
      without =
        withoutEnding(head, /,?(?: called| named| is)? \(?$/iu) + after.replace(/^\)|^,(?= )/u, "");
      continue;
    }
    if (FORMER.test(near(head))) {
      without = head.trimEnd() + after;
      continue;
    }
    if (LONG_AGO.test(after) || LIKE.test(near(head))) {
      without = `${withoutEnding(head, /\b(?:another|a young|a second)\s+$/iu)}a former pupil${after}`;
      continue;
    }
    if (OUTSIDE.test(after.replace(/^ (?:and|&) a friend\b/iu, ""))) {
      without = FRIEND.test(near(head))
        ? head.trimEnd() + after
        : `${head}${opensIn(head) ? "A" : "a"} friend${after}`;
      continue;
    }
    if (FAMILY_AFTER.test(after)) {
      const rest = after.replace(FAMILY_AFTER, "");
      without = head + (/^\W*$/u.test(head) ? capitalise(rest) : rest);
      continue;
    }
    const bracketed = FAMILY_BRACKETED.exec(after);
    if (bracketed) {
      const who = `a ${bracketed.groups?.["who"] ?? ""}`;
      without = head + (opensIn(head) ? capitalise(who) : who) + after.slice(bracketed[0].length);
      continue;
    }
    const several = TOGETHER.test(after);
    const before = withoutEnding(head, several ? /\bthe $/iu : INTRODUCTION);
    const name = several ? "classmates" : A_CLASSMATE;
    const opens = opensIn(before);
    without = `${before}${opens ? capitalise(name) : name}${several ? after.replace(TOGETHER, "") : after}`;
  }
  return without
    .replace(FRIENDS, "friends")
    .replace(SEVERAL, "classmates")
    .replace(SEVERAL_FIRST, "$1Classmates");
}
