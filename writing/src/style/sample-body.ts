const LABEL =
  "(?:(?:pupil|student|full|first|last|candidate)[’']?s? ?)?(?:name|surname|forename)|pupil|student|form(?: group)?|tutor(?: group)?|class|set|year(?: group)?|subject|course|teacher|date|term|grade|(?:current|target|predicted|working at) grade|target|effort|attainment|attitude(?: to learning)?|level|upn|dob|candidate(?: number)?|attendance|mark|school";
const LABELLED = new RegExp(String.raw`^\s*(?:${LABEL})\s*[:=]`, "iu");
/** A label with its value, up to the next label, a wide gap or what follows a short value. */
const LABEL_AND_VALUE = new RegExp(
  String.raw`^\s*(?:${LABEL})\s*[:=]\s*(?:(?:[^\s|]+(?: (?!(?:${LABEL})\s*[:=])[^\s|]+)*?)(?=\s{2,}|\t|\s?\||$|\s+(?:${LABEL})\s*[:=]))[\s|]*`,
  "iu",
);
const GREETING = /^\s*(?:dear|to)\b[^.!?]{0,60},?\s*$/iu;
const FAREWELL =
  /^\s*(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) (?:regards|wishes)|regards|signed|many thanks)\b[^.!?]{0,40}$/iu;
const ENDS = /[.!?][”"’')]*\s*$/u;
/** Words of a line without a full stop that is a heading or a signature and no sentence. */
const SHORT = 8;

function isHeading(line: string): boolean {
  const words = line.trim().split(/\s+/u);
  return (LABELLED.test(line) && !ENDS.test(line)) || (!ENDS.test(line) && words.length <= SHORT);
}

/** Labels with their values that stand before the text on one line: "Name: … Form: 9B Subject: … ". */
function withoutLabels(line: string): string {
  let rest = line;
  while (LABELLED.test(rest)) {
    const shorter = rest.replace(LABEL_AND_VALUE, "");
    if (shorter === rest || shorter === "") break;
    rest = shorter;
  }
  return rest;
}

/** What of a pasted sample is running text: without headings, labels, greeting and signature. */
export function bodyOf(sample: string): string {
  const lines = sample.split("\n");
  if (lines.length === 1) return withoutLabels(sample).trim();
  const farewell = lines.findIndex((line, at) => at > 0 && FAREWELL.test(line));
  const body = (farewell < 0 ? lines : lines.slice(0, farewell)).map((line) =>
    line.trim() === "" ? "" : withoutLabels(line),
  );
  const kept = body.filter((line) => line === "" || !(GREETING.test(line) || isHeading(line)));
  const text = kept
    .join("\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
  return text === "" ? sample.trim() : text;
}
