import { useQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { meQuery } from "../../data/accounts.ts";
import { toast } from "../../ui/toast-store.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { notificationsQuery, useReadNotification } from "../../data/reinforcement.ts";

const TrainingDialog = lazy(async () => ({
  default: (await import("./training-dialog.tsx")).TrainingDialog,
}));

/** The floating button that opens the training, and the word that a style is ready. */
export function TrainingButton() {
  const me = useQuery(meQuery);
  // Training is for those who write; an administrator who does not has no style.
  return me.data && me.data.role !== "admin" ? <Training user={me.data.id} /> : null;
}

function Training({ user }: { user: number }) {
  const [open, setOpen] = useState(false);
  useReadyNotice();
  return (
    <>
      {/* Beside the sheet, for which a page keeps room, and on a phone at the end of the bar: it never lies on a list. */}
      <div
        data-training
        className="fixed right-1 bottom-5 z-20 max-sm:right-4 max-sm:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:z-40"
      >
        <Tooltip text="Personalised AI training: teach the writing your own style" side="left">
          <button
            type="button"
            aria-label="Personalised AI training"
            onClick={() => setOpen(true)}
            className="grid size-11 place-items-center rounded-full bg-accent text-accent-text shadow-2 transition-colors duration-(--dur-1) hover:bg-accent-hover active:bg-accent-press sm:size-8 sm:touch:size-10"
          >
            <GraduationCap aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </Tooltip>
      </div>
      {open && (
        <Suspense fallback={null}>
          <TrainingDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Shows unread notifications, each once. */
function useReadyNotice() {
  const notifications = useQuery(notificationsQuery);
  const read = useReadNotification();
  const { mutate } = read;
  const newest = notifications.data?.find((notification) => !notification.read);
  const id = newest?.id;
  const text = newest?.text;
  useEffect(() => {
    if (id === undefined || text === undefined) return;
    toast.success(text);
    mutate(id);
  }, [id, text, mutate]);
}
