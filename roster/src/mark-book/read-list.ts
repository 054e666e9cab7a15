import { tableOfCells } from "../read-tables.ts";
import type { Row } from "../roster.ts";
import { isAboutClass, namePartOf } from "./headings.ts";
import { placeOfNames } from "./layout.ts";
import type { Match, Pupil } from "./mark-book.ts";
import { nameMatcher, writtenName, type Written } from "./match-names.ts";

/** A name of a pasted list, and who it is. */
export type Listed = { line: number; name: string; match: Match };

/** Rows of a list that are looked at. */
const MOST = 600;
/** Cells, or lines: a comma in a line of its own is within a name, and parts cells only where lines have several. */
function rowsOf(text: string): readonly Row[] {
  const lines = text.split(/\r\n?|\n/u).slice(0, MOST);
  const parted = lines.filter((line) => line.split(/[,;|]/u).length > 2).length;
  if (text.includes("\t") || parted > lines.length / 2) return tableOfCells(text).rows;
  return lines.flatMap((line, at) => (line.trim() === "" ? [] : [{ line: at + 1, cells: [line] }]));
}

/** Who the names of a pasted list are: a name a line, or a table with names in one column or two of it. */
export function readNameList(text: string, people: readonly Pupil[]): Listed[] {
  const rows = rowsOf(text).slice(0, MOST);
  const identify = nameMatcher(people);
  const place = placeOfNames(rows, identify);
  const written = (row: (typeof rows)[number]): Written =>
    place?.written(row) ?? writtenName(row.cells.find((cell) => /\p{L}{2}/u.test(cell)) ?? "");
  const listed = rows.flatMap((row): Listed[] => {
    const name = written(row);
    if (!/\p{L}{2}/u.test(name.text) || row.cells.some((cell) => namePartOf(cell) !== null))
      return [];
    const { match } = identify(name, "with alike");
    const isTitle = match.kind === "unknown" && (isAboutClass(name.text) || /\d/u.test(name.text));
    return isTitle ? [] : [{ line: row.line, name: name.text, match }];
  });
  // Twice in the list is once in the class.
  const seen = new Set<number>();
  return listed.filter(({ match }) => {
    if (match.kind !== "found") return true;
    if (seen.has(match.pupil)) return false;
    seen.add(match.pupil);
    return true;
  });
}
