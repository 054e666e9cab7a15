import type { TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { useEffect, useRef, useState } from "react";
import { toast } from "../../ui/toast-store.ts";
import { takenBack, type Placed } from "./samples.ts";

type Samples = TrainingSample[];
type Put = (change: (now: Samples) => Samples) => void;

/** Lets several samples come into their slots at once: says how many did, and takes them out again on Undo. */
export function useComingIn(samples: Samples, put: Put) {
  const now = useRef(samples);
  useEffect(() => {
    now.current = samples;
  });
  // The same for as long as the window is open, so that no slot is drawn anew for it.
  const [comeIn] = useState(
    () =>
      (
        change: (before: Samples) => Placed,
        say: (placed: number, all: readonly TrainingSample[]) => string,
      ) => {
        const before = now.current;
        const { samples: after, placed } = change(before);
        put(() => after);
        const undo = () => put((current) => takenBack(current, after, before));
        const action = placed > 0 ? { label: "Undo", onAction: undo } : undefined;
        toast.success(say(placed, after), action);
      },
  );
  return comeIn;
}
