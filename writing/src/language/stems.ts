import { wordsOf } from "./text.ts";

const EMPTY = new Set(
  "about above after again also always been being could does doing done down every from good have having into just like made make makes more most much need needs only other over really should some such than that their them then there these they this those very want well were what when which while will with work would your".split(
    " ",
  ),
);

/** What the words of a text that carry its meaning begin with, without their endings. */
export function contentStems(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length > 3 && !EMPTY.has(word))
      .map((word) =>
        word
          .replace(/(?<=[^s])s$/u, "")
          .replace(/(?:ing|edly|ed|es|ly|s|ment|ation|ion)$/u, "")
          .slice(0, 6),
      ),
  );
}
