import { homeworkInFewWords } from "./homework-in-few-words.ts";
import { fold } from "../privacy/fold.ts";
import { isEnglish } from "../privacy/words.ts";
import { lowerFirst } from "./case.ts";

/** "Missed 4 out of 9": of the homework, where that is spoken of. */
const OF_HOW_MANY =
  /^((?:has |have )?(?:missed|missing|handed in|completed|done|did) (?:only )?(?:\d+|\p{L}+) out of (?:\d+|\p{L}+)\b)(?! (?:pieces|tasks|homeworks?)\b)/iu;

/** So many pieces of homework, in words or figures as they were typed. */
function pieces(count: string): string {
  return `${count} ${/^(?:1|one)$/iu.test(count) ? "piece" : "pieces"} of homework`;
}

/** "3 missing this term": how many pieces of homework are not in. */
function missingOf(count: string, when: string): string {
  const link = /since/u.test(when) ? "has been " : /last/u.test(when) ? "was " : "is ";
  return `${when === "" ? "" : link}missing ${pieces(count)}${when}`;
}

/** "Never misses one", "handed in three late": of the homework that was set. */
const SO_MANY =
  /\b((?:miss(?:es|ed)|forgets|forgot|forgotten|owes|handed in|hands in) (?:only |just )?)(one|two|three|four|five|six|\d{1,2}|every one|any)(?=$| (?:this|last|since|all|so far|late|on time|after|before|over)\b)/iu;

/** "Only 1 homework in since September": what came of it. */
const ONLY_IN =
  /^(?:has )?only (one|two|three|four|five|six|\d{1,2}) (?:(?:pieces?|tasks?)(?: of homework)?|homeworks?)(?: has| have)?(?: been)? (?:in|handed in|given in|submitted|turned in|done|completed)(?=$| (?:this|last|since|all|so far)\b)/iu;

/** "Has not handed in last 4": of the homework, those that were set last. */
const LAST_ONES =
  /\b((?:not|never|missed|forgot(?:ten)?) (?:handed in|done|completed|submitted|given in|finished)|missed|forgot|handed in|missing) (?:the |his |her |their )?last (two|three|four|five|six|[2-6])(?: ones)?(?=$| (?:this|late|on time)\b)/iu;

function ofHomework(given: string): string {
  const text = given
    .replace(ONLY_IN, (_, count: string) => `has handed in only ${pieces(count)}`)
    .replace(LAST_ONES, (_, verb: string, count: string) => `${verb} the last ${pieces(count)}`);
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
  /^(not|never|not yet|rarely|hardly ever) ((?:checked|proofread|corrected|planned|labelled|signed|redrafted|submitted|uploaded|done|handed in|given in|completed|finished|started|attempted)\b(?! (?:the|an?|his|her|their|any|much|most|all|half|enough|every|it|\d|homework|work|nea|epq|coursework|revision|essays?|project|in (?:the|an?|any))\b).*)$/iu;

/** "Nothing since Easter", "none this term": no homework has come. */
const NONE_SINCE = /^(nothing|none) (?=(?:since|this|so far|all (?:term|year|half term))\b)/iu;

/** "Completes it but never checks it": the homework, where nothing else is named before. */
const DOES_IT =
  /^((?:(?:always|often|usually|never|rarely|sometimes|mostly|only|just|frequently|occasionally|hardly ever|has|had|does not|did not|has not|will not|not|(?:struggles?|tends?|tries|tried|needs?|refuses?|refused|manages?|fails?|failed|likes?|wants?|prefers?|remembers?|forgets?|forgot|able|has|happy|claims?) to|\p{L}+ly) )*(?:do(?:es|ne)?|did|complete[sd]?|hand(?:s|ed)?|forg(?:ets?|ot|otten)|leaves?|left|rush(?:es|ed)?|cop(?:y|ies|ied)|los(?:es|t)|submit(?:s|ted)?|upload(?:s|ed)?|finish(?:es|ed)?|starts?|started|gives?|gave|given|finds?|found)) it\b(?! all\b| (?!(?:but|and|then)\b)(?:\p{L}+ ){1,3}to\b)/iu;

/** "Handed in most of it": of the homework. */
const PART_OF_IT =
  /^((?:has )?(?:handed in|done|completed|submitted|finished|given in) (?:most|half|some|all|little|none|very little|about half|only half)) of (?:it|them)\b/iu;

/** Where homework is set and done on a screen. */
const SET_ON =
  "Seneca,Sparx,Sparx Reader,Hegarty,Tassomai,MyMaths,Educake,Carousel,Bedrock,Duolingo,LanguageNut,Dr Frost,Kerboodle,Times Tables Rock Stars".split(
    ",",
  );

/** A site by its name: one that is known, or a name that is no word ("MathsWatch"). */
function siteOf(typed: string): string | null {
  const known = SET_ON.find((name) => name.toLowerCase() === typed.toLowerCase());
  const named = /^\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)?$/u.test(typed) && !isEnglish(fold(typed));
  return known ?? (named ? typed : null);
}

/** "8/10": a mark, or how many were handed in? None of them is no mark. */
const NONE_OF = /^(?:0|zero|none|nil) out of (\d{1,2})(?: (?:tasks|pieces))?$/iu;

/** "Homework on rivers and coasts missing": which homework is not in. */
const ON_WHAT =
  /^(?:the |his |her |their )?homework on ((?:(?!\b(?:is|are|was|were|but)\b)[^.;])+?),? (?:(?:is|was|still) )*(missing|late|not (?:yet )?(?:handed in|given in|submitted|done|completed))$/iu;

function notIn(text: string): string | null {
  const [, what = "", how = ""] = ON_WHAT.exec(text) ?? [];
  if (what === "") return null;
  if (/^missing$/iu.test(how)) return `is missing the homework on ${what}`;
  if (/^late$/iu.test(how)) return `handed in the homework on ${what} late`;
  return `has ${how} the homework on ${what}`;
}

/** "Last one was rushed", "first two were late": pieces of homework; null for others. */
function piecesMeant(text: string): string | null {
  const [led = "", place = "", count = ""] =
    /^(?:the )?(last|first) (one|two|three|four|couple|few) (?=(?:is|are|was|were|has|have|had)\b)/iu.exec(
      text,
    ) ?? [];
  if (led === "") return null;
  const of = { one: "piece of homework", couple: pieces("couple of") }[count] ?? pieces(count);
  return `the ${place.toLowerCase()} ${of} ${text.slice(led.length)}`;
}

/** A piece of a note on homework, with the homework named where the note leaves it out: "3 missing this term", "does it". */
export function inHomework(note: string): string {
  const typed = homeworkInFewWords(note);
  // "Does the easy ones"
  const text = typed.replace(
    /\bthe (easy|easier|easiest|hard|harder|hardest|short|shorter|long|longer|fun|online|written) ones\b/giu,
    "the $1 tasks",
  );
  const missing = notIn(text);
  if (missing !== null) return missing;
  // "Spends hours on it", where nothing else is named.
  const onIt =
    /^((?:(?!\b(?:essays?|project|test|reading|writing|revision|book|planner|coursework|work|homework|task|it)\b).)+ (?:on|with)) it$/iu.exec(
      text,
    );
  if (onIt) return `${onIt[1]} the homework`;
  const standard = /^is of (a \p{L}+ standard)$/iu.exec(text);
  if (standard) return `homework ${text}`;
  const lastOne = /^(.*\b(?:on|for|in)) (?:the )?last one$/iu.exec(text);
  if (lastOne) return `${lastOne[1]} the last piece of homework`;
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
    /^missing (\d+|one|two|three|four|five|six)(?: (?:pieces?|tasks?))?$/iu.exec(text);
  if (counted) return missingOf(counted[1] ?? "", counted[2] ?? "");
  if (/^(?:none|nothing) (?:handed in|done|completed|in)(?: yet| at all| so far)?$/iu.test(text))
    return text
      .replace(/^nothing \p{L}+(?: in)?/iu, "has handed in nothing")
      .replace(/^none \p{L}+(?: in)?/iu, "has handed in no homework");
  // "Always more than asked"
  const more =
    /^(always |often |usually |sometimes )?more than (?:(?:is |was )?(asked|required|set|expected)|I (?:ask|asked)(?: for)?)$/iu.exec(
      text,
    );
  if (more)
    return `${(more[1] ?? "").toLowerCase()}does more homework than is ${more[2]?.toLowerCase() ?? "asked"}`;
  // "Nothing late all year"
  const noneLate = /^nothing (late|missing|outstanding|copied)( (?:all|this|so|since) .+)?$/iu.exec(
    text,
  );
  if (noneLate)
    return /late|copied/iu.test(noneLate[1] ?? "")
      ? `homework has not been ${noneLate[1]?.toLowerCase()}${noneLate[2] ?? ""}`
      : `has handed in everything${noneLate[2] ?? ""}`;
  // "Always in": handed in.
  const isIn =
    /^(always|usually|often|mostly|never|rarely|nearly always|almost always) in( on time| late)?$/iu.exec(
      text,
    );
  if (isIn) return `homework is ${isIn[1]?.toLowerCase()} handed in${isIn[2] ?? ""}`;
  // "Done most weeks": the homework is.
  const whenDone =
    /^((?:always |usually |nearly always |only )?)(done|completed|finished|handed in) ((?:most|some|every|each|nearly every|almost every|alternate|all) (?:weeks?|times?|lessons?|fortnights?|single week)\b.*)$/iu.exec(
      text,
    );
  if (whenDone)
    return `homework is ${(whenDone[1] ?? "").toLowerCase()}${whenDone[2]?.toLowerCase()} ${whenDone[3]}`;
  // "Forgets", "always asks for extra": homework.
  if (/^(?:often |sometimes |always |usually |frequently )?forgets$/iu.test(text))
    return `${text} their homework`;
  if (/\basks for (?:extra|more)$/iu.test(text)) return `${text} homework`;
  if (/^(?:does|did|has done|hands in|handed in) none$/iu.test(text))
    return text.replace(/none$/iu, "no homework");
  const quality = /^quality (?=varies|is|has|can|could|depends)/iu.exec(text)?.[0];
  if (quality) return `the quality of their homework ${text.slice(quality.length)}`;
  // "Missed 2, made up 1": of those.
  const madeUp =
    /^(?:has )?missed (\d|one|two|three|four|five),? (?:but |and )?(?:has )?(?:since |later )?(?:made up|caught up on|handed in) (\d|one|two|three|both|all)(?: of them)?(?: (?:later|since|late))?$/iu.exec(
      text,
    );
  if (madeUp) return `missed ${madeUp[1]} pieces of homework but made up ${madeUp[2]} of them`;
  // "20 mins of scales a night": done.
  if (
    /^(?:at least |about |over )?\d{1,3} (?:minutes|hours) of (?:\p{L}+ ){1,3}?(?:a|every|each|per) (?:night|day|week|evening)$/iu.test(
      text,
    )
  )
    return `does ${lowerFirst(text).replace(/ (?:a|per|each) (?=\p{L}+$)/u, " every ")}`;
  const ofPieces = piecesMeant(text);
  if (ofPieces !== null) return ofPieces;
  // "1 paragraph when I asked for 3"
  const asked =
    /^((?:only |just )?(?:\d+|one|two|three|four|half a) (?:paragraphs?|pages?|sentences?|lines?|sides?|words)) when (?:I|we) (?:had )?asked for (\d+|one|two|three|four|five|six|a (?:full )?page|more)$/iu.exec(
      text,
    );
  if (asked) return `wrote ${lowerFirst(asked[1] ?? "")} when I had asked for ${asked[2]}`;
  // "Quizzes done but never the coding"
  const butNever =
    /^(?:the )?([\p{L} ]{4,24}?) (?:always |usually )?done but (never|not|rarely) the ([\p{L} ]{4,24}?)$/iu.exec(
      text,
    );
  if (butNever)
    return `does the ${lowerFirst(butNever[1] ?? "")} but ${butNever[2]} the ${butNever[3]}`;
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
  const last =
    /^(?:the )?last (\d|two|three|four|few) (?:(?:pieces|tasks|homeworks?) )?(?:(?:were |are )?(not (?:handed|given) in|missing|not done)|(?:were |handed in |was )*(late))$/iu.exec(
      text,
    );
  if (last)
    return last[2]
      ? `has not handed in the last ${last[1]} pieces of homework`
      : `handed in the last ${last[1]} pieces of homework late`;
  // "2 of 6 Seneca tasks done"
  const ofSite =
    /^(only |just )?(\d+|one|two|three|four|five|six) (?:out )?of (\d+) ([\p{L} ]+?) (tasks|assignments|quizzes) (?:done|completed?|finished|in)$/iu.exec(
      text,
    );
  if (ofSite && SET_ON.some((name) => name.toLowerCase() === ofSite[4]?.toLowerCase()))
    return `has done ${ofSite[1] ?? ""}${ofSite[2]} of ${ofSite[3]} ${ofSite[4]} ${ofSite[5]}`;
  // "Seneca 12/15 topics complete"
  const siteFirst =
    /^(\p{L}+) (\d+) out of (\d+) (topics|tasks|quizzes|assignments|sets|units) (?:complete|completed|done|finished)$/iu.exec(
      text,
    );
  if (siteFirst)
    return `has completed ${siteFirst[2]} of ${siteFirst[3]} ${siteFirst[1]} ${siteFirst[4]}`;
  // "Full marks on the last three": of the homework.
  if (
    /^(?:full marks|top marks|\d{1,3} ?%|\d+ out of \d+) (?:on|in|for) the last (?:two|three|four|five|[2-9])$/iu.test(
      text,
    )
  )
    return `${text} pieces of homework`;
  if (some) return `has handed in ${some[1] ?? ""}${some[2]} of ${some[3]} pieces of homework`;
  const missed =
    /^(\d+|one|two|three|four|five|six) missed( (?:this|last|since) .+| so far)?$/iu.exec(text);
  if (missed)
    return `has missed ${missed[1]} ${/^(?:1|one)$/iu.test(missed[1] ?? "") ? "piece" : "pieces"} of homework${missed[2] ?? ""}`;
  // "Forgot three times", "does extra": homework.
  const forgot =
    /^(?:has )?(forgot|forgets|forgotten) ((?:\d+|two|three|four|five|several|many) times|once|twice|often|again|a lot|sometimes|most weeks|every week)\b/iu.exec(
      text,
    );
  if (forgot)
    return `${/n$/iu.test(forgot[1] ?? "") ? "has " : ""}${forgot[1]} their homework ${forgot[2]}${text.slice(forgot[0].length)}`;
  if (/^(?:often |always |sometimes |regularly )?(?:does|did|has done) extra$/iu.test(text))
    return `${text} homework`;
  if (/^extra (?:research|reading|practice|revision|questions|work)$/iu.test(text))
    return `has done ${text.toLowerCase()}`;
  if (/^needs (?:to put in )?(?:more|much more|a lot more) effort$/iu.test(text))
    return text.replace(/^needs (?:to put in )?/iu, "needs to put in ");
  const notLast =
    /^(did not|has not|never) (attempt(?:ed)?|done|do|completed?|handed in|hand in|finish(?:ed)?) (?:the )?last (?:one|task|piece)$/iu.exec(
      text,
    );
  if (notLast) return `${notLast[1]} ${notLast[2]} the last piece of homework`;
  const outOf = /^(\d+|\p{L}+) out of (\d+|\p{L}+) missing$/iu.exec(text);
  if (outOf) return `is missing ${outOf[1]} out of ${outOf[2]} pieces of homework`;
  if (/^(?:does not do|never does|has not done|did not do|does not hand in) any$/iu.test(text))
    return `${text} homework`;
  if (/^not (?:always |all )?(?:his|her|their) own work$/iu.test(text))
    return `homework is ${text}`;
  // "All homework completed on time": it has been, and completes nothing.
  const allDone =
    /^(all|most|almost all|nearly all|some|every piece of|half the|half of the) ((?:of (?:the|his|her|their) )?(?:homework|work|coursework|tasks|pieces|essays|worksheets)) (completed|submitted|finished|attempted|uploaded|handed in|done|given in)(?=$| (?:on|in|to|with|late|early|this|so|since|well|at|before|by|but|and)\b)/iu.exec(
      text,
    );
  if (allDone)
    return `${allDone[1]} ${allDone[2]} ${/^(?:homework|work|coursework|of .*(?:work))$/iu.test(allDone[2] ?? "") || /^every/iu.test(allDone[1] ?? "") ? "has" : "have"} been ${text.slice((allDone[1] ?? "").length + (allDone[2] ?? "").length + 2)}`;
  // "2 artist research pages outstanding": had to do.
  const toDo =
    /^(\d|two|three|four|five|six|several) ((?:[\p{L}-]+ ){0,2}(?:pages|questions|tasks|drawings|worksheets|essays|drafts|paragraphs|sketches|studies|quizzes|logs)) (?:still )?(outstanding|overdue)$/iu.exec(
      text,
    );
  if (toDo) return `has ${lowerFirst(text).replace(" still ", " ")}`;
  // "2 late": pieces of homework.
  const late =
    /^(\d|one|two|three|four|five|six) (?:handed in )?late( (?:this|last|since) .+)?$/iu.exec(text);
  if (late)
    return `${late[2] === undefined || /since|this/iu.test(late[2]) ? "has " : ""}handed in ${pieces(late[1] ?? "")} late${late[2] ?? ""}`;
  // "Uploads late but it's always good": the homework.
  const sends =
    /^((?:always |often |usually |sometimes )?(?:uploads|submits|hands in|sends in)) (late|on time|early)\b(?= but (?:it|they)\b)/iu.exec(
      text,
    );
  if (sends) return `${sends[1]} homework ${text.slice((sends[1] ?? "").length + 1)}`;
  // "3 late, 1 missing": pieces of homework.
  const each =
    /^(\d+|one|two|three|four|five|six) late(?:,| and) (\d+|one|two|three|four|five|six) missing$/iu.exec(
      text,
    );
  if (each) return `has handed in ${each[1]} pieces of homework late and is missing ${each[2]}`;
  // "3 missing (rivers, coasts)": which they are.
  const which =
    /^(\d+|one|two|three|four|five|six) missing \(((?:\p{L}+(?: \p{L}+)?, )*)(\p{L}+(?: \p{L}+)?)\)$/u.exec(
      text,
    );
  if (which)
    return `${missingOf(which[1] ?? "", "")} on ${(which[2] ?? "").replace(/, $/u, " and ")}${which[3]}`;
  // "Usually in on the day", "all in"
  const inOn =
    /^((?:(?:is|are) )?(?:(?:always|usually|mostly|often|never|sometimes|rarely|nearly always|not always|all|everything) )?)(?:handed )?in((?: (?:on the day|on the due date|when it should be|on the deadline|early))?)$/iu.exec(
      text,
    );
  if (inOn && (inOn[2] !== "" || /\b(?:all|everything)\b/iu.test(inOn[1] ?? "")))
    return `homework is ${(inOn[1] ?? "")
      .toLowerCase()
      .replace(/^(?:is|are) /u, "")
      .replace("everything", "all")}handed in${inOn[2]}`;
  // "3 pieces outstanding"
  const owed =
    /^(\d+|one|two|three|four|five|six) (?:(?:pieces?|tasks?|homeworks?)(?: of homework)? )?(?:still )?(outstanding|overdue|missing|not in)$/iu.exec(
      text,
    );
  if (owed && /^(?:outstanding|overdue)$/iu.test(owed[2] ?? ""))
    return `has ${owed[1]} ${/^(?:1|one)$/iu.test(owed[1] ?? "") ? "piece" : "pieces"} of homework ${owed[2]?.toLowerCase()}`;
  // "Handed in all but one"
  const butOne =
    /^(?:has )?(handed in|done|completed|submitted|finished|given in) all (?:but|bar|except(?: for)?|apart from) (?:(one|1)|(two|three|2|3))$/iu.exec(
      text,
    );
  if (butOne)
    return `has ${butOne[1]} all but ${butOne[2] ? "one piece" : `${butOne[3]} pieces`} of homework`;
  // "All in bar one"
  if (
    /^(?:all|everything) (?:(?:handed )?in|done) (?:bar|but|except(?: for)?|apart from) one$/iu.test(
      text,
    )
  )
    return "has handed in all but one piece of homework";
  const lateOnes =
    /^(\d+|one|two|three|four|five|six) (rushed|copied|unfinished|incomplete)$/iu.exec(text);
  if (lateOnes)
    return `has handed in ${lateOnes[1]} ${lateOnes[2]} ${/^(?:1|one)$/iu.test(lateOnes[1] ?? "") ? "piece" : "pieces"} of homework`;
  if (/^does (?:it|them|the work),? but (?:at )?(?:the )?last[- ]minute$/iu.test(text))
    return "does their homework but at the last minute";
  const lastMinute =
    /^((?:always |usually |often |mostly |sometimes )?)(?:(?:done|completed|finished|rushed) )?(?:at )?(?:the )?last[- ]minute$/iu.exec(
      text,
    );
  if (lastMinute)
    return `homework is ${(lastMinute[1] ?? "").toLowerCase()}done at the last minute`;
  const onSite =
    /^([\p{L} ]+?)(?: -| is| at| always)*:? (\d{1,3} ?%)(?: (?:done|complete[d]?))?( (?:every|each|most) (?:week|time|task|homework|work)s?(?: (?:this|since|so far|all) .+)?)$/iu.exec(
      text,
    );
  const ofSiteName = onSite && siteOf(onSite[1] ?? "");
  if (onSite && ofSiteName)
    return `achieves ${onSite[2]} on ${ofSiteName}${(onSite[3] ?? "").replace(/ work(?= |$)/iu, " week")}`;
  // "Seneca 80% average"
  const average =
    /^([\p{L} ]+?)(?: -| is| at)?:? (?:(?:average|avg|averaging|averages) (?:of )?(\d{1,3} ?%)|(\d{1,3} ?%) (?:average|avg|on average))$/iu.exec(
      text,
    );
  const averaged = average && siteOf(average[1] ?? "");
  if (average && averaged) return `has an average of ${average[2] ?? average[3]} on ${averaged}`;
  // "Artist research on Kahlo late but very detailed"
  const lateBut =
    /^((?:[\p{L}'’-]+ ){0,3}(?:essay|project|research|write-up|task|homework|coursework|worksheet|piece|drawing|report|poster|review|presentation)(?: on [\p{L} ]+?)?) late but ((?:very |really |always )?\p{L}+)$/iu.exec(
      text,
    );
  if (lateBut) return `their ${lateBut[1]} was late but ${lateBut[2]}`;
  // "Seneca done every week": what is set there.
  const set =
    /^([\p{L} ]+?)(?: (?:is|are))? ((?:not |never |always |usually |often |rarely |mostly |nearly always )?)(done|completed?|finished|up to date)\b/iu.exec(
      text,
    );
  const site = SET_ON.find((name) => name.toLowerCase() === set?.[1]?.toLowerCase());
  const behind = text.slice(set?.[0].length ?? 0);
  if (set && site)
    return `their ${site} homework is ${set[2]}${set[3]?.replace(/complete$/iu, "completed")}${behind.replace(/^,? but (?=(?:\p{L}+ )?(?:scores|marks|results|percentages|answers)$)/iu, " but with ")}`;
  // "Could be longer": what is handed in, and not its author.
  if (
    /^(?:could|should|must|needs to) (?:have been|be) (?:a (?:bit|lot|little) |much |far )?(?:better(?!\s\w)|longer|neater|tidier|fuller|clearer|better presented|more (?:detailed|thorough|careful|accurate))\b/iu.test(
      text,
    )
  )
    return `homework ${lowerFirst(text)}`;
  if (
    /^(?:often |usually )?(?:late|rushed|copied) (?:half|most|all) (?:of )?the time$/iu.test(text)
  )
    return `homework is ${lowerFirst(text)}`;
  // "Missing homework is becoming a habit": the student's.
  if (/^missing (?:homework|deadlines|work|tasks|pieces) (?:is|are)\b/iu.test(text))
    return `their ${lowerFirst(text)}`;
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
    return `homework is ${lowerFirst(text)}`;
  if (
    /^(?:(?:always|usually|mostly|nearly always|often) )?(?:on time and |to (?:a|the) (?:very |really )?(?:high|good|excellent|expected) standard)/iu.test(
      text,
    )
  )
    return `homework is ${lowerFirst(text)}`.replace(
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
