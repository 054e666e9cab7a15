import type { Judgement, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts } from "../embedded/lexicon/template.ts";
import type { Form } from "./grammar.ts";
import type { Word } from "./words.ts";

/** A piece as the constructions take it: its form, its words, and its tokens with pronouns and articles seen to. */
export type Material = {
  form: Form;
  words: readonly Word[];
  tokens: readonly Token[];
  /** The last word of the noun that a thing is about: "talk" in "a very good talk on rivers". Empty for other forms. */
  head: string;
  /** Whether an owner stands before it already: "his spelling". */
  owned: boolean;
  /** Whether the piece begins with a thing that is the student's own and names no owner. */
  unowned: boolean;
  /** The subject of a piece that only lacks its verb, and what is said of it. */
  core: readonly Token[];
  rest: readonly Token[];
  end: number;
  /** The symbol of what is said of it. */
  bareOf: string;
  /** Whether what was done has a thing that it was done with: "passed grade 3". */
  object: boolean;
  judgement: Judgement;
  /** Chooses one of several wordings that are equally good, by the note itself. */
  pick: <T>(options: readonly T[]) => T;
};

export const PUPIL: Token = { kind: "reference", form: "subject" };
export const PUPILS: Token = { kind: "reference", form: "possessive" };
export const text = (value: string): Token => ({ kind: "text", text: value });
export const verb = (singular: string, plural: string): Token => ({
  kind: "agree",
  singular,
  plural,
});
export const IS = verb(" is ", " are ");
export const WAS = verb(" was ", " were ");
export const HAS_BEEN = verb(" has been ", " have been ");
export const HAS = verb(" has ", " have ");
export const NEEDS = verb(" needs ", " need ");

/** A verb as one thing has it, whoever its owner is: "their homework is". */
export function ofOne(agreeing: Token): Token {
  return agreeing.kind === "agree" ? text(agreeing.singular) : agreeing;
}

/** A sentence of tokens: ends with a full stop. */
export function sentence(...tokens: readonly (Token | readonly Token[])[]): Token[] {
  const all = tokens.flat();
  // "Has been not late since": has not been.
  const at = all.indexOf(HAS_BEEN);
  const next = all[at + 1];
  const led =
    at >= 0 && next?.kind === "text"
      ? /^(not|never|always|often|usually|rarely|consistently|mostly|only|just) /u.exec(next.text)
      : null;
  if (led && next?.kind === "text")
    all.splice(
      at,
      2,
      verb(` has ${led[1]} been `, ` have ${led[1]} been `),
      text(next.text.slice(led[0].length)),
    );
  return joinTexts([...all, text(".")]);
}

const TARGETS: ReadonlySet<WrittenField> = new Set([
  "area_to_improve",
  "homework_improvement_notes",
]);

/** Whether what is written in a field is a target. */
export function isTargetField(field: WrittenField): boolean {
  return TARGETS.has(field);
}

/** What a field is about, as a noun; fields about anything have none. */
export const NOUN_OF: Partial<Record<WrittenField, string>> = {
  level_notes: "work",
  participation_notes: "participation",
  punctuality_notes: "punctuality",
  behaviour_notes: "behaviour",
  homework_notes: "homework",
};
