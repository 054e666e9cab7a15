import { isUncounted } from "./countability.ts";

// Things of school life, by what a pupil has to do with them.

/** Pieces of work that have a mark of their own, as a pattern takes them. */
export const PIECES_OF_WORK =
  "essay|letter|speech|talk|story|poem|article|report|review|presentation|project|sculpture|painting|drawing|poster|model|design|portrait|monologue|performance|composition|solo|write-up|investigation|evaluation|coursework|portfolio|paragraph|diary|commentary|script|leaflet";

/** What somebody does with a thing: "talk" is given, "essay" written. In the past, as it has been seen. */
export const DONE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:talks?|speech|speeches|performances?|answers?|explanations?|responses?|feedback)$/u,
    " gave ",
  ],
  [
    /^(?:essays?|story|stories|poems?|diary|diaries|sonnets?|haikus?|ballads?|blogs?|reports?|letters?|paragraphs?|conclusions?|evaluations?|reviews?|articles?|commentary|script)$/u,
    " wrote ",
  ],
  [
    /^(?:drawings?|paintings?|models?|pieces?|posters?|designs?|diagrams?|projects?|coursework|portfolio|sketch(?:es)?|sculpture|investigation|work|analysis|writing|shading|artwork|embroidery|stitching|soldering|printmaking|display|homework|joints?|watercolours?|etchings?|timelines?|still lifes?|landscapes?|animation|program|code|graphs?|maps?)$/u,
    " produced ",
  ],
  [/^(?:questions?)$/u, " asked "],
  [/^(?:scores?|marks?|grades?|results?|distinction|merit|pass|win)$/u, " achieved "],
  [
    /^(?:progress|use|improvements?|starts?|efforts?|contributions?|points?|gains?|decisions?|recovery|choices?)$/u,
    " made ",
  ],
  [/^(?:goals?|tries|runs)$/u, " scored "],
  [
    /^(?:awards?|prizes?|medals?|certificates?|troph(?:y|ies)|badges?|commendations?)$/u,
    " received ",
  ],
  [/^(?:ideas?|suggestions?)$/u, " offered "],
  [
    /^(?:solos?|monologues?|songs?|dances?|duets?|duologues?|recital|sonata|routines?|sketch show)$/u,
    " performed ",
  ],
  [
    /^(?:portraits?|sketch(?:es)?|collages?|prints?|studies|sculptures?|photographs?|photos?|costumes?|products?|prototypes?|booklets?|leaflets?|websites?|films?|videos?|sketchbooks?|write-ups?)$/u,
    " produced ",
  ],
  [/^(?:research)$/u, " did "],
  [/^(?:data|samples|specimens|evidence)$/u, " collected "],
  [/^(?:titrations?|experiments?|dissections?|investigations?|practicals?)$/u, " carried out "],
  [
    /^(?:bread|cakes?|sponge|scones?|biscuits?|cookies|brownies|muffins?|pizzas?|quiche|pasty|pasties|pastry)$/u,
    " baked ",
  ],
  [
    /^(?:curry|meal|dinner|breakfast|soup|stir-fry|risotto|chilli|lasagne|stew|omelettes?)$/u,
    " cooked ",
  ],
  [/^(?:role-plays?)$/u, " performed "],
];

/** What somebody does again and again. */
export const DOES: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:comments?|remarks?|noises?|jokes?|excuses?|mistakes?|errors?|slips?|use|links?|connections?|comparisons?|inferences?|notes)$/u,
    " makes ",
    " make ",
  ],
  [/^questions$/u, " asks ", " ask "],
  [/^(?:ideas|suggestions)$/u, " offers ", " offer "],
  [/^(?:answers|explanations|responses)$/u, " gives ", " give "],
  [/^contributions$/u, " makes ", " make "],
  [/^(?:disruption|trouble|distractions?|noise)$/u, " causes ", " cause "],
];

/** Things that somebody has. */
export const HAD =
  /^(?:application|comprehension|fluency|accuracy|precision|communication|interpretation|articulation|footwork|intonation|balance|pace|understanding|grasp|knowledge|handwriting|attitude|manner|manners|sense|talent|gift|flair|eye|ear|voice|technique|skills?|vocabulary|imagination|memory|ability|abilities|approach|command|relationships?|potential|confidence|style|personality|ethic|work-ethic|humour|control|awareness|appreciation|presence|passion|love|interest|curiosity|mind|pronunciation|accent|recall|range|feel|instinct|strengths?|behaviour|concentration|focus|attendance|punctuality|organisation|spelling|grammar|presentation|timing|listening|teamwork|resilience|enthusiasm|maturity|leadership|independence|creativity|self-control|stamina|fitness|coordination|rhythm|tone|aptitude|insight|empathy|kindness|determination|perseverance|arithmetic|friends?|detentions?|warnings?|removals?|exclusions?|suspensions?|views?|outlook|timekeeping|time-keeping|isolations?|absences?|lates?|misconceptions?|gaps?|issues?|problems?|difficulty|difficulties|foundation|basis|standard|standards|level|base|subject|repertoire|pitch|observation|lapses?|outbursts?|arguments?|friendships?|head|hands?|touch|reflexes|serve|swing|backhand|forehand|tackle|tackles|technique|colour-sense|posture)$/u;
/** Of these, what is worth having whatever it is like. */
export const GIFT =
  /^(?:talent|flair|imagination|potential|confidence|passion|curiosity|instinct|resilience|enthusiasm|maturity|leadership|independence|creativity|self-control|stamina|empathy|kindness|determination|perseverance)$/u;
/** Faults that are shown, not had. */
export const SHOWN =
  /^(?:lack|effort|commitment|respect|motivation|engagement|initiative|courage|patience|care|courtesy|signs?|promise|consideration|dedication|improvement|disrespect|reluctance|willingness|tendency|thinking|reasoning|working|analysis|readiness|sportsmanship|teamwork|resourcefulness|compassion|sensitivity)$/u;

/** Said of work and never of its author. */
export const OF_WORK =
  /^(?:excellent|neat|untidy|messy|patchy|illegible|legible|incomplete|complete|satisfactory|unsatisfactory|thorough|detailed|well-presented|rushed|superb|fantastic|outstanding|brilliant|exemplary|good|very|fine|incredible|unbelievable|remarkable|phenomenal|ok|okay|poor|weak|strong|sound|inconsistent|variable|sporadic|accurate|inaccurate|minimal|brief|short|overdue|missing|unfinished|copied|exceptional|impressive|disappointing|perfect|fair|great|amazing|irregular|impeccable|last-minute|better|worse|sloppy|scruffy|repetitive|basic|limited|solid|secure|steady|rapid|immaculate|late|hit-and-miss|half-(?:finished|done|written|complete)|scrappy|skimpy|slapdash|shoddy|sparse|narrative|descriptive|wordy|vague|generic)$/u;

/** What is the student's own where a note leaves the owner out: "spelling is weak", "hand rarely goes up". */
const OWN_THINGS =
  /^(?:ao[1-6]|formulas|formulae|functions|remarks|outbursts|flashcards|mind ?maps|timekeeping|time-keeping|drafts?|loops|spreadsheets|variables|indentation|cad|cam|nea|epq|spag|blog|diary|log|journal|record|pages|sketchbooks?|kit|pens?|planner|calculator|worksheets?|write-ups?|logs|evidence logs|quizzes|mocks?|tests?|exercises?|times tables|sight-reading|scales|lines|footwork|hand|hands|book|books|folder|file|equipment|uniform|phone|homework|homeworks|classwork|coursework|work|tasks?|pieces?|answers?|essays?|paragraphs?|sentences?|notes?|spellings?|handwriting|typing|grammar|punctuation|vocabulary|pronunciation|accent|reading|writing|speaking|listening|performing|composing|appraising|drawing|drawings|diagrams|graphs|calculations|methods?|working|workings|presentation|layout|attitude|responses?|effort|efforts|behaviour|conduct|attendance|punctuality|lateness|concentration|focus|attention|organisation|confidence|motivation|enthusiasm|progress|attainment|achievement|participation|contributions?|knowledge|understanding|recall|memory|revision|technique|skills?|timing|manners|teamwork|resilience|ideas|explanations?|arguments?|judgements?|analysis|evaluations?|conclusions?|structure|expression|results?|marks?|scores?|grades?|performance|project|plans?|planning|mental arithmetic|arithmetic|algebra|tables|times-tables|footwork|passing|shooting|serve|backhand|forehand|stamina|fitness|voice|projection|rhythm|technique|practice|independence|maturity|engagement|standards?|research|evidence|quotations|quotes|examples|detail|accuracy|speed|strengths?|weakness|weaknesses|target|best|finish|concepts?|portfolio|spaces|inference|joints|charts|sketch|sketches|annotations?|fractions|decimals|percentages|equations|trig|trigonometry|ratio|geometry|speech|serves?|tone|names|subtraction|addition|multiplication|division|comprehension|phonics|letters?|apostrophes|capital letters|full stops|verbs|tenses|vowels?|models?|prints?|printmaking|artwork|design|designs|composition|solo|monologue|debate|verbal contributions|practical|practicals|investigations?|titrations?|experiments?|code|coding|programs?|programming|rate|map|maps|debating|clarity|dance|routine|sequence|choreography|rallies|control|balance|flexibility|strokes?|essay-writing|translation|translations|source analysis|sources|dates|chronology|bonds|number bonds|mental maths|place value|age|problem-solving|dribbling|tackling|batting|bowling|fielding|catching|throwing|sketching|painting|singing|shading|blending|stitching|sewing|soldering|carving|modelling|baking|seasoning|mixing|characterisation|tactical awareness|awareness|freeze frames|physicality|pitch|intonation|fluency|touch|movement|positioning|teamwork|phrasing|articulation)$/u;

/** What a piece of work may do as well as its author: "clay pot was brilliant, ended up in the display". */
export const THING_DOES =
  /^(?:is|was|were|has|had|can|could|would|should|might|may|will|lacks?|lacked|needed|included|contained|covered|explained|shows?|showed|ended|won|got|came|went|made|took|reached|looks?|looked|works|worked|reads|sounds?|sounded|stands?|stood|deserves?|deserved|earned|scored|gained|improved|fell|dropped|rose|makes?|gets?|helps?|helped|tends?|suffers?|falls?|goes|covers?|contains?|includes?|varies|varied|depends|depended|fluctuates|ranges|suits|lasts?|costs?|counts?|matters?)$/u;

/** What is not counted and is not a student's either. */
const GIVEN =
  /^(?:weather|time|home|lunch|break|school|war|slavery|company|news|luck|fun|detention|registration|support|help|guidance|advice|feedback|praise|homeschooling|tourism|teaching|bullying|teasing|stuff|nothing|anything|everything|something|training|tuition|transport|parking|morning|evening|meeting|building|permission|notice|isolation|reinforcement|intervention|supervision|monitoring|marking)$/u;
/** "Conversion", "projection": what is done, and no occasion for it. */
const DOING = /\p{L}{3}(?:[^s]sion|tion)s?$/u;
const OCCASION =
  /(?:questions?|sessions?|stations?|lessons?|options?|permissions?|sections?|situations?|registration|examinations?|competitions?|productions?|exhibitions?|celebrations?|operations?|occasions?|editions?|locations?|destinations?|institutions?|organisations?|detentions?|suspensions?|exclusions?|portions?|generations?|populations?|medication|education|mansions?|pensions?|provisions?|television|mission|version|versions|exclamation|punctuation)$/u;
const ASPECT = /(?:\p{L}{3}tion|ness|ity|work|ship|ery|ance|ence|ism|cy)$/u;

/** Whether a noun in lower case is a thing of the student's own, or a side of their work: "imagery", "dribbling". */
export function isOfStudent(noun: string): boolean {
  return (
    OWN_THINGS.test(noun) ||
    (ASPECT.test(noun) && !GIVEN.test(noun) && isUncounted(noun)) ||
    (DOING.test(noun) && !OCCASION.test(noun))
  );
}
