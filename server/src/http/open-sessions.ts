import type { FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { AppError } from "./errors.ts";
import type { SignedIn } from "./session-guard.ts";

/** Milliseconds between two looks whether what is watched is open still: nearly always its end has been told before. */
const LOOK_EVERY = 15_000;

/** Somebody whose answer lasts as long as their session. */
type Watch = { person: SignedIn; ended: AbortController };

/**
 * The sessions of answers that take their time. The end of a session is told to the process; one that has run out, or
 * was not told of, is found now and then by one question for all of them.
 */
export class OpenSessions {
  readonly #watches = new Set<Watch>();
  readonly #selectOpen: (tokens: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;

  /** `selectOpen` answers which of the sessions with these tokens are open; `every` is the milliseconds between two looks. */
  constructor(
    selectOpen: (tokens: readonly string[]) => Promise<ReadonlySet<string>>,
    log: Logger,
    every = LOOK_EVERY,
  ) {
    this.#selectOpen = selectOpen;
    this.#log = log;
    this.#timer = setInterval(() => this.missed(), every);
  }

  /** A signal that is aborted when the request's session ends, or the server. `forget` it when the answer is over. */
  watch({ signedIn: person }: FastifyRequest): { ended: AbortSignal; forget: () => void } {
    if (person === null || person === undefined) throw new AppError("not_signed_in");
    const watch = { person, ended: new AbortController() };
    this.#watches.add(watch);
    return { ended: watch.ended.signal, forget: () => this.#watches.delete(watch) };
  }

  /** A session of this person has ended. */
  userChanged(id: number): void {
    void this.#look(({ person }) => person.user_id === id);
  }

  /** Whether this institution is subscribed has changed. */
  institutionChanged(id: number): void {
    void this.#look(({ person }) => person.institution_id === id);
  }

  /** Something may have ended that was not heard of. */
  missed(): void {
    void this.#look(() => true);
  }

  /** Ends what lasts still. */
  stop(): void {
    clearInterval(this.#timer);
    for (const { ended } of this.#watches) ended.abort();
  }

  async #look(concerned: (watch: Watch) => boolean): Promise<void> {
    const watches = [...this.#watches].filter(concerned);
    if (watches.length === 0) return;
    try {
      const tokens = new Set(watches.map(({ person }) => person.token));
      const open = await this.#selectOpen([...tokens]);
      for (const { person, ended } of watches) if (!open.has(person.token)) ended.abort();
    } catch (error) {
      // The next look is soon, and the first thing after a database is back.
      this.#log.warn({ err: error }, "whether sessions are open could not be asked");
    }
  }
}
