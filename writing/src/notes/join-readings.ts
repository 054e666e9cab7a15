import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts, roughText } from "../embedded/lexicon/template.ts";

const text = (value: string): Token => ({ kind: "text", text: value });

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

const WORK_ON = "to work on ";
const ACHIEVED = " achieved ";

/** What several things have in common before them: "is …", "achieved …", "needs to work on …"; null where nothing is. */
function openingOf(predicate: readonly Token[]): "be" | "work_on" | "achieved" | null {
  const [first, next] = predicate;
  if (isBe(first)) return "be";
  if (first?.kind === "text" && first.text.startsWith(ACHIEVED)) return "achieved";
  const needs = first?.kind === "agree" && first.singular === " needs ";
  return needs && next?.kind === "text" && next.text.startsWith(WORK_ON) ? "work_on" : null;
}

/** A predicate without what stands before its things. */
function restOf(predicate: readonly Token[]): Token[] {
  const [opens, ...after] = predicate;
  if (opens?.kind === "text") return [text(opens.text.slice(ACHIEVED.length)), ...after];
  const [first, ...rest] = predicate.slice(1);
  return first?.kind === "text" && first.text.startsWith(WORK_ON)
    ? [text(first.text.slice(WORK_ON.length)), ...rest]
    : predicate.slice(1);
}

function isBe(token: Token | undefined): boolean {
  return token?.kind === "agree" && token.singular === " is ";
}

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

/**
 * One sentence of several that each say something of the student: "is polite and punctual and works hard". Null where
 * one of them is of another kind, or where they would make too long a sentence.
 */
export function joinSentences(sentences: readonly (readonly Token[])[]): Token[] | null {
  if (sentences.length < 2 || sentences.length > ITEMS_MAX) return null;
  const predicates = sentences.map(predicateOf);
  if (predicates.some((each) => each === null)) return null;
  const items: Token[][] = [];
  let alike: Token[][] = [];
  const flush = () => {
    const [first, ...more] = alike;
    if (first) {
      const opening = openingOf(first);
      const led = opening === "work_on" ? [...first.slice(0, 1), text(WORK_ON)] : first.slice(0, 1);
      items.push([
        ...(opening === "achieved" ? [text(ACHIEVED)] : led),
        ...listed([first, ...more].map(restOf)),
      ]);
    }
    alike = [];
  };
  for (const predicate of predicates as Token[][]) {
    const opening = openingOf(predicate);
    if (opening === null || (alike[0] && openingOf(alike[0]) !== opening)) flush();
    if (opening === null) items.push(predicate);
    else alike.push(predicate);
  }
  flush();
  const joined = listed(items.map((item, at) => (at === 0 ? item : trimmed(item))));
  if (roughText(joined).split(/\s+/u).length > WORDS_MAX) return null;
  return joinTexts([{ kind: "reference", form: "subject" }, ...joined, text(".")]);
}
