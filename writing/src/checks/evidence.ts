import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";

const TALKS =
  "(?:contribut|participat|tak(?:e|es|ing) (?:an? )?(?:\\w+ )?part|join|speak|volunteer|offer|answer|involve)";
const LATE = "(?:late(?:ness|comer)?|lateness|unpunctual|tardy)";
const HOMEWORK_DONE = "(?:complet|hand(?:s|ed)? in|submit|done|do(?:es)? )";

/**
 * Words that show an option to have been said. They are meant to be met in the sentence of the field
 * itself, and in no sentence at all for another option of the same field.
 */
const PATTERNS: Record<MainField, readonly RegExp[]> = {
  level: [
    /\badvanced\b|\bwell (?:above|beyond|ahead of) (?:what is )?expect/iu,
    /\bproficien(?:t|cy|tly)\b|(?<!(?:\bnot|n['’]t) (?:yet |currently )?)\bmeet(?:s|ing)? (?:the )?(?:expected (?:standard|level)|standard expected|expectations)\b/iu,
    /\bdeveloping\b|\bworking towards the expected\b/iu,
    /\b(?:below|short of|behind|beneath) (?:what is |the (?:level |standard )?)?expect|(?:\bnot|n['’]t) (?:yet |currently )?(?:meeting|reaching|at) (?:the )?expect/iu,
  ],
  participation: [
    /\bactive(?:ly)?\b[^.;]{0,40}(?:part\b|participa|contribut|involve|engage|role|in (?:class|lessons|discussion))|(?:part\b|participa|contribut|involve|engage|join)\w*[^.;]{0,25}\bactive(?:ly)?\b|(?:regularly|readily|frequently|often|always|willingly) (?:contribut|participat|volunteer|joins? in)/iu,
    new RegExp(
      `\\b(?:occasional(?:ly)?|sometimes|now and (?:then|again)|from time to time|at times)\\b[^.;]{0,40}${TALKS}|${TALKS}\\w*[^.;]{0,70}\\b(?:occasional(?:ly)?|sometimes|now and (?:then|again)|from time to time|at times)\\b`,
      "iu",
    ),
    /\bpassive(?:ly)?\b|\b(?:rarely|seldom|hardly ever|never) (?:contribut|participat|volunteer|joins? in|speaks? up)/iu,
  ],
  punctuality: [
    /\balways (?:being |been )?(?:on time|punctual|prompt|arriv\w+ (?:on time|promptly))|\bnever late\b|\bon time,? every time\b|\b(?:excellent|perfect|exemplary|impeccable) punctuality\b|\bpunctuality is (?:excellent|perfect|exemplary|impeccable|a strength)/iu,
    new RegExp(
      `\\b(?:occasional(?:ly)?|sometimes|now and (?:then|again))\\b[^.;]{0,30}\\b${LATE}\\b|\\b${LATE}\\b[^.;]{0,20}\\b(?:occasional(?:ly)?|on occasion|now and (?:then|again))\\b`,
      "iu",
    ),
    new RegExp(
      `\\b(?:frequent(?:ly)?|often|regularly|repeatedly)\\b[^.;]{0,30}\\b${LATE}\\b|\\b${LATE}\\b[^.;]{0,20}\\b(?:frequently|often|too many times|(?:most|many) (?:days|weeks|mornings|afternoons|lessons))\\b`,
      "iu",
    ),
    new RegExp(
      `\\b(?:chronic(?:ally)?|persistent(?:ly)?|habitual(?:ly)?|constant(?:ly)?|nearly always|almost always)\\b[^.;]{0,30}\\b${LATE}\\b|\\b${LATE}\\b[^.;]{0,20}\\b(?:chronic(?:ally)?|persistent(?:ly)?|habitual(?:ly)?|constantly)\\b`,
      "iu",
    ),
  ],
  behaviour: [
    /\b(?:excellent|exemplary|outstanding|impeccable) (?:\w+ )?(?:behaviour|conduct)\b|\b(?:behaviour|conduct)\b[^.;]{0,25}\b(?:is|was|has been|remains) (?:\w+ )?(?:excellent|exemplary|outstanding|impeccable)|\bbehav(?:es?|ed|ing) (?:excellently|impeccably)|\bexcellent record of behaviour/iu,
    /\b(?<!not )good (?:\w+ )?(?:behaviour|conduct)\b|\b(?:behaviour|conduct) (?:\w+ )?(?:is|was|has been|remains) (?:generally |consistently )?good\b|\bbehav(?:es?|ed|ing) well\b|\bwell[- ]behaved\b/iu,
    /(?<!un)\bacceptabl[ey]\b(?! (?:answer|standard of work))|\bbehaviour is (?:satisfactory|adequate)/iu,
    /\bunacceptabl[ey]\b|\b(?:poor|bad|disruptive|very challenging) (?:behaviour|conduct)\b/iu,
  ],
  homework: [
    /\bconsistent(?:ly)? [^.;]{0,20}(?:complet|homework)|\b(?:always|consistently) (?:complet|hand(?:s|ed)? in|submit)|\bcomplet\w* (?:every|all) [^.;]{0,12}homework|\bevery (?:homework|piece of homework)[^.;]{0,25}complet|\bhomework\b[^.;]{0,30}\b(?:always|consistently) (?:complet|done|handed)/iu,
    /\bmostly (?:complet|done|handed)|\bmost (?:of (?:the |his |her |their )?)?homework\b|\bhomework\b[^.;]{0,25}\bmostly\b/iu,
    new RegExp(
      `\\b(?:only )?sometimes ${HOMEWORK_DONE}|\\bhomework\\b[^.;]{0,40}\\b(?:sometimes|some of the time|only in part)\\b|\\b(?:sometimes|inconsistent(?:ly)?)\\b[^.;]{0,25}\\bhomework\\b`,
      "iu",
    ),
    /\b(?:never|not once) (?:been )?(?:complet|hand|submit|done)\w*|\bno homework\b|\bnone of [^.;]{0,25}homework\b|\bcompleted no homework\b|\bhanded in nothing\b|\bhomework\b[^.;]{0,20}\bnever\b/iu,
  ],
  homework_improvement_area: [
    /\baccura(?:cy|te|tely)\b/iu,
    /\bmethods?\b/iu,
    /\bpresent(?:ation|ed|ing)\b/iu,
  ],
};

/** Whether a text says this option of a field. */
export function saysOption(field: MainField, option: string, text: string): boolean {
  const index = (FIELD_OPTIONS[field] as readonly string[]).indexOf(option);
  return PATTERNS[field][index]?.test(text) ?? false;
}

/** The other options of the field that a text says. The improvement area names no facts that exclude each other. */
export function saysOtherOptions(field: MainField, option: string, text: string): string[] {
  if (field === "homework_improvement_area") return [];
  return FIELD_OPTIONS[field].filter((other) => other !== option && saysOption(field, other, text));
}
