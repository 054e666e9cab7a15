/** The beginning of a text, for lists: its first `length` characters, with dots where there is more. */
export function previewOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length)}...`;
}

/** Characters of a preview in the table, and in a card. */
export const TABLE_PREVIEW = 100;
export const CARD_PREVIEW = 200;
