import { isCommonWord } from "../privacy/words.ts";
import { foldedFor, guarded, mayMeet, type Guarded } from "../language/needs.ts";

/** Patterns, each with what stands for it. */
export type Rewrites = readonly (Guarded & { to: string })[];

/** Rules of rewriting, made ready once for all the texts that they meet. */
export function ready(rules: readonly (readonly [RegExp, string])[]): Rewrites {
  return rules.map(([pattern, to]) => ({ ...guarded(pattern), to }));
}

/**
 * What a match becomes: "$1" stands for its first group. What opened the note and does so no longer loses its capital:
 * "Spelling lets her down", "their spelling …".
 */
function filled(to: string, typed: string, groups: readonly unknown[]): string {
  return to.replace(/\$(\d)/gu, (_, at: string, place: number) => {
    const group = groups[Number(at) - 1];
    if (typeof group !== "string") return "";
    const opened = place > 0 && typed.startsWith(group) && /^\p{Lu}\p{Ll}+\b/u.test(group);
    const word = /^\p{L}+/u.exec(group)?.[0].toLowerCase() ?? "";
    return opened && isCommonWord(word) ? group.charAt(0).toLowerCase() + group.slice(1) : group;
  });
}

/** A text rewritten by each rule in turn; what was read as something else is added to `changes`. */
export function rewrite(text: string, rules: Rewrites, changes: [string, string][] | null): string {
  let rest = text;
  let folded = foldedFor(rest);
  for (const rule of rules) {
    if (!mayMeet(rule, folded)) continue;
    const before = rest;
    rest = before.replace(rule.pattern, (typed: string, ...groups: unknown[]) => {
      const read = filled(rule.to, typed, groups);
      if (changes && typed.trim() !== "" && read.trim() !== "" && /\p{L}/u.test(typed))
        changes.push([typed.trim(), read.trim()]);
      return read;
    });
    if (rest !== before) folded = foldedFor(rest);
  }
  return rest;
}
