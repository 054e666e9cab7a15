import type { PronounCase } from "../../language/pronouns.ts";
import { PRONOUN_CASES } from "../../language/pronouns.ts";

/** How a phrase speaks of the student: as subject, as owner or as object; by name or by pronoun, as the flow asks. */
export type Reference = "subject" | "possessive" | "object";

/** A piece of a sentence whose alternatives are chosen; only references are still open. */
export type Token =
  | { kind: "text"; text: string }
  | { kind: "reference"; form: Reference }
  | { kind: "pronoun"; form: PronounCase }
  | { kind: "agree"; singular: string; plural: string };

/** A piece of a phrase as it stands in the bank. */
export type Node = Token | { kind: "word"; slot: string } | { kind: "choice"; options: Node[][] };

const REFERENCE_SLOTS: Record<string, Reference> = {
  pupil: "subject",
  "pupil's": "possessive",
  "pupil/them": "object",
};
const AGREEMENT_SLOTS: Record<string, readonly [string, string]> = {
  s: ["s", ""],
  es: ["es", ""],
  ies: ["ies", "y"],
  is: ["is", "are"],
  has: ["has", "have"],
  does: ["does", "do"],
  was: ["was", "were"],
};
const PRONOUNS: ReadonlySet<string> = new Set(PRONOUN_CASES);

function slotNode(slot: string): Node {
  const form = REFERENCE_SLOTS[slot];
  if (form) return { kind: "reference", form };
  if (PRONOUNS.has(slot)) return { kind: "pronoun", form: slot as PronounCase };
  const verb = AGREEMENT_SLOTS[slot];
  if (verb) return { kind: "agree", singular: verb[0], plural: verb[1] };
  return { kind: "word", slot };
}

/**
 * Reads a phrase of a bank: text, `{slots}` and `[one|or|the other]`, which may be nested.
 * Throws an Error that quotes the phrase when a bracket is not closed.
 */
export function parseTemplate(source: string): Node[] {
  let at = 0;
  function sequence(closers: string): Node[] {
    const nodes: Node[] = [];
    let text = "";
    const flush = () => {
      if (text !== "") nodes.push({ kind: "text", text });
      text = "";
    };
    while (at < source.length && !closers.includes(source[at] as string)) {
      const char = source[at] as string;
      if (char === "{") {
        const end = source.indexOf("}", at);
        if (end < 0) throw new Error(`A slot is not closed in: ${source}`);
        flush();
        nodes.push(slotNode(source.slice(at + 1, end)));
        at = end + 1;
      } else if (char === "[") {
        flush();
        nodes.push(choice());
      } else {
        text += char;
        at++;
      }
    }
    flush();
    return nodes;
  }
  function choice(): Node {
    const options: Node[][] = [];
    do {
      at++;
      options.push(sequence("|]"));
    } while (source[at] === "|");
    if (source[at] !== "]") throw new Error(`A choice is not closed in: ${source}`);
    at++;
    return { kind: "choice", options };
  }
  const nodes = sequence("]");
  if (at < source.length) throw new Error(`A choice is closed but not opened in: ${source}`);
  return nodes;
}

/** Chooses among the alternatives and fills the word slots; references to the student stay open. */
export function chooseTokens(
  nodes: readonly Node[],
  pick: (count: number) => number,
  word: (slot: string) => readonly Token[],
  into: Token[] = [],
): Token[] {
  for (const node of nodes) {
    if (node.kind === "word") into.push(...word(node.slot));
    else if (node.kind === "choice") {
      chooseTokens(node.options[pick(node.options.length)] ?? [], pick, word, into);
    } else into.push(node);
  }
  return into;
}

/** The tokens with neighbouring texts as one, and no empty ones. */
export function joinTexts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === "text" && last?.kind === "text")
      joined[joined.length - 1] = { kind: "text", text: last.text + token.text };
    else if (token.kind !== "text" || token.text !== "") joined.push(token);
  }
  return joined;
}

/** The fewest characters that a phrase can come to, so that it need not be tried where there is less room. */
export function leastLength(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === "text") return sum + node.text.length;
    if (node.kind === "choice") return sum + Math.min(...node.options.map(leastLength));
    return sum + (node.kind === "agree" ? 0 : 2);
  }, 0);
}

function roughPiece(token: Token): string {
  if (token.kind === "text") return token.text;
  if (token.kind === "agree") return token.plural;
  return token.kind === "pronoun" ? token.form : PRONOUN_OF[token.form];
}

/** The pieces of the rough text of tokens. */
export function roughPieces(tokens: readonly Token[]): string[] {
  return tokens.map(roughPiece);
}

/** Tokens as rough text, every reference as "they": enough to measure and compare. */
export function roughText(tokens: readonly Token[]): string {
  let text = "";
  for (const token of tokens) text += roughPiece(token);
  return text;
}

/** The pronoun that stands for a reference. */
export const PRONOUN_OF = { subject: "they", possessive: "their", object: "them" } as const;

const REFERENCE_OF: Partial<Record<PronounCase, Reference>> = {
  they: "subject",
  their: "possessive",
  them: "object",
};

/** Lets the first pronoun of a sentence become the name too, where nothing before it names the student. */
export function openFirstReference(tokens: Token[]): Token[] {
  const first = tokens.findIndex((token) => token.kind === "reference" || token.kind === "pronoun");
  const token = tokens[first];
  const form = token?.kind === "pronoun" ? REFERENCE_OF[token.form] : undefined;
  if (form) tokens[first] = { kind: "reference", form };
  return tokens;
}
