import type { FastifyReply } from "fastify";

/** A comment now and then keeps proxies from ending a quiet stream. Milliseconds. */
const COMMENT_EVERY = 15_000;

/** Bytes of events that may wait to be taken: a batch of 200 has a tenth of it. */
const MOST_UNREAD = 4 * 1024 * 1024;

/** An answer that goes on: events as the browser's EventSource reads them, until it is ended. */
export class EventStream {
  readonly #reply: FastifyReply;
  readonly #quiet: NodeJS.Timeout;

  /** Begins the answer; from here on nothing but events can be said. */
  constructor(reply: FastifyReply) {
    this.#reply = reply;
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    this.#quiet = setInterval(() => this.send(": still here\n\n"), COMMENT_EVERY);
    this.send("retry: 1000\n\n");
  }

  /**
   * Sends one event or comment, written as the protocol has it, with its empty line. Whoever takes none is let go, and
   * may connect again.
   */
  send(text: string): void {
    if (this.#reply.raw.writableLength > MOST_UNREAD) return void this.#reply.raw.destroy();
    this.#reply.raw.write(text);
    this.#quiet.refresh();
  }

  end(): void {
    clearInterval(this.#quiet);
    this.#reply.raw.end();
  }
}
