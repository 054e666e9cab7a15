import { sample } from "../roster/test/samples.ts";
import { makeWorkbook, textRow } from "../roster/test/workbooks.ts";
import { buildRoster } from "../roster/src/build-roster.ts";
import { readTables } from "../roster/src/read-tables.ts";
import { recognise } from "../roster/src/recognise.ts";
import type { GivenFile } from "../roster/src/roster.ts";
import { type Figure, milliseconds } from "./figure.ts";

const ROWS = 5_000;
/** Rows of each student: one for each class. */
const CLASSES = 5;
const MOST = 3_000;

const HEADINGS = "Admission No,UPN,Surname,Forename,DOB,Year Group,Reg Group,Class,Subject,Teacher";

/** Rows of students and classes as a school's system writes them. */
function rows(): string[][] {
  return Array.from({ length: ROWS }, (_, at) => {
    const student = Math.floor(at / CLASSES);
    const year = 7 + (student % 7);
    const id = String(student).padStart(6, "0");
    const name = ["Síle", "O’Brien", "Nguyễn", "Lin"][student % 4] ?? "";
    const day = String(1 + (student % 28)).padStart(2, "0");
    return [
      id,
      "",
      `${name} ${student}`,
      "Amelia",
      `${day}/03/${2026 - year - 5}`,
      `Year ${year}`,
      `${year}A`,
      `${year}x/En${at % CLASSES}`,
      "English",
      `Mrs N Teacher${at % 90}`,
    ];
  });
}

/** How long the whole way from a file to its roster takes, the first time that a process goes it. */
function measured(what: string, files: readonly GivenFile[]): Figure {
  const began = performance.now();
  const reading = readTables(files);
  buildRoster(reading, recognise(reading.tables), { today: "2026-11-22" });
  const time = performance.now() - began;
  return { what, measured: milliseconds(time), aim: `≤ ${MOST} ms`, met: time <= MOST };
}

/** From the files of a school to its roster, on one core. */
export function measureRoster(): Figure[] {
  const lines = [HEADINGS.split(","), ...rows()];
  const text = lines.map((cells) => cells.join(",")).join("\r\n");
  const xml = lines.map((cells, at) => textRow(at + 1, cells)).join("");
  const workbook = makeWorkbook({ sheets: [{ name: "Students", xml }] });
  return [
    measured("roster: 5,000 rows of CSV", [
      { name: "a.csv", bytes: new TextEncoder().encode(text) },
    ]),
    measured("roster: 5,000 rows of Excel", [{ name: "a.xlsx", bytes: workbook }]),
    measured("roster: 1,500 students in Excel", sample("whole-school.xlsx")),
  ];
}
