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
  ["science", /scien|biolog|chemis|physics|astronom/u],
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

/** Branches of an area that differ in what is done there: drawing is no playing, and a map is no source. */
const BRANCHES = {
  drawn: ["arts", /(?<!performing )\barts?\b|textile|graphic/u],
  spoken: ["languages", /^(?!.*\b(?:latin|classical|ancient)\b)/u],
  played: ["arts", /music|performing/u],
  staged: ["arts", /drama|dance|theatre|performing/u],
  past: ["humanities", /history|classic/u],
  places: ["humanities", /geograph/u],
  living: ["science", /biolog/u],
  cooked: ["general", /food|cook|cater|hospitality/u],
  made: ["general", /technolog|design|engineer|\bd ?& ?t\b|\bd\.?t\b|food|construction/u],
} as const satisfies Record<string, readonly [SubjectArea, RegExp]>;
type Branch = keyof typeof BRANCHES;
const BRANCH_NAMES = Object.keys(BRANCHES) as Branch[];

/** What a phrase may be for: an area, or a branch of one. */
export const SUBJECT_KINDS = [...SUBJECT_AREAS, ...BRANCH_NAMES] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The area of a subject, and its branches there. */
export function subjectKinds(subject: string): readonly SubjectKind[] {
  const own = subjectArea(subject);
  const name = subject.toLowerCase();
  return [
    own,
    ...BRANCH_NAMES.filter((branch) => {
      const [area, words] = BRANCHES[branch];
      return area === own && words.test(name);
    }),
  ];
}

const LONGEST_SUBJECT = 32;

/** The subject as running prose names it; an empty or unwieldy name becomes "this subject". */
export function subjectInProse(subject: string): string {
  const name = subject.replace(/\s+/gu, " ").trim();
  return name === "" || name.length > LONGEST_SUBJECT ? "this subject" : name;
}
