/** Where somebody stands in sport or music, by what the team or group is called. */
const SIDE = "(?:team|squad|side|band|choir|orchestra|group|club|crew|ensemble)";
const INSTRUMENT =
  "(?:trumpet|violin|piano|guitar|drum|flute|clarinet|cello|sax|saxophone|singing|cornet|trombone|brass|string|music|viola|harp|bass|ukulele)";

/** What is left out or slips where a teacher of one subject types fast, and how a report says it. */
export const IDIOMS_TYPED_IN_HASTE: readonly (readonly [RegExp, string])[] = [
  // "B in mock target A": two things, with nothing between them.
  [
    /(?<=\b(?:[A-E][*+-]?|[1-9][+-]?|\d ?%|out of \d+|pass|merit|distinction)(?: (?:in|on|for|at) (?:the |his |her |their |last |recent )?(?:[\p{L}\d]+ )?(?:mocks?|tests?|exams?|papers?|assessments?|unit|coursework)(?: \d)?)?) (?=(?:target|predicted|aiming for|working (?:at|towards)) (?:an? |grade )?(?:\d{1,3} ?%|[A-E1-9][*+-]?|pass|merit|distinction)(?![\p{L}\d]))/giu,
    ", ",
  ],
  // "Since her friends changed class"
  [/\b(changed|changing|swapped|switched|swapping) class\b/giu, "$1 classes"],
  [/\b(changed|changing|swapped|switched|swapping) (set|group)\b/giu, "$1 $2s"],
  // "Over keen"
  [
    /(?<!\b(?:is|was|been|all|just|now|not) )(?<=^|[\s,])over (?=(?:keen|confident|reliant|ambitious|excited|enthusiastic|cautious|anxious|sensitive|eager|complicated|dependent|competitive)\b(?! \p{L}+s?\b(?<!\b(?:and|but|at|in|on|when|with|to|about|for|sometimes))))/giu,
    "over-",
  ],
  // How it was and how it is
  [
    /^((?:very |quite |rather |a bit |really |so )?(?!was\b|is\b|has\b|had\b)\p{L}+(?: [\p{L}' -]+)? (?:in|before|until) (?:the )?(?:January|February|March|April|May|June|July|September|October|November|December|autumn|spring|summer|Christmas|Easter|half term)(?: term)?),? (?:but )?(?:is )?((?:much |far |a lot |so much |a bit )?(?:better|calmer|quieter|happier|improved|fine|settled)) now$/giu,
    "was $1 but is $2 now",
  ],
  [
    /^((?:really |finally |definitely |certainly )?)(stepped up|knuckled down|buckled down|grown up|opened up|settled down|calmed down|pulled (?:his|her|their) socks up|turned a corner|come into (?:his|her|their) own)(?=$| (?:since|this|over|recently|lately|in the last)\b)/giu,
    "has $1$2",
  ],
  [/\bsince (mocks|exams|resits|holidays|assessments)\b/giu, "since the $1"],
  [
    /^(?:is )?(above|below) (?:av|avg|ave)\b(?: in ([\p{L} ]+?),? (?:but |and )?(above average|below average|average) in ([\p{L} ]+))$/giu,
    "is $1 average in $2 and $3 in $4",
  ],
  [/\b(above|below) (?:av|avg|ave)\b/giu, "$1 average"],
  [
    /^(?:is )?((?:above|below) average) in ([\p{L} ]+?),? (?:but |and )?((?:above |below )?average) in ([\p{L} ]+)$/giu,
    "is $1 in $2 and $3 in $4",
  ],
  // Grades
  [
    /^(?:is )?pushing (?:for )?(?:an? )?(?:grade )?([1-9]|[A-E]\*?)(?=$|[,.;]| (?:in|for|by)\b)/giu,
    "is pushing for a grade $1",
  ],
  [/^predicated (?:an? )?(?:grade )?(?=[1-9A-E][+*-]?(?:$|[ ,.]))/giu, "predicted a grade "],
  [
    /^(?:is )?predicted (?:an? )?(?:grade )?([1-9][+-]?|[A-E](?:\*|\+|-)?),? but (?:is )?(capable|working|aiming|hoping) /giu,
    "is predicted a grade $1 but is $2 ",
  ],
  [
    /^(distinction|merit|pass) (?:in |at |for |on )?(grade \d \p{L}+|level \d [\p{L} ]+)(?: exam)?$/giu,
    "achieved a $1 in $2",
  ],
  [
    /^(?:is )?exceeding (?:the )?expected(?: level)?(?= in\b)/giu,
    "is exceeding the expected level",
  ],
  [/\blit(?=$|[,.;]| (?:and|but|essay|paper|\d))/giu, "literature"],
  [/\bbio (?=[1-9]\b)/giu, "biology "],
  [/\bphys (?=[1-9]\b)/giu, "physics "],
  [
    /\bspelling, punctuation and grammar lets (?=(?:him|her|them)\b)/giu,
    "their spelling, punctuation and grammar let ",
  ],
  [
    /^spelling, punctuation and grammar (?:is )(?=\p{L})/giu,
    "their spelling, punctuation and grammar are ",
  ],
  [
    /^spelling, punctuation and grammar needs (?=\p{L})/giu,
    "their spelling, punctuation and grammar need ",
  ],
  [
    /\b(maths|history|geography|english|french|spanish|german|physics|chemistry|biology|art|drama|music|psychology|sociology|business|economics|politics|photography|computing|textiles|media|rs|pe)(?: at)? a[- ]levels?(?=$|[,.;]| (?:next|in|and|but|at)\b)/giu,
    "A level $1",
  ],
  [
    /^(?:is )?thinking (of|about) (?=(?:doing|taking|choosing|studying|carrying|continuing|going|applying)\b)/giu,
    "is thinking $1 ",
  ],
  // What is said to be theirs
  [
    /\b(explain(?:s|ing)?|describe|analyse|improve|develop|check|show|know|use|support|share|of|in|with|lose|forgets?|brings?|finish|complete|organise|plan|justify|learn|on|about) there (?=(?:effects?|work|answers?|ideas?|homework|kit|book|books|spellings?|meaning|own|opinions?|thinking|reasoning|writing|reading|essays?|points?|notes|lines|temper|equipment|behaviour|understanding|knowledge|vocabulary)\b)/giu,
    "$1 their ",
  ],
  [/\b(to|with|by|at|against|from|beside) (the|a) lad\b/giu, "$1 $2 boy"],
  [/\b(to|with|by|at|against|from|beside) (the|a) lass\b/giu, "$1 $2 girl"],
  // Articles that are left out
  [
    /\b(bring|brings|bringing|wears?|wearing|has|had|have|without|forgets?) (correct|right|full|proper|wrong) (kit|equipment|uniform|footwear|ingredients|books?)\b/giu,
    "$1 the $2 $3",
  ],
  [/\bin style of\b/giu, "in the style of"],
  [
    /\b(on|during|at|from) (field trip|school trip|residential|work experience placement|theatre trip|museum trip|ski trip|activity week|open evening)(?=$|[,.;]| (?:in|to|and|but|was)\b)/giu,
    "$1 the $2",
  ],
  [
    /\b(uses?|using|used|in|to|at|from|tidies|tidied) (art|music|drama|practice|computer|food|science|dt|tech) (room|studio|block|suite|lab)(?=$|[,.;]| (?:at|after|before|in|during|every|and|for|on)\b)/giu,
    "$1 the $2 $3",
  ],
  [
    new RegExp(
      String.raw`^(?:is )?(?:a )?((?:valued |keen |key |active )?)member of (?!the\b|our\b|an?\b|his\b|her\b|their\b|my\b|this\b)(?=(?:[\p{L}\d-]+ ){0,3}${SIDE}\b)`,
      "giu",
    ),
    "is a $1member of the ",
  ],
  [
    /\b(start|end|beginning|rest|most|half) of lesson(?=$|[,.;]| (?:for|to|because|due|when)\b)/giu,
    "$1 of the lesson",
  ],
  [/\b(misses?|missed|missing) start of the lesson\b/giu, "$1 the start of the lesson"],
  [new RegExp(String.raw`(?<!\ba )\b(?<=for )(${INSTRUMENT}) lesson$`, "giu"), "a $1 lesson"],
  [
    /\b(coded|built|made|programmed|designed|created|produced|wired|invented) ((?:fully |very |really )?(?:working|simple|functional|functioning|interactive|moving|clever|basic|impressive|beautiful)) (calculator|model|game|website|app|program|robot|circuit|lamp|clock|quiz|prototype|alarm|buggy|volcano|catapult|bridge|puppet|animation|chatbot)\b/giu,
    "$1 a $2 $3",
  ],
  [/\b(scored|got|bagged|grabbed) hat-trick\b/giu, "scored a hat-trick"],
  [/\bv (?=st\.? \p{L})/giu, "against "],
  [
    /^(\d{2,4} ?m|long jump|high jump|shot put|javelin|discus|triple jump|hurdles)(?: sprint)? (?:pb|personal best)(?: of| is|:)? ?(\d[\d:.]*(?: ?(?:seconds|secs|s|m|cm|metres))?)$/giu,
    "achieved a personal best of $2 in the $1",
  ],
  [
    /^(?:is )?(?:in (?:the )?)?(county|district|regional|school|borough|academy) (?:u|under)[- ]?(\d{2})s? (football|netball|rugby|hockey|cricket|athletics|cross-country|swimming|basketball|badminton|tennis|rounders) (squad|team)$/giu,
    "is in the $1 under-$2 $3 $4",
  ],
  [
    /^(?:is )?(?:in (?:the )?)?(county|district|regional|school|borough|academy) (football|netball|rugby|hockey|cricket|athletics|cross-country|swimming|basketball|badminton|tennis|rounders) (squad|team)$/giu,
    "is in the $1 $2 $3",
  ],
  [
    /\b(left|right) (foot|hand) (?=(?:passing|shooting|control|dribbling|throwing|catching|technique)\b)/giu,
    "$1-$2 ",
  ],
  [/\b(place|subject|topic|context|period|gender|culture) specific\b/giu, "$1-specific"],
  [
    /^(?:is )?((?:always |usually |often )?)changed and ready (?=(?:in|on|within|before|by|for)\b)/giu,
    "is $1changed and ready ",
  ],
  [
    /^(?:is |often |always )*on (games|youtube|his phone|her phone|their phone) when (?:(?:he|she|they) )?should be (?=\p{L}+ing\b)/giu,
    "is on $1 when should be ",
  ],
  [
    /^(joined (?:the )?(?:[\p{L}-]+ ){1,3}(?:club|band|choir|team|squad|orchestra)(?: (?:this|last) (?:term|year)| in \p{L}+)?),? and (?:is )?(loving|enjoying|thriving|doing|settling|improving)\b/giu,
    "$1 and is $2",
  ],
  [
    /^((?:\p{L}+ )?(?:binary|denary|hex|hexadecimal|decimals?|fractions?|percentages?|metric|grams|metres)) (?:to|into) (\p{L}+) conversions?$/giu,
    "converting $1 to $2",
  ],
  [
    /\bthe ((?:[\p{L}-]+ )?(?:band|choir|orchestra|ensemble|squad|team)) and (band|choir|orchestra|ensemble|squad|team)(?=$|[,.;])/giu,
    "the $1 and the $2",
  ],
  [/\blady m\b/giu, "Lady Macbeth"],
  [
    /\b(submit(?:ted)?|hand(?:ed)? in|completed?|finish(?:ed)?|start(?:ed)?|redraft(?:ed)?) (NEA|EPQ)(?=$|[,.;]| (?:yet|on|late|before|after|by)\b)/giu,
    "$1 their $2",
  ],
  [
    /\b(proofread|checks?|redraft|edit|improve|present|save|organise) work(?=$|[,.;]| (?:before|after|and|more|carefully|neatly|regularly|properly)\b)/giu,
    "$1 their work",
  ],
  [/\b(tenses,? (?:especially|particularly)) (past|present|future)$/giu, "$1 the $2"],
  [/\b(to|in|for|during|after|late) p ?([1-6])\b/giu, "$1 period $2"],
  [
    /\b(dawdles?|late|slow|walks?|wanders?|comes?) to lesson(?=$|[,.;]| (?:and|but)\b)/giu,
    "$1 to lessons",
  ],
  [/\b(led|leads|ran|took|takes) (?:the )?warm[- ]up\b/giu, "$1 the warm-up"],
  [/\b(read|finished|learnt|learned|knows) whole of (?=\p{L})/giu, "$1 the whole of "],
  [/\bbare min\b/giu, "bare minimum"],
  [
    /^(?:has )?moved seats?,? (?:and )?(?:is |now )*((?:much |far |a lot |so much )?(?:calmer|better|quieter|happier|more focused)) ?(?:now)?$/giu,
    "has been $1 since moving seats",
  ],
  [
    /^(?:is )?(?:at )?(?:the )?(top|bottom) end of (?=(?:the|set|his|her|their|our)\b)/giu,
    "is at the $1 end of ",
  ],
  [
    /\b(with|use|using) (ruler|protractor|compass|dictionary|thesaurus|spellchecker)(?=$|[,.;]| (?:and|to|for|when|in)\b)/giu,
    "$1 a $2",
  ],
  [/^practice (?=(?:the |his |her |their )?\p{L}+(?:s|ing)\b)/giu, "practise "],
];
