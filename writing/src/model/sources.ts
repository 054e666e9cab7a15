import {
  MAIN_FIELDS,
  type MainField,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { asRead } from "../checks/coverage.ts";
import { saysOption } from "../checks/evidence.ts";
import { meansOption, readTick, type ReadSentence } from "../checks/ticks/read-tick.ts";
import type { Facts, Source } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import { contentStems } from "../language/stems.ts";
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
function says(sentence: string, read: ReadSentence, field: MainField, facts: Facts): boolean {
  const option = facts.inputs[field];
  return saysOption(field, option, sentence) || meansOption(field, option, read);
}

function isMain(field: ReportField): field is MainField {
  return (MAIN_FIELDS as readonly string[]).includes(field);
}

/** Whether a sentence bears out that it was written from a field. */
function bears(sentence: string, read: ReadSentence, field: ReportField, facts: Facts): boolean {
  if (isMain(field)) {
    if (says(sentence, read, field, facts) || SPEAKS_OF[field].test(sentence)) return true;
    // "She is a pleasure to teach" may be meant for it; what plainly speaks of another field is not.
    return !MAIN_FIELDS.some((other) => other !== field && readTick(other, read).length > 0);
  }
  const said = contentStems(sentence);
  const noted = contentStems(facts.inputs[field]);
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
  const read = asRead(sentence, tidyName(facts.student.first_name), []);
  const borne = given.filter(
    (field) =>
      (claimed.includes(field) && bears(sentence, read, field, facts)) ||
      (isMain(field) &&
        !claimed.includes("general") &&
        SPEAKS_OF[field].test(sentence) &&
        says(sentence, read, field, facts)),
  );
  const own: Source[] = claimed.includes("teacher") ? ["teacher"] : [];
  const sources = [...borne, ...own];
  return sources.length > 0 ? sources : ["general"];
}
