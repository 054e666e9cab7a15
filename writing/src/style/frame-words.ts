/** A word as the lists below hold it: without its ending, so that "progressing" is found by "progress". */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/(?:'s|s')$/u, "")
    .replace(/(?:ing|ed|es|ly|s|e|d)$/u, "");
}

function stems(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u).map(stem));
}

/**
 * The words of any report: what holds no others says nothing that is true of one pupil alone, and names nobody. A
 * teacher's sentence with another word in it (a book, a set, a prize, a place) is not said of other pupils.
 */
const OF_ANY_REPORT = stems(`
  a an the this that these those and or but so yet if when while as than then though although because both either each every all any some much many more most less least few lot lots bit little plenty
  of in on at to for from with by about into over through throughout during after before since until towards within without beyond up out off back forward forwards ahead again away
  i me my mine we us our you your yours it its there here who which what how where why
  be am is are was were been being have has had having do does did doing done will would shall should can could may might must let's let lets need needs ought used
  i'm i've i'd i'll we're we've we'll we'd it's that's there's what's don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't can't couldn't won't wouldn't shouldn't you're you've you'll you'd they're they've
  not no never always often usually sometimes really very so too quite rather truly such just even still already also only simply particularly especially certainly clearly indeed overall generally consistently continually steadily
  year term half autumn spring summer winter week month lesson lessons class classes classroom course subject subjects school time times day days date far today now next last new coming future further later soon future years ahead point
  start started starting begin began beginning end ended finish finished make makes made making take taken took taking give given gave get gets got getting go goes going gone went come comes came coming keep keeps kept keeping carry carries carried continue continues continued continuing remain remains remained become becomes became stay stays bring brings brought put puts show shows shown showed see sees seen seeing saw look looks looking find finds found know knows known think thought feel feels felt say said tell hope hopes hoping wish wishes wishing want wants expect like likes love loves loved enjoy enjoys enjoyed enjoying enjoyable thank thanks try tries tried trying work works worked working worker teach teaching taught learn learns learned learnt learning learner study studies studying help helps helped helping support supports supported ask asks asked asking
  progress progressing progressed effort efforts attitude approach behaviour conduct manners attainment achievement achievements achieve achieves achieved achieving success successes successful succeed succeeds potential ability abilities skill skills knowledge understanding understand understands confidence confident confidently interest interested interests enthusiasm enthusiastic enthusiastically engagement engage engaged engages contribution contributions contribute contributes contributed participation participate participates homework task tasks targets target goal goals step steps result results standard standards level grade grades focus focused focuses concentration concentrate motivation motivated determination determined commitment committed dedication dedicated organisation organised preparation prepared readiness ready
  pupil pupils student students member members group young person people child everyone everybody others peers part role place presence example pair hands credit name part
  mixed limited
  please wait same following addition
  pleasant listen listens instructions discussion discussions ideas idea follow follows others
  good great excellent outstanding super superb fantastic brilliant wonderful lovely pleasing pleased pleasure delight delighted delightful proud pride impressed impressive impressively strong strongly stronger strength strengths positive positively solid sound steady steadily satisfactory reasonable fair commendable exceptional exceptionally exemplary marvellous terrific amazing first-class top better best well happy happily glad joy nice rewarding privilege cracking smashing stunning splendid tremendous fabulous fab remarkable
  hard harder hard-working hardworking diligent diligently conscientious conscientiously mature maturely maturity polite politely kind kindly kindness thoughtful thoughtfully careful carefully sensible sensibly respectful keen keenly willing willingly eager eagerly cheerful friendly lively reliable responsible independent independently curious inquisitive creative resilient resilience perseverance honest helpful considerate courteous courtesy calm quiet quietly active actively valued valuable worthwhile rewarding productive promising encouraging encouraged encourage encourages
  concern concerns concerned concerning disappointing disappointed disappointment difficult difficulty struggle struggles struggled inconsistent lack lacks lacking poor weak unsettled distracted improve improves improved improving improvement improvements develop develops developed developing development grow grows grown growing growth build builds building push challenge challenges challenging challenged stretch reach reaches reaching aim aims aiming high higher highest fulfil fulfils secure maintain maintains maintained
  congratulations luck bravo hats off well-deserved deserve deserves deserved deservedly reward rewards credit applaud praise kudos
  whole rest doubt sure certain able asset treat stuck have-a-go hand afraid heart head mind fun proudly way ways thing things something everything anything nothing one kind sort piece pieces standards momentum path right
  holiday holidays break rest christmas easter relaxing restful enjoy parents home family evening
  moving going looking overall summary conclusion short addition however nevertheless furthermore moreover therefore
`);

/** Judgements of report language, the plainest first where two might fit. */
const HIGH =
  /\b(?:excellent\w*|outstanding\w*|exceptional\w*|superb\w*|brilliant\w*|fantastic\w*|exemplary|first-class|wonderful\w*|marvellous\w*|terrific\w*|amazing\w*|stunning|remarkabl\w+|tremendous\w*|fabulous|splendid\w*|top|super)\b/iu;
const PRAISE =
  /\b(?:good|great|pleas(?:ing|ed)|delighted|impress\w*|strong\w*|strengths?|positiv\w+|solid|commendabl\w+|success(?:es|ful\w*)?|well|proud\w*|pride|enthusias\w+|hard-?working|worked (?:\w+ )?hard|works (?:\w+ )?hard|work\w* hard|hard work|tr(?:ies|ied|y) (?:\w+ )?hard|with care|interest(?:ed)?|lively|friendly|pleasant|listens?|diligen\w+|conscientious\w*|matur\w+|polite\w*|kind(?:ly|ness)?|thoughtful\w*|sensibl\w+|respectful|keen\w*|willing\w*|eager\w*|cheerful|reliable|lovely|cracking|smashing|fab|nice|asset|treat|credit|valu(?:ed|able)|productive|promising|encouraging|stuck in|not afraid|isn't afraid|\{isn't\|aren't\} afraid|deserv\w+|congratulations|bravo|confident\w*|committed|dedicated|determined|motivated|example to|thriv\w+|flourish\w*)\b/iu;
const WARM =
  /\b(?:pleasure|joy|delight|privilege|enjoyed (?:teaching|having|working|getting)|(?:have|has) enjoyed|well done|keep (?:it )?up|keep this up|thank\w*|look(?:ing)? forward|glad|happy|rewarding|can['’]t wait|more of the same)\b/iu;
const FAIR = /\b(?:steady|steadily|satisfactory|reasonabl\w+|fair|sound)\b/iu;
const FAULT =
  /\b(?:concern\w*|disappoint\w*|difficult\w*|struggl\w+|inconsistent|lack\w*|poor|weak|limited|unsettled|distracted|fails?|failed|never|rarely|needs? to|must|more (?:effort|focus|care|consistent\w*|concentration|commitment)|could do better|not (?:always|yet|enough)|(?:does|do|did|has|have|is|are|was|were)(?: not|n['’]t)(?! afraid)|\{(?:doesn't|isn't|hasn't)\|[^}]+\}(?! afraid))\b/iu;
const MIXED = /\bmixed\b/iu;
const NEUTRAL_WISHES =
  /\bgood luck\b|\bbest of luck\b|\bevery success\b|\ball the best\b|\bwish(?:es|ing)? (?:\{them\}|\{PUPIL\}|you) (?:well|all the (?:very )?best|(?:every|much) success|success|the (?:very )?best|luck)\b|\bbest wishes\b|\bhave a (?:good|great|lovely|wonderful|happy|restful|super|fantastic) (?:summer|break|holiday|christmas|easter|rest)\b/giu;
const HOPES =
  /^(?:I|We) (?:(?:am|are) (?:very |quite )?(?:sure|confident|certain|hopeful)|hope|know|trust|have (?:no doubt|every confidence)) that (?:\{PUPIL\}|\{they\}|you) will\b/u;
const GOES_ON = /\b(?:continu\w+|keeps?|kept|remain\w*|stays?|still|again)\b|\{keeps/iu;
const COURTESY =
  /\bwell done\b|\bkeep (?:it )?up(?: the (?:good|great|super|excellent|hard) work)?/giu;

/** Says something of the pupil, and not what anybody wishes, hopes or knows. */
const CLAIMS = /^(?:(?:Overall|In summary|On the whole), )?(?:\{PUPIL\}|\{Th(?:ey|eir)\}|Your?\b)/u;

const IS_A_DELIGHT =
  /\{they\} (?:\{is\|are\}|\{has\|have\} been) (?:always |such )?(?:a )(?:real |true )?(?:pleasure|joy|delight|privilege)\b/gu;
const CLAIMS_BESIDE =
  /(?<!\b(?:as|when|if|what|that|whatever|wherever) )\{they\} |\b(?:what|that) \{they\} (?!can|will|may|could|would|might|\{does\|)/u;

/** What a sentence judges: "warm" is courtesy, "fair" neither good nor bad, "mixed" both, "high" more than good. */
export const JUDGEMENTS = ["neutral", "warm", "fair", "mixed", "praise", "high", "fault"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** Whether each word of a frame is one of any report. */
export function saysNothingOfItsOwn(frame: string): boolean {
  const plain = frame.replaceAll(/\{[^{}]*\}(?:['’]s)?/gu, " ");
  return (plain.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).every((word) =>
    OF_ANY_REPORT.has(stem(word)),
  );
}

/** What a frame judges; null where it judges both ways, so that nobody could say of whom it is true. */
export function judgementOf(frame: string): Judgement | null {
  const warm = WARM.test(frame) || COURTESY.test(frame);
  // What somebody is sure will come says nothing of what has been, unless it goes on.
  if (HOPES.test(frame) && !GOES_ON.test(frame) && !FAULT.test(frame)) return "warm";
  const rest = frame.replaceAll(NEUTRAL_WISHES, " ").replaceAll(COURTESY, " ");
  const good = HIGH.test(rest) ? "high" : PRAISE.test(rest) ? "praise" : null;
  const fault = FAULT.test(rest);
  if (fault) return good === null && !warm && !FAIR.test(rest) ? "fault" : null;
  if (good !== null) return FAIR.test(rest) ? null : good;
  if (MIXED.test(rest)) return warm || FAIR.test(rest) ? null : "mixed";
  if (FAIR.test(rest)) return warm ? null : "fair";
  // "To see how much she has grown" is a claim too, and nobody gave it.
  if (CLAIMS_BESIDE.test(frame.replaceAll(IS_A_DELIGHT, " "))) return null;
  if (warm) return "warm";
  // Whatever else is said of a pupil is a claim of which it is not known what it claims.
  if (CLAIMS.test(frame)) return null;
  // Nobody cries out over a pupil of whom there is nothing good to say.
  return rest.trimEnd().endsWith("!") && rest === frame ? "warm" : "neutral";
}

const GRADED =
  /\b(an? )?(?:(?:very|really|real|truly|most|thoroughly) )?(?:good|great|excellent|outstanding|super|superb|fantastic|brilliant|wonderful|lovely|pleasing|impressive|strong|positive|solid|sound|steady|satisfactory|reasonable|commendable|exceptional|marvellous|terrific|successful|encouraging|productive|promising|cracking|smashing|splendid|tremendous|fabulous|enjoyable) (?=(?:year|term|half-term|start|progress)\b)/iu;

/**
 * The same frame for pupils of whom less good can be said, where it grades a year, a start or the progress: "has had a
 * lovely year!" is "has had a mixed year." of those who have.
 */
export function gradesOf(frame: string): { text: string; judgement: Judgement }[] {
  const [found, article = ""] = GRADED.exec(frame) ?? [];
  if (found === undefined || /^what\b/iu.test(frame)) return [];
  const progress = /^progress\b/u.test(frame.slice(frame.indexOf(found) + found.length));
  const words: [Judgement, string][] = progress
    ? [
        ["fair", "steady"],
        ["fault", "limited"],
      ]
    : [
        ["fair", "steady"],
        ["mixed", "mixed"],
        ["fault", "difficult"],
      ];
  return words.flatMap(([judgement, word]) => {
    const start = article === "" ? "" : article.startsWith("A") ? "A " : "a ";
    const text = frame.replace(found, `${start}${word} `).replace(/!$/u, ".");
    return judgementOf(text) === judgement && text !== frame ? [{ text, judgement }] : [];
  });
}
