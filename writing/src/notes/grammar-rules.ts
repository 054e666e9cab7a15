import { SENTENCES } from "./grammar-sentences.ts";

/**
 * A grammar of what teachers type: each symbol with what it may consist of. A name in lower case is a sense of a word,
 * "?" means that a part may be missing, "*" that it may come any number of times. A rule that begins with a number costs
 * so much more than another.
 */
export const RULES = {
  // Things
  // "her lines but not her cues"
  NP: ["NP1", "NP1 comma? cc NP", "0.3 NP1 comma NP", "0.2 NP1 comma? cc not adv* NP1"],
  NP1: [
    "subj POST*",
    "obj",
    "quote",
    "me",
    "CORE POST*",
    "0.5 subj prep NP1",
    "thing adj POST*",
    "0.1 adv* thing ownsubj v3",
  ],
  CORE: [
    "DET? PRE* NOUNS",
    "last num NOUNS",
    "0.6 the adj",
    // "her first six"
    "0.4 poss last num",
    // "the first one at the door"
    "0.3 det adj num",
    "0.1 poss own",
    // "his calling out"
    "0.3 poss ving prt",
    "0.3 poss ding prt",
    // "gives it his all"
    "0.1 poss each",
    "0.1 mine own",
    "0.4 num",
    "0.6 DET? num prep num",
    // "five marks a paper"
    "SOMANY PRE* NOUNS per noun",
  ],
  SOMANY: ["num", "0.2 num cc num", "det num"],
  DET: [
    "det",
    "poss",
    "mine",
    "det num",
    "poss num",
    "0.1 poss num comma num cc num",
    "0.2 num comma num cc num",
    // "the 6, 7 and 8 times tables"
    "0.2 det num comma num cc num",
    "0.2 num cc num",
    "det poss",
    "poss poss",
    "det noun poss",
    "num",
    "det det",
    "det adj poss",
    // "the first few questions"
    "0.3 det adj det",
    // "too much description and not enough analysis"
    "0.3 too det",
    "adj poss",
    "det noun noun poss",
    "0.3 noun poss",
  ],
  PRE: [
    "adj",
    "adv adj",
    "adv adv adj",
    "num",
    "0.3 vpp",
    "0.4 ving",
    "adj comma adj",
    "adj comma adj comma adj",
    "adj comma adj cc adj",
    "adj cc adj",
    "0.2 noun cc",
    "adv vpp",
    "quote",
  ],
  NOUNS: ["NOUN", "NOUN NOUNS"],
  NOUN: ["noun", "pl", "0.1 time", "0.2 quote", "0.2 noun num"],
  POST: [
    "PP",
    "rel VF",
    "0.4 rel S",
    "0.4 that VF",
    "0.3 rel VB",
    "0.5 that VB",
    "0.6 vpp COMP COMP*",
    "0.2 post",
    // "a problem nobody else could"
    "0.2 subj post? mod",
    // "a problem I could not"
    "0.2 ownsubj mod not",
    "0.5 VG",
    "0.3 to VB",
    "0.5 ownsubj VF",
    "0.3 GAP",
    "0.3 rel GAP",
    "0.3 that GAP",
    // "a season in which she lost only once"
    "0.1 prep which S",
    "0.6 SUBC",
    "comma PP",
    "0.2 TIMEP",
    // "letter formation, especially g and y"
    "0.2 comma pick NP",
    "0.3 comma pick VG",
    // "two detentions, both for talking", "three lates, all on a Monday"
    "0.3 comma? each PP",
  ],
  // "the work that she has done": the object stands before.
  GAP: [
    "ownsubj MID* t3 COMP*",
    "ownsubj MID* tpast COMP*",
    "ownsubj MID* tbase COMP*",
    "ownsubj MID* have MID* vpp COMP*",
    "ownsubj MID* mod MID* tbase COMP*",
    "ownsubj MID* be MID* ting COMP*",
    // "a piece she is proud of"
    "0.2 ownsubj MID* be MID* adj prep",
    // "the games we play": a class, and no second sentence that follows without a comma.
    // "the progress I hoped for"
    "0.2 ownsubj MID* vpast prep",
    "0.2 ownsubj MID* v3 prep",
    "0.2 we MID* vbase COMP*",
    "0.2 we have MID* vpp COMP*",
  ],
  PP: [
    "prep NP",
    "prep VG",
    "0.2 prep SUBC",
    "0.4 prep adv",
    "0.4 prep ADJP",
    "0.3 prep PP",
    // "with a hand up"
    "0.3 prep NP prt",
    "prt PP",
    "to NP",
    "0.2 to VG",
    "than NP",
    "0.3 than VG",
    "0.3 than adv",
    "0.3 than ADJP",
    "0.3 than S",
    // "better than she thinks she is"
    "0.2 than ownsubj s3 ownsubj be",
    // "better than I could"
    "0.2 than ownsubj mod",
    "0.2 than ownsubj do",
    // "more than is asked"
    "0.3 than be vpp COMP*",
    "0.2 not PP",
    "0.2 adv PP",
  ],
  // How and when
  ADVP: ["adv", "adv ADVP", "not adv", "TIMEP", "0.2 adv cc adv"],
  TIMEP: [
    "det adj* time",
    "0.2 adj time",
    // "half the time"
    "0.1 time det time",
    "last time",
    "num time",
    "det num time",
    "0.3 day",
    "0.2 det time time",
    "0.3 time time",
    "det time PP",
    "num time PP",
    // "99% of the time", "nine times out of ten"
    "0.1 num prep det time",
    "0.2 num time prep num",
    "adv TIMEP",
    // "this week alone"
    "0.3 det time adv",
  ],
  ADJP: [
    "ADJ1",
    "0.5 ADJ1 comma? cc adv* det PRE* NOUNS POST*",
    "0.4 ADJ1 comma? cc adv* PP",
    "ADJ1 comma? cc ADJP",
    "0.4 PP cc ADJ1",
    "ADJ1 comma ADJP",
    "ADJ1 cc not ADJP",
    // "methodical, if a little slow"
    "0.2 ADJ1 comma? if ADJ1",
  ],
  ADJ1: [
    "adv* adj ACOMP*",
    "0.3 not adv* adj ACOMP*",
    "0.4 adv* vpp COMP*",
    "0.1 det adv ADJ1",
    "0.1 TIMEP adj ACOMP*",
    // "worth listening to"
    "0.1 adv* worth VG prep?",
  ],
  // "punctual, though he forgets his calculator"
  ACOMP: [
    "0.3 comma SUBC",
    "0.3 comma adv NP",
    "0.3 comma adv PP",
    // "never late, not even when it snowed"
    "0.2 comma not adv SUBC",
    "PP",
    "to VB",
    "SUBC",
    "that S",
    "0.3 ADVP",
  ],
  // What somebody does
  // "They are quiet but listen well": the second verb as several have it.
  VF: [
    "VF1 TAIL*",
    "VF1 comma? cc VF",
    "VF1 comma VF",
    "0.3 VF1 comma? cc PLAIN",
    // "works well in pairs but less so in groups"
    "0.1 VF1 comma? cc lessso COMP",
  ],
  VF1: [
    "MID* v3 NP? COMP*",
    "MID* vpast NP? COMP*",
    "0.1 MID* d3 NP NP COMP*",
    "0.1 MID* dpast NP NP COMP*",
    "0.1 MID* s3 NP? S",
    "0.1 MID* spast NP? S",
    "0.05 MID* c3 NP VB",
    "0.1 MID* cpast NP VB",
    "MID* t3 prt? OBJ COMP*",
    "MID* tpast prt? OBJ COMP*",
    // "sells himself short"
    "0.3 MID* v3 obj adj COMP*",
    "0.3 MID* vpast obj adj COMP*",
    "MID* link3 ADJP COMP*",
    "MID* linkpast ADJP COMP*",
    "link3 NP ADJP COMP*",
    "linkpast NP ADJP COMP*",
    "MID* mod MID* VB",
    // "would rather draw than write"
    "0.1 mod rather VB1 than VB1",
    "MID* have MID* VPP",
    "MID* be MID* PRED COMP*",
    "MID* do MID* VB",
    "0.1 MID* have NP COMP*",
    "MID* have to VB",
  ],
  MID: ["adv", "not", "TIMEP"],
  PRED: [
    "0.4 PP comma? cc ADJP",
    // "on time, equipped and ready"
    "0.4 PP comma ADJP",
    "0.4 prt cc adv* ADJP",
    "ADJP",
    "NP",
    "PP",
    "VG",
    "vpp COMP*",
    "0.1 dpp NP COMP*",
    "ADVP",
    "to VB",
    "that S",
    "SUBC",
    "being vpp COMP*",
    "0.1 being dpp NP COMP*",
    "MID* ting prt? OBJ",
    "prt",
    "linking ADJP",
  ],
  VB: ["VB1", "VB1 comma? cc VB", "VB1 comma VB", "VB1 comma not adv? VB"],
  OBJ: ["NP", "VG", "that S", "SUBC", "to VB", "ADVP NP", "rel S", "0.2 ASKED"],
  // "explain how and why", "say why, not just what"
  ASKED: [
    // "why, not just what happened"
    "0.1 why comma? not adv? what VF1",
    "why cc why",
    "what cc why",
    "why comma? not adv? what",
    "0.2 why comma? not adv? why",
    "what comma? not adv? why",
  ],
  VB1: [
    "0.2 MID* tbase prt COMP*",
    "MID* vbase NP? COMP*",
    "0.1 MID* dbase NP NP COMP*",
    "0.1 MID* sbase NP? S",
    "0.1 MID* cbase NP VB",
    "MID* tbase prt? OBJ COMP*",
    "MID* linkbase ADJP COMP*",
    "linkbase NP ADJP COMP*",
    "MID* bebase MID* PRED COMP*",
    "MID* havebase MID* VPP",
    "MID* havebase NP COMP*",
    "0.3 not VB1",
  ],
  VG: ["VG1", "VG1 comma? cc VG", "VG1 comma VG", "0.6 VG1 cc NP"],
  VG1: [
    "MID* ving NP? COMP*",
    "0.1 MID* ding NP NP COMP*",
    "0.1 MID* sing NP? S",
    "0.1 MID* cing NP VB",
    "MID* ting prt? OBJ COMP*",
    "MID* linking ADJP COMP*",
    "linking NP ADJP COMP*",
    "MID* being PRED COMP*",
    // "having been away", "having missed two weeks"
    "0.2 having been MID* PRED COMP*",
    "0.2 having vpp NP? COMP*",
  ],
  VPP: [
    "vpp NP? COMP*",
    "0.1 dpp NP NP COMP*",
    "0.1 MID* spp NP? S",
    "vpp NP ADJP COMP*",
    "been MID* PRED COMP*",
    "linkpast ADJP COMP*",
    "vpp ADJP COMP*",
    "VPP1 comma? cc VPP",
    "VPP1 comma VPP",
  ],
  VPP1: ["vpp NP? COMP*", "0.1 dpp NP NP COMP*", "been MID* PRED COMP*"],
  COMP: [
    "PP",
    "ADVP",
    "to VB",
    "0.2 not to VB",
    // "when told not to"
    "0.5 not to",
    "VG",
    "that S",
    "SUBC",
    "prt",
    "0.2 comma PP",
    "0.3 comma ADVP",
    "0.4 rel S",
    "0.7 to",
    // "without explaining why"
    "0.3 why",
    "0.2 ASKED",
  ],
  ...SENTENCES,
} as const satisfies Record<string, readonly string[]>;
