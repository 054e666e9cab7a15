/** What a stretch of text is that leads to a person without naming one. */
export type IdentifierKind =
  | "DATE"
  | "AGE"
  | "ID"
  | "PHONE"
  | "EMAIL"
  | "ADDRESS"
  | "LINK"
  | "HANDLE"
  | "PLACE";
export type IdentifierPattern = {
  kind: IdentifierKind;
  /** What is taken out is all of it, or the group "it" where there is one. */
  pattern: RegExp;
  /** A second look at what matched, and at the group "before" it where there is one. */
  unless?: (found: string, before?: string) => boolean;
};
