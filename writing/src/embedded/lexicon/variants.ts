import { readFileSync } from "node:fs";
import { escapePattern } from "../../language/names.ts";

type Variants = { groups: ReadonlyMap<string, readonly string[]>; pattern: RegExp };

/** The groups of wordings that may stand for each other under these headings of the bank. */
function readVariants(markdown: string, headings: readonly string[]): Variants {
  const groups = new Map<string, string[]>();
  let heading = "";
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) heading = line.slice(3).trim();
    if (!line.startsWith("- ") || !headings.includes(heading)) continue;
    const group = line
      .slice(2)
      .split(" / ")
      .map((wording) => wording.trim());
    for (const wording of group) groups.set(wording, group);
  }
  const longestFirst = [...groups.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern);
  // Adverbs after a wording would stand in the wrong place after some of its variants.
  const pattern = new RegExp(
    `(?<![\\w}])(?:${longestFirst.join("|")})(?!\\w| (?:now|also|not|be|do so)\\b)`,
    "gu",
  );
  return { groups, pattern };
}

const BANK = readFileSync(new URL("./banks/variants.md", import.meta.url), "utf8");
const ANYWHERE = readVariants(BANK, ["anywhere"]);
const ADVICE = readVariants(BANK, ["anywhere", "advice"]);

const BEGINS_WITH_PREPOSITION = /^(?:in|over|at|on) /u;
const ENDS_IN_PREPOSITION = /\b(?:for|of|to|from|until|than|about|into) $/u;

/** "The aim for in the coming term": what has a preposition of its own stands for nothing after another. */
function fitsAfter(before: string, wording: string): boolean {
  return !(BEGINS_WITH_PREPOSITION.test(wording) && ENDS_IN_PREPOSITION.test(before));
}

/**
 * A phrase with every wording that has variants opened into a choice; a wording stays the likeliest of its group.
 * Advice has groups of its own.
 */
export function withVariants(source: string, kind: string): string {
  const { groups, pattern } = kind === "advice" ? ADVICE : ANYWHERE;
  return source.replace(pattern, (wording, at: number) => {
    const before = source.slice(0, at);
    const others = (groups.get(wording) ?? []).filter((other) => fitsAfter(before, other));
    return `[${[wording, ...others].join("|")}]`;
  });
}
