import { lowerFirst } from "./case.ts";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { isOwnWork } from "./achievements.ts";
import { isOfKind } from "./nouns/nouns.ts";
import { isPlural } from "./senses.ts";
import { BASES, GERUNDS } from "./verbs.ts";
import { isTargetField, NOUN_OF } from "./frames.ts";
import { inHomework } from "./homework-notes.ts";
import { TURNED_OUT } from "./segments.ts";
import { DONE } from "./things.ts";
import { takesPart } from "./takes-part.ts";
import { inStandards } from "./in-standards.ts";

/** What is to be brought to lessons, where a note names nothing else. */
const TO_BRING =
  /^(?:(?:pe |sports |full |correct )?kit|equipment|planner|calculator|pens?|books?|goggles|apron|ingredients)$/iu;

/** What is to be worn in a workshop or a laboratory. */
const TO_WEAR =
  /^(?:(?:safety|eye) (?:goggles|glasses|specs|protection)|(?:safety )?gloves|lab coats?)(?=$| (?:at all times|every time|in the (?:workshop|lab)))/iu;

const SO_LONG =
  /^(?:for )?(\d{1,2} (?:minutes|mins)) (?:of )?(vocabulary|vocab|reading|practice|revision|times tables|spellings?|phonics) (?=(?:every|each|a|per) (?:night|day|week|evening)\b)/iu;

/** Terms of a subject whose first word could be something to do: nobody is to state symbols. */
const NAMED_TERMS =
  /^(?:research methods|issues and debates|state symbols|trace tables|command words|force diagrams|rhyme schemes|time signatures|key signatures|stage directions|mark schemes|sentence stems|design briefs|map symbols|question words|number lines|study skills|exam skills|time phrases|time connectives|test tubes|cause and effect|sound waves|question tags|stress patterns|balance sheets|cash flow|cost sheets|exit tickets)(?=$|[,;]| (?:in|on|for|from|with|of|at|to|and|when|under)\b)(?! (?:in|for|with|to) (?:every|all|each)\b)/iu;

/** "Greater depth in reading", "expected in maths": how somebody works, beside the level; null for everything else. */
function besideLevel(text: string): string | null {
  const standards = inStandards(text);
  if (standards) return standards;
  const depth = /^(?:(?:working )?at )?greater depth(?= in\b|$)/iu.exec(text);
  if (depth) return `is working at ${text.slice(depth[0].length - "greater depth".length)}`;
  // "Working at 6 in drawing"
  const at =
    /^(?:is |currently |now )*(?:working|performing) at (?:an? )?(?:grade )?([1-9][+-]?)(?= in\b)/iu.exec(
      text,
    );
  if (at) return `is working at grade ${at[1]}${text.slice(at[0].length)}`;
  // "Nearly at an 8"
  const nearly =
    /^(nearly|almost|just about|not quite) (?:at )?(?:an? )?(?:grade )?([1-9])$/iu.exec(text);
  if (nearly) return `is ${nearly[1]?.toLowerCase()} at grade ${nearly[2]}`;
  // "8 across the board"
  const across = /^(?:grade )?([1-9])s? across the board$/iu.exec(text);
  if (across) return `is working at grade ${across[1]} across the board`;
  const expected = /^(?:at )?expected(?= (?:in|for)\b|$)/iu.exec(text);
  if (expected) return `is working at the expected level${text.slice(expected[0].length)}`;
  const exceeding = /^(?:is )?exceeding(?= in\b|$)/iu.exec(text);
  if (exceeding)
    return `is exceeding the expected level${text.slice(exceeding[0].length)}`.replace(
      /,? (?:and |but )?(?:at )?expected (?=in\b)/iu,
      " and is working at the expected level ",
    );
  const near = /^((?:very |so )?(?:nearly|almost|not quite|just about)) there\b/iu.exec(text);
  return near ? `is ${lowerFirst(text)}` : null;
}

/** "Bus often late", "lateness to period 1", "has got better": whose, where punctuality is spoken of. */
function besidePunctuality(text: string, option: string): string {
  const over = OVERRUNS.exec(text);
  if (over)
    return `their ${lowerFirst(over[1] ?? "")} ${over[2]}${over[3]}${text.slice(over[0].length)}`;
  const carried =
    /^(?:(?:the|his|her|their) )?((?:school )?(?:bus|train|taxi|minibus|tram)) (?:(is|was) )?((?:always |often |usually |sometimes |frequently |regularly )?)late\b/iu.exec(
      text,
    );
  if (carried)
    return `their ${carried[1]} ${carried[2] ?? "is"} ${carried[3]}late${text.slice(carried[0].length)}`;
  // "Late from PE", "late back from lunch"
  const from =
    /^((?:often |always |usually |sometimes |frequently )?)late (?:in )?from (?=\p{L})/iu.exec(
      text,
    );
  if (from)
    return `is ${(from[1] ?? "").toLowerCase()}late coming from ${text.slice(from[0].length)}`;
  // "Late 4 times since Christmas, bus"
  const cause =
    /^(.*\blate\b[^,;]*?)(?:,| [-–—]) (?:because of |due to )?(?:the |school )?(buses|bus|train|tube|traffic|taxi|minibus|tram)(?: (issues?|problems?|delays?|trouble))?$/iu.exec(
      text,
    );
  if (cause)
    return `${cause[1]} because of ${cause[3] ? `${cause[2]?.toLowerCase()} ${cause[3]}` : cause[2] === "traffic" ? "traffic" : `the ${cause[2]?.toLowerCase()}`}`;
  // Beside "Always on time" nobody is late who is not said to be.
  return option === "Always on time" ? text : whenLate(text);
}

/** "Usually because of the bus": why somebody is late. */
const WHY_LATE =
  /^((?:usually|mostly|mainly|only|always|often|sometimes|generally|normally|largely|partly|probably) )?(because of|due to|owing to|down to) (?=(?:(?:the|his|her|their|a) )?(?:[\p{L}-]+ )?(?:bus(?:es)?|trains?|tube|traffic|taxi|minibus|tram|lift|transport|travel|journey|commute|lesson|rehearsals?|practice|training|lunch club)(?: (?:issues?|problems?|delays?|trouble|times))?\b)/iu;

/** "Drum lesson overruns": what keeps somebody from coming in time. */
const OVERRUNS =
  /^(?:(?:his|her|their|the) )?((?:[\p{L}-]+ )?(?:lesson|rehearsal|practice|training|club|class|session)s?) ((?:always |often |usually |sometimes |regularly )?)(overruns?|runs? (?:over|late)|finish(?:es)? late)\b/iu;

/** When and how often, of whom nothing else is said: late, where punctuality is spoken of. */
function whenLate(text: string): string {
  const why = WHY_LATE.exec(text);
  if (why)
    return `is ${(why[1] ?? "").toLowerCase()}late ${why[2]?.toLowerCase().replace("down to", "because of")} ${text.slice(why[0].length).replace(/^(?=(?:school )?(?:bus|train|tube|taxi|minibus|tram)\b(?! (?:issues?|problems?|delays?|trouble|times)))/iu, "the ")}`;
  // "6 times since Christmas"
  const times =
    /^(?:about |only |at least |over )?(?:\d{1,2}|two|three|four|five|six|several|many|a few|once|twice)(?: times)?(?= (?:since|this|last|in the last|so far)\b)/iu.exec(
      text,
    );
  if (times && /times|once|twice/iu.test(times[0]))
    return `${/\blast (?:week|term|year|half)/iu.test(text) ? "was" : "has been"} late ${lowerFirst(text)}`;
  // "Only on Mondays", "usually after lunch", "always from the canteen"
  const when =
    /^((?:usually|mostly|mainly|only|always|often|sometimes|generally|normally|nearly always|largely) )(after (?:lunch|break|pe|games|assembly|the weekend|form|registration|tutor time)|on (?:an? )?\p{L}+days?(?: (?:mornings?|afternoons?))?|in the (?:mornings?|afternoons?)|to (?:period \d|lesson \d|registration|first lesson|form|tutor time)|first thing|from (?:the canteen|the field|lunch|break|pe|games|assembly|form|the dining hall))$/iu.exec(
      text,
    );
  if (when)
    return `is ${when[1]?.toLowerCase()}late ${/^from/iu.test(when[2] ?? "") ? "coming " : ""}${when[2]}`;
  // "P5 only": late to it.
  const to =
    /^(?:(only|mostly|mainly|usually|always) )?(?:p|period )([1-6])(?: (only|mostly|mainly|usually))?$/iu.exec(
      text,
    );
  const often = to?.[1] ?? to?.[3];
  if (to && often) return `is ${often.toLowerCase()} late to period ${to[2]}`;
  const late = /^lateness (?=(?:to|after|for|on|in)\b)/iu.exec(text);
  if (late) return `is late ${text.slice(late[0].length)}`;
  return text;
}

/** What is done with a piece of work that was named before it. */
const CHOSEN =
  /^((?!(?:won|came|got|was|has|had|made|wrote|gave|achieved|is)\b)[^,;:.]{4,60}), (chosen|selected|displayed|shortlisted|picked|published|exhibited|used|entered|commended|shown|performed) (?=(?:for|in|as|by|to|on|at)\b)/iu;

const FIRST =
  /^(first(?:[- ]ever)?(?: (?:full|proper|complete|long|finished|whole))?) (\p{L}[\p{L}-]*)(?= (?:at|in|on|for|with|to|this)\b|$)/iu;

/** "More practice needed before the mock": what somebody needs. */
const NEEDED =
  /^((?:(?!\b(?:is|are|was|were|has|have|not|no|only|still|if|when|what|he|she|they|as)\b|[,;:]).)+?) (?:needed|required|wanted)((?: (?:in|to|for|before|on|with|when|at|by|next|now|here|throughout) .*)?)$/iu;

/** "Has got better since half term": what is spoken of has, beside a tick. */
const GOT_SO =
  /^(?:has (?:got|become|gotten|been getting)|got) (?=(?:much |a lot |slightly |a bit |steadily |a little )?(?:better|worse)(?:$| (?:since|this|last|lately|recently|now|over|after|before|as)\b))/iu;

/** "Improved lately": what is spoken of has. */
const IMPROVED =
  /^(?:has )?(?:really |definitely |slightly |also )?improved(?=$| (?:lately|recently|since|this|now|a lot|massively|hugely|greatly|slightly|a bit|over|after|as the)\b)/iu;

/** What tells that something is not always alike, and is said of what the field is about. */
const VARIES =
  /^(?:really |very much |still |often |usually )*(?:depends (?:a lot |very much |entirely )?on|varies|fluctuates|comes and goes)\b/iu;

/** "Maths side of it, esp rearranging": a part of the subject. */
const SIDE =
  /^(?:the )?(maths|mathematical|theory|practical|written|writing|reading|technical|creative|historical|analytical) side of (?:it|things)(?:,? (especially|particularly) (.+))?$/iu;
/** "Graphs need a title": the pupil's own. */
const OWN_NEED = /^((?:[\p{L}\d-]+ ){0,2}[\p{L}-]+s) (need|lack)(?= (?!to be\b))/iu;

/** "Learning lines quicker": how it is done, in the word for that. */
const DONE_QUICKER =
  /^(\p{L}+ (?:[\p{L}'’-]+ ){0,3})(quicker|slower|neater|louder|quieter|clearer)$/iu;
const SO_DONE: Readonly<Record<string, string>> = {
  quicker: "more quickly",
  slower: "more slowly",
  neater: "more neatly",
  louder: "more loudly",
  quieter: "more quietly",
  clearer: "more clearly",
};

/** What a target leaves out: on which side of the subject, whose work needs it. */
function asTarget(text: string): string {
  const [, doing = "", how = ""] = DONE_QUICKER.exec(text) ?? [];
  const opens = doing.split(" ")[0]?.toLowerCase() ?? "";
  if (
    how !== "" &&
    (BASES.has(opens) || GERUNDS.has(opens)) &&
    !/^(?:be|being|get|getting|become)\b/iu.test(doing)
  )
    return `${doing}${SO_DONE[how.toLowerCase()]}`;
  const side = SIDE.exec(text);
  if (side)
    return `work on the ${side[1]?.toLowerCase()} side of the subject${side[2] ? `, ${side[2]} ${side[3]}` : ""}`;
  const need = OWN_NEED.exec(text);
  return need && isPlural(/\S+$/u.exec(need[1] ?? "")?.[0]?.toLowerCase() ?? "")
    ? `their ${lowerFirst((need[1] ?? "").replace(/-mark questions$/iu, "-mark answers"))} ${text.slice((need[1] ?? "").length + 1)}`
    : text;
}

/** What a piece leaves out because of the field that it stands in: what is missing is homework, what is named is to be brought. */
export function sayByField(field: WrittenField, option: string, typed: string): string {
  const noun = NOUN_OF[field];
  const got = noun && GOT_SO.exec(typed)?.[0];
  if (/^(?:punctuality|homework)_notes$/u.test(field) && IMPROVED.test(typed))
    return `their ${noun} ${/ after /iu.test(typed) ? "" : "has "}${lowerFirst(typed).replace(/^has /u, "")}`;
  if (got) return `their ${noun} has got ${typed.slice(got.length)}`;
  if (noun && VARIES.test(typed)) return `their ${noun} ${lowerFirst(typed)}`;
  let text = typed;
  if (field === "homework_notes") return inHomework(text);
  const dot =
    /^((?:always|usually|mostly|nearly always|almost always) )?(on the dot|like clockwork|bang on time|in the nick of time|in plenty of time|with time to spare)\b/iu.exec(
      text,
    );
  if (field === "punctuality_notes" && dot)
    return `${(dot[1] ?? "").toLowerCase()}arrives ${text.slice(dot[1]?.length ?? 0)}`;
  if (isTargetField(field)) text = asTarget(text);
  const part = takesPart(field, text);
  if (part !== null) return part;
  const beside = field === "level_notes" ? besideLevel(text) : null;
  if (beside !== null) return beside;
  if (field === "punctuality_notes") text = besidePunctuality(text, option);
  // "Only when asked directly": somebody contributes.
  if (field === "participation_notes")
    text = text.replace(
      /^only (when|if) (?=(?:asked|prompted|pushed|called|told|pressed|chosen|picked)\b)/iu,
      "contributes only $1 ",
    );
  // "More if it is a practical": somebody contributes more.
  if (field === "participation_notes")
    text = text.replace(
      /^(more|less)(?= (?:if|when|in|during|with|on)\b)/iu,
      (how) => `contributes ${how.toLowerCase()}`,
    );
  // "Secure 6": where somebody works, beside the level.
  const sure =
    /^(?:an? )?(secure|solid|strong|weak|low|mid|high|safe|steady|comfortable|clear|consistent) (?:grade )?([1-9]|[A-E])((?: (?:this|last) (?:term|year|half term)| now| overall| so far)?)$/iu.exec(
      text,
    );
  if (/^(?:level|additional)_notes$/u.test(field) && sure)
    return `is working at a ${sure[1]?.toLowerCase()} grade ${sure[2]?.toUpperCase()}${sure[3] ?? ""}`;
  // "Quotes from the text needed for higher marks": somebody needs them.
  const needed = isTargetField(field) ? NEEDED.exec(text) : null;
  if (needed) return `needs ${lowerFirst(needed[1] ?? "")}${needed[2] ?? ""}`;
  if (isTargetField(field) && TO_WEAR.test(text)) return `wear ${lowerFirst(text)}`;
  if (isTargetField(field) && NAMED_TERMS.test(text)) return `work on ${lowerFirst(text)}`;
  // "First ever solo at the winter concert"
  const first = field === "best_achievement" ? FIRST.exec(text) : null;
  const did = first && DONE.find(([pattern]) => pattern.test(first[2]?.toLowerCase() ?? ""))?.[1];
  if (first && did)
    return `${did.trim()} their ${first[1]?.toLowerCase().replace("first ever", "first-ever")} ${text.slice(first[1]?.length).trim()}`;
  // "Lino print of his dog, chosen for the display": the print was.
  // "Her lemon drizzle - sold out at the fair": the cake did.
  const [, made = "", out = ""] =
    (field === "best_achievement" && /^([^,;:.]{4,60}?)(?:,| [-–—]) (.+)$/u.exec(text)) || [];
  if (TURNED_OUT.test(out) && isOwnWork(/(\p{L}+)$/u.exec(made)?.[1]?.toLowerCase() ?? ""))
    return `${made}, which ${lowerFirst(out)}`;
  const [, thing = "", done = ""] = (field === "best_achievement" && CHOSEN.exec(text)) || [];
  if (done !== "" && thing.split(" ").some((word) => isOwnWork(word.toLowerCase())))
    return `${thing}, which was ${text.slice(thing.length + 2)}`;
  // "Lino print chosen for the foyer", "a Gothic story chosen for the display": the print and the story were.
  const [, whose, named = "", how = ""] =
    (field === "best_achievement" &&
      /^(his |her |their |an? |the |some )?((?!(?:one|two|three|four|five|six|several|many|both|all|every|each|another|this|that) )(?:[\p{L}-]+ ){0,3}[\p{L}-]+) (?:was |were |got )?((?:chosen|selected|displayed|shortlisted|picked|published|exhibited|commended|shown|performed|used|entered) (?:for|in|as|by|to|on|at) .+)$/iu.exec(
        text,
      )) ||
    [];
  const work = /\p{L}+$/u.exec(named)?.[0].toLowerCase() ?? "";
  if (isOwnWork(work) || (isPlural(work) && isOfKind(work, "text", "made")))
    return `their ${whose === undefined ? lowerFirst(named) : named} ${isPlural(work) ? "were" : "was"} ${how}`;
  // "Spooky story opening was the class favourite": their own.
  if (
    field === "best_achievement" &&
    /^(?:[\p{L}-]+ ){0,3}(?:opening|ending|introduction|conclusion|finale) (?:was|is|had|made)\b/iu.test(
      text,
    ) &&
    !/^(?:the|his|her|their|an?)\b/iu.test(text)
  )
    return `their ${lowerFirst(text)}`;
  // "Lead the seminar": done, and spelt as it sounds.
  if (field === "best_achievement")
    text = text.replace(/^lead (?=(?:the|an?|his|her|their|our)\b)/iu, "led ");
  // "Desk tidy": a thing that was made.
  if (field === "best_achievement" && /^(?:desk|pen|cable) tidy\b/iu.test(text))
    return `made a ${lowerFirst(text)}`;
  // "Both sides of the argument": to be seen.
  if (
    isTargetField(field) &&
    /^both sides (?:of|to) (?:the|an|every|each) (?:argument|debate|question|issue|case|story)\b/iu.test(
      text,
    )
  )
    return `consider ${lowerFirst(text)}`;
  // "3 tenses in every piece of writing": to be used there.
  if (
    isTargetField(field) &&
    /^(?:at least |about )?(?:\d|two|three|four|five) (?:tenses|quotes|quotations|adjectives|adverbs|opinions|examples|connectives|reasons|time phrases|sources|facts|key ?words|statistics) (?:in|per|for) (?:every|each|all|a|any)\b/iu.test(
      text,
    )
  )
    return `use ${lowerFirst(text)}`;
  // "Full stops and capital letters every time": to be used.
  const device =
    "(?:full stops|capital letters|commas|paragraphs|apostrophes|units|quotation marks|speech marks|key ?words|connectives|quotes|evidence|punctuation|pencil|a ruler)";
  if (
    isTargetField(field) &&
    new RegExp(
      String.raw`^${device}(?:,? (?:and )?${device})* (?:every time|in every (?:sentence|answer|piece)|each time|always|all the time|throughout)$`,
      "iu",
    ).test(text)
  )
    return `use ${lowerFirst(text)}`;
  // "Left-foot passing": the one that they have.
  if (
    isTargetField(field) &&
    /^(?:(?:left|right)[- ](?:foot|hand) (?:passing|shooting|control|dribbling|throwing|catching|technique)|(?:left|right|weaker?|other|non-dominant) (?:foot|hand|side|arm|leg))$/iu.test(
      text,
    )
  )
    return `work on their ${lowerFirst(text)}`;
  // "Duolingo 10 minutes a day": used for as long.
  if (
    isTargetField(field) &&
    /^\p{Lu}[\p{L}\d]+ (?:for )?\d{1,2} (?:minutes|mins|hours) (?:a|every|each|per) \p{L}+$/u.test(
      text,
    )
  )
    return `use ${text.replace(/ (?:for )?(?=\d)/u, " for ")}`;
  // "4 to 6" among the achievements: how far somebody came.
  const came = /^(?:from )?(?:an? )?(?:grade )?([1-9]) to (?:an? )?(?:grade )?([1-9])$/iu.exec(
    text,
  );
  if (field === "best_achievement" && came && Number(came[1]) < Number(came[2]))
    return `has gone from grade ${came[1]} to grade ${came[2]}`;
  // "5 minutes of vocabulary every night": to be done.
  if (isTargetField(field) && SO_LONG.test(text)) return text.replace(SO_LONG, "do $1 of $2 ");
  if (isTargetField(field)) return TO_BRING.test(text) ? `bring their ${text}` : text;
  // "Hand up every lesson": it goes up, where that is no target.
  return /^hand up (?=every|most|all|a lot|often|regularly|in)\b/iu.test(text)
    ? `puts their ${lowerFirst(text)}`
    : text;
}
