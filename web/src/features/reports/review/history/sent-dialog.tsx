import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { sentQuery } from "../../../../data/refining.ts";
import { instructionsIn, isFromServer, providerIn } from "./provider.ts";

/** Exactly what left the server for a report, to be read. */
export function SentDialog({ report, onClose }: { report: GeneratedReport; onClose: () => void }) {
  const query = useQuery(sentQuery(report));
  return (
    <Dialog
      open
      size="lg"
      title="What the AI saw"
      description={`Report for ${report.student_name}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {query.isPending && (
        <Loading className="space-y-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>
          {errorText(query.error, "What was sent could not be loaded.")}
        </ErrorState>
      )}
      {query.isSuccess && query.data.sent === null && (
        <p className="text-md">Written on this server: nothing was sent.</p>
      )}
      {query.isSuccess && query.data.sent !== null && (
        <>
          <p className="text-md">
            {isFromServer(query.data.written_by)
              ? "The text itself was written on this server. Before that, this text, and nothing else, was sent to an AI provider: identifiers removed before it left this server."
              : `This text, and nothing else, was sent to ${providerIn(query.data.written_by)}: identifiers removed before it left this server.`}
          </p>
          {instructionsIn(query.data.written_by) !== null && (
            <p className="mt-1 text-sm text-muted">
              Instructions, version {instructionsIn(query.data.written_by)}
            </p>
          )}
          <pre
            // It scrolls by itself, and so must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Text that was sent"
            className="mt-3 max-h-[60dvh] overflow-y-auto rounded-2 bg-sunken px-4 py-3 text-sm break-words whitespace-pre-wrap"
          >
            {query.data.sent}
          </pre>
        </>
      )}
    </Dialog>
  );
}
