/** Names of subjects that are one another's: a teacher of Biology may speak of Science. */
const SUBJECTS: readonly RegExp[] = [
  /\b(?:maths|mathematics|statistics)\b/iu,
  /\b(?:science|biology|chemistry|physics)\b/iu,
  /\benglish\b/iu,
  /\bhistory\b/iu,
  /\bgeography\b/iu,
  /\b(?:music|music technology)\b/iu,
  /\b(?:drama|theatre)\b/iu,
  /\b(?:computing|computer science|ict)\b/iu,
  /\b(?:physical education|pe)\b/iu,
];
const NAMED =
  /\b(?:in|of|to|for|with) (?<it>\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)*)|(?<own>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) (?:homework|lessons?|class(?:es|work)?|teachers?|work)\b/gu;

/** Whether a clause tells how the pupil does in a subject that is not the report's and that no note names. */
export function speaksOfOtherSubject(clause: string, given: string): boolean {
  const named = [...clause.matchAll(NAMED)].map(
    ({ groups }) => groups?.["it"] ?? groups?.["own"] ?? "",
  );
  return SUBJECTS.some(
    (subject) => named.some((name) => subject.test(name)) && !subject.test(given),
  );
}
