/** Whether any of the texts has these letters somewhere, in any case. */
export function containsText(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase("en-GB");
  return texts.some((text) => text.toLocaleLowerCase("en-GB").includes(wanted));
}
