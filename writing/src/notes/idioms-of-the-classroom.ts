const DAY = "(?:Mon|Tues|Wednes|Thurs|Fri)day";
const SPORT =
  "(?:football|netball|rugby|hockey|cricket|athletics|cross-country|swimming|basketball|badminton|tennis|rounders|gymnastics|lacrosse|golf|rowing)";
/** What is said to get on, where its first half is over: no thing that is done. */
const GETS_ON =
  "getting (?:there|better|on)|improving|growing|trying|working (?:on it|at it|hard)|coming (?:on|along)|making progress|gaining confidence|learning|settling|developing|finding (?:his|her|their) (?:feet|voice)|becoming \\p{L}+";

/** What stands in a classroom, who stands in front of it and when, and how a report says what a note spares itself. */
export const IDIOMS_OF_THE_CLASSROOM: readonly (readonly [RegExp, string])[] = [
  // "Lacks confidence but getting there": is, and nobody lacks that.
  [
    new RegExp(
      String.raw`^((?:(?!\b(?:is|are|was|were|be|been|being|keeps?|enjoys?|likes?|loves?)\b)[^,;])+?),? but ((?:now |still |slowly |definitely |really |always |gradually )*)(?=(?:${GETS_ON})(?:$|[ ,.;]))`,
      "giu",
    ),
    "$1 but is $2",
  ],
  // "Needs to remember himself": without being told, and not who he is.
  [
    /\b(remember|think|decide|notice|find out|work it out|look it up|figure it out)(s?) (himself|herself|themselves)(?=$|[,.;])/giu,
    "$1$2 for $3",
  ],
  // "Rude to cover"
  [
    /\b(to|with|at) cover(?: staff| teachers?)?(?=$|[,.;]| (?:and|but|twice|again|in|on|last|this)\b)/giu,
    "$1 cover teachers",
  ],
  [
    /\b(bash(?:es|ing)?|bang(?:s|ing)?|hogs?|hit(?:s|ting)?|leav(?:es|ing)|tidies|clears?|wipes?|uses?|guards?|avoids?) (keyboard|drums|piano|mouse|computer|board|table|desk|bench|bin|door|window|sink|oven|glue gun|kiln)(?=$|[,.;]| (?:when|if|instead|and|but|in|at|on|until|every|after|before|all)\b)/giu,
    "$1 the $2",
  ],
  [
    /\b(behind|with|plays? with|twirls?|fiddles with|chews|hides behind) (hair|fringe|glasses|sleeves?|phone|coat|hood)(?=$|[,.;]| (?:when|if|in|and|but|all|instead)\b)/giu,
    "$1 their $2",
  ],
  // "Late to most lessons", and not in them
  [
    /\blate (?:in |for )?(most|many|all|some|half the|half of the) lessons\b/giu,
    "late to $1 lessons",
  ],
  [
    new RegExp(
      String.raw`^((?:is |often |always |usually |sometimes |frequently |regularly |nearly always )*late (?!twice|once|again)(?:[\p{L}' -]+ )?)on (${DAY})((?: and ${DAY})?)(?=$|[,.;]| (?:because|as|due|after)\b)`,
      "giu",
    ),
    "$1on $2s$3",
  ],
  [new RegExp(String.raw`\bon (${DAY}s) and (${DAY})(?!s|\p{L})`, "gu"), "on $1 and $2s"],
  // "County netball": played.
  [
    new RegExp(
      String.raw`^(?:plays? )?(county|district|regional|academy|club|national) (${SPORT})(?=$|[,.;])`,
      "giu",
    ),
    "plays $1 $2",
  ],
  [
    /\b(scored|scores|got|kicked|hit|bowled) (winning|deciding|equalising|last-minute|opening) (try|goal|point|run|basket|penalty|conversion)\b/giu,
    "$1 the $2 $3",
  ],
  // "Cracks on, no fuss": without any.
  [
    /^((?:always |just |usually )?(?!is\b|has\b|was\b)\p{L}+s (?:[\p{L}' -]+)?),? (?:with )?(no|without any|zero) (fuss|complaints?|moaning|drama|hassle)$/giu,
    "$1 without any $3",
  ],
  // "Needs more detail and to proofread": both are needed.
  [
    /^(needs (?!to\b)(?:[^,;](?!\band\b)|(?<=\p{L}) and (?!to\b))+?) (?:and|&) to (?=\p{L})/giu,
    "$1 and needs to ",
  ],
  // "Would love him to join": the teacher would.
  [
    /^(would|w(?:oul)?d) (love|like) (?=(?:him|her|them|to see (?:him|her|them))\b)/giu,
    "I would $2 ",
  ],
  // "Lines learnt off by heart": learnt by whoever speaks them.
  [
    /^lines (?:all )?learnt (?=off by heart|by heart|early|before|quickly|in)/giu,
    "has learnt their lines ",
  ],
  // "20 minutes of scales a night": done.
  [
    /^(\d{1,2} (?:minutes|mins|hours?)|half an hour|an hour) (?:of )?(scales|practice|reading|revision|vocabulary|vocab|spellings?|times tables|drawing|coding) (?=(?:a|each|every|per|most) (?:night|day|week|evening)\b|most (?:nights|days|evenings)\b)/giu,
    "does $1 of $2 ",
  ],
  // "Making 7, designing 4": strands with their grades, and nobody makes seven.
  [
    /^(making|designing|making skills|design) (?:an? )?(?:grade )?([1-9]),? (?:and |but )?(designing|making|making skills|design) (?:an? )?(?:grade )?([1-9])$/giu,
    "grade $2 in $1 and a grade $4 in $3",
  ],
  // "Chats to whoever she's sat next to"
  [/\bwhoever he(?:'s| is) (?:sat|sitting|next) (?:next )?to\b/giu, "whoever sits next to him"],
  [/\bwhoever she(?:'s| is) (?:sat|sitting|next) (?:next )?to\b/giu, "whoever sits next to her"],
  [
    /\bwhoever they(?:'re| are) (?:sat|sitting|next) (?:next )?to\b/giu,
    "whoever sits next to them",
  ],
  // "3 pages over the limit"
  [
    /\b(\d+|two|three|four) (pages|words|minutes) over (?:the |her |his |their )?(?:limit|(?:word|time) limit|word count)\b/giu,
    "$1 $2 too long",
  ],
  [
    new RegExp(
      String.raw`^(reading|writing|speaking|listening|spelling|drawing|handwriting|grammar|vocabulary) (?:is )?((?:still |just |now )?(?:not )?(?:yet )?)(at|above|below|working at) (?:the )?expected (level|standard)`,
      "giu",
    ),
    "$1 is $2$3 the expected $4",
  ],
  [/^always the (?=one (?:with|who|to)\b)/giu, "is always the "],
  [
    /^(maths|practical|theory|written|creative|coding|technical|performance|listening) side (?=lets?|is|was|needs?|holds?)/giu,
    "the $1 side ",
  ],
];
