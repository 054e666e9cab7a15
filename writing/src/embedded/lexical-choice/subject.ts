/** The subject areas that have a bank of their own; every other subject is "general". */
export const SUBJECT_AREAS = [
  "maths",
  "english",
  "science",
  "languages",
  "humanities",
  "arts",
  "computing",
  "pe",
  "general",
] as const;
export type SubjectArea = (typeof SUBJECT_AREAS)[number];

/** First match wins, so that "Computer Science" and "Political Science" are no sciences. */
const PATTERNS: readonly (readonly [SubjectArea, RegExp])[] = [
  ["computing", /comput|\bict\b|\bit\b|programming|digital|information tech/u],
  ["pe", /\bp\.?e\.?\b|physical ed|\bsports?\b|\bgames\b|athletics|gymnastics|swimming|fitness/u],
  ["maths", /math|numeracy|statistic|algebra|calculus|\bmechanics\b/u],
  [
    "languages",
    /french|german|spanish|italian|mandarin|chinese|japanese|russian|arabic|urdu|polish|portuguese|latin|greek|welsh|irish|gaelic|bengali|hebrew|turkish|\bmfl\b|languages\b(?!.*english)/u,
  ],
  ["english", /english|literature|literacy|creative writing|\beal\b/u],
  [
    "humanities",
    /history|geograph|relig|\br\.?[es]\.?\b|humanit|philosoph|ethics|politic|sociolog|citizenship|classic|theology|\blaw\b|econom|anthropolog|world views|worldviews/u,
  ],
  ["science", /scien|biolog|chemis|physics|astronom|psycholog/u],
  [
    "arts",
    /\barts?\b|music|drama|dance|theatre|photograph|textile|graphic|ceramic|fine art|media|film|performing/u,
  ],
];

/** The area whose bank suits a subject as the school names it. */
export function subjectArea(subject: string): SubjectArea {
  const name = subject.toLowerCase();
  return PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? "general";
}

const LONGEST_SUBJECT = 32;

/** The subject as running prose names it; an empty or unwieldy name becomes "this subject". */
export function subjectInProse(subject: string): string {
  const name = subject.replace(/\s+/gu, " ").trim();
  return name === "" || name.length > LONGEST_SUBJECT ? "this subject" : name;
}
