import type { Judgement, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { LOOKS_LIKE_BASE } from "./forms.ts";
import { isTargetField, NOUN_OF } from "./frames.ts";
import type { Form, Node } from "./grammar.ts";
import { isDoneTo, NEEDS_WHOM, OF_FEELING, OF_HOMEWORK } from "./happened.ts";
import { isOfStudent, OF_WORK } from "./things.ts";
import { isUncounted } from "./countability.ts";
import { isPlural } from "./senses.ts";
import { ADJECTIVES, NOUN_OR_BASE, PERSON_NOUNS, STATES } from "./word-lists.ts";
import { BASES, PARTICIPLES, PASTS, THIRD_PERSON, thirdPersonOf } from "./verbs.ts";

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
  // "Too many one-line answers": nothing that anybody should work on.
  if (text.includes(":") || /^too (?:many|much|few|little)\b/iu.test(text)) return ways;
  // "Lovely to see her grow" says what its writer feels, and nobody is that.
  if (/^(?:so |really |very )?\p{L}+ to (?:see|hear|read|watch|witness|mark)\b/iu.test(text))
    return ways;
  if (field === "best_achievement" && /^grade \d \p{L}+$/iu.test(text))
    ways.push(`${name} passed ${text}`);
  // "Circle theorems": a topic, or what to do with some.
  const things = (forms.get("NP")?.cost ?? 9) < (forms.get("VB")?.cost ?? 9);
  if (
    isTargetField(field) &&
    forms.has("NP") &&
    (NOUN_OR_BASE.has(first) || (things && forms.has("VB")))
  ) {
    const toWorkOn = `${name} needs to work on ${text}`;
    const toDo = `${name} should ${text}`;
    // "Hand homework in", "colour mixing": one of the two is none.
    if (rest.includes("in")) return [toDo];
    if (/^(?:down|up|out|off|back|over)$/u.test(rest[0] ?? "")) return [toDo];
    if (!forms.has("VB") || (rest.length === 1 && rest[0]?.endsWith("ing"))) return [toWorkOn];
    return things ? [toWorkOn, toDo] : [toDo, `${name} needs to ${text}`];
  }
  // "More confidence": there is more of it, or there should be.
  const end = words.at(-1) ?? "";
  // "More detailed conclusion" lacks its article.
  if (/^(?:more|greater)$/u.test(first) && forms.has("NP") && (isPlural(end) || isUncounted(end)))
    ways.push(`${name} needs ${text}`, `${name} has shown ${text}`);
  const aim = isTargetField(field);
  const toDo = aim || (forms.size === 1 && !PERSON_NOUNS.has(first));
  // A fault is nothing to be done, and praise nothing to be worked on.
  if (forms.has("VB") && toDo && (aim || judgement === "fact") && !/^grade\b/iu.test(text)) {
    if ((BASES.has(first) && first !== "back") || first === "not")
      ways.push(`${name} should ${text}`);
    if (
      BASES.has(first) &&
      !NOUN_OR_BASE.has(first) &&
      !/^(?:phone|stop|avoid|try|remember|aim|back)$/u.test(first)
    )
      ways.push(`${name} ${[thirdPersonOf(first), ...rest].join(" ")}`);
  }
  const base = THIRD_PERSON.get(first);
  if (aim && base && forms.has("VF") && NOUN_OR_BASE.has(base))
    ways.push(`${name} should ${[base, ...rest].join(" ")}`);
  // "Sent out once" was done to somebody.
  // "Scaffolded less now" was done to somebody, and by them to nobody.
  const whom =
    NEEDS_WHOM.test(first) &&
    !/^(?:an?|the|his|her|their|others|\p{L}+(?<!s)s)$/u.test(rest[0] ?? "");
  if (forms.has("VF") && !whom)
    ways.push(isDoneTo(text) ? `${name} was ${text}` : `${name} ${text}`);
  if (forms.has("VPP") && LOOKS_LIKE_BASE.test(first)) ways.push(`${name} has ${text}`);
  const is = /\bsince\b/iu.test(text) ? "has been" : "is";
  // "Worried about effort": its teacher is, as far as anybody can tell.
  if (
    forms.has("ADJP") &&
    words.some((word) => OF_FEELING.test(word) && word !== "happy") &&
    first !== "not"
  )
    return [`I ${is === "is" ? "am" : is.replace("has", "have")} ${text}`];
  if (
    forms.has("ADJP") &&
    !/^an?$/u.test(first) &&
    !isDoneTo(text) &&
    !(aim && first.endsWith("ing"))
  ) {
    const how = text
      .split(" ")
      .find((word) => !/ly$|^(?:always|never|not|often|still)$/u.test(word));
    const ofWork = OF_WORK.test(how ?? "") || OF_HOMEWORK.test(how ?? "");
    // Nobody is rarely complete: what a note on homework says so is said of the homework.
    if (field === "homework_notes" && ofWork) ways.push(`${their} homework ${is} ${text}`);
    else
      ways.push(
        `${name} ${is} ${text}`,
        ...(ofWork ? [`${their} ${NOUN_OF[field] ?? "work"} ${is} ${text}`] : []),
      );
  }
  // "Not using evidence" is nothing to be worked on, and "writing still weak" nothing that somebody does.
  const isSkill =
    isOfStudent(first) && /^(?:still|not|now|never|always|often)$/u.test(rest[0] ?? "");
  if (forms.has("VG") && !isSkill && first === "not") ways.push(`${name} is ${text}`);
  else if (forms.has("VG") && !isSkill)
    ways.push(aim ? `${name} should work on ${text}` : `${name} is ${text}`);
  const isPerson = text.split(" ").some((word) => PERSON_NOUNS.has(word));
  const isThing = !isPerson && !["VF", "ADJP", "VG", "S"].some((form) => forms.has(form as Form));
  const isPlain =
    !/["“]|^(?:best|top|highest|good|great|excellent|super|lovely|brilliant|strong|head|model|an? (?:absolute|real|total|bit)|bit|no|less|more|wrong|every|some|nothing|none|third|second|first)\b|\b(?:often|always|still|never|all|not|up|on|late|unfinished|angel|man|woman|boy|girl)\b/iu.test(
      text,
    );
  // "EAL", "three pieces outstanding": a sign, or a thing with more said of it.
  const isBare =
    /^\p{Lu}+$/u.test(text) ||
    /\b(?:bar|outstanding|missing|incomplete|\w+ed)$|\bbar\b/iu.test(text);
  const last = words.at(-1) ?? "";
  // "A tricky year": had, and nothing that somebody does well with.
  const isTime = /^(?:year|term|half-term|week|day|time|start|end)$/u.test(last);
  // "LSE offer" lacks its article.
  const isWhole =
    isPlural(last) ||
    isUncounted(last) ||
    words.length === 1 ||
    /^(?:the|an?|his|her|their)$/u.test(first);
  if (
    isThing &&
    !isTime &&
    isPlain &&
    isWhole &&
    !isBare &&
    forms.has("NP") &&
    !forms.has("VB") &&
    !/\d|\bgrades?\b/u.test(text) &&
    // "Tasted amazing": nothing that somebody does well with.
    !PASTS.has(first) &&
    !PARTICIPLES.has(first)
  ) {
    const ofWork = /^(?:level_notes|best_achievement|additional_notes)$/u.test(field);
    // "Goosebumps": nothing that anybody does well with.
    const isMatter = isOfStudent(last) || isUncounted(last) || words.length > 1;
    if (isMatter && ((!aim && judgement === "praise") || (ofWork && judgement === "fact")))
      ways.push(`${name} did well with ${text}`);
    if (field === "level_notes" && judgement !== "praise")
      ways.push(`${name} needs to work on ${text}`);
    if (aim && judgement !== "praise" && !/^(?:down|up|out|off|back|over)$/u.test(rest[0] ?? ""))
      ways.push(`${name} needs to work on ${text}`);
  }
  return [...new Set(ways.map((way) => way.replace(/\btheir own\b/gu, `${set.their} own`)))].filter(
    (way) => isFit(way, name),
  );
}

/** Whether a way to say something reads like one: it names its student once, and nobody is "exhibited". */
function isFit(way: string, name: string): boolean {
  const [, is = ""] =
    / is (?:(?:often|always|never|rarely|still|\p{L}+ly) )*(\p{L}+)\b/u.exec(way) ?? [];
  return (
    way.split(/\s+/u).filter((word) => word.replace(/\P{L}/gu, "") === name).length < 2 &&
    !OF_HOMEWORK.test(is) &&
    (!(is.endsWith("ed") || PARTICIPLES.has(is)) || STATES.has(is) || ADJECTIVES.has(is))
  );
}

/** The first ways that will be said when they are taken, with the articles that they will have. */
export function thatWork(
  ways: readonly string[],
  saidAs: (way: string) => string | null,
): string[] {
  const working = new Set<string>();
  for (const way of ways) {
    const said = saidAs(way);
    if (said !== null) working.add(said);
    if (working.size === MOST) break;
  }
  return [...working];
}
