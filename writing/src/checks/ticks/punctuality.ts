import { howOften, type HowOften } from "./how-often.ts";
import { firstOf, means, type ReadsClause, type TickReading } from "./reading.ts";

const LATE =
  /\b(?:late(?:ness|comer)?(?! to (?:grasp|see|pick|learn|understand|realise|develop|master|get (?:it|going)|the (?:idea|concept|topic|method))\b)|tard(?:y|ily|iness)|unpunctual\w*|behind time)\b|\bmiss\w*(?: \w+){0,3}? the (?:start|beginning|opening|first|register|bell)\b|\b(?:after|once) (?:the )?(?:lesson|lessons|class|bell|register|others|everyone|start|we|teaching)\b|\blessons? (?:\w+ )?(?:begun|begins?|started|starts?) without\b|\b(?:many|several|some|few|most|all|number of) (?:\w+ )?lessons (?:have|had|are|were) (?:already |well )?(?:begun|started|under way|underway)(?=\.?$| (?:when|before|by the time) )|\bkeeps? (?:us|the class|everyone) waiting\b|\bminutes (?:after|into)\b|\bwhen the (?:lesson|class) has (?:already )?(?:begun|started)\b/iu;
const ON_TIME =
  /\b(?:on time|punctual(?:ly)?|prompt(?:ly|ness)?|in good time|(?:arriv\w+|here|comes?|turns? up|always|often) (?:\w+ )?early|before the bell|first (?:one )?(?:to arrive|through the door)|by the bell|in (?:his|her|their) (?:seat|place) (?:when|as|before|by|at)|(?:is|are) (?:always |usually |mostly )?there (?:when|before|as) (?:the|each|every|a) (?:lesson|class|bell)|to the minute|at the start of (?:the |each |every )?lessons?|ready (?:and \w+ )?(?:when|as|at|by)|ready to (?:start|begin|learn) (?:when|as|at|on))\b/iu;
const TIMEKEEPING =
  /\b(?:punctuality|time-?keeping|timeliness)\b|\barriv(?:al|als|es|e|ed|ing) (?:at|to|for|in) (?:lessons?|class)\b/iu;
/** Work that is handed in on time, or late, is another matter. */
const OF_WORK =
  /\b(?:homework|assignments?|coursework|deadlines?|tasks?|hand\w* (?:\w+ ){0,2}in|submi\w+|answers?|responses?)\b/iu;
const DENIED = /\b(?:not|n't|no|without)\b/iu;

const WHEN_LATE: Record<HowOften, TickReading> = {
  never: means([0]),
  hardly: means([1], [0, 1]),
  sometimes: means([1]),
  "not always": means([], [1, 2]),
  often: means([2], [2, 3]),
  mostly: means([2], [2, 3]),
  "nearly always": means([3]),
  "time and again": means([3]),
  always: means([3]),
  unsaid: means([], [1, 2, 3]),
};
const WHEN_ON_TIME: Record<HowOften, TickReading> = {
  never: means([3]),
  hardly: means([3], [2, 3]),
  sometimes: means([], [1, 2, 3]),
  "not always": means([1], [1, 2]),
  often: means([], [1, 2]),
  mostly: means([1]),
  "nearly always": means([1], [0, 1]),
  "time and again": means([0]),
  always: means([0]),
  unsaid: means([0]),
};
const DIFFICULT =
  /\bstruggl|\bfinds? it (?:hard|difficult)\b|\b(?:difficult\w*|challenge|problem|concern|issue|weakness|struggle)\b/iu;
/** How good the keeping of time is said to be. */
const GOOD =
  /\b(?:excellent|perfect|exemplary|impeccable|faultless|outstanding|superb|a (?:real |great |particular )?strength|flawless|a credit|first[- ](?:class|rate)|second to none|spotless|immaculate|unblemished|very good|without fault|a model(?= of)|an example)\b/iu;
const QUALITIES: readonly (readonly [RegExp, TickReading])[] = [
  [
    /\b(?:not (?:yet |quite |always )*(?:been )?(?:perfect|as expected|faultless|what|as expected|reliable)|slip(?:s|ped)?|lapse[sd]?|wobble[sd]?)\b/iu,
    means([1], [1, 2]),
  ],
  [
    /\b(?:not (?:been )?(?:good|acceptable|satisfactory)|unsatisfactory|poor|weak|bad|disappointing|let\w* (?:him|her|them) down|concern|problem|issue|unacceptabl[ey]|below)\b/iu,
    means([2], [2, 3]),
  ],
  [
    /\b(?:good|fine|pleasing|sound|satisfactory|reasonable|acceptable|reliable|all right|okay|well)\b/iu,
    means([], [0, 1]),
  ],
];

/** What a clause says of coming to lessons on time. */
export const readPunctuality: ReadsClause = (told) => {
  // "Always apologises when she is late" does not say how often she is.
  const clause = told.replace(
    /\b(?:when(?:ever)?|if|should) (?:he|she|they) (?:is|are|be|arrives?|comes?) late\b/giu,
    "",
  );
  if (OF_WORK.test(clause) && !/\blessons?\b|\bclass\b/iu.test(clause)) return null;
  const often = howOften(clause);
  const late = LATE.test(clause);
  if (late) {
    if (
      often === "often" &&
      /\b(?:too|so|very) (?:often|many|frequently)|regular|repeated|several|many|number\b/iu.test(
        clause,
      )
    )
      return means([2], [2, 3]);
    if (often === "unsaid" && DENIED.test(clause)) return means([0]);
    if (often === "unsaid" && /\bhabit\b/iu.test(clause) && !DENIED.test(clause))
      return means([2, 3]);
    if (often === "unsaid" && /\b(?:an? (?:regular|real|serious)|problem|pattern)\b/iu.test(clause))
      return means([2], [2, 3]);
    return WHEN_LATE[often];
  }
  if (ON_TIME.test(clause)) {
    if (often === "unsaid" && DENIED.test(clause)) return means([], [1, 2, 3]);
    if (often === "unsaid" && DIFFICULT.test(clause)) return means([2, 3], [1, 2, 3]);
    return WHEN_ON_TIME[often];
  }
  if (!TIMEKEEPING.test(clause)) return null;
  if (/\b(?:serious|grave|major|deep|severe|very poor|extremely)\b/iu.test(clause))
    return means([3], [2, 3]);
  if (GOOD.test(clause) && !DENIED.test(clause))
    return often === "mostly" ? means([1]) : means([0]);
  if (often === "time and again") return means([3]);
  const quality = firstOf(QUALITIES, clause);
  if (quality && (often === "mostly" || often === "nearly always") && quality.allows.includes(0))
    return means([1]);
  if (quality) return quality;
  if (often === "sometimes") return means([1], [1, 2]);
  return often === "always" ? means([0]) : means([], [0, 1, 2, 3]);
};
