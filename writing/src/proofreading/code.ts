/** What programs are spoken of with. */
const CODING =
  /\b(?:f-strings?|python|java(?:script)?|html|css|cod(?:e|es|ed|ing)|programs?|programm(?:ed|er|ing)|loops?|variables?|arrays?|decorators?|methods?|functions?|syntax|strings?|tags?|sql|json|api|booleans?|algorithms?|class(?:es)?|placeholders?|templates?|webpages?|page|excel|spreadsheet|matri(?:x|ces)|identifiers?|annotations?)\b/iu;
/** What asks to be filled in, whatever it stands among. */
const ASKED =
  /^\W*(?:(?:first|last|full|pupil|student|child)[\s_]?(?:name)?|name|surname|pronouns?|grade|target|subject|topic|teacher|date)\W*$/iu;
const TAG =
  /^<\/?(?:html|head|body|div|span|p|h[1-6]|a|img|ul|ol|li|table|tr|td|th|form|input|button|script|style|link|meta|section|article|aside|nav|main|header|footer|br|em|strong|title|video|audio|canvas|iostream|stdio)>$/u;
const WROTE_CODE = /\b(?:f-strings?|placeholders?|template (?:literals?|strings?))\b/iu;

/** Whether a sentence speaks of code. */
export function isOfCode(sentence: string): boolean {
  return CODING.test(sentence);
}

/** Whether brackets hold an interval, a list, a matrix or an index and not what was to be filled in. */
function isMathematics(found: string, before: string): boolean {
  if (!found.startsWith("[")) return false;
  // "items[index]"
  if (/[\p{L}\p{N}_)\]]$/u.test(before)) return true;
  const inner = found.slice(1, -1);
  return /[\d,;]/u.test(inner) && !/\p{L}{3,}/u.test(inner) && !/\bx{2}\b/iu.test(inner);
}

/** Whether what looks left over from a template is a matter of mathematics or of a program. */
export function isNotation(found: string, before: string, sentence: string): boolean {
  if (isMathematics(found, before)) return true;
  if (found.startsWith("[") || !isOfCode(sentence)) return false;
  if (TAG.test(found)) return true;
  const word = /^(?:\W|_)*[a-z][a-z0-9_.]*(?:\W|_)*$/u.test(found) || found === "NaN";
  return word && (!ASKED.test(found) || WROTE_CODE.test(sentence));
}
