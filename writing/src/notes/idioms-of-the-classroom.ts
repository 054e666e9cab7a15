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
  // "Lost in listening": is, and has lost nothing.
  [
    /^((?:completely |totally |often |a bit |rather |sometimes |easily |quite )?)lost (?=(?:in|when|with|during|without|on) (?!(?:\d|the (?:final|debate|match|race|game))\b)(?:\p{L}+ )*(?:listening|speaking|reading|writing|lessons?|maths|tests?|algebra|practicals?|discussions?|group work|theory|fractions|a|an|he|she|they|help|support|it)\b)/giu,
    "is $1lost ",
  ],
  // "Explains it to others on table": theirs.
  [
    /\b(others|people|those|friends|everyone|pupils|group) on (?:the )?table(?=$|[,.;]| (?:and|but|when|if)\b)/giu,
    "$1 on their table",
  ],
  // "Top 3 in year", "strongest in set"
  [
    /\b(top (?:\d+|two|three|five|ten)|best|highest|fastest|strongest|quickest|keenest|first|only \p{L}+|most \p{L}+) (in|of) (year|class|set|group|school|form|cohort|team)(?=$|[,.;]| (?:and|but|for|at|by|this)\b)/giu,
    "$1 $2 the $3",
  ],
  // "Communicates more on pitch", "grade 6 on sax"
  [
    /\bon (pitch|field|beam|trampoline|keyboard|piano|guitar|drums|violin|cello|flute|clarinet|trumpet|saxophone|recorder|ukulele|bass|vault)(?=$|[,.;]| (?:and|but|in|when|with|at|during)\b)/giu,
    "on the $1",
  ],
  [/\bon sax\b/giu, "on the saxophone"],
  [
    new RegExp(
      String.raw`^(?:at |is |about )*grade ([1-8]) (standard|level) (on|in|at) (?=the )`,
      "giu",
    ),
    "is of grade $1 $2 $3 ",
  ],
  [
    /^hand up ((?:only |just )?(?:once|twice|once or twice|a few times|several times|\d times)) (?=(?:a|every|each|per) (?:lesson|week|day)\b)/giu,
    "puts their hand up $1 ",
  ],
  [
    /\b(head|feet|bag|coat|phone|legs) on (desk|table|chair|floor|bench)(?=$|[,.;]| (?:most|every|all|in|during|when|and|by|at)\b)/giu,
    "$1 on the $2",
  ],
  [
    /^(head|feet|bag|coat|legs) on the (desk|table|chair|floor|bench)(?=$|[,.;]| (?:most|every|all|in|during|when|by|at)\b)/giu,
    "has their $1 on the $2",
  ],
  // "Had class gripped"
  [
    /\b(had|got|kept|has|gets|keeps) ((?:whole |entire )?)(class|audience|room|group|hall) (?=(?:\p{L}+(?:ed|ing)|in stitches|in tears|hooked|spellbound|silent)(?:$|[ ,.;]))/giu,
    "$1 the $2$3 ",
  ],
  [
    /\babout (phone|uniform|kit|language|equipment|jewellery)(?=$|[,.;]| (?:and|but|every|most|in)\b)/giu,
    "about their $1",
  ],
  // "Practical fine": the work is.
  [
    /^practical (?=(?:is )?(?:(?:very|really|quite|always|usually|so|often) )?(?:fine|good|okay|ok|strong|weak|excellent|poor|secure|solid|great|brilliant|superb|better|weaker|stronger)\b)/giu,
    "practical work ",
  ],
  [/^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) catching up$/giu, "$1 is catching up"],
  // "100% effort": given, and no mark.
  [
    /^(?:always |gives? )?(?:a )?(100 ?%|110 ?%) (effort|commitment|focus|concentration)(?=$|[,.;]| (?:in|every|at|from|all)\b)/giu,
    "gives $1 $2",
  ],
  [/\bgps\b/gu, "groups"],
  [/\b(everyone|everybody|anyone|anybody|someone|somebody|no one|nobody) elses\b/giu, "$1 else's"],
  [
    /\b(planned|wrote|designed|made|built|created|coded|devised|choreographed|composed|invented|programmed|ran) own (?=\p{L})/giu,
    "$1 their own ",
  ],
  [/\b(waits?|waiting) (?:for )?turn(?=$|[,.;]| (?:and|to|in)\b)/giu, "$1 for their turn"],
  [
    /(?<!\b(?:the|its|an?|this|their) )\beffects? on (?:the )?(reader|audience|listener|viewer)\b/giu,
    "the effect on the $1",
  ],
  [/, (mostly|mainly|usually) (mornings|afternoons)(?=$|[.;])/giu, ", $1 in the $2"],
  [
    /^(always |usually |often )?(here|changed|ready|in|out|set up)((?: and (?:out|ready|changed|set up))?) before (?=(?:me|anyone|everyone|everybody|anybody|most|the bell|the rest)\b)/giu,
    "is $1$2$3 before ",
  ],
  [
    /^(county|district|regional|club|national) (footballer|swimmer|gymnast|runner|cricketer|athlete|netballer|sprinter)(?=$|[,.;])/giu,
    "is a $1 $2",
  ],
  [
    /^(academy|international) (footballer|swimmer|gymnast|runner|cricketer|athlete|netballer|sprinter)(?=$|[,.;])/giu,
    "is an $1 $2",
  ],
  [
    /^(knowledge|theory|technique|practical|reading|writing|speaking|listening|understanding|recall|coursework|classwork) (?:is )?(?:much |far )?(better|stronger|weaker|worse) than (?:his |her |their )?(technique|exam technique|theory|practical|reading|writing|speaking|listening|recall|coursework|tests|exams|homework|spelling)$/giu,
    "their $1 is $2 than their $3",
  ],
  [
    /^(sketches|drawings|graphs|diagrams|answers|essays|ideas|notes|designs|paragraphs) ((?:very |really )?(?:great|good|lovely|fine|excellent|neat|strong|superb|beautiful)) but (labels|annotations|scales|units|titles|captions|conclusions|evaluations|explanations|headings) (missing|weak|short|untidy|brief|poor)$/giu,
    "their $1 are $2 but the $3 are $4",
  ],
  // "Let down by written answers": again and again.
  [
    /^(?:often |sometimes |always )?let down by (?=(?:the |his |her |their |poor |weak |careless )?\p{L})/giu,
    "is let down by ",
  ],
  // "Lost in her work"
  [
    /^((?:completely |totally |often |always |happily |utterly )?)lost in (?=(?:his|her|their) (?:own )?(?:work|music|book|books|reading|drawing|painting|thoughts|world|art|writing|own)\b|thought\b)/giu,
    "is $1lost in ",
  ],
  // "Most able writer I have taught"
  [
    /^(?:the |is the )?(most \p{L}+|best|\p{L}{3,}est) ((?:\p{L}+ )?\p{L}+) (?=I have (?:ever )?(?:taught|seen|had|met|marked|heard|known|coached)\b)/giu,
    "is the $1 $2 ",
  ],
  [/\bon the spot (?=(?:answers?|questions?|thinking|decisions?|responses?)\b)/giu, "on-the-spot "],
  // "Stop narrating start arguing": both.
  [/^(stop \p{L}+ing(?: [\p{L}' -]+?)?),? (start|try|begin) (?=\p{L}+ing\b)/giu, "$1 and $2 "],
  // "Needs to slow down and to face the audience"
  [/^(needs to (?!be\b)[^,;]+?) and to (?=\p{L})/giu, "$1 and "],
  [
    /\b(needs?|more|some|little|extra|daily|regular) practise(?=$|[,.;]| (?:at|in|on|with|before|and|every)\b)/giu,
    "$1 practice",
  ],
  // "Chats to whoever she's sat next to"
  [/\bwhoever he(?:'s| is) (?:sat|sitting|next) (?:next )?to\b/giu, "whoever sits next to him"],
  [/\bwhoever she(?:'s| is) (?:sat|sitting|next) (?:next )?to\b/giu, "whoever sits next to her"],
  [
    /\bwhoever they(?:'re| are) (?:sat|sitting|next) (?:next )?to\b/giu,
    "whoever sits next to them",
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
