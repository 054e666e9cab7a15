import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { StudentName } from "@reportair/contract/features/students.ts";
import { useState } from "react";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { toast, type ToastAction } from "../../../ui/toast-store.ts";
import { useEnrolMany, type Enrolled } from "../../../data/students.ts";
import { ACTIONS, failureOf, tally, type Action, type Tally } from "./tally.ts";

const NOBODY: ReadonlySet<number> = new Set();
const SILENT: Tally = { success: null, failure: null };

/**
 * A tab, its selection, its action, and what came of it, which can be undone; who failed stays selected. Who is
 * ticked is kept until something is done with them.
 */
export function useEnrolment(classroom: Classroom) {
  const [action, setAction] = useState<Action>("enroll");
  const [selected, setSelected] = useState<ReadonlySet<number>>(NOBODY);
  const [messages, setMessages] = useState<Tally>(SILENT);
  /** Whom the last call changed anything for. */
  const [changed, setChanged] = useState<readonly number[]>([]);
  const enrolment = useEnrolMany(classroom.id);
  const draft = useDraft({
    name: `enrolment:${classroom.id}`,
    what: `who you ticked for ${classroom.name}`,
    value: { action, students: [...selected] },
    dirty: selected.size > 0,
    restore: (before) => {
      const ticked = tickedIn(before);
      setAction(ticked.action);
      setSelected(new Set(ticked.students));
    },
    reset: () => setSelected(NOBODY),
  });
  const opposite = action === "enroll" ? "unenroll" : "enroll";

  function run(people: readonly StudentName[]) {
    if (selected.size === 0) {
      setMessages({ success: null, failure: ACTIONS[action].noneSelected });
      return;
    }
    const chosen = people.filter(({ id }) => selected.has(id));
    let seen = false;
    setMessages(SILENT);
    setChanged([]);
    const show = (came: Tally, left: ReadonlySet<number>, done: readonly number[]) => {
      seen = true;
      setMessages(came);
      setSelected(left);
      setChanged(done);
    };
    const sum = ({ count, missing }: Enrolled) => tally(count, missing, action, classroom.name);
    const failed = (error: unknown): Tally => ({
      success: null,
      failure: failureOf(error, action),
    });
    void enrolment
      .mutateAsync(
        { action, students: chosen },
        {
          onSuccess: (came) => show(sum(came), NOBODY, came.students),
          onError: (error) => show(failed(error), selected, []),
        },
      )
      .then(
        (came) => {
          draft.forget();
          return { told: sum(came), done: came.students };
        },
        (error: unknown) => ({ told: failed(error), done: [] }),
      )
      // The window may be closed by then; the outcome is shown all the same.
      .then(({ told, done }) => seen || tell(told, done));
  }

  function undo(done: readonly number[]) {
    const students = done.map((id) => ({ id, full_name: "" }));
    void enrolment.mutateAsync({ action: opposite, students }).then(
      ({ count }) => {
        setMessages(SILENT);
        setChanged([]);
        return toast.success(ACTIONS[action].undone(count, classroom.name));
      },
      (error: unknown) => toast.error(failureOf(error, opposite)),
    );
  }

  function tell({ success, failure }: Tally, done: readonly number[]): void {
    const back: ToastAction = { label: "Undo", onAction: () => undo(done) };
    if (success) toast.success(success, done.length > 0 ? back : undefined);
    if (failure) toast.error(failure);
  }

  return {
    action,
    setAction: (next: Action) => {
      setAction(next);
      setSelected(NOBODY);
      setMessages(SILENT);
    },
    /** Who was ticked before and is so again. */
    draft,
    selected,
    messages,
    busy: enrolment.isPending,
    run,
    /** Absent where there is nothing to undo. */
    undo: changed.length > 0 ? () => undo(changed) : undefined,
    select: (next: ReadonlySet<number>) => {
      setSelected(next);
      setMessages(SILENT);
    },
    clear: () => {
      setSelected(NOBODY);
      setMessages(SILENT);
    },
  };
}

/** Who was ticked, and for what, in what was kept. */
function tickedIn(kept: unknown): { action: Action; students: readonly number[] } {
  const { action, students } = (kept ?? {}) as { action?: unknown; students?: unknown };
  const ids: readonly unknown[] = Array.isArray(students) ? students : [];
  return {
    action: action === "unenroll" ? "unenroll" : "enroll",
    students: ids.filter((id) => typeof id === "number"),
  };
}
