import type { z } from "zod";
import { WritingError, type WriteRequest } from "../facts.ts";
import { LeakError } from "../privacy/gate.ts";
import { RedactedRequest, type Gate } from "../privacy/redacted-request.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import { transcriptOf } from "../transcript.ts";
import { NoStructuredOutputError, type ModelAnswer, type ModelClient } from "./client.ts";
import { PLAIN_ANSWER, STRUCTURED_ANSWER } from "./prompts/answer-format.ts";

/** What is asked once; without a schema the answer comes in plain text. */
type Question = { instructions: string; user: string; schema?: z.ZodType };

/** The request of a question, complete. Throws a LeakError where it holds anything known. */
export function requestFor(
  gate: Gate,
  { instructions, user, schema }: Question,
  signal?: AbortSignal,
): RedactedRequest {
  const system = `${instructions}\n\n${schema ? STRUCTURED_ANSWER : PLAIN_ANSWER}`;
  return RedactedRequest.through(gate, { system, user, schema, signal });
}

/** A client with what is known of it, and every request so far. */
export class Conversation {
  /** Every request, word for word. */
  readonly sent: string[] = [];
  private structured = true;
  private readonly client: ModelClient;
  private readonly gate: Gate;
  private readonly signal: AbortSignal | undefined;

  constructor(client: ModelClient, gate: Gate, signal?: AbortSignal) {
    this.client = client;
    this.gate = gate;
    this.signal = signal;
  }

  /** Asks once, in a given shape where the server can, else in plain text. Throws a LeakError before anything known is sent. */
  async ask(instructions: string, user: string, schema: z.ZodType): Promise<ModelAnswer> {
    if (this.structured) {
      try {
        return await this.send({ instructions, user, schema });
      } catch (error) {
        if (!(error instanceof NoStructuredOutputError)) throw error;
        this.structured = false;
      }
    }
    return this.send({ instructions, user });
  }

  private async send(question: Question): Promise<ModelAnswer> {
    this.signal?.throwIfAborted();
    const request = requestFor(this.gate, question, this.signal);
    this.sent.push(request.whole);
    try {
      return await this.client.complete(request);
    } catch (error) {
      if (error instanceof WritingError && error.heldBack) this.sent.pop();
      this.signal?.throwIfAborted();
      if (error instanceof WritingError || error instanceof NoStructuredOutputError) throw error;
      throw new WritingError(
        "unavailable",
        `The writer at ${this.client.provider} did not answer. Please try again.`,
      );
    }
  }

  /** Does work of this conversation; what it fails with tells what had been sent until then. */
  async telling<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const told = error instanceof LeakError ? new WritingError("failed_checks", REFUSED) : error;
      if (told instanceof WritingError && this.sent.length > 0) told.sent = this.transcript();
      throw told;
    }
  }

  /** All requests in one text, for "What left the school". */
  transcript(): string {
    return transcriptOf(...this.sent) ?? "";
  }
}

/** A gate that closed, as a teacher is told of it. */
const REFUSED =
  "Nothing was sent: a name or a number could not be taken out of the notes for certain. Please reword the notes.";

/** Whom the school knows; without it nothing may be sent. */
export function rosterOf({ roster }: WriteRequest): RosterIndex {
  if (roster) return roster;
  throw new WritingError(
    "unavailable",
    "The school's names are not ready, so nothing was sent. Please try again.",
  );
}
