import type { Answers, Question, SchoolClass } from "../roster.ts";
import { subjectInName } from "../values/class-names.ts";
import { answered, gather } from "./gather.ts";
import { inOrder } from "../values/text.ts";
import type { MergedStudent } from "./merge-students.ts";
import type { StudentRow } from "./student-rows.ts";

/** Whether He/Him and She/Her are to be taken from a gender. It is never done unasked. */
export function askOfPronouns(students: readonly MergedStudent[], answers: Answers): Question[] {
  const count = (set: string) => students.filter(({ suggested }) => suggested === set).length;
  const [he_him, she_her] = [count("He/Him"), count("She/Her")];
  if (answers.pronouns_from_gender !== undefined || he_him + she_her === 0) return [];
  return [
    {
      code: "pronouns_from_gender",
      he_him,
      she_her,
      sentence: `The files say a gender of ${he_him + she_her === 1 ? "one student" : `${he_him + she_her} students`}, and no pronouns. Shall texts say he of those who are male, and she of those who are female?`,
      otherwise: "Texts say they.",
    },
  ];
}

/** Whether those who are still in Year 6 come in as Year 7, as next year's intake does in July. */
export function askOfYear6(rows: readonly StudentRow[], answers: Answers): Question[] {
  const students = rows.filter(({ isYear6 }) => isYear6).length;
  if (answers.year_6_to_7 !== undefined || students === 0) return [];
  return [
    {
      code: "year_6_to_7",
      students,
      sentence: `${students === 1 ? "A student is" : `${students} students are`} still in Year 6. Bring them in as Year 7?`,
      otherwise: "They stay out.",
    },
  ];
}

/** What the names of classes leave open. */
export function askOfClasses(
  classes: readonly (SchoolClass & { code: string | null })[],
  answers: Answers,
): Question[] {
  return [
    ...askOfSubjects(classes, answers),
    ...askOfMissing(
      "class_subject_missing",
      classes.filter(({ subject }) => subject === null),
      "Which subject are these classes?",
    ),
    ...askOfMissing(
      "class_year_missing",
      classes.filter(({ year }) => year === null),
      "Which year are these classes?",
    ),
  ];
}

function askOfSubjects(
  classes: readonly (SchoolClass & { code: string | null })[],
  answers: Answers,
): Question[] {
  const written = new Set<string>();
  const subjects = new Map<string, { code: string; subject: string; classes: string[] }>();
  for (const { code, subject, name } of classes) {
    if (code === null || subject === null) continue;
    if (
      answered(answers.class_subjects, code) !== undefined ||
      answered(answers.class_subject, name) !== undefined
    ) {
      continue;
    }
    if (subjectInName(name)?.code !== code) written.add(code);
    const entry = subjects.get(code) ?? { code, subject, classes: [] };
    subjects.set(code, entry);
    entry.classes.push(name);
  }
  if (subjects.size === 0) return [];
  return [
    {
      code: "class_subjects",
      subjects: [...subjects.values()].toSorted((a, b) => inOrder(a.code, b.code)),
      sentence:
        written.size === 0
          ? "The subjects were read out of the codes in the classes' names. Are they right?"
          : "These subjects were read out of the codes in the classes' names, or are other names of subjects that stand in the files or in the school. Are they right?",
      otherwise: "The classes get the subjects as they are shown.",
    },
  ];
}

function askOfMissing(
  code: "class_subject_missing" | "class_year_missing",
  classes: readonly SchoolClass[],
  sentence: string,
): Question[] {
  if (classes.length === 0) return [];
  const names = classes.map(({ name }) => name);
  return [{ code, classes: names, sentence, otherwise: "They stay out, with who is in them." }];
}

/** Who the teachers are whom the files only name. */
export function askOfTeachers(classes: readonly SchoolClass[]): Question[] {
  const named = new Map<string, string[]>();
  for (const { name, teacher_names } of classes) {
    for (const teacher of teacher_names) gather(named, teacher, name);
  }
  if (named.size === 0) return [];
  const names = [...named].map(([name, of]) => ({ name, classes: of }));
  return [
    {
      code: "teachers_unknown",
      names: names.toSorted((a, b) => inOrder(a.name, b.name)),
      sentence: "The files name these teachers without an e-mail address. Whose accounts are they?",
      otherwise: "Their classes come in without them, and no account is made.",
    },
  ];
}
