import { LONGEST } from "../bounds.ts";
import type { Field, Place, Teacher, WarningCode } from "../roster.ts";
import { splitStaffName } from "../values/names.ts";
import { gather } from "./gather.ts";
import { clean, commonest, fold, inOrder } from "../values/text.ts";
import { type Doubter, bounded, doubtsOf } from "./doubts.ts";
import { scoped } from "./linked.ts";
import type { Log } from "./log.ts";
import type { DataRow, Source } from "./sources.ts";

/** Teachers as a row names them: by addresses, by names or initials, or both. */
export type StaffMention = { names: string[]; emails: string[]; place: Place };

/** An e-mail address; the pattern takes its time over texts that are too long to be one. */
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
const INITIALS = /^[\p{Lu}\d]{2,5}$/u;

const FIRST_NAMES: readonly Field[] = ["preferred_first_name", "first_name", "name", "teacher"];
const LAST_NAMES: readonly Field[] = ["preferred_last_name", "last_name", "name", "teacher"];

const withoutAddress = (written: string): [WarningCode, string] => [
  written === "" ? "email_missing" : "email_invalid",
  `${written === "" ? "This teacher has no e-mail address" : `“${written}” is not an e-mail address`}, by which accounts are told apart, so that no account is made. Correct it in the file, and read the file again.`,
];
const withoutName: [WarningCode, string] = [
  "teacher_name_missing",
  "This teacher has no last name, so that no account is made. Add it to the file, and read the file again.",
];

/** The names of a teacher's row; none where the records cannot hold one of them. */
function boundedName(first: string, last: string, doubt: Doubter): [first: string, last: string] {
  const fields = first.length > LONGEST.name ? FIRST_NAMES : LAST_NAMES;
  if (first.length <= LONGEST.name && last.length <= LONGEST.name) return [first, last];
  doubt(
    "value_too_long",
    `The name of a teacher has at most ${LONGEST.name} characters, so that no account is made. Shorten it in the file, and read the file again.`,
    ...fields,
  );
  return ["", ""];
}

/** The teachers in a row of students or classes. */
export function staffIn(row: DataRow, doubt: Doubter): StaffMention {
  const emails = row.text("teacher_email").split(/[;,|\s]+/u);
  return {
    names: row
      .each("teacher")
      .flatMap(staffNames)
      .map((name) => bounded(name, "name", doubt, "teacher"))
      .filter((name) => name !== ""),
    emails: emails.map((email) => email.toLowerCase()).filter(isEmail),
    place: row.place("teacher_email", "teacher"),
  };
}

/** Several teachers in one cell: "S00 / S07", "Mrs N Adebayo; Mr T Birch". A comma is part of a name. */
function staffNames(cell: string): string[] {
  const parts = cell.split(/[/;|&\n]/u).flatMap((part) => {
    const pieces = part.split(",").map(clean);
    return pieces.every((piece) => INITIALS.test(piece)) ? pieces : [clean(part)];
  });
  return parts.filter((part) => part !== "");
}

/** What the files say of one teacher. */
type Known = {
  emails: string[];
  titles: string[];
  firsts: string[];
  lasts: string[];
  initials: string[];
  places: Place[];
};

/** The teachers of the files: by e-mail address, and those who have none by their own row. */
export class Staff {
  readonly #known = new Map<string, Known>();
  readonly #ids = new Map<string, string>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** A row of a table of teachers, or of a user who is one. */
  addRow(source: Source, row: DataRow): void {
    const doubt = doubtsOf(row, this.#log);
    const code = row.text("teacher");
    const whole = row.text("name") || (INITIALS.test(code) ? "" : code);
    const parts = whole === "" ? undefined : splitStaffName(whole);
    const written = row.text("email") || row.text("teacher_email");
    const user = row.text("username");
    const email = (written || (isEmail(user) ? user : "")).toLowerCase();
    const usable = isEmail(email);
    const firstGiven = row.text("preferred_first_name") || row.text("first_name");
    const lastGiven = row.text("preferred_last_name") || row.text("last_name");
    const firstWritten = firstGiven || (parts?.first ?? "");
    const lastWritten = lastGiven || (parts?.last ?? "");
    const [first, last] = boundedName(firstWritten, lastWritten, doubt);
    if (!usable) doubt(...withoutAddress(written), "email", "teacher_email", "username");
    else if (lastWritten === "") doubt(...withoutName, ...LAST_NAMES);
    const initials = row.text("initials") || row.text("student_id") || code;
    const key = usable ? email : `${first} ${last}\n${initials}`;
    this.#add(key, usable ? email : "", row.place("email", "name", "last_name"), {
      title: row.text("title") || (parts?.title ?? ""),
      first,
      last,
      initials: INITIALS.test(initials) ? initials : "",
    });
    const id = row.text("system_id");
    if (id !== "") this.#ids.set(scoped(source.scope, id), key);
  }

  /** Teachers whom a row names by their addresses. */
  addMention({ names, emails, place }: StaffMention): void {
    for (const [at, email] of emails.entries()) {
      const name = names.length === emails.length ? names[at] : undefined;
      const { title, first, last } = splitStaffName(name ?? "");
      this.#add(email, email, place, { title: title ?? "", first, last, initials: "" });
    }
  }

  #add(
    key: string,
    email: string,
    place: Place,
    parts: { title: string; first: string; last: string; initials: string },
  ): void {
    const known = this.#known.get(key) ?? newKnown();
    this.#known.set(key, known);
    const put = (list: string[], text: string) => text !== "" && list.push(text);
    put(known.emails, email);
    put(known.titles, parts.title);
    put(known.firsts, parts.first);
    put(known.lasts, parts.last);
    put(known.initials, parts.initials);
    known.places.push(place);
  }

  /** How a person of the same folder's tables is named, by id; undefined where no teacher has it. */
  byId(scope: string, id: string): { email: string } | { name: string } | undefined {
    const key = this.#ids.get(scoped(scope, id));
    const known = key === undefined ? undefined : this.#known.get(key);
    if (known === undefined) return undefined;
    const [email] = known.emails;
    return email === undefined ? { name: nameOf(known) } : { email };
  }

  /** Those with an address and a name. */
  get teachers(): Teacher[] {
    const teachers = [...this.#known.values()].flatMap((known): Teacher[] => {
      const [email] = known.emails;
      const [place] = known.places;
      const last = commonest(known.lasts);
      if (email === undefined || place === undefined || last === undefined) return [];
      return [
        {
          email,
          title: commonest(known.titles) ?? null,
          first_name: longest(known.firsts),
          last_name: last,
          initials: commonest(known.initials) ?? null,
          place,
        },
      ];
    });
    return teachers.toSorted((a, b) => inOrder(a.email, b.email));
  }
}

const newKnown = (): Known => ({
  emails: [],
  titles: [],
  firsts: [],
  lasts: [],
  initials: [],
  places: [],
});

const nameOf = ({ titles, firsts, lasts }: Known) =>
  [commonest(titles), longest(firsts), commonest(lasts)].filter((part) => part).join(" ");

/** The fullest of the first names: one may be an initial only. */
function longest(names: readonly string[]): string {
  const [first = ""] = names.toSorted((a, b) => b.length - a.length || inOrder(a, b));
  return first;
}

/** Finds the teacher whom a name or initials mean: exactly one, or nobody. */
export function teacherFinder(teachers: readonly Teacher[]): (name: string) => Teacher | undefined {
  const byInitials = new Map<string, Teacher[]>();
  const byLast = new Map<string, Teacher[]>();
  for (const teacher of teachers) {
    if (teacher.initials !== null) gather(byInitials, fold(teacher.initials), teacher);
    gather(byLast, fold(teacher.last_name), teacher);
  }
  const find = (name: string) => {
    const [only, another] = byInitials.get(fold(name)) ?? [];
    if (only !== undefined && another === undefined) return only;
    const { first, last } = splitStaffName(name);
    const given = fold(first);
    const named = (byLast.get(fold(last)) ?? []).filter(({ first_name }) =>
      given.length > 1 ? fold(first_name) === given : fold(first_name).startsWith(given),
    );
    return named.length === 1 ? named[0] : undefined;
  };
  const found = new Map<string, Teacher | undefined>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}
