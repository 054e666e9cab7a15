import { howOften, type HowOften } from "./how-often.ts";
import { firstOf, means, type ReadsClause, type TickReading } from "./reading.ts";

const HOMEWORK =
  /\bhome ?work\b|\bhome learning\b|\b(?:tasks?|work|assignments?|pieces?|exercises?)(?: \w+){0,2} (?:set|to do at home|for home|at home)\b|\bhand\w* in\b|\bset (?:tasks?|work)\b|\bassignments?\b|\bindependent (?:work|study|tasks?)\b|\bprep\b/iu;
const DONE =
  /\b(?:complet\w*|hand\w*|submi\w*|turn\w* in|turn\w* up|given in|gives? in|do(?:es|ne|ing)?|did|finish\w*|return\w*|produc\w*|com(?:es?|ing) in|came in|is in|are in|arriv\w*|up to date|ready|record|keeps? up|kept up|present|effort)\b/iu;
const UNDONE =
  /\b(?:miss(?:es|ed|ing)?|incomplete|unfinished|forget\w*|forgot\w*|undone|(?:still|remain\w*|left|currently|is|are) outstanding(?= (?:on|for|from)\b)|(?:still|remain\w*|left|currently) outstanding|outstanding (?:\w+ )?(?:tasks|pieces|homeworks|assignments)|unfinished|(?:has|have|with|leaves?|left) (?:\p{L}+ ){1,5}?outstanding(?=[.,;]|$)|neglect\w*|skip\w*|overdue|gaps?|blanks|(?<!\bnever )fail(?:s|ed)? to (?:hand|do|complete|submit))\b/iu;
const DENIED =
  /\b(?:not|n't|without(?= (?:(?:any|his|her|their|the|a|its|having|ever|once|it|being|even) ){0,3}(?:home ?work|work|tasks?|assignments?|prep|it|them|anything|complet|hand|submi|do(?:ing|ne)\b|finish|return|turn|produc))|nor)\b|\bno (?!doubt)/iu;
/** "Every task, without a gap" is "every task, without exception". */
const WITHOUT_A_GAP =
  /\b(?:without|with not|with never|with no) (?:(?:a|an|any|one|so much as|even|single|missing|real) )*(?:gaps?|blanks?|omissions?|lapses?|miss(?:es)?|exceptions?)\b/iu;
/** How it comes, and not how often. */
const UNASKED =
  /\bwithout (?:(?:ever|once|needing|having to|being) )+(?:be )?(?:chased|asked|reminded|told|prompted|pushed|nagged)\b|\bwithout (?:(?:any|a single|much|the need for) )*(?:reminders?|fuss|prompting|help|delay|chasing|complaint|nagging)\b/giu;

const WHEN_DONE: Record<HowOften, TickReading> = {
  always: means([0]),
  "time and again": means([0]),
  "nearly always": means([1]),
  mostly: means([1]),
  "not always": means([2], [1, 2]),
  often: means([], [0, 1]),
  sometimes: means([2]),
  hardly: means([], [2, 3]),
  never: means([3]),
  unsaid: means([], [0, 1]),
};
const WHEN_UNDONE: Record<HowOften, TickReading> = {
  never: means([0]),
  hardly: means([1], [0, 1]),
  // "Some of it is missing" leaves open how much is not.
  sometimes: means([1, 2]),
  "not always": means([], [1, 2]),
  often: means([2], [2, 3]),
  mostly: means([2], [2, 3]),
  "nearly always": means([3], [2, 3]),
  "time and again": means([3], [2, 3]),
  always: means([3]),
  unsaid: means([], [1, 2, 3]),
};
const WHEN_NOT_DONE: Partial<Record<HowOften, TickReading>> = {
  sometimes: means([2], [1, 2]),
  often: means([2], [2, 3]),
  mostly: means([3], [2, 3]),
  "not always": means([2], [1, 2]),
  never: means([3]),
  always: means([2], [1, 2, 3]),
  unsaid: means([3], [2, 3]),
};
/** Said of the record as a whole. */
const RECORD: readonly (readonly [RegExp, TickReading])[] = [
  [
    /\b(?:excellent|perfect|exemplary|impeccable|faultless|spotless|immaculate|unbroken|unblemished|flawless|full)\b[^.]{0,30}\brecord\b|\brecord\b[^.]{0,30}\b(?:excellent|perfect|exemplary|impeccable|faultless|spotless|immaculate|unbroken|flawless)\b/iu,
    means([0]),
  ],
  [
    /\b(?:conscientious|diligent|scrupulous|dependabl\w+|reliabl\w+|unfailing\w*)\b/iu,
    means([0], [0, 1]),
  ],
];

/** "Never misses a deadline", "meets every deadline": of all that is handed in, whatever it is called. */
const DEADLINES: readonly (readonly [RegExp, TickReading])[] = [
  [
    /\b(?:never|not once|yet to) (?:yet |once )?(?:miss(?:es|ed)?) (?:a|an|any|one|his|her|their)? ?(?:single )?deadlines?\b|\b(?:meets|has met|met) (?:every|all|each)(?: \p{L}+){0,2} deadlines?\b|\balways (?:meets|met) (?:the |his |her |their )?deadlines\b/iu,
    means([0], [0, 1]),
  ],
  [
    /\b(?:misses|has missed|missed) (?:every|all|most|nearly every|nearly all|almost every)(?: \p{L}+){0,2} deadlines?\b|\bnever (?:meets|met) (?:a|the|any|his|her|their) deadlines?\b/iu,
    means([3], [2, 3]),
  ],
];

/** What a clause says of how much homework is done. */
export const readHomework: ReadsClause = (whole) => {
  const deadlines = firstOf(DEADLINES, whole);
  if (deadlines) return deadlines;
  const clause = whole.replace(WITHOUT_A_GAP, "without exception").replace(UNASKED, "");
  if (
    !HOMEWORK.test(clause) ||
    /\b(?:in|with|for) (?:his |her |their |the )?homework, /iu.test(clause)
  )
    return null;
  if (/\bhit[- ]and[- ]miss\b/iu.test(clause)) return means([2]);
  const often = howOften(clause);
  const record = firstOf(RECORD, clause);
  if (record && !DENIED.test(clause) && (often === "unsaid" || often === "always")) return record;
  if (/\bno homework\b|\bnone of\b|\bnothing\b/iu.test(clause)) return means([3]);
  // "Never late": it comes, and when it comes.
  if (/\blate\b/iu.test(clause) && !UNDONE.test(clause))
    return often === "never" || often === "hardly" ? means([0], [0, 1]) : means([], [0, 1, 2, 3]);
  if (UNDONE.test(clause)) return WHEN_UNDONE[often];
  if (often === "never" && /\bno (?:missing|outstanding)/iu.test(clause)) return means([0]);
  if (
    DONE.test(clause) ||
    /\bset\b|\bno homework\b|\bhomework (?:is|has been|was)\b/iu.test(clause)
  ) {
    const denied = DENIED.test(clause) ? WHEN_NOT_DONE[often] : undefined;
    if (denied) return denied;
    if (often === "unsaid" && !DONE.test(clause)) return null;
    return WHEN_DONE[often];
  }
  if (/\bhomework\b/iu.test(clause) && ["sometimes", "never"].includes(often))
    return WHEN_DONE[often];
  return null;
};
