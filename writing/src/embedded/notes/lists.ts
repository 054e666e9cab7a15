import { countWords } from "@reportair/contract/features/report-fields.ts";
import type { Token } from "../lexicon/template.ts";
import { joinTexts, roughText } from "../lexicon/template.ts";
import { afterDescriptions, endsPhrase } from "./predicate.ts";
import type { Fragment } from "./reading.ts";
import { THIRD_PERSON } from "./verbs.ts";
import { NOUN_OR_VERB, PREPOSITIONS, STATES, SUBORDINATORS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { isAdverb } from "./words.ts";

/** What follows a comma and still belongs to what stands before it. */
const BELONGS = new Set(
  `especially particularly mainly mostly including such both even rather instead less not too then namely chiefly
  notably for`.split(/\s+/u),
);
const AND = new Set(["and", "but", "or", "who", "which", "that", "to"]);

/** Something finite that begins anew without any link: "works hard tries her best". */
function runsOn(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before || at < 2 || word.quoted) return false;
  if (!THIRD_PERSON.has(word.lower) || NOUN_OR_VERB.has(word.lower)) return false;
  if (AND.has(before.lower) || before.after.includes(",")) return false;
  const first = words[0]?.lower ?? "";
  if (!THIRD_PERSON.has(first) || NOUN_OR_VERB.has(first)) return false;
  return !words
    .slice(0, at)
    .some(({ lower }) => SUBORDINATORS.has(lower) || ["he", "she", "they", "it"].includes(lower));
}

function trimmed(words: Word[]): Word[] {
  const from = words[0]?.lower === "and" ? 1 : 0;
  return words.slice(from).map((word, index, all) => {
    return index < all.length - 1 ? word : { ...word, after: word.after.replace(/[\s,]+$/u, "") };
  });
}

/** The items of a list: "calls out, distracts others" has two. */
export function splitList(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const { lower } = word;
    const belongs =
      BELONGS.has(lower) ||
      SUBORDINATORS.has(lower) ||
      lower === "but" ||
      (PREPOSITIONS.has(lower) && lower !== "off");
    const starts =
      before?.after.includes(",") === true &&
      !word.quoted &&
      !(belongs && !isAdverb(word)) &&
      !BELONGS.has(lower);
    if (starts) parts.push([]);
    else if (runsOn(words, index)) {
      const last = parts.at(-1) ?? [];
      let from = last.length;
      while (
        from > 1 &&
        isAdverb(last[from - 1] as Word) &&
        /^(?:always|never|often|rarely|also)$/u.test(last[from - 1]?.lower ?? "")
      )
        from--;
      parts.push(last.splice(from));
    }
    parts.at(-1)?.push(word);
  });
  const whole = parts.map(trimmed).filter((part) => part.length > 0);
  return describesOne(whole) ? [[...words]] : whole;
}

/** "Quiet, thoughtful student" lists nothing: its adjectives share a noun. */
function describesOne(parts: readonly Word[][]): boolean {
  const last = parts.at(-1) ?? [];
  const before = parts.slice(0, -1);
  const end = afterDescriptions(last, 0);
  return (
    before.length > 0 &&
    before.every((part, index) => {
      const from = index > 0 ? 0 : part.findLastIndex(({ lower }) => /^an?$/u.test(lower)) + 1;
      return from < part.length && afterDescriptions(part, from) === part.length;
    }) &&
    end > 0 &&
    !endsPhrase(last[end])
  );
}

function isBe(token: Token | undefined): boolean {
  return token?.kind === "agree" && (token.singular === "is " || token.singular === "was ");
}

function listed(parts: readonly Token[][], last: string): Token[] {
  return joinTexts(
    parts.flatMap((tokens, index) => [
      ...(index === 0
        ? []
        : [{ kind: "text" as const, text: index === parts.length - 1 ? last : ", " }]),
      ...tokens,
    ]),
  );
}

/** "Poorly expressed" after a comma is about what stands before it. */
function isParticiple(part: readonly Word[]): boolean {
  const lead = part.find((word) => !isAdverb(word));
  return lead !== undefined && STATES.has(lead.lower);
}

const CRITICAL =
  /\b(?:needs?|should|must|struggl\w*|forget\w*|rush\w*|distract\w*|lacks?|patchy|late|hard to|finds? .* hard|difficult\w*|muddled|not|never|rarely|too|talks?|interrupts?|careless|untidy|weak\w*|calls? out|wander\w*|refus\w*|ignor\w*|disrupt\w*|rude|argues|swings?|swears?|gives? up|loses?|copies|avoids?|shout\w*|chat\w*|fidget\w*|argues|arguing|daydream\w*|poor|patchy|messy|lack|inconsistent|limited|incomplete|missing|rushed|silly|immature|shy|reluctant|nervous|anxious|hesitant)\b/iu;

/** Whether words speak of something to be put right. */
export function isCritical(words: string): boolean {
  return CRITICAL.test(words);
}

const PRAISE =
  /\b(?:good|better|best|excellent|strong|great|lovely|super|superb|brilliant|fantastic|wonderful|outstanding|impressive|confident|clear|detailed|thoughtful|mature|positive|careful|fluent|creative|imaginative|enthusiastic|amazing|exceptional|fabulous|marvellous|splendid|terrific|perceptive|insightful|original|thorough|neat|lively|exemplary|secure|sound|solid|helpful|kind|persuasive|effective|convincing|stunning|beautiful|inspiring|promising|improved)\b/iu;

/** Whether words speak of something good. */
export function isPraise(words: string): boolean {
  return PRAISE.test(words);
}

const LONG_ITEM = 9;

/** One fragment where all items are of one form, several where each can stand alone; null where one cannot be read. */
export function joinReadings(
  parts: readonly (readonly Word[])[],
  readings: readonly (Fragment | null)[],
): Fragment[] | null {
  const read = readings.filter((reading) => reading !== null);
  const [first] = read;
  if (read.length < readings.length || !first) return null;
  const same = read.every(({ form }) => form === first.form);
  const long = read.some(({ tokens }) => countWords(roughText(tokens)) > LONG_ITEM);
  const loose = parts.some(
    (part, at) => at > 0 && isParticiple(part) && read[at]?.form === "predicate",
  );
  if (!same && loose) return null;
  if (!same || first.form === "clause" || (long && first.form === "noun")) return read;
  const lastHasAnd = parts.at(-1)?.some(({ lower }) => lower === "and") ?? false;
  const verbs = parts.at(-1)?.some(({ lower }, at, all) => {
    return lower === "and" && THIRD_PERSON.has(all[at + 1]?.lower ?? "");
  });
  const adjectives = first.form === "predicate" && read.every(({ tokens }) => isBe(tokens[0]));
  const open = lastHasAnd && (verbs === true || adjectives || first.form === "noun");
  const items = read.map(({ tokens }, index) =>
    index > 0 && isBe(tokens[0]) && isBe(read[index - 1]?.tokens[0]) ? tokens.slice(1) : tokens,
  );
  const [one = "", other = ""] = items.map(roughText);
  const contrast =
    first.form === "predicate" && items.length === 2 && isCritical(one) !== isCritical(other);
  const joined: Fragment = {
    form: first.form,
    tokens: listed(items, open ? ", " : contrast ? " but " : " and "),
  };
  if (first.form === "noun") {
    const bare = read.map((reading) => reading.bare ?? reading.tokens);
    const owners = bare.map((tokens, index) => (index === 0 ? first.tokens : tokens));
    joined.tokens = listed(owners, open ? ", " : " and ");
    joined.bare = listed(bare, open ? ", " : " and ");
  }
  return [joined];
}
