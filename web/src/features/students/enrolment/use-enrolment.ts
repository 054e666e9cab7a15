import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useState } from "react";
import { toast } from "../../../ui/toast-store.ts";
import { useEnrolMany, type Outcome } from "../../../data/students.ts";
import { ACTIONS, tally, type Action, type Tally } from "./tally.ts";

const SILENT: Tally = { success: null, failure: null };

/** The selection of a tab, its action, and what came of it; who failed stays selected. */
export function useEnrolment(classroom: Classroom, action: Action) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [messages, setMessages] = useState<Tally>(SILENT);
  const enrolment = useEnrolMany(classroom.id, action);

  function run() {
    if (selected.size === 0) {
      setMessages({ success: null, failure: ACTIONS[action].noneSelected });
      return;
    }
    setMessages(SILENT);
    let seen = false;
    const show = (came: Tally, failed: readonly number[]) => {
      seen = true;
      setMessages(came);
      setSelected(new Set(failed));
    };
    const unexpected: Tally = { success: null, failure: ACTIONS[action].unexpected };
    const came = (outcomes: readonly Outcome[]) => tally(outcomes, action, classroom.name);
    void enrolment
      .mutateAsync([...selected], {
        onSuccess: (outcomes) => show(came(outcomes), failedOf(outcomes)),
        onError: () => show(unexpected, [...selected]),
      })
      .then(came, () => unexpected)
      // The window may be closed by then; the outcome is shown all the same.
      .then((told) => seen || tell(told));
  }

  return {
    selected,
    messages,
    busy: enrolment.isPending,
    run,
    select: (next: ReadonlySet<number>) => {
      setSelected(next);
      setMessages(SILENT);
    },
    clear: () => {
      setSelected(new Set());
      setMessages(SILENT);
    },
  };
}

function failedOf(outcomes: readonly Outcome[]): number[] {
  return outcomes.flatMap((one) => (one.status === "rejected" ? [one.student] : []));
}

function tell({ success, failure }: Tally): void {
  if (success) toast.success(success);
  if (failure) toast.error(failure);
}
