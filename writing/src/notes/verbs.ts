import { TAKE_A_THING, TAKE_EITHER } from "./further-verbs.ts";

// The verbs of teachers' notes with their forms. A list of our own is surer here than any guess from context.

const REGULAR = `
  document clean
  mount
  parse decline exempt scout survive
  trial
  suit befit fare
  amble mosey plod trundle potter shuffle breeze storm slink sidle troop
  administer advocate allocate appraise assemble assert attach augment backtrack beam blurt boost brag brighten broaden browse brush buff
  burnish cackle cater chip chisel chuckle clamp cleanse clip clutter conceptualise condense configure converse convey convince
  correlate corroborate cower cram crochet crop crouch crumble crunch cultivate dab deconstruct deflate deflect delegate delineate deploy
  derail deteriorate deviate diffuse diminish disassemble discard discern disengage disguise dismantle dismiss disobey disperse dispute
  dissuade distinguish diversify downplay drill dwindle ease elicit emulate encounter endeavour endure engrave enhance enliven
  enthuse envisage equate erase escalate etch evade evoke excavate exclaim execute exert exhaust exhale exploit facilitate falsify
  familiarise fend fine-tune flag flaunt flinch flounder flout foster fret fry gallop gauge gesture glide glimpse gloat gouge grill grimace
  grip groom grunt gulp hack halt harass hassle heed hike hijack hoot hop hover huff hurl immerse impart impede impersonate incite inflate
  ingest inhibit initiate innovate inquire inspect install instil intensify intrigue invert invigilate invoke jabber jeer jeopardise jostle
  juxtapose lament laze lessen liaise lighten loathe locate loosen lounge lunge magnify mangle manoeuvre maximise meander meditate   merge micromanage minimise mock modify modulate mope muffle multitask munch niggle nip occupy oust outclass outlast outsmart outwit
  overachieve overanalyse overcompensate overestimate overhaul overplay overrely overwork peak perceive permeate photograph pivot plait pose
  postpone pounce prance preempt presume prevail propel publicise quibble quip radiate rake rationalise reapply reassess recapture
  reciprocate reclaim reconcile reconstruct recount recruit recycle redesign redevelop redistribute refocus reframe refuel regroup reignite
  reiterate rejuvenate relapse relent relive remodel renew reopen reorganise repaint replenish replicate reposition resemble resent reshape
  resize restrict restrain resume resurface retest retort retrace retrain retreat revel revert revitalise revolve rework riff rival roughen
  ruffle salvage scaffold scoff scoop scowl scrap script scroll scrutinise scuff segment sequence serenade shatter shave shield shimmer
  shortlist showcase shred shun sift situate skate skew skid slacken slice slog slope smudge smuggle sneer snipe snooze snub soften
  spar speculate speed splash sprawl spur spurn squint stabilise stack stagger staple startle stencil stereotype stimulate
  sand varnish storyboard straddle straighten strategise stride subdivide subvert suffice summon supervise supplement suppress surge survey suss sway
  sweat swipe swirl swoop symbolise taint tally taper teeter thrill thwart tilt tinker titter toggle topple tout traipse trample
  transcend transition traumatise triangulate trickle trim triumph trivialise trot trounce trudge tuck tussle tut twiddle
  twirl twitch understate unfold unleash unpick unravel unsettle uproot utter validate vault verbalise vibrate vie vocalise waft wail waive
  wallow waltz warble waylay weaken wheedle wheeze whine whip whirr widen wield wince winkle witness woo wrangle yearn yield zigzag
  zip double-check fact-check proof-check self-mark self-regulate self-reflect over-rely marinate roast julienne mince feint
  bluster chime flail jive jumble out-think perch plead plonk quiver reek scamper scurry simper slurp smoulder snarl sprout squirt
  stammer stutter swivel tarnish thrash throttle tingle tootle twang underplay unfurl
  please grate decode dictate skim transcribe refute concede compromise sympathise console comfort coax badger bribe bluff scrawl slump groan
  stomp mutter pout sob amend stagnate cruise bloom evolve reinvent pluck subitise derive bisect simulate evaporate crystallise dissolve ignite
  oxidise ionise refract diffract emit transmit repel accelerate decelerate erode transport navigate trek squirm roam rejoin assimilate
  befriend gel monopolise interject miscount mistime miscopy mislabel miscalculate overuse oversimplify reword restructure recheck
  self-assess self-correct peer-assess whizz dip clam plateau
  dominate coast zoom glaze whittle fold garnish intercept calibrate classify extrapolate interpolate differentiate iterate indent encrypt
  refactor antagonise intimidate undermine belittle mimic embellish waffle ramble customise natter dawdle loiter linger skive swerve battle
  grapple dedicate devote delve unearth uncover propose recommend urge uplift alienate differ
  project switch contrast outshine muster quieten calm own owe phone ring text play-act hog hone nibble paraphrase bully boss chide cheer
  continue afford agree attack breathe cancel capture carry carve cause celebrate cheat collapse combine command confess confirm contain cough
  crawl criticise cry cure decorate decrease defeat destroy detect die dislike divide donate doubt educate embarrass exist explode fade
  fasten fetch flood frighten gaze glue grin guarantee harm heal heckle hug hunt inject injure interfere invite jog kiss knot load
  marry matter melt mend mourn obtain occur offend operate overflow pedal peel permit pinch plant plug possess pray preserve press print
  protect punch punish quarrel rejoice release reproduce rescue restore retire rhyme rinse rob rot ruin satisfy scare scold scratch
  scrub seal shelter shiver shock sign sip slap smash smirk snatch sneeze sniff snigger snore soak soothe sparkle spray squash squeak
  squeal squeeze stain stamp strip stroke suspect suspend taste tempt terrify tick tickle tie trap tremble tug tumble type unite unpack lag stroll saunter
  vanish wash weld whirl whisk whinge wink wobble wriggle sponsor fundraise digress ponder recap rephrase transpose laminate varnish
  simmer dive taunt exclude reprimand isolate falter dither doodle bellow barge astound astonish delight choreograph accompany notate
  average abandon absorb access acknowledge acquire address adopt aid alter amaze amuse annoy anticipate aspire assign attain
  audition award bang bicker blame boast bother bounce chase chatter chew clap clear click climb clown comprehend
  conceal confront congratulate consult contact crash cycle damage dare dash dazzle deepen delete depend disappear disappoint
  disregard dodge drag drift drop echo elaborate elect employ enable enlarge enrol escape exaggerate excite excuse
  exercise extract fascinate fear fiddle fill flick float fool force frame frustrate fulfil function fuss generate grab grade
  guess hamper happen hinder hum imitate implement imply infer inform insist instruct insult intend intervene
  irritate knock lift lock log lower misbehave misplace misuse moan mumble nag neglect nominate nudge
  obey object omit outperform overlook overreact pace pack perfect pester pile plod poke polish position pour procrastinate
  protest provoke pull pursue puzzle rally reassure rebel reconsider reduce refresh regain regret regulate reject
  repair resort restart retrieve reuse risk rock roll sabotage save scrape scream scribble shirk shove shrug signal
  snap soar specialise squander stall stress stumble subtract sum surpass surrender sustain tap tolerate trail
  trick trip trouble trust tutor underperform underachieve update upload download vandalise view visualise wave weigh
  whistle wipe wrap wrestle yell zone confine coordinate empower energise equip excel film finalise focus
  gossip graduate guard haul humble hurry jot knit layer lecture limit litter mind mime mirror motor nod note nurture
  orchestrate outline pair participate peer pen plagiarise pledge plunge preen probe process promote prompt pump question
  rap rate reawaken rebuild redirect redouble relish reply reread resist resource role-play rustle screw sculpt shuffle
  side slack slam slouch sneak spark spearhead sprint squabble stalk steer step stir strum stun sulk swing swot tackle
  talk tear text thump toil tire trace trigger truant tweak unlock venture volley vow wane warm waver wreck
  back code debug program edit animate render solve factorise expand rearrange dribble pass shoot spike serve bowl bat field score tackle
  paint shade blend stitch sew solder cook bake knead chop measure compose harmonise improvise strum sing perform rehearse conjugate
  translate pronounce memorise revise annotate paraphrase quote infer deduce hypothesise evaluate pipette dissect titrate
  cite contextualise deduce embed enunciate factorise hone lengthen rearrange sharpen shorten signpost simplify synthesise tabulate tighten
  accept achieve act adapt add adjust admire admit advise aim allow analyse annotate answer apologise appear apply
  appreciate approach argue arrange arrive articulate ask assess assist assume attempt attend attract avoid balance
  base behave believe belong benefit blossom borrow brainstorm calculate call calm captain care challenge change chat
  check cheer circle claim clarify cling coach collaborate collect colour comment commit communicate compare compete
  compile complain complete compose concentrate conclude conduct confuse connect consider consolidate construct crack hand
  contribute control convert cook cooperate cope copy correct count cover crave create critique cross dance daydream
  deal debate decide defend define delay deliver demand demonstrate describe deserve design detail determine develop
  devise direct disagree discover discuss display disrupt distract disturb draft earn edit email embrace emerge
  empathise encourage end engage enjoy enrich ensure enter entertain establish estimate evaluate evidence examine
  exceed excel exhibit expand expect experiment explain explore express extend face fail favour fidget figure film
  finish fix flourish flow focus follow form gain gather giggle glance glow grasp greet grumble guide handle hate
  help hesitate highlight hope hurry identify ignore illustrate imagine impress improve improvise include incorporate
  increase influence inspire integrate interact interpret interrupt introduce invent invest investigate involve join
  joke judge jump justify juggle kick label lack laugh launch lead link listen live look love maintain manage
  manipulate mark master match mature measure mediate memorise mention mentor misjudge miss mix model monitor motivate
  move multiply muddle name narrate need negotiate note notice observe offer open opt order organise overcomplicate own
  paint panic paraphrase participate pass pause perform persevere persist persuade phrase pick pinpoint place plan play
  plot point practise praise predict prefer prepare present pretend prevent prioritise proceed process produce
  program progress promise pronounce proofread prosper prove provide publish punctuate push question queue quote race raise
  reach react realise reason recall receive recite recognise record recover rectify redraft refer refine reflect
  refuse regress rehearse reinforce relate relax rely remain remember remind remove repeat replace reply report
  represent request require research resist resolve respect respond rest resubmit retain retry return reveal review
  revise revisit reward rotate rule rush sail scan scatter score search secure seem select separate serve settle shape
  share shine shout sigh sketch skip slip slow smile socialise solve sort spell spot stare start state stay step stop
  strengthen stretch strive structure struggle study submit substitute succeed suffer suggest summarise supply support
  suppose surprise swap tackle tail talk target tease tend test thank threaten thrive tidy touch trace track
  trade train transfer transform translate travel treat try turn twist underestimate underline use utilise
  value vary verify visit voice volunteer wait walk wander want warm warn waste watch welcome whisper wish wonder
  work worry yawn`;

const IRREGULAR = `
  be was been, become became become, begin began begun, bend bent bent, bite bit bitten, blow blew blown,
  break broke broken, bring brought brought, build built built, buy bought bought, catch caught caught,
  choose chose chosen, come came come, cut cut cut, do did done, draw drew drawn, drink drank drunk, drive drove driven,
  eat ate eaten, fall fell fallen, feel felt felt, fight fought fought, find found found, forget forgot forgotten,
  get got got, give gave given, go went gone, grow grew grown, have had had, hear heard heard, hide hid hidden,
  hit hit hit, hold held held, keep kept kept, know knew known, lead led led, lean leant leant, learn learnt learnt,
  leave left left, lend lent lent, let let let, lose lost lost, make made made, mean meant meant, meet met met,
  overcome overcame overcome, pay paid paid, put put put, quit quit quit, read read read, retell retold retold,
  rewrite rewrote rewritten, redo redid redone, ride rode ridden, rise rose risen, run ran run, say said said,
  see saw seen, seek sought sought, sell sold sold, send sent sent, set set set, shoot shot shot, show showed shown,
  shut shut shut, sing sang sung, sit sat sat, speak spoke spoken, spend spent spent, stand stood stood,
  stick stuck stuck, swim swam swum, take took taken, teach taught taught, tell told told, think thought thought,
  throw threw thrown, understand understood understood, wake woke woken, wear wore worn, win won won,
  write wrote written, swear swore sworn, shake shook shaken, steal stole stolen, sleep slept slept, spread spread spread,
  split split split, burst burst burst, cling clung clung, feed fed fed, fly flew flown, forgive forgave forgiven, freeze froze frozen,
  hang hung hung, hurt hurt hurt, lay laid laid, leap leapt leapt, light lit lit, misunderstand misunderstood misunderstood,
  oversleep overslept overslept, outdo outdid outdone, sink sank sunk, slide slid slid, spin spun spun, spring sprang sprung,
  strike struck struck, sweep swept swept, swing swung swung, tear tore torn, undertake undertook undertaken,
  withdraw withdrew withdrawn, reread reread reread, rebuild rebuilt rebuilt, rethink rethought rethought, retake retook retaken,
  mishear misheard misheard, mislead misled misled, deal dealt dealt, bind bound bound, ring rang rung, upset upset upset,
  outshine outshone outshone, foresee foresaw foreseen, uphold upheld upheld, cost cost cost, mislay mislaid mislaid, proofread proofread proofread,
  strive strove striven, beat beat beaten, burn burnt burnt, dig dug dug, dream dreamt dreamt, kneel knelt knelt, shrink shrank shrunk,
  smell smelt smelt, spill spilt spilt, spit spat spat, spoil spoilt spoilt, weave wove woven, weep wept wept, panic panicked panicked,
  misread misread misread, misspell misspelt misspelt, overthink overthought overthought, overrun overran overrun, overwrite overwrote overwritten,
  overshoot overshot overshot, undersell undersold undersold, resit resat resat, sight-read sight-read sight-read, sight-sing sight-sang sight-sung, grind ground ground, handwrite handwrote handwritten, overhear overheard overheard, oversee oversaw overseen, undergo underwent undergone,
  undo undid undone, wind wound wound, unwind unwound unwound, withhold withheld withheld, withstand withstood withstood, tread trod trodden, outgrow outgrew outgrown, redraw redrew redrawn,
  overdo overdid overdone, outrun outran outrun, mistake mistook mistaken, arise arose arisen, flee fled fled, overtake overtook overtaken, resend resent resent,
  overspend overspent overspent, swell swelled swollen, sting stung stung, shed shed shed, thrust thrust thrust, forecast forecast forecast,
  creep crept crept, dwell dwelt dwelt, undercut undercut undercut, broadcast broadcast broadcast, breed bred bred, outthink outthought outthought, relearn relearnt relearnt, reset reset reset`;

const DOUBLES = new Set(
  `rub sag prop throb thud compel dispel expel defer recur strut outwit zigzag jab fib rid brag chip clip cram crop dab flag grip hop nip con scrap spar skid slog snub spur trim tut whip trot scan twig propel revel grin hug skim dip clam emit transmit repel gel sob resit overrun reset jog knot plug rob rot scrub sip slap strip trap tug recap admit chat commit cut drop embed excel forget get hit jot let nod plan plot program put quit refer prefer rub run
  scan set infer sum equip knit pen stun swot debug resubmit split upset ban clap drag fit flag grab hum jog log nag omit plod rebel regret rip shrug slam snap spin stir strum tap trip wrap zip control patrol enrol signal cancel fulfil chop dub bat shut sit skip slip spot step stop submit swap swim transfer travel win label model begin mentor`
    .split(/\s+/u)
    .filter((verb) => verb !== "mentor"),
);
const TWICE_L = new Set([
  "trial",
  "travel",
  "label",
  "model",
  "excel",
  "signal",
  "cancel",
  "fulfil",
  "enrol",
  "control",
]);

function thirdPerson(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/(?:ss|sh|ch|x|zz|o|cus)$/u.test(base)) return `${base}es`;
  if (base === "quit") return "quits";
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function doubled(base: string): string {
  return DOUBLES.has(base) || TWICE_L.has(base) ? base + (base.at(-1) ?? "") : base;
}

function ing(base: string): string {
  if (base === "be") return "being";
  if (/(?:^|[^aeiou])ie$/u.test(base)) return `${base.slice(0, -2)}ying`;
  if (base === "panic") return "panicking";
  if (/[^eo]e$/u.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

const irregular = IRREGULAR.split(",").map((entry) => entry.trim().split(/\s+/u));
const regular = [
  ...new Set([...REGULAR.trim().split(/\s+/u), ...TAKE_A_THING, ...TAKE_EITHER]),
].filter((base) => !irregular.some(([other]) => other === base));
const bases = [...regular, ...irregular.map(([base = ""]) => base)];

/** Dictionary forms: "write". */
export const BASES: ReadonlySet<string> = new Set(bases);
/** "writes" to "write". */
export const THIRD_PERSON: ReadonlyMap<string, string> = new Map(
  bases.map((base) => [thirdPerson(base), base]),
);
/** "writing" to "write". */
export const GERUNDS: ReadonlyMap<string, string> = new Map(bases.map((base) => [ing(base), base]));
/** "wrote" to "write". */
export const PASTS: ReadonlyMap<string, string> = new Map([
  ...regular.map((base) => [regularPast(base), base] as const),
  ...irregular.map(([base = "", past = ""]) => [past, base] as const),
]);
/** Participles that are nothing else: "written" to "write". */
export const PURE_PARTICIPLES: ReadonlyMap<string, string> = new Map(
  irregular
    .filter(([base, past, participle]) => participle !== past && participle !== base)
    .map(([base = "", , participle = ""]) => [participle, base]),
);
/** Every word that can be a past participle. */
export const PARTICIPLES: ReadonlySet<string> = new Set([
  ...regular.map(regularPast),
  ...irregular.map(([, , participle = ""]) => participle),
]);

/** "stop" to "stopping". */
export function gerundOf(base: string): string {
  return ing(base);
}

/** "try" to "tries". */
export function thirdPersonOf(base: string): string {
  return thirdPerson(base);
}

/** The plural form that agrees with "they": "needs" gives "need". */
export function pluralVerb(verb: string): string {
  if (verb === "is") return "are";
  if (verb === "was") return "were";
  return THIRD_PERSON.get(verb) ?? verb.replace(/s$/u, "");
}
