import { SAMPLE_MAX, SAMPLES_MAX } from "@reportair/contract/features/reinforcement.ts";

/** Fewer than this is a report in paragraphs rather than several reports. */
const LEAST_REPORTS = 3;
/** A report has at least so many words; what has fewer is a heading, or a paragraph of the one before. */
const LEAST_WORDS = 12;
/** Words of a line that is a heading: a name, a class, a number. */
const HEADING_WORDS = 6;

const RULE = /^[ \t]*(?:[-–—=_*~•.#][ \t]*){3,}$/mu;
const PAGE = /\f/u;
const BLANKS = /\n[ \t]*\n(?:[ \t]*\n)+/u;
const NUMBERED =
  /^[ \t]*(?:(?:report|sample|pupil|student|no\.?|number)[ \t]*#?[ \t]*\d{1,3}\b[ \t]*[.):–-]?|\d{1,3}[.)][ \t]|\(\d{1,3}\)|#\d{1,3}\b)/iu;
const NUMBERED_START =
  /^[ \t]*(?:(?:report|sample|pupil|student|no\.?|number)[ \t]*#?[ \t]*\d{1,3}\b[ \t]*[.):–-]?[ \t]*|\d{1,3}[.)][ \t]+|\(\d{1,3}\)[ \t]*|#\d{1,3}\b[ \t]*[.:)]?[ \t]*)/iu;
/** "Amara Okafor", "OKAFOR, Amara (8B):": a line with nothing but a name. */
const NAME_LINE =
  /^[ \t]*\p{Lu}[\p{L}'’-]*(?:,?[ \t]+\p{Lu}[\p{L}'’.-]*){0,3}(?:[ \t]*[(,–-]?[ \t]*(?:year[ \t]*)?\d{1,2}[\p{L}\d/]{0,3}\)?)?[ \t]*:?[ \t]*$/iu;
const NAME_START = /^[ \t]*\p{Lu}[\p{L}'’-]+(?:[ \t]\p{Lu}[\p{L}'’-]+)?:[ \t]+(?=\S)/u;

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}

/** Headings within a report. */
const OF_A_SECTION =
  /^(?:strengths?|targets?|next steps?|areas? (?:to|for)\b.*|effort|attainment|progress|behaviour|homework|attitude(?: to learning)?|punctuality|attendance|comments?|summary|achievements?|overall|general|participation|teacher comments?|what went well|even better if)[ \t]*:?$/iu;

/** A heading of its own line: short, without a full stop, and a name or a number. */
function isHeading(line: string): boolean {
  const words = line.trim().split(/\s+/u).length;
  if (line.trim() === "" || words > HEADING_WORDS || /[.!?]$/u.test(line.trim())) return false;
  const capital = line
    .trim()
    .split(/\s+/u)
    .every((word) => !/^\p{Ll}/u.test(word));
  if (OF_A_SECTION.test(line.trim())) return false;
  return (NUMBERED.test(line) || (capital && NAME_LINE.test(line))) && !/[,;]$/u.test(line);
}

function startsReport(line: string): boolean {
  if (OF_A_SECTION.test((/^[^:]*/u.exec(line)?.[0] ?? "").trim())) return false;
  return NUMBERED.test(line) || isHeading(line) || NAME_START.test(line);
}

/** Parts of a text from one line that begins a report to the next. */
function atStarts(text: string, starts: (line: string) => boolean): string[] {
  const parts: string[][] = [[]];
  for (const line of text.split("\n")) {
    if (starts(line) && parts.at(-1)?.some((each) => each.trim() !== "")) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n"));
}

/** A report without the heading that told whose it was. */
function bare(part: string): string {
  const lines = part.trim().split("\n");
  while (lines.length > 1 && (isHeading(lines[0] ?? "") || (lines[0] ?? "").trim() === ""))
    lines.shift();
  const [first = "", ...rest] = lines;
  const told = first.replace(NUMBERED_START, "").replace(NAME_START, "");
  return [told, ...rest].join("\n").trim();
}

/** Headings stand alone, and belong to what comes after them. */
function withHeadings(parts: readonly string[]): string[] {
  const whole: string[] = [];
  let heading = "";
  for (const part of parts) {
    const text = part.trim();
    if (text === "" || RULE.test(text)) continue;
    if (text.split("\n").every(isHeading)) heading = `${heading}${text}\n`;
    else {
      whole.push(heading + text);
      heading = "";
    }
  }
  return whole;
}

/** The first words that name whom a paragraph is about, where it begins with a name. */
function named(paragraph: string): string | null {
  const word = /^(\p{Lu}[\p{L}-]+)(?:['’]s)?\s/u.exec(paragraph)?.[1];
  return word !== undefined && !COMMON.has(word) ? word : null;
}
const COMMON: ReadonlySet<string> = new Set(
  "He She They It His Her Their This That These In At On Overall However Although While When With For To As If I We You The A An Moving Going Looking Next Homework Behaviour Attendance Progress Well Keep My Our There What Despite Also Another Both Good Please Thank Unfortunately Finally Recently".split(
    " ",
  ),
);

/** Paragraphs of one pupil put together: a new report begins where another name does, or each is its own. */
function ofParagraphs(text: string): string[] {
  const paragraphs = text.split(/\n[ \t]*\n/u).map((part) => part.trim());
  const parts = withHeadings(paragraphs.filter((part) => part !== ""));
  const names = parts.map((part) => named(bare(part)));
  const repeated = names.some((name, at) => name !== null && names.indexOf(name) !== at);
  if (names.every((name) => name !== null) && !repeated) return parts;
  const reports: string[] = [];
  let whose: string | null = null;
  for (const [at, part] of parts.entries()) {
    const name = names[at] ?? null;
    const goesOn = reports.length > 0 && (name === null || name === whose);
    if (goesOn) reports.push(`${reports.pop() ?? ""}\n\n${part}`);
    else reports.push(part);
    whose = name ?? whose;
  }
  return reports;
}

/** Each as a report by itself: long enough, short enough, and each once. */
function cleaned(parts: readonly string[]): string[] | null {
  const reports = withHeadings(parts).map(bare);
  const whole = reports.filter((report) => report !== "");
  const sound = whole.every(
    (report) => countWords(report) >= LEAST_WORDS && report.length <= SAMPLE_MAX,
  );
  return sound && whole.length >= LEAST_REPORTS ? whole : null;
}

/**
 * The reports of a document in which several stand: separated by rules, by pages, by headings with names or numbers, by
 * more blank lines than stand within a report, or by blank lines alone where each begins with another name. At most as
 * many as there are slots; null where a text looks like one report.
 */
export function splitDocument(document: string): string[] | null {
  const text = document.replaceAll(/\r\n?/gu, "\n").trim();
  const ways: (() => string[])[] = [
    () => text.split(PAGE),
    () => text.split(new RegExp(RULE.source, "gmu")),
    () => atStarts(text, startsReport),
    () => text.split(new RegExp(BLANKS.source, "gu")),
    () => ofParagraphs(text),
  ];
  for (const way of ways) {
    const reports = cleaned(way());
    if (reports !== null) return reports.slice(0, SAMPLES_MAX);
  }
  return null;
}
