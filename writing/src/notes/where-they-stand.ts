/** Grades as notes have them, "5", "B+" and "4/5", which is one or the other. */
const GRADE = String.raw`(?:an? )?(?:grade )?([1-9][+-]?|[A-E](?:\*|[+-])?)(?:(?:[/-]| out of | or )([1-9]|[A-E]))?`;
const NOW =
  "(?:currently|now|presently|at present|at the moment|working at|currently at|now at|currently on|now on|currently working at|working around|performing at)";
const TARGET =
  "(?:gcse |a[- ]level |end of year |year \\d+ )?(?:target|aim)(?: grade)?(?: is| of)?:?";

const TARGET_FIRST = new RegExp(
  String.raw`^${TARGET} ${GRADE},? (?:and |but )?(?:is )?${NOW} ${GRADE}$`,
  "iu",
);
const NOW_FIRST = new RegExp(
  String.raw`^(?:is )?${NOW} ${GRADE},? \(?(?:and |but |with an? )?${TARGET} ${GRADE}\)?$`,
  "iu",
);

/** "Grade 5", "grade 4 or 5". */
function grade(one = "", other: string | undefined): string {
  return `grade ${one.toUpperCase()}${other ? ` or ${other.toUpperCase()}` : ""}`;
}

/** "GCSE target 6, currently 4/5": the grade that is aimed at beside the one that is reached. */
function besideTarget(text: string): string | null {
  const first = TARGET_FIRST.exec(text);
  const [, aim, orAim, at, orAt] = first ?? [];
  if (first) return `has a target of ${grade(aim, orAim)} and is working at ${grade(at, orAt)}`;
  const second = NOW_FIRST.exec(text);
  const [, now, orNow, to, orTo] = second ?? [];
  // "Currently 4, target 6" is two sentences.
  if (second && (orNow || orTo || !text.includes(",")))
    return `is working at ${grade(now, orNow)} and has a target of ${grade(to, orTo)}`;
  return null;
}

/** "B in the mock (target A)": what was reached, and what was to be. */
function againstTarget(text: string): string | null {
  const found =
    /^(?:(?:achieved|got|gained|scored) )?(?:an? )?(?:grade )?([1-9][+-]?|[A-E](?:\*|[+-])?) (in|on) (?:the )?((?:[\p{L}-]+ ){0,2}(?:mocks?|tests?|exams?|assessments?|paper)(?: \d)?),? ?(?:\((?:target|aim)(?: is)? |(?:target|aim)(?: is)? )(?:an? )?(?:grade )?([1-9][+-]?|[A-E](?:\*|[+-])?)\)?$/iu.exec(
      text,
    );
  if (!found) return null;
  const [, reached = "", on, what, aim = ""] = found;
  return `achieved a grade ${reached.toUpperCase()} ${on} the ${what} and is aiming for a grade ${aim.toUpperCase()}`;
}

const MARK = String.raw`(\d{1,3} ?%|\d{1,3} out of \d{1,3})`;
const WHEN =
  "((?:in|at|before|after|last|since) (?:the )?(?:start of (?:the )?(?:year|term)|september|october|november|december|january|february|march|april|may|june|july|christmas|easter|half term|(?:autumn|spring|summer)(?: term)?|term|year|year \\d+|first (?:test|mock|assessment)|(?:last|first|previous) (?:test|mock|assessment|time)))";
const FROM_TO = new RegExp(
  String.raw`^(?:was |were |got |scored )?${MARK} ${WHEN},? (?:and |but )?(?:is |got |scored )?(?:now |up to |down to )?${MARK}(?: (?:now|this time|this term|in (?:the )?(?:last|latest) (?:test|mock|assessment)))?$`,
  "iu",
);
const GRADES_FROM_TO = new RegExp(
  String.raw`^(?:was |got )?(?:at |on )?(?:an? )?(?:grade )?([1-9]) ${WHEN},? (?:and |but )?(?:is )?(?:now (?:at |on )?(?:an? )?((?:(?:solid|secure|strong) )?)(?:grade )?([1-9])|(?:at |on )?(?:an? )?(?:grade )?([1-9]) now)$`,
  "iu",
);

/** "51% in September, 68% now": from the one to the other. */
function fromTo(text: string): string | null {
  const [, mark, when, then] = FROM_TO.exec(text) ?? [];
  if (mark) return `has gone from ${mark} ${when} to ${then} now`;
  const [, one, at, how = "", other = "", last = ""] = GRADES_FROM_TO.exec(text) ?? [];
  const reached = `${how === "" ? "" : `a ${how.toLowerCase()}`}grade ${other + last}`;
  return one ? `has gone from grade ${one} ${at} to ${reached} now` : null;
}

/** The standards of a primary school, as short forms have been written out. */
const STANDARDS: readonly (readonly [RegExp, string])[] = [
  [/^greater/iu, "at greater depth"],
  [/towards/iu, "towards the expected standard"],
  [/^/u, "at the expected standard"],
];
const CODE = String.raw`((?:at )?greater depth|(?:at )?(?:the )?expected(?: standard| level)?|(?:is )?working towards(?: the expected standard)?)`;

function standard(code = ""): string {
  return (
    STANDARDS.find(([pattern]) => pattern.test(code.replace(/^at (?:the )?/iu, "")))?.[1] ?? ""
  );
}
const SKILL =
  "(?:reading|writing|maths|mathematics|science|spelling|phonics|spag|gps|speaking|listening|grammar|english|history|geography|rwm)";
const SKILLS = String.raw`(${SKILL}(?:(?:, | and | ?& ?| ?\+ ?|, and )${SKILL})*)`;
const NEXT = String.raw`(?:[,;]? (?:and |but )?|[,;])`;
const CODE_FIRST = new RegExp(String.raw`${CODE}:? (?:in |for )?${SKILLS}(?:$|${NEXT})`, "giu");
const CODE_LAST = new RegExp(String.raw`${SKILLS}:? (?:is |at )?${CODE}(?:$|${NEXT})`, "giu");

/** "GDS reading, EXS maths": how somebody works in each. */
export function inStandards(typed: string): string | null {
  const text = typed.replace(/^(?:is )?(?:working )?(?=at )/iu, "");
  if (!/\b(?:greater depth|expected|working towards)\b/iu.test(text)) return null;
  for (const [pattern, code, skills] of [
    [CODE_FIRST, 1, 2],
    [CODE_LAST, 2, 1],
  ] as const) {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0 || found.map(([all]) => all).join("") !== text) continue;
    const said = found.map(
      (each) => `${standard(each[code])} in ${(each[skills] ?? "").replace(/ ?[&+] ?/gu, " and ")}`,
    );
    const last = said.pop() ?? "";
    return `is working ${said.length > 0 ? `${said.join(", ")} and ` : ""}${last}`;
  }
  return null;
}

/** Where somebody stands by grades, marks or standards, with the verb that a note leaves out; null for everything else. */
export function whereTheyStand(text: string): string | null {
  return besideTarget(text) ?? againstTarget(text) ?? fromTo(text);
}
