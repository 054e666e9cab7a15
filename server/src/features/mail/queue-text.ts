import type { Database } from "../../database/handle.ts";
import { insertText, type StoredText } from "./queries.ts";

/** Puts a text among the mail to be sent; it is sent until it arrives, also after a restart. */
export function queueText(database: Database, text: StoredText): Promise<void> {
  return insertText(database, text);
}
