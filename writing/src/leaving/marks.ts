import type { LeavingPart } from "@reportair/contract/features/leaving.ts";
import { align, tokensOf, verbForms, type Run, type Token } from "./align.ts";
import { kindOf, removedKind } from "./kinds.ts";

/** A text as it was typed and as it is sent, each cut where the two differ. The parts together are the text. */
export type Marked = { typed: LeavingPart[]; sent: LeavingPart[] };

/** Puts parts together, so that neighbours of one kind are one. */
class Parts {
  readonly parts: LeavingPart[] = [];

  kept(text: string): void {
    const last = this.parts.at(-1);
    if (text === "") return;
    if (last?.kind === null) last.text += text;
    else this.parts.push({ text, kind: null });
  }

  marked(text: string, kind: LeavingPart["kind"]): void {
    if (text !== "") this.parts.push({ text, kind });
  }
}

/** Tokens as they stand in the text, without the white space before the first. */
function inner(tokens: readonly Token[]): string {
  return tokens.map(({ gap, text }, at) => (at === 0 ? text : gap + text)).join("");
}

/** The words that are sent in one place, each placeholder by itself and other words together. */
function itemsOf(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [];
  for (const token of tokens) {
    const single = /^(?:\{|\(removed\)$)/u.test(token.text);
    const last = items.at(-1);
    if (single || last === undefined || /^(?:\{|\(removed\)$)/u.test(last[0]?.text ?? ""))
      items.push([token]);
    else last.push(token);
  }
  return items;
}

/** Marks what a provider does not get of a typed text, and what it gets instead. */
export function markText(typed: string, sent: string, takenOut: readonly string[] = []): Marked {
  const [one, other] = [tokensOf(typed), tokensOf(sent)];
  const left = new Parts();
  const right = new Parts();
  for (const run of align(one.tokens, other.tokens)) {
    if (run.same) keep(run, left, right);
    else replace(run, left, right, takenOut);
  }
  left.kept(one.end);
  right.kept(other.end);
  return { typed: left.parts, sent: right.parts };
}

function keep({ typed, sent }: Run, left: Parts, right: Parts): void {
  for (const { gap, text } of typed) left.kept(gap + text);
  for (const { gap, text } of sent) {
    right.kept(gap);
    if (verbForms(text).length > 0) right.marked(text, "verb");
    else right.kept(text);
  }
}

function replace({ typed, sent }: Run, left: Parts, right: Parts, takenOut: readonly string[]) {
  const items = itemsOf(sent);
  // As many words as stand for them: each for its own.
  const paired = items.length === typed.length && items.length > 1;
  const whole = inner(typed);
  const kinds = items.map((item, at) =>
    kindOf(inner(item), paired ? (typed[at]?.text ?? "") : whole, takenOut),
  );
  items.forEach((item, at) => {
    right.kept(item[0]?.gap ?? "");
    right.marked(inner(item), kinds[at] ?? "other");
  });
  if (typed.length === 0) return;
  if (paired) {
    typed.forEach(({ gap, text }, at) => {
      left.kept(gap);
      const kind = kinds[at] ?? "other";
      if (kind === "verb") left.kept(text);
      else left.marked(text, kind);
    });
    return;
  }
  left.kept(typed[0]?.gap ?? "");
  // Marks that stood beside a name and went with it tell of nobody.
  if (!/[\p{L}\p{N}]/u.test(whole)) left.kept(whole);
  else left.marked(whole, kinds.find((kind) => kind !== "verb") ?? removedKind(whole, takenOut));
}
