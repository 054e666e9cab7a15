import { howOften } from "./how-often.ts";
import { firstOf, means, type ReadsClause, type TickReading } from "./reading.ts";

/** Said of how somebody behaves; the behaviour of metals is no such thing. */
const CONDUCT =
  /\b(?:mis)?behav(?:es?|ed|ing)\b|\bbehaviour(?:al)?\b(?! of (?!(?:this|the) (?:pupil|student)))|\b(?:(?:his|her|their|'s|classroom|good|poor|excellent|in|of|personal|exemplary|whose) conduct|conduct (?:is|was|has|in|remains|around|towards|gives?|causes?)|conducts? (?:him|her|them)sel\w+|conducted (?:him|her|them)sel\w+|manners|(?:well|ill|bad|beautifully|impeccably)-? ?(?:mannered|behaved)|polite(?:ly|ness)?|courte\w+|respectful(?:ly)?|disrespect\w*|disrupt\w*|disturb\w*|distracts? (?:others|the class|classmates)|unruly|defian\w+|rude(?:ly|ness)?|insolen\w+|self-(?:control|discipline)|follows? (?:the |our |all )?(?:\w+ )?(?:rules|instructions|expectations|routines)|keeps? to the rules|sets? (?:a|an|the) (?:\w+ )?example|role model|model pupil|(?:a|every) credit to)\b/iu;
/** Said of something else about lessons: "a good example of a metal". */
const TOP =
  /\b(?:excellent(?:ly)?|exemplar\w*|outstanding(?:ly)?|impeccabl[ey]|superb(?:ly)?|exceptional(?:ly)?|first[- ](?:class|rate)|faultless(?:ly)?|flawless(?:ly)?|beyond reproach|a (?:real |great |true )?credit|every credit|does (?:him|her|them) (?:\w+ )?credit|model (?:pupil|student|of|behaviour|conduct)|(?:a |as a )?role model|second to none|could not be|perfect(?:ly)?|highest (?:standard|order)|immaculate(?:ly)?|beautiful(?:ly)?|wonderful(?:ly)?|sets? (?:a|an|the) (?:\w+ )?example|without fault|above reproach|irreproachable|never (?:anything )?(?:less than|puts?|gives?)|a (?:real |true |great )?pleasure|superlative|splendid(?:ly)?|admirable|admirably|brilliant(?:ly)?|fantastic(?:ally)?|very best)\b/iu;
const GOOD =
  /\b(?:good|well(?:-| )?(?:behaved|mannered)?|polite(?:ly)?|courteous(?:ly)?|respectful(?:ly)?|(?<!a lack of |more |little )(?:courtesy|respect|politeness|consideration|maturity)|sensibl[ey]|mature(?:ly)?|nice(?:ly)?|pleasing|positive(?:ly)?|commendable|creditable|considerate|kind(?:ly)?|pleasant(?:ly)?|praiseworthy|strong|follows?|keeps? to)\b/iu;
const FAIR =
  /\b(?:(?<!un)acceptabl[ey]|(?<!un)satisfactor(?:y|ily)|adequate(?:ly)?|reasonabl[ey]|fair(?:ly good)?|fine|all right|okay|ok|passable|as expected|what is expected|is expected|meets? (?:our |the |basic )?expectations?|in line with|within (?:the )?(?:rules|bounds|expectations)|tolerable|decent|average|no (?:real |serious |great |major |particular )?(?:concerns?|cause|complaints?|problems?|issues?)|little cause|appropriate(?:ly)?)\b/iu;
const BAD =
  /\b(?:unacceptabl[ey]|poor(?:ly)?|bad(?:ly)?|disrupt\w*|disturb\w*|unruly|defian\w*|rude(?:ly|ness)?|disrespect\w*|insolen\w*|inappropriate(?:ly)?|unsatisfactory|misbehav\w*|challenging|distracts?|concern|appalling|dreadful|terrible|atrocious|leaves (?:much|a lot|something|a great deal) to be desired|short of|below|beneath|disappointing(?:ly)?|unruly|wrong|let\w* (?:him|her|them)(?:self|selves)? down|problems?|issue|(?:ha(?:s|ve|d)|having) to be (?:spoken to|told|warned|corrected|reprimanded|reminded)|unsuitable|ill-?mannered)\b/iu;
const OTHER = /\b(?:late(?:ness)?|on time|punctual\w*|homework|contribut\w*|participat\w*)\b/iu;
const DENIED =
  /\b(?:not|n't|never|no|without|nor|neither|(?<!\ba )little|hardly(?: any)?|scarcely(?: any)?)\b/iu;
const TURNED: readonly (readonly [RegExp, TickReading])[] = [
  [
    /\b(?:not|n't|never) (?:been |yet |always been |behav\w+ |conduct\w* \w+ |in an? )*(?:acceptabl[ey]|good enough|acceptable|what is expected|as expected|what it|up to|of the|satisfactory|at all|good|tolerable|in line|meet\w*|met|follow\w*|polite\w*|respectful\w*|well)\b|\bfar from\b|\bwell (?:short|below)\b|\b(?:nowhere near|anything but)\b|\bfail(?:s|ed)? to (?:meet|behave|follow)\b/iu,
    means([3]),
  ],
  [
    /\bnever (?:disrupt\w*|rude|misbehav\w*|anything but|distracts?|disturb\w*|a (?:concern|problem)|a cause)\b/iu,
    means([0, 1], [0, 1, 2]),
  ],
  [/\b(?:not|n't) (?:always|every|invariably)\b/iu, means([], [2, 3])],
  [
    /\b(?:no|not a|without|little|(?:hardly|scarcely)(?: any| a)?|never (?:any|a|cause)|nothing) (?:\w+ )?(?:cause|concerns?|complaints?|problems?|issues?|to fault)\b/iu,
    means([2], [0, 1, 2]),
  ],
];

/** "Excellent punctuality and good behaviour": the first adjective belongs to the first noun. */
const OF_ANOTHER_NOUN =
  /\b\p{L}+ (?:punctuality|timekeeping|attendance|participation|contributions?|homework|effort|progress|work|understanding|presentation)\b/giu;

/** What a clause says of conduct in lessons. */
export const readBehaviour: ReadsClause = (whole) => {
  const clause = whole.replace(OF_ANOTHER_NOUN, "");
  if (
    /\b(?:a|real|true|great|absolute) (?:pleasure|joy|delight) to (?:teach|have)\b/iu.test(clause)
  )
    return means([0], [0, 1, 2]);
  if (!CONDUCT.test(clause)) return null;
  if (/\b(?:behaviour|conduct) has to (?:change|improve)\b/iu.test(clause))
    return means([3], [2, 3]);
  if (
    /\b(?:needed|required|had|given|received) (?:several|various|a number of|a few too many|numerous) reminders?\b/iu.test(
      clause,
    )
  )
    return means([2, 3], [1, 2, 3]);
  if (/\b(?:frequent|constant|regular|repeated|many|continual) reminders?\b/iu.test(clause))
    return means([3], [2, 3]);
  if (
    /\b(?:occasional|odd|some|a few|the rare) (?:lapses?|slips?|reminders?|wobbles?)\b/iu.test(
      clause,
    )
  )
    return means([], [1, 2]);
  if (
    /\b(?:considerable|much|great|significant|real|serious|substantial|marked) improvement\b/iu.test(
      clause,
    ) &&
    /\b(?:needs?|requires?|calls? for|room for|in need of)\b/iu.test(clause)
  )
    return means([3], [2, 3]);
  if (/\b(?:better|improved|improving|improvement)\b/iu.test(clause))
    return means([], [0, 1, 2, 3]);
  const denied = DENIED.test(clause);
  // "No real concerns about conduct, which is acceptable" and "never less than excellent" say it in the other word.
  if (denied) {
    const turned = firstOf(TURNED, clause);
    if (turned && (!/\b(?<!un)acceptable\b/iu.test(clause) || turned.says.includes(3)))
      return turned;
  }
  // "Well behaved and late occasionally": how often is said of the other.
  const often = OTHER.test(clause) ? "unsaid" : howOften(clause);
  const some = often === "sometimes";
  if (BAD.test(clause) && !denied)
    return some && !/\bunacceptabl|\bpoor|\bbad/iu.test(clause) ? means([], [2, 3]) : means([3]);
  if (TOP.test(clause) && !/\bnot\b|n't/iu.test(clause))
    return some ? means([], [0, 1, 2]) : means([0]);
  if (FAIR.test(clause)) {
    return /\b(?<!un)(?:acceptabl[ey]|satisfactor|adequate|passable|tolerable)/iu.test(clause)
      ? means([2])
      : means([2], [1, 2]);
  }
  if (GOOD.test(clause) && !denied) {
    if (some) return means([2], [2, 3]);
    // To be polite is a part of behaving well or excellently; "good behaviour" is the very tick.
    const named = /\bgood\b|\bwell\b/iu.test(clause);
    if (often === "always") return named ? means([0, 1]) : means([0, 1], [0, 1, 2]);
    return named ? means([1]) : means([1], [0, 1, 2]);
  }
  return means([], [0, 1, 2, 3]);
};
