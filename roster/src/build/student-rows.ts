import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { LONGEST } from "../bounds.ts";
import type { Answers, Field, Place, RefusedCode, WarningCode } from "../roster.ts";
import { isRegistration } from "../values/class-names.ts";
import { yearsBetween } from "../values/dates.ts";
import { lostLetters, splitName, withoutKnownName } from "../values/names.ts";
import { readPronouns, suggestedPronouns } from "../values/pronouns.ts";
import { fold } from "../values/text.ts";
import { looksLikeUpn, readUpn } from "../values/upn.ts";
import { foreignYear, readYear, yearNumber } from "../values/years.ts";
import type { DateColumns } from "./date-columns.ts";
import { type Doubter, bounded } from "./doubts.ts";
import type { Log } from "./log.ts";
import type { LinkedFacts } from "./linked.ts";
import { type DataRow, type Source, classesNamed } from "./sources.ts";
import { type StaffMention, staffIn } from "./staff.ts";

/** A class as a student's row names it. */
export type ClassMention = { name: string; subject: string };

/** What is doubted of a row, and said if the row comes in. */
export type Doubt = { code: WarningCode; sentence: string; place: Place };

/** A reason not to take a row. */
export type Reason = { code: RefusedCode; sentence: string; place: Place };

/** A name as the columns of a row have it: each empty where it is blank. */
export type NamesGiven = { plain: string; legal: string; preferred: string };

/** What one row says of a student. */
export type StudentRow = {
  source: Source;
  row: DataRow;
  /** As they are written; empty where there is none. */
  ids: { school: string; upn: string; system: string };
  /** Valid, for matching. */
  upn: string | null;
  first: NamesGiven;
  last: NamesGiven;
  date_of_birth: string | null;
  year: number | null;
  /** Year 6 in a common transfer file, which may come in as Year 7. */
  isYear6: boolean;
  form_group: string;
  pronouns: Pronouns | null;
  suggested: Pronouns | null;
  left: { on: string | null } | null;
  classes: ClassMention[];
  /** The teachers that the row names, of its class or of its form. */
  staff: StaffMention;
  /** A registration group among the classes. */
  registration: string;
  doubts: Doubt[];
  reason: Reason | null;
};

const YOUNGEST = 8;
const OLDEST = 21;
const LEFT = /^(?:left|leaver|former|off ?roll|tobedeleted|inactive)$/iu;

export type RowContext = { dates: DateColumns; today: string; answers: Answers; log: Log };

/** Reads a row of a table of students, with what other tables of its folder say of the same student. */
export function readStudentRow(
  source: Source,
  row: DataRow,
  linked: LinkedFacts,
  context: RowContext,
): StudentRow {
  const doubts: Doubt[] = [];
  const doubt = (code: WarningCode, sentence: string, ...fields: Field[]) => {
    doubts.push({ code, sentence, place: row.place(...fields) });
  };
  const upn = upnOf(row, doubt);
  const year = yearOf(row, linked, source, context);
  const names = namesOf(row, doubt);
  const ids = { school: row.text("student_id"), upn: upn.written, system: row.text("system_id") };
  const demographics = linked.demographicsOf(source.scope, ids.system);
  const read: Omit<StudentRow, "reason"> = {
    source,
    row,
    ids,
    upn: upn.valid,
    ...names,
    date_of_birth:
      readBirthDate(source, row, context, doubts) ??
      (demographics === undefined
        ? null
        : readBirthDate(demographics.source, demographics.row, context, doubts)),
    year: year.year,
    isYear6: year.isYear6,
    form_group: bounded(row.text("form_group"), "form_group", doubt, "form_group"),
    ...pronounsOf(row, demographics?.row.text("gender") ?? "", doubt),
    left: leavingOf(source, row, context, doubt),
    staff: staffIn(row, doubt),
    ...(hasEnded(source, row, context)
      ? { classes: [], registration: "" }
      : classesOf(source, row, { log: context.log, doubt })),
    doubts,
  };
  return { ...read, reason: idReason(read) ?? nameReason(read) ?? year.reason };
}

function upnOf(row: DataRow, doubt: Doubter): { written: string; valid: string | null } {
  const written = row.text("upn");
  if (written !== "") {
    const valid = readUpn(written);
    if (valid === null) {
      doubt(
        "upn_invalid",
        `“${written}” is not a valid UPN: a letter or a digit is wrong. It was left out; correct it in your system.`,
        "upn",
      );
    }
    return { written, valid };
  }
  // Some systems write any number of theirs as {UPN:…}; only what is one is taken.
  const listed = /\bUPN:([^},]+)/iu.exec(row.text("user_ids"))?.[1]?.trim() ?? "";
  const valid = looksLikeUpn(listed.toUpperCase()) ? readUpn(listed) : null;
  return { written: valid ?? "", valid };
}

function namesOf(row: DataRow, doubt: Doubter): { first: NamesGiven; last: NamesGiven } {
  const whole = row.text("name");
  const parts = whole === "" ? undefined : splitName(whole);
  const plain = withoutKnownName(row.text("first_name"));
  const preferred = row.text("preferred_first_name");
  const called = preferred.includes(",") ? splitName(preferred) : undefined;
  const first = {
    plain: plain.name || (parts?.first ?? ""),
    legal: row.text("legal_first_name"),
    preferred: called?.first || preferred || (plain.known ?? "") || (parts?.known ?? ""),
  };
  const last = {
    plain: row.text("last_name") || (parts?.last ?? ""),
    legal: row.text("legal_last_name"),
    preferred: row.text("preferred_last_name") || (called?.last ?? ""),
  };
  if (parts?.guessed === true && row.text("last_name") === "" && last.legal === "") {
    doubt(
      "name_split",
      `“${whole}” has no comma, so “${last.plain}” was taken for the last name. If that is wrong, write “Surname, Forename” in the file.`,
      "name",
    );
  }
  for (const field of NAME_FIELDS) {
    const text = row.text(field);
    const lost = lostLetters(text);
    if (lost === "characters_lost") {
      doubt(
        lost,
        `A question mark stands in “${text}”: a letter was lost when the file was written. Export it as UTF-8 or Excel, or mend the name afterwards.`,
        field,
      );
    } else if (lost === "characters_damaged") {
      doubt(
        lost,
        `“${text}” has letters that were written in one encoding and read in another. Export the file again as UTF-8 or Excel, or mend the name afterwards.`,
        field,
      );
    }
  }
  return { first, last };
}

const NAME_FIELDS: readonly Field[] = [
  "name",
  "first_name",
  "last_name",
  "legal_first_name",
  "legal_last_name",
  "preferred_first_name",
  "preferred_last_name",
];

function idReason({ ids, row }: Pick<StudentRow, "ids" | "row">): Reason | null {
  const id = ids.school || ids.upn || ids.system;
  const place = row.place("student_id", "upn", "system_id");
  if (id === "") {
    return {
      code: "id_missing",
      sentence:
        "This row has no admission number, UPN or other ID. Add one, so that the student can be told from others.",
      place,
    };
  }
  if (id.length <= LONGEST.id) return null;
  return {
    code: "id_too_long",
    sentence: `An ID has at most ${LONGEST.id} characters. Shorten it in the file, and read the file again.`,
    place,
  };
}

const FIRST_FIELDS: readonly Field[] = [
  "first_name",
  "preferred_first_name",
  "legal_first_name",
  "name",
];
const LAST_FIELDS: readonly Field[] = [
  "last_name",
  "preferred_last_name",
  "legal_last_name",
  "name",
];

/** A name that is missing although its table has a column for it, or that is too long for the records. */
function nameReason({
  first,
  last,
  row,
}: Pick<StudentRow, "first" | "last" | "row">): Reason | null {
  const checks = [
    { names: first, fields: FIRST_FIELDS, part: "first" as const },
    { names: last, fields: LAST_FIELDS, part: "last" as const },
  ];
  for (const { names, fields, part } of checks) {
    const given = Object.values(names).filter((name) => name !== "");
    const place = row.place(...fields);
    if (given.length === 0 && row.has(...fields)) {
      return { code: `${part}_name_missing`, sentence: missing(`${part} name`), place };
    }
    if (given.some((name) => name.length > LONGEST.name)) {
      const sentence = `A name has at most ${LONGEST.name} characters. Shorten the ${part} name in the file, and read the file again.`;
      return { code: `${part}_name_too_long`, sentence, place };
    }
  }
  return null;
}

/** What is said of a student without something that everybody has. */
export function missing(what: string): string {
  return `This student has no ${what}. Add it to the file, and read the file again.`;
}

function yearOf(row: DataRow, linked: LinkedFacts, source: Source, { answers }: RowContext) {
  const own = row.text("year");
  const text = own || linked.gradeOf(source.scope, row.text("system_id"));
  const place = { ...row.place("year"), value: text };
  if (text === "") {
    const reason = { code: "year_missing" as const, sentence: missing("year"), place };
    return { year: null, isYear6: false, reason: row.has("year") ? reason : null };
  }
  const isYear6 = source.table.format === "ctf" && yearNumber(text) === 6;
  if (isYear6 && answers.year_6_to_7 === true) return { year: 7, isYear6, reason: null };
  const years = new Set(text.split(",").map((one) => readYear(one.trim())));
  const [year = null] = years;
  if (years.size === 1 && year !== null) return { year, isYear6, reason: null };
  const why = foreignYear(text) ?? "Students are in Years 7 to 13.";
  const sentence = `“${text}” is not a year that is known. ${why} Correct it in the file, and read the file again.`;
  return { year: null, isYear6, reason: { code: "year_unknown" as const, sentence, place } };
}

/** A date of birth; what cannot be one of a student is left out and named. */
function readBirthDate(
  source: Source,
  row: DataRow,
  { dates, today }: RowContext,
  doubts: Doubt[],
): string | null {
  const written = row.text("date_of_birth");
  if (written === "") return null;
  const day = dates.read(source, row, "date_of_birth");
  const age = day === null ? 0 : yearsBetween(day, today);
  if (day !== null && age >= YOUNGEST && age <= OLDEST) return day;
  const why =
    day === null
      ? "is not a day that there is"
      : day > today
        ? "is still to come"
        : `would make the student ${age} years old`;
  doubts.push({
    code: "date_of_birth_invalid",
    sentence: `“${written}” ${why}, so the date of birth was left out. Correct it in the file, or enter it afterwards.`,
    place: row.place("date_of_birth"),
  });
  return null;
}

function leavingOf(
  source: Source,
  row: DataRow,
  { dates, today }: RowContext,
  doubt: Doubter,
): StudentRow["left"] {
  const written = row.text("leaving_date");
  const day = written === "" ? null : dates.read(source, row, "leaving_date");
  if (written !== "" && day === null) {
    doubt(
      "leaving_date_invalid",
      `“${written}” is not a day that there is, so the student is not taken for a leaver. Correct it in the file if they have left.`,
      "leaving_date",
    );
  }
  if (day !== null && day < today) return { on: day };
  return LEFT.test(row.text("status")) ? { on: null } : null;
}

function pronounsOf(row: DataRow, genderElsewhere: string, doubt: Doubter) {
  const written = row.text("pronouns");
  const pronouns = written === "" ? null : readPronouns(written);
  if (written !== "" && pronouns === null) {
    doubt(
      "pronouns_unknown",
      `Texts cannot be written with “${written}” yet, so the pronouns were left out: texts say they and them, until others are chosen on the student's page.`,
      "pronouns",
    );
  }
  return {
    pronouns,
    suggested: written === "" ? suggestedPronouns(row.text("gender") || genderElsewhere) : null,
  };
}

/** Whether a row of a student and a class tells of a time in it that is over. */
function hasEnded(source: Source, row: DataRow, { dates, today, log }: RowContext): boolean {
  if (source.kind !== "memberships" || row.text("end_date") === "") return false;
  const end = dates.read(source, row, "end_date");
  if (end === null || end >= today) return false;
  log.skip("enrolment_ended", row.place("end_date"));
  return true;
}

function classesOf(
  source: Source,
  row: DataRow,
  { log, doubt }: { log: Log; doubt: Doubter },
): { classes: ClassMention[]; registration: string } {
  const subject = bounded(row.text("subject"), "subject", doubt, "subject");
  const names = classesNamed(row);
  const isForm = (name: string) =>
    isRegistration(subject) || (subject === "" && isOwnForm(source, row, name));
  const form = names.find(isForm);
  if (form !== undefined) log.skip("registration_group", row.place("class", "classes"));
  const classes = names
    .filter((name) => !isForm(name))
    .map((name) => bounded(name, "class", doubt, "class", "classes"))
    .filter((name) => name !== "");
  return {
    classes: classes.map((name) => ({ name, subject })),
    registration: bounded(form ?? "", "form_group", doubt, "class", "classes"),
  };
}

/** Whether a class of a row is the student's form group, in a table that has it among the classes. */
function isOwnForm(source: Source, row: DataRow, name: string): boolean {
  return source.formsAmongClasses && fold(name) === fold(row.text("form_group"));
}
