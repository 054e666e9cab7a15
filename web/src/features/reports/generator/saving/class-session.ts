import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { fetchConfiguration, saveConfiguration } from "../../../../data/report-configurations.ts";
import { currentKeeper, onFlush } from "../../../../lib/drafts/keeper.ts";
import { onSigningOut } from "../../../../lib/drafts/return-to.ts";
import { ClassStore } from "../class-state/class-store.ts";
import { Drafts } from "./drafts.ts";
import type { SomeInputs } from "../class-state/inputs.ts";
import {
  entriesOf,
  isUnsaved,
  unsavedOf,
  type SaveState,
  type StudentEntry,
} from "../class-state/student-entry.ts";
import { hearSaved, tellSaved } from "./other-tabs.ts";
import { GoneError, missedIn } from "./gone.ts";
import { SaveQueue, type QueueState } from "./save-queue.ts";
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
  /** Keeps at once what this browser is to keep soon. */
  keepDrafts: () => void;
  /** Takes in what the server has of a student, which another tab may have saved. */
  hear: (configuration: ReportConfiguration) => void;
}

/** Opens a class; what an earlier page could not save is put back and saved. */
export function openClass(
  classroom: number,
  students: readonly Student[],
  configurations: readonly ReportConfiguration[],
): ClassSession {
  const drafts = new Drafts(classroom, currentKeeper());
  const keepDraft = (entry: StudentEntry) => drafts.keepSoon(entry);
  // What was sent and may be on the server, of students whose save has no answer yet.
  const sent = new Map<number, SomeInputs[]>();
  const kept = drafts.all();
  const store = new ClassStore(entriesOf(students, configurations, kept), (entry) => {
    keepDraft(entry);
    queue.touch(entry.id);
  });
  const queue = new SaveQueue({
    save: async (student) => {
      let written = false;
      // Refused, it is sent again with what the server has now, but for the fields that the teacher is asked about.
      while (!written) {
        const { inputs, configuration } = store.entry(student);
        const change = unsavedOf(store.entry(student));
        sent.set(student, [...(sent.get(student) ?? []), change.changed]);
        const answer = await saveConfiguration(
          { student, classroom, configuration },
          inputs,
          change,
        ).catch((error: unknown) => refused(student, error));
        store.hear(answer.configuration, sent.get(student));
        keepDraft(store.entry(student));
        written = answer.written;
        const told = written && Object.keys(change.changed).length > 0;
        if (told) tellSaved({ classroom, configuration: answer.configuration.id });
      }
      sent.delete(student);
    },
    onState: (student, kind) => store.setSave(student, saveState(kind)),
  });
  /** Tells a pupil or class that is gone from what may work later. */
  async function refused(student: number, error: unknown): Promise<never> {
    const missed = await missedIn(classroom, [student], error);
    const { name } = store.entry(student);
    if (missed === "class") throw new GoneError("class_gone", name);
    throw missed.length > 0 ? new GoneError("student_gone", name) : error;
  }
  for (const student of kept.keys()) {
    const entry = store.entries.get(student);
    if (!entry) continue;
    // It may have reached the server after all.
    keepDraft(entry);
    if (hasUnsaved(entry)) queue.touch(student);
  }
  return {
    classroom,
    store,
    queue,
    keepDrafts: () => drafts.flush(),
    hear: (configuration) => {
      const student = configuration.student.id;
      if (!store.entries.has(student)) return;
      store.hear(configuration, sent.get(student));
      const entry = store.entry(student);
      keepDraft(entry);
      // The other tab has put back what the teacher was asked about.
      if (!isUnsaved(entry) && hasUnsaved(entry)) queue.touch(student);
    },
  };
}

function hasUnsaved(entry: StudentEntry): boolean {
  return Object.keys(unsavedOf(entry).changed).length > 0;
}

function saveState(kind: QueueState): SaveState {
  return kind === "saved" ? { kind, at: new Date() } : { kind };
}

/**
 * Sends what is not saved yet when the page or the class is left, takes up saving when the network
 * comes back, and takes over what has changed on the server.
 */
export function useSessionLife(
  { classroom, store, queue, keepDrafts, hear }: ClassSession,
  configurations: readonly ReportConfiguration[],
): void {
  useEffect(() => {
    function leave() {
      keepDrafts();
      queue.leave();
    }
    function onHidden() {
      if (document.visibilityState === "hidden") leave();
    }
    const kept = onFlush(keepDrafts);
    addEventListener("pagehide", leave);
    addEventListener("online", leave);
    document.addEventListener("visibilitychange", onHidden);
    const stay = onSigningOut(() => queue.flush());
    return () => {
      kept();
      stay();
      removeEventListener("pagehide", leave);
      removeEventListener("online", leave);
      document.removeEventListener("visibilitychange", onHidden);
      leave();
    };
  }, [queue, keepDrafts]);
  useEffect(
    () =>
      hearSaved((saved) => {
        // What cannot be fetched now is heard of with the next save, which is refused.
        if (saved.classroom === classroom)
          fetchConfiguration(saved.configuration).then(hear, () => undefined);
      }),
    [classroom, hear],
  );
  useEffect(() => store.refresh(configurations), [store, configurations]);
}
