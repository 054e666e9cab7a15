import { possessive } from "../../language/names.ts";
import type { PronounSet } from "../../language/pronouns.ts";
import { capitalise } from "../../language/text.ts";
import type { Reference, Token } from "../lexicon/template.ts";
import { PRONOUN_OF } from "../lexicon/template.ts";

/** Who a text is about. */
export type Person = { name: string; pronouns: PronounSet };

function named(person: Person, form: Reference): string {
  return form === "possessive" ? possessive(person.name) : person.name;
}

/** "Will will", "May may": a name that is a word must not meet itself. */
function meetsItself(name: string, next: Token | undefined): boolean {
  if (next?.kind !== "text") return false;
  const word = /^\s+([\p{L}'-]+)/u.exec(next.text)?.[1];
  return word?.toLowerCase() === name.toLowerCase();
}

/**
 * Turns tokens into a sentence. With `byName` the first open reference is the name, else a pronoun;
 * later references in the same sentence are always pronouns. Verbs agree with the nearest subject before them.
 */
export function realiseSentence(tokens: readonly Token[], person: Person, byName: boolean): string {
  let text = "";
  let useName = byName;
  let plural = person.pronouns.plural;
  tokens.forEach((token, index) => {
    switch (token.kind) {
      case "text":
        text += token.text;
        break;
      case "agree":
        text += plural ? token.plural : token.singular;
        break;
      case "pronoun":
        if (token.form === "they") plural = person.pronouns.plural;
        text += person.pronouns[token.form];
        break;
      case "reference": {
        const name = useName && !meetsItself(person.name, tokens[index + 1]);
        if (token.form === "subject") plural = name ? false : person.pronouns.plural;
        text += name ? named(person, token.form) : person.pronouns[PRONOUN_OF[token.form]];
        if (name) useName = false;
      }
    }
  });
  return capitalise(
    text
      .replace(/\s+/gu, " ")
      .replace(/ (?=[.,;:])/gu, "")
      .trim(),
  );
}
