import { isUncounted } from "./countability.ts";
import { wordSet } from "./word-set.ts";

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

/** What stands bare after these prepositions in what is said so again and again: "at length", "under pressure". */
const IDIOMS: Readonly<Record<string, string>> = {
  at: "length speed pace ease risk hand heart peace war work play rest home school sea night lunch break lunchtime breaktime issue fault stake random will most least first last best worst times",
  by: "accident chance mistake hand heart ear sight name surprise email phone post bus train car bike coach tram ferry plane night day law nature choice design definition default example turns degrees proxy rote",
  for: "example instance pleasure fun life good ever once sure certain homework lunch tea dinner breakfast sale charity show effect practice granted real",
  from: "memory scratch home school start top bottom behind experience life home-time side day week term",
  in: "class school ink pencil pen paint clay charcoal full part turn time tune step sync unison pairs groups advance detail depth person public private silence secret trouble danger doubt need want pain tears character role costume context theory practice principle reality general particular common addition return response reply reaction comparison contrast conclusion summary short brief hindsight isolation detention hospital bed place order line position possession charge control command form shape focus perspective proportion motion action progress hand sight view touch contact communication competition conflict agreement harmony love awe front rehearsal performance assembly registration tutor-time print writing translation effect fact truth essence stages",
  into: "detail depth class school character position place focus action account trouble practice effect shape perspective",
  off: "task topic target track course guard balance form duty work school stage key beat pitch site",
  on: "task topic target track course time schedule form stage screen paper foot horseback board duty guard purpose balance average display show report demand reflection cue beat pitch site top edge alert call loan sale arrival entry exit occasion request principle record film",
  out: "loud",
  of: "age note value interest use importance help course",
  over: "time lunch break half-term summer easter christmas",
  per: "line page term week lesson day year hour minute week mark question paragraph piece person head",
  to: "school college university class bed work detention time scale date order task target plan hand heart music life light account court church mosque memory",
  under: "pressure control stress exam-conditions way supervision guidance threat cover age",
  with: "care ease confidence pride purpose feeling flair passion precision effort help support practice guidance supervision enthusiasm interest pleasure respect caution permission notice hindsight reason difficulty",
  without:
    "fail fuss help support prompting notes warning notice reason question doubt exception hesitation complaint permission supervision effort care thought success difficulty delay interruption equipment homework kit explanation excuse apology",
  beyond: "doubt question measure recognition reach school",
  after: "school lunch break class work practice training assembly registration half-term",
  before: "school lunch break class work bed registration half-term",
  during: "lunch break class registration assembly practice training half-term tutor-time",
  around: "school town site",
  round: "school town site",
  across: "school town site",
  outside: "school class work",
  inside: "school class",
  above: "average target expectation ground water",
  below: "average target expectation par",
  as: "usual normal expected planned well",
};
const SAID_SO: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(IDIOMS).map(([preposition, nouns]) => [preposition, wordSet(nouns)]),
);

/** Whether a noun stands without an article after a preposition: "in class", "on task", "by hand". */
export function isSetPhrase(preposition: string, noun: string): boolean {
  if (SAID_SO.get(preposition)?.has(noun)) return true;
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
