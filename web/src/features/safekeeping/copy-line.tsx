import { useSafekeeping } from "../../data/safekeeping.ts";
import { formatDate, formatTime } from "../../lib/format.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";

/** Whether the newest copy of what is kept here can be used; nothing where no copy has been opened. */
export function CopyLine() {
  const copy = useSafekeeping().data?.copy;
  if (!copy) return null;
  const when = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`;
  return copy.good ? (
    <p className="mt-10 text-sm text-muted">
      The copy of {when(copy.taken_at)} was opened on {when(copy.looked_at)}, and everything is in
      it.
    </p>
  ) : (
    <InlineAlert className="mt-10">
      The copy of {when(copy.taken_at)} was opened on {when(copy.looked_at)}, and could not be used.
      Your work goes on, and nothing in use is lost; please tell whoever runs the server.
    </InlineAlert>
  );
}
