// What a short form or a single word means in one subject, and elsewhere could mean something else.

const SCIENCE = /science|biology|chemistry|physics|biomed/iu;
const STAGE = /drama|theatre|performing|music|english|dance|media/iu;

const IN_SCIENCE: readonly (readonly [RegExp, string])[] = [
  [/\bbio\b/giu, "biology"],
  [/\bchem\b/giu, "chemistry"],
  [/\bphys\b/giu, "physics"],
];

/** A piece with what its subject tells of it. */
export function sayBySubject(subject: string, typed: string): string {
  if (SCIENCE.test(subject))
    return IN_SCIENCE.reduce((text, [pattern, to]) => text.replace(pattern, to), typed);
  // "Project!!" on a stage: the voice, and no project.
  if (STAGE.test(subject)) return typed.replace(/^project(?=$|[!.])/iu, "project their voice");
  return typed;
}
