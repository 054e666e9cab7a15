const PREVIEW = 100;

/** The first 100 characters of a text, with dots where there is more. */
export function firstCharacters(text: string): string {
  return text.length <= PREVIEW ? text : `${text.slice(0, PREVIEW)}...`;
}
