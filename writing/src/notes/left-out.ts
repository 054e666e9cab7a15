/** What is left out or run together where one types fast, and what a report would have: "at front", "2 minutes work". */
export const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  // "Had a wobble in October but fine since"
  [
    /^((?:had|has had|was|got|missed|lost|fell|struggled) .+?),? but (much |far )?(fine|better|good|calm|calmer|settled|great|ok|okay) since\b/giu,
    "$1 but has been $2$3 since",
  ],
  [
    /\b(could|might|can|will) be (an? (?:grade )?[1-9A-E][+*-]?)(?=$|[,.;]| (?:with|if|in|by|next|at|for|student)\b)(?! student)/gu,
    "$1 achieve $2",
  ],
  // "Never forgotten his kit"
  [
    /^never (?=(?:once )?(?:forgotten|taken (?!to|up|in)|broken|had|written|spoken|lost|let|brought|gone|been)\b)/giu,
    "has never ",
  ],
  [
    /\b(forgotten|forgetting) (?=(?:PE |sports? )?(?:kit|books?|pen|planner|equipment|homework)\b)/giu,
    "$1 their ",
  ],
  // "On track for a 7, could be 8"
  [
    /\b(could|might|can|will|should) be (?=[1-9](?=$|[,.;]| (?:with|if|in|by|next)\b))/gu,
    "$1 achieve a grade ",
  ],
  // "Sketchbook 6 pages behind", "essay 200 words short"
  [
    /^((?:(?!the\b|an?\b|no\b|is\b|was\b|has\b)\p{L}+ ){0,2}\p{L}*(?<!s)(?<!\b(?:in|out|up|on|over|at|by|to|about|back))) (?:about |only |still )?(\d+|two|three|four|five|six|seven|eight|nine|ten|several) (\p{L}+s) (behind|ahead|short|over|late|overdue|long)(?=$|[,.;]| (?:and|but|with|at|by|because)\b)/giu,
    "$1 is $2 $3 $4",
  ],
  [
    /^(?:is |now )?a lot (?=(?!(?:over|after|number|other|paper|further|under|later)\b)\p{L}+er\b|worse\b|more \p{L}+(?:ed|ent|ant|ive|able|ful)\b)/giu,
    "is much ",
  ],
  [
    /^(\d+|an?|one|two|three|four|several|many|a few|no) ((?:\p{L}+ )?(?:extensions?|reminders?|prompts?|warnings?|chances?|interventions?)) (?:were |was )?(?:needed|required)(?=$|[,.;]| (?:this|last|since|for|to|in|so far|before|on|and|but)\b)/giu,
    "has needed $1 $2",
  ],
  // "Much more confident speaking": in doing it, and nothing that is spoken.
  [
    /^(?:is )?(?:now )?((?:much |far |so much |a bit |slightly )?(?:more|less) (?:confident|comfortable|fluent|secure|assured|anxious|nervous)) (?=(?:\p{L}+ly )?\p{L}{3,}ing(?:$| (?:in|to|with|on|from|at|and|out|up|for|aloud|about)\b))/giu,
    "is $1 when ",
  ],
  [
    /^(sometimes|often|always|usually|frequently|regularly|too often) on phone\b/giu,
    "is $1 on their phone",
  ],
  [
    /^(usually|often|sometimes|always|generally) (?=(?:a couple of|a few|\d+(?: (?:to|or) \d+)?) min(?:ute)?s late\b)/giu,
    "is $1 ",
  ],
  [/^always got (?=an?\b|the\b|his\b|her\b|their\b|something\b)/giu, "always has "],
  // "Performance quality not quite there yet", "6s coming along"
  [
    /^(?!(?:\p{L}+ly|still|now|almost|just|always|really) )((?:[\p{L}\d]+ ){0,2}[\p{L}\d]+(?<!s|ly|\b(?:he|she|they|it|now|and|but|is|not)))(?<!(?:^| )(?:is|are|was|were|not|has)\b.*) (not quite there(?: yet)?|not there yet|getting there|somewhere in between|coming along(?: nicely| well)?|nearly there|on the up)$/giu,
    "$1 is $2",
  ],
  [
    /^(?!(?:\p{L}+ly|still|now|almost|just|always|really) )((?:[\p{L}\d]+ ){0,2}[\p{L}\d]+s)(?<!(?:^| )(?:is|are|was|were|not|has)\b.*) (not quite there(?: yet)?|not there yet|getting there|somewhere in between|coming along(?: nicely| well)?|nearly there|on the up)$/giu,
    "$1 are $2",
  ],
  [
    /(?<!\b(?:is|are|was|were|been|being) )\bso (usually|often|always|sometimes|generally|mostly) (?=(?:\d+ min(?:ute)?s? )?late\b)/giu,
    "so is $1 ",
  ],
  [
    /\b(dominates?|enjoys?|loves?|avoids?) debate(?=$|[,.;]| (?:a|and|but|with|in)\b)/giu,
    "$1 debates",
  ],
  [/\b(won|ran) (?=\d{2,4} ?m(?:etres)?\b)/giu, "$1 the "],
  // "Rude/defiant at times", "no planning/drafting"
  [
    /(?<=\b(?:no|not|never|without|lacks?|rarely|hardly|cannot|can't)\b[^,.;]*)(?<![\p{L}/])(?!(?:and|his|her|him|she|pass|yes)\/)(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\p{L}/])/giu,
    "$1 or $2",
  ],
  [
    /(?<![\p{L}/])(?!(?:and|his|her|him|she|pass|yes)\/)(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\p{L}/])/giu,
    "$1 and $2",
  ],
  [
    /^((?:his |her |their )?\p{L}+(?: (?!not\b|now\b|is\b|was\b)\p{L}+)?) (?:(?:is )?still )?(the|his|her|their) (main|biggest|weak|weakest|strong|strongest|real|key|only) (issue|problem|point|area|strength|weakness|barrier|challenge|concern)$/giu,
    "$1 is $2 $3 $4",
  ],
  [/^not always an? (?=\p{L})/giu, "is not always a "],
  [/^(less|fewer|more) (\p{L}+ing),? (more|less|fewer) (?=\p{L}+ing$)/giu, "$1 $2 and $3 "],
  [/\bat expected (?=level|standard)/giu, "at the expected "],
  [
    /\b(weaker|stronger|good|better|weak|strong|confident|excellent|best) (in|at) gym\b/giu,
    "$1 $2 gymnastics",
  ],
  [
    /^((?:very |really |quite )?(?:wide|rich|broad|limited|good|strong|extensive|impressive|excellent|great|large|growing|advanced|ambitious|confident|clear|warm|formal|friendly|lovely|beautiful|gorgeous|pure|sweet|mellow|nice)) (vocabulary|vocab|tone|accent)(?=$| (?:in|for|with|and|but)\b)/giu,
    "a $1 $2",
  ],
  [
    /^got to (?=\p{L}+ (?:whether|how|what|if|that|the|his|her|their|a|an|more|harder|on|up)\b)/giu,
    "has to ",
  ],
  [/(?<=\p{L}|\d),? (?:tho|though)$/giu, ""],
  [/(?<=\p{L}|\d)(?<!\bto),? (?:pls|plz|please)$/giu, ""],
  [
    /,? (?<!\b(?:is|was|are|were) )not (?:his|her|their) (?:own )?fault$/giu,
    ", which is not their fault",
  ],
  // "In performances which spoils the moment": that somebody does it spoils it, and no performance.
  [
    /\b(\p{L}{3,}(?<!s)s) which (?=(?:spoils|distracts|slows|stops|means|makes|affects|holds|leads|causes|disrupts|annoys|upsets|helps|lets)\b)/giu,
    "$1, which ",
  ],
  [
    /(?<!\bthe )\b(start|beginning|end) of year(?=$|[,.;]| (?!exams?\b|tests?\b|assessments?\b|mocks?\b|reports?\b|results?\b))/giu,
    "the $1 of the year",
  ],
  [/\bthe (start|beginning|end) of year(?=$|[,.;])/giu, "the $1 of the year"],
  [
    /\b(since|after|during|because of|due to) absence(?=$|[,.;]| (?:in|at|from|last|this)\b)/giu,
    "$1 their absence",
  ],
  [
    /\b(in|at|(?<!\bdue )to|through to) (regional|national|county|district|borough|area) (?=\p{L})/giu,
    "$1 the $2 ",
  ],
  [/\bout of seat\b/giu, "out of their seat"],
  [
    /\b(work|ideas|notes|writing|answers|drawings|spelling|presentation) in book(?=$|[,.;]| (?:is|are|has|have)\b)/giu,
    "$1 in their book",
  ],
  [/\bif not right first time\b/giu, "if something is not right straight away"],
  [
    /\b(super)(?= (?:keen|kind|quick|calm|bright|smart|creative|\p{L}+(?:ative|ful|ent|ant|ous|ised)\b))/giu,
    "really",
  ],
  [/\b(top|rest|front|third|half|middle|bottom) of class\b/giu, "$1 of the class"],
  [/\b(on|off|from|in|at) (back|front) (row|table|bench|desk)\b/giu, "$1 the $2 $3"],
  [/\bthe little ones\b/giu, "the younger children"],
  [/\b(two|three|four|five)[ -](course|tier|layer|part|piece) (?=\p{L})/giu, "$1-$2 "],
  // "Artists names"
  [
    /(?<=^|[\s,])((?:scholar|artist|author|poet|composer|theorist|philosopher|historian|character|critic|scientist|psychologist|sociologist|economist)s) (?=(?:names?|views|opinions|feelings|motives|lives|theories|intentions|techniques|ideas|arguments)\b)/giu,
    "$1' ",
  ],
  // "Stepped in last minute"
  [
    /(?<=\b(?:stepped|stood|filled|jumped|came|dropped|pulled) (?:in|up|out) )last[- ]minute\b/giu,
    "at the last minute",
  ],
  [/(?<!the )\blast[- ]minute\b/giu, "last-minute"],
  [/\b(under|holds?) breath\b/giu, "$1 their breath"],
  [/\bchronological\b(?! (?:age|order))/giu, "chronological age"],
  [/\bjoined[- ]up (?=handwriting|writing)/giu, "joined-up "],
  [/(?<=\p{L}) (both|all) (?=for \p{L}+ing\b)/giu, ", $1 "],
  [/^other days\b/giu, "on other days"],
  [/\b([1-9]\d*|two|three|four|five|six) lates\b/giu, "$1 late marks"],
  [/\badj (?=agreements?|endings?)/giu, "adjective "],
  [
    /\b(\p{L}{3,}est|best|top|worst|most \p{L}+)( (?:[\p{L}-]+ ){0,2})in class\b/giu,
    "$1$2in the class",
  ],
  [/\b(than|until|till|from) (?=(?:the )?(?:night|day|week) before\b)(?!the )/giu, "$1 the "],
  [
    /\bothers (?=(?:beliefs|views|opinions|ideas|feelings|work|answers|needs|contributions|points)\b)/giu,
    "others' ",
  ],
  [
    /\b(first|second|third|[1-3](?:st|nd|rd)) in (long jump|high jump|triple jump|shot put|relay|javelin|discus)\b/giu,
    "$1 in the $2",
  ],
  [
    /\b(first|second|third|top) in (class|set|group|year|school|county|region|country|borough)\b(?! \d)/giu,
    "$1 in the $2",
  ],
  [
    /^hand up (?=(?:every|most|all|in every|in most|constantly|always|often|a lot|regularly)\b)/giu,
    "puts hand up ",
  ],
  [/^put hand up\b|^hand up\b(?! (?:more )?work)/giu, "put hand up"],
  [/\bks(?=[1-5]\b)/gu, "KS"],
  [/(?<!\b(?:the|his|her|their) )\b(next (?:one|task|piece))\b/giu, "the $1"],
  [/\bindepth\b/giu, "in-depth"],
  // "Went up from 3 to 4" says by itself what happened.
  [
    /(?<=(?!\b(?:went|goes|gone|going|moved|moves|come|came|is|was)\b)\b\p{L}+) up from (?=\d|an? )/giu,
    ", up from ",
  ],
  [/(?<=\p{L}) (especially|particularly) (?=\p{L}+ing\b)/giu, ", $1 "],
  // "Fractions, and checking work": two things need no comma.
  [/^((?:\p{L}+ ){0,2}\p{L}+), and (?=(?:\p{L}+ ){0,2}\p{L}+$)/giu, "$1 and "],
  [/^0 (?=\p{L})(?!out of\b)/gu, "no "],
  [/\bslow getting (?=\p{L}+(?:ed|ing)\b|ready|going|started|changed|set)/giu, "slow to get "],
  [
    /\b(miss(?:es|ed|ing)?|at|by|since|until|before|after|for|near|towards|from|with|to|in|of|on) (start|end|beginning|rest|middle|whole|back|(?<!\bin )front) of (?=\p{L}|\d)/giu,
    "$1 the $2 of ",
  ],
  [/\b(from|by|with|off) (friend|mate)\b/giu, "$1 a friend"],
  [/ since$/giu, " since then"],
  [/(?<=\p{L}) after$/giu, " afterwards"],
  [/\bhit and miss\b/giu, "hit-and-miss"],
  [/\b(gluten|dairy|sugar|fat|nut) free\b/giu, "$1-free"],
  [/\briver (?=\p{Lu})/gu, "the River "],
  [/^next (year|term),? ((?:needs?|should|must|could) .+)$/giu, "$2 next $1"],
  [/\b(\d) fig\b/giu, "$1-figure"],
  [/\bw\/c (?=\d)/giu, "the week of "],
  [/ v (?=\p{Lu}|the )/gu, " against "],
  [/\bhat trick\b/giu, "hat-trick"],
  [/\ball rounder\b/giu, "all-rounder"],
  [
    /^(less|more|fewer) ((?!\p{L}+ing\b)[\p{L} ]+?),? (more|less|fewer) ((?!\p{L}+ing\b)[\p{L} ]+)$/giu,
    "$1 $2 and $3 $4",
  ],
  [/^(\p{L}+) \/ (\p{L}+)$/giu, "$1 and $2"],
  [/\bmapwork\b/giu, "map work"],
  [/\bcafe\b/giu, "café"],
  [/\b(in|at) café(?=$|[,.;])/giu, "$1 a café"],
  [/\b(to|in front of) class$/giu, "$1 the class"],
  [
    /(?<!\b(?:to|and|can|will|him|her|them|help|would|could|should|must) )\bcatch up(?= (?:club|session|class)|$)/giu,
    "catch-up",
  ],
  [/^(merits?|detentions?|house points) (\d+)$/giu, "$2 $1"],
  [/\binfront\b/giu, "in front"],
  [/\b(out of|left|leaves|from|in|during|disrupts|disrupted) lesson\b/giu, "$1 the lesson"],
  [/\bself portrait/giu, "self-portrait"],
  [
    /(?<!\b(?:in|on|for|about|with|of)\b.*)(?<!\bthe [\p{L}-]+ )\b(in|on|for) (?!(?:the|an?|his|her|their|my|our|this|that|every|each|all|last|next|some|any|most|both|no)\b)([\p{L}-]+) (test|exam|assessment|quiz)\b/giu,
    "$1 the $2 $3",
  ],
  [/^(?:a )?regular at\b/giu, "is a regular at"],
  [/\bneg numbers\b/giu, "negative numbers"],
  [/^(all|everything) (?:handed )?in on time$/giu, "homework is all handed in on time"],
  [/\b(start(?:ed|s)?|began|begins|end(?:ed|s)?|finish(?:ed|es)?) (year|term)\b/giu, "$1 the $2"],
  [/\bone of (best|strongest|weakest|top|most \p{L}+|\p{L}{3,}est)\b/giu, "one of the $1"],
  [/\bww(?=[12]\b)/gu, "WW"],
  [/\bgcse cs\b/giu, "GCSE Computer Science"],
  [/\b(to|into) (workshop|lab|gym|hall|studio|kitchen|pool|library)\b/giu, "$1 the $2"],
  [
    /\b(use|uses|using|in|into|form|forms|revise|know|knows|with) (past|present|future|perfect|imperfect|preterite|conditional) tense\b/giu,
    "$1 the $2 tense",
  ],
  [/\b(knows?) answers?\b/giu, "$1 the answers"],
  [
    /\b(forward to|excited (?:about|for|by)|(?:enjoy(?:s|ed)?|loved)) (trip|visit|residential|exchange)(?=$|[,.;]| to\b)/giu,
    "$1 the $2",
  ],
  [/\b(on|of|for|with|finish|finished) final piece\b/giu, "$1 their final piece"],
  [/\byr\b(?! ?\d)/giu, "year"],
  [/\by(\d{1,2})s\b/giu, "Year $1s"],
  [/\bMTG\b/gu, "target grade"],
  [/^(exceeding|beating|meeting|hitting|missing) target(s?)\b/giu, "$1 their target$2"],
  [/\bsides of (arguements?|argument|story|debate)\b/giu, "sides of the $1"],
  [/\bage related\b/giu, "age-related"],
  [/(?<=\p{Lu}\p{L}+) ?\/ ?(?=\p{Lu}\p{L}{2})/gu, " and "],
  [/\bto back up (?=\p{L}+(?:s|ing)\b)/giu, "to support "],
  [/^would (love|like) to (see|hear)\b/giu, "I would $1 to $2"],
  [
    /^(?:from )?(\d{1,3} ?%|\d+ out of \d+|(?:an? |grade )?[1-9A-E][+*-]?) ?(?:->|=>|→|up to) ?(\d{1,3} ?%|\d+ out of \d+|(?:an? |grade )?[1-9A-E][+*-]?)(?= |$)/giu,
    "has gone from $1 to $2",
  ],
  [/(?<!\b(?:grid|map|page|figure) )\bref\b/giu, "referee"],
  [/\bits (?=set\b)/gu, "it is "],
  [/\b(to|answers?|answering|read|reads|reading) question$/giu, "$1 the question"],
  [
    /^homework (always|usually|often|mostly|never|sometimes|rarely) (?:handed )?in( on time| late)?$/giu,
    "homework is $1 handed in$2",
  ],
  [/\b(?:the )?best of (?:his |her |their )?ability\b/giu, "the best of their ability"],
  [
    /(?<=\p{L})(?<!\b(?:and|but|or|do|does|did|is|are|was|were|to|should|could|must|can|will|would|may|might|it['’]s)) not just (?=\p{L})/giu,
    ", not just ",
  ],
  [/\bao(?=[1-6]\b)/gu, "AO"],
  [/\b(since|in|for) (?=Year \d+ (?:mock|test|exam|assessment))/gu, "$1 the "],
  [/\bits (?=worth|been|not|too|very|a|the|hard|easy|always)\b/gu, "it is "],
  [/^most (able|talented|gifted|musical|creative|confident) in the\b/giu, "is the most $1 in the"],
  [
    /^from (an? [1-9A-E][*+-]?|grade [1-9A-E]|set \d) to (?=an? [1-9A-E]|grade [1-9A-E]|set \d)/giu,
    "has gone from $1 to ",
  ],
  [/\bfirst rate\b/giu, "first-rate"],
  [/\bin front of class\b/giu, "in front of the class"],
  [/\bsince (call|phone call|email|meeting|letter) home\b/giu, "since the $1 home"],
  [
    /\bsince (?:being |going |put )*(?:on report(?: card)?|(?:a |his |her |their )?report card)(?=$|[,.;])/giu,
    "since going on report",
  ],
  [/\bsince (?:last )?report(?=$|[,.;])/giu, "since the last report"],
  [
    /\b(since|after) (seating plan|meeting|phone call|detention|chat|warning|seat move)(?=$|[,.;])/giu,
    "$1 the $2",
  ],
  [/\b(with|by|after|since|despite|to|about) change of (?=\p{L})/giu, "$1 a change of "],
  [
    /(?<!^\p{L}+(?:s|ing)\b.*),\s*(an? (?:real |absolute |total )?(?:pleasure|joy|delight|privilege|credit|asset) to (?:teach|have|the|his|her|their)\b)/giu,
    " and $1",
  ],
  [
    /\b(in|on|for|before|by|until) (next|latest|first|final) (test|exam|assessment|mock|paper|unit|topic|essay|piece|project|task|quiz|report)\b/giu,
    "$1 the $2 $3",
  ],
  [
    /\b(forgets?|forgot|forgotten|forgetting|loses|lost|brings?|without) (exercise book|book|textbook|folder|homework diary|pencil case|glasses|sketchbook|goggles|apron)(?=$|[,.;]| (?:and|or|but|every|most|often|again|at|to|in)\b)/giu,
    "$1 their $2",
  ],
  [
    /(?<=^|\b(?:an?|his|her|their|with|of|produces?|produced|wrote|writes|some|many|very|and|keeps?|has|have) |, )well (organised|presented|written|planned|structured|researched|prepared|balanced|informed|argued|kept|rehearsed|thought-out|chosen|crafted) (?=(?!(?:and|but|in|with|for|by|on|at|this|when|as|from|to|since|now|enough|by|throughout|overall|if|or)\b)\p{L})/giu,
    "well-$1 ",
  ],
  [
    /\b(contributes?|improved|helps?|offers?|gives?|talks?|learnt|done|does|writes?) loads\b(?! of)/giu,
    "$1 a lot",
  ],
  [/\bto (?:a )?(high|good|poor|decent|very high|really high) standard\b/giu, "to a $1 standard"],
  [/\bwarm ups\b/giu, "warm-ups"],
  [/\bwhats (?=asked|expected|needed|set|going|required)/giu, "what is "],
  [/\bhols\b/giu, "holidays"],
  [
    /\b(could|should|might|can|will|to) (get|reach|achieve) (?=[1-9](?:[+-]?)(?: (?:with|if|in|by|next)\b|$))/giu,
    "$1 $2 a ",
  ],
  [/\bthe expected level for age\b/giu, "the expected level for their age"],
  [/\b(to|with|at|by) (cover|supply|student) teacher\b/giu, "$1 the $2 teacher"],
  [/\b(does|do|did|doing|done) ((?:only|just) )?bare minimum\b/giu, "$1 $2the bare minimum"],
  [/\b(around|about|for|of) subject\b/giu, "$1 the subject"],
  [
    /^((?:top|best|first|second|third|joint)\b.*\b(?:test|exam|mock|assessment|quiz|paper)) (\d+ out of \d+|\d+ ?%)$/giu,
    "$1, with $2",
  ],
  [/\b(\d{1,2}) mark (?=questions?\b)/giu, "$1-mark "],
  [/\baiming (?:for )?(?=[1-9A-E][+*-]?(?:$|[ ,.]))/gu, "aiming for a grade "],
  [/\bgr\.? (?=\d)/giu, "grade "],
  [/\bL([1-3]) (?=pass|merit|distinction)/gu, "a Level $1 "],
  [
    /\b(needs|need) to be (?:at )?(?:an? )?(?=[1-9][+-]?(?:$| for\b| to\b| in\b| by\b))/giu,
    "$1 to be at grade ",
  ],
  [
    /\b(online|more|extra|some|regular|daily|enough|with|of) practise\b(?! \p{L})/giu,
    "$1 practice",
  ],
  [/\b(friends|started|ready|changed) quick\b/giu, "$1 quickly"],
  [
    /\b(finished|completed|signed|brought|handed in|forgotten|lost|filled in|bringing|brings|forgets) (reading|practice) (log|diary|record)\b/giu,
    "$1 their $2 $3",
  ],
  [/\bequiped\b/giu, "equipped"],
  [
    /(?<!\b(?:his|her|their|my|our|your|its|the|to|who|and|or|\p{L}+['’]s?) )(?<=\p{L} )own (?=\p{L})/giu,
    "their own ",
  ],
  [/\bmak(es?|ing) sure (?!that\b|to\b|of\b)/giu, "mak$1 sure that "],
  [/\bmade sure (?!that\b|to\b|of\b)/giu, "made sure that "],
  [
    /^(all|every|most|some) ((?:piece of )?homework|work|tasks|pieces) (?:is |are )?(?:handed )?in( on time| late)?$/giu,
    "hands in $1 $2$3",
  ],
  [/^nothing (?:handed in|done) (since|this|so far)\b/giu, "has handed in nothing $1"],
  [/^none (?:handed in|done) (since|this|so far)\b/giu, "has handed in no homework $1"],
  [/^on phone\b/giu, "has been on their phone"],
  [/\bto best standard\b/giu, "to the best standard"],
  [/^not enough (?=\p{L})/giu, "there is not enough "],
  [/\b(use|using|uses|in|into) own (?=words\b)/giu, "$1 their own "],
  [/\bgot (?=[A-E][*+-]?(?: (?:in|on|for)\b|$))/gu, "got a "],
  [/^(always|usually|often) got (?=(?:his|her|their) )/giu, "$1 has "],
  [
    // After "to" it is what somebody does: "struggles to write up".
    /\b(?<!\b(?:to|can|cannot|can['’]t|could|should|must|not) )write[- ]up(s?)\b(?! (?:each|every|the|an?|his|her|their|all|any|notes|experiments|practicals|what|how|results)\b)/giu,
    "write-up$1",
  ],
  [/\b(be|become) (?:a )?grade (?=[1-9A-E])/giu, "$1 at grade "],
  [/,? \b(?:lol|haha|bless (?:him|her|them)|thank god|thank goodness)$/giu, ""],
  [
    /\b(?<!\b(?:in|for|of|at|and|during|to|from|like|as|with) )(?<=\p{L} )most lessons\b/giu,
    "in most lessons",
  ],
  [
    /\b(\d+|two|three|four|five|ten|twenty) (minutes|hours|weeks|days) (?=(?:work|effort|reading|practice|revision|notice|worth|homework)\b)/giu,
    "$1 $2' ",
  ],
  [/\b(other|younger|older|different) peoples (?=\p{L})/giu, "$1 people's "],
];
