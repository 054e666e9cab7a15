import { CLOSED, type Sense } from "./closed-words.ts";
import { isUncounted } from "./countability.ts";
import {
  CAUSING,
  DITRANSITIVE,
  HARDLY_THINGS,
  LINKING_VERBS,
  SAYING,
  TRANSITIVE,
} from "./valency.ts";
import { BASES, GERUNDS, PARTICIPLES, PASTS, PURE_PARTICIPLES, THIRD_PERSON } from "./verbs.ts";
import {
  ADJECTIVES,
  ADVERBS,
  BEHIND_NOUN,
  DAYS,
  DETERMINERS,
  LY_ADJECTIVES,
  NOUN_OR_BASE,
  NOUN_OR_VERB,
  NOUN_TOO,
  OBJECT_PRONOUNS,
  PARTICLES,
  PERSON_NOUNS,
  POSSESSIVES,
  PREPOSITIONS,
  STATES,
  SUBJECT_PRONOUNS,
  SUBORDINATORS,
  TIMES,
  UNCOUNTABLE,
} from "./word-lists.ts";

/** Whether a word can be a verb that is said of somebody, by the lists or by its form and the tagger. */
function verbSenses(lower: string, tag: string, into: Map<Sense, number>): void {
  const verb = tag === "VERB" || tag === "AUX";
  const cost = verb ? 0 : 1;
  const add = (sense: Sense, at: number) => into.set(sense, Math.min(at, into.get(sense) ?? 9));
  const link = (base: string | undefined) => base !== undefined && LINKING_VERBS.has(base);
  // A verb that needs an object has a sense of its own, so that "removed from lesson" is no sentence of who removed.
  const of = (base: string | undefined, free: Sense, bound: Sense) =>
    base !== undefined && TRANSITIVE.has(base) ? bound : free;
  const extra = (base: string | undefined, two: Sense, says: Sense, causes?: Sense) => {
    if (causes && base !== undefined && CAUSING.has(base)) add(causes, cost);
    if (base !== undefined && DITRANSITIVE.has(base)) add(two, cost);
    if (base !== undefined && SAYING.has(base)) add(says, cost);
  };
  if (THIRD_PERSON.has(lower)) {
    extra(THIRD_PERSON.get(lower), "d3", "s3", "c3");
    add(of(THIRD_PERSON.get(lower), "v3", "t3"), cost);
    if (link(THIRD_PERSON.get(lower))) add("link3", cost);
  }
  if (BASES.has(lower)) {
    extra(lower, "dbase", "sbase", "cbase");
    add(of(lower, "vbase", "tbase"), cost);
    if (link(lower)) add("linkbase", cost);
  }
  if (PASTS.has(lower)) {
    extra(PASTS.get(lower), "dpast", "spast", "cpast");
    add(of(PASTS.get(lower), "vpast", "tpast"), cost);
    if (link(PASTS.get(lower))) add("linkpast", cost);
  }
  if (PARTICIPLES.has(lower) || PURE_PARTICIPLES.has(lower)) {
    add("vpp", cost + 0.1);
    extra(PURE_PARTICIPLES.get(lower) ?? PASTS.get(lower), "dpp", "spp");
  }
  if (GERUNDS.has(lower)) {
    extra(GERUNDS.get(lower), "ding", "sing", "cing");
    add(of(GERUNDS.get(lower), "ving", "ting"), cost);
    if (link(GERUNDS.get(lower))) add("linking", cost);
    add("noun", verb ? 1 : 0);
    add("adj", 1.2);
  }
  if (into.size > 0 || !verb) return;
  if (lower.endsWith("ing")) {
    add("ving", 0.2);
    add("noun", 0.8);
  } else if (lower.endsWith("ed")) {
    add("vpast", 0.2);
    add("vpp", 0.3);
  } else if (/[^s]s$/u.test(lower)) {
    add("v3", 0.3);
    add("pl", 0.6);
  }
}

/** Endings that few nouns have. */
const ADJECTIVAL = /(?:y|ful|ive|ous|less|able|ible|ish|ed|er|ic)$/u;

/** Pasts that are nothing else. */
const ONLY_DONE =
  /^(?:learnt|taught|brought|bought|caught|forgot|gave|took|wrote|knew|grew|began|chose|became|went|did|said|told|kept|met|made|got|sought|swam|sang|drew|threw|flew|wore|came|ran|led|understood)$/u;

function openSenses(text: string, lower: string, tag: string, plain: boolean): Map<Sense, number> {
  // "SPaG", "Kandinsky": a capital inside a note is a name or a sign.
  if (!plain && /\p{Lu}.*\p{Lu}/u.test(text)) return new Map<Sense, number>([["noun", 0]]);
  // A word of another language, which the tagger knows nothing of.
  if (/[^\p{ASCII}]/u.test(lower.replace(/[’‘]/gu, "")))
    return new Map<Sense, number>([["noun", 0]]);
  const senses = new Map<Sense, number>();
  const add = (sense: Sense, at: number) => senses.set(sense, Math.min(at, senses.get(sense) ?? 9));
  verbSenses(lower, tag, senses);
  const noun: Sense = isPlural(lower) ? "pl" : "noun";
  if (tag === "NOUN" || tag === "PROPN" || !plain) add(noun, 0);
  if (NOUN_OR_VERB.has(lower) || NOUN_OR_BASE.has(lower)) add(noun, tag === "NOUN" ? 0 : 0.8);
  if (UNCOUNTABLE.has(lower) || PERSON_NOUNS.has(lower)) add("noun", 0);
  // "Stays out of trouble": what is not counted is a thing as well.
  if (BASES.has(lower) && isUncounted(lower) && !lower.endsWith("ing"))
    add("noun", tag === "NOUN" ? 0 : 0.6);
  if (TIMES.has(lower)) add("time", 0);
  if (DAYS.has(lower)) add("day", 0);
  if (BEHIND_NOUN.has(lower)) add("post", 0);
  if (tag === "ADJ") add(noun, NOUN_TOO.has(lower) ? 0.6 : 1.2);
  if (ADJECTIVES.has(lower) || LY_ADJECTIVES.has(lower)) add("adj", tag === "ADJ" ? 0 : 0.2);
  else if (tag === "ADJ") {
    add("adj", 0);
    add("noun", 1);
  }
  if (
    ADJECTIVES.has(lower) &&
    (tag === "ADJ" || ADJECTIVAL.test(lower) || lower.includes("-")) &&
    !NOUN_TOO.has(lower)
  )
    senses.delete(noun);
  if (STATES.has(lower) || (PARTICIPLES.has(lower) && lower.endsWith("ed")))
    add("adj", STATES.has(lower) ? 0.3 : 0.9);
  if (ADVERBS.has(lower) || (/..ly$/u.test(lower) && !LY_ADJECTIVES.has(lower)) || tag === "ADV")
    add("adv", 0);
  if (tag === "NUM" || /^\d/u.test(lower)) add("num", 0);
  // "Sketchbook half-empty", "well-paced"
  if (
    /^(?:half|well|badly|poorly|nicely|beautifully)-\p{L}+(?:ed|en|wn|pty|ull|eep|ilt|read|made|done)$|-ever$/u.test(
      lower,
    )
  ) {
    senses.delete("noun");
    senses.set("adj", 0);
  }
  // "A three-course meal": of so many, and no number.
  if (
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten)-(?!(?:one|two|three|four|five|six|seven|eight|nine)$)\p{L}{3,}$/u.test(
      lower,
    )
  ) {
    senses.clear();
    senses.set("adj", 0);
  }
  // "Set 2" and "needs a 5" name a thing; "3 chords" counts.
  if (/^\d+$/u.test(lower)) senses.set("noun", 0.2);
  if (lower === "practise") senses.delete("noun");
  if (plain && HARDLY_THINGS.has(lower)) senses.delete("pl");
  if ((PURE_PARTICIPLES.has(lower) || ONLY_DONE.test(lower)) && lower !== "given")
    senses.delete("noun");
  if (senses.size === 0) add(noun, 0.5);
  return senses;
}

/** What a word may be, by lists where it is a word of grammar and else by the tagger. */
export function sensesOf(text: string, tag: string, first = true): ReadonlyMap<Sense, number> {
  const lower = text.toLowerCase();
  const closed = CLOSED[lower];
  // "Since May", "the May exams": a capital inside a sentence.
  if (!first && /^(?:May|Will|March|Mark)$/u.test(text))
    return new Map<Sense, number>([["noun", 0]]);
  if (!first && lower === "that")
    return new Map<Sense, number>([
      ["that", 0],
      ["rel", 0.1],
      ["det", 0.2],
    ]);
  // "Word for word", "step by step"
  if (/^(\p{L}+) (?:by|for) \1$/u.test(lower)) return new Map<Sense, number>([["adv", 0]]);
  if (closed)
    return new Map(
      closed.map((sense, at) => [
        sense,
        at === 0
          ? 0
          : sense === "subj" && closed[0] === "det" && lower.length < 7 && lower !== "this"
            ? 0.8
            : 0.2,
      ]),
    );
  if (SUBJECT_PRONOUNS.has(lower)) return new Map<Sense, number>([["pron", 0]]);
  if (OBJECT_PRONOUNS.has(lower)) return new Map<Sense, number>([["obj", 0]]);
  if (POSSESSIVES.has(lower) || /\p{L}['’]s?$/u.test(lower))
    return new Map<Sense, number>([["poss", 0]]);
  if (/^(?:do|does|did|has|have|had|would|could|should|must|ca|wo)n't$/u.test(lower))
    return new Map<Sense, number>([
      [/^(?:do|does|did)/u.test(lower) ? "do" : lower.startsWith("ha") ? "have" : "mod", 0],
    ]);
  if (SUBORDINATORS.has(lower)) return new Map<Sense, number>([["sub", 0]]);
  const senses = openSenses(text, lower, tag, /^[\p{Ll}]/u.test(text));
  if (DETERMINERS.has(lower)) senses.set("det", 0);
  if (PREPOSITIONS.has(lower)) senses.set("prep", 0);
  if (PARTICLES.has(lower)) senses.set("prt", 0.2);
  if (PREPOSITIONS.has(lower)) senses.delete("noun");
  // "Ran past the full back", and "in the past".
  if (lower === "past") senses.set("prep", 0.3);
  if (lower === "too") senses.set("too", 0);
  if (lower === "rather") senses.set("rather", 0);
  if (/^(?:back|front)$/u.test(lower)) senses.set("noun", 0.4);
  // "Spends too long on it", "aims high"; "an away match".
  if (/^(?:long|straight|high|deep|close|far)$/u.test(lower)) senses.set("adv", 0.3);
  if (lower === "away") senses.set("adj", 0.5);
  // "In a two-hander" is no number.
  if (tag === "NUM" && /^\p{L}+-\p{L}+er$/u.test(lower)) senses.set("noun", 0);
  if (/^(?:behind|above|below|around|outside|inside|beyond|nearby|ahead)$/u.test(lower))
    senses.set("adv", 0.3);
  return senses;
}

/** Whether a noun means several things. */
export function isPlural(lower: string): boolean {
  if (
    /^(?:children|people|criteria|quotations|data|media|men|women|equilibria|phenomena|bacteria|fungi|formulae|vertebrae|larvae|nuclei|radii|vertices|indices|axes|ostinati|graffiti|loci)$/u.test(
      lower,
    )
  )
    return true;
  return (
    /[^sui]s$/u.test(lower) &&
    !/^(?:maths|physics|economics|athletics|gymnastics|ethics|politics|mechanics|news|series|always|electronics|statistics|textiles|pythagoras)$/u.test(
      lower,
    )
  );
}

/** Whether the lists have a word as an adjective or a form of a verb. */
export function isAdjectiveOrVerb(lower: string): boolean {
  return (
    ADJECTIVES.has(lower) ||
    BASES.has(lower) ||
    THIRD_PERSON.has(lower) ||
    PASTS.has(lower) ||
    GERUNDS.has(lower) ||
    lower in CLOSED
  );
}
