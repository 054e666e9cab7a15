import { wordSet } from "../word-set.ts";

/** What takes place at a time. */
export const EVENTS = wordSet(`
  lesson class-test test exam examination mock assessment quiz competition contest tournament match game fixture race relay final
  semi-final quarter-final heat trial audition rehearsal concert recital gig show play production musical panto pantomime nativity
  performance festival exhibition showcase fair fete carnival sale raffle bake-sale fundraiser party prom disco ceremony assembly
  meeting conference debate interview trip visit excursion expedition residential exchange camp tour workshop session club meet
  training course lecture seminar tutorial webinar open-evening parents-evening open-day taster-day sports-day election referendum
  war battle revolution siege invasion treaty crisis famine plague strike riot protest trial reformation
  holiday weekend break half-term term year season week day morning afternoon evening night birthday christening wedding funeral
  appointment operation accident injury illness move placement internship apprenticeship
`);

/** Where something is or takes place. */
export const PLACES = wordSet(`
  room classroom corridor hall gym canteen kitchen library office site studio workshop laboratory lab greenhouse garden field pitch court
  track pool playground yard gate door window stage theatre cinema gallery museum church chapel mosque temple synagogue cathedral
  castle palace farm zoo park beach river lake coast mountain volcano valley desert forest rainforest jungle island city town village
  country county continent region area street road bus-stop station airport shop market supermarket restaurant cafe hospital surgery
  bank prison court-room factory mill mine office home house flat hotel youth-club youth-theatre stadium arena centre
  glacier waterfall meander delta estuary cliff cave arch reef ocean sea
`);

/** Tools, toys, parts and other things that are counted. */
export const OBJECTS = wordSet(`
  pen pencil rubber ruler compass protractor calculator planner diary bag rucksack coat blazer tie jumper skirt shoe trainer boot
  apron kit-bag book textbook exercise-book reading-book page sheet card phone laptop tablet computer screen keyboard mouse charger
  headphone camera tripod microphone projector whiteboard board marker pen-pot desk table chair seat stool bench drawer locker
  shelf cupboard bin clock lamp switch plug socket battery bulb wire lead motor magnet spring pulley lever gear wheel axle nail
  screw bolt nut hammer saw chisel file drill lathe vice plane clamp spanner screwdriver iron needle pin thread bobbin machine
  sewing-machine oven hob fridge mixer whisk bowl pan tray knife fork plate cup glass bottle jar tin spoon
  beaker flask burette pipette tube test-tube tripod gauze burner bunsen thermometer balance microscope slide lens prism telescope
  metronome tuner stopwatch whistle highlighter stapler hole-punch set-square tape-measure ladder workbench apron-pocket
  laser laser-cutter printer photocopier scanner router bandsaw kiln
  brush easel canvas palette roller stencil stamp
  ball bat racket racquet stick club glove pad helmet hoop cone bib net goalpost mat beam bar rope hurdle javelin discus shuttlecock
  piano violin viola cello guitar ukulele flute clarinet oboe bassoon saxophone trumpet trombone horn tuba drum cymbal keyboard
  recorder harp organ mouthpiece reed bow string fret
  car bus train tram bike bicycle scooter skateboard van lorry lift plane ship boat rocket satellite
  dog cat horse pony rabbit hamster fish bird snake cow sheep pig hen chicken bee insect spider worm animal plant tree flower leaf
  root seed cell nucleus atom molecule ion electron proton neutron particle wave gene chromosome enzyme organ muscle bone joint
  heart lung kidney brain nerve eye ear arm leg foot hand finger head knee shoulder ankle wrist elbow
`);

/** What subjects are about and what their lessons call things by. */
export const TERMS = wordSet(`
  star planet moon orbit galaxy comet rock mineral fossil crystal element compound mixture solution acid base salt metal alloy
  number digit integer fraction decimal percentage ratio equation inequality expression formula term coefficient variable constant
  function sequence series pattern angle triangle square rectangle circle polygon cube cuboid sphere cone cylinder prism vector
  matrix axis gradient tangent intercept coordinate vertex edge face side radius diameter circumference graph integral derivative
  surd log factor multiple prime root power index theorem identity unit set venn-diagram histogram bar-chart pie-chart
  scatter-graph mean median mode average probability
  noun verb adjective adverb pronoun preposition conjunction connective clause phrase prefix suffix syllable vowel consonant
  homophone synonym antonym metaphor simile oxymoron pun apostrophe comma colon semicolon full-stop bracket capital
  capital-letter tense ending gender-ending accent-mark conjugation idiom phoneme word letter line page
  note chord scale arpeggio interval key rhythm-pattern bar beat cadence rest clef ostinato riff
  source primary-source topic unit module subject theme section part detail fact example reason cause effect consequence factor
  motive result event date name feature characteristic aspect property trait function role purpose aim objective target criterion
  deadline timetable calendar rota map-reference option gcse a-level btec qualification degree apprenticeship grade-boundary
  law rule rise fall decline reign death victory defeat campaign invention discovery legacy
  empire treatment portrayal soliloquy dilemma
  job hobby sport language instrument animal story problem-page thing bit lot
`);

/** Two parts that are one thing, or things that are always several. */
export const PLURAL_ONLY = wordSet(`
  scissors shears pliers tweezers tongs goggles glasses spectacles binoculars headphones trousers shorts jeans tights leggings
  pyjamas clothes trainers thanks congratulations manners outskirts surroundings belongings savings earnings arms odds
  premises stairs graphics dynamics
  people police cattle staff lyrics
`);

/** Other things that are counted, many of them by their endings like what is not. */
export const OTHERS = wordSet(`
  relationship friendship scholarship apprenticeship championship framework network business witness weakness illness
  building drawing painting meeting ending opening beginning feeling saying warning ceiling evening morning thing string
  ring spring wing swing setting finding offering recording influence hindrance acquaintance allowance utterance
  annoyance advance sentence difference reference instance audience sequence appearance entrance dance chance glance
  conference occurrence ambulance stance distance appliance alliance grievance substance fence absence preference
  essence offence inference circumstance consequence experience inheritance licence residence romance trance lance
  conveyance nuisance disturbance performance attitude magnitude latitude longitude multitude platitude altitude
  pharmacy legacy conspiracy fallacy nativity ability activity opportunity personality community city possibility
  facility charity priority capacity
`);
