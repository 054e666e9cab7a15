/** Set ways to write beside a tick, of level, conduct, punctuality and homework, and how a report says the same. */
export const IDIOMS_BESIDE_TICKS: readonly (readonly [RegExp, string])[] = [
  [/\b(in|with) small group(?=$|[,.;]| (?:and|but|than|or|with|when)\b)/giu, "$1 a small group"],
  [
    /^((?:\p{L}+ )?(?:essays|answers|paragraphs|explanations|evaluations|conclusions|responses)) ((?:too |very |rather |still |often )?(?:narrative|descriptive|general|vague)),? (?:and )?not ((?:very |always )?(?:analytical|evaluative|specific|detailed|focused|developed|precise|critical))(?=$|[,.;])/giu,
    "$1 are $2 and not $3",
  ],
  // Where somebody stands
  [
    /^(?:is )?((?:still |now |currently )?)working towards(?= in\b)/giu,
    "is $1working towards the expected standard",
  ],
  [
    /^(an? (?:whole |full |half a )?(?:grade|level|set)|(?:one|two|three|[1-3]) (?:whole |full )?(?:grades?|levels?|sets?)|\d{1,2} ?%) (up|down) (?=(?:on|from|since)\b)/giu,
    "is $1 $2 ",
  ],
  [
    /^(?:is )?(expected|predicted|forecast|set|due|tipped) to (?=(?:get|reach|achieve|gain|pass|meet|exceed|be|make|do|hit|finish|move)\b)/giu,
    "is $1 to ",
  ],
  [
    /^predicted (?:an? )?(?:grade )?([1-9][+-]?|[A-E](?:\*|\+|-)?)(?=,? (?:but|and) (?:could|should|can|is|needs|wants|hopes|has)\b)/giu,
    "is predicted a grade $1",
  ],
  [
    /\b(has not|not|never|nearly|just|almost|has|to|not yet|yet to) (reached|met|hit|reach|meet|exceed|hit|exceeded|beaten|beat) target(?=$|[,.;]| (?:yet|in|by|this|for|but|and)\b)/giu,
    "$1 $2 their target",
  ],
  [/\b(on|in|at|with) practical(?=$|[,.;]| (?:and|but)\b)/giu, "$1 practical work"],
  [/\bslightly short of (?=an? )/giu, "just short of "],
  // Who does what
  [
    /^((?:very |quite |rather |usually |often )?(?:quiet|shy|reserved|withdrawn)) but (?:when|if) (asked|prompted|called on|picked|chosen),? ((?:always|usually|often|nearly always) )?(knows|gives|answers|has|offers|contributes|shows|explains)(?: (.+))?$/giu,
    "is $1 but $3$4 $5 when $2",
  ],
  [
    /\b(always|usually|often|nearly always) knows +(?=(?:when|if) (?:asked|prompted|called|picked|chosen)\b)/giu,
    "$1 knows the answer ",
  ],
  [
    /^((?:[\p{L}\d-]+ ){1,3}(?:club|practice|rehearsals?|training)) regular$/giu,
    "is a regular at $1",
  ],
  [
    /^(?:gets? (?:the )?|takes? (?:the )?|comes? by )?(bus|minibus) from (?:the )?other (site|campus)$/giu,
    "takes the $1 from the other $2",
  ],
  [
    /^(polish|portuguese|spanish|french|german|italian|urdu|arabic|romanian|bengali|punjabi|gujarati|turkish|russian|ukrainian|mandarin|cantonese|chinese|japanese|korean|welsh|greek|hungarian|bulgarian|lithuanian|somali|farsi|tamil|hindi|english|dutch|swedish|albanian|kurdish|pashto) (?:is )?(first|second|third|home) language\b/giu,
    "speaks $1 as their $2 language",
  ],
  [/^polish (?=is (?:his|her|their) (?:first|second|third|home) language\b)/giu, "Polish "],
  [
    /\b(when|after|because|although|though|before) (server|projector|computer|internet|power|fire alarm|alarm|screen|system|microphone|set|kiln|oven|battery|backing track|bulb|guitar string|wifi) (?=(?:crashed|failed|broke|went|died|stopped|collapsed|cut out|fell|blew|jammed|froze)\b)/giu,
    "$1 the $2 ",
  ],
  [
    /(?<!\b(?:the|an?|two|three|four|five|all|both|different|many|some|other|most|several|these) (?:\p{L}+ )?)\b(writer|author|poet|artist|composer|playwright|photographer|designer|director|narrator)s (?=(?:views?|methods?|intentions?|viewpoints?|perspectives?|attitudes?|purpose|message|opinions?|use|choices?|style|craft|techniques?|feelings|words)\b)/giu,
    "the $1's ",
  ],
  [
    /\b(the) (writer|author|poet|artist|composer|playwright|photographer|designer|director|narrator)s (?=(?:views?|methods?|intentions?|viewpoints?|perspectives?|attitudes?|purpose|message|opinions?|use|choices?|style|craft|techniques?|feelings|words)\b)/giu,
    "$1 $2's ",
  ],
  [
    /^(?:is )?((?:very |really )?(?:good|best|close|firm|great)) friends with\b/giu,
    "is $1 friends with",
  ],
  [
    /\b(represent(?:s|ed|ing)?) (school|college|house|county|borough|region|district|country|form|academy|team|club)(?=$|[,.;]| (?:at|in|for|on|and|twice|three|this|last)\b)/giu,
    "$1 the $2",
  ],
  [
    /^((?:is |has been |still |just |always |often )*)(wasting|losing|missing|forgetting|fulfilling|reaching|using|hiding|underestimating|realising) (potential|talents?|ability|temper|books?|kit|equipment)$/giu,
    "is $1$2 their $3",
  ],
  [/^excuses (?=(?:every|each|most|all|for)\b)/giu, "makes excuses "],
  [/^bags of (?=\p{L})/giu, "has bags of "],
  [/^no trouble(?=$|[,.;]| (?:in|at all|to|this)\b)/giu, "is no trouble"],
  [
    /\b(takes?|taking|took|accepts?|accepted|own(?:s|ed)? up to) responsibility for (actions|behaviour|mistakes|learning|work|choices)\b/giu,
    "$1 responsibility for their $2",
  ],
  [
    /^(?:was )?(led|put|told|sent|kept|held|let) (astray|off|back|down|out) by (?=\p{L})/giu,
    "was $1 $2 by ",
  ],
  [
    /^(easily|often|sometimes|always|never|rarely) (put off|told off|wound up|led astray|held back|thrown|caught out|led on)\b/giu,
    "is $1 $2",
  ],
  [
    /\bmade (huge|big|massive|enormous|great|real|good|solid|strong|excellent|tremendous|fantastic|proper|conscious|better) (effort|contribution|start|difference)(?=$|[,.;]| (?:to|with|on|in|this|at|and|but)\b)/giu,
    "made a $1 $2",
  ],
  // What only some know about
  [
    /\b(after|since|following) ((?:seating |class |group |timetable |first |last |latest |big |recent |playground |lunchtime )?(?:change|move|incident|fight|fallout|fall-out|argument|intervention|suspension|exclusion|phone call|email|mock|sanction|talk|chat|conversation|letter home|report|mentoring|reset))(?=$|[,.;]| (?:with|in|and|but|at|home)\b)/giu,
    "$1 the $2",
  ],
  [
    /\b(cop(?:ed|es|ing)|deal(?:s|ing)|dealt|adapt(?:s|ed|ing)|adjust(?:s|ed|ing)|settled|struggled|handled) ((?:\p{L}+ ){0,2})(with|to|after) (move|loss|transition|switch|change) (?=(?:from|to|into)\b)/giu,
    "$1 $2$3 the $4 ",
  ],
  [
    /\b(handled|managed|coped with|took) (move|change|transition|switch) (?=(?:from|to|into)\b)/giu,
    "$1 the $2 ",
  ],
  [
    /\b(late )?(back )?(from|to|at) toilet(?=$|[,.;]| (?:a|every|most|often|too|in|and)\b)/giu,
    "$1$2$3 the toilet",
  ],
  [
    /^(came|finished) (first|second|third|last|fourth) in (?!the\b|an?\b|his\b|her\b|their\b|our\b)(?=[\p{L}' -]*(?:challenge|competition|final|cup|gala|contest|fair|tournament|championships?|bee|quiz|race|relay|bake-off|league)$)/giu,
    "$1 $2 in the ",
  ],
  [
    /^(gold|silver|bronze|distinction|merit|first|second|third|commendation|highly commended)(?: award| medal| place)? in (?:the )?(?=[\p{L}' -]*(?:challenge|competition|final|cup|gala|contest|fair|tournament|championships?)\b)/giu,
    "achieved $1 in the ",
  ],
  [/\b(at|since|after|before|until|following) parents'? evening\b/giu, "$1 parents' evening"],
  [/\bat (open|information|options|awards) evening\b/giu, "at the $1 evening"],
  [
    /^(?:was |is )?(?:an? )?(great|huge|real|big|massive|fantastic|tremendous|brilliant|good|super) help (?=(?:at|on|with|during|in)\b)/giu,
    "was a $1 help ",
  ],
  // In words that a report has
  [/\b(no|any|a few|some|several|many|more|fewer|few) lates\b/giu, "$1 late marks"],
  [/^a few late marks (?=(?:after|before|at|in|last)\b)/giu, "had a few late marks "],
  [/\byounger kids\b/giu, "younger pupils"],
  [/\b(in) own (world|bubble|time|way)\b/giu, "$1 their own $2"],
  [
    /^((?:often |sometimes |always |a bit )?)in (his|her|their) own (world|bubble)\b/giu,
    "is $1in $2 own $3",
  ],
  [/\bphases (him|her|them)\b/giu, "fazes $1"],
  [
    /^on (?:his |her |their )?phone (?=(?:again|too|a lot|in|during|all)\b|$)/giu,
    "has been on their phone ",
  ],
  [
    /^never had to (?=(?:speak to|tell|ask|remind|move|chase|raise|warn|talk to) (?:him|her|them)\b|raise my)/giu,
    "I have never had to ",
  ],
  [/^(?:i am |i'm )?(sorry|sad) to see (him|her|them) (go|leave)\b/giu, "I am $1 to see $2 $3"],
  [/\bit is been (?=an? )/giu, "it has been "],
  [
    /^(a (?:few|couple of)|several|many|lots of|a lot of|too many|so many|most|some|two|three|four|five|six|\d+) (lessons|pieces|deadlines|classes|rehearsals|practices|practicals|sessions|fixtures|matches) missed(?=$| (?:for|due|because|through|this|since|last|in)\b)/giu,
    "has missed $1 $2",
  ],
  [
    /^((?:just |only just |only |narrowly |comfortably |barely |easily |nearly |almost )+)(passed|failed|missed out|scraped through)(?=$|[,.;]| (?:on|by|in)\b)/giu,
    "has $1$2",
  ],
  [
    /^(?:has )?(?:a )?reading age (?:is )?(\d+|two|three|four|a|one) (years?|months) (?:above|ahead)$/giu,
    "has a reading age $1 $2 above their actual age",
  ],
  [
    /^((?:the )?phonics (?:check|screening)(?: check)?) (passed|not passed|failed)$/giu,
    "has $2 the $1",
  ],
  [
    /^(\d{1,3} ?%|\d{1,2} out of \d{1,2}|\d{1,2}(?: marks)?) average(?=$| (?:in|on|across|this|so)\b)/giu,
    "has an average of $1",
  ],
  [
    /^(?:in )?(?:the )?(top|bottom) (\d{1,2} ?%) (?:of|in) (?:the )?(year|class|cohort|group|set|school|country)(?: group)?$/giu,
    "is in the $1 $2 of the $3",
  ],
  [/\b(at|to|for|in|from) uni(?=$|[,.;]| )/giu, "$1 university"],
  [
    /\b(attends|attended|comes to|came to|goes to|went to|runs|joined|helps (?:at|with|run)|loves|enjoys) (\p{L}+ing) club\b/giu,
    "$1 the $2 club",
  ],
  [
    /\b(?:comes in|comes|turns up|gets here|gets in) ((?:\d+|two|three|five|ten|fifteen|twenty)(?:(?:-| to )\d+)? minutes|a few minutes|an hour) (late|early)\b/giu,
    "arrives $1 $2",
  ],
  [/\b(to|in front of|with) class (?=(?:is|was|on|about|and)\b)/giu, "$1 the class "],
  [
    /^(was|used to be) ([^,]+?),? but (?:is |now )?((?:much |far |a lot |so much |really |a bit |slightly )?(?:better|improved|calmer|quieter|fine|happier|more \p{L}+)) now$/giu,
    "$1 $2 but is $3 now",
  ],
  [
    /^(homework|classwork|behaviour|effort|attitude|reading|writing|speaking|listening)(?: is)? (\p{L}+),? (?:but )?(homework|classwork|behaviour|effort|attitude|reading|writing|speaking|listening) less so$/giu,
    "$1 is $2 but their $3 is less so",
  ],
  [/\bhard working\b/giu, "hard-working"],
  [/\bHOY\b/gu, "the head of year"],
  [/\bHOD\b/gu, "the head of department"],
  [/^signed (?:in )?late (?=(?:twice|once|(?:\d+|\p{L}+) times)\b)/giu, "has been late "],
  [
    /^(?:the )?(?:late marks|lates) (?:are |have gone )?(down|up) from (\d+) to (\d+)/giu,
    "their late marks have gone $1 from $2 to $3",
  ],
  [/^only (?:1|one) late$/giu, "has only been late once"],
  [/\bexcept (?=(?:mon|tues|wednes|thurs|fri)days?\b)/giu, "except on "],
  [
    /^(football|rugby|cricket|netball|horse|pony|animal|music|car|dinosaur|book|sports?|science|dance|chess) mad$/giu,
    "is $1-mad",
  ],
  [
    /^(?:put |been |has been )?in (isolation|internal exclusion|reflection|detention) (?=(?:once|twice|(?:\d+|\p{L}+) times)\b)/giu,
    "has been in $1 ",
  ],
  [
    /^no (behaviour|negative|conduct|sanction) (points|logs|incidents|entries)(?=$|[,.;]| (?:at|this|since|so|all)\b)/giu,
    "has had no $1 $2",
  ],
  [
    /^(\d+|two|three|four|five|six|several) (behaviour|conduct|negative) (logs|incidents|entries)\b/giu,
    "has had $1 $2 $3",
  ],
  [/\b(his|her|their|the|a) resit(?=$|[,.;]| (?:in|at|was|is|and|with)\b)/giu, "$1 resit exam"],
  [/\b(reflects?|shows?|matches|match) ability(?=$|[,.;])/giu, "$1 their ability"],
  [/, less so (?=(?:with|in|on|at|when|to|for)\b)/giu, " but less so "],
  [/\bout of seat\b/giu, "out of their seat"],
  [
    /^((?:coursework |homework |essay |project |final )?deadlines?) (missed|met)\b/giu,
    "has $2 the $1",
  ],
  [/^(?:an )?apprenticeship (?=(?:at|with|in)\b)/giu, "has an apprenticeship "],
  [/^off to (\p{Lu}\p{L}+) to (read|study)\b/gu, "is going to $1 to $2"],
  [/^(?:a )?((?:high|good|excellent|poor|low|decent|reasonable) standard)$/giu, "is of a $1"],
  [/\bon course (?=(?:for|to)\b)/giu, "on track "],
  [
    /\b(do|does|did|sit|sits|sat|take|takes|took|try|tries|attempt) (higher|foundation) paper\b/giu,
    "$1 the $2 paper",
  ],
  [
    /^off to (college|university|sixth form|secondary school)(?=$| (?:in|next|this)\b)/giu,
    "is going to $1",
  ],
  [
    /^(?:an? )?(\p{L}+ and \p{L}+|\p{L}+) (nature|personality|temperament|disposition)$/giu,
    "has a $1 $2",
  ],
  [/\bfor (county|borough|district|region)(?=$|[,.;]| (?:and|at|in)\b)/giu, "for the $1"],
  [
    /^(?:an? )?((?:deputy |vice )?head (?:boy|girl)|(?:form|house|team|school|sports|vice) captain|prefect) (?=next (?:year|term)$)/giu,
    "will be $1 ",
  ],
];
