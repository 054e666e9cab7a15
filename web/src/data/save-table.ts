import type { QueryClient } from "@tanstack/react-query";
import { fileName, madeBy } from "../lib/report-files/made.ts";
import { saveFile } from "../lib/save-file.ts";
import { meQuery } from "./accounts.ts";

/**
 * Hands a table from the server to the browser's downloads. It has nothing but its rows, so its name says when and by
 * whom it was made.
 */
export async function saveTable(client: QueryClient, what: string, table: unknown): Promise<void> {
  // A file comes as it is, and not as the text that the contract calls it.
  if (!(table instanceof Blob)) throw new TypeError("No file came.");
  const me = await client.ensureQueryData(meQuery);
  saveFile(fileName(what, madeBy(me, []), "csv"), table);
}
