/** The rules of the grammar for sentences and their clauses, written as those for things and deeds are. */
export const SENTENCES = {
  // Sentences
  S: ["SIMPLE TAIL*", "LEAD comma? S", "0.3 VG comma S", "0.05 SIMPLE comma? cc S"],
  SIMPLE: [
    "NP VF",
    "ownsubj VF",
    "ownsubj PLAIN",
    "SEVERAL PLAIN",
    "there be NP COMP*",
    "there be not NP COMP*",
    "there have been NP COMP*",
    "NP adv VF",
    "0.1 FREE VF",
  ],
  // "what impressed me most", "what she does best"
  FREE: ["what VF1", "what GAP"],
  PLAIN: ["0.5 VB", "0.6 VB comma? cc VF"],
  SEVERAL: ["SEVERAL1 POST*", "NP1 comma? cc NP"],
  SEVERAL1: ["DET? PRE* pl", "DET? PRE* NOUNS pl"],
  // "homework always on time": only the verb is missing.
  BARE: [
    "CORE MID* ADJP",
    // "timing in exams poor"
    "0.3 CORE PP MID* ADJP",
    // "tactical awareness in netball developing well"
    "0.1 CORE PP MID* VG",
    // "colour mixing and brush control secure"
    "0.3 CORE cc CORE MID* ADJP",
    "0.4 CORE adv prt",
    "0.2 CORE num PP?",
    "ownsubj MID* vpp COMP*",
    "CORE MID* ONTIME",
    // "composition log still to be handed in"
    "0.2 CORE MID* to bebase vpp COMP*",
    "CORE MID* VG",
    "CORE MID* vpp COMP*",
    // "exam piece awarded full marks"
    "0.1 CORE MID* dpp NP COMP*",
    // "spelling not his strong point"
    "0.2 CORE not poss PRE* NOUNS",
  ],
  // "sight reading below where I would expect"
  ONTIME: ["0.1 prep NP", "0.2 prep SUBC"],
  ownsubj: ["pron", "subj", "me", "0.2 pron cc NP", "0.2 me cc NP", "0.2 CORE cc pron"],
  LEAD: ["SUBC", "PP", "ADVP", "0.4 to VB"],
  SUBC: [
    "sub S",
    "0.1 sub VG",
    "0.2 sub ADJP",
    "0.3 sub PP",
    "0.2 sub to VB",
    // "spotting which method to use"
    "0.2 which NOUNS to VB",
    "0.2 which NOUNS to tbase",
    "0.3 sub to tbase",
    "0.2 which PRE* NOUNS S",
    "0.4 sub VF",
    "0.3 sub vpp COMP*",
    "sub adv S",
    "sub ADJP S",
    // "where she should be"
    // "if she wanted"
    "0.3 sub ownsubj tpast",
    "0.3 sub ownsubj t3",
    // "not as quiet as she was", "when others do not", "when he wants to be"
    "0.3 sub ownsubj be",
    "0.3 sub NP do not",
    "0.3 sub ownsubj do not",
    "0.2 sub ownsubj t3 to bebase",
    "0.2 sub ownsubj mod bebase",
    "0.2 sub ownsubj v3 to bebase",
  ],
  TAIL: [
    "comma? SUBC",
    "comma VG",
    "0.2 comma rel VF",
    "0.3 comma rel GAP",
    "0.3 comma PP",
    "0.2 comma ADVP",
    "0.3 comma adv",
    // "very high standards, sometimes too high"
    "0.3 comma adv* too adj",
    // "shares ideas with a partner, not yet with the class"
    "0.3 comma not adv? PP",
    // "the area of a triangle, not a trapezium"
    "0.3 comma not det PRE* NOUNS",
    // "needs to describe, not just list", "the hard ones, not just the first few questions"
    "0.3 comma not adv NP1",
    "0.3 comma not adv VB1",
    "0.3 comma not adv VG1",
    // "revise earlier, not the night before"
    "0.3 comma not TIMEP adv?",
    // "his knowledge is secure but his technique is not"
    "0.2 comma? cc NP be not",
    "0.1 comma pick SUBC",
    "0.2 comma not adv SUBC",
    "0.3 comma not poss PRE* NOUNS",
    "0.3 comma cc PP",
    "cc not VF",
    // "can do it orally but not on paper"
    "0.2 comma? cc not PP",
    // "works well in pairs but less well in groups"
    "0.3 comma? cc adv adv PP",
    "0.3 comma? cc S",
  ],
} as const satisfies Record<string, readonly string[]>;
