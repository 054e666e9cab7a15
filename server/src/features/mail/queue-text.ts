import type { Database } from "../../database/handle.ts";
import { insertTexts, type StoredText } from "./queries.ts";

/** Puts a text among the mail to be sent; it is sent until it arrives, also after a restart. */
export function queueText(database: Database, text: StoredText): Promise<void> {
  return insertTexts(database, [text]);
}

/** Puts several texts among the mail to be sent, all or none. */
export function queueTexts(database: Database, texts: readonly StoredText[]): Promise<void> {
  return insertTexts(database, texts);
}
