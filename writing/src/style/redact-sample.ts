import { STUDENT_PLACEHOLDER, redact } from "../privacy/redact.ts";
import type { PersonName } from "../privacy/person-name.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import { tokenise } from "../privacy/tokens.ts";
import { splitSentences } from "../language/text.ts";
import { namesLeft } from "./names-left.ts";
import { pupilOf, type SaidSmall } from "./pupil-of-sample.ts";

/** Between parts: the end of a line, and what stands for a person or a number in a text that has been stored before. */
const PARTS = /(\n|\{(?:PUPIL|[A-Z]+_\d+)\})/u;

const PRONOUN =
  /^(?:He|She|They|You|It|I|We|This|That|These|Those|There|The|A|An|His|Her|Their|Your|My|Our|Who|What|Everybody|Nobody)$/u;

/** The most frequent of those whom a text names by a placeholder becomes the student, in whatever form. */
function mostNamed(out: string, table: ReadonlyMap<string, string>): string {
  // A short form and the full name are two placeholders of one person.
  const names = [...table.keys()].filter((key) => /^\{(?:CLASSMATE|NAME)_/u.test(key));
  const counted = names
    .map((key) => ({ key, times: out.split(key).length - 1, at: out.indexOf(key) }))
    .toSorted((one, other) => other.times - one.times || one.at - other.at);
  const student = counted[0];
  if (!student) return out;
  const original = table.get(student.key) ?? "";
  const first = original.split(/\s/u)[0]?.toLowerCase() ?? "";
  const same = names.filter(
    (key) => (table.get(key) ?? "").toLowerCase().split(/\s/u)[0] === first,
  );
  return same.reduce((rest, key) => rest.replaceAll(key, STUDENT_PLACEHOLDER), out);
}

/** Words that stood for people in one place of a sample, in small letters. */
function namesOf(table: ReadonlyMap<string, string>): string[] {
  return [...table]
    .filter(([key]) => /^\{(?:CLASSMATE|NAME|STAFF)_/u.test(key))
    .flatMap(([, name]) => tokenise(name).map(({ key }) => key));
}

/** How many words after a name make it known that a sentence is one of the teacher's. */
const ALIKE = 3;

const MARK = /^\{(?:PUPIL|NAME_\d+|CLASSMATE_\d+)\}$/u;
const bareName = (word: string | undefined) => word?.replace(/[,;:]$|['’]s$/u, "") ?? "";

/** What sentences that begin with such a word go on with. */
function beginnings(text: string, word: RegExp): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const words = sentence.split(/\s+/u);
    return word.test(bareName(words[0])) && words.length > 2
      ? [words.slice(1, 1 + ALIKE).join(" ")]
      : [];
  });
}

/**
 * The word that begins a sentence where the same teacher's other samples have somebody: "Merit is a joy to teach" beside
 * "{PUPIL} is a joy to teach". What differs there is a name, whatever word it is.
 */
function nameBefore(text: string, said: ReadonlySet<string>, saidSmall: SaidSmall): string | null {
  for (const sentence of splitSentences(text)) {
    const name = bareName(sentence.split(/\s+/u)[0]);
    const [rest] = beginnings(sentence, /^\p{Lu}[\p{L}'’-]+$/u);
    if (rest === undefined || !said.has(rest) || PRONOUN.test(name)) continue;
    // "Behaviour is good" beside "{PUPIL} is good": too little to go by.
    const telling = rest.split(" ").length === ALIKE && !saidSmall(name.toLowerCase());
    if (telling || !text.includes(STUDENT_PLACEHOLDER)) return name;
  }
  return null;
}

type Around = { saidSmall: SaidSmall; pupils: readonly string[] };

function redactOne(
  text: string,
  roster: RosterIndex,
  { saidSmall, pupils }: Around,
  sure: PersonName | null = null,
): string {
  const pupil = sure ?? pupilOf(text, saidSmall);
  // Line by line: a name at the end of one and a name at the beginning of the next are two.
  const parts = text.split(PARTS);
  const open = parts.filter((_, at) => at % 2 === 0);
  const { texts, table } = redact(open, roster, pupil ?? undefined);
  const out = parts.map((part, at) => (at % 2 === 0 ? (texts[at / 2] ?? "") : part)).join("");
  const named = text.includes(STUDENT_PLACEHOLDER) || pupil !== null;
  return namesLeft(named ? out : mostNamed(out, table), pupil, [...namesOf(table), ...pupils]);
}

/**
 * Samples or reports of one teacher's with their identifiers out, as they may be stored: of each the pupil of whom it
 * speaks becomes "{PUPIL}", everybody else and every number a placeholder. What the placeholders stood for is forgotten.
 */
export function redactSamples(texts: readonly string[], roster: RosterIndex): string[] {
  const small = new Set(
    texts.flatMap((text) =>
      tokenise(text).flatMap(({ key, shape }) => (shape === "lower" ? [key] : [])),
    ),
  );
  const saidSmall: SaidSmall = (key) => small.has(key);
  // Whom one sample is about may be a classmate in another.
  const pupils = texts.flatMap((text) => {
    const pupil = pupilOf(text, saidSmall);
    return pupil === null ? [] : tokenise(pupil.first_name).map(({ key }) => key);
  });
  const around = { saidSmall, pupils };
  const once = texts.map((text) => redactOne(text, roster, around));
  const said = new Set(once.flatMap((text) => beginnings(text, MARK)));
  return texts.map((text, at) => {
    const out = once[at] ?? "";
    const name = nameBefore(out, said, saidSmall);
    if (name === null) return out;
    if (!out.includes(STUDENT_PLACEHOLDER))
      return redactOne(text, roster, around, { first_name: name, last_name: "" });
    const others = tokenise(name).map(({ key }) => key);
    return redactOne(text, roster, { saidSmall, pupils: [...pupils, ...others] });
  });
}

/** The same of one text alone. */
export function redactSample(text: string, roster: RosterIndex): string {
  return redactSamples([text], roster)[0] ?? "";
}
