import { headingKey } from "../headings.ts";
import type { Table } from "../roster.ts";

/** Whether a table is a OneRoster manifest which says that the files beside it hold only what has changed. */
export function tellsOfChangesOnly({ rows }: Table): boolean {
  const [first] = rows;
  const keys = first?.cells.map(headingKey) ?? [];
  const [property, value] = [keys.indexOf("propertyname"), keys.indexOf("value")];
  if (property < 0 || value < 0) return false;
  return rows.some(
    ({ cells }) =>
      /^file\./iu.test(cells[property]?.trim() ?? "") &&
      /^delta$/iu.test(cells[value]?.trim() ?? ""),
  );
}
