const SKILL =
  "(reading|writing|listening|speaking|grammar|spelling|algebra|geometry|number|theory|practical|poetry|drama|fiction|non-fiction|translation|composing|performing|drawing|painting|reasoning|arithmetic|maths|science|english)";
const FACULTY = "(skill|area|subject|strand|paper|topic|unit|element)";
const OWN_BOOK =
  "(sketchbook|planner|folder|portfolio|exercise book|workbook|reading record|reading diary|homework diary|design portfolio|log book|practice diary|learning journal)";
const MISSING =
  "(kit|pe kit|equipment|homework|book|books|calculator|planner|pen|sketchbook|folder|instrument|music|ingredients|reading book|lines)";
const TIMES =
  "(twice|once|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) times)";

/** What a teacher of any school writes between two lessons: what is whose, how often, and set comparisons. */
export const IDIOMS_OF_SCHOOL_LIFE: readonly (readonly [RegExp, string])[] = [
  // "Listening weakest skill, reading strongest": each of the student's own.
  [
    new RegExp(
      String.raw`^${SKILL} (?:is |the )*(weakest|strongest|best|worst) ${FACULTY},? (?:and |but )?${SKILL} (?:is |the )*(weakest|strongest|best|worst)(?: ${FACULTY})?$`,
      "giu",
    ),
    "$1 is their $2 $3 and $4 is their $5",
  ],
  [
    new RegExp(
      String.raw`^${SKILL} (?:is |the )*(weakest|strongest|best|worst),? (?:and |but )?${SKILL} (?:is |the )*(weakest|strongest|best|worst)(?: ${FACULTY})?$`,
      "giu",
    ),
    "$1 is their $2 area and $3 is their $4",
  ],
  [
    new RegExp(
      String.raw`^${SKILL} (?:is |the )*(weakest|strongest|best|worst)(?: ${FACULTY})$`,
      "giu",
    ),
    "$1 is their $2 $3",
  ],
  [
    new RegExp(String.raw`^${SKILL} (?:is |the )*(weakest|strongest)$`, "giu"),
    "$1 is their $2 area",
  ],
  // "Maths lets them down": their own maths does.
  [
    /^((?!(?:his|her|their|the|my|whose|and|but|he|she|they)\b)(?:\p{L}+ )?(?:maths|spelling|handwriting|grammar|presentation|attendance|behaviour|writing|reading|listening|vocabulary|algebra|arithmetic|coursework|homework|effort|technique|timing|organisation|punctuation|exam technique)) lets (him|her|them) down/giu,
    "their $1 lets $2 down",
  ],
  // "More annotations in sketchbook"
  [
    new RegExp(
      String.raw`\b(in|into|from|of|to|on) ${OWN_BOOK}(?=$|[,.;]| (?:and|is|with|for|to)\b)`,
      "giu",
    ),
    "$1 their $2",
  ],
  [
    /\b(with|use|using) (?:a )?(ruler|pencil|protractor|compass) and (?:a )?(ruler|pencil|protractor|compass)\b/giu,
    "$1 a $2 and $3",
  ],
  // How often something has been forgotten
  [
    new RegExp(
      String.raw`^(?:has )?(?:forgets|forgot|forgotten) (?:his |her |their )?${MISSING},? \(?${TIMES}(?: so far)?\)?( this (?:term|half term|year)| so far)?$`,
      "giu",
    ),
    "has forgotten their $1 $2$3",
  ],
  [
    new RegExp(
      String.raw`^no ${MISSING} \(?${TIMES}(?: so far)?\)?( this (?:term|half term|year)| so far)?$`,
      "giu",
    ),
    "has been without their $1 $2$3",
  ],
  // Late, when
  [
    /^(?:is |often |always )*late (?:to |for )?period (\d),? (?:on )?(monday|tuesday|wednesday|thursday|friday)s\b/giu,
    "is late to period $1 on $2s",
  ],
  [/^(trip|visit) to ([\p{L} '’-]+?) (was|is) (?=\p{L})/giu, "the $1 to $2 $3 "],
  [/ \((?:the )?(bus|train|traffic)\)$/giu, " because of the $1"],
  // Set comparisons
  [
    /^(keen as mustard|quiet as a mouse|good as gold|bright as a button|sharp as a tack|sharp as a button|solid as a rock|regular as clockwork|busy as a bee|happy as larry|tough as nails|calm as anything)\b/giu,
    "is as $1",
  ],
  [/^ok(?:ay)? (mostly|generally|usually|overall|on the whole)$/giu, "is $1 satisfactory"],
  // Those who have a part
  [
    /^((?:\p{L}+ )?(?:group|society|team|squad)|choir|orchestra|band|assembly|library|homework club|football|netball|rugby|hockey|chess club|drama club) regular$/giu,
    "is a regular at $1",
  ],
  [
    /^(?:is )?applying (to|for) (?:an? )?art foundation(?: course)?$/giu,
    "is applying $1 an art foundation course",
  ],
  [/\b(to|for) art foundation(?! (?:course|year|diploma))/giu, "$1 an art foundation course"],
  [/\b(at|for|to) a[- ]level(?=$|[,.;]| (?:and|next|in|but)\b)/giu, "$1 A level"],
  [
    /\b(visit|trip) to (mosque|gurdwara|synagogue|temple|cathedral|mandir|museum|gallery|theatre|zoo|farm|beach|library)(?=$|[,.;]| (?:and|in|was)\b)/giu,
    "$1 to the $2",
  ],
  [
    /\b(before|after|without|to|in|of) conclusion(?=$|[,.;])(?<!\bin conclusion)/giu,
    "$1 the conclusion",
  ],
  [
    /\b(not yet|not quite|nearly|almost) (?:at |working at )age-related$/giu,
    "$1 at age-related expectations",
  ],
  [
    /^grade (\d) (piano|violin|cello|viola|flute|clarinet|trumpet|trombone|guitar|drums|singing|saxophone|sax|theory|oboe|bassoon|harp|horn|cornet|ukulele|recorder) (?:- )?(merit|distinction|pass)$/giu,
    "achieved a $3 in grade $1 $2",
  ],
  [
    /^passed (?:the |his |her |their )?((?:[\p{L}-]+ ){0,3}(?:check|test|exam|assessment|screening))(?: with)? (\d{1,3} out of \d{1,3}|\d{1,3} ?%)$/giu,
    "passed the $1 with $2",
  ],
  [
    /^(?:always |often |usually |sometimes )?(?:carpet time|assembly time) ((?:very |quite |a bit )?(?:fidgety|restless|chatty|quiet|distracted|silly|tired|attentive|focused))$/giu,
    "is $1 at carpet time",
  ],
];
