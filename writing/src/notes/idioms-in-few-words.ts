const GRADE = "(?:[1-9][+-]?(?![\\d/%])|[A-EU](?:\\*|[+-])?(?![\\p{L}]))";
const SAT =
  "(?:mock|mock exam|test|exam|assessment|end of (?:unit|year|topic) test|last test|last mock)";
const AS_GRADE = String.raw`\(?(?:= ?|an? )?grade ([1-9][+-]?)\)?`;
const SKILL =
  "(?:speaking|listening|reading|writing|spelling|grammar|vocabulary|theory|practical work|practical|coding|composing|composition|performing|performance|drawing|painting|number|algebra|geometry|statistics|effort|homework|classwork|coursework|attendance|behaviour|knowledge|understanding|technique|attack|defence|attacking|defending|passing|shooting|batting|bowling|analysis|evaluation|description|rhythm|pitch|punctuation|planning|Python|SQL|HTML|Scratch|JavaScript|Java|AO[1-6]|paper [1-3])";
const HOW = "(?:(?:very|really|quite|so|still|a bit|much|less|more) )?";
const WELL =
  "(?:strong|stronger|good|great|excellent|solid|secure|fluent|confident|accurate|better|brilliant|superb|fine|lovely|outstanding|impressive|clear)";
const ILL =
  "(?:weak|weaker|poor|shaky|patchy|hesitant|insecure|inaccurate|messy|slow|thin|basic|limited|worse|careless|confused|so-so|unclear)";
/** What pupils are and no work is. */
const LIKE =
  "(?:polite|funny|kind|bright|quiet|chatty|helpful|friendly|keen|loud|cheerful|thoughtful|honest|caring|calm|sensible|mature|happy|hardworking|hard-working|shy|bubbly|confident|lively|rude|silly|noisy|disruptive|defiant|restless|immature|argumentative|articulate|curious|creative|organised|resilient|reliable|gentle|witty|generous|respectful|patient|able|capable|determined|conscientious|diligent|focused|attentive|enthusiastic|positive)";
const OFTEN =
  "(?:always|often|usually|constantly|regularly|sometimes|forever|frequently|still|never)";
/** Rooms of a school, of which there is one of each. */
const PLACE =
  "(?:foyer|canteen|corridor|library|hall|school library|main hall|entrance hall|entrance|school website|school newsletter|newsletter|school magazine|front office|head's office|art corridor|display board|display cabinet|school exhibition|open evening)";

/** What a tired teacher says in four words: two marks, two skills, somebody's likes and manners, and how a report says it. */
export const IDIOMS_IN_FEW_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,2})[ -]markers\b/giu, "$1-mark questions"],
  [/\b(\d{1,2})[ -]marker\b/giu, "$1-mark question"],
  [/\bspot on\b/giu, "spot-on"],
  [/\bhalf[ -](hearted|finished|done|written|complete|read|baked)\b/giu, "half-$1"],
  [/\bsecond[ -]guess(?=e[sd]\b|ing\b|\b)/giu, "second-guess"],
  [/\beye[ -]rolling\b/giu, "eye-rolling"],
  [
    /\b(settles?|settled|works?|learns?|finish(?:es)?|moves?|switch(?:es)?|gives? up|picks? (?:it|things) up|settles down|too|so) quick\b(?<!^(?:is )?(?:too|so) quick(?= to\b))/giu,
    "$1 quickly",
  ],
  [
    /(?<!^(?:is |often |always |a bit |much )*)\btoo quick (?=when|in|to|for|at|with)/giu,
    "too quickly ",
  ],
  [/\b(below|above|at) (?:the )?expected (?=for\b|in\b)/giu, "$1 the expected level "],
  [/\bfeb\b/gu, "February"],
  [/\bjan\b/gu, "January"],
  [/\bby fri\b/gu, "by Friday"],
  [/\bfield ?trip\b/giu, "field trip"],
  [/\bmsgs\b/giu, "messages"],
  [/\byrs\b/giu, "years"],
  [/\bsecs\b/giu, "seconds"],
  [/(?<=\d )min\b\.?/giu, "minute"],
  [/\bmin wage\b/giu, "minimum wage"],
  [/\btech (?=crew|team|award|rehearsal|desk)/giu, "technical "],
  [/\b(?:egs|e\.g\.s)\b/giu, "examples"],
  [/\bchem\b/giu, "Chemistry"],
  [/\bthemself\b/giu, "themselves"],
  [/\bpls\b/giu, "please"],
  [/\brep$/giu, "representative"],
  [/\bwould never of\b|\bwould never have of\b/giu, "would never have"],
  [/\b(could|should|would|might|must) of (?=been|done|had|got|made|tried|gone)/giu, "$1 have "],
  [/\bloads\b(?= ?(?:$|[,.;]))/giu, "a lot"],
  [/\b(because of|due to) (?=(?:bus|train)\b)/giu, "$1 the "],
  [/(?<=\p{L}) n (?=\p{L})/gu, " and "],
  [/(?<=\p{L}) ?= ?(?=\p{L})/gu, " is "],
  [/\bspag\b/giu, "spelling, punctuation and grammar"],
  [/\b(predicted (?:an? |grade )?[1-9A-E][+*-]?) (?=working at\b)/giu, "$1, "],
  [
    /\b(at|above|below) age[- ]related(?! (?!(?:in|for|and|but|across|at)\b)\p{L})/giu,
    "$1 age-related expectations",
  ],
  [/^mental maths (?=is|was|needs|still|very|really|an? )/giu, "their mental maths "],
  [/^(?:a )?good sport$/giu, "is a good sport"],
  [/\bsight read(?=s?\b)/giu, "sight-read"],
  [/\bin (treble|bass|alto|tenor) clef\b/giu, "in the $1 clef"],
  [/\bhand eye coordination\b/giu, "hand-eye coordination"],
  [/\bnon (?=fiction|calculator|verbal|uniform|existent|stop|specialist)/giu, "non-"],
  [/^best behaved (?=in the )/giu, "is the best behaved "],
  [
    /\b(plays?|played|runs?|ran|swims?|swam|selected|competes?|competed) for (county|borough|region|district|academy|school|club)\b(?! \p{Ll}*(?:cricket|cross|team|side|hockey|rugby|football|netball))/giu,
    "$1 for the $2",
  ],
  // "Predicted 6 got 4 in the mock": what was hoped for and what came.
  [
    new RegExp(
      String.raw`^(?:is |was )?(?:predicted|expected) (?:an? )?(?:grade )?(${GRADE}),? (?:but |and )?(only |just )?(?:got|achieved|scored|came out with) (?:an? )?(?:grade )?(${GRADE})(?=$|[,.;]| (?:in|on|at|this|last)\b)`,
      "giu",
    ),
    "was predicted a grade $1 but $2achieved a grade $3",
  ],
  // "C, should be a B"
  [
    new RegExp(
      String.raw`^(?:is )?(?:working at |currently |at )?(?:an? )?(?:grade )?(${GRADE}),? (?:but )?(should|could) be (?:at |on |getting )?(?:an? )?(?:grade )?(${GRADE})$`,
      "giu",
    ),
    "is working at grade $1 but $2 be working at grade $3",
  ],
  // "D, target B", "5 target 7"
  [
    new RegExp(
      String.raw`^(?:(?:is )?(?:working )?at )?(?:an? )?(?:grade )?(${GRADE}),? \(?target (?:is )?(?:an? )?(?:grade )?(${GRADE})\)?$`,
      "giu",
    ),
    "working at grade $1, target grade $2",
  ],
  // "A lovely year", "a difficult term all round": had.
  [
    /^(?:an? )(lovely|good|great|super|superb|fantastic|excellent|wonderful|brilliant|strong|successful|positive|happy|difficult|tough|hard|challenging|mixed|tricky|busy|quiet|promising) (year|term|half-term)((?: all round| overall| so far)?)$/giu,
    "has had a $1 $2$3",
  ],
  [/^winner of (?=the |this )/giu, "won "],
  [/^(up|down) (two|three|one|a|[1-3]) (sets?|groups?|bands?)$/giu, "has gone $1 $2 $3"],
  [
    /^(?:was )?(?:voted|elected|made|named) (?:an? )?(?=(?:form|class|house|tutor|eco|year) (?:rep|councillor|ambassador)\b)/giu,
    "was chosen as ",
  ],
  // "Predicted AAB" still is.
  [/^predicted ((?:[A-E]\*?){3,4})$/gu, "is predicted $1"],
  // "Program worked first time"
  [
    /\b(worked|passed|ran|compiled|fitted|baked|balanced|got it(?: right)?|did it|correctly|right) first (?:time|go)\b/giu,
    "$1 at the first attempt",
  ],
  // "Hovering between 4 and 5"
  [
    new RegExp(
      String.raw`^(?:is )?(?:hovering|sitting|working|somewhere)?(?:^| )between (?:an? |grade )?(${GRADE}) and (?:an? |grade )?(${GRADE})$`,
      "giu",
    ),
    "is working between grade $1 and grade $2",
  ],
  [/\bG ?(?:&|and) ?T\b/gu, "gifted and talented"],
  [/\bkeep(s|ing)? (?:an )?eye on the ball\b/giu, "keep$1 their eye on the ball"],
  // "Talk less listen more": both are asked for.
  [/^(\p{L}+ less),? (\p{L}+ more)$/giu, "$1 and $2"],
  [
    /\b(\d+ (?:lines|words|pages|sentences|minutes|marks|examples|quotes)) min(?:imum)?$/giu,
    "at least $1",
  ],
  // "Took a while to settle but now thriving"
  [/(?<=\p{L}) but now (?=\p{L}+ing\b)/giu, " but is now "],
  [
    /^(spoken|written) (french|spanish|german|english|welsh|mandarin)(?: is)? (?=\p{L}+$)/giu,
    "their $1 $2 is ",
  ],
  // "52% in mock (grade 5)", "mock: 52% grade 5": one result, told in two ways.
  [
    new RegExp(
      String.raw`^(\d{1,3} ?%) (?:in|on|for) (?:the |his |her |their )?(${SAT}),? ${AS_GRADE}$`,
      "giu",
    ),
    "achieved a grade $3 in the $2 with $1",
  ],
  [
    new RegExp(String.raw`^(${SAT})[ :,-]+(\d{1,3} ?%),? ${AS_GRADE}$`, "giu"),
    "achieved a grade $3 in the $1 with $2",
  ],
  [
    new RegExp(
      String.raw`^(\d{1,3} ?%),? ${AS_GRADE},? (?:in|on) (?:the |his |her |their )?(${SAT})$`,
      "giu",
    ),
    "achieved a grade $2 in the $3 with $1",
  ],
  [
    new RegExp(
      String.raw`^grade ([1-9][+-]?) \((\d{1,3} ?%)\) (?:in|on) (?:the |his |her |their )?(${SAT})$`,
      "giu",
    ),
    "achieved a grade $1 in the $3 with $2",
  ],
  [/^(?:a |his |her |their )?next (steps? (?:is|are|will be|would be) )/giu, "the next $1"],
  // "Spelling improving": no kind of improving.
  [
    /^((?:spelling|handwriting|reading|writing|listening|speaking|drawing|painting|singing|coding|footwork|timekeeping|sewing|cooking|typing|acting)) ((?:much |slowly |steadily |really )?(?:improving|developing|progressing|slipping|getting better|getting worse|coming on))$/giu,
    "$1 is $2",
  ],
  [/^work (?=(?:is|was|has been) \p{L})/giu, "their work "],
  // "Grammar (esp past tense) needs work"
  [
    /^([\p{L}' -]+?)(?:,| \() ?(?:especially|particularly|esp\.?) ([^,()]+)(?:,|\)) ((?:needs?|is|are|has|have|was|were) [^,]+)$/giu,
    "$1 $3, especially $2",
  ],
  [
    /^more than (?=(?:capable|able|happy|ready|willing|competent|secure|a match)\b)/giu,
    "is more than ",
  ],
  [
    /^on (an? (?:(?:behaviour|attendance|daily|weekly|subject|progress|target) )?(?:contract|plan|report card|target card))$/giu,
    "is on $1",
  ],
  [/^(pass|merit|distinction) so far$/giu, "is working at $1 so far"],
  [/^attitude (?=to\b|towards\b)/giu, "their attitude "],
  // "9s throughout"
  [/^((?:[1-9]|[A-U])\*?s) throughout$/giu, "$1 all the way through"],
  // "A 7 if she revises"
  [
    new RegExp(
      String.raw`^(?:an? )?(?:grade )?(${GRADE}) (?:is possible |possible )?if (he|she|they) (revises?|works?|keeps?|puts?|practises?|attends?|tries|try|continues?|carries|carry|focuses|focus|believes?)\b`,
      "giu",
    ),
    "could achieve a grade $1 if $2 $3",
  ],
  // "6-6 in combined, could be 7-7"
  [
    /^([1-9]-[1-9])(?: in combined(?: science)?)?,? (?:but )?(?:could|should) (?:be|get) (?:an? )?([1-9]-[1-9])$/giu,
    "is working at grade $1 in combined science and could reach grade $2",
  ],
  // "Working at 3+, was 2 in September": how it was comes first.
  [
    new RegExp(
      String.raw`^(?:is )?(?:work(?:ing)? at|currently|now) (?:an? )?(?:grade )?(${GRADE}),? (?:but )?was (?:an? |at (?:an? )?)?(?:grade )?(${GRADE}) ((?:in|at|before) [\p{L} ]+)$`,
      "giu",
    ),
    "was $2 $3, now $1",
  ],
  // "Coursework currently grade 7"
  [
    new RegExp(
      String.raw`^(?:(?:his|her|their) )?(coursework|NEA|portfolio|EPQ|project) (?:is )?(currently|now|still|already)(?: at)? (?:an? )?(?:grade )?(${GRADE})(?=$|,)`,
      "giu",
    ),
    "their $1 is $2 at grade $3",
  ],
  [/\b(in|for|on) (?:the |her |his |their )?AS mock\b/gu, "$1 the AS level mock"],
  [
    /^(?:is |already |has )*(?:grade|gr) ([1-8]) (piano|violin|guitar|cello|flute|clarinet|trumpet|drums|singing|saxophone|trombone|ballet) already$/giu,
    "has already reached grade $1 in $2",
  ],
  [/\b(?:bball|b-ball)\b/giu, "basketball"],
  [/\b(?:footie|footy|fball)\b/giu, "football"],
  [/\bcrispr\b/giu, "CRISPR"],
  // "Speaking strong listening weak": two skills, and one of them is no kind of the other.
  ...(
    [
      [WELL, ILL, "but"],
      [ILL, WELL, "but"],
      [WELL, WELL, "and"],
      [ILL, ILL, "and"],
    ] as const
  ).map(([one, other, link]): readonly [RegExp, string] => [
    new RegExp(
      String.raw`^(?:(?:his|her|their) )?(${SKILL}) (?:is )?(${HOW}${one}),? (?:but |and )?(?:(?:his|her|their) )?(${SKILL}) (?:is )?(${HOW}${other})$`,
      "giu",
    ),
    `their $1 is $2 ${link} their $3 is $4`,
  ]),
  [
    /^((?:attendance|effort|homework|behaviour|punctuality|focus|concentration|motivation|progress) )(?:is )?up and down$/giu,
    "their $1is up and down",
  ],
  [
    /^(?:is )?((?:very |really |quite )?(?:strong|weak|good|secure|shaky|great|confident)) on (number|algebra|theory|facts|detail|dates|grammar|vocabulary|structure|technique|content|context|shape|data|rhythm|recall)$/giu,
    "is $1 on $2",
  ],
  // "Let him down": in the mock, and now.
  [
    /^(?!(?:the|this|that|it|he|she|they|his|her|their|i|we|nobody|only|just|what|which|mock)\b)((?:\p{L}+ )?\p{L}+) let (him|her|them) down(?= in\b|$)/giu,
    "their $1 let $2 down",
  ],
  [/^(?:the )?sources (?=(?:q|question) lets? )/giu, "source "],
  [
    /^(?:the )?((?:source|essay|extended writing|poetry|comparison|listening|long|last|evaluation|unseen|reading|six-mark|\d+-mark|data|graph|practical) )(?:q|question) (lets?) (him|her|them) down(?= in\b|$)/giu,
    "the $1question $2 $3 down",
  ],
  // "Loves the workshop, less so theory"
  [
    /^((?:loves?|likes?|enjoys?) [^,;]+?)(?:,| but) (?:but )?(?:less so|not so much) (?:the )?(?!when\b|if\b|in\b|on\b|with\b|at\b|for\b|by\b|after\b)([\p{L}' -]+)$/giu,
    "$1 but is less keen on $2",
  ],
  // "Polite funny and kind"
  [
    new RegExp(
      String.raw`^(?:is )?((?:very |really |so )?${LIKE}) (${LIKE}) and (${LIKE})$`,
      "giu",
    ),
    "is $1, $2 and $3",
  ],
  [
    new RegExp(String.raw`^(?:is )?((?:very |really |so )?${LIKE}) (${LIKE}) (${LIKE})$`, "giu"),
    "is $1, $2 and $3",
  ],
  // "Poor loser at times"
  [
    /^(?:is )?(a bit of an? |an? )?((?:very |really )?(?:poor|sore|bad|good|gracious|great)) (loser|winner|sport)(?=$|[,.;]| (?:at|in|and|but|when|on)\b)/giu,
    "is a $2 $3",
  ],
  // "Not rude just loud"
  [
    /^(?:is )?not (\p{L}+),? (?:but )?just ((?:a bit |very |so |rather )?\p{L}+)$/giu,
    "is not $1 but is just $2",
  ],
  [
    new RegExp(
      String.raw`^(?:is )?(${OFTEN}) on (his|her|their) phone(?=$|[,.;]| (?:in|during|when|at|and|under)\b)`,
      "giu",
    ),
    "is $1 on $2 phone",
  ],
  [
    /^(?:is |often |always )*on ([\p{L} ]*(?:games|sites|websites|youtube|phone|chat)) when (he|she|they) should be (?=\p{L}+ing\b)/giu,
    "is on $1 when $2 should be ",
  ],
  [
    new RegExp(
      String.raw`^(?:is )?(${OFTEN} )?the one (?:with the (idea|answer|joke|comment|question|plan)s?)(?=$|[,.;])`,
      "giu",
    ),
    "is $1the one who has the $2",
  ],
  // "Unsafe with tools once, fine since"
  [
    /^(?:was |is )?((?:very |really |a bit |quite )?(?:unsafe|rude|silly|late|disruptive|defiant|careless|unkind|unpleasant|disrespectful|difficult)(?: [^,;]+?)?) (once|twice|at first|in \p{Lu}\p{Ll}+),? (?:but )?(?:has been |is |been )?((?:absolutely |much |completely |totally )?(?:fine|good|better|excellent|great|sensible|perfect|polite|careful|calm|punctual)) since(?: then)?$/giu,
    "was $1 $2 but has been $3 since then",
  ],
  // "Last in every time": to the room.
  [
    /^(?:is )?(always |often |usually )?(?:the )?(first|last) in,? (every (?:time|lesson|day|morning|week)|most (?:days|lessons|weeks|mornings))$/giu,
    "is $1the $2 to arrive $3",
  ],
  // "Foundation course would suit him": one of them.
  [
    /^(?!(?:the|an?|his|her|their|my|our|this|that|another|some|any)\b)((?:\p{L}+ ){0,2}(?:course|apprenticeship|subject|club|role|job|degree|placement|qualification)) would (suit|help|be (?:good|great|perfect|ideal|right) for) (?=him|her|them)/giu,
    "a $1 would $2 ",
  ],
  [
    /^(?:the )?(quality|standard|level|depth|range|amount|accuracy|length|pace|structure|tone|content|presentation) of (?=(?:his|her|their) \p{L}+ (?:is|are|has|was|needs|can|varies|lets)\b)/giu,
    "the $1 of ",
  ],
  // "Missed a lot so gaps in algebra"
  [
    /^(?:has )?missed (a lot|lots|so much|too much|plenty)(?: of (?:school|work|lessons|time))?,? (?:and )?so (?:has |there are |there is |is left with )?(gaps? in)\b/giu,
    "has missed a lot of lessons and so has $2",
  ],
  // "When 10 needed"
  [
    /\b(when|where|if) (\d+|two|three|four|five|six|ten|more|a paragraph|full sentences|an essay)(?: \p{L}+)? (?:are |is )?(needed|required|asked for|expected|wanted)(?=$|[,.;])/giu,
    "$1 $2 are $3",
  ],
  [/\b(a paragraph|an essay|more) are (?=needed|required|asked for|expected|wanted)/giu, "$1 is "],
  [
    /\bquestion (?:that is |that was )?(set|asked),? not the one (he|she|they) (wants?|would like|knows?|likes?|revised|hoped for|practised)\b/giu,
    "question that is $1 and not the one that $2 $3",
  ],
  [
    /^(less|fewer) (?!\p{L}+ing,? (?:and )?more \p{L}+ing\b)((?:\p{L}+ )?(?!and\b)\p{L}+),? (?:and )?more ((?:\p{L}+ )?\p{L}+)$/giu,
    "$1 $2 and more $3",
  ],
  [
    /^(?:i )?(?:can(?:not|'t)|can not|could(?: not|n't)) (?:always |often |really )?hear (him|her|them)(?=$|[,.;]| (?:at|from|in|over|when|if)\b)/giu,
    "cannot be heard",
  ],
  [
    new RegExp(
      String.raw`\b(for|in|on|outside|at|from) (${PLACE})(?=$|[,.;]| (?:and|at|for|after|this|last|by)\b)`,
      "giu",
    ),
    "$1 the $2",
  ],
  [
    /^(?:is )?(?:got |gained |earned |has |passed |achieved )*(?:his |her |their )?((?:bunsen(?: burner)?|pen|workshop|lab) licence)(?=$|[,.;]| (?:in|on|at|this|first)\b)/giu,
    "earned their $1",
  ],
  [
    /\bthat (?=(?:\p{L}+ ){1,2}(?:essay|poem|speech|solo|painting|monologue|presentation|story|sculpture|goal|project)$)(?<=^that )/giu,
    "the ",
  ],
  [/^(.{3,60}?),? esp(?:ecially)?$/giu, "$1 in particular"],
];
