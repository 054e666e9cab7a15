import {
  WritingError,
  type RefineRequest,
  type WriteRequest,
  type WrittenReport,
} from "@reportair/writing/facts.ts";
import { defineDistantWriter, ON_THIS_SERVER, type Writer } from "@reportair/writing/writer.ts";
import { AppError } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import { forThread } from "./for-thread.ts";

/** The writer on this server, at work in the threads of this process. */
export function embeddedInThreads(): Writer {
  return defineDistantWriter({
    label: ON_THIS_SERVER,
    inTurn: true,
    write: (request: WriteRequest) => {
      request.signal?.throwIfAborted();
      return inTime(threads.run("write", forThread(request), "transaction"));
    },
    refine: (request: RefineRequest) => {
      request.signal?.throwIfAborted();
      return inTime(threads.run("refine", forThread(request)));
    },
  });
}

/** Notes that take too long are what a report is not written of; its teacher is told so. */
async function inTime(work: Promise<WrittenReport>): Promise<WrittenReport> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const kind = error.code === "too_large" ? "failed_checks" : "unavailable";
    throw new WritingError(kind, error.message, error.details.retryAfter);
  }
}
