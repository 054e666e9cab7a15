/** How often something is said to happen. */
export type HowOften =
  | "never"
  | "hardly"
  | "sometimes"
  | "not always"
  | "often"
  | "mostly"
  | "nearly always"
  | "time and again"
  | "always"
  | "unsaid";

/** Read in this order: what turns another word round comes before it. */
const WORDS: readonly (readonly [HowOften, RegExp])[] = [
  ["sometimes", /\b(?:every so often|every now and (?:then|again)|once in a while)\b/iu],
  [
    "not always",
    /\b(?:not|n't|not quite) (?:always|every|all|invariably|consistent\w*|been consistent\w*|yet (?:always|consistent\w*))\b/iu,
  ],
  [
    "nearly always",
    /\b(?:nearly|almost|practically|virtually) (?:always|every|all|each|constant\w*|without exception)\b|\ball but (?:a|one|two|the odd)\b|\bmore often than not\b/iu,
  ],
  [
    "nearly always",
    /\b(?:(?<!\ba )few|rare|hardly any|one or two|the odd|occasional|minor|the rare) exceptions?\b/iu,
  ],
  [
    "hardly",
    /\b(?:hardly|scarcely|barely)\b|\b(?:almost|nearly) (?:never|none|nothing|no)\b|\b(?:rarely|rare|rarity|seldom|infrequent\w*)\b|\b(?:only|just) once\b|\bvery (?:little|few)\b|\b(?:few|little) of\b|(?<!\ba )\bfew (?=gaps|late|missing|lapses|homeworks?)/iu,
  ],
  [
    "never",
    /\bnever (?!fail)|\bnot (?:\w+ ){0,3}?(?:once|a single|one|any)\b|\bn't (?:\w+ ){0,3}?(?:once|a single|one|any)\b|\bnone\b|\bnothing\b|\bno (?=homework|late|lesson|task|work|piece|assignment)|\byet to\b|\bwithout (?:once|ever|any|being|a single)\b|\b(?:not|n't|no)\b[^,;]*\b(?:at all|whatsoever)\b|\bat no (?:time|point)\b|\bfail(?:s|ed)? to (?=hand|do|complete|submit|turn|produce) ?(?:\w+ ){0,2}any\b|\bzero\b|\bnot at all\b/iu,
  ],
  [
    "time and again",
    /\b(?:chronic\w*|persistent\w*|habitual\w*|constant\w*|continual\w*|continuous\w*|perpetual\w*|incessant\w*|endless\w*|inveterate|ingrained|day after day|week after week|lesson after lesson|time after time|time and (?:time )?again|again and again|forever)\b/iu,
  ],
  [
    "always",
    /\b(?:always|every|each|all(?! but| too)|invariably|without (?:fail|exception)|unfailing\w*|consistent\w*|never fails?|never failed|faithfully|reliabl[ey]|dependabl[ey]|throughout|whole|full|entire|at every|to the minute|any and every|religiously)\b/iu,
  ],
  [
    "mostly",
    /\b(?:mostly|usual\w*|generally|normally|most|majority|main(?:ly)?|largely|by and large|on the whole|as a rule|typically|tends? to|for the most part|the bulk|in general|broadly|pretty reliabl[ey]|good (?:deal|proportion)|save for|apart from)\b/iu,
  ],
  [
    "often",
    /\b(?:often|frequent\w*|regular\w*|repeated\w*|many|several|much of the time|a lot|too much|number of)\b/iu,
  ],
  [
    "sometimes",
    /\b(?:sometimes|occasional\w*|now and (?:then|again)|from time to time|at times|(?:on|upon) occasions?|on (?:one or two|some|a few|a couple of|a handful of) occasions|once or twice|one or two|a few|a couple|a handful|the odd|some|here and there|intermittent\w*|sporadic\w*|patchy|hit[- ]and[- ]miss|irregular\w*|inconsistent\w*|erratic\w*|half|in part|on and off|off and on|in fits and starts|stop[- ]start|more miss than hit|comes? and goes?|variable|varies|uneven|unreliabl[ey]|up and down|mixed)\b/iu,
  ],
];

/** How often a clause says that something happens. */
export function howOften(clause: string): HowOften {
  // "Occasional rather than regular".
  const said = clause.replace(
    /\b(?:rather than|instead of) [^,;]*|,? (?:but|and) not (?:with|on|in|at) [^,;]*/iu,
    "",
  );
  return WORDS.find(([, pattern]) => pattern.test(said))?.[0] ?? "unsaid";
}
