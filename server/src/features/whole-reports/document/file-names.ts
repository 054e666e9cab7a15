/** Longest name in bytes, with room for a number and an ending: some systems take 255, archives in deep folders less. */
const LONGEST = 100;
/** What Windows takes for a device, whatever its ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A name that every system takes for a file: letters, digits and hyphens, not long, and nobody's device. */
export function safeName(text: string): string {
  let name = text
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  while (Buffer.byteLength(name) > LONGEST) name = Array.from(name).slice(0, -1).join("");
  name = name.replace(/-+$/u, "");
  return name === "" || DEVICES.test(name) ? `report-${name}`.replace(/-$/u, "") : name;
}

/** The names of files in one folder: two that a system takes for one are told apart by a number. */
export function uniqueNames(texts: readonly string[], ending: string): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const name = safeName(text);
    let unique = name;
    for (let count = 2; taken.has(keyOf(unique)); count += 1) unique = `${name}-${count}`;
    taken.add(keyOf(unique));
    return `${unique}.${ending}`;
  });
}

const keyOf = (name: string) => name.normalize("NFKD").toLowerCase();
