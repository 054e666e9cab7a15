import { wordSet } from "./word-set.ts";

// Verbs that are hardly ever the names of things, by what they take behind them.

/** What says nothing without a thing that it is done to. */
export const TAKE_A_THING = wordSet(`
  abbreviate accomplish affect accompany alienate alleviate amalgamate amplify antagonise assure authenticate authorise
  belittle bewilder broach captivate categorise caution circumvent coax commandeer commemorate compensate complement
  compliment comprehend conquer consume contradict counteract criticise curate customise deepen defuse demolish
  denounce depict deprive despise devalue devour diagnose differentiate digest dilute discourage disentangle dispel
  disprove disregard dissolve distil distort distribute divert duplicate elevate eliminate embellish embody embroider
  emphasise enact encapsulate endanger enforce engross enlarge enlighten enlist enthral entice envelop exacerbate
  expel expose extinguish extract fascinate flatter formulate galvanise hamper heighten humanise humiliate
  illuminate impair implement impose incite indicate inform infuriate instigate intimidate invigorate irritate itemise
  internalise legitimise liken lure misinterpret misjudge misplace misquote misuse modernise motivate nullify
  obscure oppose optimise outclass outmanoeuvre outnumber outplay outweigh outwit overcome overpower overuse
  overwhelm penalise persecute personalise plagiarise polarise precede prejudge procure prohibit propose
  pulverise quantify quash ransack ratify readjust recreate rectify redeem rehash reinterpret relinquish rename repel
  replenish repress reprimand restate retrace ridicule satisfy savour scorn simulate smear smother specify stifle
  streamline subdue substantiate supplant surround symbolise tailor terrify toughen transcribe
  transpose unearth unify unite unnerve unpack upgrade usher vex vilify violate visualise unscrew untangle undermine
`);

/** What may be done to something, or by itself. */
export const TAKE_EITHER = wordSet(`
  accelerate advance applaud await babble bellow billow bluff blunder bluster boil broadcast budge capitulate circulate
  coincide collapse collate collide commence commiserate compel compensate comply concede concur confide conform
  contemplate cope crackle crave creak croak cringe crumple dabble dangle dazzle decay declare defer degenerate
  delve deny despair detach deviate discriminate disengage dissent doze drone economise elope empathise
  engulf ensue erupt evaporate exaggerate exclaim exhale expire explode fade fantasise fizzle flicker fluff flutter
  forage forfeit frolic fumble generalise glisten glitter gloss glower gnaw govern grieve groan grope growl
  grovel gurgle haggle harmonise hiss hobble howl idolise inhale intermingle intrude jiggle jingle jumble languish
  lather loll loosen malfunction materialise mellow migrate mingle moan moderate multiply murmur mutter
  narrate negotiate nestle nuzzle ooze originate oscillate overlap paddle pant perish persevere pester   plummet ponder pout prattle preach prosper protrude prowl pry purr quake quicken quiver ramble rant rattle
  ravage reassemble rebound recede reckon recoil recur recuperate redden rejoice relocate reminisce resign resonate
  resound retaliate reunite revolt rhyme ricochet roar romp rub rumble rummage rustle sag scrabble scramble scrub
  seethe shatter shimmer shriek shrivel shudder sift simmer sizzle skimp skirmish slither slouch slumber slurp smirk
  smother smoulder snarl snivel socialise soak somersault splatter splutter sprint sprout squander squeak squeal squint
  stammer stipple stoop strut stutter subside swagger swallow swivel tamper tangle teeter theorise throb thud   topple totter transition traverse trespass tumble undulate vacillate vanish veer vote waddle wade
  wallow waltz warble whack wheeze whimper whinge whirl whizz wiggle wilt wither worsen worship wriggle   wrinkle yap yelp zigzag
`);
