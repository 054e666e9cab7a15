import type { RefineRequest, WriteRequest, WrittenReport } from "./facts.ts";
import type { Composed } from "./model/compose.ts";
import { factsWithoutClassmates } from "./privacy/classmates.ts";

/** What a teacher is told of the writer that asks nobody else. */
export const ON_THIS_SERVER = "Written on this server";

/** What a writer consists of. The facts that its parts are given name no other student. */
type WriterParts = {
  /** What the teacher is told about it, for example `ON_THIS_SERVER`. */
  readonly label: string;
  /**
   * Writes at once, in this process, and chooses its words by what classmates' texts say. A class is then written one
   * text after the other, each knowing all before it; a writer that takes its time writes several side by side.
   */
  readonly inTurn?: boolean;
  write(request: WriteRequest): Promise<WrittenReport>;
  /** Where somebody else is asked: what writing would send, without sending it. */
  compose?(request: WriteRequest): Composed;
  /** Changes a text as asked; sentences that are the teacher's own keep their source. */
  refine?(request: RefineRequest): Promise<WrittenReport>;
};

declare const namesNobodyElse: unique symbol;
type Defined = { readonly [namesNobodyElse]: true };

/** Turns one student's facts, as they were entered, into a report. Only the functions below make one. */
export type Writer = WriterParts & Defined;

/** Makes a writer of its parts. Other students' names are taken out of the facts here, once, for every writer. */
export function defineWriter<Parts extends WriterParts>(parts: Parts): Parts & Defined {
  const guarded: WriterParts = {
    ...parts,
    write: async (request) => parts.write(withoutClassmates(request)),
    ...(parts.compose && {
      compose: (request: WriteRequest) => parts.compose?.(withoutClassmates(request)),
    }),
    ...(parts.refine && {
      refine: async (request: RefineRequest) => parts.refine?.(withoutClassmates(request)),
    }),
  };
  return guarded as Parts & Defined;
}

/**
 * Makes a writer of parts that hand all their work to one that `defineWriter` has made elsewhere, as in another thread:
 * names are taken out there, and the parts are given the facts as they were typed.
 */
export function defineDistantWriter(parts: WriterParts): Writer {
  return parts as Writer;
}

function withoutClassmates<Request extends WriteRequest>(request: Request): Request {
  const { facts, roster } = request;
  return roster === null
    ? request
    : { ...request, facts: factsWithoutClassmates(facts, roster), typed: facts };
}
