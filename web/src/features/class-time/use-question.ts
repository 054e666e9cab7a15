import type { OwnClassTime } from "@reportair/contract/features/class-time.ts";
import { HOURS_MAX } from "@reportair/contract/work-counting.ts";
import { useState } from "react";
import { useSettleClassTime } from "../../data/class-time.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { minutesOf } from "./time-words.ts";

/** The one question, how long a class took before; it is asked once, and leaving it is an answer. */
export type Question = ReturnType<typeof useQuestion>;

export function useQuestion(time: OwnClassTime | undefined) {
  const [hours, setHours] = useState("");
  const [missed, setMissed] = useState(false);
  const settle = useSettleClassTime();
  const open = time?.counting === true && !time.asked;
  const minutes = minutesOf(hours, HOURS_MAX);
  return {
    open,
    hours,
    setHours: (typed: string) => {
      setHours(typed);
      setMissed(false);
    },
    problem: missed
      ? "Please give hours as a number, such as 4 or 1.5."
      : settle.isError
        ? errorText(settle.error)
        : undefined,
    busy: settle.isPending,
    /** Whether it is answered now. */
    answer: async (): Promise<boolean> => {
      setMissed(minutes === null);
      if (minutes === null) return false;
      return settle.mutateAsync({ before_minutes: minutes }).then(
        () => true,
        () => false,
      );
    },
    /** Takes what was typed for the answer; else it is not asked again. */
    leave: () => {
      if (open) settle.mutate(minutes === null ? { asked: true } : { before_minutes: minutes });
    },
    decline: () => settle.mutate({ asked: true }),
  };
}
