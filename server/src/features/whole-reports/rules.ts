import type { RuleItem, Rules } from "@reportair/contract/features/report-rules.ts";
import { kindOf } from "./document/whole-report.ts";

// What the law asks of reports to parents, nation by nation: England, maintained schools: SI 2005/1437; academies and
// independent schools: SI 2014/3283, paragraph 32; Northern Ireland: SR 2009/231. Wales and Scotland leave the form free.

/** What is known of a pupil when the list is gone through. */
export type Known = {
  year: number;
  /** Their classes, and whether the school has a report of each. */
  classes: readonly { id: number; subject: string; name: string; released: boolean }[];
  attendance: boolean;
  results: boolean;
  /** Whether documents end with an invitation to talk about the report. */
  invitation: boolean;
};

/** How an item stands for one pupil; nothing where it is not asked of them. */
export type Standing = { there: boolean; classes: readonly number[]; what: readonly string[] };

type Rule = {
  code: RuleItem;
  label: string;
  optional?: boolean;
  of: (known: Known) => Standing | null;
};

const yes = (there: boolean): Standing => ({ there, classes: [], what: [] });

function byClasses(classes: Known["classes"]): Standing {
  const missing = classes.filter(({ released }) => !released);
  return {
    there: classes.length > 0 && missing.length === 0,
    classes: missing.map(({ id }) => id),
    what: missing.map(({ subject, name }) => `${subject} (${name})`),
  };
}

const ofKind = (known: Known, ...kinds: ReturnType<typeof kindOf>[]) =>
  known.classes.filter(({ subject }) => kinds.includes(kindOf(subject)));

/** English, mathematics and science, in whatever words: "GCSE Maths", "Applied Science". */
const MAIN =
  /\b(?:english|maths?|mathematics|biology|chemistry|physics|numeracy|literacy|welsh|cymraeg)\b|(?<!\b(?:computer|computing|computational|data|social|political|sports?|exercise|food|health|home|earth|environmental|information) )\bsciences?\b/iu;

/** Whether a subject is one of those of which the law wants progress and attainment. */
export const isMainSubject = (subject: string) => MAIN.test(subject);

const subjects = (label: string): Rule => ({
  code: "subjects",
  label,
  of: (known) => byClasses(ofKind(known, "subject")),
});

// A comment of the form tutor or of the head; either will do.
const comment = (code: "progress" | "well_being", label: string): Rule => ({
  code,
  label,
  of: (known) => {
    const comments = ofKind(known, "form_tutor", "head");
    if (comments.some(({ released }) => released)) return yes(true);
    return { ...byClasses(comments), there: false };
  },
});

const discuss = (label: string): Rule => ({
  code: "discuss",
  label,
  of: ({ invitation }) => yes(invitation),
});

const attendance = (lastYear: number): Rule => ({
  code: "attendance",
  label: "Attendance",
  of: (known) => (known.year <= lastYear ? yes(known.attendance) : null),
});

const examinations = (firstYear: number): Rule => ({
  code: "examinations",
  label: "Results of public examinations, vocational qualifications and credits",
  optional: true,
  of: (known) => (known.year >= firstYear ? yes(known.results) : null),
});

type RuleBook = {
  due: string;
  /** The day of the school year, as month and day; null where the law names none. */
  day: "06-30" | null;
  remarks: readonly string[];
  items: readonly Rule[];
};

const LEAVERS =
  "Whoever leaves after compulsory school age gets a report of their own, addressed to them, by 30 September.";

export const RULE_BOOKS: Record<Rules, RuleBook> = {
  england_maintained: {
    due: "By the end of the summer term; it may come in parts.",
    day: null,
    remarks: [
      "Whether the texts say strengths and needs, and tell of activities beside the subjects, is for people to look at.",
      "Results that come later are sent within 15 days.",
      LEAVERS,
    ],
    items: [
      subjects("Achievements in every subject and activity"),
      comment("progress", "General progress"),
      discuss("How to discuss the report with a teacher"),
      // From Year 12 on pupils are over compulsory age.
      attendance(11),
      examinations(10),
    ],
  },
  england_other: {
    due: "Once in every school year.",
    day: null,
    remarks: [
      "Parents may agree to something else. Your funding agreement or the registration standards say what holds for your school.",
    ],
    items: [
      {
        code: "main_subjects",
        label: "Progress and attainment in the main subjects",
        of: (known) => {
          const taught = ofKind(known, "subject");
          const main = taught.filter(({ subject }) => isMainSubject(subject));
          return byClasses(main.length > 0 ? main : taught);
        },
      },
    ],
  },
  wales: {
    due: "Something in every term, the whole curriculum once a year.",
    day: null,
    remarks: [
      "Whether each text says what comes next and how to help at home is for people to look at.",
    ],
    items: [
      comment("well_being", "Well-being"),
      subjects("Key progress, in every area that is taught"),
    ],
  },
  scotland: {
    due: "As your authority and your school have settled it.",
    day: null,
    remarks: ["No law sets a list: these are what reports mostly hold."],
    items: [
      subjects("Progress in every subject"),
      comment("progress", "General progress"),
      discuss("How to discuss the report with a teacher"),
    ],
  },
  northern_ireland: {
    due: "Once a year, by 30 June.",
    day: "06-30",
    remarks: [
      "The set headings, the exemptions and what is accredited outside examinations are for people to look at.",
    ],
    items: [
      subjects("Every subject and area of learning"),
      comment("progress", "General comments"),
      attendance(99),
      examinations(10),
      discuss("An offer to meet"),
    ],
  },
};

/** The last day by law in the school year of a period that begins on `starts_on`; null where the law names none. */
export function dueOn({ day }: RuleBook, starts_on: string): string | null {
  if (day === null) return null;
  const year = Number(starts_on.slice(0, 4));
  // A school year begins in August or September.
  return `${Number(starts_on.slice(5, 7)) >= 8 ? year + 1 : year}-${day}`;
}
