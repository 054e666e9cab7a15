import { LINE_END } from "@reportair/contract/destination-text.ts";

/** A school's crest as it was uploaded. */
export type Crest = { type: "png" | "jpeg"; bytes: Uint8Array; width: number; height: number };

/** What a school's documents begin and end with. */
export type Letterhead = {
  name: string;
  /** A line each. */
  address: string;
  /** The sentence that invites to talk about the report. */
  invitation: string;
  crest: Crest | null;
};

/** One teacher's text within a whole report. */
export type Section = { subject: string; classroom: string; teacher: string; text: string };

/** Attendance and results as the school's own system counts them. */
export type Figures = {
  /** Per cent. */
  attendance: number | null;
  /** Sessions that were missed, with leave and without. */
  authorised: number | null;
  unauthorised: number | null;
  lates: number | null;
  results: { subject: string; result: string }[];
};

/** Everything that a school says of a pupil for a reporting period. */
export type WholeReport = {
  name: string;
  year: number;
  form_group: string | null;
  sections: Section[];
  figures: Figures | null;
};

/** What is made into one document, or into one for each pupil. */
export type Bundle = {
  letterhead: Letterhead;
  /** Whom it is about, as a title says it: "Year 9". */
  label: string;
  period: string;
  reports: WholeReport[];
  /** What stands as the day of making. */
  made: Date;
};

export const FORMS = ["pdf", "docx"] as const;
export type Form = (typeof FORMS)[number];

/** A section as it is printed: a subject's, or a comment under a heading of its own. */
export type Printed = { heading: string; detail: string; text: string };

// Compared without case, spaces, full stops and apostrophes.
const FORM_TUTOR =
  /^(form|formgroup|formtime|formtutor|formteacher|tutor|tutorgroup|tutortime|registration|reg)(scomments?|comments?|report)?$/u;
const HEAD =
  /^(head|headteacher|headmaster|headmistress|headofschool|principal)(scomments?|comments?|report)?$/u;

/** Whose comment a class of this subject gives: the form tutor's, the head's, or a subject's. */
export function kindOf(subject: string): "subject" | "form_tutor" | "head" {
  const key = subject.toLowerCase().replaceAll(/[\s.’'-]/gu, "");
  if (FORM_TUTOR.test(key)) return "form_tutor";
  return HEAD.test(key) ? "head" : "subject";
}

const byName = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });

/** The pupil's attendance, each figure under its heading; nothing where none is known. */
export function attendanceOf({ figures }: WholeReport): [label: string, fact: string][] {
  if (figures === null) return [];
  const { attendance, authorised, unauthorised, lates } = figures;
  const counted = (count: number, one: string, many: string) =>
    `${count} ${count === 1 ? one : many}`;
  const facts: [string, string | null][] = [
    ["Attendance", attendance === null ? null : `${attendance}%`],
    ["Authorised absence", authorised === null ? null : counted(authorised, "session", "sessions")],
    [
      "Unauthorised absence",
      unauthorised === null ? null : counted(unauthorised, "session", "sessions"),
    ],
    ["Late", lates === null ? null : counted(lates, "time", "times")],
  ];
  return facts.flatMap(([label, fact]) => (fact === null ? [] : [[label, fact]]));
}

/** The sections in the order in which they are read: the subjects, the results, the form tutor's comment, the head's. */
export function inReadingOrder({ sections, figures }: WholeReport): Printed[] {
  const results = figures?.results ?? [];
  const of = (kind: ReturnType<typeof kindOf>) =>
    sections
      .filter(({ subject }) => kindOf(subject) === kind)
      .toSorted(
        (a, b) =>
          byName.compare(a.subject, b.subject) ||
          byName.compare(a.classroom, b.classroom) ||
          byName.compare(a.teacher, b.teacher),
      );
  const comment =
    (heading: string) =>
    ({ teacher, text }: Section): Printed => ({ heading, detail: teacher, text });
  return [
    ...of("subject").map(({ subject, classroom, teacher, text }) => ({
      heading: subject,
      detail: `${classroom}\n${teacher}`,
      text,
    })),
    ...(results.length === 0
      ? []
      : [
          {
            heading: "Results",
            detail: "",
            text: results.map(({ subject, result }) => `${subject}: ${result}`).join("\n"),
          },
        ]),
    ...of("form_tutor").map(comment("Form tutor’s comment")),
    ...of("head").map(comment("Head’s comment")),
  ];
}

/** The paragraphs of a text, split at empty lines; a single line's end stays one. */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(LINE_END, "\n")
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** The title of a document about these pupils. */
export function titleOf({ label, period, reports }: Bundle): string {
  const [only] = reports;
  return reports.length === 1 && only
    ? `Report of ${only.name}, ${period}`
    : `Whole reports, ${label}, ${period}`;
}
