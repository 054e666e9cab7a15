import { useState } from "react";
import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import type { ToBeWritten } from "../../../../data/leaving.ts";
import type { ClassSession } from "../saving/class-session.ts";
import { GoneError } from "../saving/gone.ts";
import { ALERTS, type Alert } from "../notices/messages.ts";
import type { Length } from "../length/range-advice.ts";

/** A look at what would leave the school for a pupil's report. */
export interface Look {
  of: ToBeWritten;
  /** What was asked for when the school's rule opened the look; null where the teacher did. */
  goOn: (() => void) | null;
}

/** Whether the school asks for a look at what leaves before this is sent. */
export function isLookFirst(error: unknown): boolean {
  return error instanceof ApiError && error.code === "look_first";
}

/** The look at what leaves the school, of one pupil at a time. What is typed is saved before. */
export function useLook(
  { store, queue, classroom }: ClassSession,
  { range, unit }: Length,
  showAlert: (alert: Alert | null) => void,
) {
  const [look, setLook] = useState<Look | null>(null);
  return {
    look,
    close: () => setLook(null),
    open: async (student: number, goOn: (() => void) | null = null) => {
      showAlert(null);
      try {
        await queue.flush([student]);
      } catch (error) {
        const detail = error instanceof GoneError ? error.message : errorText(error);
        return showAlert({ text: ALERTS.saveFailed(store.entry(student).name), detail });
      }
      // Without a length there is one still to come; what is told of the pupil is the same in all.
      setLook({ of: { student, classroom, range: range ?? "300-400", unit }, goOn });
    },
  };
}
