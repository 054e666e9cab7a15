import type { IntakeTable } from "@reportair/contract/features/intake-files.ts";
import type { IntakeAnswers } from "@reportair/contract/features/intake.ts";
import { buildRoster } from "@reportair/roster/build-roster.ts";
import { readTables } from "@reportair/roster/read-tables.ts";
import { headingsOf, recognise } from "@reportair/roster/recognise.ts";
import {
  Refusal,
  type GivenFile,
  type Mapping,
  type RememberedMapping,
  type Roster,
  type Table,
} from "@reportair/roster/roster.ts";
import { idKey } from "@reportair/roster/values/text.ts";
import type { Known, School } from "./school.ts";

/** Lines of a table that are shown, to know its columns by. */
const SAMPLE = 3;
/** Characters of a cell that are shown. */
const CELL_SHOWN = 120;

/** Files that have been read: the roster, and the refused rows as they stand in their tables. */
export type Staged = {
  roster: Roster;
  /** For each refused entry of the roster. */
  refusedRows: { headings: readonly string[]; line: number; cells: readonly string[] }[][];
};

type Given = {
  files: readonly GivenFile[];
  /** As somebody has settled them; null where nobody has. */
  mappings: readonly Mapping[] | null;
  remembered: readonly RememberedMapping[];
  answers: IntakeAnswers;
  /** `School` as JSON, and what was settled about its people. */
  school: string;
  known: Pick<Known, "same">;
  /** ISO. */
  today: string;
};

/** What comes of a school's files: why they cannot be read, or their tables and, as JSON, what is staged. */
export type FilesRead =
  | { refusal: { file: string | null; detail: string } }
  | { tables: IntakeTable[]; mappings: Mapping[]; staged: string };

/** Reads a school's files into a roster. */
export function readFiles({
  files,
  mappings,
  remembered,
  answers,
  school,
  known,
  today,
}: Given): FilesRead {
  try {
    const reading = readTables(files);
    const proposed = recognise(reading.tables, remembered);
    const settled = new Map(mappings?.map((each) => [each.table, each]));
    const chosen = proposed.map((each) => settled.get(each.table) ?? each);
    const roster = buildRoster(reading, chosen, {
      today,
      answers,
      here: whatIsHere(JSON.parse(school) as School, known),
    });
    const tables = new Map(reading.tables.map((table) => [table.id, table]));
    const staged: Staged = { roster, refusedRows: rowsRefused(roster, reading.tables, chosen) };
    return {
      tables: chosen.flatMap((mapping) => {
        const table = tables.get(mapping.table);
        return table === undefined ? [] : [shownTable(table, mapping)];
      }),
      mappings: chosen,
      staged: JSON.stringify(staged),
    };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { file: error.file, detail: error.message } };
    throw error;
  }
}

/** The subjects of a school, and its students, each by their number there and by the one that files have of them. */
function whatIsHere({ students, classes }: School, { same }: Pick<Known, "same">) {
  const records = new Map(students.map((student) => [student.id, student]));
  const numbers = new Set(students.map(({ student_id }) => idKey(student_id)));
  const others = Object.entries(same).flatMap(([student_id, id]) => {
    const student = records.get(id);
    return student === undefined || numbers.has(student_id) ? [] : [{ ...student, student_id }];
  });
  return {
    students: [...students, ...others],
    subjects: [...new Set(classes.map(({ subject }) => subject))],
  };
}

function shownTable(table: Table, { kind, heading_line, columns }: Mapping): IntakeTable {
  const data = table.rows.filter(({ line, cells }) => {
    return line > (heading_line ?? 0) && cells.some((cell) => cell.trim() !== "");
  });
  const cut = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, CELL_SHOWN));
  return {
    table: table.id,
    file: table.file,
    sheet: table.sheet,
    format: table.format,
    kind,
    heading_line,
    columns,
    headings: cut(headingsOf(table, heading_line)),
    sample: data.slice(0, SAMPLE).map(({ line, cells }) => ({ line, cells: cut(cells) })),
    rows: data.length,
  };
}

function rowsRefused(
  roster: Roster,
  tables: readonly Table[],
  mappings: readonly Mapping[],
): Staged["refusedRows"] {
  const placed = new Map(
    tables.map((table) => [
      JSON.stringify([table.file, table.sheet]),
      {
        rows: new Map(table.rows.map(({ line, cells }) => [line, cells])),
        headings: headingsOf(
          table,
          mappings.find((mapping) => mapping.table === table.id)?.heading_line ?? null,
        ),
      },
    ]),
  );
  return roster.refused.map(({ lines }) =>
    lines.flatMap(({ file, sheet, line }) => {
      const table = placed.get(JSON.stringify([file, sheet]));
      const cells = table?.rows.get(line);
      return table && cells ? [{ headings: table.headings, line, cells }] : [];
    }),
  );
}
