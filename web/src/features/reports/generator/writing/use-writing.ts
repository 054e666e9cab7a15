import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import { isConnectionLost } from "../../../../lib/connection-lost.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import { staleInBatch, useGenerateBatch } from "../../../../data/batches.ts";
import { classroomConfigurationsQuery } from "../../../../data/report-configurations.ts";
import { useGenerateReport } from "../../../../data/reports.ts";
import { ALERTS } from "../notices/messages.ts";
import { batchRequest } from "./batch-request.ts";
import { chosenReports, type ChosenReports } from "./chosen-reports.ts";
import type { ClassSession } from "../saving/class-session.ts";
import { GoneError, missedIn } from "../saving/gone.ts";
import { isUsed } from "../class-state/completeness.ts";
import { isAsked, type StudentEntry } from "../class-state/student-entry.ts";
import { useLatest } from "../../../../lib/use-latest.ts";
import { isLookFirst, useLook, type Look } from "./use-look.ts";
import { batchFailure, batchGone, unanswered } from "./failure-text.ts";
import type { Alert } from "../notices/messages.ts";
import type { Length } from "../length/range-advice.ts";

/** Pause between saving and generating, in milliseconds. */
const PAUSE_MS = 50;

/** How reports are written from this screen, and what is being written just now. */
export interface Writing {
  length: Length;
  /** Chooses another one; null where the school has settled it. */
  chooseLength: ((length: Length) => void) | null;
  /** A range is chosen. Without one the buttons look disabled, and pressed they say at the select what is missing. */
  ready: boolean;
  /** The student whose report is being written. */
  student: number | null;
  starting: boolean;
  writeOne: (student: number) => void;
  /** Shows what would leave the school for a student's report. */
  look: (student: number) => void;
  writeSelected: () => void;
}

/** A batch that waits for an answer: some of the chosen have a report already. */
export interface Question {
  chosen: ChosenReports | null;
  onWrite: (students: readonly StudentEntry[]) => void;
  onCancel: () => void;
}

/** The look at what leaves the school, where one is open. */
export interface Looking {
  look: Look | null;
  onGoOn: (() => void) | null;
  onWriteHere: (() => void) | null;
  onClose: () => void;
}

/** Writes one student's report or starts a batch; saves first what is not saved yet. */
export function useWriting(given: {
  session: ClassSession;
  length: Length;
  /** Null where the school has settled the length. */
  onLength: ((length: Length) => void) | null;
  showAlert: (alert: Alert | null) => void;
  onWritten: (report: number) => void;
  onBatch: (batch: number) => void;
  /** No length is chosen yet. */
  onLengthMissing: () => void;
}): { writing: Writing; question: Question; looking: Looking } {
  const { session, length, showAlert, onWritten, onBatch, onLengthMissing } = given;
  const { store, queue, classroom } = session;
  const { range, unit } = length;
  const client = useQueryClient();
  const report = useGenerateReport();
  const batch = useGenerateBatch();
  const [student, setStudent] = useState<number | null>(null);
  const [starting, setStarting] = useState(false);
  const [chosen, setChosen] = useState<ChosenReports | null>(null);
  // One key for one request: pressed again after a lost answer, the same batch comes back.
  const lastKey = useRef<{ request: string; key: string } | null>(null);

  const looking = useLook(session, length, showAlert);

  async function writeOne(id: number, onThisServer = false) {
    if (range === null) return onLengthMissing();
    if (student !== null) return;
    const { inputs, name } = store.entry(id);
    if (!isUsed(inputs)) return showAlert({ text: ALERTS.nothingFor(name) });
    showAlert(null);
    setStudent(id);
    try {
      queue.touch(id);
      await queue.flush([id]);
    } catch (error) {
      setStudent(null);
      const detail = error instanceof GoneError ? error.message : errorText(error);
      return showAlert({ text: ALERTS.saveFailed(name), detail });
    }
    const { configuration } = store.entry(id);
    if (isAsked(store.entry(id))) {
      setStudent(null);
      return showAlert({ text: ALERTS.chooseFirst(name) });
    }
    if (configuration === null) {
      setStudent(null);
      return showAlert({ text: ALERTS.saveFailed(name) });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    try {
      const order = { configuration, range, unit, regenerate: false, onThisServer };
      onWritten((await report.mutateAsync(order)).id);
    } catch (error) {
      if (isLookFirst(error)) {
        setStudent(null);
        return looking.open(id, () => void writeOne(id));
      }
      const known = error instanceof ApiError;
      const what = error instanceof Error ? error.message : errorText(error);
      if (isConnectionLost(error))
        showAlert({ text: ALERTS.writingFailed(name), detail: unanswered("Gen") });
      else if (known) showAlert({ text: ALERTS.writingFailed(name), detail: errorText(error) });
      else showAlert({ text: ALERTS.otherFailure(name, what) });
    }
    setStudent(null);
  }

  /** Saves what is not saved, and takes in what another tab has entered since. */
  async function catchUp() {
    // A batch carries the inputs itself; what cannot be saved now will be, and is no reason to wait.
    await queue.flush(store.selected).catch(() => undefined);
    // A batch carries whole inputs: what another tab has entered since is to be among them.
    await client
      .fetchQuery({ ...classroomConfigurationsQuery(classroom), staleTime: 0 })
      .then((fresh) => store.refresh(fresh))
      .catch(() => undefined);
  }

  async function writeSelected() {
    if (range === null) return onLengthMissing();
    if (starting) return;
    const early = batchRequest(classroom, store.selectedEntries(), range, unit);
    if ("alert" in early) return showAlert({ text: early.alert });
    showAlert(null);
    setStarting(true);
    await catchUp();
    const asked = store.selectedEntries().find(isAsked);
    if (asked) {
      setStarting(false);
      return showAlert({ text: ALERTS.chooseFirst(asked.name) });
    }
    const sorted = chosenReports(store.selectedEntries(), length);
    // Pressed again after a lost answer: what stands may be of that very batch, which comes back.
    const again = batchRequest(classroom, store.selectedEntries(), range, unit);
    const repeated = "wanted" in again && again.wanted === lastKey.current?.request;
    if (!repeated && sorted.kept.length + sorted.drafted.length > 0) {
      setStarting(false);
      return setChosen(sorted);
    }
    await write(store.selectedEntries());
  }

  async function write(students: readonly StudentEntry[]) {
    if (range === null) return;
    setChosen(null);
    setStarting(true);
    const request = batchRequest(classroom, students, range, unit);
    if ("alert" in request) {
      setStarting(false);
      return showAlert({ text: request.alert });
    }
    const { body, wanted } = request;
    if (lastKey.current?.request !== wanted) lastKey.current = { request: wanted, key: newKey() };
    try {
      onBatch(await batch.mutateAsync({ body, key: lastKey.current.key }));
      lastKey.current = null;
      // They are being written: what stays selected is what is left to do.
      store.select(
        students.filter(({ inputs }) => isUsed(inputs)).map(({ id }) => id),
        false,
      );
    } catch (error) {
      const stale = staleInBatch(error);
      if (stale) return writeAgain(students, stale);
      const [first] = students;
      if (isLookFirst(error) && first) {
        setStarting(false);
        return looking.open(first.id, () => void write(students.map(({ id }) => store.entry(id))));
      }
      showAlert((await goneOf(students, error)) ?? { text: batchFailure(error) });
    }
    setStarting(false);
  }

  /** Who or what is gone, where a batch was refused for it; without these pupils it can be ordered again. */
  async function goneOf(students: readonly StudentEntry[], error: unknown): Promise<Alert | null> {
    const ids = students.map(({ id }) => id);
    const missed = await missedIn(classroom, ids, error);
    if (missed === "class") return batchGone("class", false);
    if (missed.length === 0) return null;
    store.select(missed, false);
    const names = missed.map((id) => store.entry(id).name);
    return batchGone(names, missed.length < students.length);
  }

  /** Another tab was quicker: with what it has entered, unless the teacher has to choose first. */
  async function writeAgain(
    students: readonly StudentEntry[],
    stale: readonly ReportConfiguration[],
  ): Promise<void> {
    for (const configuration of stale) session.hear(configuration);
    const now = students.map(({ id }) => store.entry(id));
    const asked = now.find(isAsked);
    if (!asked) return write(now);
    setStarting(false);
    showAlert({ text: ALERTS.chooseFirst(asked.name) });
  }

  const one = useLatest((id: number) => void writeOne(id));
  const show = useLatest((id: number) => void looking.open(id));
  const selected = useLatest(() => void writeSelected());
  const choose = useLatest((next: Length) => given.onLength?.(next));
  const fixed = given.onLength === null;
  // The same object until something changes in it: every row has it.
  const writing = useMemo(
    () => ({
      length: { range, unit },
      chooseLength: fixed ? null : choose,
      ready: range !== null,
      student,
      starting,
      writeOne: one,
      look: show,
      writeSelected: selected,
    }),
    [range, unit, fixed, choose, student, starting, one, show, selected],
  );
  const { look: looked } = looking;
  const goOn = looked?.goOn ?? null;
  const closing = (next: () => void) => () => {
    looking.close();
    next();
  };
  return {
    writing,
    question: {
      chosen,
      onWrite: (students) => {
        const wanted = new Set(students.map((each) => each.id));
        void write(store.order.filter((id) => wanted.has(id)).map((id) => store.entry(id)));
      },
      onCancel: () => setChosen(null),
    },
    looking: {
      look: looking.look,
      onGoOn: goOn && closing(goOn),
      onWriteHere: range && looked && closing(() => void writeOne(looked.of.student, true)),
      onClose: looking.close,
    },
  };
}

/** A random key. Made of random values and not by `randomUUID`, which plain http has not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36).padStart(7, "0"),
  ).join("");
}
