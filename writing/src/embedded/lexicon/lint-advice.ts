import type { Offer } from "@reportair/contract/features/report-policies.ts";
import type { Phrase } from "./banks.ts";

/** What of the things that a school may offer a phrase speaks of; without its mark it would be a promise. */
const PROMISES: readonly (readonly [Offer, RegExp])[] = [
  ["report_card", /\b(?:report|punctuality|behaviour|conduct) card/iu],
  ["homework_club", /\bhomework club/iu],
  [
    "catch_up_sessions",
    /\bcatch-up|\b(?:support|extra) sessions?|\bsmall-group|\bone-to-one|\bintervention/iu,
  ],
  ["revision_sessions", /\brevision sessions? (?:at|in) school|\brevision class/iu],
  [
    "subject_clubs",
    /(?<!homework )\bclubs?\b|\blunchtime (?:session|practice)|\bschool (?:team|ensemble)/iu,
  ],
  [
    "online_portal",
    /\bportal\b|\bset online|\bonline (?:homework|practice site)|\brecommended in class/iu,
  ],
  ["library", /\blibrar(?:y|ies)\b/iu],
  ["mentoring", /\bmentor/iu],
];

/** What no school has listed can be promised by nobody. */
const PROMISED_BY_US =
  /\bwe will (?:help|support|notice|welcome|plan|agree|show|pass|go on)\b|(?<!home and )\b(?:school|staff|the pastoral team) (?:can|will|would) (?:do|help|offer|arrange|provide|meet|explain)\b|\ban adult (?:could|will|can) meet|\bphone call\b|\bhelp is (?:there|available)\b/iu;

/** What would have to be settled with somebody in school first. */
const ARRANGED =
  /\bagree\w*\b[^.]*\b(?:teachers?|tutor|us)\b|\bagreed\b[^.]*\bbeforehand\b|\b(?:teacher|tutor) (?:each|every|on) (?:week|fortnight|\p{Lu}\w+day)|\bby agreement\b|\bshortened\b|\bmeet (?:the|\{their\}) (?:teacher|tutor)\b/u;

/** Sayings, and what holds of people as such: a report is about one student. */
const SAYINGS =
  /\bnearest thing to\b|\bis one thing and\b|\bhalf the (?:work|battle)\b|\bsecond nature\b|\b(?:nobody|no one|everybody|anybody|anyone)\b|\bpeople (?:who|are|do|learn|remember|forget|guess|change)\b|\b(?:costs?|earns?|wins?) (?:little|nothing|more than)\b|\bworth more than\b|\bdo(?:es)? more (?:for|than)\b|\bis what (?:makes|matters|counts)\b|\bwhat (?:matters|counts) (?:is|most)\b|\b(?:never|always) (?:wasted|repaid)\b|\b(?:tends? to|in the long run|as much as by)\b|\bcannot be (?:begun twice|softened)\b|\bno shame\b|\bnothing to be ashamed\b|\bone (?:day|small thing) at a time\b/iu;

/** Causes that a note may give, and that advice on a bare tick may not take for granted. */
const CAUSES =
  /\b(?:alarm|oversle\w+|bedtime|before bed|pack(?:ing|ed)? (?:the|a|your|\{their\}) bag|the bus|buses|traffic|phone|mobile|anger|angry|temper|frustrat\w+|calms? down|upset|worr(?:y|ied)|lazy|laziness|friends? (?:who|that)|chatting|gossip)\b/iu;

/** Blame where advice is wanted. */
const REPROACH =
  /\b(?:no excuse|ought to be ashamed|not fair to|wast(?:es|ed|ing) (?:time|lessons)|reason to write this again|cannot be bothered|must understand|needs? to hear that|without a story)\b/iu;

/** Advice asks something of somebody: of the student, of those at home, or of a piece of work. */
const ADDRESSES =
  /\{(?:pupil|they|them|their|theirs|themselves)|\bcan help by\b|\b(?:we|our|us)\b|\b(?:should|could|would|can|may|is worth|are worth)\b|\b(?:target|aim|goal|next step|good work)\b|^keep it up/u;

/** What is wrong with a sentence that advises or closes: sayings, reproach, promises, and causes that nobody gave. */
export function lintAdvice(path: string, { source, offer }: Phrase): string[] {
  const problems: string[] = [];
  if (path.startsWith("study/stock")) return problems;
  if (!ADDRESSES.test(source)) problems.push("it advises nobody");
  if (!/^(?:causes|targets)\//u.test(path) && CAUSES.test(source))
    problems.push(`it takes a cause for granted: "${CAUSES.exec(source)?.[0]}"`);
  const arranged = ARRANGED.exec(source)?.[0];
  if (arranged) problems.push(`it needs an arrangement that nobody has made: "${arranged}"`);
  for (const [promise, pattern] of PROMISES) {
    if (pattern.test(source) && offer !== promise)
      problems.push(`it promises what a school may not have: mark it "Offers ${promise}: "`);
  }
  return [...problems, ...lintPlainness(source)];
}

/** What is wrong with any sentence of the banks, whatever it says. */
export function lintPlainness(source: string): string[] {
  const found = (pattern: RegExp, problem: string) => {
    const words = pattern.exec(source)?.[0];
    return words ? [`${problem}: "${words}"`] : [];
  };
  return [
    ...found(SAYINGS, "it is a saying"),
    ...found(REPROACH, "it reproaches"),
    ...found(PROMISED_BY_US, "it promises what nobody has settled"),
  ];
}
