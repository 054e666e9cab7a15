import type { Judgement, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { LOOKS_LIKE_BASE } from "./forms.ts";
import { isTargetField } from "./frames.ts";
import type { Form, Node } from "./grammar.ts";
import { OF_HOMEWORK } from "./happened.ts";
import { OF_WORK } from "./things.ts";
import { isUncounted } from "./countability.ts";
import { isPlural } from "./senses.ts";
import { ADJECTIVES, NOUN_OR_BASE, PERSON_NOUNS, STATES } from "./word-lists.ts";
import { BASES, thirdPersonOf } from "./verbs.ts";

/** So many ways are offered. */
const MOST = 2;

/** A piece that could not be said as it stands. */
type Unsaid = {
  text: string;
  /** What it could be part of. */
  forms: ReadonlyMap<Form, Node>;
  field: WrittenField;
  student: Facts["student"];
  judgement: Judgement;
};

/** Ways to say what these words may mean, as whole sentences, the likelier first; none where they are no part of one. */
export function rewordings({ text, forms, field, student, judgement }: Unsaid): string[] {
  const name = student.first_name;
  const set = pronounSet(student.pronouns);
  const their = set.their.charAt(0).toUpperCase() + set.their.slice(1);
  const words = text.split(" ");
  const [first = "", ...rest] = words;
  const ways: string[] = [];
  if (field === "best_achievement" && /^grade \d \p{L}+$/iu.test(text))
    ways.push(`${name} passed ${text}`);
  // "Circle theorems": a topic, or what to do with some.
  const things = (forms.get("NP")?.cost ?? 9) < (forms.get("VB")?.cost ?? 9);
  if (
    isTargetField(field) &&
    forms.has("NP") &&
    (NOUN_OR_BASE.has(first) || (things && forms.has("VB")))
  )
    return [
      `${name} needs to work on ${text}`,
      ...(forms.has("VB") ? [`${name} should ${text}`] : []),
    ];
  // "More confidence": there is more of it, or there should be.
  if (/^(?:more|greater)$/u.test(first) && forms.has("NP"))
    ways.push(`${name} needs ${text}`, `${name} has shown ${text}`);
  const aim = isTargetField(field);
  const toDo = aim || (forms.size === 1 && !PERSON_NOUNS.has(first));
  // A fault is nothing to be done, and praise nothing to be worked on.
  if (forms.has("VB") && toDo && (aim || judgement === "fact") && !/^grade\b/iu.test(text)) {
    if (BASES.has(first) || first === "not") ways.push(`${name} should ${text}`);
    if (
      BASES.has(first) &&
      !NOUN_OR_BASE.has(first) &&
      !/^(?:phone|stop|avoid|try|remember|aim)$/u.test(first)
    )
      ways.push(`${name} ${[thirdPersonOf(first), ...rest].join(" ")}`);
  }
  if (forms.has("VF")) ways.push(`${name} ${text}`);
  if (forms.has("VPP") && LOOKS_LIKE_BASE.test(first)) ways.push(`${name} has ${text}`);
  const is = /\bsince\b/iu.test(text) ? "has been" : "is";
  if (forms.has("ADJP") && !(aim && first.endsWith("ing"))) {
    const how = text
      .split(" ")
      .find((word) => !/ly$|^(?:always|never|not|often|still)$/u.test(word));
    const ofWork = OF_WORK.test(how ?? "") || OF_HOMEWORK.test(how ?? "");
    // Nobody is rarely complete: what a note on homework says so is said of the homework.
    if (field === "homework_notes" && ofWork) ways.push(`${their} homework ${is} ${text}`);
    else ways.push(`${name} ${is} ${text}`, ...(ofWork ? [`${their} work ${is} ${text}`] : []));
  }
  if (forms.has("VG")) ways.push(aim ? `${name} should work on ${text}` : `${name} is ${text}`);
  const isPerson = text.split(" ").some((word) => PERSON_NOUNS.has(word));
  const isThing = !isPerson && !["VF", "ADJP", "VG", "S"].some((form) => forms.has(form as Form));
  const isPlain =
    !/["“]|^(?:best|top|highest|good|great|excellent|super|lovely|brilliant|strong|head|model|no|less|more|wrong|every|some|nothing|none|third|second|first)\b|\b(?:often|always|still|never|all|not|up|on|late|unfinished|angel|man|woman|boy|girl)\b/iu.test(
      text,
    );
  // "EAL", "three pieces outstanding": a sign, or a thing with more said of it.
  const isBare =
    /^\p{Lu}+$/u.test(text) ||
    /\b(?:bar|outstanding|missing|incomplete|\w+ed)$|\bbar\b/iu.test(text);
  const last = words.at(-1) ?? "";
  // "LSE offer" lacks its article.
  const isWhole =
    isPlural(last) ||
    isUncounted(last) ||
    words.length === 1 ||
    /^(?:the|an?|his|her|their)$/u.test(first);
  if (
    isThing &&
    isPlain &&
    isWhole &&
    !isBare &&
    forms.has("NP") &&
    !forms.has("VB") &&
    !/\d/u.test(text)
  ) {
    const ofWork = /^(?:level_notes|best_achievement|additional_notes)$/u.test(field);
    if ((!aim && judgement === "praise") || (ofWork && judgement === "fact"))
      ways.push(`${name} did well with ${text}`);
    if (field === "level_notes" && judgement !== "praise")
      ways.push(`${name} needs to work on ${text}`);
    if (aim && judgement !== "praise") ways.push(`${name} needs to work on ${text}`);
  }
  return [...new Set(ways)].filter((way) => isFit(way, name));
}

/** Whether a way to say something reads like one: it names its student once, and nobody is "exhibited". */
function isFit(way: string, name: string): boolean {
  const [, is = ""] = / is (?:(?:often|always|never|rarely|still) )?(\p{L}+ed)\b/u.exec(way) ?? [];
  return (
    way.split(/\s+/u).filter((word) => word.replace(/\P{L}/gu, "") === name).length < 2 &&
    (is === "" || STATES.has(is) || ADJECTIVES.has(is))
  );
}

/** The first ways that will be said when they are taken. */
export function thatWork(ways: readonly string[], isSaid: (way: string) => boolean): string[] {
  const working: string[] = [];
  for (const way of ways) {
    if (isSaid(way)) working.push(way);
    if (working.length === MOST) break;
  }
  return working;
}
