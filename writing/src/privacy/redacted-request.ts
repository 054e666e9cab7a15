import type { z } from "zod";
import { assertNothingKnown } from "./gate.ts";
import type { PlaceholderTable } from "./redact.ts";
import type { RosterIndex } from "./roster.ts";

/** What the last gate must find nothing of; `subject` is the subject's name, which may be sent. */
export type Gate = { roster: RosterIndex; table: PlaceholderTable; subject: string };

type Parts = {
  system: string;
  user: string;
  /** The shape of the answer, for servers that can keep to one. */
  schema?: z.ZodType | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * One request to a provider, complete: nothing is added on the way. Only `through` makes one, which is why a model
 * client takes nothing else: neither a text nor an object of the same fields is a redacted request.
 */
export class RedactedRequest {
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType | undefined;
  readonly signal: AbortSignal | undefined;
  // What is private makes the type one of its own.
  readonly #whole: string;

  private constructor({ system, user, schema, signal }: Parts, whole: string) {
    this.system = system;
    this.user = user;
    this.schema = schema;
    this.signal = signal;
    this.#whole = whole;
    Object.freeze(this);
  }

  /** Lets a request through the last gate; throws a LeakError where it holds anything known. */
  static through({ roster, table, subject }: Gate, parts: Parts): RedactedRequest {
    const whole = `${parts.system}\n\n${parts.user}`;
    assertNothingKnown(whole, roster, [table], subject);
    return new RedactedRequest(parts, whole);
  }

  /** All that it says, word for word, as the gate has read it. */
  get whole(): string {
    return this.#whole;
  }
}
