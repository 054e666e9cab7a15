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
