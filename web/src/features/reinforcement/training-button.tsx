import { useQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { useSearchParams } from "react-router";
import { meQuery } from "../../data/accounts.ts";
import { useReopening } from "../../lib/drafts/use-reopening.ts";
import { useChangeQuery } from "../../lib/use-change-query.ts";
import { rarePart } from "../../ui/part.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

const TrainingDialog = rarePart(async () => (await import("./training-dialog.tsx")).TrainingDialog);

const PART = "training";

/** The floating button that opens the training. */
export function TrainingButton() {
  const me = useQuery(meQuery);
  // Training is for those who write; an administrator who does not has no style.
  return me.data && me.data.role !== "admin" ? <Training /> : null;
}

/** The address says that the window is open: a reload, and signing in again after the session has ended, lead back to it. */
function Training() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const open = query.has(PART);
  function show(shown: boolean) {
    changeQuery((now) => (shown ? now.set(PART, "open") : now.delete(PART)), { replace: true });
  }
  useReopening("training", () => {
    show(true);
    return true;
  });
  return (
    <>
      {/* Beside the sheet, for which a page keeps room, and on a phone at the end of the bar: it never lies on a list.
          Where hardly a row fits, as at 400 % zoom, it stands at the end of the page. */}
      <div
        data-training
        className="fixed right-1 bottom-5 z-20 max-sm:right-4 max-sm:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:z-40 low:max-sm:static low:max-sm:mt-6 low:max-sm:flex low:max-sm:justify-end"
      >
        <Tooltip text="Personalised AI training: teach the writing your own style" side="left">
          <button
            type="button"
            aria-label="Personalised AI training"
            onClick={() => show(true)}
            className="grid size-11 place-items-center rounded-full bg-accent text-accent-text shadow-2 transition-colors duration-(--dur-1) hover:bg-accent-hover active:bg-accent-press sm:size-8 sm:touch:size-11"
          >
            <GraduationCap aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </Tooltip>
      </div>
      {open && <TrainingDialog onClose={() => show(false)} />}
    </>
  );
}
