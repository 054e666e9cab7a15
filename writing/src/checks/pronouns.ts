import type { Facts } from "../facts.ts";
import { GENDERED_FORMS } from "../language/pronouns.ts";
import { wordsOf } from "../language/text.ts";
import type { Problem } from "./problem.ts";

/** Verb forms that never follow "they", and those that never follow "he" or "she". */
const AFTER_THEY =
  /\bthey (?:(?:also|now|still|often|always|never|rarely) )?(?:is|has|does|was|needs|works|shows|tries|makes|takes|goes|finds|can's|keeps|knows|gives|asks|uses|seems|responds|enjoys|struggles|contributes|completes|arrives|behaves)\b/iu;
const AFTER_SINGULAR =
  /\b(?:he|she) (?:(?:also|now|still|often|always|never|rarely) )?(?:are|have|do|were|need|work|show|try|make|take|go|find|keep|know|give|ask|use|seem|respond|enjoy|struggle|contribute|complete|arrive|behave)\b(?! not\b)/iu;
const MISPLACED =
  /\b(?:to|for|help|helps|bring|give|gives|with|of|let|show|allow) (?:he|she|they)\b(?! (?:who|is|are|has|have|was|were|can|will)\b)/iu;

/** Gendered words of the set that is not the student's. */
function wrongForms(facts: Facts): readonly string[] {
  const { pronouns } = facts.student;
  if (pronouns === "He/Him") return GENDERED_FORMS["She/Her"];
  if (pronouns === "She/Her") return GENDERED_FORMS["He/Him"];
  return [...GENDERED_FORMS["She/Her"], ...GENDERED_FORMS["He/Him"]];
}

/** Words of the teacher's notes that begin with a capital, as names do. */
function namesGiven({ inputs, student }: Facts): ReadonlySet<string> {
  const own = new Set(wordsOf(`${student.first_name} ${student.last_name}`));
  const notes = Object.entries(inputs).flatMap(([field, text]) =>
    /_notes$|^best_|^area_|^additional_/u.test(field) ? [text] : [],
  );
  return new Set(
    [...notes.join("\n").matchAll(/\p{Lu}[\p{L}'’-]{2,}/gu)]
      .map(([name]) => name.toLowerCase())
      .filter((name) => !own.has(name)),
  );
}

/** "Lady Macbeth and how her ambition turns to guilt": a pronoun of somebody whom the teacher has named. */
function isOfAnother(text: string, pronoun: string, names: ReadonlySet<string>): boolean {
  const at = text.search(new RegExp(String.raw`\b${pronoun}\b`, "iu"));
  return [...text.slice(0, Math.max(0, at)).matchAll(/(?<=\s['"‘“]?)\p{Lu}[\p{L}'’-]{2,}/gu)].some(
    ([name]) => names.has(name.toLowerCase()),
  );
}

/** Only the student's own pronouns are used, in the right case, and verbs agree with them. */
export function checkPronouns(facts: Facts, sentences: readonly string[]): Problem[] {
  const wrong = new Set(wrongForms(facts));
  const own = wordsOf(facts.student.first_name);
  const names = namesGiven(facts);
  return sentences.flatMap((text, sentence) => {
    const problems: Problem[] = [];
    const found = wordsOf(text).filter(
      (word) => wrong.has(word) && !own.includes(word) && !isOfAnother(text, word, names),
    );
    if (found.length > 0) {
      problems.push({
        check: "pronouns",
        sentence,
        message: `"${found.join(", ")}" does not belong to this pupil.`,
      });
    }
    const slip = AFTER_THEY.exec(text) ?? AFTER_SINGULAR.exec(text) ?? MISPLACED.exec(text);
    if (slip)
      problems.push({ check: "agreement", sentence, message: `"${slip[0]}" does not agree.` });
    return problems;
  });
}
