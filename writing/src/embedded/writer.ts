import { checkLength } from "../checks/length.ts";
import { checkWording } from "../checks/wording.ts";
import { WritingError, type WriteRequest, type WrittenReport } from "../facts.ts";
import { defineWriter, ON_THIS_SERVER, type Writer } from "../writer.ts";
import { generateReport } from "./generate.ts";
import { refine } from "./revision/refine.ts";

/** Seeds that are tried until a text keeps to the school's words. */
const TRIES = 6;

/** The offline writer: rules and phrase banks, in process. The same request and seed give the same text. */
export function createEmbeddedWriter(): Writer & Required<Pick<Writer, "refine">> {
  return defineWriter({
    label: ON_THIS_SERVER,
    inTurn: true,
    async write(request) {
      request.signal?.throwIfAborted();
      return keepingToWords(request, generateInTone, new Set());
    },
    async refine(request) {
      request.signal?.throwIfAborted();
      const before = new Set(request.report.sentences.map(({ text }) => text));
      return keepingToWords(request, refine, before);
    },
  });
}

/** A new report; where the school wants it warm, with the warmer of its words wherever there are any. */
function generateInTone(request: WriteRequest): WrittenReport {
  const written = generateReport(request);
  if (request.rules?.tone !== "warm") return written;
  try {
    const warm = refine({ ...request, report: written, change: { kind: "warmer" } });
    // Another tone changes nothing about the notes.
    const { handed_back } = written;
    return checkLength(request.facts, warm.text).length === 0 ? { ...warm, handed_back } : written;
  } catch (error) {
    // It has no words that could be warmer.
    if (error instanceof WritingError && error.kind === "failed_checks") return written;
    throw error;
  }
}

/** Writes until no new sentence holds a word that the school avoids; `before` are those there were already. */
function keepingToWords<R extends WriteRequest>(
  request: R,
  write: (request: R) => WrittenReport,
  before: ReadonlySet<string>,
): WrittenReport {
  for (let turn = 0; turn < TRIES; turn++) {
    const written = write({ ...request, seed: request.seed + turn });
    const fresh = written.sentences.filter(({ text }) => !before.has(text));
    if (checkWording(request.facts, fresh, request.rules).length === 0) return written;
  }
  throw new WritingError(
    "failed_checks",
    "No text could be written without the words that your school avoids. Please tell your administrator.",
  );
}
