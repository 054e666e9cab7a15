const UNITS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const WORD = String.raw`(?:(?:${TENS.join("|")})(?:[- ](?:${UNITS.slice(0, 9).join("|")}))?|${UNITS.slice(1).join("|")}|hundred)`;
/** What is counted in a school; other small numbers in words are a way of speaking ("two or three"). */
const COUNTED =
  "marks?|per cent|percent|out of|times|occasions|weeks?|months|years|days|lessons?|tests?|quizzes|exams?|assessments|essays|pieces|prizes?|points?|grades?|goals|matches|medals|merits|awards|competitions|certificates|books|chapters|minutes late|detentions|absences";
const IN_FIGURES = /\d+(?:[.,]\d+)*(?:st|nd|rd|th)?(?:\s?%)?/giu;
const IN_WORDS = new RegExp(
  String.raw`\b${WORD}(?=[- ](?:${COUNTED})\b)|(?<=\bout of )${WORD}\b|\b${WORD}(?= (?:out )?of (?:the|his|her|their|all|our) )`,
  "giu",
);
const PLACES = new RegExp(
  String.raw`\b(?:${ORDINALS.join("|")})(?= (?:prize|place|class honours|position))`,
  "giu",
);
const ANY_WORD = new RegExp(
  String.raw`\b(?:${WORD}|one|once|twice|${ORDINALS.join("|")})\b`,
  "giu",
);

/** A number as digits, however it is written: "nineteen", "2nd" and "97 %". */
function inDigits(word: string): string {
  const plain = word.toLowerCase().replaceAll(/(?<=\d)(?:st|nd|rd|th)|\s?%/gu, "");
  if (/\d/u.test(plain)) return plain.replace(/[.,]$/u, "");
  if (plain === "once" || plain === "twice") return plain === "once" ? "1" : "2";
  const ordinal = ORDINALS.indexOf(plain);
  if (ordinal >= 0) return String(ordinal + 1);
  const [ten = "", one = ""] = plain.split(/[- ]/u);
  if (TENS.includes(ten)) return String((TENS.indexOf(ten) + 2) * 10 + UNITS.indexOf(one) + 1);
  if (plain === "hundred") return "100";
  return String(UNITS.indexOf(plain) + 1);
}

/** The numbers that a text states, as digits: those in figures, and those in words that count something. */
export function statedNumbers(text: string): string[] {
  return [...text.matchAll(IN_FIGURES), ...text.matchAll(IN_WORDS), ...text.matchAll(PLACES)].map(
    ([found]) => inDigits(found),
  );
}

/** Every number that a text holds in any way, as digits. */
export function allNumbers(text: string): string[] {
  return [...text.matchAll(IN_FIGURES), ...text.matchAll(ANY_WORD)].map(([found]) =>
    inDigits(found),
  );
}
