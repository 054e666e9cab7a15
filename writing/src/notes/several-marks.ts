/** What several marks are of: parts of an exam by their numbers, or the skills of a subject. */
const NUMBERED = String.raw`(?:paper|unit|component|module|section|test|mock) (?:\d|[A-D])`;
const TOPIC = String.raw`(?!(?:in|on|for|from|at|of|and|but|up|down|to|is|was|now|then|out|last|this|average|attendance|target|predicted|currently|grade|level|year|set)\b)[\p{L}][\p{L}'’-]+(?: (?!(?:in|on|for|from|at|up|down|to|is|was|now|then|out|average)\b)[\p{L}][\p{L}'’-]+){0,2}`;
const FIGURES = String.raw`\d{1,3} ?%|\d{1,3} out of \d{1,3}`;
const GRADE = String.raw`[1-9][+-]?|[A-E][*+-]?`;
const NEXT = String.raw`(?:$|[,;]? and |[,;] ?| )`;

/** "Mocks:", "end-of-topic test -": what all of the marks were reached in. */
const SAT =
  /^(?:the )?((?:[\p{L}\d'’-]+ ){0,3}(?:tests?|exams?|mocks?|assessments?|papers|quizzes|sats(?: practice)?|practice))(?::| [-–—:])? (?=\p{L}|\d)/iu;

/** Marks by the number of what they are of, or in figures that could be nothing else. */
const OF_NUMBERED = new RegExp(
  String.raw`(${NUMBERED}):? (?:grade )?(${FIGURES}|${GRADE})${NEXT}`,
  "giu",
);
const OF_TOPIC = new RegExp(String.raw`(${TOPIC}):? (${FIGURES})${NEXT}`, "giu");
/** Activities and skills that have a grade each. */
const GRADED =
  "(netball|football|rugby|hockey|cricket|tennis|badminton|athletics|gymnastics|dance|trampolining|swimming|basketball|volleyball|rounders|drawing|painting|sculpture|photography|textiles|performing|composing|listening|speaking|reading|writing|theory|practical|coursework)";
const OF_GRADED = new RegExp(String.raw`${GRADED}:? (?:grade )?(${GRADE})${NEXT}`, "giu");
/** "104 reading, 99 maths": a score that stands before what it is of. */
const SCORED =
  /(\d{2,3}) (?:in )?(reading|writing|maths|spelling|grammar|spag|gps|science|english)(?:$|[,;]? and |[,;] ?| )/giu;

function marked(name: string, mark: string): string {
  const given = /%|out of/u.test(mark) ? mark : `grade ${mark.toUpperCase()}`;
  return `${given} in ${/^\p{L}+ (?:\d|[A-D])$/u.test(name) ? name.toLowerCase() : name}`;
}

function listed(parts: readonly string[]): string {
  return parts
    .map((part, at) => (at > 0 && part.startsWith("grade ") ? `a ${part}` : part))
    .join(" and ");
}

/** "Mocks: paper 1 5, paper 2 4", "cells 78%, enzymes 61%": a mark for each of several things; null where they are none. */
export function marksOfEach(text: string): string | null {
  const [led = "", sat] = SAT.exec(text) ?? [];
  const rest = text.slice(led.length);
  const where = sat
    ? ` in the ${/^\p{Lu}\p{Ll}/u.test(sat) ? sat.charAt(0).toLowerCase() + sat.slice(1) : sat}`
    : "";
  for (const pattern of [OF_NUMBERED, OF_TOPIC, OF_GRADED]) {
    const found = [...rest.matchAll(pattern)];
    if (found.length > 1 && found.map(([all]) => all).join("") === rest)
      return listed(found.map(([, name = "", mark = ""]) => marked(name, mark))) + where;
  }
  const scored = [...rest.matchAll(SCORED)];
  return scored.length > 1 && scored.map(([all]) => all).join("") === rest
    ? `scored ${listed(scored.map(([, score, skill]) => `${score} in ${skill}`))}${where}`
    : null;
}
