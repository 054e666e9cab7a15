import { howOften, type HowOften } from "./how-often.ts";
import { firstOf, means, type ReadsClause, type TickReading } from "./reading.ts";

const TAKES_PART =
  /\b(?:contribut\w*|participat\w*|take?s? (?:an? )?(?:\w+ ){0,2}?part|takes? part|taking (?:an? )?(?:\w+ )?part|part in|join\w* in|discuss(?:es|ing)|join(?:s|ed|ing)? (?:our |the |class |in |a |most |some )?(?:discussions?|debates?)|volunteer\w*|speaks? (?:up|out|in)|spoken up|spoke up|puts? (?:a |his |her |their )?hands? up|rais\w+ (?:a |his |her |their )?hand|hand (?:is|goes|shoots)(?: \w+)? up|offer\w* (?:\w+ ){0,3}?(?:answers?|ideas?|suggestions?|views?|opinions?|thoughts?|comments?|contributions?)|shar\w+ (?:\w+ ){0,3}?(?:ideas?|thoughts?|thinking|views?|answers?|opinions?)|answers? (?:\w+ )?questions|say(?:s|ing)? (?:a word|anything|much|very little|little)|in silence|say(?:s|ing)? (?:\w+ ){0,3}(?:in|during) (?:class|lessons|discussion)|involv\w*|engag\w*|discussions?|debates?(?! (?:team|club|society))|has (?:\w+ )?to say|gets? (?:straight |right )?stuck in(?!(?:to)? (?:an?|the|his|her|their)\b)|(?:class|oral|verbal) (?:work|contributions?)|voice(?:s|d)?)\b/iu;
const DOES =
  /\b(?:contribut\w*|participat\w*|part|join\w*|volunteer\w*|speak\w*|hands?|offer\w*|shar\w+|answers?)\b/iu;
const ACTS = /\b(?:involv\w*|engag\w*|discuss(?:es|ing)|voice\w*|say|asks?)\b/iu;
const PASSIVE =
  /\b(?:passive(?:ly)?|observer|onlooker|bystander|spectator|back seat|on the sidelines|from the sidelines|in the background|reluctant (?:to|speaker|contributor)|reticent|sits? back|sitting back|hangs? back|holds? back|holding back|stays? (?:silent|quiet|in the background)|remains? (?:silent|quiet)|keeps? (?:quiet|silent|(?:his|her|their) (?:ideas|thoughts|views) to)|silent|in silence|lets? others|leaves? (?:\w+ ){0,4}?to others|watch(?:es|ing)?|listen(?:s|ing)? (?:and watch\w*|rather than|more than|without|instead)|prefers? (?:to|listening|watching)|(?:inclined|content|happier|happy) to (?:\w+ ){0,2}?(?:observe|watch|listen)|rather than (?:to )?(?:speak|join|contribut|tak|participat)\w*|without (?:yet |ever |really )?(?:joining|speaking|contributing|taking part|adding))\b/iu;
const CONTRAST =
  /\b(?:rather|prefer\w*|instead|only|content|from|without|others|discuss\w*|lessons?|class|passive\w*|silent\w*|sits?)\b/iu;
const KEEN =
  /\b(?:active(?:ly)?|eager(?:ly)?|enthusias\w+|keen(?:ly)?|readily|willing(?:ly)?|fully|lively|stuck in|leading|confident(?:ly)?|whole-?hearted(?:ly)?|vocal|energetic(?:ally)?|generous(?:ly)?|quick to|first to|throws?|never (?:afraid|slow|short)|happy to|a great deal|plenty|drives?|leads?|full part|big part|regular part|central|heart of|voice)\b/iu;
const DENIED = /\b(?:not|n't|no)\b/iu;

const HOW_OFTEN: Record<HowOften, TickReading> = {
  always: means([0]),
  "time and again": means([0]),
  "nearly always": means([0]),
  mostly: means([], [0, 1]),
  often: means([0]),
  "not always": means([1]),
  sometimes: means([1]),
  hardly: means([2]),
  never: means([2]),
  unsaid: means([], [0, 1]),
};
const PHRASES: readonly (readonly [RegExp, TickReading])[] = [
  [
    /\b(?:only |mainly |mostly )?(?:when|if) (?:asked|called|prompted|invited|(?:the|a) (?:topic|subject|question)|something|interested|confident|sure|pressed|directly)\b/iu,
    means([1], [1, 2]),
  ],
  [/\bdoes not (?:yet )?(?:tend|often|usually)\b/iu, means([2])],
  [/\brefus(?:es|ed|ing) to\b/iu, means([2])],
];

/** What a clause says of taking part in lessons. */
export const readParticipation: ReadsClause = (told) => {
  // A part in the field trip is none in lessons.
  const clause = told.replace(
    /\bpart in (?:the|an?|our|this year's) (?:\p{L}+ ){0,3}?(?:trip|visit|race|competition|contest|production|play|show|concert|musical|event|final|match|tournament|workshop|exhibition|expedition|fair|challenge|performance)s?\b/giu,
    "",
  );
  const often = howOften(clause);
  if (
    PASSIVE.test(clause) &&
    !/\bnever (?:passive|silent|sits? back|holds? back)|\bnot (?:a )?(?:passive|silent|one to)/iu.test(
      clause,
    )
  ) {
    if (["sometimes", "not always"].includes(often) && !/\bpassive|observer/iu.test(clause))
      return means([], [1, 2]);
    // "Watches quietly" and "holds back to let others speak" are no fault.
    if (
      (/\bto let others\b|\bso that others\b/iu.test(clause) &&
        !/\b(?:prefers?|rarely|never|seldom|hardly)\b/iu.test(clause)) ||
      (/\bwatch\w*/iu.test(clause) && !CONTRAST.test(clause))
    )
      return null;
    // "Listens and watches carefully" alone is no fault.
    const only =
      !/\b(?:rather than|instead of)\b/iu.test(clause) &&
      /\b(?:watch\w*|prefers? (?:to|listening|watching))\b/iu.test(clause);
    return only && TAKES_PART.test(clause) && KEEN.test(clause) ? null : means([2]);
  }
  if (!TAKES_PART.test(clause)) {
    return /\b(?:active|vocal|enthusiastic|eager|keen) (?:\w+ )?(?:participant|member|presence|contributor|voice|learner|part|role)\b|\bactive(?:ly)? (?:in|during|throughout) (?:class|lessons)\b/iu.test(
      clause,
    )
      ? means([0])
      : null;
  }
  if (
    /\b(?:more|less|better|greater) (?:active|often|regular|confident|frequent|willing|vocal)/iu.test(
      clause,
    )
  )
    return null;
  const phrase = firstOf(PHRASES, clause);
  if (phrase) return phrase;
  if (
    ["hardly", "never", "not always"].includes(often) &&
    !/\bnever (?:afraid|slow|short|tires?|needs)\b/iu.test(clause)
  )
    return HOW_OFTEN[often];
  if (often === "sometimes") return means([1]);
  if (DENIED.test(clause))
    return /\bnot (?:afraid|slow|shy|hesitate)/iu.test(clause) ? means([0]) : means([2]);
  if (KEEN.test(clause)) return means([0]);
  // "Discussions" may be spoken of without a word on who takes part in them.
  if (!DOES.test(clause) && (often === "unsaid" || !ACTS.test(clause))) return means([], [0, 1, 2]);
  return HOW_OFTEN[often];
};
