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

/** Names one behind another: "Ada Byron, Ben Cole", "Byron, Ada; Cole, Ben". Cells of a table are a word each. */
function namesInLines(lines: readonly string[]): string[] | null {
  for (const separator of [";", ","]) {
    const parted = lines.map((line) => line.split(separator).filter((part) => part.trim() !== ""));
    // One comma in a line is within a name.
    const several = parted.filter((parts) => parts.length > (separator === "," ? 2 : 1));
    if (several.length === 0 || several.length < lines.length / 2) continue;
    const names = several.flat();
    const whole = names.filter((name) => /\p{L}[^\p{L}]* .*\p{L}/u.test(name.trim()));
    if (whole.length > names.length * 0.6) return parted.flat();
  }
  return null;
}

/** Cells, or lines: a comma in a line of its own is within a name, and parts cells only where lines have several. */
function rowsOf(text: string): readonly Row[] {
  if (text.includes("\t")) return tableOfCells(text).rows;
  const lines = text
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== "")
    .slice(0, MOST);
  const rowOf = (line: string, at: number) => ({ line: at + 1, cells: [line] });
  const names = namesInLines(lines);
  if (names !== null) return names.map(rowOf);
  const parted = lines.filter((line) => line.split(/[,;|]/u).length > 2).length;
  return parted > lines.length / 2 ? tableOfCells(text).rows : lines.map(rowOf);
}

/** Who the names of a pasted list are: a name a line, a table with names in one column or two, or a plan of seats. */
export function readNameList(text: string, people: readonly Pupil[]): Listed[] {
  const rows = rowsOf(text).slice(0, MOST);
  const identify = nameMatcher(people);
  const place = placeOfNames(rows, identify);
  const placed = (row: Row): Written =>
    place?.written(row) ?? writtenName(row.cells.find((cell) => /\p{L}{2}/u.test(cell)) ?? "");
  const whole = (name: Written) => {
    const { how, match } = identify(name);
    return how === "whole" && match.kind === "found" ? match.pupil : null;
  };
  // A plan of seats has others beside those of a column.
  const beside = rows.filter((row) => {
    const own = whole(placed(row));
    const others = row.cells.flatMap((cell) => whole(writtenName(cell)) ?? []);
    return others.some((pupil) => pupil !== own);
  });
  const isPlan = beside.length > 0 && beside.length >= rows.length / 2;
  const listed = rows.flatMap((row): Listed[] => {
    if (row.cells.some((cell) => namePartOf(cell) !== null)) return [];
    const names = isPlan ? row.cells.map(writtenName) : [placed(row)];
    return names.flatMap((name): Listed[] => {
      if (!/\p{L}{2}/u.test(name.text)) return [];
      const { match, how } = identify(name, "with alike");
      const isAbout = isAboutClass(name.text);
      const hasNumber = row.cells.some((cell) => /\d/u.test(cell));
      const isTitle =
        match.kind === "unknown"
          ? isAbout || (hasNumber && row.cells.length === 1) || /\d/u.test(name.text)
          : isAbout && hasNumber && how !== "whole";
      return isTitle ? [] : [{ line: row.line, name: name.text, match }];
    });
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
