import {
  MAIN_FIELDS,
  type MainField,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../checks/evidence.ts";
import type { Facts, Source } from "../facts.ts";
import { wordsOf } from "../language/text.ts";
import { sendableFields } from "./prepare.ts";

const SPEAKS_OF: Record<MainField, RegExp> = {
  level:
    /\b(?:level|standard|progress|attain|understand|knowledge|achiev|working|expect|advanced|proficien|develop)/iu,
  participation:
    /\b(?:participa|contribut|discuss|lesson|class|question|answer|listen|watch|join|part|involve|engage)/iu,
  punctuality: /\b(?:punctual|late|lateness|on time|arriv|prompt|start of)/iu,
  behaviour: /\b(?:behav|conduct|manner|polite|courte|respect|disrupt|conduct)/iu,
  homework: /\bhome ?work|\bhome learning|\btasks? set|\bindependent (?:work|study)/iu,
  homework_improvement_area: /\b(?:accura|method|present|check|error|layout|neat|step|working)/iu,
};
const EMPTY = new Set(
  "about above after again also always been being could does doing done down every from good have having into just like made make makes more most much need needs only other over really should some such than that their them then there these they this those very want well were what when which while will with work would your".split(
    " ",
  ),
);

function stems(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length > 3 && !EMPTY.has(word))
      .map((word) => word.replace(/(?:ing|edly|ed|es|ly|s|ment|ation|ion)$/u, "").slice(0, 6)),
  );
}

function isMain(field: ReportField): field is MainField {
  return (MAIN_FIELDS as readonly string[]).includes(field);
}

/** Whether a sentence bears out that it was written from a field. */
function bears(sentence: string, field: ReportField, facts: Facts): boolean {
  if (isMain(field))
    return saysOption(field, facts.inputs[field], sentence) || SPEAKS_OF[field].test(sentence);
  const said = stems(sentence);
  const noted = stems(facts.inputs[field]);
  return noted.size === 0 || [...noted].some((stem) => said.has(stem));
}

/**
 * What a sentence was really written from: the claimed fields that were given and that its words bear
 * out, and the ticks that it says without claiming them. "general" where nothing is left.
 */
export function verifySources(
  sentence: string,
  claimed: readonly string[],
  facts: Facts,
): Source[] {
  const given = sendableFields(facts);
  const borne = given.filter(
    (field) =>
      (claimed.includes(field) && bears(sentence, field, facts)) ||
      (isMain(field) &&
        !claimed.includes("general") &&
        SPEAKS_OF[field].test(sentence) &&
        saysOption(field, facts.inputs[field], sentence)),
  );
  const own: Source[] = claimed.includes("teacher") ? ["teacher"] : [];
  const sources = [...borne, ...own];
  return sources.length > 0 ? sources : ["general"];
}
