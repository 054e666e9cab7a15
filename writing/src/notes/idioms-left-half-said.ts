const GRADE = "(?:[1-9][+-]?(?![\\d/%])|[A-EU](?:\\*|[+-])?(?![\\p{L}]))";
const MONTHS: Readonly<Record<string, string>> = {
  jan: "January",
  feb: "February",
  march: "March",
  april: "April",
  may: "May",
  june: "June",
  july: "July",
  "sept?": "September",
  oct: "October",
  nov: "November",
  dec: "December",
};
const SKILL =
  "(?:speaking|listening|reading|writing|spelling|grammar|vocabulary|theory|practical work|practical|coding|rhythm|pitch|tone|number|algebra|geometry|coursework|NEA|knowledge|technique|paper [1-3]|AO[1-6])";
/** What belongs to a longer piece of work. */
const PART =
  "(?:title|question|draft|first draft|plan|topic|idea|introduction|conclusion|structure|bibliography|write-up|prototype)";

/** What was not done, and who does not do it. */
const NOT_DONE: readonly (readonly [string, string])[] = [
  ["used", "use"],
  ["included", "include"],
  ["given", "give"],
  ["shown", "show"],
  ["labelled", "label"],
  ["explained", "explain"],
];

/** What is said by halves: two marks without a comma, a place without its verb, somebody's own without its owner. */
export const IDIOMS_LEFT_HALF_SAID: readonly (readonly [RegExp, string])[] = [
  // "5 for language 4 for literature": two marks.
  [
    /^([1-9]|[A-E]\*?) (for|in) (\p{L}+),? (?:and |but )?([1-9]|[A-E]\*?) (for|in) (\p{L}+)$/giu,
    "$1 $2 $3, $4 $5 $6",
  ],
  // "Was heading for a 4, now looking at a 5/6"
  [
    new RegExp(
      String.raw`^was (heading for|looking at|on track for|working at) (?:an? )?(?:grade )?(${GRADE}),? (?:and |but )?(?:is )?now (?:is )?(heading for|looking at|on track for|working at) (?:an? )?(?:grade )?(${GRADE})(?: ?(?:\/|or|out of) ?(${GRADE}))?$`,
      "giu",
    ),
    "was $1 a grade $2 and is now $3 a grade $4 or $5",
  ],
  [/ or $/giu, ""],
  // "Practical 8, theory dragging her down to a 6"
  [
    new RegExp(
      String.raw`^(${SKILL}) (?:is )?(?:an? |at )?(?:grade )?(${GRADE}),? (?:but )?(${SKILL}) (?:is )?(dragging|pulling|bringing|holding) (him|her|them) (down|back)(?: to (?:an? )?(?:grade )?(${GRADE}))$`,
      "giu",
    ),
    "their $1 is at grade $2 but $3 is $4 $5 $6 to grade $7",
  ],
  // "Rhythm satisfactory, pitch needs work"
  [
    new RegExp(
      String.raw`^(?:(?:his|her|their) )?(${SKILL}) (?:is )?(satisfactory|ok|fine|good|strong|great|secure|excellent|very good),? (?:but )?(?:(?:his|her|their) )?(${SKILL}) (needs (?:more |some )?(?:work|practice|attention)|lets (?:him|her|them) down)$`,
      "giu",
    ),
    "their $1 is $2 but their $3 $4",
  ],
  [/\bis ok but\b/giu, "is satisfactory but"],
  // "Always 2 minutes behind everyone", "3 pages behind in her sketchbook"
  [
    /^((?:always|often|usually|still|now|currently|about|at least) )?(\d{1,2}|two|three|four|five|six|several|a few) (minutes|pages|units|chapters|weeks|pieces|tasks|lessons|steps|sections) (behind|ahead)\b/giu,
    "is $1$2 $3 $4",
  ],
  [
    /^((?:his|her|their|the) )?((?:best|worst|highest|lowest|top|latest|average) (?:mark|score|grade|result)(?: so far| this term| this year)?):? (?:is |was )?(\d{1,3} (?:out of|\/) \d{1,3}|\d{1,3}\/\d{1,3}|\d{1,3} ?%)$/giu,
    "their $2 is $3",
  ],
  // "Only problem is the talking": the only one.
  [
    /^(?:the |his |her |their )?(only|main|biggest|real) (problem|issue|concern|worry|weakness|barrier|obstacle) is (?=\p{L})/giu,
    "the $1 $2 is ",
  ],
  [
    /^(?:has )?(?:an? )?((?:conditional |unconditional |[\p{L}]+ )?offer) (from|at) (?=\p{Lu})/gu,
    "has an $1 $2 ",
  ],
  ...Object.entries(MONTHS).map(([short, month]): readonly [RegExp, string] => [
    new RegExp(
      String.raw`^(?:has )?(?:an? )?(\p{L}+) interview (?:in )?(?:${short}|${month})$`,
      "giu",
    ),
    `has an interview for $1 in ${month}`,
  ]),
  // "9am lessons are a struggle": whose, is left out.
  [
    /^((?:\d{1,2} ?[ap]m |early |morning |afternoon |monday |friday |double |last |long |theory |practical |written )(?:lessons?|starts?|mornings?|afternoons?|tasks?|work|periods?)) (?:is|are) (?:a (?:real |bit of a )?(?:struggle|challenge)|hard|difficult|tricky)$/giu,
    "finds $1 difficult",
  ],
  // "Sound understanding of forces, less so electricity"
  [
    /^((?:has )?(?:a )?(?:\p{L}+ )?(?:understanding|grasp|knowledge|command) of [^,;]+?),? (?:but )?less so (?:of )?(?!when\b|if\b|in\b|on\b|with\b|at\b|for\b|of\b)([\p{L} -]+)$/giu,
    "$1 but a weaker one of $2",
  ],
  // "Best essay I've read in years": written.
  [
    /^(?:the )?(best|finest|strongest|funniest|cleverest) ((?:\p{L}+ ){0,2}(?:essay|study|story|poem|report|article|review|answer|write-up|script|monologue|investigation)) (?:i've|i have|ive) (read|seen|marked|had)(?=$| )/giu,
    "wrote the $1 $2 I have $3",
  ],
  [
    new RegExp(
      String.raw`^(?:(?:the|his|her|their) )?((?:NEA|EPQ|coursework|project|essay|IA) ${PART}) (?=is\b|was\b|needs\b|has\b)`,
      "giu",
    ),
    "their $1 ",
  ],
  [
    /^(trip|visit|exchange|residential|workshop|theatre trip|field trip) (to|at|in) (?=[\p{L} ]+ (?:made|has|helped|was|really|gave|inspired|boosted)\b)/giu,
    "the $1 $2 ",
  ],
  // "Self-portrait in oils, A level standard": of that standard.
  [
    /(?:,| [-–—]) (a[- ]level|GCSE|degree|university|restaurant|professional|exhibition|competition|county|national|olympic|west end) (standard|quality|level)$/giu,
    ", of $1 $2",
  ],
  [
    /^(?:is |was )?(late (?:back )?(?:from|to|after) [\p{L} ]+?),? (?:and )?then (?=\p{L}+s\b)/giu,
    "is $1 and then ",
  ],
  // "Links theory to own life": the pupil's.
  [
    /\b(to|of|in|with|from|on|for|about|into|at|uses?|using|finds?|checks?|marks?|does|makes?|knows?) own (?=\p{L})/giu,
    "$1 their own ",
  ],
  [
    /^(measure|check|think|read|plan|listen) (twice|first|more|carefully),? (cut|write|speak|answer|act) (once|later|less|second)$/giu,
    "$1 $2 and $3 $4",
  ],
  // "Hates speaking so mark suffers"
  [
    /\bso (mark|grade|score|work|progress|writing|homework|effort|result|focus|learning) (?=(?:suffers?|drops?|slips?|goes|is|was|dips?|falls?|fell|dropped|slipped|suffered)\b)/giu,
    "so their $1 ",
  ],
  [
    /^(?:has |had |got |was |is |played )?(?:the )?lead (?=in (?:the |a |our )?(?:[\p{L}]+ ){0,2}(?:play|musical|production|show|panto|pantomime|film|nativity)\b)/giu,
    "had the lead ",
  ],
  // "An essay a week"
  [/^(?:an? )?(essay|poem|story) an? (week|day|night|month|fortnight)\b/giu, "writes an $1 a $2"],
  [
    /^(?:an? )?(past paper|chapter|practice paper|worksheet|quiz) an? (week|day|night|month|fortnight)\b/giu,
    "does a $1 a $2",
  ],
  [/\bbut off topic$/giu, "but goes off topic"],
  [/^asks (why|how),? (a lot|lots)(?=$|[,.;])/giu, "often asks $1"],
  [/\b[Ss]tat(?:istic)?s ([12])\b/gu, "Statistics $1"],
  [
    /^beat (?=(?:the|everyone|all|everybody|most|half|me|his|her|their|year|every)\b)/giu,
    "has beaten ",
  ],
  [
    /^((?:[\p{L}-]+ )?(?:booklet|vocabulary|vocab|lines|speech|poem|script|verbs|spellings|case studies|quotes|key words|equations)) (learnt|revised|memorised|finished|completed|annotated)(?= (?:off by heart|by heart|thoroughly|well|every|each|in full|on time)\b)/giu,
    "has $2 their $1",
  ],
  [
    /(?<!\b(?:and|but|when|where|because|that|as|if|until|so|how|,)) it (shows|showed)$/giu,
    " and it $1",
  ],
  [
    /^(?:spends )?(\d{1,2}|two|three|four|five|six) hours (a|per|every|each) (week|day|night|weekend) on (?=(?:his|her|their|the)\b)/giu,
    "spends $1 hours $2 $3 on ",
  ],
  // "Comes in 10 late": minutes.
  [
    /^((?:always |often |usually )?(?:comes|arrives|gets|walks|turns up|strolls|wanders)(?: in)?) (\d{1,2}) late\b/giu,
    "$1 $2 minutes late",
  ],
  [/\bevery (?:p|period )([1-6])\b/giu, "to every period $1"],
  // "Kit forgotten 3/6": so many times.
  [
    /^(?:pe |games )?(kit|planner|books?|equipment|calculator|homework|ingredients|apron) (forgotten|missing) (\d{1,2}) out of (\d{1,2})(?: lessons| times)?$/giu,
    "has been without their $1 in $3 out of $4 lessons",
  ],
  [
    new RegExp(
      String.raw`^((?:an? )?(?:apprenticeship|job|placement|course|traineeship) (?:with|at) [\p{L} ]+?),? (?:which )?start(?:s|ing) (?:in )?(\p{L}+)$`,
      "giu",
    ),
    "has an $1, starting in $2",
  ],
  [/\bhas an an? /giu, "has an "],
  [
    /^((?:is )?secure at (?:an? )?(?:grade )?[1-9] in \p{L}+),? (?:but )?(?:is )?(more like|nearer|closer to) (?:an? )?(?:grade )?([1-9]) in (\p{L}+)$/giu,
    "$1 but is $2 a grade $3 in $4",
  ],
  [
    new RegExp(
      String.raw`^(?:an? )?(?:grade )?(${GRADE}) in (\p{L}+),? (?:but )?(?:an? )?(?:grade )?(${GRADE}) now$`,
      "giu",
    ),
    "was $1 in $2, now $3",
  ],
  // "A grade if mechanics improves"
  [
    new RegExp(
      String.raw`^(?:an? )?(?:grade )?(${GRADE})(?: grade)?(?: is)?(?: possible)? if (?!he\b|she\b|they\b)((?:(?:his|her|their|the) )?[\p{L} ]+?) (improves|improve|gets better|comes together|goes well)$`,
      "giu",
    ),
    "could achieve a grade $1 if $2 $3",
  ],
  // "Brilliant in the field, less so at his desk"
  [
    /^((?:is )?(?:very |really )?\p{L}+ (?:in|at|on|with) [^,;]+?),? (?:but )?less so (in|at|on|with|when|during) (?:desk|the desk)$/giu,
    "$1 but less so $2 the desk",
  ],
  [
    /^(?:is )?((?:very |really )?(?:brilliant|great|good|excellent|confident|strong|superb|impressive|enthusiastic|focused|quiet|sensible|polite|kind|happy|capable|fantastic) (?:in|at|on|with) [^,;]+?)(?:,| but| and) less so (in|at|on|with|when|during) (?=\p{L})/giu,
    "is $1 but less so $2 ",
  ],
  [
    /\bwith (working|moving|hidden|secret|built-in|removable|hinged|sliding|rotating|secret) (\p{L}+)(?<!s)$/giu,
    "with a $1 $2",
  ],
  [
    /^(written|practical|theory|listening|speaking|reading|final) (exam|paper|test|component) (?=(?:will|could|may|might|lets?|is|was|needs)\b)/giu,
    "the $1 $2 ",
  ],
  [
    /^(?:(?:his|her|their|the) )?(lamp|circuit|robot|program|code|app|game|website|model|car|buggy|clock|speaker|torch|alarm|rocket|boat) works(?=$| (?:perfectly|well|beautifully|first time)\b)/giu,
    "their $1 works",
  ],
  [/\bbut worth (?=(?:the|it|waiting|every)\b)/giu, "but is worth "],
  [
    /^((?:usually |often |always |generally )?on) phone(?=$|[,.;]| (?:in|during|when|at|and|under)\b)/giu,
    "is $1 their phone",
  ],
  [/\bwhen (backs?|heads?) (turned)\b/giu, "when $1 are $2"],
  [
    /^(finishes|works|tries|listens|answers|rushes|chats|argues|sulks|panics|watches|practises),? then (?=\p{L}+s\b)/giu,
    "$1 and then ",
  ],
  [/\b(does|runs|has|makes|goes|sets|writes|builds|cooks|buys) own (?=\p{L})/giu, "$1 their own "],
  [/\bmgmt\b/giu, "management"],
  // "Key words not used": by the pupil.
  ...NOT_DONE.map(([done, does]): readonly [RegExp, string] => [
    new RegExp(
      String.raw`^(key ?words|units|evidence|quotes|quotations|examples|paragraphs|evaluation|reasons|capital letters|full stops|connectives|labels|sources|statistics|dates|technical terms|terminology|diagrams|punctuation|accents|workings?|working out|conclusions?|case studies) (?:is |are )?not (?:always )?${done}$`,
      "giu",
    ),
    `does not ${does} $1`,
  ]),
  [/\b(is|was|are|were) (?:the )?first[- ]class\b/giu, "$1 first-class"],
  // "As first one got wet": the first of them.
  [
    /(?<!\b(?:the|an?|his|her|their|this|that|each|every|at|my|our|in) )\b(first|last|second|other) one (?=(?:got|was|is|had|has|went|did|fell|came|needed)\b)/giu,
    "the $1 one ",
  ],
  [
    /^(?:has )?(been (?:moved|put) (?:up|down|into)(?: [^,;]+?)?),? and (?:is )?(coping|thriving|struggling|flourishing|settling|improving|doing|enjoying|working)\b/giu,
    "has $1 and is $2",
  ],
  [
    /\bbut (trying(?: hard| his best| her best| their best)?|improving|working hard|getting there|coping)$/giu,
    "but is $1",
  ],
  [
    /^(?:is )?(?:at the )?(bottom|top) of (?:the )?(set|class|group|year)(?=$|,| (?:but|and)\b)/giu,
    "is at the $1 of the $2",
  ],
  [/\bif no (improvement|change|progress|effort)(?=$|[,.;])/giu, "if there is no $1"],
  [
    /\b(resit|repeat|retake) (year|exam|paper|unit|module|test)(?=$|[,.;]| (?:if|in|next|at)\b)/giu,
    "$1 the $2",
  ],
  [/\btil\b/giu, "until"],
  // "Knows loads about rivers"
  [
    /\b(knows?|learnt|learned|reads?|remembers?|understands?) (?:loads|tons|heaps)\b(?! of)/giu,
    "$1 a lot",
  ],
  // "Brought ingredients 4/5"
  [
    /^(?:has )?(brought|remembered|forgotten|forgot) (?:his |her |their )?(kit|ingredients|books?|equipment|planner|apron|calculator) (?:in |for |to )?(\d{1,2}) out of (\d{1,2})(?: lessons| times| weeks)?$/giu,
    "has $1 their $2 in $3 out of $4 lessons",
  ],
  [/\bhas forgot their\b/giu, "has forgotten their"],
  // "Steady A/B": the one or the other.
  [
    /^(?:(?:is )?(?:currently |working )?(?:at |on )?(?:an? )?(?:steady |solid |consistent )?)([A-E])\/([A-E])(?=$|,)/gu,
    "is working at grade $1 or $2",
  ],
  [
    /^(?:is )?(?:an? )?([A-E])\/([A-E]) (depending on|depends on) (?=\p{L})/gu,
    "is working at grade $1 or $2, depending on ",
  ],
  [
    /^(lang\p{L}*|speaking|reading|writing|listening|theory|practical|paper 1) ([1-9]),? (lit\p{L}*|speaking|reading|writing|listening|theory|practical|paper 2) ([1-9]),? overall ([1-9])$/giu,
    "$1 $2, $3 $4, overall $5",
  ],
  [/\bcheck ans(?:wers?)? makes sense\b/giu, "check that the answer makes sense"],
  // "Drawing skills emerging"
  [
    /^((?:[\p{L}-]+ )?skills) (?:are )?(emerging|developing|coming on|coming along|growing|slipping)(?=$|[,.;]| (?:well|nicely|fast|slowly|steadily|quickly)\b)/giu,
    "their $1 are $2",
  ],
  [
    /^((?:[\p{L}-]+ )?(?:technique|confidence|vocabulary|understanding|knowledge|style|voice|accuracy|stamina)) (?:is )?(emerging|developing|coming on|coming along|growing|slipping)(?=$|[,.;]| (?:well|nicely|fast|slowly|steadily|quickly)\b)/giu,
    "their $1 is $2",
  ],
  [
    /\bthe (weaker|less confident|younger|shyer|quieter|newer|less able|struggling|shy|quiet) ones\b/giu,
    "the $1 students",
  ],
  [
    /^(?:has )?((?:btec |gcse |level \d )?(?:unit|module|paper|component) \d|grade \d \p{L}+|bronze dofe|driving theory) passed$/giu,
    "has passed $1",
  ],
  // "Past paper every Friday": done.
  [
    /^(?:an? )?(past paper|practice paper|quiz|essay plan|worksheet|page of notes) every (week|night|day|weekend|lesson|\p{Lu}\p{L}+day|\p{L}+day)\b/giu,
    "does a $1 every $2",
  ],
  [
    /^(quizlet|seneca|sparx|duolingo|mymaths|hegarty|kerboodle|educake|tassomai|linguascope|dr ?frost|languagenut|memrise|gcsepod|bitesize) (?:is )?(?:done|completed|used) (religiously|regularly|daily|weekly|every \p{L}+|without fail|well|properly)$/giu,
    "uses $1 $2",
  ],
  // "Case endings need learning": by whom, goes without saying.
  ...(["learn", "practis", "memoris"] as const).map((verb): readonly [RegExp, string] => [
    new RegExp(
      String.raw`^(?!(?:required|his|her|their|the)\b)((?:\p{L}+ ){0,2}\p{L}+s) need ${verb}ing$`,
      "giu",
    ),
    `needs to ${verb === "learn" ? verb : `${verb}e`} $1`,
  ]),
  [/\bboth sides of arg(?:ument)?\b/giu, "both sides of the argument"],
  [/^((?:\p{L}+ ){1,3}debate) winner$/giu, "won the $1"],
  [
    /\bwon (hackathon|quiz|raffle|bake-off|tournament|debate|spelling bee)(?=$|[,.;]| (?:with|in|at|by|against)\b)/giu,
    "won the $1",
  ],
  // "Ahead so given extra work"
  [
    /^(?:is )?(ahead|behind|borderline|bored|finished early),? so (?:is )?(given|set|needs|gets|helps) /giu,
    "is $1 and so $2 ",
  ],
  [/^is (ahead|behind|borderline|bored) and so (given|set) /giu, "is $1 and so is $2 "],
  [/^(?:is )?borderline(?= and so\b|,? so every\b| but\b)/giu, "is on the borderline"],
  [
    new RegExp(
      String.raw`^(?:is )?working at (?:an? )?(?:grade )?(${GRADE}),? (?:but )?needs (?:an? )?(?:grade )?(${GRADE})(?=$|[,.;]| (?:for|to|in)\b)`,
      "giu",
    ),
    "is working at grade $1 but needs a grade $2",
  ],
  [/\b(subtraction|addition) with exchange$/giu, "$1 with exchanging"],
  [/^((?:in)?organic) (?=(?:is|was|needs|lets|still)\b)/giu, "$1 chemistry "],
  [/,? just never (?=\p{L}+s\b)/giu, " but never "],
  [
    /\b(mock|test|exam|paper|assessment) (up|down) from (?:an? )?(?:grade )?(?=[A-EU1-9])/gu,
    "$1, $2 from ",
  ],
  // "Test 14/30 should do better": the mark, and what is hoped.
  [/^([^,]*\b\d{1,3} out of \d{1,3}) (should|could|needs|can|must) (?=\p{L})/giu, "$1, $2 "],
  [/^creative (?=\d)/giu, "creative writing "],
  [/\b(attitude|effort|approach|progress) all[- ]round$/giu, "$1 in everything"],
  [
    /^(needs (?:the |more |a )?(?:\p{L}+ ){0,2}\p{L}+),? not (waffle|padding|guesses|opinions|description|retelling)$/giu,
    "$1 and not $2",
  ],
  [/^(?:av|ave|avg|averaging) (\d{1,3} ?%)/giu, "has an average of $1"],
  [/\bas lead(?=$|[,.;]| (?:with|in|at|for)\b)/giu, "as the lead"],
  [/\b(\d{1,2}|one|two|three) (day|week|hour)s? notice\b/giu, "$1 $2s' notice"],
  [/^(?:has )?(?:won |got |took )?(gold|silver|bronze) (in|at|for) /giu, "won $1 $2 "],
  [/\b(in|won|ran) the (100|200|400|800|1500)(?=$|[,.;]| (?:at|in|on|and|by)\b)/giu, "$1 the $2 m"],
  [
    /^((?:[\p{L}-]+ ){0,2}(?:review|essay|project|portfolio|coursework|poster|write-up|report|assignment|presentation|model|sketchbook|draft|storyboard)) (?:was )?(\d{1,2}|one|two|three|four|five|six) (days?|weeks?|lessons?) late$/giu,
    "their $1 was $2 $3 late",
  ],
  [
    /^((?:\p{L}+ )?\p{L}+s of \p{L}+) (?:are )?too (short|long|brief|vague|simple|thin)$/giu,
    "their $1 are too $2",
  ],
  [/,? no (dictionary|calculator)$/giu, " without a $1"],
  [/^little and often(?: revision)?$/giu, "revise little and often"],
];
