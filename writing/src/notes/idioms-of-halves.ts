const GRADE = "(?:grade )?[1-9](?:[+-](?!\\w))?|[A-E][*+-]?";
const SECURE =
  "solid|secure|strong|weak|low|high|safe|steady|comfortable|clear|consistent|good|decent|borderline";
const SKILL =
  "reading|writing|listening|speaking|spelling|grammar|drawing|painting|composing|performing|practical(?: work)?|theory|coursework|algebra|geometry|number|physics|chemistry|biology|translation|literature|language|poetry|comprehension|acting|coding|exam technique|knowledge|analysis|evaluation";
const WORK =
  "questions|answers|pages|sections|gaps|spaces|parts|tasks|boxes|homework tasks|worksheets|exercises";
const GO_SO = "secure|strong|good|excellent|fine|solid|great|weak|poor|shaky|patchy|clear|accurate";

/** Halves of what a sentence says in full: what a mark is of, what there is too much of, what is not so, what it was late for. */
export const IDIOMS_OF_HALVES: readonly (readonly [RegExp, string])[] = [
  // "Reading a solid 6, writing more like a 4": the skill is, and nobody is reading that.
  [
    new RegExp(
      String.raw`^(${SKILL}) (?:is )?(?:an? )?(${SECURE}) (?:grade )?([1-9]|[A-E])(?=$|,)`,
      "giu",
    ),
    "$1 is a $2 grade $3",
  ],
  [
    new RegExp(
      String.raw`^(${SKILL}) (?:is )?(more like|nearer|closer to|nearer to|only|just|barely|not yet|still) (?:an? )?(${GRADE})(?=$|,)`,
      "giu",
    ),
    "$1 is $2 a $3",
  ],
  // "Practical merit standard": of that standard.
  [
    new RegExp(
      String.raw`^(${SKILL}) (?:is |at |of |just |about )*(?:an? )?(merit|distinction|pass|GCSE|AS|A level|degree|grade [1-9]) (standard|level|quality)(?=$|,)`,
      "giu",
    ),
    "$1 is of $2 $3",
  ],
  [/^practical (?=is of )/giu, "practical work "],
  // "Handwriting hard to read": it is, and nobody is handwriting.
  [
    /^((?:hand)?writing|spelling|drawing|colouring|working) (?:is )?((?:very |often |quite |too )*(?:hard|difficult|easy|tricky|impossible)) to (\p{L}+)(?=$|,)/giu,
    "$1 is $2 to $3",
  ],
  // "Knows lots, struggles to write it down": the one in spite of the other.
  [
    /^((?:knows|understands|can|has|gets|reads|remembers|loves|likes|enjoys|sees|spots|explains) [^,;]*?(?<!\b(?:and|but|not|or)\b[^,;]*)), ((?:just |still |then |often |also )?(?:struggles|cannot|can['’]?t|rarely|never|does not|doesn['’]?t|hardly ever|finds it hard|forgets|loses|fails)\b [^,;]+)$/giu,
    "$1 but $2",
  ],
  // "Coursework draft late twice": has been.
  [
    /^((?:(?:his|her|their) )?(?:[\p{L}]+ ){0,2}(?:coursework|homework|draft|essay|NEA|project|book|kit|work|sketchbook)) (?:is |was |been )?(late|missing|forgotten|incomplete|unfinished) (once|twice|(?:two|three|four|five|six|several|many|\d+) times)\b/giu,
    "$1 has been $2 $3",
  ],
  // "Sketchbook 4 pages behind"
  [
    /^((?:(?:his|her|their) )?(?:[\p{L}]+ )?(?:coursework|homework|sketchbook|NEA|project|book|work|folder|portfolio|log)) ((?:\d+|one|two|three|four|five|six|several) (?:pages?|weeks?|days?|lessons?|pieces?|tasks?|chapters?)) (behind|late|short|overdue|ahead)\b/giu,
    "$1 is $2 $3",
  ],
  // "Times tables first" among the targets: before anything else.
  [
    /^((?:times tables|number bonds|spellings?|basics|vocabulary|handwriting|tables|\p{L}+ skills|homework|attendance|punctuality|behaviour))(?: comes?| come)? first$/giu,
    "work on $1 first",
  ],
  // "Head on the desk": his own.
  [
    /^(head|hood|feet|coat|bag|arms|hat) (on|up|down|in|over|under) (?=(?:the|a|his|her|their|most|every|all|in|during|at)\b)/giu,
    "has their $1 $2 ",
  ],
  // "Draw slower": how.
  [
    /\b(draw|work|write|read|speak|talk|play|sing|think|move|run|count|type|shade|swim)(s|ing)? (slow|quick|loud|clear|neat|quiet|careful|smooth)(?:er)(?=$|[,.;]| (?:and|when|in|at|so)\b)/giu,
    "$1$2 more $3ly",
  ],
  // "Sub 13 sec 100m": run.
  [/^(?:a )?sub ?-?(\d{1,2}) ?-?sec(?:ond)?s? (?=\d+ ?m\b)/giu, "ran a sub-$1-second "],
  [/^(?:a )?sub ?-?(\d{1,2}) ?-?min(?:ute)?s? (?=\d+ ?k?m\b|mile\b)/giu, "ran a sub-$1-minute "],
  [
    /\b100 ?% (?=(?:sure|certain|confident|committed|focused|focussed|ready|happy|honest)\b)/giu,
    "completely ",
  ],
  // "Self taught matrices"
  [/^self[- ]taught (?=\p{L})/giu, "taught themselves "],
  // "Place at York", "offer from Falmouth": had.
  [/^(?:an? |the )?(place|scholarship) (at|with) (?=\p{Lu})/gu, "has a $1 $2 "],
  [
    /^(?:an? |the )?(offer|interview|apprenticeship|audition) (from|at|with) (?=\p{Lu})/gu,
    "has an $1 $2 ",
  ],
  // "Cleared 1.40m in high jump"
  [
    /\bin (long jump|high jump|triple jump|shot put|javelin|discus|relay|hurdles)(?=$|[,.;]| (?:and|at|but|final)\b)/giu,
    "in the $1",
  ],
  // "Too many generalisations": in what somebody writes.
  [
    /^too many ((?:[\p{L}-]+ )?(?:generalisations|quotes|quotations|adjectives|commas|errors|mistakes|slips|repetitions|assertions|words|gaps|clichés|cliches|abbreviations|crossings[- ]out|spelling mistakes|long sentences|short sentences))$/giu,
    "has too many $1 in their work",
  ],
  // "Too much narrative"
  [
    /^too much ((?:narrative|description|retelling|storytelling|summary|waffle|repetition|quotation|plot|information|generalisation|padding|copying))$/giu,
    "has too much $1 in their work",
  ],
  // "Physical stronger than human"
  [
    /^(physical|human)(?: geography| side)? (?:is )?(stronger|weaker|better|worse) than (?:the )?(physical|human)(?: geography| side)?$/giu,
    "their $1 geography is $2 than their $3 geography",
  ],
  // "Knowledge secure, exam technique isn't"
  [
    new RegExp(
      String.raw`^((?:\p{L}+ )?\p{L}+) (?:is )?(${GO_SO}),? (?:but )?((?:\p{L}+ )?\p{L}+) (?:is not|isn['’]?t)$`,
      "giu",
    ),
    "$1 is $2 but their $3 is not",
  ],
  // "Too much talking and not enough rehearsing"
  [
    /^too (much|little) (\p{L}+ing),? (?:and |but )?(not enough|too little) (\p{L}+ing)$/giu,
    "does too $1 $2 and $3 $4",
  ],
  // "Too much description, not enough analysis"
  [
    /^too (much|many|little|few) ((?:\p{L}+ )?(?!and\b|but\b)\p{L}+),? (?:and |but )?(?:not enough|too little|too few) ((?:\p{L}+ )?\p{L}+)$/giu,
    "has too $1 $2 and not enough $3 in their work",
  ],
  // "Questions left blank": somebody leaves them so.
  [
    new RegExp(
      String.raw`^((?:too many |some |several |a few |often |\d+ )?(?:\p{L}+ )?(?:${WORK})) (?:often |sometimes |still )?left (blank|empty|unanswered|unfinished|undone|incomplete)\b`,
      "giu",
    ),
    "leaves $1 $2",
  ],
  // "Neg numbers, full stops, still!": still to be worked on, as it is said of what is named.
  // "Needs to speak more Spanish, less English": of the same verb.
  [
    /^((?:needs? to |should |must |could )?\p{L}+ more [^,]+?),? (?:and )?(less|fewer) (?=\p{L})/giu,
    "$1 and $2 ",
  ],
  // "Sub 6 min 1500m"
  [
    /\b(?:a )?(sub|under) ?-?(\d{1,2}) ?-?(min|minute|sec|second|hour)s? (?=\d|\p{L})/giu,
    "a $1-$2-$3 ",
  ],
  [/(?<=\b(?:sub|under)-\d{1,2}-)min\b/giu, "minute"],
  [/(?<=\b(?:sub|under)-\d{1,2}-)sec\b/giu, "second"],
  // "Six pages to catch up on": had.
  [
    /^((?:\d+|two|three|four|five|six|several|a few|lots of|plenty of|a lot of) (?:\p{L}+ )?(?:pages|pieces|tasks|chapters|questions|sheets|annotations|drawings|lessons|topics|notes|gaps)) (?=(?:still )?to (?:catch up|finish|complete|do|hand|redo|add|make up|fill|stick|copy|revise)\b)/giu,
    "has $1 ",
  ],
  // "Hand always up", "hand up all the time"
  [
    /^(?:(?:his|her|their) )?hands? (always|usually|often|constantly|nearly always|rarely|never) up(?=,? even\b)/giu,
    "$1 has their hand up",
  ],
  [/^(?:(?:his|her|their) )?hand up all the time\b/giu, "always has their hand up"],
  [/\b(has their hand up) (even (?:when|if)) /giu, "$1, $2 "],
  // "Wrote a ghost story - read it to the class": done with what was made.
  [
    /^(\p{L}+(?:ed|ote|ade|uilt|ew|ave) [^,]+?)(?:,| [-–—]) (?=(?:read|performed|presented|played|showed|shared|finished|displayed|delivered|explained|sang|filmed|edited|tested) (?:it|them)\b)/giu,
    "$1 and ",
  ],
  // "Osmosis/diffusion/active transport"
  [
    /(?<![\p{L}/])((?:\p{Ll}{3,} )?\p{Ll}{3,})\/(\p{Ll}{3,})\/(\p{Ll}{3,}(?: \p{Ll}{3,})?)(?![\p{L}/])/gu,
    "$1, $2 and $3",
  ],
  // "Comes to wind band": to the band, and nothing that is wound.
  [
    /\b(comes?|goes|came|went|belongs?|coming|going|turns? up|signed up|contributes?) to ((?:\p{L}+ )?\p{L}+ (?:band|club|choir|orchestra|ensemble))\b(?<!\bto (?:the|an?|his|her|their|our|every|each) .+)/giu,
    "$1 to the $2",
  ],
  // "Decision making exercise": of that kind, and nothing that is made.
  [
    /\b(decision|problem|risk|turn|record|note|story|map|model|mask|bread|film|music|line|time|score) (making|taking|keeping|telling|solving) (?=\p{L}+(?:s|e|k|y|t)?\b)/giu,
    "$1-$2 ",
  ],
  // "Fantastic exercise, scored 18/20": the exercise was.
  [
    /^((?:an? )?(?:[\p{L}-]+ ){0,3}?(?:essay|letter|speech|talk|story|poem|project|presentation|exercise|assessment|report|review|investigation|write-up|translation|test|quiz|mock)(?: (?:on|about|of|for) [^,]+)?), (?:scored|got|scoring|getting|with|achieving|earning) (\d+ ?\/ ?\d+|\d+ out of \d+|\d{1,3} ?%)$/giu,
    "$1 ($2)",
  ],
  // "Trip to Seville did wonders": the one that there was.
  [/^(trip|visit|exchange|residential) to (?=\p{Lu})/giu, "the $1 to "],
  // "NEA: built a stock control system"
  [
    /^(NEA|EPQ|coursework|project|controlled assessment)(?: -|:) ((?:built|wrote|made|designed|created|produced|composed|coded|programmed|researched|developed|planned|filmed|directed|choreographed|investigated) .+)$/giu,
    "$2 for their $1",
  ],
  // "BTEC coursework up to date"
  [
    /^((?:[\p{L}]+ )?(?:coursework|homework|classwork|NEA|portfolio|sketchbook|folder|log|diary|planner|book|notes)) (?=(?:up to date|on track|in order|in good order)\b)/giu,
    "$1 is ",
  ],
  // "Lead the seminar" among the achievements is over: read by its field.
  // "Already A standard"
  [
    /\b((?:is|was|are|now|already|of) )(?:an? )?(A\*?|[B-E]|grade [1-9]) (standard|quality)$/gu,
    "$1at a grade $2 standard",
  ],
  [/\bat a grade grade (?=\d)/gu, "at a grade "],
  [/\b(first to (?:(?!first|last)\p{L}+ ){0,3}\p{L}+),? (?=last to\b)/giu, "$1 and the "],
  [/\brms\b/giu, "rooms"],
  [/\bgp\b/giu, "group"],
  // "Bright lad who sells himself short"
  [
    /(?<=\b(?:\p{L}+(?:ful|ous|ive|ing|ent|ant|est|ed|able|ible|al|ic)|top|grand|bright|fine|smart|sweet|shy|real|proper|great|lovely|good|quiet|able|polite|funny|decent|gentle|mature|kind) )(?:lad|lass|kid|chap|fella|bloke)\b/giu,
    "student",
  ],
  [/\bqus?\b(?=$|[\s,.;])/giu, "questions"],
];
