import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { FIELD_OPTIONS, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import { saysOption, saysOtherOptions } from "../../checks/evidence.ts";
import { checkPlaceholders } from "../../checks/placeholders.ts";
import { checkSpelling } from "../../checks/spelling.ts";
import { PRONOUN_SETS } from "../../language/pronouns.ts";
import { createRandom } from "../random.ts";
import { realiseSentence } from "../realisation/realise-sentence.ts";
import type { Banks, Phrase } from "./banks.ts";
import { lintAdvice, lintPlainness } from "./lint-advice.ts";
import type { Node, Token } from "./template.ts";
import { chooseTokens, openFirstReference, roughText } from "./template.ts";

/** Cells whose phrases report nothing observed; their sentences have the source "general". */
const GENERAL_KINDS: ReadonlySet<string> = new Set([
  "school",
  "home",
  "next",
  "general",
  "closing",
  "advice",
  "intro",
  "do",
  "how",
  "sign",
]);
/** Words that fill slots, connectives and short clauses are no sentences. */
const SENTENCE_KINDS: ReadonlySet<string> = new Set([...GENERAL_KINDS, "say", "follow"]);
const SLOTS: ReadonlySet<string> = new Set([
  "subject",
  "year",
  "note",
  "ideas",
  "tasks",
  "work",
  "activity",
  "resource",
]);
/** After the student as subject, a general sentence may only advise, or put a case. */
const ADVISES =
  /^(?: (?:also|now|always|then|still))? (?:should|ought to|could|can|will|would|might|may|needs? not)\b/u;
const CONDITIONAL =
  /\b(?:if|whether|when|where|what|whatever|that|before|which|as|who|than|how|works?|steps?|until)\s*$/u;

/** A verb that is right for "she" and wrong for "they", straight after the student. */
const BARE_VERB =
  /\{(?:pupil|they)\} \[?(?:(?:also|now|still|often|never|always|rarely) )?(?:has|is|was|does|(?!always\b|sometimes\b|perhaps\b)[a-z]+[^s\W]s)\b(?!\{)/u;

/** After these words the student is an object, unless a verb follows. */
const OBJECT_PLACE =
  /\b(?:for|to|with|of|from|by|help|helps|let|give|gives|show|shows|bring|allow|leave|make|asking|telling) \{(?:pupil|they)\}(?! (?:\[|\w*\{|(?:can|could|should|will|would|may|might|must|now|already)\b))/u;

/** What a tick never says: how often beside its own words, why, how long, what it looks like, and who else is struck by it. */
const CLAIMS =
  /\b(?:usually|generally|seems?|appears?|apparently|tends?|chiefly|minutes|week after week|reminders?|prompting|listens?|volunteers|careless|untidy|polite|courteous|friendly|(?<!this )kind(?! of)|attentive|hesita\w+|cautio\w+|group work|discussions?|in good part|complaint|settles?|equipped|equipment|wise|planning|deadlines?|ahead of time|drawn off task|chatter|restless\w*|disrupts?|interrupts?|used to hearing)\b/iu;
function lintClaims(path: string, text: string): string[] {
  // What a subject asks for is said in its own words.
  const claim = path.startsWith("subjects/") ? undefined : CLAIMS.exec(text)?.[0];
  if (!claim) return [];
  return [`an observation claims more than its tick says: "${claim}"`];
}

/** Before these words the student is a subject. */
const SUBJECT_PLACE = /\b(?:what|why|how|which|whether|when|where|if|that) \{(?:pupil\/)?them\}/u;

function* slotsOf(nodes: readonly Node[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === "word") yield node.slot;
    else if (node.kind === "choice") for (const option of node.options) yield* slotsOf(option);
  }
}

/** Forms of a phrase that are looked at: first some that use every alternative, then any. */
const FORMS = 30;
const EVERY = 6;

/** Some forms of a phrase, every alternative among them. */
function forms(phrase: Phrase): Token[][] {
  const random = createRandom(phrase.source);
  return Array.from({ length: FORMS }, (_, turn) =>
    openFirstReference(
      chooseTokens(
        phrase.nodes,
        (count) => (turn < EVERY ? turn % count : random.int(count)),
        (slot) => [
          {
            kind: "text",
            text:
              slot === "subject"
                ? "Maths"
                : slot === "year"
                  ? "Year 9"
                  : slot === "note"
                    ? "helping"
                    : "matters",
          },
        ],
      ),
    ),
  );
}

function observes(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const isSubject =
      (token.kind === "reference" && token.form === "subject") ||
      (token.kind === "pronoun" && token.form === "they");
    if (!isSubject) return false;
    const before = tokens
      .slice(0, index)
      .map((part) => (part.kind === "text" ? part.text : "x"))
      .join("");
    const next = tokens
      .slice(index + 1)
      .map((part) => (part.kind === "text" ? part.text : "x"))
      .join("");
    return !ADVISES.test(next) && !CONDITIONAL.test(before);
  });
}

function lintSentence(path: string, tokens: readonly Token[]): string[] {
  const [first = "", second = "", third = ""] = path.split("/");
  const kind = path.split("/").at(-1) ?? "";
  const option = first === "subjects" ? third : second;
  const texts = Object.values(PRONOUN_SETS).flatMap((pronouns) =>
    [true, false].map((byName) => realiseSentence(tokens, { name: "Amara", pronouns }, byName)),
  );
  const text = texts[0] ?? "";
  const problems: string[] = [...checkPlaceholders(texts), ...checkSpelling(texts)].map(
    ({ message }) => message,
  );
  problems.push(...texts.flatMap(lintForm));
  if (GENERAL_KINDS.has(kind)) {
    if (observes(tokens) && !path.startsWith("study/stock"))
      problems.push("a general sentence claims to have seen something");
    for (const field of MAIN_FIELDS) {
      if (field === "homework_improvement_area") continue;
      const said = FIELD_OPTIONS[field].filter((value) => saysOption(field, value, text));
      if (said.length > 0) problems.push(`a general sentence says ${field} "${said.join(", ")}"`);
    }
    return problems;
  }
  problems.push(...lintClaims(path, text));
  const field = MAIN_FIELDS.find((name) =>
    (FIELD_OPTIONS[name] as readonly string[]).includes(option),
  );
  if (kind === "say" && field) problems.push(...lintSaying(field, option, text));
  if (kind === "follow" && field) {
    problems.push(...saysOtherOptions(field, option, text).map((other) => `it says "${other}"`));
    problems.push(...lintOtherFields(field, text));
  }
  return problems;
}

function lintClause(path: string, tokens: readonly Token[]): string[] {
  const option = path.split("/")[1] ?? "";
  const field = MAIN_FIELDS.find((name) =>
    (FIELD_OPTIONS[name] as readonly string[]).includes(option),
  );
  const text = realiseSentence(
    [{ kind: "reference", form: "subject" }, { kind: "text", text: " " }, ...tokens],
    { name: "Amara", pronouns: PRONOUN_SETS["She/Her"] },
    true,
  );
  return field ? [...lintSaying(field, option, `${text}.`), ...lintClaims(path, text)] : [];
}

function lintSaying(field: MainField, option: string, text: string): string[] {
  const problems = saysOtherOptions(field, option, text).map((other) => `it says "${other}"`);
  if (!saysOption(field, option, text)) problems.push(`it does not say "${option}"`);
  return [...problems, ...lintOtherFields(field, text)];
}

/** A sentence about one tick says nothing of another, which may not have been given or may be the opposite. */
function lintOtherFields(field: MainField, text: string): string[] {
  return MAIN_FIELDS.flatMap((another) => {
    if (another === field || another === "homework_improvement_area") return [];
    const said = FIELD_OPTIONS[another].filter((value) => saysOption(another, value, text));
    return said.length > 0 ? [`it says ${another} "${said.join(", ")}" as well`] : [];
  });
}

/** The most words of one sentence: a parent reads it once. */
const LONGEST = 40;
/** Faults of form that any sentence can have once its choices are made. */
const FORM: readonly (readonly [RegExp, string])[] = [
  [/\.\s*\.|,,|[,;:]\s*\./u, "two stops meet"],
  [/ {2}| [.,;:]/u, "a space is left over"],
  [/\b(?!that\b|had\b)(\p{L}+) \1\b/iu, "a word comes twice"],
  [/\b[Aa] (?=(?!one|eu)[aeio]|u(?!ni|s|se))/u, 'write "an" before a vowel'],
  [/\b[Aa]n (?![aeiou]|hour|hon|A\b)/u, 'write "a" before a consonant'],
  [/\bnot so much\b[^.]*\bthan\b|\bless\b[^.]* as about\b/u, "the comparison does not match"],
  [
    /\b(?:work|practice|progress) that (?:stretch|extend|make|need|give|ask|show|build)\b/u,
    "a verb does not agree",
  ],
  [
    /\b(?:gotten|recess|vacation|principal|math|grade level|semester|homeroom|tardy|GPA)\b/iu,
    "not said in a British school",
  ],
  [/!|\.\.\./u, "too loud for a report"],
];

/** What is wrong with the form of a sentence. */
function lintForm(text: string): string[] {
  const problems = FORM.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);
  const words = text.split(/\s+/u).length;
  return words > LONGEST ? [...problems, `${words} words are too many for a sentence`] : problems;
}

function lintPhrase(path: string, phrase: Phrase): string[] {
  const kind = path.split("/").at(-1) ?? "";
  const problems = [...slotsOf(phrase.nodes)]
    .filter((slot) => !SLOTS.has(slot))
    .map((slot) => `{${slot}} is no slot`);
  if (OBJECT_PLACE.test(phrase.source)) problems.push("write {pupil/them} where it is no subject");
  if (SUBJECT_PLACE.test(phrase.source)) problems.push("write {pupil} where it is the subject");
  if (BARE_VERB.test(phrase.source))
    problems.push("a verb after the pupil does not agree with they");
  if (/\{\w+\}'s/u.test(phrase.source)) problems.push("write {pupil's} or {their}");
  if (kind === "clause")
    return [...problems, ...forms(phrase).flatMap((tokens) => lintClause(path, tokens))];
  if (!SENTENCE_KINDS.has(kind) || path.startsWith("notes/")) return problems;
  problems.push(
    ...(GENERAL_KINDS.has(kind) ? lintAdvice(path, phrase) : lintPlainness(phrase.source)),
  );
  if (!/[.!?]$/u.test(phrase.source.replace(/\]$/u, ""))) problems.push("no full stop");
  const different = new Map(forms(phrase).map((tokens) => [roughText(tokens), tokens]));
  return [...problems, ...[...different.values()].flatMap((tokens) => lintSentence(path, tokens))];
}

/** The fewest phrases of each kind of cell, so that a class does not sound alike. */
const FEWEST: Record<string, number> = {
  say: 1,
  clause: 3,
  follow: 2,
  school: 2,
  home: 2,
  next: 2,
  advice: 4,
  closing: 5,
};

/** The most phrases of a cell that may begin with the same three words, who it is about and its modal apart. */
const SAME_START = 3;

/** Phrases of one cell that begin alike, so that a text made from them would drone. */
function lintOpenings(path: string, phrases: readonly Phrase[]): string[] {
  const starts = new Map<string, number>();
  for (const { source } of phrases) {
    const start = source.split(" ").slice(0, 3).join(" ");
    if (!/[[{]/u.test(start) && start.split(" ").length === 3)
      starts.set(start, (starts.get(start) ?? 0) + 1);
  }
  return [...starts]
    .filter(([start, count]) => count > SAME_START && !OPENING_FRAMES.test(start))
    .map(([start, count]) => `${path}: ${count} phrases begin with "${start}"`);
}

/** Frames that variants.md opens into others. */
const OPENING_FRAMES = /^(?:families can help|parents and carers|those at home)\b/u;

/** What is wrong with the banks, one line for each finding, with its cell and phrase. */
export function lintBanks(banks: Banks): string[] {
  const findings: string[] = [];
  for (const [path, phrases] of banks.cells) {
    const fewest = path.startsWith("notes/") ? 1 : (FEWEST[path.split("/").at(-1) ?? ""] ?? 1);
    if (phrases.length < fewest) findings.push(`${path}: fewer than ${fewest} phrases`);
    findings.push(...lintOpenings(path, phrases));
    const sources = new Set<string>();
    for (const phrase of phrases) {
      if (sources.has(phrase.source))
        findings.push(`${path}: twice the same phrase: ${phrase.source}`);
      sources.add(phrase.source);
      for (const problem of new Set(lintPhrase(path, phrase)))
        findings.push(`${path}: ${problem}: ${phrase.source}`);
    }
  }
  for (const field of MAIN_FIELDS) {
    for (const option of FIELD_OPTIONS[field]) {
      for (const kind of ["say", "clause", "follow", "school", "home"]) {
        if (!banks.cells.has(`${field}/${option}/${kind}`))
          findings.push(`${field}/${option}/${kind} is missing`);
      }
    }
  }
  return findings;
}
