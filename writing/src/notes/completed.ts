import { lowerFirst } from "./case.ts";
import { isUncounted } from "./countability.ts";
import { isPlural } from "./senses.ts";
import { DONE, isOfStudent } from "./things.ts";
import { GERUNDS, PARTICIPLES, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES, PERSON_NOUNS, STATES } from "./word-lists.ts";

/** Words that a note leaves out before what was done or reached: "not handed in the essay", "joint first in". */
export function completed(text: string): string {
  // "Drop in effort since the mocks": there has been one.
  const fell =
    /^((?:an? )?(?:(?:slight|big|sharp|recent|real|definite|noticeable|marked|huge|worrying|clear|small) )?)(drop|dip|decline|slump|lapse) in (?:(?:his|her|their) )?(effort|attitude|attendance|punctuality|behaviour|focus|concentration|standards?|motivation|engagement|grades?|marks?|quality|homework|confidence)\b(.*)$/iu.exec(
      text,
    );
  if (fell)
    return `there has been ${fell[1]?.startsWith("a") ? "" : "a "}${lowerFirst(fell[1] ?? "")}${(fell[2] ?? "").toLowerCase()} in their ${fell[3]}${fell[4]}`;
  // "Great year so far": had.
  const had =
    /^(?:an? )?((?:(?:really|very) )?(?:great|good|super|fantastic|excellent|strong|solid|brilliant|lovely|superb|wonderful|tough|difficult|tricky|mixed|disappointing|poor)) (year|term|half[- ]term|few weeks)( so far| overall| all round)$/iu.exec(
      text,
    );
  if (had) return `has had a ${lowerFirst(had[1] ?? "")} ${had[2]}${had[3]}`;
  // "A bit of a passenger in group work": is, where it is somebody.
  if (
    /^an? (?:little )?bit of an? (?:passenger|worrier|perfectionist|daydreamer|chatterbox|character|joker|loner|plodder|dreamer|dark horse|star|natural|whizz|lone wolf|slow starter|coaster)\b/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  // "Not one to put her hand up": is not.
  if (/^(?:not|never|hardly) (?:really )?one (?:to|for) \p{L}/iu.test(text))
    return `is ${lowerFirst(text)}`;
  // "More ability than she lets on": has.
  if (
    /^(?:far |much |a lot )?more (?:\p{L}+ )?\p{L}+ than (?:he|she|they) (?:lets?|shows?|thinks?|realises?|knows?|lets? on|gives?|admits?|believes?)\b/iu.test(
      text,
    )
  )
    return `has ${lowerFirst(text)}`;
  if (/^(?:always |often |usually |regularly )?above and beyond$/iu.test(text))
    return text.replace(/above and beyond/iu, "goes above and beyond");
  // "A real shame because his accent is lovely": a sentence that lacks its "it is".
  if (/^(?:such )?a (?:\p{L}+ )?(?:shame|pity) (?:because|as|that|when)\b/iu.test(text))
    return `it is ${lowerFirst(text)}`;
  // "No doubt he will do well", "no doubt about his ability": the teacher has none.
  if (/^no doubt (?:that|he|she|they|about)\b/iu.test(text))
    return `there is ${lowerFirst(text).replace(/^no doubt (?=he|she|they)/u, "no doubt that ")}`;
  // "Never seen such neat work": its teacher has not.
  if (
    /^never (?:seen|met|known|had|taught|marked) (?:such|so|anyone|anybody|a (?:more|better|\p{L}+er))\b/iu.test(
      text,
    )
  )
    return `I have ${lowerFirst(text)}`;
  // "Wider reading would help with vocabulary": what is not yet done is nobody's own.
  const more =
    /^((?:more|wider|extra|further|regular|daily|weekly) (?:\p{L}+ ){0,2}(?:reading|practice|revision|research|work|planning|rehearsal|support|training|writing)) would (?:really |definitely )?(?:help|be helpful)(?: (with|to) (.+))?$/iu.exec(
      text,
    );
  if (more)
    return `would benefit from ${lowerFirst(more[1] ?? "")}${more[2] ? ` to ${more[2] === "to" ? "" : "help with "}${more[3]}` : ""}`;
  // "Improving since she was moved": what began then goes on.
  const [, how = "", doing = ""] =
    /^((?:really|definitely|finally|clearly|slowly|steadily) )?(\p{L}+ing)\b(?:(?! since\b)[^,;:.])* since (?:(?:he|she|they) (?:was|were|joined|moved|came|started|began|returned|changed|swapped)\b|(?:the |last |half |mid )?(?:christmas|xmas|easter|september|october|november|january|term|half|summer|mocks?|start|beginning|return|move|new|holidays?|parents)\b)/iu.exec(
      text,
    ) ?? [];
  if (GERUNDS.has(doing.toLowerCase()) && !/^being$/iu.test(doing))
    return `has ${how.toLowerCase()}been ${lowerFirst(text.slice(how.length))}`;
  // "Calling out has reduced": whose, is plain.
  const habit =
    /^((?:calling|shouting) out|talking(?: over others)?|chatting|chatter|fidgeting|answering back|silliness|swinging on (?:his|her|their) chair) (?=(?:has|is) (?:(?:now|really|much|definitely|also) )*(?:reduced|decreased|stopped|lessened|improved|dropped|gone down|become less|less|better|getting (?:better|less)|increased|got (?:better|worse)|worse)\b)/iu.exec(
      text,
    );
  if (habit) return `their ${lowerFirst(text)}`;
  // "Could not have asked for more": its teacher could not.
  if (/^could not have asked for (?:more|better|an?)\b/iu.test(text))
    return `I ${lowerFirst(text)}`;
  // "Not the best term": had.
  if (
    /^not (?:the|his|her|their) (?:best|easiest|greatest|strongest|smoothest) (?:of )?(?:term|year|half term|start|week|month|few weeks)s?\b/iu.test(
      text,
    )
  )
    return `has not had ${lowerFirst(text).slice(4)}`;
  // "Not a single sanction all year"
  if (
    /^not (?:a single|one|a) (?:\p{L}+ )?(?:sanction|detention|late|warning|demerit|reminder|negative|absence|concern|complaint|behaviour point|yellow card)\b/iu.test(
      text,
    )
  )
    return `has not had ${lowerFirst(text).slice(4)}`;
  // "Not where he should be"
  if (
    /^not (?:quite |yet )?where (?:he|she|they) (?:should|could|needs?|wants?|ought)\b/iu.test(text)
  )
    return `is ${lowerFirst(text)}`;
  // "His plan was excellent, his model less so"
  const [, whole = "", link = "", other = ""] =
    /^([^,]+ (is|are|was|were) [^,]+),? ((?:his|her|their|the) (?:\p{L}+ ){0,2}\p{L}+) (?:rather |a lot |much )?less so$/iu.exec(
      text,
    ) ?? [];
  if (whole !== "") {
    const several = isPlural(other.split(" ").at(-1) ?? "");
    const past = /^w/iu.test(link);
    return `${whole} but ${lowerFirst(other)} ${past ? (several ? "were" : "was") : several ? "are" : "is"} less so`;
  }
  // "Never had to speak to her": its teacher has not.
  if (
    /^(?:never|not|not once|rarely|hardly ever) (?:once )?had to (?:speak to|tell|remind|chase|warn|sanction|move|ask|nag|raise my|have a word)\b/iu.test(
      text,
    )
  )
    return `I have ${lowerFirst(text)}`;
  // "As good as any Year 11 I have taught", "rarely seen without a book"
  if (
    /^(?:easily |just |every bit )?as \p{L}+ as (?:any|the best|most)\b|^(?:rarely|never|seldom|hardly ever) seen (?:without|with|in)\b/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  if (/^one to watch\b|^captain material$/iu.test(text)) return `is ${lowerFirst(text)}`;
  // "Barely heard her voice this year": its teacher has.
  if (
    /^(?:barely|hardly|rarely|never|not|seldom|not yet|still not|yet to) (?:heard|seen|noticed|met|spotted) (?:his|her|him|them|their|from|a peep|a word|anything|any)\b/iu.test(
      text,
    )
  )
    return `I have ${lowerFirst(text)}`;
  if (/^not an? (?:bad|mean|nasty|malicious|unkind|selfish) bone\b/iu.test(text))
    return `does not have ${lowerFirst(text).slice(4)}`;
  const [, denial, verb] =
    /^(never once|not once|not|never|not yet|hardly ever|hardly|barely|rarely|been|always been|never been)\b(?: (\p{L}+))?/iu.exec(
      text,
    ) ?? [];
  if (denial && /been$/iu.test(denial)) return `has ${lowerFirst(text)}`;
  // "Rarely checked": the work is not, and who has not is left out.
  const ofWork = /^(?:checked|edited|redrafted|proofread|revised)$/iu.test(verb ?? "");
  if (ofWork && text.split(" ").length === 2) return text;
  // "Never put off by a hard question": somebody is not, and puts nothing off.
  if (
    denial &&
    /^(?:put off|told off|fazed|thrown|caught out)\b/iu.test(text.slice(denial.length + 1))
  )
    return `is ${lowerFirst(text)}`;
  // "Never once late": has never been.
  if (/^(?:never|not) once$/iu.test(denial ?? "") && verb && ADJECTIVES.has(verb.toLowerCase()))
    return `has never once been ${text.slice((denial ?? "").length + 1)}`;
  if (
    denial &&
    verb &&
    PARTICIPLES.has(verb.toLowerCase()) &&
    !STATES.has(verb.toLowerCase()) &&
    !ADJECTIVES.has(verb.toLowerCase())
  )
    return `has ${lowerFirst(text)}`;
  if (
    denial &&
    verb &&
    /^(?:handed|given|done|completed|finished)$/iu.test(verb) &&
    text.split(" ").length > 2
  )
    return `has ${lowerFirst(text)}`;
  // "First in the room", "last to pack away": where somebody is, and no race.
  const order =
    /^(?:(always|often|usually|mostly|never|rarely) )?(?:the )?(first|last) (?=to \p{L}|in (?:the (?:room|classroom|door|line|queue)\b|every\b)|in$|out\b|one (?:to|in|out|here|there|at)\b)/iu.exec(
      text,
    );
  if (order)
    return `${/^(?:the )?first to (?:finish|complete|solve|reach|master|pass|achieve|crack|get)\b/iu.test(text) ? "was" : "is"} ${order[1] ? `${order[1].toLowerCase()} ` : ""}the ${lowerFirst(text.slice(order[1] ? order[1].length + 1 : 0)).replace(/^the /u, "")}`;
  if (
    /^(?:in )?(?:(?:top|bottom|middle|upper|lower) (?:third|half|quarter)|top (?:ten|five|three|\d+ ?%?))(?: of\b| in\b|$)/iu.test(
      text,
    )
  )
    return `is in the ${lowerFirst(text).replace(/^in /u, "")}`;
  const lead =
    /^(?:the )?lead(?: role| part)? (?=in (?:the |a )?(?:school |class |summer |winter |christmas |year \d+ )?(?:play|musical|production|show|panto|pantomime|film)\b)/iu.exec(
      text,
    );
  if (lead) return `had the lead ${text.slice(lead[0].length)}`;
  if (
    /^the (?:weakest|strongest|best|worst|top|quickest|slowest|ablest|hardest[- ]working|keenest|brightest) (?:in|of|at|on)\b/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  // "First girl to reach the final", "only student to get it": there is one.
  const sole =
    /^(?:was |is )?(?:the )?(first|only|youngest) ((?:(?:year \d+|\p{L}+) )?(?:girl|boy|student|pupil|person|one|member)(?: of (?:the|our) \p{L}+)? (?:in|to|from|who|at)\b)/iu.exec(
      text,
    );
  if (sole)
    return `${/^first$/iu.test(sole[1] ?? "") ? "was" : "is"} the ${sole[1]?.toLowerCase()} ${sole[2]}${text.slice(sole[0].length)}`;
  if (/^one of (?:the|my) (?:most|best|worst|few|\p{L}{3,}est)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (/^best in (?:the )?(?:class|group|set|year|team|school)\b/iu.test(text))
    return `is the ${lowerFirst(text).replace(/^best in (?=class|group|set|year|team|school)/u, "best in the ")}`;
  if (
    /^(?:below|above|at|just below|just above|well below|well above) the expected level\b/iu.test(
      text,
    )
  )
    return `is working ${lowerFirst(text)}`;
  if (/^runner-up(?: (?:in|at)\b|$)/iu.test(text)) return `was a ${lowerFirst(text)}`;
  if (/^(?:joint )?(?:first|second|third)(?: (?:in|at|place)\b|$)/iu.test(text))
    return `came ${lowerFirst(text).replace(/^((?:joint )?\p{L}+) place (?=in\b|at\b)/u, "$1 ")}`;
  if (/^(?:(?:form|house|team|class|sports) captain|head (?:boy|girl)|prefect)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (
    /^(?:form|class|year|house|(?:school |student )?council|eco|library|sports) representative\b/iu.test(
      text,
    )
  )
    return `is ${/^eco/iu.test(text) ? "an" : "a"} ${lowerFirst(text)}`;
  if (/^model (?:student|pupil|learner)\b/iu.test(text)) return `is a ${lowerFirst(text)}`;
  if (/^never (?:a problem|an issue|any trouble|any bother|a bother)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (/^up (?:one|two|three|an?|\d) (?:whole )?(?:grades?|levels?)\b/iu.test(text))
    return `has gone ${lowerFirst(text)}`;
  if (
    /^(?:often |usually )?(?:late|absent|off task|distracted|asleep) (?:half|most|all) (?:of )?the time$/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  if (
    /^(?:not|no longer) (?:an? (?!single|thing|sausage|word|bit|lot|one)|the (?:most |\p{L}{2,}est\b))\p{L}*/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  if (
    /^(?:only |just )?(?:an?|one|two|three|four|five|\d{1,2}) (?:grades?|marks?|points?|levels?|assignments|pieces|tasks|units|weeks|chapters|lessons|years?|terms?) (?:above|below|ahead|behind|under|over|off|short|away)\b/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  if (
    /^(?:now )?back (?:on (?:form|track|top form|it)|to (?:his|her|their) (?:best|usual|old|normal))\b/iu.test(
      text,
    )
  )
    return `is ${lowerFirst(text)}`;
  // "Stuck on a 3" is how things are; "trials for Stoke City" are had; "come on well" has.
  if (/^stuck (?:on|at|in)\b/iu.test(text)) return `is ${lowerFirst(text)}`;
  if (/^trials (?:for|with)\b/iu.test(text)) return `has ${lowerFirst(text)}`;
  if (/^(?:really |finally )?come (?:out of|on|along|a long way)\b/iu.test(text))
    return `has ${lowerFirst(text)}`;
  if (/^(?:high|low|quick|fast|strong|weak|neat|loud|quiet|young|old)est (?:in|of)\b/iu.test(text))
    return `is the ${lowerFirst(text)}`;
  if (
    /^most (?:improved|promising|consistent|enthusiastic|helpful|creative|hardworking|valuable)\b/iu.test(
      text,
    )
  )
    return `the ${lowerFirst(text)}`;
  const often = doneOften(text);
  if (often !== null) return often;
  const than = betterSince(text);
  if (than !== null) return than;
  return withVerbAfterBut(
    withVerbBefore(withVerbBeforeNow(withThingDone(withAndBeforeThen(text)))),
  );
}

const AGAIN: Readonly<Record<string, string>> = {
  " gave ": "gives",
  " wrote ": "writes",
  " produced ": "produces",
  " asked ": "asks",
  " made ": "makes",
  " offered ": "offers",
};

/** "Beautiful studies every week": made again and again. */
function doneOften(text: string): string | null {
  const [, thing = ""] =
    /^((?:\p{L}+ ){1,3}\p{L}+) (?:every|each|most) (?:single )?(?:week|lesson|time|month|day)s?$/iu.exec(
      text,
    ) ?? [];
  const words = thing.toLowerCase().split(" ");
  const led = words
    .slice(0, -1)
    .every((word, at) => ADJECTIVES.has(word) || IS_LIKE.test(word) || HOW.test(word) || at > 0);
  const verb = AGAIN[DONE.find(([pattern]) => pattern.test(words.at(-1) ?? ""))?.[1] ?? ""];
  const isSo = ADJECTIVES.has(words[0] ?? "") || IS_LIKE.test(words[0] ?? "");
  return verb && led && isSo && isPlural(words.at(-1) ?? "") ? `${verb} ${lowerFirst(text)}` : null;
}

/** "Much better time-keeping since the letter home": it has been. */
function betterSince(text: string): string | null {
  const [, how = "", thing = "", when = ""] =
    /^((?:(?:much|far|a lot|so much|slightly|a bit) )?(?:better|worse|neater|tidier|calmer|stronger|weaker|more \p{L}+)) ((?:\p{L}+ )?\p{L}+) ((?:since|this (?:term|year|half term)|lately|recently)(?: .+)?)$/iu.exec(
      text,
    ) ?? [];
  const head = thing.split(" ").at(-1)?.toLowerCase() ?? "";
  if (how === "" || !isOfStudent(head) || /\b(?:and|but|,)\b/u.test(when)) return null;
  const several = isPlural(head);
  const be = /^since/iu.test(when) ? `${several ? "have" : "has"} been` : several ? "are" : "is";
  return `${thing} ${be} ${lowerFirst(how)} ${when}`;
}

/** "Reading map without help": what is done with one of several, and no map of that kind. */
function withThingDone(text: string): string {
  return text.replace(
    /^(reading|using|drawing|making|writing|finding|drafting|building|solving|planning|labelling|plotting|completing|following|setting up|designing|programming|wiring|playing) ((?:\p{L}+ )?)(\p{L}+) (?=(?:without (?:any )?(?:help|support|prompting|prompts|adult)|independently|unaided|alone|on (?:his|her|their) own|by (?:him|her|them)sel)\b)/iu,
    (all, verb: string, kind: string, thing: string) =>
      isUncounted(thing.toLowerCase()) || isPlural(thing.toLowerCase()) || ONE_BEFORE.test(kind)
        ? all
        : `${verb} ${/^[aeiou]/iu.test(kind + thing) ? "an" : "a"} ${kind}${thing} `,
  );
}

const ONE_BEFORE =
  /^(?:the|an?|his|her|their|my|this|that|each|every|one|own|more|out|up|on|in) $/iu;

const IS_LIKE = /(?:ful|ous|ive|ible)$/u;

/** What is done with a thing that somebody has not about them. */
const GIVEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:answers|responses|explanations|reasons|opinions)$/u, "gives"],
  [/^(?:essays|paragraphs|sentences|conclusions|stories)$/u, "writes"],
  [/^(?:contributions|notes|links|points)$/u, "makes"],
  [/^questions$/u, "asks"],
];

/** "Finishes first then distracts others": the one after the other. */
function withAndBeforeThen(text: string): string {
  return text.replace(
    /^(\p{L}+)( [^,;]+?),? then (?=(\p{L}+)\b)/iu,
    (all, first: string, rest: string, next: string) =>
      THIRD_PERSON.has(first.toLowerCase()) &&
      THIRD_PERSON.has(next.toLowerCase()) &&
      !/\b(?:and|but|if|when|now)\b/u.test(rest)
        ? `${first}${rest} and then `
        : all,
  );
}

/** "Beautiful handwriting now": had. */
function withVerbBeforeNow(text: string): string {
  const [, thing = ""] = /^((?:\p{L}+ ){1,3}\p{L}+) now$/u.exec(text) ?? [];
  const words = thing.toLowerCase().split(" ");
  const head = words.at(-1) ?? "";
  const isThing =
    words.slice(0, -1).some((word) => IS_LIKE.test(word) || ADJECTIVES.has(word)) &&
    words
      .slice(0, -1)
      .every(
        (word) =>
          ADJECTIVES.has(word) ||
          IS_LIKE.test(word) ||
          HOW.test(word) ||
          /^(?:much|more|far)$/u.test(word),
      ) &&
    !ADJECTIVES.has(head) &&
    (isUncounted(head) || isPlural(head) || /^(?:hand)?writing$/u.test(head));
  // "Confident reader now"
  if (
    PERSON_NOUNS.has(head) &&
    words.length > 1 &&
    words.slice(0, -1).every((word) => ADJECTIVES.has(word) || HOW.test(word))
  )
    return `is now ${/^[aeiou]/iu.test(thing) ? "an" : "a"} ${lowerFirst(thing)}`;
  const verb = GIVEN.find(([pattern]) => pattern.test(head))?.[1] ?? "has";
  return isThing ? `now ${verb} ${lowerFirst(thing)}` : text;
}

/** "Very talented and should be proud": the first half lacks its "is". */
function withVerbBefore(text: string): string {
  const [, first = "", rest] =
    /^((?:\p{L}+ ){0,2}\p{L}+) and (?:should|can|will|needs|has|must)\b(.*)/iu.exec(text) ?? [];
  if (rest === undefined) return text;
  const words = first.toLowerCase().split(" ");
  const lacks =
    ADJECTIVES.has(words.at(-1) ?? "") && words.slice(0, -1).every((word) => HOW.test(word));
  return lacks ? `is ${lowerFirst(text)}` : text;
}

const HOW = /^(?:always|never|often|still|so|very|really|quite|\p{L}+ly)$/u;
const LINKS = /^(?:is|seems|looks|feels|gets|stays|keeps|becomes|finds|makes|sounds|remains)$/u;

/** "Struggles on paper but verbally really good": the second half lacks its "is". */
function withVerbAfterBut(text: string): string {
  const [head = "", tail, ...more] = text.split(/,? but /u);
  if (tail === undefined || more.length > 0) return text;
  const verb = head.split(" ").find((word) => !HOW.test(word)) ?? "";
  const after = tail.split(" ");
  const last = after.at(-1) ?? "";
  const lacks =
    THIRD_PERSON.has(verb) &&
    !LINKS.test(verb) &&
    /\bto \p{L}|\b(?:in|on|at|with|of|for) \p{L}/u.test(head) &&
    ADJECTIVES.has(last) &&
    after.slice(0, -1).every((word) => HOW.test(word));
  return lacks ? `${head} but is ${tail}` : text;
}
