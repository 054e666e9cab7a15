import { areAlike, fieldOf, headingKey, knownHeadings } from "./headings.ts";
import type { Field, Mapping, RememberedMapping, Row, Table, TableKind } from "./roster.ts";

/** Lines among which the headings are looked for. */
const HEADING_LINES = 20;

/** A line with fewer known headings is one of data. */
const FEWEST_KNOWN = 2;

/**
 * What each table is taken for and which of its columns is which field: a proposal, that a person may change before the
 * roster is built from it. What was remembered for the same headings goes before what is known of systems.
 */
export function recognise(
  tables: readonly Table[],
  remembered: readonly RememberedMapping[] = [],
): Mapping[] {
  return tables.map((table) => recogniseTable(table, remembered));
}

/** A mapping as it can be kept for the next file with the same headings. */
export function remember(
  table: Table,
  { heading_line, kind, columns }: Mapping,
): RememberedMapping {
  return { headings: headingsOf(table, heading_line).map(headingKey), kind, columns };
}

/** The headings of a table as they are written. */
export function headingsOf(table: Table, line: number | null): readonly string[] {
  return table.rows.find((row) => row.line === line)?.cells ?? [];
}

function recogniseTable(table: Table, remembered: readonly RememberedMapping[]): Mapping {
  const row = headingRow(table);
  const heading_line = row?.line ?? null;
  const headings = row?.cells ?? [];
  const keys = headings.map(headingKey);
  const same = remembered.find(
    (one) =>
      one.headings.length === keys.length && one.headings.every((key, at) => key === keys[at]),
  );
  if (same !== undefined) {
    return { table: table.id, kind: same.kind, heading_line, columns: { ...same.columns } };
  }
  if (table.format === "ctf") {
    return { table: table.id, kind: "students", heading_line, columns: allFields(headings) };
  }
  return { table: table.id, heading_line, ...kindAndColumns(table, headings, keys) };
}

/** The line among the first with the most known headings; where there are none, the first with several cells. */
function headingRow({ rows }: Table): Row | undefined {
  let best: Row | undefined;
  let most = FEWEST_KNOWN - 1;
  for (const row of rows.slice(0, HEADING_LINES)) {
    const known = knownHeadings(row.cells);
    if (known > most) [best, most] = [row, known];
  }
  return (
    best ??
    rows.slice(0, HEADING_LINES).find(({ cells }) => cells.filter((cell) => cell !== "").length > 1)
  );
}

type Columns = Record<number, Field>;

/** Every heading that is known, also where two have one field. */
function allFields(headings: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [at, heading] of headings.entries()) {
    const known = fieldOf(heading);
    if (known !== undefined) columns[at] = known.field;
  }
  return columns;
}

/**
 * Each field once, in the column that is surest to hold it, and in those that are headed like it where a table may have
 * several. A second number of a student is the system's own.
 */
function surestFields(headings: readonly string[]): Columns {
  const best = new Map<Field, { at: number; rank: number }>();
  const less: [field: Field, at: number][] = [];
  for (const [at, heading] of headings.entries()) {
    const known = fieldOf(heading);
    if (known === undefined) continue;
    const { field, rank } = known;
    const before = best.get(field);
    if (before === undefined || rank < before.rank) {
      if (before !== undefined) less.push([field, before.at]);
      best.set(field, { at, rank });
    } else less.push([field, at]);
  }
  const second = less.find(([field]) => field === "student_id");
  if (second !== undefined && !best.has("system_id"))
    best.set("system_id", { at: second[1], rank: 0 });
  const columns = Object.fromEntries([...best].map(([field, { at }]) => [at, field]));
  for (const [field, at] of less) {
    const surest = headings[best.get(field)?.at ?? -1] ?? "";
    if (areAlike(headings[at] ?? "", surest)) columns[at] = field;
  }
  return columns;
}

function kindAndColumns(
  table: Table,
  headings: readonly string[],
  keys: readonly string[],
): Pick<Mapping, "kind" | "columns"> {
  const columns = surestFields(headings);
  const has = (...wanted: string[]) => wanted.every((key) => keys.includes(key));
  const as = (kind: TableKind, changed: Partial<Record<Field, Field>> = {}) => ({
    kind,
    columns: renamed(columns, changed),
  });
  const name = /([^/]*?)(?:\.[^.]*)?$/u.exec(table.file)?.[1]?.toLowerCase() ?? "";

  // OneRoster and School Data Sync, whose tables point to each other.
  if (has("classsourcedid", "usersourcedid")) return as("enrolments", {});
  if (has("usersourcedid", "role")) return as("roles");
  if (has("sourcedid", "givenname", "familyname")) return as("users");
  if (has("sourcedid", "birthdate")) return as("demographics");
  if (has("sourcedid", "title") && (has("coursesourcedid") || has("classtype"))) {
    return as("classes", { system_id: "class_id", title: "class" });
  }
  if (has("sourcedid", "title", "orgsourcedid")) {
    return name === "courses" || has("coursecode")
      ? as("courses", { system_id: "course_id" })
      : as("classes", { system_id: "class_id", title: "class" });
  }
  if (has("sourcedid") || has("propertyname", "value") || has("dfenumber", "name"))
    return as("other");
  if (has("sectionid", "id") && keys.length === 2) {
    return as(/teacher/u.test(name) ? "class_teachers" : "enrolments");
  }
  if (has("id", "sectionname")) return as("classes", { system_id: "class_id" });
  return { kind: plainKind(columns, keys), columns: plainColumns(columns, keys) };
}

function renamed(columns: Columns, changed: Partial<Record<Field, Field>>): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([at, field]) => [at, changed[field] ?? field]),
  );
}

/** A table of a school's own making. */
function plainKind(columns: Columns, keys: readonly string[]): TableKind {
  const fields = new Set(Object.values(columns));
  const any = (...wanted: Field[]) => wanted.some((field) => fields.has(field));
  // Google's accounts are of students and teachers alike.
  if (keys.includes("orgunitpath")) return "unknown";
  const named = any("first_name", "last_name", "legal_first_name", "legal_last_name");
  // What staff and students both have, such as a gender, makes no student of somebody with a title and an address.
  const onlyOfStudents = any("upn", "student_id", "year", "form_group", "leaving_date");
  const addressed = any("email", "username", "teacher_email");
  const ofStaff = any("title", "initials", "teacher") && addressed;
  const called = named || any("name", "teacher");
  if (!onlyOfStudents && ofStaff && called && !any("class", "classes")) return "teachers";
  const student = any(
    "upn",
    "student_id",
    "date_of_birth",
    "form_group",
    "pronouns",
    "gender",
    "leaving_date",
  );
  if (student || ((named || any("name")) && any("year"))) {
    if (!named && !any("name")) return any("class", "classes") ? "enrolments" : "unknown";
    return any("class") ? "memberships" : "students";
  }
  if (named && any("class", "classes")) return any("class") ? "memberships" : "students";
  if (named || (any("name") && any("email", "initials"))) {
    return any("email", "username", "initials", "title") ? "teachers" : "unknown";
  }
  if (any("class"))
    return any("subject", "teacher", "teacher_email", "year") ? "classes" : "unknown";
  return any("name") && any("subject") ? "classes" : "unknown";
}

/** In a table of classes a name is a class's. */
function plainColumns(columns: Columns, keys: readonly string[]): Columns {
  const fields = Object.values(columns);
  return plainKind(columns, keys) === "classes" && !fields.includes("class")
    ? renamed(columns, { name: "class" })
    : columns;
}
