import { isCounted, isMass } from "./nouns/nouns.ts";
import { wordSet } from "./word-set.ts";
const ENDINGS =
  /(?:ness|ism|ance|ence|acy|itude|ship|hood|ology|ography|ometry|ics|work|\p{L}{3}ing|ity|manship)$/u;

/** Whether one noun may stand for what it names without "a", "the" or an owner: "homework", "kindness", "netball". */
export function isUncounted(noun: string): boolean {
  if (isMass(noun)) return true;
  return !isCounted(noun) && ENDINGS.test(noun);
}

/** Nouns that stand bare after some prepositions and no others: "in question", but "link back to the question". */
const AFTER: Readonly<Record<string, string>> = {
  question: "in without beyond",
  task: "on off",
  track: "on off",
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
  ear ease detail depth step focus character style need love command knowledge effort
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
