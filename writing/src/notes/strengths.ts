import { isUncounted } from "./countability.ts";
import { isMass, isOfKind, isOnlyOfKind } from "./nouns/nouns.ts";
import { isPlural } from "./senses.ts";
import { isOfStudent } from "./things.ts";
import type { Thing } from "./a-thing.ts";
import { likeliest } from "./words.ts";

/** What there is only one of. */
export const SUPERLATIVE = /^(?:best|worst|\p{L}{3,}(?<!hon|mod)est)$/u;

/** What is good without being anybody's doing. */
const NOBODYS =
  /^(?:fun|lessons?|terms?|years?|weeks?|days?|times?|weather|company|luck|news|famil(?:y|ies)|class(?:es)?|groups?|parents|jobs?|stuff|things?|thanks|wishes|holidays?|teachers?|teaching|support|help|guidance|encouragement|feedback|results?|scores?|marks?|grades?|levels?|targets?|homework|books?|materials?|everything|something|nothing|anything|topics?|units?|tests?|subjects?)$/u;

/** "Quick reactions", "accurate passing": what is good of somebody, and no thing that this file knows. */
export function isStrength({ field, head, judgement, words, source, first }: Thing): boolean {
  return (
    judgement === "praise" &&
    /^(?:level|participation|additional)_notes$/u.test(field) &&
    (isPlural(head) || isUncounted(head)) &&
    !NOBODYS.test(head) &&
    !SUPERLATIVE.test(first) &&
    // "Brilliant discussion on Animal Farm": one that was had.
    !(
      isMass(head) &&
      isOfKind(head, "event", "performed", "text", "deed") &&
      / (?:on|about) /u.test(source)
    ) &&
    !(/^(?:discussion|debate|conversation)$/u.test(head) && / (?:on|about) /u.test(source)) &&
    // "Lovely gloves": no strength of anybody.
    !(isOnlyOfKind(head, "person", "group", "place", "event", "object") && !isOfStudent(head)) &&
    (words[0]?.senses.has("adj") === true || /^(?:very|really|so|some|truly)$/u.test(first)) &&
    words.length > 1 &&
    words.length < 8 &&
    words.every(({ quoted, senses }) => !quoted && !senses.has("me")) &&
    // "Happy doing lights and sound"
    !words.slice(1, -1).some((word) => /^[vt]ing$/u.test(likeliest(word))) &&
    !/\b(?:than|this|last|since|now|always|never|not|if|when|who|which)\b|[,;]|\d/u.test(source)
  );
}
