import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import { BANKS } from "../lexicon/banks.ts";

/** Why something is as its tick says, as far as the teacher's note tells. */
export type Cause =
  | "transport"
  | "site"
  | "clash"
  | "job"
  | "illness"
  | "talking"
  | "phone"
  | "tiredness"
  | "equipment"
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
      /\b(?:other|lower|upper|second|far|main|sixth form|across (?:the )?) ?(?:site|campus|building|block)\b|\bacross (?:the )?(?:site|school|campus)\b|\bwalk(?:s|ing|ed)? (?:over|across|from|up|down|between)\b|\blong walk\b|\bfrom (?:pe|the pool|the field|swimming|the gym|the sports hall|games)\b|\bstairs|\bcrutches\b/iu,
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
      `\\b(?:chat\\w*|gossip\\w*|call(?:s|ing|ed)? out|shout(?:s|ing|ed)? out|talkative|(?:too much|less|stop|constant\\w*|keeps?|always|constantly|often) talking|talks? (?:too much|a lot|over|through|when|while|during|to|with|in|instead)|talking (?:over|when|while|during|to|with|in|instead|too)|distract\\w* by ${FRIENDS}|sitting (?:with|next to) (?:his|her|their|a)? ?${FRIENDS})\\b`,
      "iu",
    ),
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
];

/** A reason that is none of these is known all the same. */
const REASON =
  /\b(?:because|due to|owing to|as a result of|on account of|thanks to|young carer|car(?:es|ing) for|look(?:s|ing)? after|family|bereave\w*|divorce\w*|mov(?:ed|ing) house|new to (?:the )?school)\b/iu;

/** The causes that a note gives for the tick of a field. */
export function causesIn(field: MainField, note: string): Cause[] {
  if (note === "" || !ANY.includes(field)) return [];
  const known = new Set(
    FAMILIES.filter(({ of, words }) => of.includes(field) && words.test(note)).map(
      ({ cause }) => cause,
    ),
  );
  return known.size === 0 && REASON.test(note) ? ["other"] : [...known];
}

/** The causes that the inputs give for the tick of a field. */
export function causesOf(inputs: ReportInputs, field: MainField): Cause[] {
  return causesIn(field, inputs[NOTES_FIELD[field]]);
}

/** Where the advice for these causes stands in the banks; none where there is nothing to advise. */
export function causeCells(field: MainField, causes: readonly Cause[]): string[] {
  return causes.flatMap((cause) => {
    const cells = [`causes/${field} ${cause}/advice`, `causes/any ${cause}/advice`];
    return cells.filter((cell) => BANKS.cells.has(cell)).slice(0, 1);
  });
}

const OWN_DOING: ReadonlySet<Cause> = new Set(["talking", "phone", "tiredness", "equipment"]);

/** Whether a cause lies with others, so that nothing is to be made of the tick beyond saying it. */
export function isExcused(causes: readonly Cause[]): boolean {
  return causes.some((cause) => !OWN_DOING.has(cause));
}
