/** A kind of thing that a report may tell only where the teacher did, and the words that tell of it. */
type Happening = {
  /** Told also by what is only wished or supposed: "needs glasses in order to read". */
  always?: true;
  pattern: RegExp;
  /** Subjects whose lessons are made of it. */
  lessonsOf?: RegExp;
  message: string;
};

const HAPPENINGS: readonly Happening[] = [
  {
    pattern:
      /\b(?:award(?:s|ed)?|prizes?|troph(?:y|ies)|medals?|medallists?|certificates?|commend(?:ed|ations?)|house points?|merits(?! (?:of|an?|the|every|much|great|high|special|warm|congratulations?|praise|recognition|credit|attention|mention|thanks)\b)|merit(?= (?:for|this|in|from|award|certificate|point|badge)|[.,;]|$)|(?:a|with|of) distinction|honours? (?:board|list|roll)|with honours|badges?|winners?|won|winning (?:the|a|entry)|scholarships?|(?:gold|silver|bronze) (?:stars?|level|standard|award)|gold stars?|star of the|(?:pupil|student|star|learner|scientist|mathematician|linguist|artist|reader|writer|musician|player) of the (?:week|month|term|year|half-term)|nominat(?:ed|ion)|short-?listed|runner-?up|champions?|(?:elected|voted|named|crowned) (?:as|the|for|our|class|form|head|captain)|(?:chosen|selected|picked) (?:as|to|for)|captain(?:ed|cy)?|prefect|head (?:boy|girl|pupil)|represent(?:ed|s|ing) (?:the|his|her|their|our) (?:school|house|county|class|year|region|country|team)|(?:achievement|reward|behaviour|effort|credit) points?|postcards?|(?:new|school|course|personal) (?:record|best)|(?:top|full) marks?(?! for (?:punctuality|effort|behaviour|homework))|top (?:scorer|score)|highest (?:marks?|score|grade)|(?:earn(?:s|ed|ing)|receiv(?:es|ed|ing)|collect(?:s|ed|ing)|(?:was|were|is|been) (?:given|handed|presented with|granted)) (?:an?|the|\w+|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:tickets?|tokens?|stars?|stamps?|stickers?|pins?|ribbons?|cups?|shields?|plaques?|vouchers?|mentions?|accolades?|titles?|tributes?|letters? home|phone calls? home|rewards?)|put forward for|(?:head|principal|headteacher)(?:['’]s)? (?:list|award)|roll of honour|newsletters?|hall of fame|(?:was|were|been|is) (?:displayed|exhibited|put (?:up|on display)|pinned up|showcased) (?:at|in|on|for))\b/iu,
    message: "It tells of an award or an honour that is in no fact.",
  },
  {
    pattern:
      /\b(?:trips?|(?:visit|visits|visited) (?:to |by |the |from )|outings?|excursions?|residential|expeditions?|museums?|galler(?:y|ies)|theatre|zoo|field ?work (?:day|in|at)|field ?trip|camp(?:ing)?|exchange (?:visit|programme|trip|with)|abroad)\b/iu,
    lessonsOf: /geograph/iu,
    message: "It tells of a trip or a visit that is in no fact.",
  },
  {
    pattern:
      /\b(?:(?:school|class|christmas|summer|year|house) (?:play|production|musical|show|concert|band|choir)|(?:the|a|our|in|their|his|her) (?:\w+ )?(?:production|concert|recital|musical|auditions?|rehearsals?|orchestra|choir|ensemble|band|solo)|(?:gave|giving|gives) (?:\w+ ){0,2}performances?|performed (?:in|at|on|a|the)|(?:poetry|music|piano|dance) recital|recitals?|on stage)\b/iu,
    lessonsOf: /music|drama|theatre|performing|dance/iu,
    message: "It tells of a performance that is in no fact.",
  },
  {
    pattern:
      /\b(?:competitions?|contests?|tournaments?|championships?|(?:regional|county|national|cup|school) (?:finals?|heats?|rounds?|challenge|team)|the finals\b|fixtures?|leagues?|olympiads?|sports day|(?:maths|science|national|uk) challenge|spelling bee|debating team|squad|(?:first|second|school|county|house|football|netball|rugby|cricket|hockey|chess|athletics|swimming|quiz) team)\b/iu,
    lessonsOf: /physical|\bpe\b|sport|games/iu,
    message: "It tells of a competition that is in no fact.",
  },
  {
    pattern:
      /\b(?:assembl(?:y|ies)(?! language)|(?:open|enterprise|careers|activities|culture|charity|world book|inset|challenge|industry|numeracy|literacy|science|maths|activity|theme|themed|drop-down|off-timetable) (?:evening|day|morning|week)|parents['’]? evening|(?:science|book|art|craft|summer) (?:fair|festival|exhibition)|(?:art|school) exhibition|f[eê]te|presentation evening|prize-?giving|charity|fund-?rais\w+|bake sale|workshops?|school council|student council|scouts|duke of edinburgh|work experience|clubs?|(?:member|captain|secretary|part) of the \w+ (?:society|committee|union)|(?:debating|chess|drama|film|book|coding|dance|science|art|history|maths) society|(?:plays|played|runs|ran|swims|swam|competes|competed) (?:\p{L}+ )?for the (?:county|country|region)|(?:after|since) (?:moving|coming) here|(?:consultation|options) evening)\b/iu,
    message: "It tells of something outside of lessons that is in no fact.",
  },
  {
    pattern:
      /\b(?:(?:in|on|for|of|the|a|an|each|every|recent|last|latest|final|weekly|his|her|their|unit|class|spelling|vocabulary|reading|mid-?year|year|progress|topic|end-of-\w+|\w+) tests?(?! (?:his|her|their|the|ideas?|hypothes\w+|whether|how|of character))|exams?|examinations?|mocks?|mock (?:paper|exam)|assessments?(?! of)|quiz(?:zes)?|(?:full|top|high|good|low|extra|gain\w*|lost|los\w+|scor\w+|of|more|the|some|many|his|her|their|strong|pleasing|dropp\w+) marks?(?! for (?:punctuality|effort|behaviour|homework))|marks? of|scor(?:e|es|ed|ing)|sub-?levels?|grades?(?! of)|graded|percentage|per cent|(?:test|exam|his|her|their|good|strong|recent|latest|excellent|poor|pleasing) results?(?! (?:from|in an? (?:experiment|investigation))))\b/iu,
    message: "It tells of a test, a mark or a grade that is in no fact.",
  },
  {
    pattern:
      /\b(?:detentions?|sanction(?:s|ed)?|(?:fixed-?term |internal )?exclu(?:sion|ded from (?:school|lessons|class))|suspen(?:ded|sion)|in isolation|isolation room|(?:sent|sent out|removed|asked to leave) (?:from|out of|out|home|the (?:room|class|lesson))|moved (?:seats?|sets?|groups?|to (?:another|a different)|(?:up|down) (?:to )?(?:an?|one|two|\w+|the (?:top|next|higher|lower|bottom)) (?:\w+ )?(?:sets?|groups?|bands?|tables?|tiers?))|(?:up|down) a (?:set|group|band|tier)|(?:promoted|demoted) to|on report|report card|warnings?|referrals?|told off|reprimand\w*|fights?|fighting|fought|hit(?:ting)?(?![- ]and[- ]miss)|punch\w*|kick\w*|stole|stolen|steal\w*|theft|bull(?:y|ied|ying)|swore|swearing|swears|sworn|vap(?:e|es|ed|ing)|smok(?:es|ed|ing)|truan\w+|copied (?:from|off|another|\w+['’]s)|copying (?:from|off) (?:a|an|another|others|classmates|friends|the internet|somebody|someone)\b|cheat\w*|plagiari\w+|phone)\b/iu,
    message: "It tells of something done or of a sanction that is in no fact.",
  },
  {
    pattern:
      /\b(?:(?:been|come|came|here|present|made it|turned up) (?:to|for|in|at) (?:only |just |barely )?(?:(?:fewer|less|more) than )?(?:half|most|(?:a )?few|some|many|a (?:third|quarter|fraction)|two thirds) (?:of )?(?:(?:our|the|his|her|their|all) )?(?:lessons?|classes|days|the time)|attendances?|attend(?:s|ed|ing)? (?:\w+ )?(?:school|lessons?|class|regularly|well|every|all)|absen(?:t|ces?|tee\w*)|(?:miss(?:es|ed|ing)?) (?!(?:\w+ ){0,3}(?:start|beginning|opening|first|end)\b)(?:\w+ ){0,4}?(?:lessons?|days?|weeks?|school|classes|work|learning)\b|(?:a number of |many |several )?missed (?:lessons?|days?|work)|time off|days? off|(?:away|off|out of (?:school|lessons|class)) (?:for|during|on|several|most|much|a lot|so)\b|not (?:been )?in school|away from (?:school|lessons|class)|skip(?:s|ped|ping)? (?:\w+ )?(?:lessons?|class|school)|unwell|ill(?:ness)?\b(?! (?:at ease|informed)))/iu,
    message: "It speaks of attendance, which is in no fact.",
  },
  {
    pattern:
      /\b(?:migraines?|anxiet\w+|depress\w+|panic attacks?|medication|medicated|counsell\w+|therap\w+|hospital\w*|surgery|(?:his|her|their|an) operation\b(?! of)|recover(?:ed|ing|s|y) from (?!(?:setbacks?|mistakes?|errors?|a (?:slow|poor|shaky|difficult|weak)))|injur\w+|disorder|syndrome|disabilit\w+|disabled|diagnos\w+|education plan|special (?:educational )?needs|learning (?:difficult\w+|needs)|tired(?:ness)?|exhausted|enough sleep|asleep|hungry|on the spectrum|trauma\w*|mental health|glasses|hearing aid|(?:his|her|their) (?:hearing|mobility)|inhaler|asthma\w*|allerg\w+|eyesight|wheelchair|crutches|pregnan\w+)\b/iu,
    always: true,
    message: "It speaks of health or needs, which no report does.",
  },
  {
    pattern:
      /\b(?:(?:his|her|their|an?|the|\w+['’]s) (?:\w+ )?(?:brothers?|sisters?|siblings?|twins?|mothers?|fathers?|mums?|mummy|dads?|daddy|grand(?:mother|father|parents?|ma|pa)|nan|gran|uncles?|aunts?|cousins?|step-?(?:brother|sister|mother|father|mum|dad|parent|sibling|family)\w*|carer|foster (?:\w+)|guardian)(?! tongue)|parents (?:\w+ )?(?:separat\w+|divorc\w+|split|are going)|divorce|bereave\w+|home life|two homes|(?:things|situation|life) at home|support (?:(?:that )?(?:he|she|they) (?:receives?|gets?|has|have|enjoys?) )?(?:at|from) home|supported at home|supportive (?:home|family|parents)|home situation|family (?:life|circumstances|situation|background|problems?)|comes from a (?:\w+ )?family|custody)\b/iu,
    always: true,
    message: "It speaks of the family, which no report does.",
  },
  {
    pattern:
      /\b(?:last (?:week|month|lesson|half-term|summer|autumn|spring|winter|friday|monday)|yesterday|the other day|(?:since|than|over|compared (?:to|with)) (?:last|the previous|an earlier|the last) (?:term|year|report)|(?:in|during|since) the (?:autumn|spring|summer|winter)(?: term| holidays?)?|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|at (?:christmas|easter))\b/iu,
    message: "It tells of a time that is in no fact.",
  },
  {
    pattern:
      /\b(?:computer|ict|art|music|drama|dance|food|textiles?|practice) (?:rooms?|suites?|studios?|blocks?)\b|\b(?:laborator(?:y|ies)|science labs?|sports hall|gym(?:nasium)?|playground|canteen|dining hall|playing fields?|studio)\b/iu,
    lessonsOf:
      /comput|\bict\b|art|music|drama|theatre|dance|scien|biolog|chemis|physic|design|technolog|food|textile|photograph|media|\bpe\b|sport|games/iu,
    message: "It tells of a place that is in no fact.",
  },
  {
    pattern:
      /\b(?:\p{L}+th|first|second|third|\d+(?:st|nd|rd|th))[- ]graders?\b|\b(?:middle|elementary|grade) school\b|\b(?:semesters?|homeroom|GPA|recess|sophomore|freshman)\b/iu,
    always: true,
    message: "It speaks of the schools of another country.",
  },
  {
    pattern:
      /\b(?:talented|gifted|keen|fine|accomplished|promising|brilliant) (?:musician|artist|dancer|actor|actress|singer|footballer|athlete|sports(?:man|woman|person)|writer|poet|swimmer|gymnast|pianist|violinist|cricketer|runner)\b/iu,
    lessonsOf: /music|art|dance|drama|theatre|english|physical|\bpe\b|sport|games/iu,
    message: "It tells of a talent of which no fact speaks.",
  },
  {
    pattern:
      /\b(?:well[- ]liked|popular|friendships?|friends with|made friends|(?:easily )?led (?:astray )?by (?:friends|others|peers)|circle of friends|helps? (?:(?:his|her|their) )?(?:classmates|peers|others|other pupils|friends)|lead(?:s|ing)? others)\b/iu,
    message: "It tells of friends or of others in class, of whom no fact speaks.",
  },
  {
    pattern:
      /\b(?:(?:feels?|felt|is|are|was|seems?|becomes?|gets?) (?:\w+ly |very |quite |often |a little |too )?(?:embarrassed|anxious|nervous|ashamed|upset|unhappy|worried|frustrated|lonely|stressed|scared|afraid of|homesick)|dream(?:s|ed|t)? of|(?:wants?|hopes?|plans?|would like) to (?:become|be) an?|(?:loves|adores|resents|hates|dreads|detests|despises|can(?:not|['’]t) (?:stand|bear)|looks forward to|is (?:bored|in love) (?:by|with)|finds (?:\w+ ){1,3}?boring) (?!(?:the )?(?:challenge|idea)\b)|(?:has )?told me|(?:has )?said that (?:he|she|they)|(?:has )?confided)\b/iu,
    always: true,
    message: "It tells of feelings or wishes that are in no fact.",
  },
  {
    pattern:
      /\b(?:during|in|on|throughout) (?:the |a |his |her |their |our |recent |several |this term's )*(?:group |class |team |recent |year-end |final )?projects?\b|\b(?:class ?work|oral work|written work|practical work) (?:is|was|has been)\b[^.]*\bthan\b/iu,
    lessonsOf: /design|technolog|comput|art/iu,
    message: "It tells of work that is in no fact.",
  },
  {
    pattern:
      /\b(?:sits|sat|sitting|seated|(?:his|her|their) (?:seat|place) is) (?:\w+ )?(?:at|near|by|in|on|next to|beside|towards) the (?:very )?(?:back|front|side|window|door|corner|end|middle|row)\b/iu,
    message: "It tells of a seat that is in no fact.",
  },
  {
    pattern:
      /\b(?:plays?|played|playing) the \p{L}+\b|\b(?:violin|piano|guitar|drum(?:ming)?|flute|cello|clarinet|trumpet|saxophone|instrumental|singing|swimming|football|rugby|netball|hockey|cricket|basketball|dance|ballet|riding|karate|judo|tennis|skating|gymnastics|driving) (?:lessons?|practice|training|classes|coaching|grades?|exams?)\b/iu,
    lessonsOf: /music|physical|\bpe\b|sport|games/iu,
    message: "It tells of lessons elsewhere that are in no fact.",
  },
];

const TIME_OF_YEAR =
  /\b(?:autumn|spring|summer|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|friday|monday)\b/iu;

const WORKS = String.raw`(?:presentation|essay|poem|stor(?:y|ies)|short story|poster|model|painting|portrait|self-portrait|drawing|sketch|letter|speech|project|game|website|app|program|composition|song|film|video|animation|diary|article|leaflet|brochure|map|diagram|collage|sculpture|mask|puppet|dress|cushion|cake|meal|bridge|volcano|circuit|robot|box|monologue|podcast|timeline|booklet|display|scrapbook|biography|review)s?`;
/** A piece of work that is finished: "wrote a poem about the sea". */
const MADE = new RegExp(
  String.raw`\b(?:wrote|written|designed|painted|drew|drawn|built|made|composed|created|produced|presented|gave|given|delivered|performed|coded|programmed|sewn|sewed|baked|cooked|filmed|constructed|assembled) (?:an?|his|her|their) (?:[\p{L}-]+ ){0,3}?${WORKS}\b(?! (?:effort|pupil|student|answer|example|response|attempt|start|role))`,
  "iu",
);
/** "Presentation" alone is a way to improve homework; one on something has been given. */
const A_WORK = new RegExp(
  String.raw`\b(?!presentation\b(?! (?:on|about|to)\b))${WORKS}\b|\b(?:wrote|written|writing|work|works|piece|pieces|made|built|design\w*)\b`,
  "iu",
);

const WON = /\b(?:won|wins|winner|winning|champions?)\b/iu;

/** What even advice takes for granted: "her recent mock shows what she can do", "as discussed at parents' evening". */
const PRESUMES =
  /\b(?:his|her|their|the|a) (?:most )?(?:recent|latest|last|previous) (?:\p{L}+ )?(?:mocks?|tests?|exams?|examinations?|assessments?|quiz|essays?|projects?|results?|trip|visit|performance|presentation|marks?|grades?)\b|\bas (?:we |was |has been |already )*(?:discussed|agreed|mentioned|promised|talked about)\b|\b(?:meet|meeting|met|see|seeing|saw|speak to|speaking (?:to|with)|spoke (?:to|with)|talk to|talking (?:to|with)) (?:his|her|their|your) (?:parents?|grandparents?|mother|father|family|carers?|guardians?)\b|\b(?:may|might|must|cannot|could) not be (?:getting enough sleep|sleeping|eating)\b|\benough sleep\b/iu;

/** What nobody can know: "will go on to study Maths at university". */
const FORETELLS =
  /\bunlikely (?:ever )?to\b|\b(?:will|going to|go(?:es)? on to|bound to|destined to|certain to|sure to) (?:\p{L}+ ){0,5}?(?:at university|university|a (?:career|degree)|for a living|an? (?:\p{L}+ )?(?:engineer|doctor|scientist|mathematician|teacher|accountant))\b/iu;

/** What a sentence takes for granted that nobody wrote, whether it tells or advises. */
export function presumed(text: string, given: string): string | null {
  return [PRESUMES, FORETELLS].some((pattern) => pattern.test(text) && !pattern.test(given))
    ? "It takes something for granted that is in no fact."
    : null;
}

/**
 * What one clause of those that tell what was seen makes up: an award, a trip, a test, absences and the like. `given` is
 * everything that the teacher wrote; what it speaks of in any words may be said again in others.
 */
export function madeUp(
  clause: string,
  given: string,
  subject: string,
  supposed = false,
): string | null {
  const found = HAPPENINGS.find(({ pattern, lessonsOf, always }) => {
    if (supposed && !always) return false;
    const told = pattern.exec(clause)?.[0];
    if (told === undefined || pattern.test(given) || lessonsOf?.test(subject)) return false;
    // "48% in autumn" may be said as "in the autumn".
    const when = TIME_OF_YEAR.exec(told)?.[0];
    return when === undefined || !new RegExp(String.raw`\b${when}\b`, "iu").test(given);
  });
  if (found) return found.message;
  if (supposed) return null;
  // "Nominated for the prize" is not "won the prize".
  if (WON.test(clause) && !WON.test(given)) return "It tells of a success that is in no fact.";
  return MADE.test(clause) && !A_WORK.test(given)
    ? "It tells of a piece of work that is in no fact."
    : null;
}
