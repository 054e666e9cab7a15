import { once } from "node:events";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import type { Asked, Opening, Said } from "./embedded-thread.ts";

/** PostgreSQL's message by which a client leaves. */
const LEAVING = "X".codePointAt(0);

/**
 * The embedded engine in a thread of its own, so that no statement holds up what the process answers beside it. It
 * speaks PostgreSQL's protocol, to one client at a time.
 */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting: ((said: Said) => void)[] = [];
  #closed: Promise<void> | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on("message", (said: Said) => {
      const waiting = this.#waiting.shift();
      if (this.#waiting.length === 0) worker.unref();
      waiting?.(said);
    });
    worker.on("error", (error) => {
      process.stderr.write(`The embedded database has failed: ${error.stack ?? error.message}\n`);
    });
    // Without it nothing can be answered, and a start goes through its log anew.
    worker.on("exit", () => {
      if (this.#closed === undefined) process.exit(1);
    });
  }

  /** Starts the engine; rejects where what is there cannot be opened. */
  static async open(opening: Opening): Promise<EmbeddedThread> {
    const file = new URL("./embedded-thread.ts", import.meta.url);
    const worker = new Worker(file, { workerData: opening });
    const ended = once(worker, "exit").then(() => [{ failed: new Error("The engine ended.") }]);
    const [said] = (await Promise.race([once(worker, "message"), ended])) as [Said];
    if ("open" in said) return new EmbeddedThread(worker);
    await worker.terminate();
    throw "failed" in said ? said.failed : new Error("The engine did not say whether it is open.");
  }

  get closed(): boolean {
    return this.#closed !== undefined;
  }

  /** A way to it, for one client at a time. */
  connection(): Duplex {
    return new EmbeddedConnection(async (bytes) => (await this.#ask(bytes)) as Uint8Array);
  }

  /** All that is in it, as `openEmbedded` takes it. */
  async image(): Promise<Blob> {
    return (await this.#ask("image")) as Blob;
  }

  /** Ends the engine after what it has in hand. */
  close(): Promise<void> {
    if (this.#closed === undefined) {
      this.#worker.ref();
      this.#closed = once(this.#worker, "exit").then(() => undefined);
      this.#worker.postMessage("end" satisfies Asked, []);
    }
    return this.#closed;
  }

  #ask(asked: Asked): Promise<Said> {
    // The process lives while somebody waits for an answer.
    this.#worker.ref();
    this.#worker.postMessage(
      asked,
      asked instanceof Uint8Array ? [asked.buffer as ArrayBuffer] : [],
    );
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** What a client takes for a socket. */
class EmbeddedConnection extends Duplex {
  readonly #ask: (bytes: Uint8Array) => Promise<Uint8Array>;
  #over = false;

  constructor(ask: (bytes: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#ask = ask;
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay() {
    return this;
  }

  setKeepAlive() {
    return this;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  override _read() {
    // It is pushed as it comes.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void) {
    this.#over = true;
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: () => void) {
    if (bytes[0] !== LEAVING) void this.#answer(bytes);
    done();
  }

  async #answer(bytes: Buffer) {
    // A copy, which can be handed over: what it is cut from is used again.
    const answer = await this.#ask(new Uint8Array(bytes));
    if (answer.length > 0 && !this.#over && !this.destroyed) this.push(answer);
  }
}
