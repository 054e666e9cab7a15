import { fold } from "../privacy/fold.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { isUncounted } from "./countability.ts";
import { isMatter } from "./labels.ts";
import { isPlural } from "./senses.ts";
import { BASES } from "./verbs.ts";

const ITEM = String.raw`[\p{L}'’-]+(?: [\p{L}'’-]+)?`;
const OPEN =
  /^((?:\p{L}[\p{L}'’-]* ){0,3}\p{L}[\p{L}'’-]*)(?: ?: ?| [-–—] ?| ?\()((?:[\p{L}'’-]+(?: [\p{L}'’-]+)?(?:, (?:and )?| and | & )?)+?)(,? etc)?\)?[.!]*$/u;
const BETWEEN = /, (?:and )?| and | & /u;

/** Whether a word or two name a thing: "rivers", "Haiti", "chain rule". */
export function isThing(item: string): boolean {
  const words = item.split(" ");
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (!new RegExp(`^${ITEM}$`, "u").test(item)) return false;
  if (words.length > 1 && (BASES.has(first.toLowerCase()) || !/\p{L}{3}/u.test(first)))
    return false;
  const named = /^\p{Lu}/u.test(last) || PUBLIC_WORDS.has(fold(last));
  return (
    named ||
    isPlural(last.toLowerCase()) ||
    isUncounted(last.toLowerCase()) ||
    /\p{L}{4}ing$/u.test(last)
  );
}

/** Whether a word opens what somebody does or is, and no thing to work on. */
const NO_THING =
  /^(?:is|are|was|has|have|can|should|must|needs?|to|not|no|he|she|they|very|too|good|bad|gets?|keeps?|always|never|often|still|first|more|less|better)\b/iu;

/** "Case study detail - Haiti, Nepal" among the targets: a thing to work on, and which of it is meant; null for everything else. */
export function thingsMeant(
  text: string,
): { head: string; things: string[]; open: boolean } | null {
  const [, head = "", list = "", more] = OPEN.exec(text) ?? [];
  const last = head.split(" ").at(-1)?.toLowerCase() ?? "";
  const led = head.split(" ")[0]?.toLowerCase() ?? "";
  if (head === "" || NO_THING.test(head)) return null;
  const dashed = !text.endsWith(")");
  if (dashed && isMatter(head)) return null;
  if (head.includes(" ") && BASES.has(led) && !isPlural(led)) return null;
  if (!isPlural(last) && !isUncounted(last) && !/\p{L}{4}(?:ing|tion)$/u.test(last)) return null;
  const things = list.split(BETWEEN);
  return things.every(isThing) ? { head, things, open: more !== undefined } : null;
}

/** The same in words: "case study detail, especially Haiti and Nepal". */
export function sayThingsMeant(text: string): string {
  const meant = thingsMeant(text);
  if (!meant) return text;
  const { head, things, open } = meant;
  const said =
    things.length > 1 ? `${things.slice(0, -1).join(", ")} and ${things.at(-1)}` : things[0];
  return `${head}, ${open ? "such as" : "especially"} ${said}`;
}
