import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts, roughText } from "../embedded/lexicon/template.ts";

/** Words of one sentence made of several items, at most. */
const WORDS_MAX = 24;
/** Items of one sentence, at most. */
const ITEMS_MAX = 4;

/** What is said of the student, without the student and the full stop; null where a sentence says something else. */
function predicateOf(tokens: readonly Token[]): Token[] | null {
  const [first, ...rest] = tokens;
  const last = rest.at(-1);
  if (first?.kind !== "reference" || first.form !== "subject" || last?.kind !== "text") return null;
  return [...rest.slice(0, -1), { kind: "text", text: last.text.replace(/\.$/u, "") }];
}

function isBe(token: Token | undefined): boolean {
  return token?.kind === "agree" && token.singular === " is ";
}

const text = (value: string): Token => ({ kind: "text", text: value });

function trimmed(tokens: readonly Token[]): Token[] {
  const [first, ...rest] = tokens;
  if (first?.kind === "text") return [text(first.text.trimStart()), ...rest];
  if (first?.kind === "agree")
    return [
      { ...first, singular: first.singular.trimStart(), plural: first.plural.trimStart() },
      ...rest,
    ];
  return [...tokens];
}

function listed(items: readonly (readonly Token[])[]): Token[] {
  const inner = items.slice(0, -1).some((item) => /\b(?:and|but|or)\b|,/u.test(roughText(item)));
  return items.flatMap((item, at) => [
    ...(at === 0
      ? []
      : [
          text(
            at < items.length - 1
              ? ", "
              : inner || items.length > 2
                ? items.length > 2 && !inner
                  ? " and "
                  : ", and "
                : " and ",
          ),
        ]),
    ...item,
  ]);
}

const TO_WORK_ON = "to work on ";

/** "Needs to work on seams, finishing edges and ironing": what each needs is named, and the need once. */
function workOn(predicates: readonly (readonly Token[])[]): Token[] | null {
  const matters: Token[][] = [];
  for (const [need, what, ...others] of predicates) {
    if (need?.kind !== "agree" || need.singular !== " needs ") return null;
    if (what?.kind !== "text" || !what.text.startsWith(TO_WORK_ON)) return null;
    matters.push([text(what.text.slice(TO_WORK_ON.length)), ...others]);
  }
  return [...(predicates[0]?.slice(0, 1) ?? []), text(TO_WORK_ON), ...listed(matters)];
}

/**
 * One sentence of several that each say something of the student: "is polite and punctual and works hard". Null where
 * one of them is of another kind, or where they would make too long a sentence.
 */
export function joinSentences(sentences: readonly (readonly Token[])[]): Token[] | null {
  if (sentences.length < 2 || sentences.length > ITEMS_MAX) return null;
  const predicates = sentences.map(predicateOf);
  if (predicates.some((each) => each === null)) return null;
  const needed = workOn(predicates as Token[][]);
  if (needed && roughText(needed).split(/\s+/u).length <= WORDS_MAX)
    return joinTexts([{ kind: "reference", form: "subject" }, ...needed, text(".")]);
  const items: Token[][] = [];
  let be: Token[][] = [];
  const flush = () => {
    const [first, ...more] = be;
    if (first)
      items.push([
        ...first.slice(0, 1),
        ...listed([first.slice(1), ...more.map((each) => each.slice(1))]),
      ]);
    be = [];
  };
  for (const predicate of predicates as Token[][]) {
    if (isBe(predicate[0])) be.push(predicate);
    else {
      flush();
      items.push(predicate);
    }
  }
  flush();
  const joined = listed(items.map((item, at) => (at === 0 ? item : trimmed(item))));
  if (roughText(joined).split(/\s+/u).length > WORDS_MAX) return null;
  return joinTexts([{ kind: "reference", form: "subject" }, ...joined, text(".")]);
}
