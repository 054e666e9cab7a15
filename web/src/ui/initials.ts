/** The first letters of a person's first and last names, in capitals: "Niamh O'Donnell" is "NO". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => word?.match(/\p{L}/u)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("en-GB");
}
