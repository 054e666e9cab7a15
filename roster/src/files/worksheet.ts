import { BOUNDS } from "../bounds.ts";
import type { Refusal, Row } from "../roster.ts";
import { isoOfSerial } from "../values/serial-days.ts";
import type { NumberFormat } from "./number-formats.ts";
import { readXml } from "./xml.ts";

/** What the cells of a sheet need to know of their workbook, and what is said of too much of them. */
export type SheetContext = {
  formats: readonly NumberFormat[];
  shared: readonly string[];
  epoch: 1900 | 1904;
  tooManyRows: () => Refusal;
  tooManyColumns: (line: number) => Refusal;
  cellTooLong: (line: number) => Refusal;
  /** Told of a formula without a result. */
  onUnsolved?: (column: number) => void;
};

type Cell = { column: number; kind: string; style: number; value: string };

/** The rows of a worksheet that have something in them. Only what is there is kept, however far out it stands. */
export function readRows(text: string, file: string, context: SheetContext): Row[] {
  const rows: Row[] = [];
  let line = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let reading = false;
  let formula = false;
  let aside = 0;

  const keep = ({ column: at, ...rest }: Cell) => {
    const shown = shownText(rest, context);
    if (shown.length > BOUNDS.cell) throw context.cellTooLong(line);
    if (shown.trim() === "") return;
    if (at >= BOUNDS.columns) throw context.tooManyColumns(line);
    while (cells.length < at) cells.push("");
    cells[at] = shown;
  };

  readXml(text, file, {
    open(name, attributes) {
      if (name === "row") {
        line = Number(attributes["r"] ?? line + 1);
        column = -1;
        cells = [];
      } else if (name === "c") {
        column = columnOf(attributes["r"]) ?? column + 1;
        const style = Number(attributes["s"] ?? -1);
        cell = { column, kind: attributes["t"] ?? "n", style, value: "" };
        formula = false;
      } else if (name === "f") formula = true;
      else if (name === "rPh") aside += 1;
      else if (name === "v" || name === "t") reading = aside === 0;
    },
    text(part) {
      if (reading && cell !== undefined) cell.value += part;
    },
    close(name) {
      if (name === "v" || name === "t") reading = false;
      else if (name === "rPh") aside -= 1;
      else if (name === "c" && cell !== undefined) {
        if (formula && cell.value === "") context.onUnsolved?.(cell.column);
        keep(cell);
        cell = undefined;
      } else if (name === "row" && cells.length > 0) {
        if (rows.length === BOUNDS.rows) throw context.tooManyRows();
        rows.push({ line, cells });
        cells = [];
      }
    },
  });
  return rows;
}

/** The column of a reference such as "AB12", from 0. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The text of a cell as a person sees it, but for dates, which are all written alike. */
function shownText({ kind, style, value }: Omit<Cell, "column">, context: SheetContext): string {
  switch (kind) {
    case "s":
      return unescape(context.shared[Number(value)] ?? "");
    case "inlineStr":
    case "str":
      return unescape(value);
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "d":
      return value.slice(0, 10);
    // A formula that failed says nothing.
    case "e":
      return "";
    default:
      return shownNumber(value, context.formats[style], context.epoch);
  }
}

function shownNumber(value: string, format: NumberFormat | undefined, epoch: 1900 | 1904): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  if (format?.kind === "date") return isoOfSerial(number, epoch) ?? value;
  if (format?.kind === "percent") return `${Math.round(number * 10_000) / 100}%`;
  const digits = /^\d+$/u.test(value) ? value : String(number);
  return format?.kind === "zeros" && /^\d+$/u.test(digits)
    ? digits.padStart(format.width, "0")
    : digits;
}

/** Characters that a workbook writes by their number: "_x000D_". Those that are none, a zero or half of one, no database keeps. */
function unescape(text: string): string {
  return text
    .replaceAll(/_x([0-9A-F]{4})_/giu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\0/gu, "")
    .replaceAll(/\p{Cs}/gu, "\uFFFD");
}
