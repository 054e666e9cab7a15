/**
 * Patterns of one kind. What is told of a pupil or the pupil's family is flagged wherever it stands; what may as well
 * be a topic of lessons only where no schoolwork is near.
 */
export type Rules = {
  /** Taken out before anything else is tried. */
  harmless: readonly RegExp[];
  always: readonly RegExp[];
  /** Hold but for what a piece of work is about: "an essay on diabetes", "explains how a stroke begins". */
  unlessFramed: readonly RegExp[];
  /** Hold only where no sign of schoolwork is in the same part of the sentence. */
  unlessSchoolwork: readonly RegExp[];
  schoolwork: readonly RegExp[];
};

export const WHO = String.raw`(?:(?:(?:the |her |his )?(?:back|side|inside|top|tops|insides) of )?(?:his|her|their|the|a|this|my|our))`;
export const SELF = String.raw`(?:him|her|them|my|your|it)sel(?:f|ves)|themself`;
const PREFIX = String.raw`(?:step[- ]?|grand|great-?|foster |ex-)?`;
const MEMBER = String.raw`mum(?:my)?|mom|mam|mother|dad(?:dy)?|father|parents?|carers?|guardians?|brother|sister|sibling|uncle|aunt(?:ie)?|cousin|nan|nana|nanny|gran(?:ny|dma|dad|dpa)?|grandparents?`;
export const RELATIVE = `${PREFIX}(?:${MEMBER}|family)`;
export const FAMILY_MEMBER = `${PREFIX}(?:${MEMBER})`;
/** The pupil's own parents, brothers and sisters and who takes their place, with a possessive of any spelling. */
export const PARENT = String.raw`(?:step[- ]?)?(?:mum(?:my)?|mom|mam|mother|dad(?:dy)?|father|parents?|carers?)`;
/** "her", "his" or "their". */
export const OWN = "(?:his|her|their)";
/** Parts of the body that are hurt. */
export const BODY = String.raw`(?:arms?|legs?|wrists?|ankles?|fingers?|thumbs?|toes?|hands?|foot|feet|noses?|jaw|ribs?|elbows?|shoulders?|knees?|hips?|backs?|neck|skull|collar-? ?bones?|shins?|tibia|fibula|femur|pelvis|hamstrings?|ligaments?|acl|bones?|cheek-? ?bone|knuckles?|eye socket)`;

export function any(...sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, "iu"));
}
/** The same, of letters that mean it only as they stand: "LAC", and not the French for a lake. */
export function exactly(...sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, "u"));
}
export function all(...sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, "giu"));
}
