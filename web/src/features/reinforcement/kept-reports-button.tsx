import { SAMPLES_MIN, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { useKeptSamples } from "../../data/reinforcement.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { filled, inEmptySlots, type Placed } from "./samples.ts";

interface KeptReportsButtonProps {
  comeIn: (
    change: (before: TrainingSample[]) => Placed,
    say: (placed: number, all: readonly TrainingSample[]) => string,
  ) => void;
}

/** Fills the empty boxes with the teacher's own kept reports; nothing is submitted by it. */
export function KeptReportsButton({ comeIn }: KeptReportsButtonProps) {
  const kept = useKeptSamples();
  async function fill() {
    try {
      const { samples } = await kept.mutateAsync();
      if (samples.length === 0) toast.success("You have not kept any reports yet.");
      else comeIn((before) => inEmptySlots(before, samples), said);
    } catch (error) {
      toast.error(errorText(error, "Your kept reports could not be loaded."));
    }
  }
  return (
    <Button busy={kept.isPending && "Looking for them…"} onClick={() => void fill()}>
      Train from my kept reports
    </Button>
  );
}

/** How many came, and that it is for the teacher to say when they are learnt from. */
function said(placed: number, all: readonly TrainingSample[]): string {
  if (placed === 0) return "There is no empty box for your kept reports.";
  const reports = formatCount(placed, "kept report");
  const missing = SAMPLES_MIN - filled(all).length;
  return missing > 0
    ? `${reports} filled in, names removed. ${missing} more needed.`
    : `${reports} filled in, names removed. Nothing is submitted yet.`;
}
