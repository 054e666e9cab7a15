import { parse } from "./grammar.ts";
import { textOf, type Word } from "./words.ts";

/** What opens a half that tells what somebody does: "has settled well", "works hard". */
const DOES = ["v3", "t3", "link3", "d3", "s3", "have", "mod", "be", "do"] as const;

const AT_FIRST =
  /\b(?:at first|initially|to (?:begin|start) with|at the (?:start|beginning)|in (?:september|october))\b/iu;

/** A state of this cost is one by the lists, and no guess. */
const SURE = 0.6;

/** "New to the school in October and has settled well" with the "is" that its first half lacks; null where it is no such pair. */
export function withLink(words: readonly Word[]): string | null {
  const joints = words.flatMap(({ lower, quoted }, at) =>
    !quoted && /^(?:and|but)$/u.test(lower) ? [at] : [],
  );
  const [joint = 0, other] = joints;
  const next = words.slice(joint + 1).find(({ senses }) => !senses.has("adv"));
  if (joint === 0 || other !== undefined || !DOES.some((sense) => next?.senses.has(sense)))
    return null;
  const head = words
    .slice(0, joint)
    .filter(({ senses }, at) => at < joint - 1 || !senses.has("comma"));
  const state = parse(head, ["S", "VF", "ADJP", "NP"]);
  const cost = state.get("ADJP")?.cost ?? 9;
  const open = ["S", "VF", "NP"].some((form) => (state.get(form as "S")?.cost ?? 9) <= cost);
  const does = parse(words.slice(joint + 1), ["VF"]).get("VF");
  return cost > SURE || open || !does
    ? null
    : `${AT_FIRST.test(textOf(head)) ? "was" : "is"} ${textOf(words)}`;
}
