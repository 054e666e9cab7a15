/** A number of times: as a number, or a letter for each. */
export function countIn(cell: string): number | null {
  const text = cell.normalize("NFKC").trim();
  if (/^\d{1,3}$/u.test(text)) return Number(text);
  if (/^(?:l+|i+|\|+|x{2,})$/iu.test(text)) return text.length;
  if (/^(?:l\s*,?\s*)+$/iu.test(text)) return text.replaceAll(/[^l]/giu, "").length;
  const words = /^(\d{1,3})\s*(?:x|×|lates?|times?)$/iu.exec(text)?.[1];
  if (words !== undefined) return Number(words);
  return /^(?:none|never|nil|zero|no)$/iu.test(text) ? 0 : null;
}

/** A share in per cent: "62%", "17/25", or marks out of a number; null where it is none. */
export function shareIn(cell: string, outOf: number | null): number | null {
  const text = cell.normalize("NFKC").replaceAll(/\s+/gu, "").replace(/⁄/u, "/").replace(",", ".");
  const percent = /^(\d{1,3}(?:\.\d+)?)(?:%|percent)$/iu.exec(text)?.[1];
  if (percent !== undefined) return inBounds(Number(percent));
  const [, part, whole] = /^(\d{1,4}(?:\.\d+)?)(?:\/|outof)(\d{1,4})$/iu.exec(text) ?? [];
  if (part !== undefined && whole !== undefined)
    return Number(whole) === 0 ? null : inBounds((Number(part) / Number(whole)) * 100);
  if (!/^\d{1,4}(?:\.\d+)?$/u.test(text) || outOf === null || outOf === 0) return null;
  return inBounds((Number(text) / outOf) * 100);
}

/** More than there is to have is a slip, and asked. */
const inBounds = (share: number) => (share <= 100 ? share : null);
