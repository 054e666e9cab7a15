import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import { useGenerateBatch } from "../../../../data/batches.ts";
import { useGenerateReport, classroomConfigurationsQuery } from "../../../../data/reports.ts";
import { ALERTS } from "../notices/messages.ts";
import { batchRequest } from "./batch-request.ts";
import type { ClassSession } from "../saving/class-session.ts";
import { isUsed } from "../class-state/completeness.ts";
import { batchFailure } from "./failure-text.ts";
import type { Alert } from "../notices/messages.ts";
import type { Length } from "../length/range-advice.ts";

/** Pause between saving and generating, in milliseconds. */
const PAUSE_MS = 50;

/** How reports are written from this screen, and what is being written just now. */
export interface Writing {
  length: Length;
  /** A range is chosen. The buttons stay enabled while one is at work, so that the focus stays there. */
  ready: boolean;
  /** The student whose report is being written. */
  student: number | null;
  starting: boolean;
  writeOne: (student: number) => void;
  writeSelected: () => void;
}

/** Writes one student's report or starts a batch; saves first what is not saved yet. */
export function useWriting(given: {
  session: ClassSession;
  length: Length;
  showAlert: (alert: Alert | null) => void;
  onWritten: (report: number) => void;
  onBatch: (batch: number) => void;
}): Writing {
  const { session, length, showAlert, onWritten, onBatch } = given;
  const { store, queue, classroom } = session;
  const { range, unit } = length;
  const client = useQueryClient();
  const report = useGenerateReport();
  const batch = useGenerateBatch();
  const [student, setStudent] = useState<number | null>(null);
  const [starting, setStarting] = useState(false);
  // One key for one request: pressed again after a lost answer, the same batch comes back.
  const lastKey = useRef<{ request: string; key: string } | null>(null);

  async function writeOne(id: number) {
    if (range === null || student !== null) return;
    const { inputs, name } = store.entry(id);
    if (!isUsed(inputs)) return showAlert({ text: ALERTS.nothingFor(name) });
    showAlert(null);
    setStudent(id);
    try {
      queue.touch(id);
      await queue.flush([id]);
    } catch (error) {
      setStudent(null);
      return showAlert({ text: ALERTS.saveFailed(name), detail: errorText(error) });
    }
    const { configuration } = store.entry(id);
    if (configuration === null) {
      setStudent(null);
      return showAlert({ text: ALERTS.saveFailed(name) });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    try {
      onWritten((await report.mutateAsync({ configuration, range, unit, regenerate: false })).id);
    } catch (error) {
      const known = error instanceof ApiError;
      const what = error instanceof Error ? error.message : errorText(error);
      if (known) showAlert({ text: ALERTS.writingFailed(name), detail: errorText(error) });
      else showAlert({ text: ALERTS.otherFailure(name, what) });
    }
    setStudent(null);
  }

  async function writeSelected() {
    if (range === null || starting) return;
    const early = batchRequest(classroom, store.selectedEntries(), range, unit);
    if ("alert" in early) return showAlert({ text: early.alert });
    showAlert(null);
    setStarting(true);
    // A batch carries the inputs itself; what cannot be saved now will be, and is no reason to wait.
    await queue.flush(store.selected).catch(() => undefined);
    // A batch carries whole inputs: what another tab has entered since is to be among them.
    await client
      .fetchQuery({ ...classroomConfigurationsQuery(classroom), staleTime: 0 })
      .then((fresh) => store.refresh(fresh))
      .catch(() => undefined);
    const request = batchRequest(classroom, store.selectedEntries(), range, unit);
    if ("alert" in request) {
      setStarting(false);
      return showAlert({ text: request.alert });
    }
    const { body } = request;
    const same = JSON.stringify(body);
    if (lastKey.current?.request !== same) lastKey.current = { request: same, key: newKey() };
    try {
      onBatch(await batch.mutateAsync({ body, key: lastKey.current.key }));
      lastKey.current = null;
    } catch (error) {
      showAlert({ text: batchFailure(error) });
    }
    setStarting(false);
  }

  return {
    length,
    ready: range !== null,
    student,
    starting,
    writeOne: (id) => void writeOne(id),
    writeSelected: () => void writeSelected(),
  };
}

/** A random key. Made of random values and not by `randomUUID`, which plain http has not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36).padStart(7, "0"),
  ).join("");
}
