import { readXml } from "./xml.ts";

/** How a cell's number is shown: as a date, with zeros in front, as a percentage, or as it is. */
export type NumberFormat =
  | { kind: "date" }
  | { kind: "zeros"; width: number }
  | { kind: "percent" }
  | { kind: "plain" };

const PLAIN: NumberFormat = { kind: "plain" };
const DATE: NumberFormat = { kind: "date" };
const PERCENT: NumberFormat = { kind: "percent" };

/** Formats with a day in them that every workbook knows by number. */
const BUILT_IN_DATES: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** The same of percentages. */
const BUILT_IN_PERCENTAGES: ReadonlySet<number> = new Set([9, 10]);

function builtIn(id: number): NumberFormat {
  if (BUILT_IN_DATES.has(id)) return DATE;
  return BUILT_IN_PERCENTAGES.has(id) ? PERCENT : PLAIN;
}

/** The number format of each cell style of a workbook, by the style's number. */
export function readNumberFormats(styles: string, file: string): NumberFormat[] {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let inCellStyles = false;
  readXml(styles, file, {
    open(name, attributes) {
      if (name === "numFmt") {
        own.set(Number(attributes["numFmtId"]), formatOf(attributes["formatCode"] ?? ""));
      } else if (name === "cellXfs") inCellStyles = true;
      else if (name === "xf" && inCellStyles) {
        const id = Number(attributes["numFmtId"] ?? 0);
        formats.push(own.get(id) ?? builtIn(id));
      }
    },
    close(name) {
      if (name === "cellXfs") inCellStyles = false;
    },
  });
  return formats;
}

/** As long as a code can be. */
const LONGEST = 255;

/** What a format code makes of a number. */
export function formatOf(code: string): NumberFormat {
  const [positive = ""] = code
    .slice(0, LONGEST)
    .replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./gu, "")
    .split(";", 1);
  if (positive.includes("%")) return PERCENT;
  if (/^0+$/u.test(positive)) return { kind: "zeros", width: positive.length };
  return /[dy]/iu.test(positive) && !/general/iu.test(positive) ? DATE : PLAIN;
}
