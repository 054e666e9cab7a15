import { isUncounted } from "./countability.ts";
import { isAdjectiveOrVerb, isPlural } from "./senses.ts";
import { marksOfEach } from "./several-marks.ts";
import { OF_WORK, PIECES_OF_WORK } from "./things.ts";

/** Skills and matters that a mark or a word stands behind: "Speaking: excellent", "theory 6". */
const MATTERS: ReadonlySet<string> = new Set(
  `speaking listening reading writing theory practical coursework classwork maths english science
  history geography french spanish german art drama music pe grammar vocabulary spelling algebra
  geometry number statistics attainment effort attitude behaviour homework attendance punctuality
  participation concentration focus presentation organisation progress handwriting translation
  composing performing literature language poetry biology chemistry physics fitness stamina footwork
  technique teamwork revision research design coding programming phonics arithmetic`.split(/\s+/u),
);
/** Matters that say how somebody is, and not where: nobody is silly "in behaviour". */
export const MANNERS: ReadonlySet<string> = new Set(
  `attainment effort attitude behaviour homework attendance punctuality participation concentration
  focus organisation progress`.split(/\s+/u),
);
/** Where something is done, as it is labelled: "Fixtures: played in all 12 matches". */
const PLACES: ReadonlySet<string> = new Set(
  `fixtures matches lessons rehearsals practicals tests exams assemblies tournaments discussions
  debates competitions concerts workshops experiments`.split(/\s+/u),
);
/** What is counted, and how a count of it is said: "Lates: 6". */
const COUNTED: Readonly<Record<string, (count: string) => string>> = {
  lates: times,
  late: times,
  detentions: (count) => `has had ${count} ${count === "1" ? "detention" : "detentions"}`,
  merits: (count) => `has earned ${count} ${count === "1" ? "merit" : "merits"}`,
  "house points": (count) => `has earned ${count} house ${count === "1" ? "point" : "points"}`,
  absences: (count) => `has had ${count} ${count === "1" ? "absence" : "absences"}`,
};

function times(count: string): string {
  if (count === "1") return "has been late once";
  return count === "2" ? "has been late twice" : `has been late ${count} times`;
}

/** What is sat or handed in, and has a mark. */
const SAT =
  /^(?!.*\b(?:his|her|their|my|proud|got|scored|in)\b)(?:the )?(?:[\p{L}-]+ ){0,4}(?:tests?|exams?|orals?|mocks?|quiz|(?:phonics|tables|multiplication|baseline) check|screening|assessments?|papers?|essays?|projects?|practicals?|titration|experiment|presentation|unit|module|coursework|topologies)(?: (?:\d|[A-Z]))?$/iu;
/** "Test result: full marks": the mark is of the test. */
const OF_RESULT = /(?<=\b(?:test|exam|mock|assessment|paper|quiz)) (?:result|score|mark|grade)$/iu;
const MARK =
  /^(?:\d{1,3}(?:\.\d)? out of \d{1,3}|\d{1,3} ?%|full marks|(?:grade )?[A-G1-9][*+-]?)$/iu;
/** "Very good", "always below target": said of a matter with a verb between. */
const OF_MATTER =
  /^(?:very |quite |really |so |too |always |never |not |below |above |on )*[\p{L}-]+(?: target| track| average)?$/u;

/** Whether a word is a matter that a note is about: "behaviour" in "Behaviour - silly at times". */
export function isMatter(label: string): boolean {
  return MATTERS.has(label.toLowerCase());
}

function isSubject(label: string): boolean {
  return /^(?:English|French|Spanish|German)$/u.test(label);
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) &&
    !/^\S+ (?:(?:and|of|the) )*\p{Lu}/u.test(text) &&
    !/^(?:English|French|Spanish|German)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function mark(text: string): string {
  const grade = /^(?:grade )?([A-G1-9][*+-]?)$/iu.exec(text)?.[1];
  return grade ? `grade ${grade.toUpperCase()}` : text;
}

/** A label and a mark as a thing: "41 out of 50 in the test"; null where it stays open what the figure is. */
function markOf(label: string, rest: string, led: boolean): string | null {
  if (/^homework$/iu.test(label) && rest.endsWith("%")) return null;
  if (isMatter(label))
    return rest.endsWith("%") && /^attendance$/iu.test(label)
      ? `${label} ${rest}`
      : `${mark(rest)} in ${lowerFirst(label)}`;
  if (/^(?:mock|paper|unit|module) \d$/iu.test(label))
    return `${mark(rest)} in ${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  const sat = label.replace(OF_RESULT, "");
  // "Paper 2" without a mark between may be a paper's number.
  const open = !led && !/^mocks?$/iu.test(sat) && /^(?:grade )?[A-G1-9][*+-]?$/iu.test(rest);
  if (!SAT.test(sat) || open) return null;
  return `${mark(rest)} in the ${lowerFirst(sat).replace(/^the /u, "")}`;
}

/** A thing that is missing, with "the" where it has nothing before it. */
function theOne(thing: string): string {
  return /^(?:\d|an?\b|the\b|his\b|her\b|their\b|two\b|three\b|all\b|some\b|several\b|kit$|homework$|coursework$|equipment$)/iu.test(
    thing,
  )
    ? thing
    : `the ${lowerFirst(thing)}`;
}

/** Where something is said of the student. */
function leadOf(name: string): string {
  if (MANNERS.has(name)) return "";
  if (name === "theory") return "in the theory work";
  // "County trials": the ones of the county.
  if (
    /^(?:county|regional|district|national|borough|school|area) (?:[\p{L}-]+ ){0,2}\p{L}+$/iu.test(
      name,
    )
  )
    return `in the ${lowerFirst(name)}`;
  return name === "practical" ? "in the practical" : `in ${lowerFirst(name)}`;
}

/** "Predicted: 9", "Missing: the worksheet", "Lates: 6", "Homework: 2 of 9 in": labels that have a verb of their own. */
function withVerb(text: string): string | null {
  const predicted =
    /^(?:gcse |a level )?predict(?:ed|ion)(?: grade)?\s*[:=-]?\s*(?:an? )?(?:grade )?([A-G1-9][*+-]?)$/iu.exec(
      text,
    )?.[1];
  if (predicted) return `is predicted a grade ${predicted.toUpperCase()}`;
  const aim = /^(?:target|aim)(?: grade)?\s*[:=-]?\s*([A-G1-9][*+-]?)$/iu.exec(text)?.[1];
  if (aim) return `is aiming for a grade ${aim.toUpperCase()}`;
  const now = /^(?:now|currently) (?:at )?(?:an? )?(?:grade )?([A-G1-9][*+-]?)$/iu.exec(text)?.[1];
  if (now) return `is currently working at grade ${now.toUpperCase()}`;
  const expected =
    /^(?:an? )?(distinction|merit|pass|(?:grade )?[A-G1-9][*+-]?) (predicted|expected)$/iu.exec(
      text,
    );
  if (expected)
    return `is ${expected[2]} a ${mark(expected[1] ?? "").replace(/^\p{Lu}\p{Ll}+/u, (word) => word.toLowerCase())}`;
  const missing = /^missing\s*:\s*(.+)$/iu.exec(text)?.[1];
  if (missing)
    return `is missing ${missing
      .split(/,\s*|\s+and\s+/u)
      .map(theOne)
      .join(" and ")}`;
  const [, counted = "", count = ""] = /^([\p{L} ]+?)\s*[:=]\s*(\d{1,3})$/u.exec(text) ?? [];
  const says = COUNTED[counted.toLowerCase()];
  if (says) return says(count);
  const handed =
    /^homework\s*[:=-]\s*(\d{1,2}) (?:out )?of (\d{1,2}) (?:in|done|handed in|completed?|submitted)$/iu.exec(
      text,
    );
  if (handed) return `has handed in ${handed[1]} of ${handed[2]} homework tasks`;
  const best = /^((?:best|favourite|strongest|proudest) [\p{L}]+)\s*:\s*(.+)$/iu.exec(text);
  return best ? `${best[1]?.toLowerCase()} was ${best[2]}` : null;
}

/** "Q4", "paper 2", "AO2" as they stand in a sentence; null for other labels. */
function partOf(label: string): string | null {
  const question = /^q(?:uestion)? ?(\d{1,2}[a-z]?)$/iu.exec(label)?.[1];
  if (question) return `question ${question}`;
  const part = /^(paper|section|unit|component) (\d|[A-D])$/iu.exec(label);
  if (part) return `${part[1]?.toLowerCase()} ${part[2]?.toUpperCase()}`;
  return /^AO[1-6]$/iu.test(label) ? label.toUpperCase() : null;
}

/** Labels of what is told about others, or when, and no topic of the lesson. */
const NO_TOPIC =
  /\b(?:mum|dad|parents?|carers?|friends?|others|peers|mates|pupils|students|teachers?|staff|notes?|comments?|lates?|absences|weeks?|days?|lessons?|terms?|years?|times|problems?|issues?|reasons?|actions?|questions?|examples?|things?|points?|results?|marks?|grades?|scores?|tests?|exams?|news|ps|nb|info|information|school|home|lunch|break|christmas|easter|autumn|spring|summer)$/u;

/** What no name of a topic holds. */
const NO_PART =
  /^(?:is|are|was|were|has|have|had|can|could|should|must|needs?|to|not|no|he|she|they|i|we|you|his|her|their|my|very|so|too|but|when|if)$/u;

/** Whether a label names a topic that somebody is good or bad at: "times tables", "column addition". */
function isTopic(label: string): boolean {
  const words = label.split(/\s+/u);
  const last = words.at(-1) ?? "";
  return (
    words.length <= 3 &&
    !/\d/u.test(label) &&
    (isPlural(last) || isUncounted(last)) &&
    !words.some((word) => NO_PART.test(word)) &&
    !(words.length === 1 && isAdjectiveOrVerb(last) && !isPlural(last) && !last.endsWith("ing")) &&
    (label === "times tables" || !NO_TOPIC.test(label))
  );
}

/** "Secure", "a bit shaky": how a topic is. */
function isSo(rest: string): boolean {
  const words = rest.toLowerCase().split(" ");
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  return (
    OF_WORK.test(last) &&
    before.every((word) =>
      /^(?:very|really|quite|so|too|a|bit|little|not|now|still|always|much|fairly|pretty|\p{L}+ly)$/u.test(
        word,
      ),
    )
  );
}

/** Words before a piece of work that say which, and no verb of what was done with it. */
const WHICH = String.raw`(?:(?!(?:\p{L}+ed|wrote|writes|gave|gives|did|does|made|makes|got|gets|had|has|was|is|are|were|won|led|read|built|drew|sang|ran|took|takes|kept|found|put|went|came|spoke|told|can|will|could|needs|not|no|and|but|or|for|in|on|of|with|top|full)\b)[\p{L}\d'’&-]+ ){0,4}`;
/** What somebody writes, makes or gives, with what it is about or for. */
const WORK = String.raw`(?:${PIECES_OF_WORK})(?: (?:on|about|to|of|for|from|against) (?!time\b)[\p{L}\d'’& -]{2,60}?)?`;
const TEST = "(?:test|exam|mock|assessment|paper|quiz|practical|audition|check|screening|baseline)";
const IN_GRADES = String.raw`(?:grade )?[1-9A-E][*+-]?|distinction|merit|pass`;
const IN_FIGURES = String.raw`\d{1,3}(?:\.\d)? out of \d{1,3}|\d{1,3} ?%`;
/** "Persuasive letter to the council (28 out of 30)", "speech about the sea, 9 out of 10": a mark behind what has it. */
const MARK_BEHIND = new RegExp(
  String.raw`^(?:(?:an?|the) )?(?:(${WHICH}${TEST})(?: ?\((${IN_FIGURES}|full marks|${IN_GRADES})\)|(?:,| ?:) (${IN_FIGURES}|full marks))|(${WHICH}${WORK})(?: ?\((${IN_FIGURES}|full marks|${IN_GRADES})\)|(?:,| ?:)? (${IN_FIGURES})|(?:,| ?:) (grade [1-9A-E][*+-]?|distinction|merit)))$`,
  "iu",
);

const MARKED = new RegExp(`^(?:(?:an?|the|his|her|their) )?${WHICH}(?:${WORK}|${TEST})$`, "iu");

/** Whether a mark that stands behind these words is of what they name: "speech on plastic", "reading". */
export function isMarked(text: string): boolean {
  return isMatter(text) || SAT.test(text) || MARKED.test(text);
}

/** "B+", "distinction", "grade 8" as what was achieved; a mark in figures stands by itself. */
function reached(given: string): string {
  if (!new RegExp(`^(?:${IN_GRADES})$`, "iu").test(given)) return given;
  const grade = mark(given);
  const named = grade.startsWith("grade ") && /^grade \p{L}/u.test(grade) ? grade.slice(6) : grade;
  return `achieved ${/^[AE]/u.test(named) ? "an" : "a"} ${/^grade|^\p{Lu}[*+-]?$/u.test(named) ? named : named.toLowerCase()}`;
}

function markBehind(text: string): string | null {
  const [, test, inTest, ofTest, work, ofWork, behind, grade] = MARK_BEHIND.exec(text) ?? [];
  if (test !== undefined) return `${reached(inTest ?? ofTest ?? "")} in the ${lowerFirst(test)}`;
  if (work === undefined) return null;
  return `${reached(ofWork ?? behind ?? grade ?? "")} for ${/^(?:his|her|their) /iu.test(work) ? "" : "the "}${lowerFirst(work)}`;
}

/** What stood behind a label, where the label stands in the sentence ("in writing"), and what matter it names. */
export type Unlabelled = { text: string; lead: string; matter: string };

const OTHER_SIDE: Readonly<Record<string, RegExp>> = {
  theory: /\bpractical/iu,
  practical: /\btheory\b/iu,
};

/** A piece as words that a sentence can be made of, where it is a label and what it labels: "Predicted: 9". */
export function withoutLabel(text: string): Unlabelled {
  const plain = (words: string): Unlabelled => ({ text: words, lead: "", matter: "" });
  const said = withVerb(text) ?? marksOfEach(text) ?? markBehind(text);
  if (said) return plain(said);
  const found =
    /^([\p{L}][\p{L}\d' -]{1,40}?)\s*(?::|=|\s-\s)\s*(.+)$/u.exec(text) ??
    /^([\p{L}][\p{L}' -]{1,40}?)\s+(\d.*)$/u.exec(text);
  if (!found) return plain(text);
  const [, label = "", rest = ""] = found;
  const led = /[:=]|\s-\s/u.test(text.slice(label.length, text.length - rest.length));
  if (MARK.test(rest)) return plain(markOf(label, rest, led) ?? text);
  const name = label.toLowerCase();
  // "Theory - knows the practical but not the names": what is said is not said of the label.
  if (OTHER_SIDE[name]?.test(rest)) return plain(text);
  const part = led ? partOf(label) : null;
  if (part && !MARK.test(rest)) return { text: rest, lead: `in ${part}`, matter: "" };
  if (led && !MATTERS.has(name) && !PLACES.has(name) && isTopic(name)) {
    if (isSo(rest)) return plain(`${lowerFirst(label)} ${rest}`);
    return { text: rest, lead: leadOf(lowerFirst(label)), matter: "" };
  }
  if (!led || !(MATTERS.has(name) || PLACES.has(name))) return plain(text);
  // "Attitude: excellent" lacks a verb; "writing: needs more accuracy" says where.
  if (!PLACES.has(name) && OF_MATTER.test(rest) && !rest.endsWith("s") && !isUncounted(rest))
    return plain(`${name} ${rest}`);
  return {
    text: rest,
    lead: leadOf(isSubject(label) ? label : name),
    matter: PLACES.has(name) ? "" : name,
  };
}
