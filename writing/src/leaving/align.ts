/** A word, a mark or a placeholder of a text, with the white space before it. */
export type Token = { gap: string; text: string };

/** A stretch that both texts have, or one that is another in each; either side may be empty. */
export type Run = { same: boolean; typed: Token[]; sent: Token[] };

const TOKEN =
  /\{[^{}\s]*(?:\|[^{}]*)?\}|\(removed\)|[\p{L}\p{M}\p{N}]+|['’ʼ][\p{L}\p{M}]+|[^\s\p{L}\p{M}\p{N}{('’ʼ]+|[^\s]/gu;

/** The tokens of a text, and the white space that it ends with. */
export function tokensOf(text: string): { tokens: Token[]; end: string } {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    tokens.push({ gap: text.slice(last, index), text: found });
    last = index + found.length;
  }
  return { tokens, end: text.slice(last) };
}

/** A token as it is once it may be sent: composed letters, nothing invisible, no braces of the teacher's own. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("{", "(")
    .replaceAll("}", ")");
}

/** The forms of a verb as a model is given it: "{works|work}". */
export function verbForms(text: string): readonly string[] {
  return /^\{[^{}]+\|[^{}]+\}$/u.test(text) ? text.slice(1, -1).split("|") : [];
}

function isSame(typed: Token, sent: Token): boolean {
  return (
    typed.text === sent.text ||
    plain(typed.text) === sent.text ||
    verbForms(sent.text).includes(plain(typed.text))
  );
}

/** How much it tells that two tokens are the same: a word much, a comma little. */
function weightOf({ text }: Token): number {
  if (/^[\p{L}\p{M}\p{N}{]/u.test(text)) return 8;
  return text.length > 1 ? 4 : 1;
}

/** The best total of sameness from each pair of places on, row by row. */
function weigh(typed: readonly Token[], sent: readonly Token[]): number[][] {
  const best = Array.from({ length: typed.length + 1 }, () =>
    Array<number>(sent.length + 1).fill(0),
  );
  for (let at = typed.length - 1; at >= 0; at--) {
    for (let to = sent.length - 1; to >= 0; to--) {
      const [one, other] = [typed[at], sent[to]];
      if (one === undefined || other === undefined) continue;
      const skip = Math.max(best[at + 1]?.[to] ?? 0, best[at]?.[to + 1] ?? 0);
      const taken = isSame(one, other) ? (best[at + 1]?.[to + 1] ?? 0) + weightOf(one) : 0;
      (best[at] ?? [])[to] = Math.max(skip, taken);
    }
  }
  return best;
}

/** Lays what is sent beside what was typed: all of both texts is in the runs, in order. */
export function align(typed: readonly Token[], sent: readonly Token[]): Run[] {
  const best = weigh(typed, sent);
  const runs: Run[] = [];
  let [at, to] = [0, 0];
  const add = (same: boolean, one: Token[], other: Token[]) => {
    const last = runs.at(-1);
    if (last?.same === same) {
      last.typed.push(...one);
      last.sent.push(...other);
    } else runs.push({ same, typed: one, sent: other });
  };
  while (at < typed.length || to < sent.length) {
    const [one, other] = [typed[at], sent[to]];
    const here = best[at]?.[to] ?? 0;
    const next = best[at + 1]?.[to + 1] ?? 0;
    if (one && other && isSame(one, other) && here === next + weightOf(one)) {
      add(true, [one], [other]);
      at++;
      to++;
    } else if (one && (!other || here === (best[at + 1]?.[to] ?? 0))) {
      add(false, [one], []);
      at++;
    } else if (other) {
      add(false, [], [other]);
      to++;
    }
  }
  return runs;
}
