import type { Offer } from "@reportair/contract/features/report-policies.ts";

/** What a school may offer, as a sentence speaks of it. */
const OFFERED: readonly (readonly [RegExp, Offer | null])[] = [
  [/\bhomework club\b/iu, "homework_club"],
  [
    /\b(?:catch[- ]?up|booster|intervention|support) (?:\w+ )?(?:sessions?|lessons?|class(?:es)?|groups?)\b|\bextra (?:lessons?|sessions?|classes)\b|\binterventions?\b|\bboosters?\b|\bcatch-up\b/iu,
    "catch_up_sessions",
  ],
  [
    /\b(?<!\b(?:short|frequent|regular|own|brief|focused|little|shorter|longer|daily|home) )revision (?:sessions?(?! (?:are|is|of|at home|can|work|help))|class(?:es)?|lessons?|workshops?|club)\b/iu,
    "revision_sessions",
  ],
  [
    /\bmentor(?:s|ing|ed)?\b|\btutoring\b|\b(?:private|personal|extra|one-to-one) tu(?:tor\w*|ition)\b|\bbuddy\b/iu,
    "mentoring",
  ],
  [/\b(?:on|daily|weekly|behaviour) report(?: card)?\b|\breport card\b/iu, "report_card"],
  [/\b(?:online|learning|revision) (?:portal|platform)\b/iu, "online_portal"],
  [/\blibrary\b/iu, "library"],
  [/\bclubs?\b/iu, "subject_clubs"],
  [
    /\b(?:after[- ]school|lunch-?time|break-?time|saturday|holiday) (?:\w+ )?(?:sessions?|lessons?|class(?:es)?|help|support|group|clinic|drop-in|workshops?)\b|\b(?:sessions?|lessons?|help|support|class(?:es)?|available|stay|offered|held|runs?|meets?) (?:\w+ ){0,3}(?:after school|at lunch(?:time)?|before school|at break)\b|\bclinics?\b|\bdrop-?in\b|\bone-to-one\b|\bsmall[- ]group (?:support|sessions?|work with)\b|\bmaster-?class(?:es)?\b|\b(?:support|reading|buddy|mentoring) scheme\b|\b(?:summer|easter|christmas|holiday|revision|saturday) school\b/iu,
    null,
  ],
];
const BINDS =
  /\b(?:I|we|staff|(?:the|our) (?:school|department|team|staff|teachers?))(?: \w+)? (?:will|shall|am going to|are going to|is going to|plan to|intend to|promise\w*|guarantee\w*|(?:is|are|am) (?:arranging|organising|offering|providing|planning))(?! (?:all |both |also |certainly |always |now |continue to )*(?:be (?:pleased|delighted|glad|happy|proud|looking|watching|interested)|look forward|see|welcome|expect|enjoy|miss|want|hope|know|notice|remember|find|read|keep))|\b(?:I|we)['’]ll\b/iu;
const GETS =
  /\b(?:he|she|they) (?:\w+ )?(?:will|is going to|are going to) (?:\w+ly )?(?:also )?(?:receive|be (?:offered|given|provided|invited|moved|entered|put|placed|promoted|awarded|allowed|supported|seen|assessed|tested|rewarded)|get (?:an?|the|extra|more|help)|gain an?|pass|earn|win|achieve (?:an?|the|at least)|(?:achieve|reach|get|gain|obtain) (?:\w+ ){0,2}?(?:grades?|marks?|results?))\b|\b(?:is|are) (?:\w+ly )?(?:guaranteed|certain|bound|sure|destined) (?:to|of) (?:\w+ ){0,2}?(?:pass|fail|get|achieve|gain|win|top|success|a good)\b/iu;

/** Whether a sentence promises what the school has not listed among what it offers and the teacher did not write. */
export function promises(text: string, given: string, offers: readonly Offer[]): boolean {
  if (BINDS.test(text) && !BINDS.test(given)) return true;
  if (GETS.test(text) && !GETS.test(given)) return true;
  let rest = text;
  return OFFERED.some(([pattern, offer]) => {
    const found = pattern.exec(rest);
    if (!found) return false;
    const known = pattern.test(given) || (offer !== null && offers.includes(offer));
    if (known) rest = rest.replaceAll(new RegExp(pattern.source, "giu"), "…");
    return !known;
  });
}
