/** Short forms of one kind of school or subject, each with what it stands for. */
export const WRITTEN_SHORT: readonly (readonly [RegExp, string])[] = [
  // Standards of a primary school
  [/\bgds\b/giu, "greater depth"],
  [/\batt\b\.?(?=:? ?(?:is |was )?\d)/giu, "attendance"],
  [/\bwts\b/giu, "working towards"],
  [/\bbiomed\b/giu, "biomedical science"],
  [
    /\bmasc(?:uline)?\.? ?(?:\/|&|and) ?fem(?:inine)?\b\.?(?= \p{L}+(?:s|n|r)\b)/giu,
    "masculine and feminine",
  ],
  [/\bmasc(?:uline)?\.? ?(?:\/|&|and) ?fem(?:inine)?\b\.?/giu, "masculine and feminine forms"],
  [/\bexs\b/giu, "expected"],
  [/\bexp\b(?=$|[,.;]| (?:in|for)? ?(?:reading|writing|maths|science|spelling)\b)/giu, "expected"],
  [/\bsats\b(?! (?:\p{L}+ )?(?:down|up|still|with|at|on|in the|next|by)\b)/giu, "SATs"],
  [/\bmtc(?: check)?\b/giu, "multiplication check"],
  [/\b(\d{1,3})(?=(?:mins?|hrs?|secs?|wks?|yrs?)\b)/giu, "$1 "],
  [/\b(Russian|French|Industrial|Chinese|American|Glorious|Agricultural) Rev\b/gu, "$1 Revolution"],
  [
    /\bgd(?= (?:in |for )?(?:reading|writing|maths|science|spelling|all(?![ -]round)|everything)\b)/giu,
    "greater depth",
  ],
  // Averages
  [/\bass(?:ess)?\.? ?(?=[1-9]\b)/giu, "assessment "],
  [
    /\b(class|year|year group|set|cohort|group|form|school|national) (?:av|avg|ave)\b\.?/giu,
    "$1 average",
  ],
  [/(?<=\p{L} )(?:av|avg|ave)\b\.?:? (?=\d)/gu, "average "],
  [/\bdist(?=\*|$|[,.;]| (?:in|for|on|predicted|target|overall)\b)/giu, "distinction"],
  [/\b(?:av|avg|ave)\b\.? (?=score|mark|grade|of \d)/giu, "average "],
  // "4-5x a week", "10 min late"
  [
    /\b(\d{1,2}) ?(?:-|–|to) ?(\d{1,2}) ?(?:x|times)(?= (?:a|per|each|every|this|last|in|so|since|now)\b|$|[,.;])/giu,
    "$1 to $2 times",
  ],
  [/\b2x(?= (?:a|per|each|every|this|last|in|so|since)\b)/giu, "twice"],
  [/\b(\d{1,2})x(?= (?:a|per|each|every|this|last|in|so|since)\b)/giu, "$1 times"],
  [
    /\b(?!1 ?m)(\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})?) ?mins?\b(?! (?:walk|talk|presentation|video|task|speech|essay|plank|slot|warm))/giu,
    "$1 minutes",
  ],
  [/\b(?!1 ?h)(\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})?) ?hrs?\b/giu, "$1 hours"],
  // Times
  [/\baut(?=(?:umn)? ?(?:term|[12])\b)/giu, "autumn"],
  [/\bspr(?= ?(?:term|[12])\b)/giu, "spring"],
  [/\bsum(?= (?:term|[12])\b)/giu, "summer"],
  [/\blast half(?=$|[,.;])/giu, "last half term"],
  [/\b(miss(?:es|ed|ing)?|skips|absent from) p ?([1-6])\b/giu, "$1 period $2"],
  // Papers of an exam stand by their marks
  [/\bp([1-3]):? (?=\d{1,3} ?(?:%|\/|out of))/giu, "paper $1 "],
  // Words
  [/\bcorpses(?: on stage)?(?=$|[,;]| (?:in|during|when|on)\b)/giu, "laughs on stage"],
  // "On the 4/5 border": between two grades, and no mark.
  [
    /^(?:(?:is|now|still|currently|right|working) )*(?:on |at )(?:the )?(?:grade )?([1-9]) ?(?:\/|-|–| or ) ?([1-9]) (?:border(?:line)?|boundary)\b/giu,
    "is on the border between grades $1 and $2",
  ],
  // "Avoir/etre": two verbs that are spoken of.
  [
    /\b(avoir|etre|être|faire|aller|ser|estar|tener|haben|sein) ?(?:\/|&|vs?\.?|or) ?(avoir|etre|être|faire|aller|ser|estar|tener|haben|sein)\b/giu,
    "$1 and $2",
  ],
  // "Ait/ais endings"
  [
    /(?<![\p{L}/"])-?(\p{Ll}{1,4}) ?\/ ?-?(\p{Ll}{1,4}) (?=(?:endings?|verbs)\b)/giu,
    '"$1" and "$2" ',
  ],
  // "A 2 min piece": so long, and one.
  [
    /\b(an?|the|his|her|their|one) (\d{1,3}) ?-?(?:mins?|minutes) (?=(?!(?:late|early|before|after|of|at|a|an|per|every|each|in|and|or|with|to|on|warm)\b)\p{L})/giu,
    "$1 $2-minute ",
  ],
  // "A 30 sec advert"
  [
    /\b(an?|the|his|her|their|one) (\d{1,3}) ?-?(?:secs?|seconds) (?=(?!(?:late|early|before|after|of|at|a|an|per|and|or|with|to|on)\b)\p{L})/giu,
    "$1 $2-second ",
  ],
  [/\b(every|on|each|last|this|next|most) [Ss]at\b\.?/gu, "$1 Saturday"],
  [/\b(every|on|each|last|this|next|most) [Ss]un\b\.?/gu, "$1 Sunday"],
  [/\bincl?(?= (?:the|an?|his|her|their|all|both)\b)/giu, "including"],
  [/!+(?=\))/gu, ""],
  [/\bopen eve\b/giu, "open evening"],
  [/\bparents'? eve\b/giu, "parents' evening"],
  [/\bmock (speaking|listening|reading|writing|oral|practical|theory)(?=:? \d|$)/giu, "$1 mock"],
  [/\bxc\b/giu, "cross-country"],
  [/(?<=\d) ?-?odd\b/giu, "-odd"],
  [/\b(\d{1,2}) paras?\b/giu, "$1 paragraphs"],
  [/\b1 paragraphs\b/giu, "one paragraph"],
  [/ esp(?=\))/giu, ", especially"],
  [/\bwrkng\b|\bwking\b/giu, "working"],
  [/\bcaps\b(?! (?:on|off|lock)\b)/giu, "capital letters"],
  [/\bapostrophies\b/giu, "apostrophes"],
  // "Historians views": theirs.
  [
    /\b((?:historian|critic|scientist|geographer|philosopher|sociologist|psychologist|economist|photographer|designer|other|classmate)s) (?=(?:views?|opinions?|ideas|arguments|interpretations|judgements|work|feelings|thoughts|motives|names|techniques|methods|theories)\b)/giu,
    "$1' ",
  ],
  [/\betre\b/giu, "être"],
  [
    /\b(considering|taking|doing|choosing|studying|likes|loves|enjoys) cs\b/giu,
    "$1 Computer Science",
  ],
  [/\bcs (?=(?:at|for) (?:gcse|a[- ]?level)\b)/giu, "Computer Science "],
  // "7s n 8s"
  [/(?<=[\p{L}\d]) n (?=[\p{L}\d])/gu, " and "],
  // "Their/there": words that are spoken of.
  [
    /\btheir(?: ?\/ ?|, | and )there(?: ?\/ ?|,? and )they(?:'?re| are)\b/giu,
    '"their", "there" and "they\'re"',
  ],
  [/\b(their|there)(?: ?\/ ?| and )(there|their)(?=$|[,.;])/giu, '"$1" and "$2"'],
  [/\byour(?: ?\/ ?| and )you(?:'?re| are)\b/giu, '"your" and "you\'re"'],
  [/\bits(?: ?\/ ?| and )it is\b/giu, '"its" and "it\'s"'],
  [
    /\b(to|where|of|then|affect|practice|quite|loose) ?\/ ?(too|were|off|have|than|effect|practise|quiet|lose)\b/giu,
    '"$1" and "$2"',
  ],
  [/(?<=\p{L}) and (?="(?:their|there|your|its|to|where|of|then)" and ")/gu, ", "],
];
