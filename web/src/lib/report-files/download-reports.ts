import { saveFile } from "../save-file.ts";
import { fileName, type Made } from "./made.ts";
import type { Exported } from "./plain-text.ts";

/** Hands reports to the browser's downloads as a file of this kind, which says when, by whom and from when it is. */
export async function downloadReports(
  what: string,
  ending: "csv" | "docx",
  reports: readonly Exported[],
  made: Made,
): Promise<void> {
  saveFile(fileName(what, made, ending), await fileOf(ending, reports, made));
}

/** The file's content; each maker is loaded when it is first asked for. */
async function fileOf(
  ending: "csv" | "docx",
  reports: readonly Exported[],
  made: Made,
): Promise<Blob> {
  if (ending === "docx") return (await import("./as-docx.ts")).asDocx(reports, made);
  const { asCsv } = await import("./as-csv.ts");
  // A file of rows has no place for anything else: its name says it, and the period is a column.
  return new Blob([asCsv(reports)], { type: "text/csv;charset=utf-8" });
}
