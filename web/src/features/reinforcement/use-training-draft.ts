import type { TrainingDraft, TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepTrainingDraft } from "../../data/reinforcement.ts";
import { currentKeeper } from "../../lib/drafts/keeper.ts";
import { onSigningOut } from "../../lib/drafts/return-to.ts";
import { timeOf, useDraft } from "../../lib/drafts/use-draft.ts";
import { areEmpty, inSlots, together } from "./samples.ts";

/** Waits in milliseconds: after the last key, and after a save that failed. */
const SAVE_AFTER_MS = 2_000;
const AGAIN_AFTER_MS = 10_000;
const NAME = "training";

/**
 * The samples as they are typed: saved on the server after a pause and when they are left, from where they come back
 * on any machine, and kept in this browser until they are.
 */
export function useTrainingDraft(kept: TrainingDraft) {
  const [samples, setSamples] = useState(() => inSlots(kept.samples));
  const [saved, setSaved] = useState(samples);
  const [fromServer, setFromServer] = useState(kept.updated_at);
  const [outcome, setOutcome] = useState<"saved" | "failed" | null>(null);
  const [failures, setFailures] = useState(0);
  /** One save after another: an earlier one must not overtake a later, nor the submission. */
  const saving = useRef(Promise.resolve());
  const submitting = useRef(false);
  const changed = JSON.stringify(samples) !== JSON.stringify(saved);
  const draft = useDraft({
    name: NAME,
    what: "your sample reports",
    value: samples,
    dirty: changed,
    restore: (typed) => setSamples(withServers(typed, kept)),
    reset: () => {},
  });

  async function put(typed: TrainingSample[]): Promise<void> {
    try {
      await keepTrainingDraft(areEmpty(typed) ? [] : typed);
      setSaved(typed);
      setOutcome("saved");
      setFailures(0);
      forgetIf(typed);
    } catch {
      setOutcome("failed");
      setFailures((before) => before + 1);
    }
  }
  const save = useEffectEvent((typed: TrainingSample[] = samples): Promise<void> => {
    if (changed && !submitting.current)
      saving.current = saving.current.then(() => (submitting.current ? undefined : put(typed)));
    return saving.current;
  });

  useEffect(() => {
    if (!changed) {
      currentKeeper()?.drop(NAME);
      return;
    }
    const wait = failures > 0 ? AGAIN_AFTER_MS : SAVE_AFTER_MS;
    const timer = setTimeout(() => void save(samples), wait);
    return () => clearTimeout(timer);
  }, [changed, samples, failures]);
  useEffect(() => {
    const leave = () => void save();
    const hide = () => document.visibilityState === "hidden" && leave();
    addEventListener("pagehide", leave);
    addEventListener("online", leave);
    document.addEventListener("visibilitychange", hide);
    const stop = onSigningOut(() => save());
    return () => {
      stop();
      removeEventListener("pagehide", leave);
      removeEventListener("online", leave);
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, []);

  return {
    samples,
    state: changed && outcome === "saved" ? null : outcome,
    type: (at: number, part: Partial<TrainingSample>) =>
      setSamples((before) =>
        before.map((sample, index) => (index === at ? { ...sample, ...part } : sample)),
      ),
    /** Puts all slots as they are to be; what they are now is given to work it out from. */
    put: (change: (now: TrainingSample[]) => TrainingSample[]) => setSamples(change),
    /** Runs the submission, which ends the draft; where that throws, the draft goes on. */
    submitWith: async (submit: () => Promise<unknown>) => {
      submitting.current = true;
      try {
        await saving.current;
        await submit();
      } catch (failure) {
        submitting.current = false;
        throw failure;
      }
      draft.forget();
    },
    draft: {
      broughtBack:
        draft.broughtBack ?? (fromServer === null ? null : timeOf(Date.parse(fromServer))),
      forget: draft.forget,
      startAfresh: () => {
        draft.forget();
        setFromServer(null);
        setSamples(inSlots([]));
      },
    },
  };
}

/** What this browser and the server have: in each slot what was typed later, and nothing is lost to an empty one. */
function withServers(typed: unknown, kept: TrainingDraft): TrainingSample[] {
  const [here, there] = [inSlots(typed), inSlots(kept.samples)];
  const at = currentKeeper()?.read(NAME)?.at ?? 0;
  const later = kept.updated_at === null || at > Date.parse(kept.updated_at);
  return later ? together(here, there) : together(there, here);
}

/** Forgets what this browser keeps of the samples, unless more was typed meanwhile. */
function forgetIf(samples: readonly TrainingSample[]): void {
  const local = currentKeeper()?.read(NAME)?.value;
  if (JSON.stringify(local) === JSON.stringify(samples)) currentKeeper()?.drop(NAME);
}
