import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { isTargetField } from "./frames.ts";

/** "Missed 4 out of 9": of the homework, where that is spoken of. */
const OF_HOW_MANY =
  /^((?:has |have )?(?:missed|missing|handed in|completed|done|did) (?:only )?(?:\d+|\p{L}+) out of (?:\d+|\p{L}+)\b)(?! (?:pieces|tasks|homeworks?)\b)/iu;

/** "3 missing this term": how many pieces of homework are not in. */
function missingOf(count: string, when: string): string {
  const one = /^(?:1|one)$/iu.test(count);
  return `${/since/u.test(when) ? "has been " : when === "" ? "" : "is "}missing ${count} ${one ? "piece" : "pieces"} of homework${when}`;
}

/** "Never misses one", "handed in three late": of the homework that was set. */
const SO_MANY =
  /\b((?:miss(?:es|ed)|forgets|forgot|forgotten|owes|handed in|hands in) (?:only |just )?)(one|two|three|four|five|six|\d{1,2}|every one|any)(?=$| (?:this|last|since|all|so far|late|on time|after|before|over)\b)/iu;

function ofHomework(text: string): string {
  return text.replace(SO_MANY, (_, verb: string, count: string) => {
    if (/^(?:one|any)$/iu.test(count) && /\b(?:never|not|rarely|hardly|seldom)\b/iu.test(text))
      return `${verb}${/^any$/iu.test(count) ? "any" : "a piece of"} homework`;
    if (/^(?:one|1|every one|any)$/iu.test(count))
      return `${verb}${count.replace(/ one$/iu, "")} piece of homework`;
    return `${verb}${count} pieces of homework`;
  });
}

/** "Not submitted on Teams": the homework has not been. */
const NOT_DONE =
  /^(not|never|not yet|rarely|hardly ever) ((?:checked|proofread|corrected|planned|labelled|signed|redrafted|submitted|uploaded|done|handed in|given in|completed|finished|started|attempted)\b(?! (?:the|an?|his|her|their|any|much|most|all|half|enough|every|it|\d|homework|work|in (?:the|an?|any))\b).*)$/iu;

/** "Nothing since Easter", "none this term": no homework has come. */
const NONE_SINCE = /^(nothing|none) (?=(?:since|this|so far)\b)/iu;

/** "Completes it but never checks it": the homework, where nothing else is named before. */
const DOES_IT =
  /^((?:(?:always|often|usually|never|rarely|sometimes|mostly|only|just|frequently|occasionally|hardly ever|has|had|does not|did not|has not|will not|not|(?:struggles?|tends?|tries|tried|needs?|refuses?|refused|manages?|fails?|failed|likes?|wants?|prefers?|remembers?|forgets?|forgot|able|has|happy|claims?) to|\p{L}+ly) )*(?:do(?:es|ne)?|did|complete[sd]?|hand(?:s|ed)?|forg(?:ets?|ot|otten)|leaves?|left|rush(?:es|ed)?|cop(?:y|ies|ied)|los(?:es|t)|submit(?:s|ted)?|upload(?:s|ed)?|finish(?:es|ed)?|starts?|started|gives?|gave|given|finds?|found)) it\b(?! all\b| (?:\p{L}+ ){1,3}to\b)/iu;

const PART_OF_IT =
  /^((?:has )?(?:handed in|done|completed|submitted|finished|given in) (?:most|half|some|all|little|none|very little|about half|only half)) of (?:it|them)\b/iu;

/** "8/10": a mark, or how many were handed in? None of them is no mark. */
const NONE_OF = /^(?:0|zero|none|nil) out of (\d{1,2})(?: (?:tasks|pieces))?$/iu;

function inHomework(text: string): string {
  // "Good quality when it appears": the homework is.
  const qualityOf =
    /^(?:good|high|poor|excellent|low|decent|reasonable|better|great) quality\b(?! (?:work|homework|\p{L}+s\b|writing|and))/iu.exec(
      text,
    )?.[0];
  if (qualityOf) return `homework is of ${qualityOf.toLowerCase()}${text.slice(qualityOf.length)}`;
  const noneOf = NONE_OF.exec(text);
  if (noneOf) return `has handed in none of the ${noneOf[1]} pieces of homework`;
  // "Handed in most of it": of the homework.
  const part = PART_OF_IT.exec(text);
  if (part)
    return `${text.startsWith("has ") ? "" : "has "}${part[1]} of their homework${text.slice(part[0].length)}`;
  const does = DOES_IT.exec(text);
  if (does) return `${does[1]} their homework${text.slice(does[0].length)}`;
  const nothing = NONE_SINCE.exec(text);
  if (nothing)
    return `has handed in ${/^none$/iu.test(nothing[1] ?? "") ? "no homework" : "nothing"} ${text.slice(nothing[0].length)}`;
  const counted =
    /^(\d+|two|three|four|five|six) missing( (?:this|last|since) .+| so far)?$/iu.exec(text) ??
    /^missing (\d+|one|two|three|four|five|six)$/iu.exec(text);
  if (counted) return missingOf(counted[1] ?? "", counted[2] ?? "");
  if (/^(?:does|did|has done|hands in|handed in) none$/iu.test(text))
    return text.replace(/none$/iu, "no homework");
  const quality = /^quality (?=varies|is|has|can|could|depends)/iu.exec(text)?.[0];
  if (quality) return `the quality of their homework ${text.slice(quality.length)}`;
  const some =
    /^(only |just )?(\d+|one|two|three|four|five|six|half) (?:out )?of (\d+) (?:pieces |tasks |homeworks )?(?:handed in|in|done|completed|submitted)$/iu.exec(
      text,
    );
  const ofLast =
    /^(only |just )?(\d|one|two|three|four|none) (?:out )?of the last (\d|three|four|five|six)(?: (?:in|done|handed in))?$/iu.exec(
      text,
    );
  if (ofLast)
    return `has handed in ${ofLast[1] ?? ""}${ofLast[2]} of the last ${ofLast[3]} pieces of homework`;
  if (some) return `has handed in ${some[1] ?? ""}${some[2]} of ${some[3]} pieces of homework`;
  const missed =
    /^(\d+|one|two|three|four|five|six) missed( (?:this|last|since) .+| so far)?$/iu.exec(text);
  if (missed) return `has missed ${missed[1]} pieces of homework${missed[2] ?? ""}`;
  // "Could be longer": what is handed in, and not its author.
  if (
    /^(?:could|should|must|needs to) (?:have been|be) (?:a (?:bit|lot|little) |much |far )?(?:better(?!\s\w)|longer|neater|tidier|fuller|clearer|better presented|more (?:detailed|thorough|careful|accurate))\b/iu.test(
      text,
    )
  )
    return `homework ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (
    /^(?:often |usually )?(?:late|rushed|copied) (?:half|most|all) (?:of )?the time$/iu.test(text)
  )
    return `homework is ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  // "Missing homework is becoming a habit": the student's.
  if (/^missing (?:homework|deadlines|work|tasks|pieces) (?:is|are)\b/iu.test(text))
    return `their ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const none =
    /^not (?:(?:a single|one|any) (?:piece|bit|task)|a thing)\b(?: of (?:homework|work))?/iu.exec(
      text,
    )?.[0];
  if (none) return `has not handed in a single piece of homework${text.slice(none.length)}`;
  // "Handed in every week": what is handed in is the homework.
  if (
    /^(?:(?:always|usually|mostly|often|nearly always) )?(?:handed|given) in (?=(?:every|each|most)\b(?! of\b))/iu.test(
      text,
    )
  )
    return `homework is ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (
    /^(?:(?:always|usually|mostly|nearly always|often) )?(?:on time and |to (?:a|the) (?:very |really )?(?:high|good|excellent|expected) standard)/iu.test(
      text,
    )
  )
    return `homework is ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(
      /^homework is ((?:always |usually |mostly |nearly always |often )?)(?=to |on time and to )/iu,
      "homework is $1completed ",
    );
  const undone = NOT_DONE.exec(text);
  if (undone) return `homework has ${undone[1]?.toLowerCase()} been ${undone[2]}`;
  // "When it's done it's good": the homework.
  const named = text.replace(
    /^(when|if|once|although|though) it (?=is|does|comes|was|gets|has)/iu,
    "$1 the homework ",
  );
  if (named !== text) return named;
  return ofHomework(text.replace(OF_HOW_MANY, "$1 pieces of homework"));
}

/** What is to be brought to lessons, where a note names nothing else. */
const TO_BRING =
  /^(?:(?:pe |sports |full |correct )?kit|equipment|planner|calculator|pens?|books?|goggles|apron|ingredients)$/iu;

const SO_LONG =
  /^(?:for )?(\d{1,2} (?:minutes|mins)) (?:of )?(vocabulary|vocab|reading|practice|revision|times tables|spellings?|phonics) (?=(?:every|each|a|per) (?:night|day|week|evening)\b)/iu;

/** What a piece leaves out because of the field that it stands in: what is missing is homework, what is named is to be brought. */
export function sayByField(field: WrittenField, text: string): string {
  if (field === "homework_notes") return inHomework(text);
  const dot =
    /^((?:always|usually|mostly|nearly always|almost always) )?(on the dot|bang on time|in the nick of time|in plenty of time|with time to spare)\b/iu.exec(
      text,
    );
  if (field === "punctuality_notes" && dot)
    return `${(dot[1] ?? "").toLowerCase()}arrives ${text.slice(dot[1]?.length ?? 0)}`;
  // "Secure 6": where somebody works, beside the level.
  const sure =
    /^(?:an? )?(secure|solid|strong|weak|low|high|safe|steady|comfortable|clear|consistent) (?:grade )?([1-9]|[A-E])$/iu.exec(
      text,
    );
  if (field === "level_notes" && sure)
    return `is working at a ${sure[1]?.toLowerCase()} grade ${sure[2]?.toUpperCase()}`;
  // "5 minutes of vocabulary every night": to be done.
  if (isTargetField(field) && SO_LONG.test(text)) return text.replace(SO_LONG, "do $1 of $2 ");
  if (isTargetField(field)) return TO_BRING.test(text) ? `bring their ${text}` : text;
  // "Hand up every lesson": it goes up, where that is no target.
  return /^hand up (?=every|most|all|a lot|often|regularly|in)\b/iu.test(text)
    ? `puts their ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}
