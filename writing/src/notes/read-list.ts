import { roughText, type Token } from "../embedded/lexicon/template.ts";
import { limps } from "./limps.ts";
import type { Facts } from "../facts.ts";
import { isOpenWhom } from "./clauses.ts";
import { NOUN_OF } from "./frames.ts";
import { isApology, isBest, leavesHalf } from "./half-said.ts";
import { gathered, LED } from "./hanging.ts";
import { joinSentences, joinWithBut, turnsRound } from "./join-readings.ts";
import { at, doubted, POINTS, type NotesAbout, type ReadPiece } from "./pieces.ts";
import { readsWhole } from "./read-back.ts";
import type { PieceReading } from "./piece.ts";
import { COMMENT, isOfThing, SHOWN_BARE } from "./said-of-things.ts";
import { colonIn, itemsOf, type Segment } from "./segments.ts";
import { THING_DOES } from "./things.ts";
import { PARTICIPLES, PASTS } from "./verbs.ts";
import { DITRANSITIVE, INTRANSITIVE } from "./valency.ts";

/** A list of more words is no list of short points. */
const LIST_WORDS_MAX = 18;

const AT_FIRST = /\b(?:at first|initially|at the (?:start|beginning)|once|when)\b/iu;
/** What is denied of the thing that was done with, and not of its doer. */
const DENIED_THING =
  /^not (?:an?|the|his|her|their|any|one) (?!problem|issue|concern|worry)\p{L}/iu;
/** "A real credit to her family": what somebody is, and no remark on what stands before. */
const WHAT_ONE_IS =
  /^an? (?:\p{L}+ )*(?:credit|pleasure|joy|delight|asset|star|role model|team player|leader|worker|learner|member|student|pupil|listener|thinker|player|reader|writer|performer|friend|captain|rep|ambassador)\b/iu;
/** What things need, and what pupils do. */
const NEEDS_DOING =
  /^(?:still |just |only |also )?needs? (?!(?:reminding|pushing|encouraging|prompting|praising|watching|stretching|supporting|chasing|challenging|motivating|nudging|convincing|telling|reassuring|calming|settling|monitoring|extending)\b)\p{L}+ing\b/iu;
const LABELLED = /^[\p{L}][\p{L}\d' -]{1,40}\s*[:=]/u;

/** Whether a reading is a sentence about the pupil by name or pronoun that needs nothing before it. */
function isByItself(reading: PieceReading, typed: string): boolean {
  if (!("form" in reading) || reading.form !== "S" || POINTS.test(typed)) return false;
  const [first] = reading.tokens;
  return first?.kind === "reference" || first?.kind === "pronoun";
}

/** "Sam is a fluent reader": a thing that is said of somebody is somebody. */
function isOfSomebody(reading: PieceReading): boolean {
  return (
    "tokens" in reading &&
    reading.tokens.some((token) => token.kind === "agree" && token.singular === " is ")
  );
}

/** How people are and no things: "much more reliable now". */
const OF_PEOPLE =
  /^(?:(?:now|much|far|a lot|so|really|very|more|less|always|usually|often|sometimes|still|also) )*(?:reliable|organised|disorganised|independent|confident|motivated|focused|settled|punctual|forgetful|diligent|conscientious)\b/iu;

/** Whether a reading says of what its field is about how that is: "Sam's homework is sometimes scruffy". */
function namesMatter(reading: PieceReading, field: NotesAbout["field"]): boolean {
  const noun = NOUN_OF[field];
  const [first, next] = "tokens" in reading ? reading.tokens : [];
  return (
    noun !== undefined &&
    first?.kind === "reference" &&
    first.form === "possessive" &&
    next?.kind === "text" &&
    next.text.startsWith(` ${noun} `)
  );
}

/** The items of a piece between its commas, each read by itself; null where they hang together or there is one only. */
export function readItems(
  { text, student, field }: NotesAbout,
  segment: Segment,
  read: (part: Segment) => PieceReading,
  /** Whether of each item it is known that it is about the pupil. */
  known = false,
): ReadPiece[] | null {
  const raw = text.slice(segment.from, segment.to);
  const items = gathered(text, itemsOf(text, segment));
  if (!items || items.length < 2 || colonIn(text, segment)) return null;
  // "Scores 8, 9, 10", "3s, 4s and 8s times tables": they belong together.
  if (
    items
      .slice(1)
      .some((item) =>
        /^\d+(?: ?%?$|s\b(?! (?:coming|getting|still|not|need|are|shaky|secure|ok|fine)\b))/u.test(
          text.slice(item.from, item.to),
        ),
      )
  )
    return null;
  // "Missing: the worksheet, the essay": what stands behind a label is not said without it.
  const labelled = items.map((item) => LABELLED.test(text.slice(item.from, item.to)));
  if (labelled[0] && !labelled.every(Boolean)) return null;
  let gap = false;
  let ofWork = false;
  let afterThing = false;
  let afterOther = false;
  let doesBefore = false;
  if (isApology(raw)) return null;
  let ofHomework = field === "homework_notes";
  const parts = items.map((item) => {
    const reading = read(item);
    ofHomework &&=
      "form" in reading &&
      (namesMatter(reading, field) || OF_PEOPLE.test(text.slice(item.from, item.to)));
    // "Mrs Khan took the group, and she was impressed": who was?
    const opening = /^\p{L}+/u.exec(text.slice(item.from, item.to))?.[0] ?? "";
    if (isOpenWhom(text.slice(segment.from, item.from), opening, student))
      return { item, reading: doubted(reading), named: false };
    // "Only does it if he is told, and it shows": of what, where that is not said?
    const open = gap && /^(?:it|its|this|that|these|those|both)$/iu.test(opening);
    gap ||= reading.kind === "handed_back";
    if (open) return { item, reading: doubted(reading), named: false };
    const form = "form" in reading ? reading.form : null;
    const typed = text.slice(item.from, item.to);
    // "Can find the area of a triangle, not a trapezium": nobody is one.
    const denied = doesBefore && DENIED_THING.test(typed);
    // "Thinks before he speaks, a rare gift": that is one.
    const comments =
      doesBefore && form === "NP" && /^an? /iu.test(typed) && !WHAT_ONE_IS.test(typed);
    doesBefore ||= form === "VF" || form === "S";
    // "Homework always done, always on time": the second is said of the homework, too.
    const opens =
      /^(?:(?:always|often|now|then|also|usually|\p{L}+ly) )*(\p{L}+)/u.exec(
        text.slice(item.from, item.to).toLowerCase(),
      )?.[1] ?? "";
    // "Short story, chosen for the library": what was chosen is the story.
    // "Gives up quickly when it looks hard, then surprises himself": after what?
    const after = gap && /\b(?:then|yet|however)\s*$/iu.test(text.slice(segment.from, item.from));
    // "Show working, loses easy marks otherwise": a report may say the one far from the other.
    const otherwise = item !== items[0] && /\botherwise\W*$/iu.test(typed);
    // "Homework usually on time, sometimes scruffy": the homework, by its name.
    const named =
      ofHomework && (namesMatter(reading, field) || OF_PEOPLE.test(typed)) && form === "ADJP";
    const ofThing =
      otherwise ||
      denied ||
      after ||
      comments ||
      (afterThing && PARTICIPLES.has(opens) && !isActive(opens, typed)) ||
      // "Essay is brilliant but never checked": the essay was not, and not all the homework.
      (afterOther &&
        !ofHomework &&
        namesMatter(reading, field) &&
        /^(?:not|never|rarely|hardly ever|seldom)\b/iu.test(typed)) ||
      // "Wooden clock, needs sanding but works": the clock does.
      (afterThing && NEEDS_DOING.test(typed)) ||
      // "Algorithm project, creative and well tested": so is the project.
      (afterThing && field === "best_achievement" && form === "ADJP") ||
      // "Show all working, loses marks for it": for what?
      (item !== items[0] &&
        form !== "S" &&
        /\b(?:for|of|with|about|from|on) it\b/iu.test(text.slice(item.from, item.to))) ||
      (afterOther &&
        (form === "VF"
          ? THING_DOES.test(opens) ||
            SHOWN_BARE.test(text.slice(item.from, item.to)) ||
            /^(?:still |also )?needs? (?!to\b)/iu.test(text.slice(item.from, item.to))
          : (form === "ADJP" && !named) || form === "VPP" || form === "PP")) ||
      (item !== items[0] && isBest(reading)) ||
      (item !== items[0] && COMMENT.test(text.slice(item.from, item.to))) ||
      (afterThing && /^(?:the )?(?:best|worst)\b/iu.test(text.slice(item.from, item.to)));
    afterThing ||=
      (form === "NP" && !isOfSomebody(reading)) || (form === "VG" && field === "best_achievement");
    afterOther = afterOther || isOfThing(reading, text.slice(item.from, item.to));
    const isMark = "form" in reading && / achieved /u.test(roughText(reading.tokens));
    const hangs =
      ofThing || (ofWork && !isMark && !named && form !== null && !/^(?:S|VF|BARE)$/u.test(form));
    const ofHand = /^(?:hands?|head)\b/iu.test(text.slice(item.from, item.to));
    ofWork = (form === "BARE" && !ofHand) || (ofWork && hangs);
    return { item, reading: hangs ? doubted(reading) : reading, named };
  });
  // "Nice comparison of Christian & Muslim views": what a sign joins is said together or not at all.
  const bySign = !raw.includes(",") && /\s[&+]\s/u.test(raw) && !/\bbut\b/iu.test(raw);
  if (bySign && parts.some(({ reading }) => reading.kind === "handed_back")) return null;
  // Of a long sentence the parts lose what they hang on, and what follows a whole sentence has its subject there.
  const forms = parts.map(({ reading }) => ("form" in reading ? reading.form : null));
  const mixed = forms.includes("S") && forms.some((form) => form !== "S");
  // "If he checks his work, he slows down": what follows is said of that only.
  if (forms[0] === null && LED.test(raw)) return null;
  const long = !known && raw.split(/\s+/u).length > LIST_WORDS_MAX;
  // "Quiet at first, he has found his voice": the one is said of the other.
  const first = items[0] ? text.slice(items[0].from, items[0].to) : "";
  if (forms[0] === "ADJP" && forms[1] === "S" && AT_FIRST.test(first)) return null;
  if (long && (forms[0] === null || (forms.includes(null) && forms.includes("S")))) {
    // A sentence with its own subject that points at nothing before it hangs on nothing.
    if (
      !known &&
      !parts.some(({ item, reading }) => isByItself(reading, text.slice(item.from, item.to)))
    )
      return null;
    return parts.map(({ item, reading }) =>
      at(item, isByItself(reading, text.slice(item.from, item.to)) ? reading : doubted(reading)),
    );
  }
  const aboutPupil = parts[0]?.reading;
  const led =
    aboutPupil !== undefined &&
    "form" in aboutPupil &&
    aboutPupil.tokens[0]?.kind === "reference" &&
    aboutPupil.tokens[0].form === "subject";
  // "His essay was long, well argued": what is no clause of its own is said of the thing.
  const ofThing = mixed && !led && forms[0] === "S";
  // "Mrs Khan took the group, she was impressed": what is told of her alone is no report.
  if (ofThing && forms.includes(null) && /^(?:mr|mrs|ms|miss|dr|sir)\b/iu.test(first)) return null;
  const told = parts.map(({ item, reading, named }, place) => {
    const clause =
      place === 0 || named || !("form" in reading) || /^(?:S|VF|BARE)$/u.test(reading.form);
    return { item, reading: ofThing && !clause ? doubted(reading) : reading };
  });
  const turns = items.map((item): ReadPiece["turns"] => {
    if (/\bbut\s*$/iu.test(text.slice(segment.from, item.from))) return "but";
    // "Algebra strong, geometry less so".
    if (item !== items[0] && /\bless so\W*$/iu.test(text.slice(item.from, item.to))) return "but";
    return /\b(?:tho|though)\W*$/iu.test(text.slice(item.from, item.to)) ? "though" : undefined;
  });
  const ended = items.at(-1);
  const goesOn = ended !== undefined && / and /iu.test(text.slice(ended.from, ended.to));
  if (
    leavesHalf(
      told.map(({ item, reading }) => ({ reading, typed: text.slice(item.from, item.to) })),
      turns,
      goesOn,
    )
  )
    return null;
  return joinItems(
    told.map(({ item, reading }, place) => ({ ...at(item, reading), turns: turns[place] })),
    student,
  );
}

/** Whether something is told of some times only, so that "but" goes before or after it. */
function isNowAndThen(tokens: readonly Token[]): boolean {
  return /\b(?:sometimes|occasionally|rarely|seldom|hardly|at times)\b/u.test(
    roughText([...tokens]),
  );
}

/** "Never volunteers" and "will answer if asked" are no two of a kind, and three times "and" is once too often. */
function goTogether(one: readonly Token[], other: readonly Token[]): boolean {
  const [first, second] = [roughText([...one]), roughText([...other])];
  const joined = [first, second].every((text) => /\band\b/u.test(text));
  // "Must bring a calculator" and "borrows one every lesson": what is asked for and what is so.
  const asks = [first, second].map((text) =>
    /^\S* ?(?:must|should|needs? to|could)\b/u.test(text.trim()),
  );
  return !turnsRound(first, second) && !joined && asks[0] === asks[1];
}

/** What a verb is done with: a thing with what stands before it, or after its own "in", "up" or "out". */
const HAS_OBJECT =
  /^(?:\p{L}+ly )?\p{L}+ (?:(?:in|up|out|off|down|over|on|back|together) )?(?:others|everyone|everybody|classmates|people|the|an?|his|her|their|my|our|all|both|each|every|any|no|some|lots|loads|plenty|such|really|very|me|us|himself|herself|themselves|how|what|why|two|three|four|five|six|ten|several|many|more|most|extra|new|\d)\b/iu;
/** Of two things that these take, one may be the pupil: "made the captain" was done to somebody, and "made a clock" was not. */
const MAKES = /^(?:make|win|bring|write|buy|earn|cost|wish)$/u;

/** "Helped others set up", "led the group": done with somebody or something, and not to what stands before it. */
function isActive(opens: string, typed: string): boolean {
  const base = PASTS.get(opens) ?? "";
  if (base === "") return false;
  if (INTRANSITIVE.has(base)) return true;
  return (!DITRANSITIVE.has(base) || MAKES.test(base)) && HAS_OBJECT.test(typed);
}

/** Items of a list that judge alike and follow one another as one sentence; the others each as their own. */
function joinItems(pieces: readonly ReadPiece[], student: Facts["student"]): ReadPiece[] {
  const joined: ReadPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const turned =
      last?.tokens &&
      piece.tokens &&
      (piece.turns === "but" ||
        (/^(?:praise fault|fault praise)$/u.test(`${last.judgement} ${piece.judgement}`) &&
          isNowAndThen(last.tokens) !== isNowAndThen(piece.tokens)))
        ? joinWithBut(last.tokens, piece.tokens)
        : null;
    if (last && turned && !last.items && readsWhole(turned, student) && !limps(turned)) {
      joined[joined.length - 1] = {
        ...last,
        to: piece.to,
        tokens: turned,
        judgement: last.judgement === piece.judgement ? last.judgement : "fact",
        items: [last.tokens ?? [], piece.tokens ?? []],
        turned: true,
        reason: [last.reason, piece.reason].filter((reason) => reason !== "").join(" "),
      };
      continue;
    }
    // "Quiet but listens well, will answer if asked": a list would lose the "but".
    const tokens =
      last?.tokens &&
      piece.tokens &&
      !last.turned &&
      last.judgement === piece.judgement &&
      !piece.turns &&
      goTogether(last.tokens, piece.tokens)
        ? joinSentences([...(last.items ?? [last.tokens]), piece.tokens])
        : null;
    if (last && tokens && readsWhole(tokens, student)) {
      joined[joined.length - 1] = {
        ...last,
        to: piece.to,
        tokens,
        items: [...(last.items ?? [last.tokens ?? []]), piece.tokens ?? []],
        reason: [last.reason, piece.reason].filter((reason) => reason !== "").join(" "),
      };
    } else joined.push(piece);
  }
  return joined;
}
