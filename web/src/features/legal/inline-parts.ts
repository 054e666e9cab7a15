/** A stretch of a legal text: plain words, or words with a meaning. */
export type InlinePart =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "provider"; /** The sentence begins with it. */ first: boolean }
  | { kind: "contact" }
  | { kind: "blank" };

const MARK =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<to>[^)\s]+)\)|\{(?<name>[Pp]rovider|contact|blank)\}/gu;

/**
 * Reads `**strong**`, `[links](/address)`, `{provider}` (at the beginning of a sentence
 * `{Provider}`), `{contact}` and `{blank}`, a line to write on, out of a text.
 */
export function inlineParts(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) parts.push({ kind: "text", text: source.slice(at, end) });
  };
  for (const match of source.matchAll(MARK)) {
    const { strong, text = "", to, name } = match.groups ?? {};
    plain(match.index);
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (to !== undefined) parts.push({ kind: "link", text, to });
    else if (name === "contact") parts.push({ kind: "contact" });
    else if (name === "blank") parts.push({ kind: "blank" });
    else parts.push({ kind: "provider", first: name === "Provider" });
    at = match.index + match[0].length;
  }
  plain(source.length);
  return parts;
}
