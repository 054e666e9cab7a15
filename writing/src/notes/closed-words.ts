/** What a word may be where it stands; a grammar's terminals. `me` is the student's own name. */
export type Sense =
  | "lessso"
  | "me"
  | "mine"
  | "subj"
  | "pron"
  | "obj"
  | "det"
  | "poss"
  | "num"
  | "adj"
  | "adv"
  | "noun"
  | "pl"
  | "time"
  | "day"
  | "last"
  | "v3"
  | "vpast"
  | "vbase"
  | "ving"
  | "vpp"
  | "t3"
  | "tpast"
  | "tbase"
  | "ting"
  | "link3"
  | "linkpast"
  | "linkbase"
  | "linking"
  | "d3"
  | "dpast"
  | "dbase"
  | "ding"
  | "dpp"
  | "s3"
  | "spast"
  | "sbase"
  | "sing"
  | "spp"
  | "c3"
  | "cpast"
  | "cbase"
  | "cing"
  | "post"
  | "mod"
  | "be"
  | "bebase"
  | "been"
  | "being"
  | "having"
  | "have"
  | "havebase"
  | "do"
  | "not"
  | "to"
  | "prep"
  | "prt"
  | "cc"
  | "sub"
  | "rel"
  | "that"
  | "there"
  | "comma"
  | "quote"
  | "than"
  | "own"
  | "the"
  | "per"
  | "pick"
  | "thing"
  | "what"
  | "which"
  | "why"
  | "we"
  | "each"
  | "too"
  | "if"
  | "rather"
  | "worth";

/** Verbs that a sentence can stand on. */
export const FINITE: readonly Sense[] = [
  "v3",
  "t3",
  "link3",
  "vpast",
  "tpast",
  "linkpast",
  "mod",
  "be",
  "have",
  "do",
];

/** Words of grammar, each with what it may be, the likeliest first. */
export const CLOSED: Readonly<Record<string, readonly Sense[]>> = {
  "no longer": ["adv", "not"],
  "at times": ["adv"],
  "without fail": ["adv"],
  "anything but": ["not"],
  "as well": ["adv"],
  "a bit": ["adv", "det", "noun"],
  "a little": ["adv", "det"],
  "a lot": ["adv", "noun"],
  "all round": ["adv"],
  halfway: ["adv"],
  "at least": ["adv"],
  "at most": ["adv"],
  "at last": ["adv"],
  "at first": ["adv"],
  "so far": ["adv"],
  "in general": ["adv"],
  "at all": ["adv", "time"],
  "once again": ["adv"],
  "of course": ["adv"],
  "if anything": ["adv"],
  "even though": ["sub"],
  "even when": ["sub"],
  "even if": ["sub"],
  "as if": ["sub"],
  "as though": ["sub"],
  "so that": ["sub"],
  "in order": ["adv"],
  "each other": ["obj"],
  "one another": ["obj"],
  "a few": ["det", "subj"],
  "hardly ever": ["adv"],
  "as soon as": ["sub"],
  "as long as": ["sub"],
  "kind of": ["adv"],
  "sort of": ["adv"],
  "for example": ["adv"],
  "such as": ["prep"],
  "rather than": ["prep", "cc"],
  "as well as": ["prep", "cc"],
  "instead of": ["prep"],
  "because of": ["prep"],
  "due to": ["prep"],
  "owing to": ["prep"],
  "thanks to": ["prep"],
  "apart from": ["prep"],
  "up to": ["prep"],
  "out of": ["prep"],
  "ahead of": ["prep"],
  "miles ahead of": ["prep"],
  "way ahead of": ["prep"],
  "streets ahead of": ["prep"],
  "far ahead of": ["prep"],
  "well ahead of": ["prep"],
  "slightly ahead of": ["prep"],
  "just ahead of": ["prep"],
  "next to": ["prep"],
  "according to": ["prep"],
  "well above": ["prep"],
  "well below": ["prep"],
  further: ["adj", "adv"],
  daily: ["adj", "adv"],
  weekly: ["adj", "adv"],
  right: ["adj", "adv", "noun"],
  wrong: ["adj", "adv"],
  is: ["be"],
  are: ["be"],
  was: ["be"],
  were: ["be"],
  am: ["be"],
  "isn't": ["be"],
  "aren't": ["be"],
  "wasn't": ["be"],
  "weren't": ["be"],
  be: ["bebase"],
  been: ["been"],
  being: ["being"],
  has: ["have", "t3"],
  have: ["have", "tbase", "havebase"],
  had: ["have", "tpast", "vpp"],
  having: ["having", "ting"],
  does: ["do", "v3"],
  do: ["do", "vbase"],
  did: ["do", "vpast"],
  done: ["vpp", "adj"],
  can: ["mod"],
  could: ["mod"],
  should: ["mod"],
  must: ["mod"],
  may: ["mod"],
  might: ["mod", "noun"],
  will: ["mod", "noun"],
  would: ["mod"],
  cannot: ["mod"],
  shall: ["mod"],
  not: ["not"],
  never: ["adv"],
  to: ["to", "prep"],
  than: ["than", "prep"],
  and: ["cc"],
  but: ["cc"],
  or: ["cc"],
  yet: ["cc", "adv"],
  nor: ["cc"],
  who: ["rel"],
  which: ["rel", "which"],
  whom: ["which"],
  we: ["pron", "we"],
  that: ["that", "rel", "det", "subj"],
  there: ["there", "adv"],
  this: ["det", "subj"],
  these: ["det", "subj"],
  those: ["det", "subj"],
  as: ["sub", "prep", "adv"],
  like: ["prep", "vbase"],
  so: ["sub", "adv"],
  any: ["det", "subj"],
  "any more": ["adv"],
  all: ["det", "adv", "subj", "each"],
  both: ["det", "subj", "each"],
  much: ["det", "adv", "subj"],
  more: ["det", "adv", "subj"],
  less: ["det", "adv", "subj"],
  most: ["det", "adv", "subj"],
  enough: ["det", "adv"],
  little: ["det", "adj", "adv"],
  few: ["det"],
  lot: ["noun"],
  lots: ["noun", "pl"],
  bit: ["noun"],
  no: ["det"],
  none: ["subj"],
  well: ["adv"],
  hard: ["adj", "adv"],
  late: ["adj", "adv"],
  early: ["adj", "adv"],
  fast: ["adj", "adv"],
  better: ["adj", "adv"],
  best: ["adj", "adv"],
  first: ["adj", "adv"],
  last: ["adj", "adv", "last"],
  one: ["num", "subj"],
  own: ["adj", "own"],
  such: ["det"],
  only: ["adv", "adj"],
  once: ["adv", "sub"],
  twice: ["adv"],
  due: ["adj"],
  ok: ["adj", "adv"],
  okay: ["adj", "adv"],
  especially: ["adv", "pick"],
  particularly: ["adv", "pick"],
  mainly: ["adv", "pick"],
  even: ["adv", "pick"],
  "it safe": ["adv"],
  "non-stop": ["adv", "adj"],
  "it simple": ["adv"],
  including: ["pick", "prep", "ting"],
  "to begin with": ["adv"],
  "to start with": ["adv"],
  "when spoken to": ["adv"],
  "thank you": ["obj"],
  "at present": ["adv"],
  "a while": ["noun", "adv"],
  "no end": ["adv"],
  "with room to spare": ["adv"],
  "with time to spare": ["adv"],
  "with marks to spare": ["adv"],
  "through and through": ["post"],
  "and no more": ["adv"],
  "but no more": ["adv"],
  "and little more": ["adv"],
  "but little more": ["adv"],
  "and not much more": ["adv"],
  "but not much more": ["adv"],
  else: ["adv", "post"],
  "and little else": ["adv"],
  "but little else": ["adv"],
  "please and thank you": ["obj"],
  "given the chance": ["adv"],
  "given the opportunity": ["adv"],
  "given the option": ["adv"],
  "in leaps and bounds": ["adv"],
  "inside out": ["adv"],
  "off by heart": ["adv"],
  "by heart": ["adv"],
  "from memory": ["adv"],
  "first aid": ["noun"],
  "less so": ["adj", "lessso"],
  "now-and-next": ["adj"],
  "more so": ["adj"],
  mock: ["noun"],
  bar: ["noun", "prep"],
  dozen: ["num", "noun"],
  let: ["vbase", "vpast", "vpp", "sbase", "spast"],
  except: ["prep"],
  unlike: ["prep"],
  apart: ["adv", "prt"],
  "one-to-one": ["adv", "adj"],
  higher: ["adj", "adv"],
  "nearly every": ["det"],
  "almost every": ["det"],
  "nearly all": ["det", "subj"],
  "almost all": ["det"],
  "past tense": ["noun"],
  "present tense": ["noun"],
  "future tense": ["noun"],
  "perfect tense": ["noun"],
  "imperfect tense": ["noun"],
  "pluperfect tense": ["noun"],
  "preterite tense": ["noun"],
  "conditional tense": ["noun"],
  per: ["prep"],
  out: ["prt", "prep"],
  towards: ["prep"],
  throughout: ["prep", "adv"],
  toward: ["prep"],
  what: ["sub", "rel", "what"],
  how: ["sub", "why"],
  when: ["sub"],
  where: ["sub"],
  why: ["sub", "why"],
  whether: ["sub"],
  if: ["sub", "if"],
  because: ["sub"],
  although: ["sub", "if"],
  though: ["sub", "if"],
  albeit: ["if"],
  worth: ["adj", "noun", "worth"],
  while: ["sub"],
  unless: ["sub"],
  until: ["sub", "prep"],
  since: ["sub", "prep"],
  before: ["sub", "prep", "adv"],
  after: ["sub", "prep"],
  whenever: ["sub"],
  whatever: ["sub"],
  wherever: ["sub"],
  whoever: ["sub"],
  something: ["subj", "thing"],
  everything: ["subj", "thing"],
  anything: ["subj", "thing"],
  nothing: ["subj", "thing"],
  others: ["subj", "pl"],
  everyone: ["subj", "thing"],
  everybody: ["subj", "thing"],
  nobody: ["subj", "thing"],
  anyone: ["subj", "thing"],
  anybody: ["subj", "thing"],
  somebody: ["subj", "thing"],
  someone: ["subj", "thing"],
  each: ["det", "adv", "subj"],
  every: ["det"],
  himself: ["obj"],
  herself: ["obj"],
  themselves: ["obj"],
  themself: ["obj"],
  itself: ["obj"],
  hers: ["obj"],
  theirs: ["obj"],
  myself: ["obj"],
  her: ["poss", "obj"],
  his: ["poss", "obj"],
  it: ["subj", "obj"],
  you: ["subj", "obj"],
  lesson: ["noun", "time"],
  lessons: ["pl", "time"],
  a: ["det", "per"],
  an: ["det", "per"],
  the: ["det", "the"],
};
