/** Short forms of one kind of school or subject, each with what it stands for. */
export const WRITTEN_SHORT: readonly (readonly [RegExp, string])[] = [
  // Standards of a primary school
  [/\bgds\b/giu, "greater depth"],
  [/\bwts\b/giu, "working towards"],
  [/\bexs\b/giu, "expected"],
  [/\bexp\b(?=$|[,.;]| (?:in|for)? ?(?:reading|writing|maths|science|spelling)\b)/giu, "expected"],
  [/\bsats\b(?! (?:\p{L}+ )?(?:down|up|still|with|at|on|in the|next|by)\b)/giu, "SATs"],
  [/\bmtc(?: check)?\b/giu, "multiplication check"],
  [/\b(\d{1,3})(?=(?:mins?|hrs?|secs?|wks?|yrs?)\b)/giu, "$1 "],
  [/\b(Russian|French|Industrial|Chinese|American|Glorious|Agricultural) Rev\b/gu, "$1 Revolution"],
  // Times
  [/\baut(?=(?:umn)? ?(?:term|[12])\b)/giu, "autumn"],
  [/\bspr(?= ?(?:term|[12])\b)/giu, "spring"],
  [/\bsum(?= (?:term|[12])\b)/giu, "summer"],
  [/\blast half(?=$|[,.;])/giu, "last half term"],
  [/\b(miss(?:es|ed|ing)?|skips|absent from) p ?([1-6])\b/giu, "$1 period $2"],
  // Papers of an exam stand by their marks
  [/\bp([1-3]):? (?=\d{1,3} ?(?:%|\/|out of))/giu, "paper $1 "],
  // Words
  [/\bcorpses(?=$| (?:in|during|when|on)\b)/giu, "laughs on stage"],
  [/\bwrkng\b|\bwking\b/giu, "working"],
  [/\bcaps\b(?! (?:on|off|lock)\b)/giu, "capital letters"],
  [/\bapostrophies\b/giu, "apostrophes"],
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
