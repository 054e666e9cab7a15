import type { Token } from "../lexicon/template.ts";
import { joinTexts } from "../lexicon/template.ts";
import { joinReadings, splitList } from "./lists.ts";
import { readNominal } from "./nominal.ts";
import { readLed } from "./predicate.ts";
import type { Fragment, Reading } from "./reading.ts";
import { noteTokens } from "./tokens.ts";
import { unshout, usable } from "./usable.ts";
import { THIRD_PERSON } from "./verbs.ts";
import { AUXILIARIES, NOUN_OR_VERB, PREPOSITIONS, SUBORDINATORS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { isName, textOf, wordsIn } from "./words.ts";

/** "Sam", "he", "this pupil" and their like at the head of a note; what follows is about the student. */
function withoutSubject(words: readonly Word[], name: string): readonly Word[] | null {
  const [first, second] = words;
  if (!first) return null;
  if (["he", "she", "they"].includes(first.lower)) return words.slice(1);
  if (isName(first.text, name) && !/'s?$/u.test(first.text)) return words.slice(1);
  if (["this", "the"].includes(first.lower) && /^(?:pupil|student)$/u.test(second?.lower ?? ""))
    return words.slice(2);
  return null;
}

function readOne(words: readonly Word[], reading: Reading): Fragment | null {
  const rest = withoutSubject(words, reading.name);
  if (rest) return rest.length === 0 ? null : readLed(rest, reading, words[0]?.lower === "they");
  return readLed(words, reading, null) ?? readNominal(words, reading);
}

/** "When focused, produces excellent work": what comes first stays first. */
function readAfterLead(words: readonly Word[], reading: Reading): Fragment | null {
  const comma = words.findIndex(({ after }) => after.includes(","));
  const first = words[0]?.lower ?? "";
  if (comma < 0 || !(SUBORDINATORS.has(first) || PREPOSITIONS.has(first))) return null;
  const lead = noteTokens(words.slice(0, comma + 1), reading.name, false);
  const rest = readFragments(textOf(words.slice(comma + 1)), reading);
  const [one] = rest;
  if (!lead || !one || rest.length > 1) return null;
  if (one.form === "clause") return { form: "clause", tokens: joinTexts([...lead, ...one.tokens]) };
  if (one.form !== "predicate") return null;
  return {
    form: "clause",
    tokens: joinTexts([...lead, { kind: "pronoun", form: "they" }, space, ...one.tokens]),
  };
}

/** "If she focuses she can do well": two clauses that both name their subject. */
function readTwoClauses(words: readonly Word[], name: string): Fragment | null {
  const subjects = words
    .map(({ lower }, at) => (["he", "she", "they"].includes(lower) ? at : -1))
    .filter((at) => at >= 0);
  const second = subjects[1];
  if (!second || !SUBORDINATORS.has(words[0]?.lower ?? "")) return null;
  const joined = words.map((word, at) =>
    at === second - 1 ? { ...word, after: word.after.replace(/,?\s*$/u, ", ") } : word,
  );
  const tokens = noteTokens(joined, name, false);
  return tokens && { form: "clause", tokens };
}

/** "Good understanding of forces but struggles with graphs": a thing, and then what the student does. */
function readTurn(words: readonly Word[], reading: Reading): Fragment[] | null {
  const but = words.findIndex(({ lower, quoted }) => lower === "but" && !quoted);
  const next = words[but + 1];
  if (but < 1 || !next || NOUN_OR_VERB.has(next.lower)) return null;
  if (!(THIRD_PERSON.has(next.lower) || AUXILIARIES.has(next.lower))) return null;
  const before = words
    .slice(0, but)
    .map((word, at) =>
      at === but - 1 ? { ...word, after: word.after.replace(/[\s,]+$/u, "") } : word,
    );
  if (before.some(({ after }) => after.includes(","))) return null;
  const thing = readOne(before, reading);
  const action = readOne(words.slice(but + 1), reading);
  return thing?.form === "noun" && action?.form === "predicate" ? [thing, action] : null;
}

const space: Token = { kind: "text", text: " " };

/** Reads one part of a note as forms that sentences can be built from; none where none is sure to read well. */
export function readFragments(note: string, reading: Reading): Fragment[] {
  const fragment = unshout(note, reading.name);
  if (!usable(fragment)) return [];
  const words = wordsIn(fragment);
  const first = words[0]?.lower ?? "";
  const led = SUBORDINATORS.has(first) || (PREPOSITIONS.has(first) && fragment.includes(","));
  if (led) {
    const after = readAfterLead(words, reading) ?? readTwoClauses(words, reading.name);
    return after ? [after] : [];
  }
  const turned = readTurn(words, reading);
  if (turned) return turned;
  const parts = splitList(words);
  if (parts.length === 1) {
    const one = readOne(words, reading);
    return one ? [one] : [];
  }
  const plainly = parts.map((part) => readOne(part, reading));
  const readings = parts.map((part, at) => {
    const verbs = plainly.some((one) => one?.form === "predicate");
    const unsure = NOUN_OR_VERB.has(part[0]?.lower ?? "") && plainly[at]?.form === "noun";
    const tokens = verbs && unsure ? noteTokens(part, reading.name, true) : null;
    return tokens ? { form: "predicate" as const, tokens } : (plainly[at] ?? null);
  });
  return joinReadings(parts, readings) ?? [];
}
