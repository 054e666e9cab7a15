const SKILL =
  "(reading|writing|listening|speaking|grammar|spelling|maths|science|english|phonics|arithmetic|reasoning)";
const BEHIND = "(well above|just above|above|well below|just below|slightly below|below)";
const WHOSE =
  "(seniors|governors|leavers|pensioners|parents|teachers|girls|boys|beginners|winners)";

/** What happens in and around a lesson: who does what first, what is left out before a thing, and what is one of a kind. */
export const IDIOMS_OF_LESSONS: readonly (readonly [RegExp, string])[] = [
  // "Reading above, maths just below": the level that is expected.
  [
    new RegExp(
      String.raw`^${SKILL}(?: is)? ${BEHIND}(?: expected| average| age-related)?,? (?:and |but )?${SKILL}(?: is)? ${BEHIND}(?: expected| average| age-related)?$`,
      "giu",
    ),
    "is $2 the expected level in $1 and is $4 the expected level in $3",
  ],
  [
    /^(?:is )?((?:very |quite |really |fairly )?(?:confident|secure|good|fine|comfortable|happy|strong|sound)) (with|on|at|in) ([\p{L} ]+?),? (?:but )?not ((?!(?:ok|okay|good|great|fine|bad|near|confident|secure|strong|comfortable|happy|keen|sure|that|really|quite)\b|always\b|with\b|on\b|at\b|in\b|yet\b|so\b|very\b|just\b|only\b|when\b|if\b|as\b|to\b)[\p{L} ]+)$/giu,
    "is $1 $2 $3 but not $2 $4",
  ],
  [
    /^((?:\p{L}+ )?\p{L}+(?<!s)) a ((?:real |clear |particular |definite |great |big )?)(strength|weakness),? (?:but |and )?((?:\p{L}+ )?\p{L}+) (?:is not|less so)$/giu,
    "$1 is a $2$3 but $4 is less strong",
  ],
  [
    /^((?!(?:is|was|has|had|not|such|what|quite)\b)(?:\p{L}+ )?(?!(?:is|was|has|had|not|such|what|quite|of|in|with|as)\b)(?:AO[1-6]|\p{L}+(?<!s))) a ((?:real |clear |particular |definite |great |big )?)(strength|weakness)$/giu,
    "$1 is a $2$3",
  ],
  // Who does what, and how
  [
    /^((?:always |often |usually )?)(?:the )?first hand up\b/giu,
    "is $1the first to put their hand up",
  ],
  [
    /^(goggles|apron|tie|coat|blazer|earphones|headphones) (on|off|out|away) (without (?:being \p{L}+|\p{L}+ing|a reminder|reminders|prompting|fuss|any fuss))$/giu,
    "puts their $1 $2 $3",
  ],
  [
    /^((?!(?:is|was)\b)\p{L}{2,}s (?:\p{L}+ ){0,4}?)but ((?:always|still|constantly|usually|often) \p{L}+ing)\b/giu,
    "$1but is $2",
  ],
  [
    /\b((?:answers?|contributes?|speaks?|responds?|participates?|talks?)(?: only| well| \p{L}+ly)?,? (?:only )?(?:if|when)) picked on\b/giu,
    "$1 chosen",
  ],
  [
    /^the (odd|occasional) (?=(?:\p{L}+ )?(?:squabble|argument|row|falling-out|fallout|lapse|outburst|late mark|detention|reminder|silly moment|wobble)\b)/giu,
    "has had the $1 ",
  ],
  [
    /^phone (confiscated|taken away|taken)(?= (?:(?!many)\p{L}+|\d+) times\b)/giu,
    "has had their phone $1",
  ],
  [
    /^(?:is )?(?:an? )?((?:absolute |real |little )*)(ray of sunshine|breath of fresh air|model of good behaviour|pleasure to be around|dream to teach)$/giu,
    "is a $1$2",
  ],
  [/^(?:is )?(?:a )?(great|real|brilliant|fantastic|super) sport$/giu, "is a $1 sport"],
  // Among the targets
  [
    /^(evaluate|explain|analyse|compare|discuss|show|think|describe|infer|apply|listen),? (?:do not|not) (describe|list|assert|tell|copy|guess|retell|narrate|recall|repeat|summarise|talk)$/giu,
    "$1 rather than $2",
  ],
  [/\bto nearest (?=\d|\p{L})/giu, "to the nearest "],
  [/\bin long[- ]distance$/giu, "in long-distance running"],
  // One of a kind, without its article
  [
    /\b(beat|broke|equalled|holds?|smashed|set) (?:a |the )?(school|county|club|year group|house|district) record\b/giu,
    "$1 the $2 record",
  ],
  [
    /\brecord (?:for|in) (?:the )?(javelin|discus|shot put|high jump|long jump|triple jump|relay|hurdles|\d{2,4} ?m)\b/giu,
    "record for the $1",
  ],
  [
    /\b(in|outside|from|to|across|by) (foyer|canteen|corridor|main hall|entrance hall|head's office|school library)(?=$|[,.;]| (?:and|at|for|after)\b)/giu,
    "$1 the $2",
  ],
  [
    /\b(as|when|after|before|until|while) (register|bell) (?=(?:closes|closed|goes|rings|rang|is|has|was)\b)/giu,
    "$1 the $2 ",
  ],
  [
    /\b(needs?|with|has|wants?|likes?) adult (?=(?:nearby|beside|next to|close by|to)\b)/giu,
    "$1 an adult ",
  ],
  [
    /\bfor (string quartet|brass band|wind band|string trio|wind quintet|full orchestra)(?=$|[,.;]| (?:and|with|in)\b)/giu,
    "for a $1",
  ],
  [
    /^(written|theory|listening|speaking|reading|practical) (paper|exam) (?=(?:needs|is|was|lets|lags)\b)/giu,
    "the $1 $2 ",
  ],
  [
    /\b(do|doing|take|taking|study|studying) a[- ]level(?=$|[,.;]| (?:and|next|in|but)\b)/giu,
    "$1 A level",
  ],
  [
    /\b(do|doing|take|taking|study|studying|for) triple(?=$|[,.;]| (?:at|and|next)\b)/giu,
    "$1 Triple Science",
  ],
  [/\bperiod (\d) (monday|tuesday|wednesday|thursday|friday)s\b/giu, "period $1 on $2s"],
  [
    /\b(gave up|gives up|took up|has taken up|started|stopped|dropped|switched to) (trumpet|violin|cello|viola|flute|clarinet|trombone|guitar|drums|saxophone|piano|harp|oboe|cornet|ukulele)(?=$|[,.;]| (?:and|but|in|this|last|for)\b)/giu,
    "$1 the $2",
  ],
  // Whose
  [
    new RegExp(
      String.raw`\b${WHOSE} (lunch|tea|dinner|assembly|party|event|club|team|toilets|choir|evening|changing rooms)\b`,
      "giu",
    ),
    "$1' $2",
  ],
];
