import type { OwnSession } from "@reportair/contract/features/accounts.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useEndSession } from "../../../data/accounts.ts";

/** One browser; every one but this can be signed out from here. */
export function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const end = useEndSession();
  const { id, browser, current, created_at, seen_at } = session;
  const since = momentOf(created_at);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md font-mid">
          {browser}
          {current && <Chip tone="accent">This browser</Chip>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          Signed in {since}
          {!current && <> · last used {momentOf(seen_at)}</>}
        </p>
      </div>
      {!current && (
        <Button
          variant="danger"
          aria-label={`End session: ${browser}, signed in ${since}`}
          busy={end.isPending && "Ending..."}
          onClick={() =>
            // The row is gone by the time the response is there; the outcome is shown all the same.
            void end.mutateAsync(id).then(
              () => {
                toast.success("Session ended.");
                return onEnded();
              },
              (error: unknown) =>
                toast.error(errorText(error, "The session could not be ended. Please try again.")),
            )
          }
        >
          End session
        </Button>
      )}
    </li>
  );
}

function momentOf(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}
