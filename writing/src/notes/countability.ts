import { wordSet } from "./word-set.ts";
/** What is not counted, or not as reports mean it: "shows respect", "loves poetry", "plays netball". */
const UNCOUNTED = wordSet(`
  algebra trigonometry trig arithmetic calculus probability maths english literature grammar punctuation spelling vocabulary
  science biology chemistry history philosophy psychology sociology computing programming ict music art drama dance pe
  french german spanish latin welsh mandarin italian arabic polish urdu russian japanese food nutrition technology design photography media citizenship pshe
  law poetry prose fiction non-fiction theory practice coursework homework classwork religion geometry geography
  salt sand ice steam oil milk rice pasta wood metal plastic clay paint paper fabric glue ink charcoal pastel pastry dough bread flour sugar butter fruit water air oxygen
  light sound heat energy electricity magnetism gravity friction photosynthesis respiration digestion reproduction evolution
  bonding chromatography electrolysis diffusion osmosis mitosis meiosis momentum homeostasis equilibrium voltage resistance
  chess football netball rugby hockey cricket tennis badminton basketball rounders athletics volleyball cross-country golf dodgeball lacrosse handball
  refraction diffraction diffusion osmosis respiration evaporation condensation convection conduction radiation oxidation ionisation
  electrolysis fermentation erosion deposition transpiration digestion mitosis meiosis evolution friction magnetism combustion distillation
  filtration crystallisation neutralisation urbanisation industrialisation globalisation migration colonisation deforestation
  desertification personification alliteration onomatopoeia inflation taxation segregation discrimination propaganda appeasement consent
  euthanasia pathos symbolism injury mess narrative
  attention concentration focus effort enthusiasm motivation confidence resilience determination perseverance patience respect empathy
  courtesy independence initiative leadership imagination engagement participation cooperation collaboration communication
  organisation preparation revision research evidence analysis evaluation interpretation logic knowledge recall memory insight
  intuition progress improvement development success achievement attainment work help support encouragement guidance advice
  feedback praise information data detail depth precision fluency expression intonation pronunciation tone colour texture perspective
  balance coordination speed stamina strength power rhythm tempo timing control technique skill style flair humour fun joy pride trust
  behaviour conduct discipline attendance disruption chatter talk noise silence nonsense rubbish mischief trouble fuss equipment kit uniform
  stationery software hardware code html css python javascript scratch sql syntax binary hexadecimal denary time school home lunch break detention registration
  imagery symbolism dialogue description context content structure layout presentation terminology language speech translation
  comprehension inference discussion debate argument opinion conversation explanation care interest curiosity
  commitment dedication ambition passion courage love hope truth fairness justice peace war slavery industrialisation urbanisation erosion deposition weathering
  rain snow wind drizzle hail climate weather tourism migration inflation demand supply marketing finance profit tax growth
  level standard pace place shape form space order sense notice permission advantage responsibility ownership charge
  rehearsal performance composition improvisation choreography harmony melody dynamics articulation projection characterisation
  critique junk lego playdough string foil recycling catch-up
  fashion cinema television gender culture society rhetoric sport anatomy endurance yoga judo archery embroidery crochet
  silk cotton denim leather lace velvet wool foam card cardboard plywood acrylic pewter aluminium steel copper concrete plaster
  carpentry joinery automation malware radiation fission fusion distillation filtration crystallisation inertia torque alkali
  drift deforestation desertification rainfall drainage agriculture machinery scenery pottery cutlery industry aid execution rearmament evacuation conscription genocide
  chivalry heresy witchcraft sanitation redemption atonement taxation depreciation recruitment delegation
  jazz tap mime slapstick make-up puppetry melodrama vibrato ballet stuff
  intervention tutoring extension musicality safety hygiene health sportsmanship teamwork stagecraft musicianship craftsmanship
  management plenty variety
  everything anything nothing something everyone anyone someone everybody anybody nobody
  inspection contact input output access proof notation substitution rearrangement factorisation differentiation integration multiplication division addition subtraction
  vocab conflict competition criticism correction completion comparison reflection recognition persistence persuasion
  relaxation repetition rotation symmetry thought training tuition understanding usage variation variety wit zeal
  textiles rest sleep exercise fitness agility nerve potential talent promise maturity professionalism
  shakespeare macbeth bullying banter gossip sarcasm cheek defiance rudeness aggression temper
  stress pressure anxiety worry guilt blame credit
  piano violin guitar drums flute clarinet cello trumpet trombone saxophone sax keyboard ukulele percussion
  thank you provenance brilliance
  supervision monitoring reassurance consistency positivity scaffolding isolation absence
  role-play freeze-frame hot-seating think-pair-share mind-mapping storytelling problem-solving
  lunchtime breaktime playtime bedtime teatime registration dinnertime
  application failure
  democracy unemployment tragedy comedy waste loss measurement reinforcement disease beauty appeasement recursion cost evil life motion mass ratio
  shade formulae agreement defeat victory mustard sunshine merit distinction flow lots staff bronze silver gold another
  propaganda imperialism revolution reform suffrage trade labour capital debt wealth poverty crime punishment faith prayer worship
  forgiveness suffering creation salvation euthanasia abortion afterlife karma meditation pilgrimage charity stewardship
  iteration selection sequence encryption compression networking storage abstraction decomposition
  perimeter area volume density velocity acceleration displacement force weight frequency amplitude
  seasoning baking sewing soldering wiring sanding casting welding printing weaving dyeing rendering
  counterpoint syncopation tonality timbre sight-reading
  attack defence midfield marking shooting passing dribbling batting bowling fielding catching throwing tackling
  physicality
  classification adaptation inheritance biodiversity pollution conservation sustainability globalisation
  alliteration sibilance personification onomatopoeia irony satire tension suspense foreshadowing
  reliability validity conditioning attachment obedience conformity deprivation schizophrenia depression
  use material accuracy direction experience scripture price college university accountancy engineering medicine dentistry nursing midwifery law architecture honesty loyalty reality identity
  titration hex proportion life death
  therapy hesitation frustration procrastination anticipation admiration appreciation apathy laughter chaos mayhem muddle welfare
  childcare healthcare warfare furniture luggage jewellery traffic transport accommodation infrastructure vegetation wildlife
  carbon nitrogen hydrogen chlorine sodium potassium calcium magnesium iron zinc alcohol caffeine insulin glucose starch dna rna
  chlorophyll haemoglobin inflammation physiology money cash currency communism parliament feudalism immigration emigration
  apartheid marriage divorce adoption contraception vaccination medication surgery dialysis reggae blues hip-hop samba salsa
  techno folk calligraphy origami batik resin mdf hardwood softwood varnish sandpaper solder custard gravy chilli cream cheese
  chocolate garlic ginger chicken beef lamb pork fish tofu benchball futsal softball baseball cheerleading hesitancy
  procrastination nursery-rhyme sedimentation condensation vegetation hydration perspiration concentration imprisonment
  fracture ease grace change country poise panache gusto aplomb abandon verve vigour consideration
`);
/** Counted, whatever their endings. */
const COUNTED = wordSet(`
  relationship friendship scholarship apprenticeship championship framework network business witness weakness illness
  building drawing painting meeting ending opening beginning feeling saying warning ceiling evening morning thing string ring
  spring wing swing setting finding offering recording
  influence hindrance acquaintance allowance utterance annoyance advance
  sentence difference reference instance audience sequence appearance entrance dance chance glance conference
  occurrence ambulance stance distance appliance alliance grievance substance fence absence preference essence offence
  inference circumstance consequence experience inheritance occurrence licence residence romance trance lance
  conveyance nuisance disturbance performance attitude magnitude latitude
  longitude multitude platitude altitude pharmacy legacy conspiracy fallacy
  nativity ability activity opportunity personality community city possibility facility charity priority capacity
`);
const ENDINGS =
  /(?:ness|ism|ance|ence|acy|itude|ship|hood|ology|ography|ometry|ics|work|\p{L}{3}ing|ity|manship)$/u;

/** Whether one noun may stand for what it names without "a", "the" or an owner: "homework", "kindness", "netball". */
export function isUncounted(noun: string): boolean {
  if (UNCOUNTED.has(noun)) return true;
  return !COUNTED.has(noun) && ENDINGS.test(noun);
}

/** Nouns that stand bare after some prepositions and no others: "in question", but "link back to the question". */
const AFTER: Readonly<Record<string, string>> = {
  question: "in without beyond",
  goal: "in",
  drawing: "in at",
  painting: "in at",
  building: "at",
  placement: "on",
  javelin: "in at",
  discus: "in at",
  hurdles: "in at",
  slip: "at",
  "full-back": "at",
  "scrum-half": "at",
  "fly-half": "at",
  name: "by",
  class: "in during after before outside",
  role: "in",
  target: "on above below off",
  stage: "on off",
  point: "on to",
  standard: "to above below",
  level: "",
  group: "",
  set: "",
  front: "in",
  back: "",
  top: "on",
  bottom: "",
  end: "in",
  word: "",
  line: "in",
  lesson: "",
  lessons: "in",
  challenge: "",
  paper: "on to",
  term: "in",
  period: "",
  year: "",
  view: "in",
  reach: "within",
  date: "up to",
  heart: "by",
  hand: "by in",
  report: "on",
  place: "in out of",
  number: "in",
  pitch: "on off",
  court: "on off",
  tutor: "",
  night: "at",
  day: "by",
  morning: "",
  afternoon: "",
  bed: "in to",
  bus: "by",
  train: "by",
  car: "by",
  email: "by on",
  performance: "in",
  rehearsal: "in during",
  competition: "in",
  assembly: "in",
  response: "in",
  voice: "",
  request: "on",
  scale: "with to",
  reception: "in",
  cover: "for in with during",
  scrap: "of from",
  example: "by",
  show: "on",
  theme: "by",
  topic: "by on off",
  effect: "for to in",
  display: "on",
};

/** Whether a noun stands without an article after a preposition: "in class", "on task", "by hand". */
export function isSetPhrase(preposition: string, noun: string): boolean {
  const allowed = AFTER[noun];
  return allowed === undefined
    ? isUncounted(noun) || SET.has(noun)
    : allowed.split(" ").includes(preposition.split(" ").at(-1) ?? "") ||
        (preposition.includes(" ") && allowed.includes(preposition));
}

const SET = wordSet(`
  task track ear ease detail depth step focus character style need love command knowledge effort
  foot uniform pencil pen ink turn fashion order tune unison chorus court average
  pleasure
  first last least most full part general particular control danger trouble person public private favour mind
  sight touch use fact half week dinner tea breakfast speed purpose reason doubt exception fault prompting supervision
  partnership preparation coursework planning training sport dictation lunch break tutor-time heart
`);

/** What a student makes or uses that is counted: of these a target means the student's own. */
const OWN_THING = wordSet(`
  conclusion introduction opening ending thesis hypothesis prediction plan essay paragraph sentence argument graph diagram map
  sketch portrait model design answer method write-up bibliography monologue voice serve shot backhand forehand pass
  swing stance grip kick throw catch technique stroke start finish landing routine portfolio sketchbook folder folio file
  hold grip tuck catch dismount follow-through footwork
  handwriting presentation speech talk accent posture embouchure bowing left-hand right-hand
`);

/** "Needs to work on conclusion": whether a thing named bare in a target is one that the student has. */
export function isOwnThing(noun: string): boolean {
  return OWN_THING.has(noun) && !isUncounted(noun);
}
