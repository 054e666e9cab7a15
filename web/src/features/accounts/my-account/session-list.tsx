import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorText } from "../../../lib/api/api-error.ts";
import { formatCount } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { SectionComing } from "../../../ui/settings-section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { sessionsQuery, useEndOtherSessions } from "../../../data/accounts.ts";
import { SessionRow } from "./session-row.tsx";

/** The browsers in which the person is signed in, and the ways to end that. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  if (sessions.isPending) {
    return (
      <SectionComing label="Loading your sessions...">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      </SectionComing>
    );
  }
  // A list that is there already stays, though it could not be asked for again.
  if (!sessions.data) {
    return (
      <ErrorState onRetry={() => void sessions.refetch()}>
        {errorText(sessions.error, "Your sessions could not be loaded.")}
      </ErrorState>
    );
  }

  const others = sessions.data.filter(({ current }) => !current).length;
  // The button that had the focus has gone with its row.
  const focusList = () => list.current?.focus();
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Your sessions"
        className="-mt-3 divide-y divide-border rounded-2"
      >
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {others === 0 ? (
        <p className="text-md text-text-2">You are signed in nowhere else.</p>
      ) : (
        <Button variant="danger" className="-ml-3.5" onClick={() => setAsking(true)}>
          End all other sessions
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="End all other sessions"
        confirmLabel={`End ${formatCount(others, "session")}`}
        busy={endOthers.isPending && "Ending..."}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          // The page may be left by then; the outcome is shown all the same.
          void endOthers
            .mutateAsync(undefined, {
              onSuccess: () => {
                setAsking(false);
                requestAnimationFrame(focusList);
              },
            })
            .then(
              (ended) => toast.success(`${formatCount(ended, "session")} ended.`),
              (error: unknown) => toast.error(failureOf(error)),
            )
        }
      >
        <p>Those browsers are signed out of your account at once. You stay signed in here.</p>
        {endOthers.isError && (
          <InlineAlert className="mt-3">{failureOf(endOthers.error)}</InlineAlert>
        )}
      </ConfirmDialog>
    </>
  );
}

function failureOf(error: unknown): string {
  return errorText(error, "The sessions could not be ended. Please try again.");
}
