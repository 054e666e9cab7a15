import { readNote as endpoint } from "@reportair/contract/features/note-readings.ts";
import type { Api } from "../../http/api.ts";
import { teaching } from "../../http/guards.ts";
import { readNote } from "./read-note.ts";

/** Serves how a note will read in a report. */
export function serveNoteReadings(api: Api): void {
  api.route(endpoint, teaching, ({ actor, body, transaction }) =>
    readNote(transaction, actor, body),
  );
}
