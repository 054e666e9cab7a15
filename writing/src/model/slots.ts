import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { capitalise } from "../language/text.ts";
import { PRONOUN_CASES, pronounSet, type PronounCase } from "../language/pronouns.ts";
import { verbForms } from "./verbs.ts";

const FORMS: Record<string, PronounCase> = {
  he: "they",
  she: "they",
  him: "them",
  his: "their",
  her: "their",
  hers: "theirs",
  himself: "themselves",
  herself: "themselves",
};
const OWN: Record<Pronouns, readonly string[]> = {
  "He/Him": ["he", "him", "his", "himself"],
  "She/Her": ["she", "her", "hers", "herself"],
  "They/Them": ["he", "him", "his", "himself", "she", "her", "hers", "herself"],
};
const ADVERBS = String.raw`(?:(?:also|now|still|often|always|never|rarely|usually|sometimes|already|really|just|generally|clearly|ever|almost|nearly|too|quite|seldom|once|soon|first|then|consistently|regularly|frequently|occasionally|[a-z]+ly)\s+){0,2}`;
/** What may follow "her" where it is not a possessive. */
const AFTER_OBJECT =
  /^\s*(?:[.,;:!?)]|$|(?:and|or|but|to|in|on|at|of|for|with|from|as|by|if|when|while|because|so|than|that|this|again|well|more|very|the|a|an|how|what|where|up|out|back|forward|further|greatly|most|is|was|has|will|can|every|all|each|continue|succeed|become|grow|go|achieve|develop|flourish|thrive|next (?:year|term)|throughout|through|during|over|into|about)\b)/iu;

function slot(form: PronounCase, like: string): string {
  return /^\p{Lu}/u.test(like) ? `{${form.charAt(0).toUpperCase()}${form.slice(1)}}` : `{${form}}`;
}

/** Gives a verb after a pronoun slot its two forms: "{they} works" becomes "{they} {works|work}". */
export function slotVerbs(text: string): string {
  return text.replaceAll(
    // "Should {they} get stuck", "let {them}": after a modal verb the form is the same for all.
    new RegExp(
      String.raw`((?<!\b(?:should|could|would|will|can|may|might|must|did|had|shall|has|have|does|do|is|are|was|were)\s)\{[Tt]hey\}\s+${ADVERBS})([a-z]+(?:n't)?)(?![\p{L}'’{|}])`,
      "giu",
    ),
    (whole, before: string, word: string) => {
      const forms = verbForms(word);
      return forms ? `${before}{${forms[0]}|${forms[1]}}` : whole;
    },
  );
}

/**
 * Takes the student's gender out of a text: pronouns become slots with verbs that agree, and "girl" or
 * "son" a neutral word. Pronouns of the other gender are not the student's and stay; where the school has
 * none recorded, all go.
 */
export function neutralise(text: string, pronouns: Pronouns | null): string {
  const own = OWN[pronouns ?? "They/Them"];
  const slotted = text
    // "Shes quiet", "s/he tries".
    .replaceAll(/\b(s?he)s\b/giu, "$1's")
    .replaceAll(/\bs\/he\b/giu, (word) => (word.startsWith("S") ? "{They}" : "{they}"))
    .replaceAll(/\b(?:miss|master|mr|ms|mrs)\.? (?=\{PUPIL\})/giu, "")
    .replaceAll(/(\{PUPIL\}) \((?:f|m|female|male)\)/giu, "$1")
    .replaceAll(
      /(?<![\p{L}'’{|])(?:s?he|him|his|hers?|himself|herself)(?![\p{L}])/giu,
      (word, at: number) => {
        const plain = word.toLowerCase();
        if (!own.includes(plain)) return word;
        const rest = text.slice(at + word.length);
        if (plain === "her" && AFTER_OBJECT.test(rest)) return slot("them", word);
        if (plain === "his" && /^\s*(?:[.,;!?)]|$)/u.test(rest)) return slot("theirs", word);
        return slot(FORMS[plain] ?? "they", word);
      },
    )
    .replaceAll(/(\{[Tt]hey\})['’]s\b/gu, "$1 is")
    .replaceAll(/\b(?:young (?:man|woman|lady|gentleman|madam))\b/giu, "young person")
    .replaceAll(/\b(?:boy|girl|lad|lass)\b(?!['’]?s)/giu, "pupil")
    .replaceAll(/\b(?:boys|girls)['’]s?\s+/giu, "")
    .replaceAll(/\b(?:gentleman|madam)\b/giu, "person")
    .replaceAll(/\bsports(?:wo)?man\b/giu, "sportsperson")
    .replaceAll(/\bactress\b/giu, "actor")
    .replaceAll(/\b(?:son|daughter)\b/giu, "child");
  return slotVerbs(slotted);
}

/** Several people, of whom "they" may speak in what follows them. */
const SEVERAL =
  /\b(?:others|classmates|peers|friends|pupils|students|children|people|everyone|everybody|boys|girls|groups?|partners|parents|teachers|team|class|mates|\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+|\} and \{)\b[^.!?]*$/u;

/** The same also for a student who uses they/them, so that this cannot be told from a request. */
export function neutraliseForAll(text: string, pronouns: Pronouns | null): string {
  const plain = neutralise(text, pronouns);
  if (pronouns === "He/Him" || pronouns === "She/Her") return plain;
  return slotVerbs(
    plain.replaceAll(
      /(?<![\p{L}{|])(?:they|them|their|theirs|themsel(?:f|ves))(?![\p{L}}|])/giu,
      (word, at: number) => {
        if (SEVERAL.test(plain.slice(Math.max(0, at - 200), at))) return word;
        const form = word.toLowerCase();
        return slot(form === "themself" ? "themselves" : (form as PronounCase), word);
      },
    ),
  );
}

const CASES: ReadonlySet<string> = new Set(PRONOUN_CASES);

/**
 * Fills the pronouns and the verbs of one sentence. A verb agrees with the subject slot before it: a
 * name takes the singular, "{they}" what the student's pronouns take. Other slots stay for the caller.
 */
export function fillSlots(sentence: string, pronouns: Pronouns | null): string {
  const set = pronounSet(pronouns);
  let plural = set.plural;
  const filled = sentence.replaceAll(/\{([^{}]*)\}/gu, (whole, inside: string) => {
    if (inside === "PUPIL") {
      plural = false;
      return whole;
    }
    const form = inside.charAt(0).toLowerCase() + inside.slice(1);
    if (CASES.has(form)) {
      if (form === "they") plural = set.plural;
      const word = set[form as PronounCase];
      return form === inside ? word : capitalise(word);
    }
    const verb = /^([\p{L}'’ -]+)\|([\p{L}'’ -]+)$/u.exec(inside);
    return verb ? ((plural ? verb[2] : verb[1]) ?? whole) : whole;
  });
  return capitalise(filled);
}
