/** A choice of words as a pattern: "3|three" either, "revis*" with any ending, "A\*" a star, "n't" after a verb. */
function patternOf(choice: string): RegExp {
  const words = choice.split("|").map((word) => {
    const parts = word.split(/(?<!\\)\*/u).map((part) =>
      part
        .replaceAll(String.raw`\*`, "*")
        .replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
        .replaceAll("'", "['’]"),
    );
    const start = word === "n't" ? "" : String.raw`(?<![\p{L}\p{N}])`;
    return start + parts.join(String.raw`[\p{L}'’-]*`);
  });
  const spelt = /^\p{Lu}/u.test(choice);
  return new RegExp(String.raw`(?:${words.join("|")})(?![\p{L}\p{N}])`, spelt ? "u" : "iu");
}

const PATTERNS = new Map<string, RegExp>();

/** Whether a text holds one of the words of a choice. */
export function holdsOne(text: string, choice: string): boolean {
  let pattern = PATTERNS.get(choice);
  if (!pattern) {
    pattern = patternOf(choice);
    PATTERNS.set(choice, pattern);
  }
  return pattern.test(text.normalize("NFC"));
}
