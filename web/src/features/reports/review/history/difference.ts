/** A stretch of two texts: in both, or only in the earlier or the present one. */
export interface DifferencePart {
  /** Where it begins among all that is shown. */
  at: number;
  text: string;
  side: "both" | "then" | "now";
}

/** How two texts differ, word by word. Loads what compares them when it is first asked. */
export async function wordDifference(then: string, now: string): Promise<DifferencePart[]> {
  const { diffWords } = await import("diff");
  let at = 0;
  return diffWords(then, now).map(({ value, added, removed }) => {
    const part = { at, text: value, side: added ? "now" : removed ? "then" : "both" } as const;
    at += value.length;
    return part;
  });
}

/** Below this share of common text, marked words are harder to read than the two texts. */
const READABLE = 0.4;

/** Whether a difference can be read word by word, or the texts have too little in common. */
export function isReadable(parts: readonly DifferencePart[]): boolean {
  const length = (side: DifferencePart["side"]) =>
    parts.filter((part) => part.side === side).reduce((sum, part) => sum + part.text.length, 0);
  const both = length("both");
  const longer = both + Math.max(length("then"), length("now"));
  return longer === 0 || both / longer >= READABLE;
}
