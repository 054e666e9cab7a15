import { PIECES_OF_WORK } from "./things.ts";

/** How a mark is written once fractions have been read. */
const MARK = String.raw`(?:(?:\d{1,3}(?: or |-| to ))?\d{1,3} out of \d{1,3}|\d{1,3} ?%|(?:full|top) marks)`;
/** What there is more than one of in a sport, and one of in a district. */
const IN_SPORT =
  "(?:cross-country|athletics|gala|championships?|final|semi-final|quarter-final|finals|heats|league|cup|tournament|competition|relay|squad|team)";
const AREA =
  "(?:district|county|regional|national|borough|area|inter-house|interhouse|inter-school|schools)";
/** Words with which a sentence is joined or opened, where they are spoken of. */
const CONNECTIVE =
  "(?:because|however|therefore|although|whereas|furthermore|moreover|firstly|finally|consequently|so that|as a result|in contrast|in conclusion|on the other hand)";
const AWARD = String.raw`(?:d ?of ?e|dofe|duke of edinburgh(?:'s)?)(?: award)?`;
const AFTER_AWARD = String.raw`(?! (?:expedition|practice|trip|group|leader|volunteering|section|camp|walk|award))`;

/** What a student does better or worse, none of which is more than one thing. */
const SKILL =
  "(?:spelling|reading|writing|handwriting|drawing|shading|colouring|timing|passing|shooting|dribbling|footwork|technique|tone|intonation|phrasing|rhythm|speaking|listening|punctuation|grammar|pronunciation|vocabulary|accuracy|fluency|effort|attitude|focus|concentration|confidence|presentation|organisation|attendance|participation|recall|understanding|knowledge)";
const BY_NOW = " (?:a lot|massively|hugely|greatly|loads|a bit|since|this (?:term|year)|over)\\b";

/** What was reached, won, sat or made, and what is to be, as teachers write it and as a report says it. */
export const IDIOMS_OF_ACHIEVEMENT: readonly (readonly [RegExp, string])[] = [
  [/^straight ([1-9]|[A-E])s (?=in|for|across|since|on|all|this)/giu, "achieved straight $1s "],
  [/\bx[- ]?country\b/giu, "cross-country"],
  [
    /\b(considering|taking|doing|choosing|studying|(?:opted|opting) for) a[- ]levels?(?=$|[,.;])/giu,
    "$1 A level",
  ],
  [
    /\ba[- ]level(?= (?:maths|further|physics|chemistry|biology|history|geography|english|french|spanish|german|art|drama|music|psychology|sociology|business|economics|computer|computing|politics|law|photography|media|pe|re|rs)\b)/gu,
    "A level",
  ],
  [
    /\b(won|entered|reached) ((?:school |year |house |class )?(?:science fair|quiz|bake[- ]off|talent show|spelling bee|debate))(?=$|[,.;]| (?:with|in|for|at|by|and|this|last)\b)/giu,
    "$1 the $2",
  ],
  [
    /\b(rates?) of reactions? (?=(?:practical|experiment|investigation|project|write-up)\b)/giu,
    "$1-of-reaction ",
  ],
  [/\b(semi|quarter) final(s|ists?)?\b/giu, "$1-final$2"],
  [
    new RegExp(
      String.raw`\b(in|at|to|for|of|reached|won) (${AREA}) (?=(?:[\p{L}-]+ ){0,2}${IN_SPORT}(?:$|[^\p{L}-]))`,
      "giu",
    ),
    "$1 the $2 ",
  ],
  [/\bpts\b/giu, "points"],
  [
    /\b((?:top|best|first|highest|second|third) (?:of|in) the (?:class|year|set|group|year group)) (in|on|for) (?!the\b|his\b|her\b|their\b|an?\b|my\b|our\b|this\b|every\b|each\b|all\b)((?:[\p{L}-]+ ){1,3}(?:test|exam|assessment|quiz|mock|paper))\b/giu,
    "$1 $2 the $3",
  ],
  [/\bat last-minute\b/giu, "at the last minute"],
  [/\bpe (?=kit|lessons?|teacher|bag)/gu, "PE "],
  [
    /^((?:[\p{L}-]+ ){0,2}(?:score|mark|grade|average|attendance)) (?:is |has gone )?up (?:by )?(\d{1,3} ?%|\d{1,2} (?:marks|points|grades|months))(?=$|[,;.])/giu,
    "their $1 has gone up by $2",
  ],
  [/^((?:GCSE|AS|A[- ]level) [\p{L} ]{3,20}?) grade ([1-9]|[A-E]\*?)$/gu, "grade $2 in $1"],
  [
    /^((?!\p{L}+s to )(?:[\p{L}-]+ ){0,2}(?:club|choir|orchestra|band)) (every|each) (week|lunch ?time|\p{L}+day)$/giu,
    "attends the $1 $2 $3",
  ],
  [
    /\b(read(?:s|ing)?|learn(?:s|ed|t|ing)?|finish(?:es|ed)?|wrote|writes|played|performed) whole of (?=\p{L})/giu,
    "$1 the whole of ",
  ],
  [/\bproblem solving\b/giu, "problem-solving"],
  [/\bhard ?working\b/giu, "hard-working"],
  [/\bpop up (?=\p{L})/giu, "pop-up "],
  [
    /\b(left|right) hand (?=(?:lay[- ]ups?|dribbling|passing|serves?|side|corner)\b)/giu,
    "$1-hand ",
  ],
  [/\blay ups?\b/giu, "lay-ups"],
  [/\bnetflix\b/gu, "Netflix"],
  [/\byou ?tube\b/giu, "YouTube"],
  [/\bduolingo\b/gu, "Duolingo"],
  [/\bquizlet\b/gu, "Quizlet"],
  [/\b(at|to|for) uni\b/giu, "$1 university"],
  [/\b(minutes?|mins?|hours?|times)\/(day|night|week|lesson|evening)\b/giu, "$1 a $2"],
  [/\bsuch as (\p{L}+), (\p{L}+)$/giu, "such as $1 and $2"],
  [/(?<!\bthe )\b(night|day|week|evening) before(?=$|[.,;])/giu, "the $1 before"],
  [
    /(?<=\p{L} )(?<!\b(?:the|an?|his|her|their|our|my|each|every|another|other|different|any) (?:\p{L}+ )?)(referee|umpire|coach|captain|conductor|director|examiner|speaker|author|poet|writer|artist|composer)['’]s (?=\p{L})/giu,
    "the $1's ",
  ],
  [/\b(turn(?:s|ed|ing)?) back on (?=\p{L})/giu, "$1 their back on "],
  [/\b(displayed|on display|hanging|on show) in reception\b/giu, "$1 in the school reception"],
  [
    /\b(visit(?:ed|s|ing)?) (gurdwara|mosque|synagogue|temple|church|cathedral|mandir|museum|gallery)\b/giu,
    "$1 a $2",
  ],
  [
    /\b(learn|know|knows|understand|understands|revise|explain|explains|tell|remember|of|on) (difference|similarities|relationship|link|links|differences) (?=between\b)/giu,
    "$1 the $2 ",
  ],
  [/^([A-E]) grade (?=(?:for|in|on)\b)/gu, "grade $1 "],
  [/^((?:grade|level) \d [\p{L} ]{3,24}?) (passed|completed|achieved)$/giu, "$2 $1"],
  [/^(?:(?:gone|went) )?from (\d{1,3} ?%) to (\d{1,3} ?%)(?= |$)/giu, "has gone from $1 to $2"],
  [
    /^(\d{1,3} out of \d{1,3}|\d{1,3} ?%|full marks) (?!(?:in|on|for|from|at|of|with) )((?:[\p{L}-]+ ){0,3}(?:quiz|test|exam|mock|assessment|paper))$/giu,
    "$1 in the $2",
  ],
  [
    /^((?:[\p{L}-]+ ){0,3}(?:test|exam|assessment|mock|presentation|performance|speech|talk|audition|interview)) went (?=(?:really |very |so )*(?:well|better|brilliantly|badly|poorly)\b)/giu,
    "their $1 went ",
  ],
  // "Predicted 6, actual 5"
  [
    /^predicted:? (?:an? )?(?:grade )?([1-9A-E][*+-]?),?(?: and| but)? (?:actual(?: grade)?:?|actually got|got|achieved) (?:an? )?(?:grade )?([1-9A-E][*+-]?)$/giu,
    "was predicted a grade $1 and received a grade $2",
  ],
  // What was predicted beside what came of it
  [
    /^predicted (?:an? )?(?:grade )?([1-9A-E][*+-]?),?(?: and| but)? (?:is |now |currently |actually )*(?:working|performing|achieving) at (?:an? )?(?:grade )?([1-9A-E][*+-]?)$/giu,
    "is predicted a grade $1 but is working at grade $2",
  ],
  [/\b(more|less|enough|some|much) their own (?=\p{L})/giu, "$1 of their own "],
  // Marks and attendance
  [
    new RegExp(
      String.raw`^((?:[\p{L}-]+ ){0,2}(?:tests|quizzes|mocks|assessments)) (always|usually|often|consistently|mostly|regularly) (${MARK})$`,
      "giu",
    ),
    "$2 scores $3 in $1",
  ],
  [
    new RegExp(
      String.raw`^((?:[\p{L}-]+ ){0,3}(?:essay|test|exam|mock|assessment|paper|project|quiz|coursework)) got (${MARK})$`,
      "giu",
    ),
    "got $2 for their $1",
  ],
  [
    new RegExp(
      String.raw`\b(${MARK} (?:for|in|on)) (?=(?:${PIECES_OF_WORK}) (?:on|about|to|of|from)\b)`,
      "giu",
    ),
    "$1 the ",
  ],
  // "Brilliant effort in the quadratics test - 87%"
  [
    new RegExp(
      String.raw`(?<=\p{L} (?:in|on|for) (?:[\p{L}\d-]+ ){1,5}?)(test|exam|mock|assessment|paper|essay|quiz|project) [-–—] (\d{1,3} ?%|\d{1,3} out of \d{1,3})$`,
      "giu",
    ),
    "$1 ($2)",
  ],
  [/^(?:has |had )?(\d{2,3}(?:\.\d)? ?%|full|perfect) attendance\b/giu, "has had $1 attendance"],
  // Awards and records
  [
    new RegExp(
      String.raw`^(bronze|silver|gold) ${AWARD}(?: (?:completed|achieved|passed|done))?$`,
      "giu",
    ),
    "completed their $1 Duke of Edinburgh's Award",
  ],
  [
    new RegExp(
      String.raw`^${AWARD} (bronze|silver|gold)(?: award)?(?: (?:completed|achieved|passed|done))?$`,
      "giu",
    ),
    "completed their $1 Duke of Edinburgh's Award",
  ],
  [
    new RegExp(
      String.raw`\b(completed?|passed|achieved|gained|got|doing|finished|started|working towards|for|of) (?:(?:his|her|their|the) )?((?:bronze|silver|gold) )?(?:level )?${AWARD}(?: (bronze|silver|gold))?${AFTER_AWARD}(?=$|[^\p{L}'])`,
      "giu",
    ),
    "$1 their $2$3 Duke of Edinburgh's Award",
  ],
  [
    /^(?:(?:achieved|set|got) )?(?:an? )?(new )?(?:PB|personal best) (?:in|for|at) (?:the )?([\p{L}\d -]{2,24}?),?(?: -)? \(?(\d[\d:.]*\d(?: ?(?:seconds|secs|s|m|cm|metres))?)\)?$/giu,
    "achieved a $1personal best of $3 in the $2",
  ],
  [
    /^(?:(?:achieved|set|got) )?(?:an? )?(new )?(?:PB|personal best) (?:in|for|at) (?:the )?([\p{L}\d -]{2,24})$/giu,
    "achieved a $1personal best in the $2",
  ],
  [
    /^(?:was |is )?((?:star|pupil|student|writer|reader|mathematician|scientist|musician|artist|player|athlete) of the (?:week|month|term|half term|year|day|match))(?=$|[,;.]| (?:against|in|for|at|on|this|last)\b)/giu,
    "was $1",
  ],
  [/^(?:was |has been )?put forward for (?=\p{L})/giu, "was put forward for "],
  [/\b(form|class|year|house|school council|student council|eco) rep\b/giu, "$1 representative"],
  [
    /\b(plays?|playing|played|learns?|learning) (bass|lead guitar|rhythm guitar|bass guitar|french horn|tenor horn|cornet|tuba|euphonium|steel pans?)(?=$|[,.;]| (?:and|in|for|at|with|to)\b)/giu,
    "$1 the $2",
  ],
  [
    /\b(in|for|on|to|at|during|from) (\p{Lu}[\p{L}'’]+ and \p{Lu}[\p{L}'’]+) (?=(?:workshop|essay|project|unit|topic|production|play|test|assessment|poster|scene|performance)\b)/gu,
    "$1 the $2 ",
  ],
  // "For An Inspector Calls essay": the article is of the title.
  [
    /\b(in|for|on|from) ((?:An?|The) \p{Lu}[\p{L}'’]+(?: (?:(?:of|and|the|in) )*\p{Lu}[\p{L}'’]+)*) (?=(?:essay|unit|topic|test|assessment|poster|project|mock|speech)\b)/gu,
    "$1 the $2 ",
  ],
  // How somebody is when they do something
  [
    /\b(confident|competent|skilled) (?=\p{L}+ing (?:the|an?|his|her|their|in|with|on|to|at|for|all|most|\p{L}+s)\b)/giu,
    "$1 in ",
  ],
  [
    /\b(comfortable) (?=\p{L}+ing (?:the|an?|his|her|their|in|with|on|to|at|for|all|most|\p{L}+s)\b)/giu,
    "$1 with ",
  ],
  [
    /\b(nervous|anxious) (?=(?:speaking|reading|performing|presenting|answering) (?:the|an?|his|her|their|in|with|on|to|at|for|all|most|\p{L}+s)\b)/giu,
    "$1 about ",
  ],
  [
    /^(english|french|spanish|german|italian|latin|welsh|maths|reading|writing|speaking|spelling) (?:has |have )?come (?=on\b|a long way\b|in (?:leaps|bounds)\b|leaps\b|along\b)/giu,
    "their $1 has come ",
  ],
  [
    /\b(come|came|coming|comes)(?: on)? (?:in |by )?leaps and bounds\b/giu,
    "$1 on in leaps and bounds",
  ],
  [
    /^(lots|a lot|plenty|loads) of ((?:extra |hard |independent )?(?:catching up|work|revision|reading|practice|research)) done(?=$| (?:at|since|this|over|in|on)\b)/giu,
    "has done $1 of $2",
  ],
  [/\bwork before handing in(?=$|[,.;])/giu, "work before handing it in"],
  // "Rarely speaks but work is excellent": whose, once the pupil has been told of.
  [
    /(?<=^(?:rarely|seldom|never|hardly ever|often|always|sometimes|works?|talks?|speaks?|says)\b[^.;]*) but (work|homework|behaviour|effort|writing|handwriting|spelling|presentation) (?=(?:is|was|has been)\b)/giu,
    " but their $1 ",
  ],
  // "Evaluate questions": a kind of question in examinations, and nothing to be done to one.
  [/^evaluate questions$/giu, "evaluation questions"],
  [/^compare questions$/giu, "comparison questions"],
  // "Shading much improved", "handwriting improved a lot": it is, and it has.
  [
    new RegExp(`^(?:(?:his|her|their) )?(${SKILL}) much improved(?=$|${BY_NOW})`, "giu"),
    "their $1 is much improved",
  ],
  [
    new RegExp(
      `^(?:(?:his|her|their) )?(${SKILL}) ((?:greatly|massively|hugely|vastly|really|steadily|noticeably|certainly|definitely|slowly|gradually) )?improved(?=$|${BY_NOW})`,
      "giu",
    ),
    "their $1 has $2improved",
  ],
  [
    /^improved (?:(?:his|her|their) )?((?:\p{L}+ )?(?:spelling|reading|writing|handwriting|drawing|timing|passing|shooting|phrasing|speaking|listening|punctuation|pronunciation|effort|attitude|behaviour|presentation|attendance|focus)) (massively|hugely|greatly|enormously|loads|a lot|so much|dramatically|significantly|considerably|steadily|noticeably)$/giu,
    "has improved their $1 $2",
  ],
  [
    /^will (?:really |certainly |definitely )?(miss|be (?:sorry|sad) to (?:lose|see)) (?=(?:him|her|them|his|their|having|teaching)\b)/giu,
    "I will $1 ",
  ],
  // What is to be done
  [/(?<=\p{L} )re: (?=\p{L})/giu, "about "],
  [
    new RegExp(
      String.raw`\b(us(?:e|es|ed|ing)) (${CONNECTIVE})(?: and | or |, ?|/)(${CONNECTIVE})(?=$|[,.;]| (?:in|to|when|for|more)\b)`,
      "giu",
    ),
    '$1 "$2" and "$3"',
  ],
  [
    new RegExp(
      String.raw`\b(us(?:e|es|ed|ing)) (${CONNECTIVE})(?=$|[.;]| (?:in|to|when|for|more)\b)`,
      "giu",
    ),
    '$1 "$2"',
  ],
  [
    /\b(?:the )?((?:lunch ?time|lunch|after[- ]school|homework|revision|weekly|(?:Mon|Tues|Wednes|Thurs|Fri)day) (?:\p{L}+ )?)drop[- ]?in(s?)(?! (?:session|club))(?=$|[,.;]| (?:if|when|for|on|and|every|session|club)\b)/giu,
    "the $1drop-in$2",
  ],
  [
    /\b(on|with|using|of|use|uses|develop|strengthen) (weaker|weak|non-dominant|stronger|opposite) (foot|hand|side|leg|arm)\b/giu,
    "$1 their $2 $3",
  ],
  [/\bextra[- ]curricular(?=$|[,.;]| (?:and|at|in)\b)/giu, "extra-curricular activities"],
  [/\bextra curricular (?=\p{L})/giu, "extra-curricular "],
  [/\bnow (?:and |& ?|\/ ?)next (board|card|chart)\b/giu, "now-and-next $1"],
  [/\bbreak even(?=$|[,.;]| (?:and|in|point|charts?|analysis)\b)/giu, "break-even"],
  [
    /\b(evaluate|evaluating|test) (?:the )?((?:final )?(?:product|outcome|prototype))(?=$|[,.;]| (?:against|with|and|in)\b)/giu,
    "$1 their $2",
  ],
  [/\bspec\b/giu, "specification"],
  [/\bagainst (?=specification\b)/giu, "against the "],
  [/^(to )?project voice\b/giu, "$1project their voice"],
  [/\b(,? (?:and|or)) link (?=(?:back )?to \p{L})/giu, "$1 make links "],
];
