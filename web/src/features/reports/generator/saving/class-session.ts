import type { ReportConfiguration } from "@reportair/contract/features/reports.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { saveConfiguration } from "../../../../data/reports.ts";
import { ClassStore } from "../class-state/class-store.ts";
import { Drafts } from "./drafts.ts";
import { differences } from "../class-state/inputs.ts";
import { entriesOf, type StudentEntry, type SaveState } from "../class-state/student-entry.ts";
import { SaveQueue } from "./save-queue.ts";
import { useEffect } from "react";

/**
 * A class being worked on: what is on the screen, and its way to the server. A tick calls `setField` of the
 * store, which renders the row and calls the session; the session keeps a draft in the browser and puts the
 * student into the queue, which after a pause saves the inputs with `saveConfiguration`.
 */
export interface ClassSession {
  classroom: number;
  store: ClassStore;
  queue: SaveQueue;
}

/** Opens a class; what an earlier page could not save is put back and saved. */
export function openClass(
  user: number,
  classroom: number,
  students: readonly Student[],
  configurations: readonly ReportConfiguration[],
): ClassSession {
  const drafts = new Drafts(user, classroom);
  const keepDraft = ({ id, confirmed, inputs }: StudentEntry) =>
    drafts.keep(id, differences(confirmed, inputs));
  const kept = drafts.all();
  const store = new ClassStore(entriesOf(students, configurations, kept), (entry) => {
    keepDraft(entry);
    queue.touch(entry.id);
  });
  const queue = new SaveQueue({
    save: async (student) => {
      const { inputs, confirmed, configuration } = store.entry(student);
      const changed = differences(confirmed, inputs);
      const owner = { student, classroom, configuration };
      store.saved(student, await saveConfiguration(owner, inputs, changed), inputs);
      keepDraft(store.entry(student));
    },
    onState: (student, kind) => store.setSave(student, saveState(kind)),
  });
  for (const student of kept.keys()) {
    const entry = store.entries.get(student);
    if (!entry) continue;
    // It may have reached the server after all.
    keepDraft(entry);
    if (Object.keys(differences(entry.confirmed, entry.inputs)).length > 0) queue.touch(student);
  }
  return { classroom, store, queue };
}

function saveState(kind: "waiting" | "saving" | "saved" | "failed"): SaveState {
  return kind === "saved" ? { kind, at: new Date() } : { kind };
}

/**
 * Sends what is not saved yet when the page or the class is left, takes up saving when the network
 * comes back, and takes over what has changed on the server.
 */
export function useSessionLife(
  { store, queue }: ClassSession,
  configurations: readonly ReportConfiguration[],
): void {
  useEffect(() => {
    function onHidden() {
      if (document.visibilityState === "hidden") queue.leave();
    }
    const leave = () => queue.leave();
    addEventListener("pagehide", leave);
    addEventListener("online", leave);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("online", leave);
      document.removeEventListener("visibilitychange", onHidden);
      leave();
    };
  }, [queue]);
  useEffect(() => store.refresh(configurations), [store, configurations]);
}
