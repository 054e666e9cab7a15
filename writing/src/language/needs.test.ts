import { expect, test } from "vitest";
import { FLAG_RULES } from "../privacy/flag-rules.ts";
import { IDENTIFIERS, ORDINARY, STRANGERS } from "../privacy/redact-examples.ts";
import { foldedFor, guarded, mayMeet, meetsOne } from "./needs.ts";

test.each([
  [/\bdo(?:es|se)n'?t\b/giu, ["do"]],
  [/foo|ba{0,1}rt?s/u, ["foo", "b"]],
  [/(?<!a long one )x(?=yz|wvu)[abc]+de\.fg/u, ["de.fg"]],
  [/\b(\p{Lu}\p{Ll}+)'s (?=(?:a|an)\b)/gu, ["'s "]],
  [/(?<!\p{L})TA\b/u, ["ta"]],
  [/(?:ab){2}c+d/u, ["ab"]],
  [/(?<name>abc)\k<name>[x\]y]z{0}/u, ["abc"]],
  [/\s*&\s*/gu, ["&"]],
  [/a?b*|c/u, null],
  [/abc|/u, null],
  [/é+/u, null],
])("%s cannot do without %j", (pattern, needs) => {
  expect(guarded(pattern).needs).toEqual(needs);
});

test("a pattern is met with its guard wherever it is met without", () => {
  const texts = [...ORDINARY, ...[...IDENTIFIERS, ...STRANGERS].map(([text]) => text)];
  const patterns = Object.values(FLAG_RULES).flatMap((rules) => Object.values(rules).flat());
  for (const text of [...texts, ...texts.map((each) => each.toUpperCase())])
    for (const pattern of patterns)
      if (text.search(pattern) >= 0)
        expect(mayMeet(guarded(pattern), foldedFor(text)), `${pattern.source}: ${text}`).toBe(true);
});

test("an old letter that a pattern takes for an s is looked for as one", () => {
  const text = "ha\u017F \u212Aept on";
  expect(meetsOne([guarded(/has kept/iu)], text, foldedFor(text))).toBe(true);
});
