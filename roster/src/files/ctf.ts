import { BOUNDS } from "../bounds.ts";
import { Refusal, type Row, type Table } from "../roster.ts";
import { decodeText } from "./decode.ts";
import { readXml } from "./xml.ts";

/** What is read of a student: elements of `Pupil` and of its `BasicDetails`. */
const ELEMENTS = [
  "UPN",
  "Surname",
  "Forename",
  "PreferredSurname",
  "PreferredForename",
  "DOB",
  "Sex",
  // Files before 2024.
  "Gender",
  "NCyearActual",
] as const;

/** Where they stand. Contacts and earlier schools have elements of the same names. */
const THEIRS = /^CTfile\/CTFpupilData\/Pupil\/(?:BasicDetails\/)?[^/]*$/u;

/** A common transfer file as a table, a row a student, with a heading for each element that is read. */
export function readCtf(bytes: Uint8Array, file: string): Table {
  const rows: Row[] = [];
  let root: string | undefined;
  let student: Map<string, string> | undefined;
  let line = 0;
  const path: string[] = [];
  readXml(decodeText(bytes, file).text, file, {
    open(name, _, at) {
      root ??= name;
      if (root !== "CTfile") throw unknownXml(file);
      if (name === "Pupil") {
        student = new Map();
        line = at;
      }
      path.push(name);
    },
    text(part) {
      const element = path.at(-1) ?? "";
      if (student === undefined || path.length > 5 || !THEIRS.test(path.join("/"))) return;
      const text = (student.get(element) ?? "") + part;
      if (text.length > BOUNDS.cell) throw longElement(file, line);
      student.set(element, text);
    },
    close(name) {
      path.pop();
      if (name !== "Pupil" || student === undefined) return;
      if (rows.length === BOUNDS.rows) throw tooManyStudents(file);
      rows.push({ line, cells: ELEMENTS.map((one) => student?.get(one)?.trim() ?? "") });
      student = undefined;
    },
  });
  const headings = { line: 0, cells: ELEMENTS };
  return { id: file, file, sheet: null, format: "ctf", epoch: 1900, rows: [headings, ...rows] };
}

function unknownXml(file: string): Refusal {
  return new Refusal(
    "xml_unknown",
    file,
    `“${file}” is XML, but no common transfer file, and was not read. Choose a CTF, or export the list as CSV or Excel.`,
  );
}

function longElement(file: string, line: number): Refusal {
  return new Refusal(
    "cell_too_long",
    file,
    `“${file}” has an endless text in the record that begins on line ${line}, and was not read. Export it again from your school's system.`,
  );
}

function tooManyStudents(file: string): Refusal {
  return new Refusal(
    "too_many_rows",
    file,
    `“${file}” has more than ${BOUNDS.rows.toLocaleString("en-GB")} students, and was not read. Export fewer at a time.`,
  );
}
