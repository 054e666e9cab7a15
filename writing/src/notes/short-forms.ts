import { BRITISH } from "./british.ts";
import { CONTRACTIONS } from "./contractions.ts";
import { writeGrades } from "./grades.ts";
import { IDIOMS } from "./idioms.ts";
import { WRITTEN_SHORT } from "./written-short.ts";
import { LEFT_OUT } from "./left-out.ts";
import { ready, rewrite } from "./rewrite.ts";

/** Short forms teachers type, each with what it stands for. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bv\.? (?=(?:St\.? )?\p{Lu})/gu, "against "],
  ...WRITTEN_SHORT,
  [/\b[Ii]rreg\b\.?/gu, "irregular"],
  [/\b(?:usu|usly)\b\.?/giu, "usually"],
  [/\bgrt\b/giu, "great"],
  [/\b(needs?|more|use|some|little|no|of|supporting) ev\b\.?/giu, "$1 evidence"],
  [/\balwyas\b/giu, "always"],
  [/\bno[ -]nonsense (?=attitude|approach)/giu, "no-nonsense "],
  [/\b[Rr]ev (?=vocab|vocabulary|notes|key|the|for|all|past)/gu, "revise "],
  [/\bteam mates\b/giu, "teammates"],
  [/\beqns\b/giu, "equations"],
  [/\bSPaG\b|\bspag\b/gu, "spelling, punctuation and grammar"],
  [/\b[Pp]([1-9])\b(?= (?:on|every|each|again))/gu, "period $1"],
  [/\b(mostly|usually|always|often|mainly|especially|esp) [Pp]([1-9])\b/gu, "$1 in period $2"],
  [/\b(after|before|in|during|from|at) [Pp]([1-9])\b/gu, "$1 period $2"],
  [/\b[Yy](\d{1,2})\b/gu, "Year $1"],
  [/\battention[ -]seeking\b/giu, "attention-seeking"],
  [/\bnon[ -]stop\b/giu, "non-stop"],
  [/\bnon[ -]exist[ae]nt\b/giu, "non-existent"],
  [/\b(in|during|for|with|to) whole class (?=\p{L}+(?<!when|and|but|or)\b)/giu, "$1 whole-class "],
  [/\bin whole class\b/giu, "in whole-class work"],
  [
    /\b(?<=\p{L} )re (?=missing|the|his|her|their|homework|lateness|behaviour)|(?<=\b(?:contributions?|questions?|points?|comments?|ideas?|opinions?|discussions?|talk|spoke|speech|concerns?|worried|reminding|reminders?|warned|warnings?|spoken to|letter|email|quiz|essay) )re (?=\p{L})/giu,
    "about ",
  ],
  [
    /(?<=\p{L}) (?<!\b(?:for|spends?|spent|spending|do|does|did|doing|least|about|around|only|just|extra|another|to|than|of|is|takes?|over|under|with|by|within|in|or|and) )(\d+ (?:mins?|minutes|hours?|hrs)) (a|per|each|every) (night|day|week|evening)\b/giu,
    " for $1 $2 $3",
  ],
  [/\battend[ae]nce a concern\b/giu, "attendance is a concern"],
  [/\bdiff\b\.?(?= to\b)/giu, "difficult"],
  [/\b(?:2x|x2)\b(?! ?tables?\b)/giu, "twice"],
  [/\b(?:3x|x3)\b(?! ?tables?\b)/giu, "three times"],
  [/\b(?:4x|x4)\b(?! ?tables?\b)/giu, "four times"],
  [/\b(?:5x|x5)\b(?! ?tables?\b)/giu, "five times"],
  [
    /\bend of (unit|term|year|topic|chapter) (?=test|exam|assessment|quiz|show|concert|production|play|performance|project|task|paper|piece|review|exhibition)/giu,
    "end-of-$1 ",
  ],
  [/\bass(?:ess)?mts\b/giu, "assessments"],
  [/\bass(?:ess)?mt\b/giu, "assessment"],
  [/\bassi?gnmts?\b/giu, "assignments"],
  [/\bcontribs\b/giu, "contributions"],
  [/\bperf\b\.?(?= (?:of|in|at))/giu, "performance"],
  [/\bcapt\b\.?/giu, "captain"],
  [/\bans\b\.?(?=$|\s*[,;]| (?:in|to|are|too|need|lack))/giu, "answers"],
  [/\bdefs\b/giu, "definitions"],
  [/\b(to|should|must) rev\b/giu, "$1 revise"],
  [/\brev\b(?=\.|$| (?:notes|cards|guide|plan|session|for)\b)/giu, "revision"],
  [/,?\s*\b(?:tbh|imo|imho|btw|fyi|tbf|ngl)\b/giu, ""],
  [/\blang\b(?!\p{L})/giu, "language"],
  [
    /\b(?:the |his |her |their )?(\d{1,2}), ?(\d{1,2}),? ?(?:and |& ?)?(\d{1,2}) ?(?:times|x)[ -]?tables\b/giu,
    "the $1, $2 and $3 times tables",
  ],
  [
    /(?<!, )\b(?:the |his |her |their )?(\d{1,2}) ?(?:and|&) ?(\d{1,2}) ?(?:times|x)[ -]?tables\b/giu,
    "the $1 and $2 times tables",
  ],
  [/\b(?:the |his |her |their )?(\d{1,2}) ?(?:times|x)[ -]?table\b/giu, "the $1 times table"],
  [/\b(in|for) bio(?=$|[\s,.;])/giu, "$1 biology"],
  [/\b(in|for) chem(?=$|[\s,.;])/giu, "$1 chemistry"],
  [/\b(in|for) lit(?=$|[\s,.;])/giu, "$1 literature"],
  [/\blit\b(?= (?:mock|paper|exam|essay|test|gcse)|:|$)/giu, "literature"],
  [/\bhrs\b/giu, "hours"],
  [/\basap\b/giu, "as soon as possible"],
  [/\bsci\b\.?/giu, "science"],
  [/\bgeog\b\.?/giu, "geography"],
  [/\bxmas\b/giu, "Christmas"],
  [/(?<=\b(?:this|last|next|all|each|every|the|school) )yr\b\.?/giu, "year"],
  [/\b(in|lacks?|low|growing|better) conf\b\.?/giu, "$1 confidence"],
  [/\bconf\b\.?(?= (?:w\/|w|with|in|at|to|user|speaker|about|and)(?:\s|$))/giu, "confident"],
  [
    /\b(working|achieving|performing) at (?:an? )?([A-E][*+-]?|[1-9][+-]?)(?=$|[,.;])/gu,
    "$1 at grade $2",
  ],
  [/\bpics?\b/giu, "pictures"],
  [/\bexps?\b(?= (?:work|write))/giu, "experiment"],
  [/\bintro\b/giu, "introduction"],
  [/\beval\b\.?/giu, "evaluation"],
  [/\brecog\b\.?/giu, "recognition"],
  [/\bcomps\b/giu, "competitions"],
  [/\bcomp\b(?= (?:test|questions|tasks|skills))/giu, "comprehension"],
  [/\bmulti?pl?n\b/giu, "multiplication"],
  [/(?<=\p{L}) %(?=$|[\s,.])/giu, " percentages"],
  [
    /^(?:homeworks?|hw|hwk)?:? ?(\d+)\s?(?:\/|(?:out )?of)\s?(\d+) (?:pieces of )?(?:homeworks?|hw|hwk|hws|hwks|h\/w|tasks|pieces) (?:handed |given )?in\b/giu,
    "has handed in $1 out of $2 pieces of homework",
  ],
  [
    /^(\d+)\s?(?:\/|(?:out )?of)\s?(\d+) (?:pieces of )?(?:homeworks?|hw|hwk|hws|hwks|tasks|pieces) (?:done|complete|completed)$/giu,
    "has done $1 out of $2 pieces of homework",
  ],
  [
    /^top set(?=$|[,.;]| (?:in|for|at|by|and|but|from|next|since|this|after|now)\b)/giu,
    "in the top set",
  ],
  [/^set (?=\d\b)/giu, "in set "],
  [/^(paper|unit|module) (\d):? (\d+)\s?(?:\/|out of)\s?(\d+)$/giu, "$3 out of $4 in $1 $2"],
  // "On 14/20 objectives" is no date.
  [
    /\b(\d{1,3})\s?\/\s?(\d{1,3})\b(?= \p{L}{3,}s\b(?<!\b(?:was|is|has|this|always)))/gu,
    "$1 out of $2",
  ],
  // "8/9 in every test" is one grade or the other, and "7/8 pieces in" is seven of eight.
  [
    /(?<!\b(?:on|by|from|until|since) )\b(?!(?:6\s?\/\s?7|7\s?\/\s?8|8\s?\/\s?9)(?:$|[,.;]| (?:in (?:every|each|all|most|the|his|her|their|mocks?|tests?|exams?|assessments?)|for|predicted|grade|standard|level|at)\b))(\d{1,3})\s?\/\s?(\d{1,3})\b/gu,
    "$1 out of $2",
  ],
  [/\bdefo\b|\bdef\b\.?/giu, "definitely"],
  [/\bprob\b\.?/giu, "probably"],
  [/\bposs\b\.?/giu, "possibly"],
  [/\bmax\b\.?(?= (?:effort|marks))/giu, "maximum"],
  [/\bqu?est?ns?\b/giu, "questions"],
  [/\bstd\b\.?/giu, "standard"],
  [/\bstds\b/giu, "standards"],
  [
    /\bassess?\b\.?(?= (?:was|were|is|on|in|mark|score|result|went))|(?<=\b(?:the|last|this|speaking|end|mock|unit) )assess\b\.?/giu,
    "assessment",
  ],
  [/\bcompl\b\.?/giu, "completed"],
  [/\battn\b\.?/giu, "attention"],
  [/\batten?\b\.?(?= (?:is|has|was|poor|good|excellent))/giu, "attendance"],
  [/\bimprvd\b/giu, "improved"],
  [/\bdist(?:r)?\.?(?= by\b)/giu, "distracted"],
  [/\bconcs\b/giu, "conclusions"],
  [/\bunderst(?:g|d(?:ing|g)?)?\b\.?/giu, "understanding"],
  [/\bknowl\b\.?/giu, "knowledge"],
  [/\bexpl(?:an)?s\b\.?/giu, "explanations"],
  [/\bpractical(?:s)? w(?:or)?k\b/giu, "practical work"],
  [/\bhand ?writing\b/giu, "handwriting"],
  [/\bthruout\b/giu, "throughout"],
  [/\btho\b/giu, "though"],
  [/\baltho\b/giu, "although"],
  [/\bcd\b(?= (?:do|be|try|work|use))/giu, "could"],
  [/\bshld\b/giu, "should"],
  [/\bwrk\b/giu, "work"],
  [/\bwrks\b/giu, "works"],
  [/\bgt\b/giu, "great"],
  [/\bgr8\b/giu, "great"],
  [/\bxcellent\b/giu, "excellent"],
  [/\bteh\b/giu, "the"],
  [/\bhmwk?\b/giu, "homework"],
  [/\bfwd\b/giu, "forward"],
  [/\binfo\b/giu, "information"],
  [/\bclasswrk\b|\bcw\b|\bcwk\b/giu, "classwork"],
  [/\bcswk\b/giu, "coursework"],
  [/\bmisc\b\.?/giu, "miscellaneous"],
  [/\bave\b\.?(?= (?:score|mark|grade))/giu, "average"],
  [/\bavg\b\.?/giu, "average"],
  [/\bhalf[- ]?term\b/giu, "half term"],
  [/\bdept\b\.?/giu, "department"],
  [/\byr(?= \d)/giu, "Year"],
  [/\bno\.? of\b/giu, "number of"],
  [/\bgroupwork\b/giu, "group work"],
  [/\bpairwork\b/giu, "pair work"],
  [
    /(?<=\b(?:good|great|lovely|excellent|brilliant|nice|clear|real|strong|super) )improvmt\b|\bimprovmt\b/giu,
    "improvement",
  ],
  [/\bbehav\b\.?/giu, "behaviour"],
  [/\bpartic\b\.?/giu, "participation"],
  [/\bpunc\b\.?/giu, "punctuation"],
  [/\bv(?:\.\s*|\s+)(?=\p{L})/giu, "very "],
  [/\besp\.?(?=\s)/giu, "especially"],
  [/,?\s*\betc\.?(?=$|[\s,;])/giu, " and so on"],
  [/\bincl?\.(?=\s)/giu, "including"],
  [/\bapprox\.?(?=\s)/giu, "about"],
  [/\bpunct\.?(?=$|[\s,;])/giu, "punctuation"],
  [/\bgramm?\.(?=$|[\s,;])/giu, "grammar"],
  [/\bsp\.(?=$|[\s,;])/giu, "spelling"],
  [/\bhmk\b/giu, "homework"],
  [/\bex\.?(?= work\b| effort\b| progress\b)/giu, "excellent"],
  [/\bch\.?\s?(?=\d)/giu, "chapter "],
  [/\b1st\b/giu, "first"],
  [/\b2nd\b/giu, "second"],
  [/\b3rd\b/giu, "third"],
  [/(?<=\d) percent\b/giu, "%"],
  [/^bit (?=\p{L})/giu, "a bit "],
  [/\bbrill\b/giu, "brilliant"],
  [/(?<=\p{L}),?\s+(?:well done|keep it up|keep up the good work|good luck|bravo)[!.]*$/giu, ""],
  [/\bchuffed\b/giu, "delighted"],
  [/\b(?:smashed|aced)(?: it in)?\b/giu, "excelled in"],
  [/\bnails\b/giu, "masters"],
  [/\bnailed\b/giu, "mastered"],
  [/\b(?:loads|tons|heaps) of\b/giu, "a lot of"],
  [
    /(?<!\b(?:the|all|his|her|their|some|more|much|of|in|extra|regular|daily|this|that|with|from|for|tables?|spellings?|phonics|piano|violin|guitar|trumpet|cello|flute|clarinet|drums?|choir|band|orchestra|vocabulary|vocab|music|football|netball) )\bpractice (?=past|more|each|every|key|the|his|her|their|spelling|writing|reading)/giu,
    "practise ",
  ],
  [/\bhomeworks\b/giu, "homework tasks"],
  [/\bexcelled in in\b/giu, "excelled in"],
  [/\b(?:hwks|hmwks|h\/?ws)\b/giu, "homework tasks"],
  [/\b(?:h\/?w|hwk|hmwk)\b/giu, "homework"],
  [
    /\b(need|needs|has|have|able|how|want|wants|ought|tries|try|aim|aims|ready|learn|learns) 2 (?=\p{L})/giu,
    "$1 to ",
  ],
  [
    /\bconfidence (?=(?:speaking|reading|projecting|presenting|performing|answering|asking|using|writing)\b)/giu,
    "confidence in ",
  ],
  [/\bshy (?=(?:speaking|reading|presenting|performing|answering|asking)\b)/giu, "shy about "],
  [/\bvs\.? (?=(?:the )?\p{Lu})/gu, "against "],
  [/\bproof[ -]read/giu, "proofread"],
  [/\blate (?:to |for |in )?p(?:eriod)?\.? ?(?=\d\b)/giu, "late to period "],
  [/(?<=\b(?:tasks|pieces|homework)) not (?:handed|given) in\b/giu, " missing"],
  [/\btop of class\b/giu, "top of the class"],
  [/^(more [^,;.\n]+), less (?=\p{L})/giu, "$1 and less "],
  [/\by(?:ea)?r\.? (?=\d{1,2}\b)/giu, "Year "],
  [/\bv(?:\.\s?)?gd?\b\.?/giu, "very good"],
  [/\bb4\b/giu, "before"],
  [/\b(?:bc|cos|coz|cuz)\b/giu, "because"],
  [/(?<=\b(?:this|last|each|every|per|one|a|next) )wks?\b/giu, "week"],
  [/(?<=\bmost )wk\b/giu, "weeks"],
  [/\bwks\b/giu, "weeks"],
  [/\bwk\b/giu, "work"],
  [/\bwkly\b/giu, "weekly"],
  [/\bgrps\b/giu, "groups"],
  [/\bgrp\b/giu, "group"],
  [/\bparas\b/giu, "paragraphs"],
  [/\bpara\b/giu, "paragraph"],
  [/\bcalcs\b/giu, "calculations"],
  [/\bpracs\b/giu, "practicals"],
  [/\bprac (?=write|report|skills)|(?<=\brequired )prac\b/giu, "practical "],
  [/\bprac\b/giu, "practical work"],
  [/\bprog\b/giu, "progress"],
  [/\bbeh\b/giu, "behaviour"],
  [/\bpron\b/giu, "pronunciation"],
  [/\bocc\b\.?/giu, "occasionally"],
  [/\bfreq\b\.?/giu, "frequently"],
  [/\bindep\b\.?/giu, "independent"],
  [/\bexc\b\.?/giu, "excellent"],
  [/(?<=\p{L}day )p\.?m\b\.?/giu, "afternoon"],
  [/(?<=\p{L}day )a\.?m\b\.?/giu, "morning"],
  [/(?<=, )(?:a )?(?:new )?pb$/giu, "a personal best"],
  [/\beqs\b/giu, "equations"],
  [/(?<=\bin )aut(?= term\b|$|[,;.])/giu, "the autumn"],
  [/\baut(?= term\b|$|[,;.])/giu, "autumn"],
  [/\bdr frost\b/giu, "Dr Frost"],
  [/\bttrs\b/giu, "Times Tables Rock Stars"],
  [/\bmins\b/giu, "minutes"],
  [/\btchrs?\b/giu, "the teacher"],
  [/\bppl\b/giu, "people"],
  [/\bthru\b/giu, "through"],
  [/\bteam[ -]?mates\b/giu, "teammates"],
  [/(?<![-\p{L}]|team |class |group |play)mates\b/giu, "friends"],
  [
    /(?<=\b(?:bright|able|lovely|nice|quiet|polite|good|great|clever|pleasant|hard-?working|sensible|capable|keen|kind|cheerful|delightful) )(?:lad|lass|girl|boy|kid|chap)\b/giu,
    "student",
  ],
  [
    /(?<=\p{L}{3,} )(?<!\b(?:all|doing|mostly|everything|generally|usually|now|fairly|very|quite|just|seems|getting|looks|work(?:s|ing)|did|does) )ok(?:ay)?(?=\s*(?:$|[;,.\n]))/giu,
    "satisfactory",
  ],
  [
    /(?<=^|[;,.\n]\s*)missing (?:the )?last (\p{L}+|\d) (homework tasks|pieces|tasks|homework)/giu,
    "last $1 $2 missing",
  ],
  [/(?<=\blast )homework missing/giu, "homework missing"],
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine"].map(
    (word, at): readonly [RegExp, string] => [
      new RegExp(
        `(?<!of |\\d to |\\d or |grade |gr |level |[\\d-])\\b${at + 2} (?=(?:pieces|tasks|homework|times|weeks|lessons|quotes|essays)(?! tables| out of)\\b)`,
        "giu",
      ),
      `${word} `,
    ],
  ),
  // "The last 2 assessments": so few are counted in words.
  ...["two", "three", "four", "five"].map((word, at): readonly [RegExp, string] => [
    new RegExp(
      `\\b(last|first|next) ${at + 2} (?=(?!marks?\\b|tables|minutes|mins|seconds)\\p{Ll}{4,}s\\b(?! \\d))`,
      "giu",
    ),
    `$1 ${word} `,
  ]),
  [/\bc\/w\b/giu, "classwork"],
  [/\bw\/out\b/giu, "without"],
  [/\bw\/o\b/giu, "without "],
  [
    /\b(\d+|two|three|four|five|six|several) (?:hw|hwk|homework)\b(?! (?:tasks|club|book|pieces))/giu,
    "$1 pieces of homework",
  ],
  [/\bsig(?:\.|nificant)? figs?\b\.?/giu, "significant figures"],
  [/\bb\/c\b/giu, "because"],
  // Of primary schools, in capitals.
  [/\bGDS?\b/gu, "greater depth"],
  [/\bgd\b/giu, "good"],
  [/\bdiffs?\b/giu, "difficulty"],
  [/\bprobs\b/giu, "problems"],
  [/\bpres\b/giu, "presentation"],
  [/\bconc\b/giu, "concentration"],
  [/\bvocab\b/giu, "vocabulary"],
  [/\bq's\b|\bqs\b/giu, "questions"],
  [/(?<=\p{L} )q\.? ?(\d{1,2})\b/giu, "question $1"],
  [/\bimproving a lot\b/giu, "improving greatly"],
  [/\bfab\b/giu, "fabulous"],
  [/\bwld\b/giu, "would"],
  [/\bshd\b/giu, "should"],
  [/\bresp\b/giu, "response"],
  [/\bmtgs\b/gu, "meetings"],
  [/\bmsgs?\b/gu, "message"],
  [/\bstats\b/giu, "statistics"],
  [/\bR ?& ?J\b/gu, "Romeo and Juliet"],
  [/\s*&\s*/gu, " and "],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, " and "],
  [/\bgotta\b/giu, "has to"],
  [/\b(on|off) bus\b/giu, "$1 the bus"],
  [
    /\b(at|to|near|from) (front|back)\b(?! of|-|bench|(?:ing|ed)?\b ?(?:up|down|out|off|it|this|them|his|her|their|each|every)\b)/giu,
    "$1 the $2",
  ],
  [
    /\b(in|for|of|during|through|throughout|to|with) whole (lesson|term|year|unit|class)\b/giu,
    "$1 the whole $2",
  ],
  [
    /(?<=\p{L} )(?<!\b(?:the|a|this|every|each|his|her|their) )whole (lesson|term|year|unit)\b/giu,
    "for the whole $1",
  ],
  [/\blow level (?=disruption|chat|chatter|noise)/giu, "low-level "],
  [/(\d ?%|\d) (?=up from \d)/gu, "$1, "],
  [/\b(to|with|off|from|by) mate\b/giu, "$1 a friend"],
  [/\b(his|her|their|best) mate\b/giu, "$1 friend"],
];

/** A note as plain English, and which words were read as others, for its teacher. */
export type Expanded = { text: string; changes: readonly (readonly [string, string])[] };

const RULES = {
  contractions: ready(CONTRACTIONS),
  shortForms: ready(SHORT_FORMS),
  leftOut: ready(LEFT_OUT),
  idioms: ready(IDIOMS),
  british: ready(BRITISH),
};

/** A picture with what colours it. */
const PICTURE = /\p{Extended_Pictographic}(?:\p{M}|\u200d|\p{Emoji_Modifier})*/gu;
/** Pictures that find fault stay, for nobody to pass over: the piece goes back with them. */
const FINDS_FAULT = /^[🙄😡😠👎😒😤😩😞🤦🤷😬]/u;

/** A piece without its smileys and stars, of which the teacher is told. */
function withoutPictures(piece: string, changes: [string, string][]): string {
  return piece.replace(PICTURE, (picture) => {
    if (FINDS_FAULT.test(picture)) return picture;
    changes.push([picture, ""]);
    return "";
  });
}

/** Writes short forms, contractions and American spellings out, and quotation marks straight. */
export function expandShortForms(piece: string): Expanded {
  const changes: [string, string][] = [];
  const plain = writeGrades(withoutPictures(piece.normalize("NFKC"), changes))
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[“”]/gu, '"')
    // A title or words in single quotation marks, and no apostrophe.
    .replace(/(?<![\p{L}\p{N}'])'((?:[^'"]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\p{N}])/gu, '"$1"')
    .replace(/,?\s*\b(?:e\.?g|i\.?e)\.?,?(?=\s)/giu, " such as")
    .replace(/\s+/gu, " ")
    .trim();
  const parts = plain.split(/("[^"]*")/u).map((part) => {
    // What is quoted stays as somebody said it.
    if (part.startsWith('"')) return part;
    const written = rewrite(rewrite(part, RULES.contractions, null), RULES.shortForms, changes);
    const whole = rewrite(rewrite(written, RULES.leftOut, changes), RULES.idioms, changes);
    return rewrite(whole, RULES.british, changes);
  });
  const text = parts
    .join("")
    .replace(/\s+/gu, " ")
    .replace(/(?<=\p{L})\.(?=\s+\p{Ll})/gu, "")
    .replace(/ (?=[,.;])/gu, "")
    .replace(/^[\s,]+/u, "")
    // "A bit of a perfectionist" has lost its head to "is": a grade keeps its capital.
    .replace(
      /^((?:is|was|has|has had|shows) )(A(?! (?:in|for|at|on|or|and|to|by)\b)|An|The|Something)(?= \p{Ll})/u,
      (_, verb: string, word: string) => verb + word.toLowerCase(),
    )
    .trim();
  return { text, changes };
}
