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
      /\b(?:to read out|presenting|presentations? to|talk to the class|short talk|write on the board|lead(?:ing)? a|chairing|sum up the lesson for|(?:explain|give it|work) to the class)\b|\[present\|/iu,
  },
  {
    noted:
      /\b(?:reading list|(?:the|a|my|this) list|list (?:that |which )?(?:i|we)\b|set (?:texts?|books?|novels?|plays?|reading|list)|(?:texts?|books?|novels?|articles?|chapters?|reading) (?:that |which )?(?:i|we|was|were|is|are)\b[^.;]{0,15}\b(?:gave|given|set|handed|lent|recommended|suggested))/iu,
    advice:
      /\bown cho(?:osing|ice)\b|\b(?:five different novels|the same book or article|anything of interest|the year above|a book or film)\b/iu,
  },
];

/** The words that advice may not hold beside these notes. */
export function ruledOut(inputs: ReportInputs): readonly RegExp[] {
  const notes = WRITTEN_FIELDS.map((field) => inputs[field]).filter((note) => note !== "");
  return RULES.filter(
    ({ noted, unless }) =>
      notes.some((note) => noted.test(note)) && !notes.some((note) => unless?.test(note) === true),
  ).map(({ advice }) => advice);
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
  /\b(?:should|ought|must|needs?|has to|have to|ask|aims?|concern\w*|worr\w+|regret|put (?:this )?right|putting right|could be|improve\w*|chang\w+|cannot|serious\w*|pressing|too (?:often|many|much)|marks?|register|records|name|problem|record|better|tackled|overcome|address|lost|cost|missing|missed|enough|expect|stop|more (?:is|are|were|would)|avoid|sound apart|far off|make a start|a start)\b/iu;

/** Whether a sentence says what is so and blames nobody for it. */
export function isBlameless(text: string): boolean {
  return !BLAMES.test(text);
}
