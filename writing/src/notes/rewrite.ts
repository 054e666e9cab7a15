import { foldedFor, guarded, mayMeet, type Guarded } from "../language/needs.ts";

/** Patterns, each with what stands for it. */
export type Rewrites = readonly (Guarded & { to: string })[];

/** Rules of rewriting, made ready once for all the texts that they meet. */
export function ready(rules: readonly (readonly [RegExp, string])[]): Rewrites {
  return rules.map(([pattern, to]) => ({ ...guarded(pattern), to }));
}

/** What a match becomes: "$1" stands for its first group. */
function filled(to: string, groups: readonly unknown[]): string {
  return to.replace(/\$(\d)/gu, (_, at: string) => {
    const group = groups[Number(at) - 1];
    return typeof group === "string" ? group : "";
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
      const read = filled(rule.to, groups);
      if (changes && typed.trim() !== "" && read.trim() !== "" && /\p{L}/u.test(typed))
        changes.push([typed.trim(), read.trim()]);
      return read;
    });
    if (rest !== before) folded = foldedFor(rest);
  }
  return rest;
}
