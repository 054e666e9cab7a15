import type { Leaving } from "@reportair/contract/features/leaving.ts";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useMe } from "../../data/accounts.ts";
import { hasLeftQuery, wouldLeaveQuery, type ToBeWritten } from "../../data/leaving.ts";
import { countsText } from "./kind-words.ts";
import { LeavingTable } from "./leaving-table.tsx";
import { aboutText, nothingLeaves } from "./leaving-words.ts";
import { TakenOutList } from "./taken-out-list.tsx";
import { useTakingOut } from "./use-taking-out.ts";
import { WholeRequest } from "./whole-request.tsx";

/** What would leave the school for a report that is still to be written. */
export function WouldLeaveDialog(props: {
  of: ToBeWritten;
  /** Why it has opened by itself; null where the teacher has asked for it. */
  asked: string | null;
  /** Goes on with what was asked for, where it opened by itself. */
  onGoOn: (() => void) | null;
  onWriteHere: (() => void) | null;
  onClose: () => void;
}) {
  const query = useQuery(wouldLeaveQuery(props.of));
  const { asked, onGoOn, onWriteHere } = props;
  const leaves = query.data !== undefined && query.data.provider !== null;
  return (
    <LeavingDialog
      query={query}
      written={false}
      note={asked}
      onClose={props.onClose}
      actions={
        leaves && (
          <>
            {onWriteHere && query.data.fields.length > 1 && (
              <Button onClick={onWriteHere}>Write on this server instead</Button>
            )}
            {onGoOn && (
              <Button variant="primary" onClick={onGoOn}>
                Go on writing
              </Button>
            )}
          </>
        )
      }
    />
  );
}

/** What has left the school for a report. */
export function HasLeftDialog(props: {
  report: { id: number; version: number };
  /** This server wrote the text in the end. */
  steppedIn: boolean;
  onClose: () => void;
}) {
  const query = useQuery(hasLeftQuery(props.report));
  const note =
    props.steppedIn && query.data?.provider != null
      ? "The text itself was written on this server. Before that, a provider was sent this, and nothing else."
      : null;
  return <LeavingDialog query={query} written note={note} onClose={props.onClose} />;
}

function LeavingDialog(props: {
  query: UseQueryResult<Leaving>;
  written: boolean;
  note: string | null;
  actions?: ReactNode;
  onClose: () => void;
}) {
  const { query, written, onClose } = props;
  const { data } = query;
  const [whole, setWhole] = useState(false);
  const taking = useTakingOut(data);
  const counts = data && countsText(data.counts);
  return (
    <Dialog
      open
      size="wide"
      flush
      title={written ? "What left the school" : "What leaves the school"}
      description={data && aboutText(data, written)}
      onClose={onClose}
      actions={
        <>
          {data?.provider != null && counts && (
            <p className="mr-auto text-sm text-text-2">
              <strong className="font-bold text-text">{counts.total}</strong>
              {counts.kinds !== "" && <span className="max-sm:sr-only"> · {counts.kinds}</span>}
            </p>
          )}
          {data?.whole != null && (
            <Button
              variant="ghost"
              className="text-accent-ink! max-sm:grow-0!"
              onClick={() => setWhole((now) => !now)}
            >
              {whole ? "Beside what you typed" : "The whole request"}
            </Button>
          )}
          {props.actions}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {query.isPending && (
        <Loading className="space-y-3 px-6 py-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {query.isError && !data && (
        <ErrorState onRetry={() => void query.refetch()}>
          {errorText(query.error, "What is sent could not be loaded.")}
        </ErrorState>
      )}
      {data && (
        <>
          <Head leaving={data} written={written} note={props.note} />
          <p aria-live="polite" className="sr-only">
            {taking.said}
          </p>
          {whole && data.whole !== null ? (
            <WholeRequest leaving={data} written={written} />
          ) : (
            <>
              <LeavingTable
                leaving={data}
                written={written}
                onTakeOut={written ? null : taking.takeOut}
              />
              {!written && <TakenOutList words={data.taken_out} onPutBack={taking.putBack} />}
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Who gets it, or why nobody does. */
function Head(props: { leaving: Leaving; written: boolean; note: string | null }) {
  const { leaving, written, note } = props;
  const school = useMe().data?.institution.name;
  const { provider } = leaving;
  return (
    <div className="space-y-1 border-b border-border bg-bg px-5 py-3 text-md text-text-2 sm:px-6">
      {note !== null && <p className="font-mid text-text">{note}</p>}
      <p>
        {provider === null ? (
          nothingLeaves(leaving, written)
        ) : (
          <>
            {written ? "Sent to " : "Goes to "}
            <strong className="font-bold text-text">{provider}</strong>
            {school !== undefined && `, as configured by ${school}`}. Names and dates are put back
            here, on the school’s server.
          </>
        )}
      </p>
      {leaving.refused && (
        <p className="text-danger">
          As it stands, nothing would be sent: a name or a number cannot be taken out for certain.
          Reword the note, or take more out.
        </p>
      )}
      {provider !== null && !written && leaving.whole === null && !leaving.refused && (
        <p>Nothing is ticked or noted yet that could be sent.</p>
      )}
    </div>
  );
}
