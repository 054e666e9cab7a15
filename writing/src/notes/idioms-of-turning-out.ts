/** Who is easily what: what is done to somebody by little. */
const EASILY =
  "bored|distracted|frustrated|discouraged|disheartened|flustered|confused|swayed|influenced|sidetracked|upset|annoyed|intimidated|provoked|wound up|put off|led astray|led";
const LATER =
  "(?:January|February|March|April|May|June|July|September|October|November|December|Christmas|Easter|half term)";

/** How things turn out: a state beside a deed, what is being mended, how far somebody has come, what has no owner. */
export const IDIOMS_OF_TURNING_OUT: readonly (readonly [RegExp, string])[] = [
  // "Quality was good when it came": of the work, and nobody's own.
  [/^(?:the )?(quality|standard) (?=(?:is|was|has been|can be) )/giu, "the $1 of their work "],
  // "Bored easily": somebody is, and bored nobody.
  [
    new RegExp(
      String.raw`^(?:is |gets |too |very )*(${EASILY}) ((?:too |very |so |quite )?(?:easily|quickly))(?=$|[,.;]| (?:by|when|if|and|but|in)\b)`,
      "giu",
    ),
    "is $2 $1",
  ],
  [/\b(takes?|took|taking) it all in\b/giu, "$1 everything in"],
  [/\b(held|kept) it together\b/giu, "kept going"],
  [/\b(holds|keeps) it together\b/giu, "keeps going"],
  // "Sketches are lovely but never labelled": the sketches are not.
  [
    /^((?:(?:his|her|their|the) )?(?:\p{L}+ )?\p{L}+s are (?:(?!\bbut\b)[^,;])+),? but (never|rarely|always|often|sometimes|not always|hardly ever) (?=(?:labelled|finished|checked|annotated|planned|proofread|complete|neat|late|rushed|accurate|detailed|developed|explained|supported|signed)(?:$|[,.;]))/giu,
    "$1 but are $2 ",
  ],
  [
    /^((?:(?:his|her|their|the) )?(?:\p{L}+ )?\p{L}+ is (?:(?!\bbut\b)[^,;])+),? but (never|rarely|always|often|sometimes|not always|hardly ever) (?=(?:labelled|finished|checked|annotated|planned|proofread|complete|neat|late|rushed|accurate|detailed|developed|explained|supported|signed)(?:$|[,.;]))/giu,
    "$1 but is $2 ",
  ],
  // "Way ahead of the rest"
  [/^(?:is )?(?:way|miles|streets) ahead of (?=\p{L})/giu, "is far ahead of "],
  // "Had to be moved, twice": as one.
  [
    /^((?:had|has|was|has had) [^,;]+), (twice|three times|four times|several times|more than once)$/giu,
    "$1 $2",
  ],
  [/\b(knows?|knew|knowing) (his|her|their) way (?:a)?round (?=\p{L})/giu, "$1 $2 way around "],
  // "Above average in theory, below in programming"
  [
    /^(?:is )?(above|below) average in ([\p{L} ]+?),? (?:but |and )?(above|below) (?:average )?in ([\p{L} ]+)$/giu,
    "is $1 average in $2 but $3 average in $4",
  ],
  // "On for a 6"
  [
    /^(?:is )?on for (?:an? )?(?:grade )?([1-9])(?=$|[,.;]| (?:in|if|but|and|by)\b)/giu,
    "is on track for a grade $1",
  ],
  // "Put on the spot she always has an answer"
  [
    /^(put on the spot|left to (?:his|her|their) own devices|given (?:the )?(?:time|chance|choice|space)|asked (?:directly|nicely)),? (?=(?:he|she|they) \p{L})/giu,
    "when $1, ",
  ],
  // "Shame he's dropping it"
  [/^(?:a |it's a |such a |real )?shame (?=(?:he|she|they)\b)/giu, "it is a shame that "],
  // "Vocab learned"
  [
    /\b(vocabulary|vocab|spellings?|lines|words|tables|verbs|tenses) (not )?learned\b/giu,
    "$1 $2learnt",
  ],
  // "Can be a sore loser, working on it"
  [
    /^((?:can be|can get|can|tends to|struggles|finds|loses|forgets|rushes|talks|gets|is)\b(?:(?!\bbut\b)[^,;])+),? (?:but )?(?:(?:he|she|they) (?:is|are) )?((?:still |now )?(?:working on it|getting better|getting there))$/giu,
    "$1 but is $2",
  ],
  // "Kit forgotten 3 times but always borrows some": somebody has.
  [
    /^(?:pe |games )?(kit|planner|books?|equipment|calculator|goggles|apron|ingredients|laptop|trainers|sketchbook) (?:has been |was |is )?forgotten (once|twice|\S+ times)(?= but\b)/giu,
    "has forgotten their $1 $2",
  ],
  [
    /^can ((?:always |really |completely |totally )?)(trust|rely on|count on|depend on) (him|her|them)\b/giu,
    "I can $1$2 $3",
  ],
  // "Don't be afraid to ask": said to the pupil, and meant of them.
  [
    /^(?:do not|don['’]?t|never) be (?=(?:too )?(?:afraid|shy|scared|worried|frightened|put off)\b)/giu,
    "should not be ",
  ],
  [
    /^((?:currently |now |already |nearly |almost |about |over )*)(half[- ]?way|part[- ]?way|most of the way) (?:through|thru) (?=\p{L})/giu,
    "is $1$2 through ",
  ],
  // "Usually one of the best"
  [
    /^(usually|often|always|easily|definitely|consistently|still|generally|regularly|certainly|probably|now) one of (?=(?:the|my) (?:most|best|top|few|\p{L}{3,}est)\b)/giu,
    "is $1 one of ",
  ],
  // "Big improvement": one.
  [
    /^(?:an? )?(big|huge|massive|slight|definite|noticeable|dramatic|small|major|vast|clear|significant) (improvement|difference|change)(?= (?:in|on|since|this|from|with)\b|$)/giu,
    "has shown a $1 $2",
  ],
  [/\bhas shown an? ([^ ]+) difference\b/giu, "has made a $1 difference"],
  [/\b(an?|the|his|her|their|our|each|every) warm up\b/giu, "$1 warm-up"],
  // "Photo card less so": the one of the exam.
  [
    /(?<!\b(?:the|an?|his|her|their|each|every|of|on|my|our|this) )\b(photo card|general conversation)(?=$|[,.;]| (?:was|is|less|needs|still|went|not)\b)/giu,
    "the $1",
  ],
  [/\bthe qu\b/giu, "the question"],
  [/\bx[- ]tables\b/giu, "times tables"],
  [
    /\b(won|win|wins|entered|judged) ((?:the |an? )?(?:[\p{L}-]+ ){0,3})comp(?=$|[,.;]| (?:with|at|in|and|by|for|against|this|last)\b)/giu,
    "$1 $2competition",
  ],
  // "Rude to the visitor but apologised after": was, where it was made good.
  [
    /^(?:was |is )?((?:very |rather |really |a bit |quite |so )?(?:rude|silly|unkind|cheeky|disrespectful|abrupt|short|mean|angry|cross|defiant|impolite) (?:to|with|about|towards) [^,;]+?),? but (?:has |later |then |immediately |quickly )*(apologised|said sorry|owned up|made up|made amends)\b/giu,
    "was $1 but $2",
  ],
  // "Top of the class in the algebra paper (87%)": came so.
  [
    /^(?:is |was )?((?:joint )?top|first|second|third) (in|of) the (class|set|group|year|year group) (?=(?:in|on|for) (?:the |our )?(?:[\p{L}-]+ ){0,3}(?:test|exam|paper|mock|assessment|quiz)\b)/giu,
    "came $1 $2 the $3 ",
  ],
  [
    new RegExp(
      String.raw`^(calmer|quieter|better|happier|more settled|more focused) (?:from|after) (${LATER}) (?:on|onwards)$`,
      "giu",
    ),
    "has been $1 since $2",
  ],
];
