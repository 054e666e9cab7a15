import type { CopyQueue } from "@reportair/contract/features/destinations.ts";
import Papa from "papaparse";
import { formatDate, formatNumber, formatTime } from "../../lib/format.ts";
import { asXlsx } from "../../lib/report-files/as-xlsx.ts";
import { FORMULA } from "@reportair/contract/formulas.ts";
import { fileName, madeWords, type Made } from "../../lib/report-files/made.ts";
import { saveFile } from "../../lib/save-file.ts";
import { rowsOf } from "./queue.ts";

const HEADS = ["Admission number", "Name", "Class", "Comment"] as const;

/**
 * Hands the comments of a class to the browser's downloads, in columns that a system can bring in. A workbook says on a
 * second sheet when, by whom and from which period it was made; a table's name does, so that it has nothing but its rows.
 */
export function saveQueue(queue: CopyQueue, ending: "csv" | "xlsx", made: Made): void {
  const name = fileName(`${queue.classroom.name} ${queue.destination.name}`, made, ending);
  const file =
    ending === "csv"
      ? new Blob([asTable(queue)], { type: "text/csv;charset=utf-8" })
      : new Blob([asWorkbook(queue, made)], {
          type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        });
  saveFile(name, file);
}

/** The rows as CSV; the mark in front makes Excel read UTF-8. */
function asTable(queue: CopyQueue): string {
  const table = { fields: [...HEADS], data: rowsOf(queue) };
  return `\uFEFF${Papa.unparse(table, { escapeFormulae: FORMULA })}`;
}

function asWorkbook(queue: CopyQueue, made: Made): Uint8Array<ArrayBuffer> {
  const rows = rowsOf(queue);
  const { destination, limit } = queue;
  const at = made.at.toISOString();
  const about = [
    ["Made", `${formatDate(at)}, ${formatTime(at)}`],
    ["By", made.by],
    ["School", made.school],
    ["Class", `${queue.classroom.name} ${queue.classroom.subject}`],
    ["Reporting period", queue.period.name],
    ["For", destination.name],
    ["Characters at most", limit === null ? "No limit" : formatNumber(limit)],
    ["Reports", formatNumber(rows.length)],
  ];
  return asXlsx(
    [
      { name: "Comments", heads: HEADS, rows, widths: [18, 28, 14, 100] },
      { name: "About this file", rows: about, widths: [22, 60] },
    ],
    { title: `Reports of ${queue.classroom.name}`, by: made.by, at, words: madeWords(made) },
  );
}
