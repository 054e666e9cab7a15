import { wordSet } from "../word-set.ts";

/**
 * What is not counted, or not as reports mean it: "shows respect", "loves poetry", "plays netball". A word that another
 * list has as well is counted or not, as one means it: "experience", "drawing".
 */
export const MASSES = wordSet(`
  induction dissent backchat insolence truancy vandalism swearing defiance disobedience non-compliance chit-chat horseplay truanting cyberbullying
  footie pe-kit attendance absenteeism breath track cause consequence continuity significance theatre ethics politics economics classics logistics tactics
  algebra trigonometry trig arithmetic calculus probability maths english literature grammar punctuation spelling
  vocabulary science biology chemistry history philosophy psychology sociology computing programming ict music art drama
  dance pe french german spanish latin welsh mandarin italian arabic polish urdu russian japanese food nutrition
  technology design photography media citizenship pshe law poetry prose fiction non-fiction theory practice coursework
  homework classwork religion geometry geography salt sand ice steam oil milk rice pasta wood metal plastic clay paint
  paper fabric glue ink charcoal pastel pastry dough bread flour sugar butter fruit water air oxygen light sound heat
  energy electricity magnetism gravity friction photosynthesis respiration digestion reproduction evolution bonding
  chromatography electrolysis diffusion osmosis mitosis meiosis momentum homeostasis equilibrium voltage resistance
  chess football netball rugby hockey cricket tennis badminton basketball rounders athletics volleyball cross-country
  golf dodgeball lacrosse handball refraction diffraction evaporation condensation convection conduction radiation
  oxidation ionisation fermentation erosion deposition transpiration combustion distillation filtration crystallisation
  neutralisation urbanisation industrialisation globalisation migration colonisation deforestation desertification
  personification alliteration onomatopoeia inflation taxation segregation discrimination propaganda appeasement consent
  euthanasia pathos symbolism injury mess narrative attention concentration focus effort enthusiasm motivation
  confidence resilience determination perseverance patience respect empathy courtesy independence initiative leadership
  imagination engagement participation cooperation collaboration communication organisation preparation revision
  research evidence analysis evaluation interpretation logic knowledge recall memory insight intuition progress
  improvement development success achievement attainment work help support encouragement guidance advice feedback praise
  information data detail depth precision fluency expression intonation pronunciation tone colour texture perspective
  balance coordination speed stamina strength power rhythm tempo timing control technique skill style flair humour fun
  joy pride trust behaviour conduct discipline attendance disruption chatter talk noise silence nonsense rubbish
  mischief trouble fuss equipment kit uniform stationery software hardware code html css python javascript scratch sql
  syntax binary hexadecimal denary time school home lunch break detention registration imagery dialogue description
  context content structure layout presentation terminology language speech translation comprehension inference
  discussion debate opinion conversation explanation care interest curiosity commitment dedication ambition
  passion courage love hope truth fairness justice peace war slavery weathering rain snow wind drizzle hail climate
  weather tourism demand supply marketing finance profit tax growth level standard pace place shape form space order
  sense notice permission advantage responsibility ownership charge rehearsal performance composition improvisation
  choreography harmony melody dynamics articulation projection characterisation critique junk lego playdough string foil
  recycling catch-up fashion cinema television gender culture society rhetoric sport anatomy endurance yoga judo archery
  embroidery crochet silk cotton denim leather lace velvet wool foam card cardboard plywood acrylic pewter aluminium
  steel copper concrete plaster carpentry joinery automation malware fission fusion inertia torque alkali drift rainfall
  drainage agriculture machinery scenery pottery cutlery industry aid execution rearmament evacuation conscription
  genocide chivalry heresy witchcraft sanitation redemption atonement depreciation recruitment delegation jazz tap mime
  slapstick make-up puppetry melodrama vibrato ballet stuff intervention tutoring extension musicality safety hygiene
  health sportsmanship teamwork stagecraft musicianship craftsmanship management plenty variety everything anything
  nothing something everyone anyone someone everybody anybody nobody inspection contact input output access proof
  notation substitution rearrangement factorisation differentiation integration multiplication division addition
  subtraction vocab conflict competition criticism correction completion comparison reflection recognition persistence
  persuasion relaxation repetition rotation symmetry thought training tuition understanding usage variation wit zeal
  textiles rest sleep exercise fitness agility nerve potential talent promise maturity professionalism shakespeare
  macbeth bullying banter gossip sarcasm cheek defiance rudeness aggression temper stress pressure anxiety worry guilt
  blame credit piano violin guitar drums flute clarinet cello trumpet trombone saxophone sax keyboard ukulele percussion
  thank you provenance brilliance supervision monitoring reassurance consistency positivity scaffolding isolation
  absence role-play freeze-frame hot-seating think-pair-share mind-mapping storytelling problem-solving lunchtime
  breaktime playtime bedtime teatime dinnertime application failure democracy unemployment tragedy comedy waste loss
  measurement reinforcement disease beauty recursion cost evil life motion mass ratio shade formulae agreement defeat
  victory mustard sunshine merit distinction flow lots staff bronze silver gold another imperialism revolution reform
  suffrage trade labour capital debt wealth poverty crime punishment faith prayer worship forgiveness suffering creation
  salvation abortion afterlife karma meditation pilgrimage charity stewardship iteration selection sequence encryption
  compression networking storage abstraction decomposition perimeter area volume density velocity acceleration
  displacement force weight frequency amplitude seasoning baking sewing soldering wiring sanding casting welding
  printing weaving dyeing rendering counterpoint syncopation tonality timbre sight-reading attack defence midfield
  marking shooting passing dribbling batting bowling fielding catching throwing tackling physicality classification
  adaptation inheritance biodiversity pollution conservation sustainability sibilance irony satire tension suspense
  foreshadowing reliability validity conditioning attachment obedience conformity deprivation schizophrenia depression
  use material accuracy direction experience scripture price college university accountancy engineering medicine
  dentistry nursing midwifery architecture honesty loyalty reality identity titration hex proportion death therapy
  hesitation frustration procrastination anticipation admiration appreciation apathy laughter chaos mayhem muddle
  welfare childcare healthcare warfare furniture luggage jewellery traffic transport accommodation infrastructure
  vegetation wildlife carbon nitrogen hydrogen chlorine sodium potassium calcium magnesium iron zinc alcohol caffeine
  insulin glucose starch dna rna chlorophyll haemoglobin inflammation physiology money cash currency communism
  parliament feudalism immigration emigration apartheid marriage divorce adoption contraception vaccination medication
  surgery dialysis reggae blues hip-hop samba salsa techno folk calligraphy origami batik resin mdf hardwood softwood
  varnish sandpaper solder custard gravy chilli cream cheese chocolate garlic ginger chicken beef lamb pork fish tofu
  benchball futsal softball baseball cheerleading hesitancy nursery-rhyme sedimentation hydration perspiration
  imprisonment fracture ease grace change country poise panache gusto aplomb abandon verve vigour consideration bacon
  ham beefburger-meat mince sausage-meat salad-dressing mayonnaise ketchup vinegar pepper basil thyme parsley mint
  cinnamon nutmeg honey jam marmalade syrup treacle icing marzipan spaghetti couscous quinoa porridge cereal yoghurt tea
  coffee juice lemonade wine beer gelatine yeast protein fat fibre carbohydrate vitamin-c cholesterol lactose gluten
  marble granite limestone chalk slate sandstone basalt lava magma ash soil mud gravel cement brick-dust timber oak pine
  ash-wood balsa plasticine papier-mâché papier-mache glaze tissue yarn thread-work elastic velcro sellotape masking-
  tape wax gouache watercolour acid-rain petrol diesel coal gas helium methane ammonia ozone plasma mercury tin lead
  brass titanium blood bile saliva mucus sweat urine cartilage marrow keratin collagen lava-flow fog mist sleet frost
  dew thunder lightning knitting gardening fishing sailing rowing cycling swimming running walking hiking climbing
  skiing skating skateboarding surfing boxing wrestling fencing gymnastics trampolining parkour karate taekwondo squash
  darts snooker statistics mechanics kinematics combinatorics phonics morphology semantics pragmatics etymology lexis
  graphology colonialism nationalism socialism capitalism fascism nazism liberalism conservatism feminism racism sexism
  utilitarianism deontology atheism agnosticism buddhism hinduism islam judaism christianity sikhism monarchy-rule
  diplomacy espionage emancipation enfranchisement electromagnetism thermodynamics optics acoustics astronomy geology
  meteorology ecology zoology botany genetics translocation pollination germination fertilisation cloning
  gluconeogenesis glycolysis stoichiometry electronegativity spelling-work handwriting dictation phonetics homesickness
  loneliness happiness sadness grief jealousy envy hatred disgust embarrassment shame regret relief excitement delight
  surprise wonder awe nostalgia smoke litter dust dirt graffiti pocket-money wage-labour rent insurance broadband wifi
  spam sunlight daylight darkness moonlight shadow-work luck fate destiny magic mythology folklore fantasy horror
  romance science-fiction sci-fi overacting overthinking overwork homeschooling mentoring volunteering babysitting
  eyesight hearing handwriting-practice
`);
