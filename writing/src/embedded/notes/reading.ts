import type { Token } from "../lexicon/template.ts";

/**
 * A note's grammar. A "predicate" follows the student as subject ("works hard"), a "base" follows
 * "should" ("check working"), "gerund" and "noun" stand as noun phrases, a "clause" is whole.
 */
export type FragmentForm = "predicate" | "base" | "gerund" | "noun" | "clause";
/** `bare` is a noun phrase as an aim ("exam technique"), where `tokens` has an owner ("her exam technique"). */
export type Fragment = { form: FragmentForm; tokens: Token[]; bare?: Token[] };

/** What a reading needs to know: the student's name, and whether the note is about homework. */
export type Reading = { name: string; homework: boolean };
