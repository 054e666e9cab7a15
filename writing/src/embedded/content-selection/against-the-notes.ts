import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";

/** What a note says of a student, and the words of advice that would go against it. */
type Rule = { noted: RegExp; unless?: RegExp; advice: RegExp };

const OTHERS = "(?:group|paired|pair|team) ?(?:work|tasks?|activit\\w+)|groups|pairs|teams|others";

const RULES: readonly Rule[] = [
  {
    noted: new RegExp(
      `\\b(?:best|better|happi(?:er|est)|prefers?|preferr\\w+|likes to|rather)\\b[^.;]{0,25}(?<!than )\\b(?:on (?:his |her |their )?own|alone|independently|individually|by (?:him|her|them)sel(?:f|ves)|solo)\\b|\\b(?:dislikes?|hates?|avoids?|does ?n[o'’]?t (?:like|enjoy)|finds?|struggles? (?:in|with)|not keen on)\\b[^.;]{0,20}\\b(?:${OTHERS})\\b`,
      "iu",
    ),
    // A teacher who sets work with others as a target means it.
    unless:
      /\b(?:should|needs? to|must|could|aim|target)\b[^.;]{0,40}\b(?:groups?|pairs?|teams?|others)\b/iu,
    advice:
      /\b(?:groups?|paired|pairs|partner|classmates?|neighbour|quieter|somebody from the class|each other|team)\b/iu,
  },
  {
    noted:
      /\b(?:dislikes?|hates?|refuses to|wo ?n['’]?t|will not|does ?n[o'’]?t (?:like|want)|nervous|anxious|scared|afraid|uncomfortable|not comfortable)\b[^.;]{0,25}\b(?:aloud|out loud|read\w* out|in front of|present\w*|perform\w*|public)\b/iu,
    unless:
      /\b(?:should|needs? to|must|could|aim|target)\b[^.;]{0,40}\b(?:aloud|present\w*|front)\b/iu,
    advice:
      /\b(?:to read out|read(?:ing)? (?:it|them|this|out|aloud)|presenting|presentations? to|talk to the class|short talk|write on the board|lead(?:ing)? a|chairing|sum up the lesson for|(?:explain|give it|work) to the class)\b|\[present\|/iu,
  },
  {
    noted:
      /\b(?:reading list|(?:the|a|my|this) list|list (?:that |which )?(?:i|we)\b|set (?:texts?|books?|novels?|plays?|reading|list)|(?:texts?|books?|novels?|articles?|chapters?|reading) (?:that |which )?(?:i|we|was|were|is|are)\b[^.;]{0,15}\b(?:gave|given|set|handed|lent|recommended|suggested))/iu,
    advice:
      /\bown cho(?:osing|ice)\b|\b(?:five different novels|the same book or article|anything of interest|the year above|a book or film)\b/iu,
  },
];

/** Who says little in class is not asked to stand at the head of it. */
const QUIET =
  /\b(?:shy|quiet|reserved|lack(?:s|ing)?(?: in| of)? confidence|low (?:in )?confidence|anxious|nervous|unsure of (?:him|her|them)sel(?:f|ves))\b/iu;
const AT_THE_HEAD =
  /\b(?:chairing|presenting a group|lead(?:ing)? a|takes? (?:a|the) lead|represent the class|sum up the (?:lesson|main points)|bring a group back|help a group to|to the class|rules of a task|everyone has a part|referee|captain|responsibility)\b/iu;
/** Who does not hand homework in has no record of reliability to carry further. */
const OWING: ReadonlySet<string> = new Set(["Sometimes Completed", "Never Completed"]);
const ON_TIME_WITH_WORK =
  /\b(?:same reliability|same order|same care|days before the real one)\b/iu;

/** The words that advice may not hold beside these ticks and notes. */
export function ruledOut(inputs: ReportInputs): readonly RegExp[] {
  const notes = WRITTEN_FIELDS.map((field) => inputs[field]).filter((note) => note !== "");
  const quiet =
    inputs.participation === "Passive Observer" ||
    inputs.participation === "Occasionally Participates" ||
    notes.some((note) => QUIET.test(note));
  const byNotes = RULES.filter(
    ({ noted, unless }) =>
      notes.some((note) => noted.test(note)) && !notes.some((note) => unless?.test(note) === true),
  ).map(({ advice }) => advice);
  return [
    ...byNotes,
    ...(quiet ? [AT_THE_HEAD] : []),
    ...(OWING.has(inputs.homework) ? [ON_TIME_WITH_WORK] : []),
  ];
}

/** What is known of each rule and phrase: the banks hold only so many phrases, and each is asked about again and again. */
const KNOWN = new WeakMap<RegExp, Map<string, boolean>>();

/** Whether a phrase of advice holds these words. */
export function holdsWords(source: string, words: RegExp): boolean {
  const of = KNOWN.get(words) ?? new Map<string, boolean>();
  KNOWN.set(words, of);
  const known = of.get(source) ?? words.test(source);
  of.set(source, known);
  return known;
}

/** Subjects of the general bank that go from one step to the next. */
const BY_STEPS =
  /technolog|design|engineer|\bd\.?t\.?\b|\bd ?& ?t\b|food|electronic|construction/iu;

/** Whether the method of a subject is a matter of steps, each from the last. */
export function goesBySteps(area: string, subject: string): boolean {
  return ["maths", "science", "computing"].includes(area) || BY_STEPS.test(subject);
}

/** Blame, and what somebody is to do about it. */
const BLAMES =
  /\b(?:should|ought|must|needs?|has to|have to|ask|aims?|concern\w*|worr\w+|regret|put (?:this )?right|putting right|could be|improve\w*|chang\w+|cannot|serious\w*|pressing|too (?:often|many|much)|marks?|register|records|name|problem|record|better|tackled|overcome|address|lost|cost|missing|missed|enough|expect|stop|more (?:is|are|were|would)|avoid\w*|sound apart|far off|make a start|a start)\b/iu;

/** Whether a sentence says what is so and blames nobody for it. */
export function isBlameless(text: string): boolean {
  return !BLAMES.test(text);
}
