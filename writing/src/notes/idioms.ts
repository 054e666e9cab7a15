import { IDIOMS_LEFT_HALF_SAID } from "./idioms-left-half-said.ts";
import { IDIOMS_OF_ACHIEVEMENT } from "./idioms-of-achievement.ts";
import { IDIOMS_BESIDE_TICKS } from "./idioms-beside-ticks.ts";
import { IDIOMS_IN_FEW_WORDS } from "./idioms-in-few-words.ts";
import { IDIOMS_OF_HALVES } from "./idioms-of-halves.ts";
import { IDIOMS_OF_LESSONS } from "./idioms-of-lessons.ts";
import { IDIOMS_OF_SCHOOL_LIFE } from "./idioms-of-school-life.ts";
import { IDIOMS_OF_REASON_AND_PLACE } from "./idioms-of-reason-and-place.ts";
import { IDIOMS_OF_SPEECH } from "./idioms-of-speech.ts";
import { IDIOMS_OF_THE_CLASSROOM } from "./idioms-of-the-classroom.ts";
import { IDIOMS_OF_TIME } from "./idioms-of-time.ts";
import { IDIOMS_OF_TURNING_OUT } from "./idioms-of-turning-out.ts";
import { IDIOMS_TYPED_IN_HASTE } from "./idioms-typed-in-haste.ts";

/** Set ways to write among teachers, and how a report says the same. Read after short forms have been written out. */
export const IDIOMS: readonly (readonly [RegExp, string])[] = [
  ...IDIOMS_IN_FEW_WORDS,
  ...IDIOMS_LEFT_HALF_SAID,
  ...IDIOMS_OF_HALVES,
  ...IDIOMS_OF_THE_CLASSROOM,
  ...IDIOMS_OF_TIME,
  ...IDIOMS_OF_SPEECH,
  ...IDIOMS_OF_LESSONS,
  ...IDIOMS_OF_SCHOOL_LIFE,
  ...IDIOMS_TYPED_IN_HASTE,
  ...IDIOMS_OF_ACHIEVEMENT,
  ...IDIOMS_BESIDE_TICKS,
  ...IDIOMS_OF_TURNING_OUT,
  ...IDIOMS_OF_REASON_AND_PLACE,
  // "Verb endings, verb endings": said once.
  [/^(.{4,40}?)(?:,? (?:and )?\1)+$/giu, "$1"],
  // Informal words
  [/\bchuck(ing|s)?\b/giu, "throw$1"],
  [/\bchucked\b/giu, "threw"],
  [/\b(?:loads|tons|heaps) to (?=say|offer|give|contribute)/giu, "a lot to "],
  [/\b(?:one[- ]to[- ]one|1[ -]?(?::|-|to)[ -]?1)\b/giu, "one-to-one"],
  [/\b(harder|easier|tougher|new|trickier) stuff\b/giu, "$1 work"],
  [
    /(?<!\bto )\b[Cc]atch[- ]up(?= (?:on|at|in|after|before|every) (?:\p{Lu}|lunch|school|break))/gu,
    "catch-up",
  ],
  [/(?<!\b(?:the|both|our|all) )\bchanging rooms?\b/giu, "the changing rooms"],
  [/\bto (\p{L}+) then (?=\p{L})/giu, "to $1 and then "],
  [/\bup to date (?=\p{L}+s?\b(?<!\b(?:with|in|on|and|but|so|for|at|now)))/giu, "up-to-date "],
  // "Before saying its finished": it is.
  [
    /\b(says?|saying|said|thinks?|thinking|thought|knows?|knowing|assum(?:es?|ing)|claims?|claiming|when|if|until|unless|because|before|after|once) its (?=(?:\p{L}+ed|done|hard|easy|right|wrong|ready|too|not|been|time|correct|perfect|late|over|boring|difficult|tricky|typed|due|obvious|clear|simple|complicated|long|short|close|fun|cold|wet|quiet|noisy|new|needed|set)\b(?! \p{L}+s?\b(?<!\b(?:for|to|in|at|on|by|and|or|but|that|when|him|her|with))))/giu,
    "$1 it is ",
  ],
  [
    /\b(cop(?:es|ed|ing)|settl(?:es|ed|ing)(?: in)?|gett?(?:s|ing)? on|manag(?:es|ed|ing)) fine\b/giu,
    "$1 well",
  ],
  [
    /\b(at|on) (?:the )?(first|second|third) (error|hurdle|mistake|attempt|hint|setback|obstacle|problem|go|try)\b/giu,
    "$1 the $2 $3",
  ],
  [/\b(?<!\b(?:the|his|her|their) )hoy\b/giu, "the head of year"],
  [/\bhoy\b/giu, "head of year"],
  [
    /,? (?:but |and |just |with )?(?:the |an )?odd ((?:(?!one\b)\p{L}+ )?(?:day|moment|lesson|lapse|wobble|blip|comment|outburst|incident|slip))$/giu,
    " with the odd $1",
  ],
  [/\bunknowns? both sides\b/giu, "unknowns on both sides"],
  [/\bnowt\b/giu, "nothing"],
  [/\bowt\b/giu, "anything"],
  [/\bnite(s?)\b/giu, "night$1"],
  [/\bluv(s?)\b/giu, "love$1"],
  [/\bgonna\b/giu, "going to"],
  [/\b(a|another|one|each|every) mate('s)?\b/giu, "$1 friend$2"],
  [/\ba tad\b/giu, "a little"],
  [
    /\b(reads?|reading|show(?:s|ed|n|ing)?|looks?|turns?|goes|moves?|runs?|wanders?|walks?) ((?:\p{L}+ )?)round\b(?! of| the final)/giu,
    "$1 $2around",
  ],
  [
    /(?<!\b(?:is|are|was|were|be|been|an?|and|but|works?|worked|tries|not|so),?)(?<=\p{L}) (especially|particularly) (?!(?:hard|good|well|strong|weak|able|pleas\p{L}+|proud|in|at|when|if|with|on|for|by|\p{L}+ly|\p{L}+ing)\b)(?=[\p{L}\d])/giu,
    ", $1 ",
  ],
  [
    /^(foundation|higher) tier\b(?! (?:topics?|work|papers?|questions?|content|maths|skills|material)\b)/giu,
    "is on the $1 tier",
  ],
  [/\bwithout\s+(calculator|textbook|worksheet|prompt sheet)\b/giu, "without a $1"],
  [/\bqual(s)?\b/giu, "qualification$1"],
  [
    /\b(writing|art|maths|poetry|design|photography|dance|coding|science|spelling) comp\b/giu,
    "$1 competition",
  ],
  [/\b(of|in|on|using|uses?|with) excel\b/gu, "$1 Excel"],
  [
    /^((?:more|some|occasional|regular|frequent|constant|extra|further|much more|a lot more|a lot of|a little|better) [\p{L} ]{3,40}?) (?:is |are )?(?:needed|required)(?= |$)/giu,
    "needs $1",
  ],
  [/^phone (?:was )?out\b(?! of)/giu, "had their phone out"],
  // How far somebody is
  [
    /^(a bit|something) of an? (?=(?:perfectionist|chatterbox|loner|star|natural|leader|character|performer|worrier|all-rounder)\b)/giu,
    "is $1 of a ",
  ],
  [/\btime[- ]keeping\b/giu, "timekeeping"],
  [/\b(but|and|though) (good|high|poor|excellent|low|decent) quality$/giu, "$1 of $2 quality"],
  [
    /^((?:very |really |so |always |not )*)switched (on|off)(?=$|[,.;]| (?:and|but|in|at)\b)/giu,
    "is $1switched $2",
  ],
  [
    /^(lacks?|needs?|shows?) ([\p{L}-]+),? not (ability|effort|intelligence|understanding|talent|skill|knowledge|ideas|enthusiasm|confidence|accuracy|speed|quantity|quality|potential)$/giu,
    "$1 $2 rather than $3",
  ],
  [/^(lots|plenty|a lot|much) to (?=say|offer|contribute|give)\b/giu, "has $1 to "],
  [
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?<!\b(?:is|are|was|were|has|have|had|with|a|no|been))) no (?:problem|trouble|issue)$/giu,
    "has no problem with $1",
  ],
  [/^(more|less) of an? (?=[\p{L}-]+ than an? )/giu, "is $1 of a "],
  [
    /\b(at|below|above|beyond|towards) expected(?=$|[,.;]| (?:and|but)\b)/giu,
    "$1 the expected level",
  ],
  [/\b(never|always) (\p{L}+) \1 (\p{L}+)(?=$|[,.;])/giu, "$1 $2 and $1 $3"],
  [
    /^((?:[\p{L}-]+ ){0,2}(?:test|quiz)) scores:? ((?:\d{1,3}, )*\d{1,3}),? (?:and )?(\d{1,3})$/giu,
    "scored $2 and $3 in the $1s",
  ],
  [
    /(?<=\p{L}|\d)\s+[-–—]{1,2}\s+((?:all|both|mostly|mainly|largely|usually) (?=(?:to|on|in|for|at|after|before|from|during|with)\b))/giu,
    ", $1",
  ],
  [
    /\b(suits?|on|doing|sit|sitting|taking|entered for|moved? to|better on) foundation\b(?! tier| stage| paper| year)/giu,
    "$1 the foundation tier",
  ],
  [
    /^((?:[\p{L}-]+ ){0,2}?(?!maths |physics )[\p{L}-]*[^s\W]s)(?<!\b(?:is|are|was|were|has|have|had|not|never|no|longer|such|quite|been|seems|finds?|of|be|remains?|becoming|become|as|like|with|to|a|an|the|it|this|that|still|for|and|or|but)) (still |not |never |no longer )?(an? (?:real |big |growing |major |slight |clear )?(?:issue|problem|concern|worry|strength|weakness|struggle|liability|priority|target))$/giu,
    "$1 are $2$3",
  ],
  [
    /^((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?<!\b(?:is|are|was|were|has|have|had|not|never|no|longer|such|quite|been|seems|finds?|of|be|remains?|becoming|become|as|like|with|to|a|an|the|it|this|that|still|for|and|or|but)) (still |not |never |no longer )?(an? (?:real |big |growing |major |slight |clear )?(?:issue|problem|concern|worry|strength|weakness|struggle|liability|priority|target))$/giu,
    "$1 is $2$3",
  ],
  [/\b(younger|little|smaller) ones\b/giu, "$1 pupils"],
  [/^(hope|think|feel|believe|hoping) (?=(?:he|she|they) \p{L})/giu, "I $1 "],
  [/^I hoping\b/giu, "I am hoping"],
  [
    /^grade ([1-8]) (\p{L}+)(?: exam)? with (distinction|merit|honours)$/giu,
    "passed grade $1 $2 with $3",
  ],
  [/\btold no\b(?=$|[.,;]| by)/giu, 'told "no"'],
  [
    /^(not|never|hardly|barely) ((?:really |much |yet )?(?:improved|changed|progressed|matured)\b)/giu,
    "has $1 $2",
  ],
  [
    /^((?:reading|spelling|comprehension) age) (?:is |of |at |now )*(\d{1,2}(?:[.:]\d{1,2})?(?: years?)?(?: and \d{1,2} months?)?)$/giu,
    "has a $1 of $2",
  ],
  [
    /^(?:currently |now )?tracking (?:at )?(?:an? |grade )?([1-9][+-]?)(?=$|[,.;])/giu,
    "is tracking at grade $1",
  ],
  [/\bcross country\b/giu, "cross-country"],
  [/\bsec (?=(?:on|with|in|at)\b)/giu, "secure "],
  [/^pred(?:icted)?\.? (?:grade )?(?=(?:an? )?[A-E1-9][*+-]?(?:$|[ ,.]))/giu, "predicted "],
  // "EXS reading": in it.
  [/\b(GDS|EXS|WTS) (?=(?:reading|writing|maths|science|phonics)\b)/gu, "$1 in "],
  [/^(?:is |now |currently )*(?:working )?(?:at )?GDS\b/gu, "is working at greater depth"],
  [/\bGDS\b/gu, "greater depth"],
  [
    /^(?:is |now |still |currently )*(?:working )?(?:at )?WTS\b/gu,
    "is working towards the expected standard",
  ],
  [/^(?:is |now |currently )*(?:working )?(?:at )?EXS\b/gu, "is working at the expected standard"],
  [
    /\b(at|above|below|beyond|meeting|exceeding|meets|exceeds) ARE\b/gu,
    "$1 age-related expectations",
  ],
  [
    /^((?:[A-EU][+*-]?|[1-9])s(?: and (?:[A-EU][+*-]?|[1-9])s)?(?= (?:all|this|so|in)\b))/gu,
    "has been getting $1",
  ],
  [/^(?:sitting|hovering) at (?=an? (?:[1-9]|[A-E])\b)/giu, "working at "],
  [
    /\b(pushing|heading|working towards|on course|hoping)(?: for)? (?=[1-9][+-]?(?:$|[,.;]))/giu,
    "$1 for a grade ",
  ],
  [/\b(?:ok|okay)(?=$|[.,;]| (?:on|with|at|in|when|but)\b)/giu, "fine"],
  [/^top of the (?=(?:class|group|set|year)\b)/giu, "is top of the "],
  [/^(?=marks in the \d0s\b)/giu, "has been getting "],
  [
    /^(\d{1,3}) ?% (in|on) ([^,\d]+), (?:and )?(\d{2}) (in|on) ([^,\d]+)$/giu,
    "$1% $2 $3 and $4% $5 $6",
  ],
  [
    /^(\d{1,3}) ?% (in|on) ([^,\d]+), (\d{2}) (in|on) ([^,\d]+),? (?:and )?(\d{2}) (in|on) ([^,\d]+)$/giu,
    "$1% $2 $3, $4% $5 $6 and $7% $8 $9",
  ],
  [
    /^(?:consistent|consistently|solid|steady|mostly|regular)(?: grade)? ([1-9]|[A-E])s$/giu,
    "is consistently working at grade $1",
  ],
  [/\bperf(?:orming|ormance)? grade (\d)\b/giu, "grade $1 in performing"],
  [/\bcomp(?:osing|osition)? grade (\d)\b/giu, "grade $1 in composing"],
  [/\bdistinction star\b/giu, "distinction*"],
  [/\bp([1-6])s\b/gu, "period $1 lessons"],
  [
    /\b(highest|lowest|fastest|strongest|weakest|brightest|quickest|best|worst) in (set|group|year)\b/giu,
    "$1 in the $2",
  ],
  // How many there are of what goes by per cent
  [
    /^(attendance|punctuality) (?:is |of |at |was |now )*(\d{1,3}(?:\.\d)? ?%)(?=$| (?:this|since|so|overall|all)\b)/giu,
    "their $1 is $2",
  ],
  // What is sat and what is won
  [
    /^(?:an? )?(?:grade )?([1-9]) (?:in |on )?(?:the )?mock,? (?:and )?(?:is )?predicted (?:an? )?(?:grade )?([1-9])$/giu,
    "achieved a grade $1 in the mock and is predicted a grade $2",
  ],
  [/^(?:is )?never without (?=(?:an?|his|her|their) )/giu, "always has "],
  [
    /^((?:[\p{L}-]+ ){0,3}(?:test|quiz|exam|assessment|mock)) (\d{1,3} out of \d{1,3}|\d{1,3} ?%)(?= (?:this|last|every|each|most|two|three|four|\d) (?:\p{L}+)\b)/giu,
    "scored $2 in the $1",
  ],
  [/^(?:cracked|nailed|sussed) (?=\p{L})/giu, "mastered "],
  [
    /^improved ((?:test |mock |exam )?(?:scores?|grades?|marks?|results?)|(?:reading|spelling) age) (?=from\b)/giu,
    "improved their $1 ",
  ],
  [
    /^((?:reading|spelling) age) (?:is )?up (?:by )?(\d{1,2} months|a year|two years)/giu,
    "their $1 has gone up by $2",
  ],
  [
    /^(?:a |new )?(?:(\d+ ?m(?:etres?)?(?: [\p{L}]+)?|[\p{L} ]{3,24}) )(?:PB|personal best)$/gu,
    "achieved a personal best in the $1",
  ],
  [
    /^(?:is )?(consistently|usually|mostly|always|often|currently|now) (?:at )?(?:an? )?(?:grade )?([1-9][+-]?|[A-E][*+-]?)$/giu,
    "is $1 working at grade $2",
  ],
  [/^(?:the )?star of the (?=show|production|team|play|class)/giu, "was the star of the "],
  [/\b(always|often|usually|never|rarely|still) has hand up\b/giu, "$1 has their hand up"],
  [/\b(\d)[- ]fig(?:ure)?s?\b(?= \p{L})/giu, "$1-figure"],
  [/\b(grid|map) ref(s?)\b/giu, "$1 reference$2"],
  [
    /(?<!\bthe )\b(past|present|future|perfect|imperfect) and (past|present|future|perfect|imperfect) tenses?\b/giu,
    "the $1 and $2 tenses",
  ],
  [
    /^(past|present|future|perfect|imperfect|conditional) tense(?=$|,| (?:with|of|in|and)\b)/giu,
    "the $1 tense",
  ],
  [/(?<=\p{L})(?<!\b(?:the|for|his|her|their)) first time(?=$|[.,;])/giu, " the first time"],
  // What there is only one of is called by its name with an article
  [
    /(?<!\b(?:the|a|an|his|her|their|our)(?: \p{L}+)? )\b(Bible|Qur['’]?an|Torah|Cold War|Holocaust|Renaissance|Reformation|Industrial Revolution|French Revolution|Russian Revolution|(?:Battle|Treaty|Siege|Great Fire|Wars) of (?!(?:the|wits|wills|nerves|words)\b)\p{L}{3,}|(?:First|Second) World War|Great Depression|Weimar Republic|Wall Street Crash|Black Death|Norman Conquest|Great Fire|Gunpowder Plot|British Empire|Roman Empire|slave trade|water cycle|carbon cycle|rock cycle|nitrogen cycle|periodic table|digestive system|nervous system|circulatory system|solar system|Suez Crisis|Cuban Missile Crisis|Spanish Armada|Home Front|Western Front|trig rules|sine rule|cosine rule|chain rule|product rule|verb[- ]second rule|power rule|quotient rule|trapezium rule|rule of thirds|passive voice|scientific method|subjunctive|preterite)(?=$|[,.;]| (?:and|or|but|in|on|with|by|for|from|when|as|is|was|has|to|at|of)\b)/giu,
    "the $1",
  ],
  // "On board" is no board
  [
    /\btook (all |any |my |the )?(feedback|advice|comments|criticism|suggestions|corrections) on board\b/giu,
    "acted on $1$2",
  ],
  [
    /\btakes (all |any |my |the )?(feedback|advice|comments|criticism|suggestions|corrections) on board\b/giu,
    "acts on $1$2",
  ],
  [
    /\btake (all |any |my |the )?(feedback|advice|comments|criticism|suggestions|corrections) on board\b/giu,
    "act on $1$2",
  ],
  [
    /\btaking (all |any |my |the )?(feedback|advice|comments|criticism|suggestions|corrections) on board\b/giu,
    "acting on $1$2",
  ],
  [/\bin form(?=$|[,.;])/giu, "in the form"],
  [
    /\b(elected|voted|nominated|picked|chosen) (?:to|for) (school council|student council|student leadership team|eco council|head (?:boy|girl))\b/giu,
    "was $1 to the $2",
  ],
  [/^(very |really |so )?determined to (?=\p{L})/giu, "is $1determined to "],
  [
    /^(?:is |was |has been )?(not )?(entered|recommended) for (?=(?:the )?(?:foundation|higher)(?: tier| paper)?(?:$|[,.;]| at\b))/giu,
    "has $1been $2 for ",
  ],
  [/\bfor higher(?: tier)?(?=$|[,.;]| at\b)/giu, "for the higher tier"],
  [
    /\bplays? (?:the )?(cello|violin|viola|piano|guitar|drums|flute|clarinet|trumpet|trombone|horn|harp|saxophone|sax|oboe|bassoon|recorder|ukulele|keyboard|double bass|bass guitar|organ)(?:,? (?:at )?grade (\d)(?: standard)?)$/giu,
    "plays the $1 at grade $2",
  ],
  [
    /\b(plays?|playing|learns?|learning|played|learnt|practises?) (cello|violin|viola|piano|guitar|drums|flute|clarinet|trumpet|trombone|harp|saxophone|oboe|bassoon|ukulele|double bass)(?=$|[,.;]| (?:and|in|for|at|with|to)\b)/giu,
    "$1 the $2",
  ],
  [/^great fun (?=to (?:teach|have|work with))/giu, "is great fun "],
  [/\b(subject|age|exam|task|context|site) specific (?=\p{L})/giu, "$1-specific "],
  [
    /\bself (belief|esteem|control|discipline|assessment|doubt|worth|image|evaluation|correction)\b/giu,
    "self-$1",
  ],
  [/\b(\d{1,2}) mark (?=(?:essays?|answers?|tasks?|problems?|responses?)\b)/giu, "$1-mark "],
  [
    /(?<=\p{Lu}\p{Ll}+) which (?=(?:does|did|has|had|is|was|makes?|made|means?|helps?|helped)\b)/gu,
    ", which ",
  ],
  [/^improving all the time$/giu, "is improving all the time"],
  [/\bexcel (formulas?|formulae|functions|charts|skills|spreadsheets?)\b/giu, "$1 in Excel"],
  [
    /^(?:was |has been )?(elected|voted|made|appointed|became) (?=(?:form|house|team|class|sports|vice) (?:captain|rep\b|representative)|prefect|head (?:boy|girl)|captain\b|librarian)/giu,
    "became ",
  ],
  [/\b(leads|led) assembly\b/giu, "$1 an assembly"],
  [
    /\b(too|over|less|overly) reliant on (calculator|dictionary|textbook|spellcheck|writing frame|sentence starters|translator)\b/giu,
    "$1 reliant on a $2",
  ],
  [/\b(\d{1,3}) bar (?=\p{L})/giu, "$1-bar "],
  [
    /\bleft hand(?=$|[,.;]| (?:in|on|when|is|needs)\b)(?<!\b(?:his|her|their|the|with) left hand)/giu,
    "their left hand",
  ],
  [
    /\bright hand(?=$|[,.;]| (?:in|on|when|is|needs)\b)(?<!\b(?:his|her|their|the|with) right hand)/giu,
    "their right hand",
  ],
  [
    /\b(writing|reading|essay) (stamina|fluency|speed|accuracy) (improved|improving|developing|growing)\b/giu,
    "their $1 $2 has improved",
  ],
  [
    /^(exceed(?:s|ed)|beat|meets?|met|hits?|missed|misses|reach(?:es|ed)|surpass(?:es|ed)|smashed) (?:his |her |their )?target(s?)(?=$|[,.;]| (?:in|by|this|for|with|and|but|on|at|twice|again)\b)/giu,
    "$1 their target$2",
  ],
  [/\bneeds? ([4-9]) (?=(?:for|to|in)\b)/giu, "needs a grade $1 "],
  [
    /^(?:at |meeting |working at )?(?:the )?expected standard(?=$| (?:in|for)\b)/giu,
    "is working at the expected standard",
  ],
  [/^working towards$/giu, "is working towards the expected standard"],
  [/^(well |just |slightly |far )?(above|below) average$/giu, "is $1$2 average"],
  [/\b1 (?=(?:detention|warning|late mark|merit|absence|exclusion|removal)\b)/gu, "one "],
  [
    /^(several|many|some|lots of|a few|multiple|numerous|countless|two|three|four|five|six|[2-9]|\d\d) (?=(?:warnings|detentions|reminders|late marks|removals|exclusions|suspensions|absences|sanctions|phone calls home)\b)/giu,
    "has had $1 ",
  ],
  [/\bdistracts (table|group|class|row)\b/giu, "distracts the $1"],
  // Words that are spoken of and not meant
  [
    /\b(connectives|conjunctions|openers|adverbials|linking words|discourse markers) (?:like|such as) (?!")(\p{L}+)(?: and | or )(?!")(\p{L}+)$/giu,
    '$1 such as "$2" and "$3"',
  ],
  [
    /\b(works?|worked|performs?|does|copes?|focuses) well ((?:in|with|on|at|when|for) [^,]+), (?:but )?(less well|not so well) (?=(?:in|with|on|at|when|for)\b)/giu,
    "$1 well $2 but $3 ",
  ],
  // The youngest of a primary school
  [
    /(?<!\b(?:up|shown|now|is|was|hung|framed) )\b(to|with|in|helps?|helped) reception\b(?! (?:class|children|pupils|desk|staff|area|pupil|teacher|room))/giu,
    "$1 Reception",
  ],
  [
    /^((?:[\p{L}-]+ )?(?:tests?|quizzes|scores|marks)):? ((?:\d{1,3}, )*\d{1,3}),? (?:and )?(\d{1,3})( out of \d{1,3})?$/giu,
    "scored $2 and $3$4 in the $1",
  ],
  [/\b(\d{1,2})(?:,| and) (\d{1,2})[- ]mark(?:ers?| questions?)\b/giu, "$1- and $2-mark questions"],
  [
    /^(?:currently |now |still )*on an? ([1-9][+-]?|[A-E][*+-]?)(?=$|,| (?:and|but)\b)/giu,
    "is currently working at grade $1",
  ],
  [
    /^((?!(?:is|was|has|needs|really|finally|almost|nearly)\b)[\p{L}\d' -]+?) (?:nailed|mastered|cracked)$/giu,
    "has mastered $1",
  ],
  [
    /(?<!\b(?:in|on|for|about|with|of)\b.*)(?<!\bthe [\p{L}-]+ )\b(in|on|for) (?!(?:the|an?|his|her|their|my|our|this|that|every|each|all|last|next|some|any|most|both|no)\b)([\p{L}-]+) (screen|screening|check|mock|baseline)\b/giu,
    "$1 the $2 $3",
  ],
  [/\bsemi[- ]colon(s?)\b/giu, "semicolon$1"],
  [/\brunner up\b/giu, "runner-up"],
  [
    /^((?!(?:an?|the|was|is)\b)(?:[\p{L}\d-]+ ){0,3}(?:fair|competition|quiz|contest|tournament|cup|race|final|bake-off|gala)) (runner-up|finalist|semi-finalist)$/giu,
    "was a $2 in the $1",
  ],
  [
    /^((?!(?:an?|the|was|is)\b)(?:[\p{L}\d-]+ ){0,3}(?:competition|quiz|contest|tournament|cup|race|prize|award|bake-off|gala)) winner$/giu,
    "won the $1",
  ],
  [/\bin the ((?:[\p{L}-]+ ){1,3})comp$/giu, "in the $1competition"],
  // Compounds
  [
    /\b(kind|warm|light|half|soft|big|whole|faint|level|clear|hot|cool|absent|narrow|strong|fair|single|short|even|quick|sweet|good|ill|bad|sharp|slow|self|thick|thin|high|hard|open|tough) (hearted|headed|minded|tempered|natured|humoured|witted|willed|skinned|spirited)\b/giu,
    "$1-$2",
  ],
  [
    /\bself (aware|motivated|confident|conscious|critical|assured|disciplined|reliant|sufficient|directed|taught)\b/giu,
    "self-$1",
  ],
  [/\bsingle[- ]handed(?:ly)?\b/giu, "single-handedly"],
  [/\bword[- ]processed\b/giu, "word-processed"],
  [/\bhand[- ]written\b/giu, "handwritten"],
  [
    /\b([2-9]|\d{2,4}) (word|page|minute|hour|metre|mile|day|week|year|piece|part|verse|line|chord|bar|stage|step|figure|digit|letter|syllable|colour|course) (?=(?!(?:of|in|a|per|every|each|long|late|early|and|or|but|for|to|on|at|with|from|limit|later|ago|old|is|was)\b)\p{L})/gu,
    "$1-$2 ",
  ],
  [/\b(an?|the|his|her|their|every|each) catch up (?=\p{L})/giu, "$1 catch-up "],
  [/\b(reads?|reading) (treble|bass|alto|tenor) clef\b/giu, "$1 the $2 clef"],
  [/\borg chem(?:istry)?\b/giu, "organic chemistry"],
  [/\binorg chem(?:istry)?\b/giu, "inorganic chemistry"],
  [/\bcvc\b/gu, "CVC"],
  // "Sits alone now which has helped": the whole of it has.
  [
    /\b(classmates?|friends?|partners?|peers|now|well|too|often|more|better|again|aloud|alone|together|him|them|it|independently|regularly|calmly) which (?=(?:has|have|had|is|was|makes?|made|means?|meant|helps?|helped|shows?|showed|he|she|they|I)\b)/gu,
    "$1, which ",
  ],
  // Whose
  [/\b(with|to) (mum|dad|gran|nan|grandad|grandma)\b/giu, "$1 their $2"],
  // "Letter formation - especially g and j": belongs to what stands before it.
  [/\s+[-–—]{1,2}\s+(?=(?:especially|particularly|such as|including)\b)/giu, ", "],
  [
    /, now (?=(?:up|on display|displayed|hanging|framed) (?:in|on|outside|by)\b)/giu,
    ", which is now ",
  ],
  [
    /\b(?<!\b(?:the|an?|his|her|their) )((?!and\b|or\b|of\b|the\b)\p{Ll}+) vs\.? (\p{Ll}+) (?=(?:debate|essay|unit|topic|argument|question)\b)/gu,
    "the $1 versus $2 ",
  ],
];
