import { BASES } from "./verbs.ts";
import { PERSON_NOUNS } from "./word-lists.ts";

/** A noun for somebody: from the list, or made of a verb: "bowler", "problem solver". */
export function isPerson(head: string): boolean {
  if (
    PERSON_NOUNS.has(head) ||
    /(?:sports|spokes|crafts)(?:wo)?man$|(?:sports|spokes)person$/u.test(head)
  )
    return true;
  if (
    /^(?:newspaper|paper|number|order|answer|chapter|matter|manner|folder|computer|poster|power|laughter|behaviour|character|temper|offer|letter|corner|centre|master|register|summer|winter|water|layer|error|factor|colour|sector|tutor|border|finger|shoulder|leader-board|chatter|banter|effort|ruler|marker|printer|starter|booster|behavior)$/u.test(
      head,
    )
  )
    return false;
  if (/\p{L}{4}(?:iast|[^hlkrstw]ist)$/u.test(head)) return true;
  const stem = head.replace(/(?:er|or)$/u, "");
  if (stem.length < 3) return false;
  return (
    /(?:er|or)$/u.test(head) &&
    (BASES.has(stem) ||
      BASES.has(`${stem}e`) ||
      (stem.at(-1) === stem.at(-2) && BASES.has(stem.slice(0, -1))))
  );
}
