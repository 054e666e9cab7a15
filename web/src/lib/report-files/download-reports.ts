import type { Exported } from "./plain-text.ts";
import { saveFile } from "../save-file.ts";

/** Hands reports to the browser's downloads as a file of this kind. */
export async function downloadReports(
  name: string,
  ending: "csv" | "docx",
  reports: readonly Exported[],
): Promise<void> {
  saveFile(name, await fileOf(ending, reports));
}

/** The file's content; each maker is loaded when it is first asked for. */
async function fileOf(ending: "csv" | "docx", reports: readonly Exported[]): Promise<Blob> {
  if (ending === "docx") return (await import("./as-docx.ts")).asDocx(reports);
  const { asCsv } = await import("./as-csv.ts");
  return new Blob([asCsv(reports)], { type: "text/csv;charset=utf-8" });
}
