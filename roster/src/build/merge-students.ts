import type { Leaver, Merged, Refused, RefusedCode, Student, StudentHere } from "../roster.ts";
import { gather } from "./gather.ts";
import { commonest, fold, idKey, inOrder } from "../values/text.ts";
import { scoped } from "./linked.ts";
import type { Log } from "./log.ts";
import { Refusals } from "./refusals.ts";
import type { StudentsHere } from "./students-here.ts";
import { type NamesGiven, type Reason, type StudentRow, missing } from "./student-rows.ts";

/** A student who comes in, and the rows that did: their classes are still to be settled. */
export type MergedStudent = {
  student: Student;
  key: string;
  rows: StudentRow[];
  suggested: Student["pronouns"];
};

/** What has become of the rows of students. */
export type StudentsMerged = {
  students: MergedStudent[];
  leavers: Leaver[];
  refused: Refused[];
  merged: Merged[];
  /** The key of the student whom an id means, whether or not they come in. */
  keyOf: (ids: {
    scope: string;
    school: string;
    upn: string;
    system: string;
  }) => string | undefined;
};

/** Puts the rows of each student together, and refuses those of whom nobody can tell whose they are. */
export function mergeStudents(
  rows: readonly StudentRow[],
  here: StudentsHere,
  log: Log,
): StudentsMerged {
  const keys = new StudentKeys(rows);
  const groups = new Map<string, StudentRow[]>();
  const refusals = new Refusals();
  for (const row of rows) {
    const key = keys.of(row);
    if (key === undefined) refusals.add(row, row.reason);
    else gather(groups, key, row);
  }
  const shared = sharedUpns(groups);

  const students: MergedStudent[] = [];
  const leavers: Leaver[] = [];
  const merged: Merged[] = [];
  for (const [key, group] of groups) {
    const conflict = conflictIn(group, shared);
    if (conflict !== undefined) {
      for (const row of group) refusals.add(row, conflict(row));
      continue;
    }
    const stays = group.every(({ left }) => left === null);
    if (!stays) {
      leavers.push(leaverOf(group));
      continue;
    }
    const known = hereOf(group, here);
    const reasonOf = ({ reason }: StudentRow) =>
      known !== undefined && reason !== null && BLANK.has(reason.code) ? null : reason;
    for (const row of group) refusals.add(row, reasonOf(row));
    const good = group.filter((row) => reasonOf(row) === null);
    if (good.length === 0) continue;
    const together = putTogether(key, good, { known, log });
    if (!("student" in together)) {
      for (const row of good) refusals.add(row, together);
      continue;
    }
    students.push(together);
    merged.push(...furtherRows(together));
  }
  return {
    students: students.toSorted((a, b) => inOrder(a.student.student_id, b.student.student_id)),
    leavers: leavers.toSorted((a, b) => inOrder(a.student_id ?? "", b.student_id ?? "")),
    refused: refusals.all,
    merged,
    keyOf: (ids) => keys.find(ids),
  };
}

type Ids = { scope: string; school: string; upn: string; system: string };

/** One key for each student, by whichever of their numbers a row has. */
class StudentKeys {
  readonly #byUpn = new Map<string, Set<string>>();
  readonly #bySystem = new Map<string, Set<string>>();
  readonly #own = new Set<string>();

  constructor(rows: readonly StudentRow[]) {
    const put = (map: Map<string, Set<string>>, from: string, key: string) =>
      map.set(from, (map.get(from) ?? new Set()).add(key));
    // Numbers of the school first, then what stands for them in rows that have none.
    for (const { ids, source } of rows.filter((row) => row.ids.school !== "")) {
      const key = idKey(ids.school);
      if (ids.upn !== "") put(this.#byUpn, idKey(ids.upn), key);
      if (ids.system !== "") put(this.#bySystem, scoped(source.scope, ids.system), key);
    }
    for (const { ids, source } of rows.filter(
      (row) => row.ids.school === "" && row.ids.upn !== "",
    )) {
      const key = this.#only(this.#byUpn, idKey(ids.upn)) ?? idKey(ids.upn);
      if (ids.system !== "") put(this.#bySystem, scoped(source.scope, ids.system), key);
    }
    for (const row of rows) {
      const key = this.of(row);
      if (key !== undefined) this.#own.add(key);
    }
  }

  #only(map: ReadonlyMap<string, ReadonlySet<string>>, from: string): string | undefined {
    const keys = map.get(from);
    return keys?.size === 1 ? [...keys][0] : undefined;
  }

  of({ ids, source }: StudentRow): string | undefined {
    return this.#key({ ...ids, scope: source.scope });
  }

  #key({ scope, school, upn, system }: Ids): string | undefined {
    if (school !== "") return idKey(school);
    if (upn !== "") return this.#only(this.#byUpn, idKey(upn)) ?? idKey(upn);
    if (system === "") return undefined;
    return this.#only(this.#bySystem, scoped(scope, system)) ?? idKey(system);
  }

  find(ids: Ids): string | undefined {
    const key = this.#key(ids);
    return key !== undefined && this.#own.has(key) ? key : undefined;
  }
}

/** Unique pupil numbers that stand under more than one id. Who has left may have come back under another. */
function sharedUpns(groups: ReadonlyMap<string, readonly StudentRow[]>): ReadonlySet<string> {
  const keysOf = new Map<string, Set<string>>();
  for (const [key, rows] of groups) {
    if (rows.some(({ left }) => left !== null)) continue;
    for (const { upn } of rows) {
      if (upn !== null) keysOf.set(upn, (keysOf.get(upn) ?? new Set()).add(key));
    }
  }
  return new Set([...keysOf].flatMap(([upn, keys]) => (keys.size > 1 ? [upn] : [])));
}

/** Why the rows of one id are not one student, or undefined where they are. */
function conflictIn(
  rows: readonly StudentRow[],
  shared: ReadonlySet<string>,
): ((row: StudentRow) => Reason) | undefined {
  if (!agree(rows)) {
    return (row) => ({
      code: "id_conflict",
      sentence:
        "The same ID stands beside different last names or dates of birth, so that nobody can tell whose it is. Correct it in the file, and read the file again.",
      place: row.row.place("student_id", "upn", "system_id"),
    });
  }
  if (!rows.some(({ upn }) => upn !== null && shared.has(upn))) return undefined;
  return (row) => ({
    code: "upn_conflict",
    sentence:
      "The same UPN stands beside different IDs, so that nobody can tell whose it is. Correct it in the file, and read the file again.",
    place: row.row.place("upn", "student_id"),
  });
}

/** Whether rows can be of one student: some last name that all have who have any, and one date of birth at most. */
function agree(rows: readonly StudentRow[]): boolean {
  const births = new Set(rows.flatMap(({ date_of_birth }) => date_of_birth ?? []));
  const names = rows
    .map(
      ({ last }) =>
        new Set(
          Object.values(last)
            .filter((name) => name !== "")
            .map(fold),
        ),
    )
    .filter(({ size }) => size > 0);
  const [first = new Set<string>()] = names;
  const common = [...first].some((name) => names.every((one) => one.has(name)));
  return births.size <= 1 && (names.length === 0 || common);
}

function values(rows: readonly StudentRow[], of: (row: StudentRow) => string): string[] {
  return rows.map(of).filter((value) => value !== "");
}

const all = (rows: readonly StudentRow[], of: (row: StudentRow) => string): string =>
  commonest(values(rows, of)) ?? "";

/** The school's own number in its fullest form: where zeros were lost, another row may have them. */
function idOf(rows: readonly StudentRow[]): string {
  const written = (of: (row: StudentRow) => string) =>
    values(rows, of).toSorted((a, b) => b.length - a.length || inOrder(a, b))[0];
  return (
    written(({ ids }) => ids.school) ??
    written(({ ids }) => ids.upn) ??
    written(({ ids }) => ids.system) ??
    ""
  );
}

function called(rows: readonly StudentRow[], of: (row: StudentRow) => NamesGiven) {
  const preferred = all(rows, (row) => of(row).preferred);
  const plain = all(rows, (row) => of(row).plain);
  const legal = all(rows, (row) => of(row).legal);
  const name = preferred || plain || legal;
  const official = legal || plain || name;
  return { name, legal: official === name ? null : official, isPreferred: preferred !== "" };
}

/** Reasons of a cell that is blank, which changes nothing of a student who is here. */
const BLANK: ReadonlySet<RefusedCode> = new Set([
  "first_name_missing",
  "last_name_missing",
  "year_missing",
]);

/** Who in the school the rows of one student are about: by the number, and by no name that speaks against it. */
function hereOf(rows: readonly StudentRow[], here: StudentsHere): StudentHere | undefined {
  const known = here.find({
    school: all(rows, ({ ids }) => ids.school),
    upn: all(rows, ({ ids }) => ids.upn.toUpperCase()),
  });
  if (known === undefined) return undefined;
  const other = (name: string, given: NamesGiven) => {
    const names = Object.values(given).filter((one) => one !== "");
    return names.length > 0 && !names.some((one) => fold(one) === fold(name));
  };
  const speaksAgainst = ({ first, last }: StudentRow) =>
    other(known.first_name, first) || other(known.last_name, last);
  const isWhole = ({ first, last }: StudentRow) =>
    [first, last].every((given) => Object.values(given).some((one) => one !== ""));
  return rows.some((row) => !isWhole(row) && speaksAgainst(row)) ? undefined : known;
}

function putTogether(
  key: string,
  rows: StudentRow[],
  { known, log }: { known: StudentHere | undefined; log: Log },
): MergedStudent | Reason {
  const [first] = rows;
  if (first === undefined) throw new Error("A student without a row.");
  const firstName = called(rows, (row) => row.first);
  const lastName = called(rows, (row) => row.last);
  const year = all(rows, (row) => String(row.year ?? "")) || String(known?.year ?? "");
  firstName.name ||= known?.first_name ?? "";
  lastName.name ||= known?.last_name ?? "";
  const place = first.row.place("student_id", "upn", "system_id");
  if (firstName.name === "")
    return { code: "first_name_missing", sentence: missing("first name"), place };
  if (lastName.name === "")
    return { code: "last_name_missing", sentence: missing("last name"), place };
  if (year === "") return { code: "year_missing", sentence: missing("year"), place };

  const student_id = idOf(rows);
  for (const { doubts } of rows) for (const doubt of doubts) log.warn({ ...doubt, student_id });
  warnOfDifferences(rows, student_id, log);
  const form =
    all(rows, ({ form_group }) => form_group) || all(rows, ({ registration }) => registration);
  const pronouns = all(rows, (row) => row.pronouns ?? "");
  const suggested = all(rows, (row) => row.suggested ?? "");
  const student: Student = {
    student_id,
    upn: all(rows, ({ upn }) => upn ?? "") || null,
    first_name: firstName.name,
    last_name: lastName.name,
    legal_first_name: firstName.legal,
    legal_last_name: lastName.legal,
    preferred_name: firstName.legal === null ? null : firstName.name,
    preferred: { first: firstName.isPreferred, last: lastName.isPreferred },
    date_of_birth: all(rows, ({ date_of_birth }) => date_of_birth ?? "") || null,
    year: Number(year),
    form_group: form || null,
    pronouns: (pronouns || null) as Student["pronouns"],
    classes: [],
    listed: true,
    place,
  };
  return {
    student,
    key,
    rows,
    suggested: pronouns === "" ? ((suggested || null) as Student["pronouns"]) : null,
  };
}

/** What must be one value of a student, and stands differently in several rows. */
function warnOfDifferences(rows: readonly StudentRow[], student_id: string, log: Log): void {
  const compared = [
    { what: "first name", of: (row: StudentRow) => row.first.plain, field: "first_name" },
    { what: "year", of: (row: StudentRow) => String(row.year ?? ""), field: "year" },
    { what: "form group", of: (row: StudentRow) => row.form_group, field: "form_group" },
  ] as const;
  for (const { what, of, field } of compared) {
    const given = values(rows, of);
    if (new Set(given.map(fold)).size < 2) continue;
    const taken = commonest(given) ?? "";
    const other = rows.find((row) => of(row) !== "" && fold(of(row)) !== fold(taken));
    if (other === undefined) continue;
    log.warn({
      code: "values_differ",
      sentence: `The rows of this student have different values for the ${what}; “${taken}” was taken, which stands in most of them. Correct the file if another is right.`,
      student_id,
      place: other.row.place(field),
    });
  }
}

function leaverOf(rows: readonly StudentRow[]): Leaver {
  const first = rows.find(({ left }) => left !== null);
  if (first === undefined) throw new Error("A leaver without a row.");
  const left = all(rows, (row) => row.left?.on ?? "");
  return {
    student_id: idOf(rows) || null,
    upn: all(rows, ({ upn }) => upn ?? "") || null,
    first_name: called(rows, (row) => row.first).name,
    last_name: called(rows, (row) => row.last).name,
    left: left || null,
    place: first.row.place("leaving_date", "status"),
  };
}

/** Rows of a student beyond the first of the same table, where a table has a row a student, or the very same again. */
function furtherRows({ student, rows }: MergedStudent): Merged[] {
  const tables = new Map<string, StudentRow[]>();
  for (const row of rows) gather(tables, row.source.table.id, row);
  return [...tables.values()].flatMap((inTable): Merged[] => {
    const seen = new Set<string>();
    const same: StudentRow[] = [];
    const further: StudentRow[] = [];
    for (const row of inTable) {
      const content = row.row.cells.map((cell) => cell.trim()).join("\u0000");
      if (seen.has(content)) same.push(row);
      else if (seen.size > 0 && row.source.kind !== "memberships") further.push(row);
      seen.add(content);
    }
    return [
      ...mergedOf(
        "same_row_twice",
        "The same row stands more than once; it counts once.",
        student,
        same,
      ),
      ...mergedOf(
        "further_class",
        "A further row of the same student: what it adds was put together with the first.",
        student,
        further,
      ),
    ];
  });
}

function mergedOf(
  code: Merged["code"],
  sentence: string,
  { student_id }: Student,
  rows: StudentRow[],
): Merged[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      code,
      sentence,
      student_id,
      rows: rows.length,
      place: first.row.place("student_id", "upn", "system_id"),
    },
  ];
}
