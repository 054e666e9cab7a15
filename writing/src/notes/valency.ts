import { TAKE_A_THING } from "./further-verbs.ts";
import { wordSet } from "./word-set.ts";

// What a verb of teachers' notes takes behind it: nothing, one thing, two things, a sentence, somebody who does something,
// or how somebody is. A verb that is on no list may have a thing or none.

/** Verbs that say nothing without an object. */
export const TRANSITIVE: ReadonlySet<string> = new Set([
  ...TAKE_A_THING,
  ...wordSet(`
  remove make use produce achieve enjoy need bring put gain earn receive distract disrupt
  encourage include involve lack love like want deserve exceed meet raise
  award nominate elect select exclude praise congratulate commend promote invite choose
  annoy disturb hand submit have display complete exhibit possess create build maintain hold
  treat inspire resemble contain mention spoil ruin waste seek impress amaze delight motivate thank ignore represent
  demonstrate identify avoid address handle convey allow enable force persuade convince
  inform greet tease mock upset frustrate confuse embarrass wear borrow lend owe convert attract overcome
`),
]);

/** Verbs that may have two objects: "gave the class a talk", "won her team the match". */
export const DITRANSITIVE: ReadonlySet<string> = wordSet(`
  give show teach offer award ask tell buy send lend make call name cost earn owe promise bring win
  predict set write wish allow deny grant elect appoint
`);

/** Verbs that may be followed by a sentence: "says he is proud", "made sure everybody had a part". */
export const SAYING: ReadonlySet<string> = wordSet(`
  say think know believe hope feel wish mean show ensure understand explain notice realise see remember forget tell suggest
  find prove decide argue claim admit agree hear guess bet assume worry let make help have watch insist promise check
`);

/** Verbs that somebody does something by or under: "lets his partner do the work", "helps others improve". */
export const CAUSING: ReadonlySet<string> = wordSet("let make help have watch see hear");

/** Verbs that may be followed by what somebody is like: "seems tired", "gets upset". */
export const LINKING_VERBS: ReadonlySet<string> = wordSet(
  "seem become get feel look remain stay appear grow sound turn come arrive sit keep make find leave go prove be consider think hold",
);

/** Verbs that never have a thing right behind them: something stands between, as in "waffles about it", "copes with change". */
export const INTRANSITIVE: ReadonlySet<string> = wordSet(`
  listen concentrate persevere persist participate waffle cope chat natter gossip giggle fidget daydream wander
  drift misbehave excel thrive flourish blossom succeed arrive rely depend belong consist interact collaborate
  cooperate compete apologise complain moan whine grumble hesitate dawdle linger loiter dither procrastinate waver falter
  lapse regress deteriorate dwindle emerge empathise sympathise specialise coast plod trudge amble mosey potter chatter
  babble bicker quarrel squabble sulk gaze stare glance peer tremble shiver wobble fluctuate differ disagree refrain
  abstain dabble tinker fiddle meddle interfere intervene snigger smirk sneer scoff yawn sigh sob weep shine occur happen
  exist react respond elaborate experiment struggle strive yearn grapple vie stagnate plateau glow beam ramble digress
  gallop stroll saunter scurry cower flinch wince panic progress converse liaise
`);

/** Third persons that hardly ever name things where nothing stands before them: "waffles", "gives 100%". */
export const HARDLY_THINGS: ReadonlySet<string> = wordSet(`
  accepts achieves adapts admits adds agrees allows annotates annoys apologises appears applies appreciates argues arrives
  asks avoids becomes begins behaves believes belongs blurts boasts brings builds buys calculates carries chatters cheats
  chooses collaborates comes communicates compares competes completes concentrates confuses considers contributes
  converses copes creates criticises daydreams decides defends delivers describes deserves develops digresses disrupts
  distracts dithers drifts eats embraces encourages engages enjoys ensures enters evaluates exaggerates exceeds excels
  expects explains expresses fails fidgets fills finds finishes flourishes focuses follows forgets gets gives goes grows
  hears hesitates ignores improves includes interacts interrupts involves irritates keeps knows learns leaves lets likes
  listens loses loves makes manages means memorises mumbles misreads moans muddles natters needs neglects notices obeys
  omits organises overcomplicates overthinks owns panics participates pays performs persists persuades practises prefers
  prepares produces pronounces provides puts rambles reacts realises receives recognises refuses relates relies remains
  remembers represents requires resists responds retells revises rushes says sees seeks seems sends shouts sings sits skims
  sleeps speaks spends squirms stays steals strives submits succeeds suffers suggests sulks summarises takes teaches tells
  tends thinks tries underestimates understands waffles wanders wants wastes wins writes yawns
`);
