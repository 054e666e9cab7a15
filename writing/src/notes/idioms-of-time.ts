/** Days of school as they are written out. */
const DAY = "(?:Mon|Tues|Wednes|Thurs|Fri)day";
const MONTH =
  "(?:January|February|March|April|June|July|August|September|October|November|December)";
/** Words that may stand before a month or a day, after which it needs no other. */
const BEFORE_WHEN = String.raw`\b(?:in|on|since|by|until|till|from|of|last|this|early|late|mid|next|during|before|after|between|and|or|to|than|the|every|each|\d{1,2}(?:st|nd|rd|th)?)`;

/** When and how often something was, as teachers write it and as a report says it. */
export const IDIOMS_OF_TIME: readonly (readonly [RegExp, string])[] = [
  [/\bMon(?=$|[.,;]| (?:and|to|am|pm|mornings?|afternoons?|lessons?|because|due)\b)/gu, "Monday"],
  [
    new RegExp(
      String.raw`\b((?:late|absent|missing|out|away)(?: to period \d)?|period \d) (?=${DAY}\b)`,
      "giu",
    ),
    "$1 on ",
  ],
  [
    /^(?:is |was )?(?:absent|off|away) (?:for )?((?:\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|several|a few|a couple of) (?:whole )?(?:days?|weeks?|months?|lessons?))(?=$|[,.;]| (?:in|this|last|due|because|with|at|since|and)\b)/giu,
    "was absent for $1",
  ],
  [
    new RegExp(
      String.raw`\b(intervention|club|clinic|catch-up|drop-in|sessions?|support|revision|workshop|practice|rehearsal|training|tutoring) (${DAY}s?)(?=$|[,.;])`,
      "giu",
    ),
    "$1 on $2",
  ],
  [new RegExp(String.raw`(?<=\p{L}{3,})(?<!${BEFORE_WHEN}),? (${MONTH})$`, "giu"), " in $1"],
  [/\bthe last[- ]min(?=$|[.,;])/giu, "the last minute"],
  [
    /(?<!\b(?:the|to|until|till) )\b(?:at )?last[- ]min(?:ute)?(?=$|[.,;])/giu,
    "at the last minute",
  ],
  [
    /\b(from|since|at|by|in|towards) (start|end) (?=of\b|to\b(?! (?:finish|end)\b))/giu,
    "$1 the $2 ",
  ],
  [
    /\bover (summer|easter|christmas)(?! (?:hols|holidays?|break|term|school|camp|course|work))\b/giu,
    "over the $1 holiday",
  ],
  // "New to school in January and settling in": joined, and is settling.
  [
    /^new to (?:the |our |this )?(school|class|group|set|course) in ((?:\p{L}+ )?\p{L}+) and (?:is )?(?=(?:now |already |slowly |still )?(?:settling|getting|making|finding|doing|coming)\b)/giu,
    "joined the $1 in $2 and is ",
  ],
  [
    /^new to (?:the |our |this )?(school|class|group|set|course) (?=(?:in|at|this|last) )/giu,
    "joined the $1 ",
  ],
  [/\bht\b/giu, "half term"],
  [/\b(?:x ?2|2 ?x)\b/giu, "twice"],
  [/\b(?:x ?([3-9])|([3-9]) ?x)\b(?! ?tables?\b)/giu, "$1$2 times"],
  [
    /^((?:star|pupil|student|writer|reader|mathematician|artist|player|athlete) of the (?:week|month|term|half term|year|day))(?= (?:\w+ times|twice)$| (?:this|last) \p{L}+$)/giu,
    "has been $1",
  ],
  [
    /^((?:star|pupil|student|writer|reader|mathematician|artist|player|athlete) of the (?:week|month|term|half term))(?= in \p{Lu}\p{L}+$)/gu,
    "was the $1",
  ],
];
