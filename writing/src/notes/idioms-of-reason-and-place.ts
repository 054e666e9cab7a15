const OFTEN =
  "(?:always|often|usually|generally|mostly|mainly|normally|sometimes|frequently|regularly|constantly)";
/** What somebody is in a lesson because of what was before it. */
const STATE =
  "(?:tired|late|last|first|behind|rushed|hungry|sleepy|exhausted|distracted|unsettled)";
/** What has one beginning and one end. */
const EDGE = "(?:start|beginning|end|back|front|bottom|side)";
/** Whoever has come lately. */
const NEWCOMER = "(?:lad|girl|boy|kid|pupil|student|starter|arrival|classmate|joiner)";
/** What somebody is a member of, or takes part in. */
const GROUP =
  "(?:orchestra|choir|band|jazz band|wind band|steel band|samba band|chamber choir|ensemble|football team|rugby team|netball team|hockey team|cricket team|swimming team|athletics team|badminton team|tennis team|basketball team|chess team|debating team|team|squad|school play|school production|school musical|production|musical|play|show)";
/** Why, where and since when, with the words that a note leaves out. */
export const IDIOMS_OF_REASON_AND_PLACE: readonly (readonly [RegExp, string])[] = [
  // "So tired on Mondays": what comes of it is said of somebody.
  [new RegExp(String.raw`(?<=\p{L}),? so (${OFTEN} )?(?=${STATE}\b)`, "giu"), " so is $1"],
  [/^(?:a |part[- ]time )*job (?=(?:at|on) (?:the )?(?:weekends?|\p{L}+days?)\b)/giu, "has a job "],
  [/^head down,? (?:and )?(?=(?:gets? on|works?|tries|does)\b)/giu, "keeps their head down and "],
  [/\bkeeps their head down and get on\b/giu, "keeps their head down and gets on"],
  // "Define terms at start": of which there is one.
  [
    new RegExp(
      String.raw`\b(at|near|by|from|towards) (${EDGE})(?=$|[,.;]| (?:of|and|but|or|so|as|when)\b)`,
      "giu",
    ),
    "$1 the $2",
  ],
  // "At first shy, now first to volunteer"
  [/\bnow (?:the )?(first|last) to (?=\p{L})/giu, "now the $1 to "],
  [
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+ (?:at first|to begin with|to start with|initially)),? (?:but |and )?now (?!(?:is|has|does|can|they|he|she)\b)(?=(?:the (?:first|last) to|(?:(?:very|really|so|much|more|far more|a lot more|quite|always) )*\p{L}+(?:ed|ent|ant|ble|ful|ive|ous|er|y)(?:$|[,.;]| (?:and|in|with|at|to)\b))(?<!\p{L}ly))/giu,
    "was $1 but is now ",
  ],
  [/^was was\b/giu, "was"],
  [
    new RegExp(String.raw`\b(to|with|for|of|towards) (?:the |a )?new (${NEWCOMER})\b`, "giu"),
    "$1 a new $2",
  ],
  [/\ba new (?:lad|kid|starter|joiner|arrival)\b/giu, "a new student"],
  // "Rather than hand up"
  [
    /\b(rather than|instead of|without|not|before) (?:a |his |her |their )?hands? up\b/giu,
    "$1 putting their hand up",
  ],
  [/\bnot putting their hand up\b/giu, "rather than putting their hand up"],
  [/,? (?:all )?(?:off|of) (?:his |her |their )?own back\b/giu, " off their own back"],
  [
    /,? (?:but |and )?less so (?:with |in |as )?(?:a |the )?whole[ -](class|group)$/giu,
    " but less so with the whole $1",
  ],
  // "Read more at home, 20 minutes a day": for so long.
  [
    /, (\d{1,2} (?:minutes|mins)) (?=(?:a|an|each|every|per) (?:day|night|week|evening|lesson)\b)/giu,
    " for $1 ",
  ],
  [/\b(for) (\d{1,2}) mins\b/giu, "$1 $2 minutes"],
  [/\b(was|is|were|became) (?:a |the )?class favourite\b/giu, "$1 the class favourite"],
  [/\bit before handing in(?=$|[,.;])/giu, "it before handing it in"],
  // "Much better on angles" is how somebody is, and no achievement's name.
  [
    /^((?:so )?much|far|a lot|slightly|a bit|a little|even) (better|worse|quicker|neater|stronger|more (?:confident|secure|accurate|fluent|independent|organised|focused)) (?=(?:on|at|with|in|when)\b)/giu,
    "is $1 $2 ",
  ],
  [
    /(?<!\b(?:the|a|an|his|her|their|each|every|non-calculator) |[\p{L}-])(listening|speaking|reading|writing|written|calculator|theory|practical|translation|grammar) (paper|exam)(?=$|[,.;]| (?:and|in|on|at|with|is|was|needs?)\b)/giu,
    "the $1 $2",
  ],
  [/\b(needs?|likes?|enjoys?|loves?|on|more) ((?:\p{L}+ )?[\p{L}-]+) stuff\b/giu, "$1 $2 work"],
  [
    /^(?:I )?want (him|her|them) to (consider|take|do|choose|pick) triple$/giu,
    "I would like $1 to $2 triple Science",
  ],
  [
    /^(?:I )?want (him|her|them) to (?=(?:consider|take|think about|carry on|continue|choose|try|aim|join|keep)\b)/giu,
    "I would like $1 to ",
  ],
  [
    /\bfrom (?:the )?other (site|building|side of (?:the )?(?:school|site))\b/giu,
    "from the other $1",
  ],
  [/\b(just|only) (textbook|book|worksheet|revision guide|video)(?=$|[,.;])/giu, "$1 the $2"],
  [
    /\b(in|for|on) (landscape|portrait|self[- ]portrait|still life|collage|sculpture|monologue|solo|duet)$/giu,
    "$1 their $2",
  ],
  [/^([1-9]) in (?:the )?mocks?,? from (?:an? )?([1-9])$/giu, "went from a $2 to a $1 in the mock"],
  // "Effort in cross-country": there should be more of it.
  [/^effort (?=(?:in|with|on|at)\b)/giu, "show more effort "],
  [/\b(always|often|usually|sometimes|constantly) excuses$/giu, "$1 makes excuses"],
  [/^(?:the )?case study learning\b/giu, "learning case studies"],
  [/\bimprov\b/giu, "improvisation"],
  // "Stop using and then": words that are spoken of.
  [
    /\b(stop using|avoid using|avoid|stop starting sentences with|overusing|overuses|less use of) (and then|and|then|like|said|nice|because|so)$/giu,
    '$1 "$2"',
  ],
  [
    /\b(diagrams?|graphs?|axes|tables?|lines|sketch(?:es)?) (?:w|with) (?:a )?pencil$/giu,
    "$1 in pencil",
  ],
  [
    /\b(especially|particularly) (perfect|imperfect|future|past|present|conditional)$/giu,
    "$1 the $2 tense",
  ],
  [/\bchat bot(s?)\b/giu, "chatbot$1"],
  [/, all ((?:mon|tues|wednes|thurs|fri)days)$/giu, ", all on $1"],
  [
    /^should be (?:an? |at (?:an? )?)(?:grade )?([1-9])( by now)$/giu,
    "should be working at grade $1$2",
  ],
  [/^phone again$/giu, "has had their phone out again"],
  [/(?<![-\p{L}])(er|ir|re|ar) verbs\b/gu, "-$1 verbs"],
  // Groups that somebody is in
  [
    new RegExp(
      String.raw`^(?:is )?in (?:the )?(school |house |county |club |year \d{1,2} )?(${GROUP})(?= and (?:the )?${GROUP}\b|$| (?:and|this|at|which|so|but)\b)`,
      "giu",
    ),
    "is in the $1$2",
  ],
  // "A level style questions": in the style of them.
  [/\ba[ -]level[ -]style\b/giu, "A-level-style"],
  [/\b(GCSE|exam|KS3)[ -]style\b/giu, "$1-style"],
  // "Even scale": the same all along, and no scale at all.
  [
    /\b(and|with|an|to) (?:an )?even (scale|pace|tone|tempo|spread|layer|rhythm|pulse|spacing|pressure)\b/giu,
    "$1 an even $2",
  ],
  [/\b(an) an even\b/giu, "$1 even"],
  // "Intervention after school would help": what a school gives, and nobody's own.
  [
    /^((?:more |extra |further )?(?:interventions?|tutoring|tuition|mentoring|support)\b[^,.;]*?) would (?:really |definitely |also )?(?:help|be (?:good|useful|helpful|great))$/giu,
    "would benefit from $1",
  ],
];
