import type { Remark } from "../roster.ts";
import { columnOf } from "./worksheet.ts";
import { readXml } from "./xml.ts";

/** Most remarks of a sheet, and most characters of one, that are read: they are only looked through for a scale. */
const MOST = { remarks: 500, characters: 500 } as const;

/** The comments of a sheet, each with its cell. */
export function readRemarks(text: string, file: string): Remark[] {
  const remarks: Remark[] = [];
  let reference: string | undefined;
  let said = "";
  let reading = false;
  readXml(text, file, {
    open(name, attributes) {
      if (name === "comment" || name === "threadedComment") {
        reference = attributes["ref"];
        said = "";
      } else if (name === "t" || name === "text") reading = true;
    },
    text(part) {
      if (reading && said.length < MOST.characters) said += part.slice(0, MOST.characters);
    },
    close(name) {
      if (name === "t") reading = false;
      if (name === "text") reading = false;
      if (name !== "comment" && name !== "threadedComment") return;
      const column = columnOf(reference);
      const line = Number(/\d{1,7}$/u.exec(reference ?? "")?.[0] ?? 0);
      if (column !== undefined && line > 0 && remarks.length < MOST.remarks)
        remarks.push({ line, column, text: said.trim() });
    },
  });
  return remarks;
}
