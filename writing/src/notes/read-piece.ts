import type { Judgement, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts } from "../embedded/lexicon/template.ts";
import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { missingArticles, rightArticles } from "./articles.ts";
import { sayAsTyped } from "./as-typed.ts";
import { unshout } from "./case.ts";
import type { Sense } from "./closed-words.ts";
import { construct } from "./constructions.ts";
import { isTargetField, type Material } from "./frames.ts";
import { isDoubtful } from "./doubts.ts";
import { isOut, isUnclear, missingAnd, ranked } from "./forms.ts";
import { parse, withCommas, type Form, type Node } from "./grammar.ts";
import { judge } from "./judgement.ts";
import { MANNERS, withoutLabel } from "./labels.ts";
import { headOf, stretchOf, subjectOf } from "./parts.ts";
import { OF_WORK } from "./things.ts";
import { readsWhole } from "./read-back.ts";
import { refusalOf } from "./refusals.ts";
import { expandShortForms } from "./short-forms.ts";
import { turnsRound } from "./join-readings.ts";
import { spell } from "./spelling.ts";
import { rewordings, thatWork } from "./suggestions.ts";
import { sayWords } from "./tokens.ts";
import { BASES, PARTICIPLES } from "./verbs.ts";
import { STATES } from "./word-lists.ts";
import { textOf, wordsIn, type Word } from "./words.ts";

/** One piece of a note on its own. */
export type Piece = {
  field: WrittenField;
  subject: string;
  /** The whole note: its pieces are worded alike. */
  note: string;
  /** What it stood behind: "ebi", "www"; empty for most. */
  label: string;
  text: string;
  student: Facts["student"];
  /** Tells which of the words are the student's own name. */
  isOwn: (words: readonly { text: string }[], at: number) => boolean;
};

/** What a piece is read as: its sentence, or why there is none. */
export type PieceReading =
  | {
      kind: "as_written" | "worked_in";
      form: Form;
      tokens: Token[];
      judgement: Judgement;
      reason: string;
    }
  | {
      kind: "handed_back" | "kept_out";
      judgement: Judgement;
      reason: string;
      suggestions: string[];
    };

const FORMS: readonly Form[] = ["S", "BARE", "VF", "ADJP", "NP", "VG", "VB", "VPP", "PP"];

/** A piece in plain English, and the words of it. */
type Prepared = {
  text: string;
  words: Word[];
  /** Where it is that something is said of the student: "in writing"; empty for most. */
  lead: string;
  /** What its label names: "writing"; empty for most. */
  matter: string;
  changes: readonly (readonly [string, string])[];
  unknown: readonly { word: string; meant: string[] }[];
};

/** Words that a note leaves out before what was done or reached: "not handed in the essay", "joint first in". */
function completed(text: string): string {
  const [, denial, verb] =
    /^(never once|not once|not|never|not yet|hardly ever|rarely|been|always been|never been)\b(?: (\p{L}+))?/iu.exec(
      text,
    ) ?? [];
  if (denial && /been$/iu.test(denial)) return `has ${lowerFirst(text)}`;
  if (denial && verb && PARTICIPLES.has(verb.toLowerCase()) && !STATES.has(verb.toLowerCase()))
    return `has ${lowerFirst(text)}`;
  if (
    denial &&
    verb &&
    /^(?:handed|given|done|completed|finished)$/iu.test(verb) &&
    text.split(" ").length > 2
  )
    return `has ${lowerFirst(text)}`;
  // "First in the room", "last to pack away": where somebody is, and no race.
  const order =
    /^(?:(always|often|usually|mostly|never|rarely) )?(first|last) (?=to \p{L}|in the (?:room|classroom|door|line|queue)\b|out\b|one )/iu.exec(
      text,
    );
  if (order)
    return `is ${order[1] ? `${order[1].toLowerCase()} ` : ""}the ${lowerFirst(text.slice(order[1] ? order[1].length + 1 : 0))}`;
  if (/^(?:in )?top (?:third|half|quarter|ten|five|three|\d+)(?: of\b| in\b|$)/iu.test(text))
    return `is in the ${lowerFirst(text).replace(/^in /u, "")}`;
  if (/^one of (?:the|my) (?:most|best|worst|few|\p{L}{3,}est)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (/^best in (?:the )?(?:class|group|set|year|team|school)\b/iu.test(text))
    return `is the ${lowerFirst(text).replace(/^best in (?=class|group|set|year|team|school)/u, "best in the ")}`;
  if (
    /^(?:below|above|at|just below|just above|well below|well above) the expected level\b/iu.test(
      text,
    )
  )
    return `is working ${lowerFirst(text)}`;
  if (/^(?:joint )?(?:first|second|third|runner-up)(?: (?:in|at|place)\b|$)/iu.test(text))
    return `came ${lowerFirst(text)}`;
  if (/^(?:(?:form|house|team|class|sports) captain|head (?:boy|girl)|prefect)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (/^model (?:student|pupil|learner)\b/iu.test(text)) return `is a ${lowerFirst(text)}`;
  if (/^never (?:a problem|an issue|any trouble|any bother|a bother)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (/^up (?:one|two|three|an?|\d) (?:whole )?(?:grades?|levels?)\b/iu.test(text))
    return `has gone ${lowerFirst(text)}`;
  if (/^not (?:an?|the) \p{L}/iu.test(text)) return `is ${lowerFirst(text)}`;
  if (/^(?:one|two|three|four|\d) grades? (?:above|below|ahead|behind|under|over)\b/iu.test(text))
    return `is ${lowerFirst(text)}`;
  if (
    /^most (?:improved|promising|consistent|enthusiastic|helpful|creative|hardworking|valuable)\b/iu.test(
      text,
    )
  )
    return `the ${lowerFirst(text)}`;
  return text;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Missed 4 out of 9": of the homework, where that is spoken of. */
const OF_HOW_MANY =
  /^((?:has |have )?(?:missed|missing|handed in|completed|done|did) (?:only )?(?:\d+|\p{L}+) out of (?:\d+|\p{L}+)\b)(?! (?:pieces|tasks|homeworks?)\b)/iu;

function prepare({ field, subject, text: typed, isOwn }: Piece): Prepared {
  const expanded = expandShortForms(typed);
  const spelt = spell(expanded.text, subject);
  const { text: unlabelled, lead, matter } = withoutLabel(spelt.text);
  // "3 missing": of the homework that was set.
  const counted =
    field === "homework_notes"
      ? /^(\d+|two|three|four|five|six) missing$/iu.exec(unlabelled)
      : null;
  const ofWork =
    field === "homework_notes"
      ? unlabelled.replace(OF_HOW_MANY, "$1 pieces of homework")
      : unlabelled;
  const plain = counted ? `missing ${counted[1]}` : completed(ofWork);
  // "To reach a 5 he needs to …" is a sentence that begins with what for.
  const clause = /\b(?:he|she|they|I|we)\b/u.test(plain);
  const open =
    isTargetField(field) && !clause ? plain.replace(/^(not )?to (?=\p{L})/iu, "$1") : plain;
  const text = rightArticles(unshout(open, isOwn));
  return {
    text,
    words: withCommas(wordsIn(text, isOwn)),
    lead,
    matter,
    changes: [...expanded.changes, ...spelt.changes],
    unknown: spelt.unknown,
  };
}

/** A number that is always the same for a text, to choose among wordings with. */
function hash(text: string): number {
  let value = 7;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}

/** What was seen to, for the teacher. */
function told(changes: Prepared["changes"]): string {
  return changes
    .filter(([typed, meant]) => typed.toLowerCase() !== meant.toLowerCase())
    .slice(0, 3)
    .map(([typed, meant]) => `“${typed}” is read as “${meant}”.`)
    .join(" ");
}

/** What the constructions take of a reading; null where a pronoun may mean somebody else. */
function materialOf(
  prepared: Prepared,
  form: Form,
  tree: Node,
  judgement: Judgement,
  closely: boolean,
  { student, note }: Piece,
): Material | null {
  const pronouns = pronounSet(student.pronouns);
  const { words } = prepared;
  const whole = form === "S" || form === "BARE";
  const about = whole ? subjectOf(tree, words) : { end: 0, unowned: false, whose: false };
  if (about.whose) return null;
  const inserts = missingArticles(words, tree);
  if (about.unowned) inserts.delete(0);
  if (isDoubtful({ form, tree, words, inserts, closely })) return null;
  const said = sayWords(words, tree, !whole, inserts, pronouns);
  if (!said) return null;
  const split = form === "BARE" ? about.end : 0;
  const stretch = (from: number, to: number): Token[] => {
    if (split === 0) return [];
    const moved = new Map([...inserts].map(([at, insert]) => [at - from, insert]));
    return sayWords(words.slice(from, to), stretchOf(tree, from, to), false, moved, pronouns) ?? [];
  };
  const predicate = tree.parts.find(
    ({ from, symbol }) => from >= about.end && !/^(?:adv|not|MID)$/u.test(symbol),
  );
  return {
    form,
    words,
    tokens: said,
    ...headOf(tree, words),
    unowned: about.unowned,
    end: about.end,
    bareOf: predicate?.symbol ?? "",
    object: form === "VPP" && tree.parts.some(({ symbol }) => symbol === "NP"),
    core: stretch(0, split),
    rest: stretch(split, words.length),
    judgement,
    pick: (options) => options[hash(note) % options.length] as (typeof options)[number],
  };
}

/** "In writing, she needs more accuracy": where something is said of the student; null for other sentences. */
function ledBy(lead: string, tokens: Token[] | null): Token[] | null {
  if (lead === "" || tokens === null) return tokens;
  const [first] = tokens;
  const next = tokens[1];
  const named =
    first?.kind === "reference" &&
    (first.form === "subject" || (next?.kind === "text" && next.text.startsWith(" best ach")));
  return named ? [{ kind: "text", text: `${lead}, ` }, ...tokens] : null;
}

function withRightArticles(tokens: readonly Token[]): Token[] {
  return joinTexts(
    tokens.map((token) =>
      token.kind === "text" ? { kind: "text", text: rightArticles(token.text) } : token,
    ),
  );
}

/** Whether a sentence of the constructions asks for something: "needs to …", "should …". */
function asks(tokens: readonly Token[]): boolean {
  return tokens.slice(0, 3).some((token) => {
    if (token.kind === "agree") return token.singular === " needs ";
    return token.kind === "text" && token.text.startsWith(" should ");
  });
}

const IN_TWO_WAYS = "This can be read in two ways.";
const A_FAULT = "This reads like a fault, and stands among the best achievements.";
const NOT_SURE = "I would not risk this.";

/** "Annotated reading of the poem": a thing, and not what somebody did. */
function isThingDone(form: Form, words: readonly Word[], found: ReadonlyMap<Form, Node>): boolean {
  const [opens, next] = words;
  const bare = next !== undefined && (next.senses.has("noun") || next.senses.has("ving"));
  const led = ["det", "poss", "num", "prep", "prt", "adv"].some((sense) =>
    next?.senses.has(sense as Sense),
  );
  return form === "VF" && found.has("NP") && opens?.lower.endsWith("ed") === true && bare && !led;
}

const DENIES = /^(?:no|not|never|hardly|barely|without|nothing|cannot|rarely)$/u;

const UNAIDED = /^(?:help|support|notes|fuss|mistakes|errors|any|a|\p{L}+ing)$/u;

/** Whether what stands among the best achievements is none: a fault, a target, or what somebody has not done. */
function isNoAchievement(judgement: Judgement, words: readonly Word[]): boolean {
  if (judgement === "fault" || judgement === "target") return true;
  const denies = words.some(
    ({ lower, quoted }, at) =>
      !quoted &&
      DENIES.test(lower) &&
      // "Without help" is what makes it one.
      !(lower === "without" && UNAIDED.test(words[at + 1]?.lower ?? "")),
  );
  return judgement === "fact" && denies;
}

/** What one piece is read as: the surest reading whose sentence is whole when it is read back. */
export function readPiece(piece: Piece): PieceReading {
  return read(piece, true);
}

const PASTS_OR_NOW: readonly Sense[] = [
  "v3",
  "t3",
  "link3",
  "vpast",
  "tpast",
  "linkpast",
  "be",
  "have",
  "do",
  "mod",
  "adv",
  "ving",
];

/** The comma of a list that leaves its "and" out; null where there is none, or where it may be no list. */
function commaForAnd(form: Form, tree: Node, words: readonly Word[], aim: boolean): number | null {
  const last = words.findLastIndex(({ senses }) => senses.has("comma"));
  if (last < 0 || form === "BARE" || words.some(({ lower }) => /^(?:and|or|but)$/u.test(lower)))
    return null;
  // "Proofread before submitting, check apostrophes": two things to do.
  const next = words[last + 1]?.senses;
  // "Finished his clock, nice neat joints": what judges by itself is said by itself.
  const first = words.findIndex(({ senses }) => senses.has("comma"));
  const done = form === "VF" || form === "VPP";
  if (
    done &&
    [first, last].some(
      (at) =>
        judge(words.slice(at + 1), "NP", null) !== "fact" &&
        ((words[at + 1]?.senses.get("adj") ?? 9) < 0.5 ||
          !PASTS_OR_NOW.some((sense) => words[at + 1]?.senses.has(sense))),
    )
  )
    return null;
  // "Never volunteers, will answer if asked": that is a "but".
  if (done && turnsRound(textOf(words.slice(0, last)), textOf(words.slice(last + 1)))) return null;
  // "Struggles with fractions, decimals fine": what comes after the comma is said by itself.
  if (parse(words.slice(last + 1), ["BARE", "S"]).size > 0) return null;
  if (
    form === "ADJP" &&
    OF_WORK.test(words.find(({ senses }) => senses.has("adj"))?.lower ?? "") &&
    words.some(({ senses }) => senses.has("sub"))
  )
    return null;
  if (form === "VB" && (next?.has("vbase") || next?.has("tbase"))) return last;
  if (words.some(({ lower }) => /\d/u.test(lower))) return null;
  // Two things side by side may be one that explains the other: "first place, the inter-house quiz".
  const commas = words.filter(({ senses }) => senses.has("comma")).length;
  const atRoot = tree.parts[1]?.symbol === "comma";
  if (form === "NP" && !aim) return null;
  return atRoot || commas > 1 ? missingAnd(tree) : null;
}

/** "Poor since Easter" has been. */
function be(words: readonly Word[]): string {
  return words.some(({ lower }) => lower === "since") ? "has been" : "is";
}

/** What is said of the matter of a label and not of the student: "Writing: joined up but small". */
function ofMatter({ matter, words }: Prepared, form: Form): boolean {
  if (matter === "" || form !== "ADJP") return false;
  const about = words.some(({ lower }) => /^(?:with|about|at|in|to|for|when|of|on)$/u.test(lower));
  const first = words.find(({ senses }) => senses.has("adj"))?.lower ?? "";
  return !about && (!MANNERS.has(matter) || OF_WORK.test(first));
}

/** A list with "and" in the place of its last comma. */
function withAnd(words: readonly Word[], comma: number): string {
  return textOf(words.map((word, at) => (at === comma ? { ...word, after: " and " } : word)));
}

/** `suggesting` is false for a way to say a piece that is being tried; `only` is the form of a list that lacked its "and". */
function read(piece: Piece, suggesting: boolean, only?: Form): PieceReading {
  const { field, label, student } = piece;
  const prepared = prepare(piece);
  const { text, words, unknown } = prepared;
  const isSaid = (way: string) =>
    /^(?:as_written|worked_in)$/u.test(read({ ...piece, label: "", text: way }, false).kind);
  const refuse = (reason: string, judgement: Judgement, ways: readonly string[]): PieceReading => ({
    kind: "handed_back",
    judgement,
    reason,
    suggestions: suggesting ? thatWork(ways, isSaid) : [],
  });
  const { their } = pronounSet(student.pronouns);
  const aim = isTargetField(field) || label !== "";
  const alone = judge(words, null, null);
  const refusal = refusalOf({ typed: piece.text, text, words, unknown, aim, student });
  if (refusal) return refuse(refusal.reason, alone, refusal.suggestions);
  const found = parse(words, FORMS);
  const readings = ranked(found, words, aim).filter(
    ([form, tree]) => !isOut(form, tree, words, found) && (only ?? form) === form,
  );
  const likely = new Map([...found].filter(([form, tree]) => !isOut(form, tree, words, found)));
  const ways = suggesting
    ? rewordings({ text, forms: likely, field, student, judgement: alone })
    : [];
  if (isUnclear(readings, words, aim)) return refuse(IN_TWO_WAYS, alone, ways);
  for (const [form, tree] of readings) {
    // "Read the question carefully" among the targets is to be done, and was not.
    if (aim && form === "VF" && BASES.has(words[0]?.lower ?? "")) continue;
    if (field === "best_achievement" && (form === "VB" || isThingDone(form, words, found)))
      continue;
    if (ofMatter(prepared, form))
      return read(
        { ...piece, text: `${their} ${prepared.matter} ${be(words)} ${text}` },
        suggesting,
      );
    const comma = form === "S" ? null : commaForAnd(form, tree, words, aim);
    if (comma !== null) return read({ ...piece, text: withAnd(words, comma) }, suggesting, form);
    const judgement = judge(words, form, tree);
    if (field === "best_achievement" && isNoAchievement(judgement, words))
      return refuse(A_FAULT, judgement, []);
    const material = materialOf(prepared, form, tree, judgement, !suggesting, piece);
    const tokens = material && ledBy(prepared.lead, construct(field, label, material));
    if (!tokens || !readsWhole(tokens, student)) continue;
    return {
      kind: form === "S" ? "as_written" : "worked_in",
      form,
      tokens: withRightArticles(tokens),
      judgement: form !== "S" && form !== "VF" && asks(tokens) ? "target" : judgement,
      reason: told(prepared.changes),
    };
  }
  const typed = found.has("S") ? null : sayAsTyped(words, student);
  if (!typed) return refuse(NOT_SURE, alone, ways);
  return {
    kind: "as_written",
    form: "S",
    tokens: typed,
    judgement: alone,
    reason: told(prepared.changes),
  };
}
