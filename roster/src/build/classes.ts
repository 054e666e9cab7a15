import type { Answers, Place, SchoolClass } from "../roster.ts";
import { isRegistration, subjectInName, yearInName } from "../values/class-names.ts";
import { subjectAmong } from "../values/subjects.ts";
import { commonest, fold, inOrder } from "../values/text.ts";
import { readYear, yearOfClass } from "../values/years.ts";
import { answered } from "./gather.ts";
import { type LinkedFacts, isRemoved, scoped } from "./linked.ts";
import { bounded, doubtsOf } from "./doubts.ts";
import type { Log } from "./log.ts";
import type { DataRow, Source } from "./sources.ts";
import { type StaffMention, staffIn } from "./staff.ts";

/** What the files say of one class. */
type Known = {
  names: string[];
  years: number[];
  subjects: string[];
  studentYears: number[];
  staff: { names: Set<string>; emails: Set<string> };
  place: Place | null;
};

/** A class that a table of ids means: a real one, a form group at registration, or one that was left out. */
export type ClassById =
  | { kind: "class"; key: string }
  | { kind: "form"; name: string }
  | { kind: "none" };

/** The classes of the files, by their names in any case. */
export class Classes {
  readonly #known = new Map<string, Known>();
  readonly #ids = new Map<string, ClassById>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** The rows of a table of classes. */
  addTable(source: Source, linked: LinkedFacts): void {
    const named = rowsById(source);
    const titles = new Map<string, number>();
    for (const row of named) {
      const title = fold(row.text("class"));
      titles.set(title, (titles.get(title) ?? 0) + 1);
    }
    for (const row of named) {
      const title = row.text("class");
      if (title === "") continue;
      const id = scoped(source.scope, row.text("class_id"));
      const doubt = doubtsOf(row, this.#log);
      if (isRemoved(row)) this.#log.skip("class_removed", row.place("class"));
      else if (/^homeroom$/iu.test(row.text("class_type")) || isRegistration(row.text("subject"))) {
        this.#log.skip("homeroom_class", row.place("class"));
        const form = bounded(title, "form_group", doubt, "class");
        this.#ids.set(id, form === "" ? { kind: "none" } : { kind: "form", name: form });
      } else {
        // Of several classes with one title, the code or the id tells them apart.
        const second = row.text("class_code") || row.text("class_id");
        const isUnique = titles.get(fold(title)) === 1 || second === "" || second === title;
        const name = bounded(isUnique ? title : `${title} (${second})`, "class", doubt, "class");
        if (name === "") {
          this.#ids.set(id, { kind: "none" });
          continue;
        }
        const course = linked.courseOf(source.scope, row.text("course_id"));
        const given = row.text("subject") || course;
        const subject = bounded(given, "subject", doubt, "subject", "course_id");
        const key = this.mention(name, subject, staffIn(row, doubt));
        const known = this.#at(key);
        known.place ??= row.place("class");
        this.#addYear(known, row);
        this.#ids.set(id, { kind: "class", key });
      }
    }
  }

  #addYear(known: Known, row: DataRow): void {
    const written = row.text("year");
    if (written === "") return;
    const year = readYear(written);
    if (year !== null) known.years.push(yearOfClass(year));
    // Several years in one class are settled by its students.
    else if (!written.includes(",")) {
      this.#log.warn({
        code: "class_year_unknown",
        sentence: `“${written}” is not a year that is known, so the class's year was taken from its name or its students. Correct it in the file if that is another.`,
        student_id: null,
        place: row.place("year"),
      });
    }
  }

  /** A class as some row names it; the answer is its key. */
  mention(name: string, subject: string, staff: StaffMention): string {
    const key = fold(name);
    const known = this.#at(key);
    known.names.push(name);
    if (subject !== "") known.subjects.push(subject);
    for (const email of staff.emails) known.staff.emails.add(email);
    // A name beside an address is that teacher's, and needs no matching.
    if (staff.emails.length === 0) for (const one of staff.names) known.staff.names.add(one);
    return key;
  }

  #at(key: string): Known {
    const known = this.#known.get(key) ?? {
      names: [],
      years: [],
      subjects: [],
      studentYears: [],
      staff: { names: new Set<string>(), emails: new Set<string>() },
      place: null,
    };
    this.#known.set(key, known);
    return known;
  }

  addStudent(key: string, year: number): void {
    this.#at(key).studentYears.push(year);
  }

  addTeacher(key: string, teacher: { email: string } | { name: string }): void {
    const { staff } = this.#at(key);
    if ("email" in teacher) staff.emails.add(teacher.email);
    else staff.names.add(teacher.name);
  }

  /** The class that an id of a folder's tables means. */
  byId(scope: string, id: string): ClassById | undefined {
    return this.#ids.get(scoped(scope, id));
  }

  /** The class that is so named, in any case, if there is one. */
  byName(name: string): string | undefined {
    const key = fold(name);
    return this.#known.has(key) ? key : undefined;
  }

  nameOf(key: string): string {
    return commonest(this.#at(key).names) ?? key;
  }

  /**
   * All of them, settled as far as the files and the answers say. `code` is what a subject was read out of, where it is to
   * be confirmed: the letters in a class's name, or another name of a subject that stands here or in the files.
   */
  settled(
    answers: Answers,
    subjectsHere: readonly string[],
  ): (SchoolClass & { code: string | null })[] {
    const given = [...this.#known.values()].map((known) => {
      const name = commonest(known.names) ?? "";
      const written = commonest(known.subjects);
      const coded = written === undefined ? subjectInName(name) : undefined;
      return { known, name, written, coded };
    });
    const among = {
      here: subjectsHere,
      files: [...new Set(given.flatMap(({ written, coded }) => written ?? coded?.subject ?? []))],
    };
    const classes = given.map(({ known, name, written, coded }) => {
      const found = written ?? coded?.subject;
      const subject = found === undefined ? undefined : subjectAmong(found, among);
      const code = coded?.code ?? (subject === written ? undefined : written);
      const confirmed = code === undefined ? undefined : answered(answers.class_subjects, code);
      return {
        name,
        year: answered(answers.class_year, name) ?? yearFrom(known, name),
        subject: answered(answers.class_subject, name) ?? confirmed ?? subject ?? null,
        teachers: [...known.staff.emails].toSorted(),
        teacher_names: [...known.staff.names].toSorted(),
        place: known.place,
        code: code ?? null,
      };
    });
    return classes.toSorted((a, b) => inOrder(a.name, b.name));
  }
}

/** The rows of a table of classes, each id once. */
function rowsById(source: Source): DataRow[] {
  const seen = new Set<string>();
  return source.rows.filter((row) => {
    const id = row.text("class_id");
    if (id === "" || !seen.has(id)) {
      seen.add(id);
      return true;
    }
    return false;
  });
}

/** A column says it, else the digits that the name begins with, else most of the students. */
function yearFrom({ years, studentYears }: Known, name: string): number | null {
  const year =
    commonest(years.map(String)) ?? yearInName(name) ?? commonest(studentYears.map(String));
  return year === undefined ? null : yearOfClass(Number(year));
}
