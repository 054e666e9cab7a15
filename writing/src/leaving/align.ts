/** A word, a mark or a placeholder of a text, with the white space before it. */
export type Token = { gap: string; text: string };

/** A stretch that both texts have, or one that is another in each; either side may be empty. */
export type Run = { same: boolean; typed: Token[]; sent: Token[] };

const TOKEN =
  /\{[^{}|\s]*(?:\|[^{}]*)?\}|\(removed\)|[\p{L}\p{M}\p{N}]+|['’ʼ][\p{L}\p{M}]+|[^\s\p{L}\p{M}\p{N}{('’ʼ]+|[^\s]/gu;

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

/** Tells whether two tokens are the same, by their places; each token is read once, and compared with a thousand. */
function comparison(typed: readonly Token[], sent: readonly Token[]) {
  const read = typed.map(({ text }) => ({ text, meant: plain(text) }));
  const forms = sent.map(({ text }) => verbForms(text));
  return (at: number, to: number): boolean => {
    const [one, text] = [read[at], sent[to]?.text];
    if (one === undefined || text === undefined) return false;
    return one.text === text || one.meant === text || (forms[to] ?? []).includes(one.meant);
  };
}

/** How much it tells that two tokens are the same: a word much, a comma little. */
function weightOf({ text }: Token): number {
  if (/^[\p{L}\p{M}\p{N}{]/u.test(text)) return 8;
  return text.length > 1 ? 4 : 1;
}

type IsSame = ReturnType<typeof comparison>;

/** The best total of sameness from each pair of places on, row by row; `weights` of the typed tokens. */
function weigh(weights: readonly number[], columns: number, isSame: IsSame): Uint32Array[] {
  let below = new Uint32Array(columns + 1);
  const best = [below];
  for (let at = weights.length - 1; at >= 0; at--) {
    const row = new Uint32Array(columns + 1);
    for (let to = columns - 1; to >= 0; to--) {
      const skip = Math.max(below[to] ?? 0, row[to + 1] ?? 0);
      const taken = isSame(at, to) ? (below[to + 1] ?? 0) + (weights[at] ?? 0) : 0;
      row[to] = Math.max(skip, taken);
    }
    best.push(row);
    below = row;
  }
  return best.toReversed();
}

/** Lays what is sent beside what was typed: all of both texts is in the runs, in order. */
export function align(typed: readonly Token[], sent: readonly Token[]): Run[] {
  const isSame = comparison(typed, sent);
  const weights = typed.map(weightOf);
  const best = weigh(weights, sent.length, isSame);
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
    if (one && other && isSame(at, to) && here === next + (weights[at] ?? 0)) {
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
