/**
 * A legal page as content. Words may hold `**strong**`, `[links](/address)`, `{provider}` (its name,
 * `{Provider}` at the beginning of a sentence)
 * and `{contact}` (its e-mail address, or the contact page).
 */
export interface LegalText {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The part after # in an address. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  /** What this very installation is configured with. */
  | { part: "provider" | "processors" | "hosting" };

/** The date from which all six pages hold. */
export const EFFECTIVE_DATE = "08/01/25";
/** When their words last changed: they speak of later law, too. */
export const LAST_UPDATED = "26 November 2026";
