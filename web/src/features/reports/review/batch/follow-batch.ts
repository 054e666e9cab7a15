import type {
  BATCH_EVENTS_PATH as EventsPath,
  BatchEvent,
} from "@reportair/contract/features/batches.ts";
import { actingQuery } from "../../../../lib/api/acting-user.ts";
import { addressOf } from "../../../../lib/api/address.ts";

const BATCH_EVENTS_PATH: typeof EventsPath = "reports/batches/:id/events/";
/** Milliseconds in which events are gathered, so that replayed events arrive as one. */
const GATHER = 60;
/** Milliseconds until a stream that was refused is tried again. */
const AGAIN = 2_000;

/**
 * Listens to a batch's progress stream until it ends or the returned function is called. The browser
 * connects again by itself and says where it was; `onGap` is called where events may have been missed, and when the
 * stream is back after that, so that the batch has to be read again.
 */
export function followBatch(
  id: number,
  listener: { onEvents: (events: BatchEvent[]) => void; onEnd: () => void; onGap: () => void },
): () => void {
  let gathered: BatchEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  let gap = false;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const events = gathered;
    gathered = [];
    if (events.length > 0) listener.onEvents(events);
  }
  function open() {
    source = new EventSource(addressOf(BATCH_EVENTS_PATH, { id }, actingQuery()));
    source.addEventListener("item", ({ data }: MessageEvent<string>) => {
      gathered.push(JSON.parse(data) as BatchEvent);
      timer ??= setTimeout(flush, GATHER);
    });
    source.addEventListener("end", () => {
      source.close();
      flush();
      listener.onEnd();
    });
    source.addEventListener("open", () => {
      if (gap) listener.onGap();
      gap = false;
    });
    source.addEventListener("error", () => {
      gap = true;
      listener.onGap();
      // A server that is just starting may refuse; then the browser gives up, and we do not.
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN);
    });
  }
  open();
  return () => {
    clearTimeout(timer);
    clearTimeout(again);
    source.close();
  };
}
