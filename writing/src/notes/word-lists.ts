import { wordSet } from "./word-set.ts";
// Words by which one form of a note is told from another.

/** Third-person forms that are plural nouns just as often. */
export const NOUN_OR_VERB: ReadonlySet<string> = wordSet(`
  beat answers notes plans questions quotes drafts tests marks talks plays points comments sketches debates dances
  designs experiments exercises projects studies uses challenges displays results reports forms labels links models
  orders places records reviews scores searches skips stops targets states steps turns voices attempts balances
  claims changes colours demands details ends examples delays reasons phrases replies roles rules shapes starts
  scripts sequences surveys drills segments slices speeds storyboards stencils gestures grips poses skates clips tunes
  runs jumps throws catches passes shots kicks moves sprints swims lifts breaks
  structures summaries supports tracks translations trains worries walks watches visits details figures
`);

/** Dictionary forms that are nouns or adjectives just as often. */
export const NOUN_OR_BASE: ReadonlySet<string> = wordSet(`
  puzzle riddle decline document clean
  circle project square table factor group list map graph chart sample theme text source essay
  answer attempt balance base behaviour call calm care challenge change chat claim clear colour comment complete
  control correct count cover dance deal debate delay demand design detail display draft end evidence
  experiment express face figure film focus form grasp guide handle help highlight hope influence joke judge jump label
  lack last laugh lead link look love mark master match mature measure mention model name note offer open order own
  paint panic pass pause phrase place play plot point practise present process produce program progress promise
  question queue race reach reason recall record report request research respect rest return reveal review reward
  rule rush scan score search secure sense separate shape share sketch slip slow smile sort spell spot state
  step stretch structure study supply support surprise talk target tease test time touch trace track trade train
  transfer travel treat turn twist value visit voice volunteer wait walk want warm waste watch welcome whisper wish
  wonder work worry hand hit run stand stick swim break bite blow drink drive fall fight fit
  speed slice stress survey sequence segment script rival scrap surge sweat spoon trash treasure vault witness drill crop clip grip grill
  dice peak pose gesture glimpse hike skate stencil storyboard scaffold tally tangle trim tuck tune tilt flag duck hold catch witness tape
  cause pace edge
  saw shot quiet tidy free own praise blame need use tackle throw view exercise cycle bowl bat field serve colour sound pose contrast repair
`);

/** What follows a dictionary form where it is a verb after all. */
export const AFTER_BASE: ReadonlySet<string> = wordSet(`
  a an the his her their this these those that all any each every some more less harder longer further neater better
  one two three four five up down out off in on over through back for with to about at into within alongside
  himself herself themselves it them him what how why when where whether and or carefully clearly slowly regularly
  fully thoroughly neatly quietly aloud accurately actively often together once twice again before after during
  between key new past previous different extra other others own keep code
`);

/** Nouns that take no article. */
export const UNCOUNTABLE: ReadonlySet<string> = wordSet(`
  effort work progress behaviour concentration focus homework classwork knowledge attention organisation detail
  use recall practice handwriting technique timing spelling grammar punctuation vocabulary confidence participation
  awareness teamwork evidence revision management content control writing reading thinking listening speaking working
  drawing fluency accuracy presentation time communication enthusiasm interest independence help support
  attendance resilience maturity creativity curiosity kindness patience determination potential pronunciation
  research advice information maths science history art music french german spanish geography drama
`);

/** Nouns for people. */
export const PERSON_NOUNS: ReadonlySet<string> = wordSet(`
  child person man woman lady gentleman loser teammate scholar listener researcher
  pupil student learner member asset thinker mathematician scientist linguist historian geographer musician artist
  writer reader speaker listener player leader performer helper worker perfectionist finisher organiser chatterbox
  star spark pleasure joy delight credit captain vice-captain ambassador mentor prefect monitor librarian actor singer
  dancer swimmer runner athlete goalkeeper debater presenter communicator contributor programmer coder designer
  inventor problem-solver all-rounder mathlete chef cook poet storyteller actress winner runner-up natural
  friend classmate role-model bookworm partner bowler batter batsman fielder scorer solver striker defender midfielder drummer violinist
  pianist guitarist soloist narrator director maker builder teammate team-mate finalist champion representative thief host
`);

/** Adverbs that may stand before what a note says. */
export const ADVERBS: ReadonlySet<string> = wordSet(`
  unaided unprompted unassisted always often never rarely seldom sometimes usually generally mostly mainly frequently occasionally constantly
  regularly consistently also now still already just only even quite too very really so rather fairly pretty
  extremely incredibly hugely highly deeply particularly especially truly absolutely totally completely fully well
  badly better best hardly barely almost nearly easily quickly slowly quietly happily hard not never ever again
  much far less more most least somewhat slightly increasingly gradually clearly simply definitely certainly
  currently recently finally first soon sadly equally instead at-times
`);

/** Adjectives ending like adverbs. */
export const LY_ADJECTIVES: ReadonlySet<string> = wordSet(`
  friendly lively lovely early likely unlikely orderly daily weekly lonely silly kindly costly family ugly homely
  scholarly elderly
`);

/** What notes call people and their work; the tagger is asked about the rest. */
export const ADJECTIVES: ReadonlySet<string> = wordSet(`
  cool worrying bothered fussed fazed convinced intimidated uncommented unlabelled untested
  accommodating accomplished affable affectionate amenable amiable amicable animated appreciative assured attractive biddable businesslike
  captivating clear-headed coachable cohesive comprehensive conciliatory contented co-operative cordial credible daring decent decisive
  dignified diplomatic discerning disciplined driven dutiful earnest effervescent effortless engrossed enterprising entertaining exuberant
  eye-catching fair-minded faithful fervent forthcoming forward-thinking free-thinking fun-loving genial genuine glowing good-tempered
  grateful grounded high-achieving high-quality high-spirited hopeful immaculate immersed impassioned incisive inclusive informative
  ingenious inspired instinctive jovial joyful kind-hearted knowledgeable level-headed light-hearted likeable literate magnanimous masterful
  measured melodic memorable near-perfect no-nonsense numerate obedient off-the-scale plucky poignant proactive prolific prudent
  quick-thinking quick-witted receptive refined refreshing remarkable resolute responsive rewarding rigorous scholastic self-contained
  self-controlled self-directed self-disciplined self-driven self-possessed sharp-witted single-minded spirited staunch steadfast stellar
  stoic stoical straightforward strong-minded strong-willed stunning sweet-natured switched-on team-spirited tireless top-class top-notch
  transformed trusted unafraid undaunted unerring unfailing unfazed unflagging unselfish unstinting unstoppable untiring unwavering
  uplifting valiant versatile vibrant vigilant vigorous vivacious warm-hearted well-adjusted well-balanced well-crafted well-disciplined
  well-intentioned well-paced well-practised well-regarded well-rehearsed well-respected well-supported well-timed wholehearted world-class
  worthwhile zealous faultless flawless abusive aggrieved aloof apprehensive awkward belligerent bemused combative cumbersome defensive
  despondent detached dishonest disjointed dismissive distracting edgy evasive faltering far-fetched fickle flaky flighty flippant flustered
  foolish fretful frustrating giddy grudging gruff guarded gullible half-baked harsh heavy-handed helpless hit-or-miss hot-headed
  hyperactive ill-prepared ill-equipped imprecise impressionable inconsiderate indecisive inhibited irresponsible jaded jumpy laborious
  lackadaisical languid lax lopsided lukewarm manipulative mischievous miserable misguided naive naughty needy neglectful nonchalant
  obstinate off-putting over-anxious over-dependent over-enthusiastic over-familiar overawed overexcited panicky passive perplexed
  pernickety plodding puzzled quarrelsome rambling recalcitrant reticent rude sarky secretive self-absorbed self-doubting short-tempered
  shouty skittish slack slovenly sneaky spasmodic standoffish stressed strident strung-out stuck submissive switched-off tardy tempestuous
  turbulent uncommunicative uncomfortable uncooperative underwhelming undisciplined uneven uneasy unenthusiastic unfair unhappy unhelpful
  uninterested unmotivated unpleasant unproductive unruly unsuccessful unsympathetic unwieldy uptight wayward wilful withdrawn tetchy whiny
  mumbly inert irritable shifty glum gloomy cranky weepy absorbed adequate airy ambivalent apologetic bouncy breezy candid chirpy choppy
  clinical colourful comfortable communicative computer-literate conscious dangerous deliberate delicate demanding descriptive diffident
  distant diverse dramatic dry eccentric emotional evident exacting excitable expansive extensive extroverted fearful fearless feisty fiery
  flamboyant forceful forthright frank frantic frequent garrulous grown-up handy hearty heavy hectic high-energy idiosyncratic impartial
  inexperienced infectious intense intent introspective introverted irrepressible joyous judicious low low-key meek mellow middling moderate
  moral muted mute narrow outspoken outward-looking over-sensitive passable peaceful pensive perky philosophical playful pointed pressured
  prone protective purposeless quirky rapid rapt raring relentless remorseful reserved restrained retiring rhythmic rigid scared sceptical
  sedate selective self-deprecating sentimental shamefaced slick slight soft soft-spoken solemn solitary sparky spiky stable stern stiff
  streetwise subdued sweet taxing technical tender theatrical tight tiring tough tranquil trusting unaffected unambitious unaware unhurried
  unique unstructured urgent visible watchful wistful worldly young youthful zany visionary baffled buoyant
  wobbly bubbly sunny wriggly dreamy tearful jittery timid surly grumpy sulky snappy prickly touchy abrupt curt defiant oppositional
  confrontational argumentative stubborn headstrong domineering overbearing pushy brash boisterous rowdy raucous childish babyish
  truthful selfless selfish spiteful nasty cruel thoughtless reckless rash hasty obliging passionate tenacious dogged robust persevering industrious
  scholarly bookish academic shrewd intuitive rational painstaking fastidious slapdash slipshod chaotic erratic variable sporadic intermittent
  unpredictable volatile temperamental wary cautious resistant apathetic indifferent lethargic listless sluggish sleepy drowsy disengaged disaffected
  demotivated distractible scatty absent-minded long-winded succinct cogent lucid garbled incoherent spidery jerky stilted poised
  graceful coordinated agile nimble supple pacy uncoordinated dexterous deft adept polished self-reliant self-sufficient clingy reliant dependent gregarious
  well-liked personable charming delightful adorable charismatic funny comical sarcastic deadpan innovative sporty aspirational nosy broad-minded
  opinionated principled disrespectful insolent impertinent impolite abrasive aggressive violent hostile placid composed unflappable serene
  even-tempered good-humoured happy-go-lucky jolly merry pessimistic downbeat cynical unassuming self-effacing arrogant conceited boastful cocky
  overconfident complacent self-assured uncertain sketchy scant meagre simplistic superficial shallow profound nuanced subtle elaborate
  evocative bland lacklustre uninspired formulaic predictable hurried well-spoken well-read well-informed well-rounded well-meaning
  impeccable last-minute joined-up spot-on half-hearted half-finished half-done wonky thin rough doable giggly fidgety able absent accurate active adaptable adventurous alert ambitious analytical anxious approachable articulate artistic
  assertive astute athletic attentive aware bad balanced bored brave bright brilliant calm capable careful careless
  caring chatty cheerful clear clever clumsy coherent compassionate competent competitive complete confident
  conscientious considerate consistent cooperative courageous courteous creative critical curious dependable detailed
  determined difficult diligent disappointing disorganised disruptive distracted dynamic eager early easy
  eloquent empathetic encouraging energetic engaged engaging enthusiastic ethical excellent exceptional excited
  exemplary expressive fabulous fair fantastic fine flexible fluent fluid focused forgetful formal fragile free fresh
  friendly full fun fussy generous gentle gifted good great gracious happy hard hard-working hardworking
  haphazard hesitant helpful honest humble humorous illegible imaginative immature impatient impressive impulsive
  inaccurate inattentive incomplete inconsistent independent inquisitive insecure insightful inspiring intelligent
  interested interesting inventive irregular keen kind lacking lazy legible lively logical long loud lovely loyal
  marvellous mature methodical messy meticulous mindful modest motivated muddled musical mixed neat negative nervous new
  noisy nice observant off-task open open-minded optimistic organised original outgoing outstanding patchy perfect patient
  perceptive persistent persuasive pleasant pleased poetic polite poor popular positive practical precise prepared
  productive proficient promising prompt proud punctual purposeful quick quiet ready realistic reasonable reflective
  reliable reluctant resilient resourceful respectful responsible restless rich rushed sad safe satisfactory secure
  self-aware self-motivated sensible sensitive serious shaky sharp short shy silent silly simple sincere
  skilful skilled slow smart sociable solid sophisticated sound spontaneous steady strategic strong studious
  stylish superb supportive sure sympathetic systematic tactful talented talkative tense tentative terrific
  thorough thoughtful tidy tired tolerant trustworthy unable unclear unfinished unfocused unprepared unreliable unsettled
  unsure untidy unwilling upbeat useful vague valuable varied vivid vocal vulnerable warm weak well-behaved
  moving touching gripping haunting muddy well-organised well-prepared well-mannered well-structured well-written well-presented well-planned well-researched well-argued narrative wide wide-ranging willing wise witty wonderful worried worthy
  cracking commanding striking braver bolder kinder calmer better worse stronger weaker quieter louder chattier neater tidier slower quicker faster happier surer
  keener longer shorter fuller clearer harder easier higher lower wider deeper broader closer greater bigger smaller
  fewer late missing
  ahead behind unkind sloppy hit-and-miss super splendid smooth crisp concise effective efficient elegant
  dedicated devoted committed articulate-enough upset verbose wordy repetitive basic brief extended lengthy minimal
  overdue outstanding regular rare real true whole scruffy illogical thoughtful-enough convincing compelling powerful
  exciting hands-on laid-back easy-going good-natured self-critical self-conscious open-minded attention-seeking over-confident over-competitive over-excited over-reliant over-cautious over-ambitious over-keen over-eager right wrong mental oral verbal written practical chatty cross sullen curious respectful tactless
`);

/** Participles that say how somebody or something is. */
export const STATES: ReadonlySet<string> = wordSet(`
  focused engaged bored tired interested distracted organised determined motivated rushed prepared settled involved
  worried excited confused muddled disorganised dedicated committed pleased delighted frustrated stretched
  word-processed handwritten typed
  challenged unfinished written structured presented labelled expressed explained developed paragraphed planned
  punctuated crafted drawn researched argued copied marked corrected completed done finished forgotten lost
  handed organised behaved mannered spoken balanced informed rounded discouraged overwhelmed relaxed confined
  limited improved scattered disappointed supported needed reasoned equipped
`);

/** Prepositions. */
export const PREPOSITIONS: ReadonlySet<string> = wordSet(`
  of in on at with without for from to by about into onto over under through during between among against after before
  since until towards within beyond across around near behind above below alongside as than like off up down out outside
  inside despite per besides upon
`);

/** Words that begin a clause inside a sentence. */
export const SUBORDINATORS: ReadonlySet<string> = wordSet(`
  when if although though while because since unless until once whenever where who which that whether as how what why
`);

/** Determiners and owners: a noun phrase that has one needs no other. */
export const DETERMINERS: ReadonlySet<string> = wordSet(`
  a an the this that these those his her their its some any no all most many several both each every another either
  neither more less fewer enough such
`);

/** Verbs that may follow a subject of their own in a note. */
export const LINKING: ReadonlySet<string> = wordSet(`
  is are was were has have had needs need lacks lack shows show can could will would should must does do did
  remains remain seems seem improves improve suffers suffer means mean makes make tends tend comes come gets get
  deserves deserve requires require contains contain varies vary grew continues continue flows flow stays stay
  shines shine falls fall became becomes
`);

/** Auxiliaries and modals that begin what a student does. */
export const AUXILIARIES: ReadonlySet<string> = wordSet(`
  can could should must may might will would cannot has had is was does did
`);

/** Nouns that a parent's or friend's affairs begin with: no business of a report. */
export const OTHER_PEOPLE: ReadonlySet<string> = wordSet(`
  mum dad mother father parents parent family sister brother home gran nan uncle aunt boyfriend girlfriend lad lass lads
  girls boys boy girl kid kids bloke mate mates guy gal
`);

/** Classmates in general may be spoken of, and no owner stands before them. */
export const COMPANY: ReadonlySet<string> = wordSet(`
  others classmates peers everyone everybody people staff teachers nobody
`);

/** Pronouns that are the subject of a sentence. */
export const SUBJECT_PRONOUNS: ReadonlySet<string> = wordSet("he she they i we");

/** Pronouns that are no subject. */
export const OBJECT_PRONOUNS: ReadonlySet<string> = wordSet("him them me us");

/** Owners before a noun. */
export const POSSESSIVES: ReadonlySet<string> = wordSet("my our your their its whose");

/** What belongs to a verb without a noun after it: "calls out". */
export const PARTICLES: ReadonlySet<string> = wordSet(
  "up out off in on upon down away back over through around about along forward together apart ahead",
);

/** Nouns that say when or how often without a preposition: "every lesson", "three times". */
export const TIMES: ReadonlySet<string> = wordSet(
  "lesson lessons week weeks term terms time times day days year years month months half morning afternoon monday tuesday wednesday thursday friday mondays tuesdays wednesdays thursdays fridays fortnight minute minutes hour hours occasion occasions autumn spring summer christmas easter season night nights evening evenings weekend weekends",
);

/** Adjectives that are nouns as well: "the practical", "for good". */
export const NOUN_TOO: ReadonlySet<string> = wordSet(`
  practical oral mental original individual right wrong sound patient positive
  negative standard subject best past present future final general special secret human
  ideal regular official expert novel adult extreme classic routine key overall fair outstanding short long
  medium average second first third last French creative analytical critical musical physical
  verbal written weekly daily family tense perfect
`);

/** Participles that stand alone behind their noun: "the question set". */
export const BEHIND_NOUN: ReadonlySet<string> = wordSet(
  "set given asked chosen used made taught covered studied needed required involved expected provided left throughout",
);

/** Times that need no article or number: "late Mondays". */
export const DAYS: ReadonlySet<string> = wordSet(
  "monday tuesday wednesday thursday friday mondays tuesdays wednesdays thursdays fridays christmas easter lately recently mornings afternoons",
);
