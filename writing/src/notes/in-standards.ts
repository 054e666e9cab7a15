/** The standards of a primary school, as short forms have been written out. */
const STANDARDS: readonly (readonly [RegExp, string])[] = [
  [/^greater/iu, "at greater depth"],
  [/towards/iu, "towards the expected standard"],
  [/^/u, "at the expected standard"],
];
const CODE = String.raw`((?:at )?greater depth|(?:at )?(?:the )?expected(?: standard| level)?|(?:is )?working towards(?: the expected standard)?)`;

function standard(code = ""): string {
  return (
    STANDARDS.find(([pattern]) => pattern.test(code.replace(/^at (?:the )?/iu, "")))?.[1] ?? ""
  );
}
const SKILL =
  "(?:reading|writing|maths|mathematics|science|spelling|phonics|spag|gps|speaking|listening|grammar|english|history|geography|rwm)";
const SKILLS = String.raw`(${SKILL}(?:(?:, | and | ?& ?| ?\+ ?|, and )${SKILL})*)`;
const NEXT = String.raw`(?:[,;]? (?:and |but )?|[,;])`;
const CODE_FIRST = new RegExp(String.raw`${CODE}:? (?:in |for )?${SKILLS}(?:$|${NEXT})`, "giu");
const CODE_LAST = new RegExp(String.raw`${SKILLS}:? (?:is |at )?${CODE}(?:$|${NEXT})`, "giu");

/** "GDS reading, EXS maths": how somebody works in each. */
export function inStandards(typed: string): string | null {
  const text = typed.replace(/^(?:is )?(?:working )?(?=at )/iu, "");
  if (!/\b(?:greater depth|expected|working towards)\b/iu.test(text)) return null;
  for (const [pattern, code, skills] of [
    [CODE_FIRST, 1, 2],
    [CODE_LAST, 2, 1],
  ] as const) {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0 || found.map(([all]) => all).join("") !== text) continue;
    const said = found.map(
      (each) => `${standard(each[code])} in ${(each[skills] ?? "").replace(/ ?[&+] ?/gu, " and ")}`,
    );
    const last = said.pop() ?? "";
    return `is working ${said.length > 0 ? `${said.join(", ")} and ` : ""}${last}`;
  }
  return null;
}
