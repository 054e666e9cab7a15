import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import { BANKS } from "../lexicon/banks.ts";
import { valenceOf } from "./valence.ts";

/** Why something is as its tick says, as far as the teacher's note tells. */
export type Cause =
  | "transport"
  | "site"
  | "clash"
  | "job"
  | "illness"
  | "talking"
  | "calling out"
  | "phone"
  | "tiredness"
  | "equipment"
  | "safety"
  | "temper"
  | "confidence"
  | "giving up"
  | "forgetting"
  | "rushing"
  | "idle"
  | "restless"
  | "rude"
  | "truancy"
  | "detour"
  | "copying"
  | "other";

const ANY: readonly MainField[] = [
  "level",
  "participation",
  "punctuality",
  "behaviour",
  "homework",
];
const FRIENDS = "(?:friends?|mates?|neighbours?|others|people|classmates?|whoever)";

/** The families of words that name a cause, and the ticks that it can be the cause of. */
const FAMILIES: readonly { cause: Cause; of: readonly MainField[]; words: RegExp }[] = [
  {
    cause: "transport",
    of: ["punctuality"],
    words:
      /\b(?:bus(?:es)?|trains?|trams?|coach|taxis?|minibus|ferry|tube|traffic|transport|lifts?|roadworks|school run|dropp?ed off)\b/iu,
  },
  {
    cause: "site",
    of: ["punctuality"],
    words:
      /\b(?:other|lower|upper|second|far|main|sixth form|across (?:the )?) ?(?:site|campus|building|block)\b|\bacross (?:the )?(?:site|school|campus)\b|\bwalk(?:s|ing|ed)? (?:over|across|from|up|down|between)\b|\blong walk\b|\bcom(?:es|ing) (?:over |across |straight |here )*from\b|\bfrom (?:pe|the pool|the field|swimming|the gym|the sports hall|games)\b|\bstairs|\bcrutches\b/iu,
  },
  {
    cause: "clash",
    of: ["punctuality", "homework"],
    words:
      /\b(?:orchestra|choir|bands?|ensemble|rehears\w+|peripatetic|(?:music|violin|viola|cello|piano|guitar|drum|drums|flute|singing|dance|swimming|instrument\w*) lessons?|fixtures?|matches|match day|training|tournaments?|squad|auditions?|school play|productions?|competitions?|clash\w*|duties|duty|after (?:sport|pe|games|drama|music|swimming))\b/iu,
  },
  {
    cause: "job",
    of: ["punctuality", "homework", "level"],
    words:
      /\b(?:part[- ]time|paper round|shifts?|(?:a|his|her|their|weekend|saturday|evening) job|jobs?|works (?:at|in) (?:a|the) (?:shop|caf[eé]|restaurant|farm|supermarket|salon|takeaway|pub))\b/iu,
  },
  {
    cause: "illness",
    of: ANY,
    words:
      /\b(?:ill(?:ness)?|unwell|poorly|sick(?:ness)?|absen(?:t|ces?)|hospital\w*|medical|appointments?|operation|injur(?:y|ed|ies)|surgery|concussion|glandular|recovering|missed (?:a lot|much|several|many|some|\w+) (?:of )?(?:lessons?|school|weeks?|days?|time))\b/iu,
  },
  {
    cause: "talking",
    of: ["behaviour", "level", "homework", "punctuality"],
    words: new RegExp(
      `\\b(?:chat\\w*|gossip\\w*|talkative|(?:too much|less|stop|constant\\w*|keeps?|always|constantly|often) talking|talk(?:s|ing)? (?:too much|a lot|over|through|when|while|during|too|instead|in (?:class|lessons?)|(?:to|with) (?:(?:his|her|their|the) )?${FRIENDS})|distract\\w* by ${FRIENDS}|sitting (?:with|next to) (?:his|her|their|a)? ?${FRIENDS})\\b`,
      "iu",
    ),
  },
  {
    cause: "calling out",
    of: ["behaviour", "participation"],
    words: /\b(?:call(?:s|ing|ed)? out|shout(?:s|ing|ed)? out|blurt\w*)\b/iu,
  },
  {
    cause: "talking",
    of: ["participation"],
    words: new RegExp(
      `\\b(?:chat\\w*|gossip\\w*|talk(?:s|ing)? (?:to|with) (?:his|her|their)? ?${FRIENDS}|distract\\w* by ${FRIENDS})\\b`,
      "iu",
    ),
  },
  {
    cause: "phone",
    of: ANY,
    words:
      /\b(?:(?:mobile )?phones?|mobiles?|snapchat|tiktok|instagram|social media|smartwatch|airpods)\b/iu,
  },
  {
    cause: "tiredness",
    of: ANY,
    words:
      /\b(?:tired\w*|sleepy|asleep|yawn\w*|exhaust\w+|late nights?|lack of sleep|stays? up|oversle(?:ep\w*|pt)|gets? up late)\b/iu,
  },
  {
    cause: "equipment",
    of: ANY,
    words:
      /\b(?:forg[eo]t\w*|without|no|lacks?|lacking|missing|rarely|seldom|never|hardly ever|doesn['’]?t|does not|not|lost|loses|borrow\w*|needs? (?:his|her|their|to bring))\b[^.;,]{0,25}\b(?:equipment|pens?|pencils?|books?|exercise book|kit|calculator|planner|ruler|folder|materials|ingredients|reading book|laptop)\b/iu,
  },
  {
    cause: "safety",
    of: ["behaviour", "level", "participation"],
    words:
      /\b(?:unsafe\w*|not (?:always )?safe|dangerous\w*|(?:ignor\w*|forget\w*|break\w*|follow|about|on) (?:the )?(?:health and )?safety|(?:silly|mess\w*|fool\w*|play\w*|careless) (?:about |around )?with (?:the |his |her |their )?(?:tools?|equipment|apparatus|chemicals|bunsens?|paints?|machines?|scissors|knives|saws?|glue|gas(?: taps?)?|taps|flames?|matches|electrics|goggles))\b/iu,
  },
  {
    cause: "temper",
    of: ["behaviour", "participation"],
    words:
      /\b(?:(?:gets?|getting|is|becomes?) (?:\p{L}+ )?(?:cross|angry)|temper|anger|argu(?:es?|ing|ed|mentative)|swear\w*|swore|answer(?:s|ing|ed)? back|bad loser|sulk\w*|hot-? ?head\w*|loses it)\b/iu,
  },
  {
    cause: "confidence",
    of: ["level", "participation"],
    words:
      /\b(?:(?:lacks?|lacking|low|loses?|little|no|not enough|needs?(?: more)?|gain(?:ing)?|build(?:ing)?) (?:in |on |of |more |self-|his |her |their )*confidence|(?:low|lacks?) self-esteem|shy|(?:hates?|dislikes?|(?:afraid|scared|frightened|terrified) of|nervous (?:about|of|when)|anxious (?:about|when)|worr(?:ies|ied) about) (?:\p{L}+ )?(?:speaking|talking|reading aloud|getting (?:it|things|anything) wrong|making (?:a mistake|mistakes)|mistakes|performing|acting|singing|presenting|being watched|joining in)|unsure of (?:him|her|them)sel(?:f|ves))\b/iu,
  },
  {
    cause: "giving up",
    of: ["level", "participation"],
    words: /(?<!\b(?:never|not|n['’]t|without|rarely) )\b(?:gives?|giving) up\b/iu,
  },
  {
    cause: "forgetting",
    of: ["homework"],
    words:
      /\b(?:forg[eo]t\w*(?![^.;,]{0,25}\b(?:equipment|books?|pens?|kit|planner|folder|calculator|materials|laptop)\b)|leaves? (?:it|homework|work) at home)\b/iu,
  },
  {
    cause: "rushing",
    of: ["level", "homework"],
    words: /\b(?:rush\w*|too (?:fast|quickly)|hurr(?:y|ies|ied))\b/iu,
  },
  {
    cause: "idle",
    of: ["behaviour", "participation", "level"],
    words:
      /\b(?:bored|boredom|(?:when|once|after) (?:(?:he|she|they) )?(?:is |are |has |have )?(?:finish\w*|done)|finish\w* (?:early|first|quickly|before (?:others|everyone|the rest)))\b/iu,
  },
  {
    cause: "restless",
    of: ["behaviour", "participation"],
    words:
      /\b(?:fidget\w*|restless|(?:can(?:no|['’]?)t|(?:wo|does)n['’]?t|(?:will|does) not|unable to|hard to|never|struggl\w+ to|(?:finds|finding) it hard to) (?:sit|sits|keep|stay|stays|be|sitting|staying) still|out of (?:his|her|their) seat|wander\w* (?:about|around|round)|throw(?:s|ing)? (?:stuff|things|pens?|paper|rubbers?|objects|equipment)|swing(?:s|ing)? on)\b/iu,
  },
  {
    cause: "rude",
    of: ["behaviour"],
    words:
      /\b(?:rude\w*|disrespect\w*|cheek(?:y|iness)|back-? ?chat|defian(?:t|ce)|impolite|insolent|talks? back)\b/iu,
  },
  {
    cause: "truancy",
    of: ["punctuality"],
    words:
      /\b(?:truan\w+|bunk(?:s|ed|ing)? off|skip(?:s|ped|ping)? (?:\p{L}+ ){0,3}(?:lessons?|class|classes|school|periods?)|unauthorised)\b/iu,
  },
  {
    cause: "detour",
    of: ["punctuality"],
    words:
      /\b(?:stops? (?:off )?(?:at|in|for|to)|dawdl\w*|hangs? (?:around|about)|loiter\w*|takes? (?:his|her|their) time|in the (?:shop|canteen|toilets?|corridors?)|at the (?:shop|canteen)|vending machine)\b/iu,
  },
  {
    cause: "copying",
    of: ["homework"],
    words:
      /\b(?:cop(?:y|ies|ied|ying) (?:it |them |answers |work |homework )?(?:off|from)|cop(?:y|ies|ied|ying) (?:(?:his|her|their) )?(?:friends?|mates?|answers)|not (?:his|her|their) own work|chat ?gpt|google translate|a translator)\b/iu,
  },
];

/** A reason that is none of these is known all the same. */
const REASON =
  /\b(?:because|due to|owing to|drops? (?:his|her|their)|(?:brothers?|sisters?|siblings?)|as a result of|on account of|thanks to|young carer|car(?:es|ing) for|look(?:s|ing)? after|family|bereave\w*|divorce\w*|mov(?:ed|ing) house|new to (?:the )?school)\b/iu;

/** Whatever it is, the student is not to blame. */
const NO_FAULT =
  /\b(?:not|isn['’]?t|never|wasn['’]?t) (?:really |entirely |all )?(?:his|her|their|\p{L}+['’]s) (?:own )?(?:fault|doing)\b|\bno fault of\b|\b(?:beyond|out of|outside) (?:his|her|their) control\b|\bcan(?:['’]?t|not) be helped\b|\bcan(?:['’]?t|not) help it\b/iu;

/** Talk in the language that is taught is work. */
const TALK_AS_WORK =
  /\b(?:chat|talk|gossip|convers)\w*(?: \p{L}+ly| away| on| more| a lot| well| to me| (?:to|with) (?:(?:his|her|their|a|the) )?(?:friends?|partner|neighbours?|others|classmates?|visitors?))* (?:in|about) (?:french|german|spanish|italian|mandarin|chinese|japanese|russian|arabic|urdu|polish|portuguese|latin|greek|welsh|irish|gaelic|bengali|hebrew|turkish|the (?:target )?language|tl)\b(?! (?:lessons?|class(?:es)?|periods?))/giu;
/** Whether talk that a sentence tells of is in the language that is taught. */
export function tellsOfTalkAsWork(text: string): boolean {
  return text.replace(TALK_AS_WORK, "") !== text;
}

/** "Never argues" names no temper. */
const NEVER_DOES =
  /\b(?:never|(?:does|do|did|is|are) ?n[o'’]t|hardly ever|rarely|no longer) (?:ever |once )?(?:argu\w*|rude|bored|fidget\w*|truant\w*|cop(?:y|ies) \p{L}+|shout\w*|call\w*|chat\w*|gossip\w*|rush\w*|swear\w*|sulk\w*|answer\w* back|los\w+ (?:his|her|their) temper|gives? up)\b/giu;

/** What makes a fault of talk where the ticks know of none. */
const FAULT_OF_TALK =
  /\b(?:too|less|stop\w*|over|when|while|during|instead|distract\w*|constant\w*|keeps|needs?|should|must|but|however|although|though|can be|could|off task|sometimes|occasionally|tends?|a bit|a little|at times|rather|gossip\w*|not listen\w*)\b/iu;

/**
 * The causes that a note gives for the tick of a field. Beside a good tick talk is a cause only where the note says that
 * it is a fault.
 */
export function causesIn(field: MainField, note: string, good = false): Cause[] {
  if (note === "" || !ANY.includes(field)) return [];
  const told = note.replace(TALK_AS_WORK, "works").replace(NEVER_DOES, "");
  const known = new Set(
    FAMILIES.filter(({ of, words }) => of.includes(field) && words.test(told)).map(
      ({ cause }) => cause,
    ),
  );
  if (good && !FAULT_OF_TALK.test(told)) known.delete("talking");
  const causes = [...known];
  const reason = causes.length === 0 && REASON.test(note);
  return reason || (NO_FAULT.test(note) && !isExcused(causes)) ? [...causes, "other"] : causes;
}

/** The causes that the inputs give for the tick of a field. */
export function causesOf(inputs: ReportInputs, field: MainField): Cause[] {
  const good =
    valenceOf(field, inputs[field]) === "high" ||
    valenceOf("behaviour", inputs.behaviour) === "high";
  return causesIn(field, inputs[NOTES_FIELD[field]], good);
}

/** The ticks that a note excuses. */
export function excusedIn(inputs: ReportInputs): ReadonlySet<MainField> {
  return new Set(ANY.filter((field) => isExcused(causesOf(inputs, field))));
}

/** Where the advice for these causes stands in the banks; none where there is nothing to advise. */
export function causeCells(field: MainField, causes: readonly Cause[]): string[] {
  return causes.flatMap((cause) => {
    const cells = [`causes/${field} ${cause}/advice`, `causes/any ${cause}/advice`];
    return cells.filter((cell) => BANKS.cells.has(cell)).slice(0, 1);
  });
}

const OWN_DOING: ReadonlySet<Cause> = new Set([
  "talking",
  "calling out",
  "phone",
  "tiredness",
  "equipment",
  "safety",
  "temper",
  "confidence",
  "giving up",
  "forgetting",
  "rushing",
  "idle",
  "restless",
  "rude",
  "truancy",
  "detour",
  "copying",
]);

/** Whether a cause lies with others, so that nothing is to be made of the tick beyond saying it. */
export function isExcused(causes: readonly Cause[]): boolean {
  return causes.some((cause) => !OWN_DOING.has(cause));
}
