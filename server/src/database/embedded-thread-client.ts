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
    const thread = new EmbeddedThread(new Worker(file, { workerData: opening }));
    const said = await thread.#hear();
    if (!("failed" in (said as object))) return thread;
    await thread.#end();
    throw (said as { failed: unknown }).failed;
  }

  get closed(): boolean {
    return this.#closed !== undefined;
  }

  /** The way to it, for one client. */
  connection(): Duplex {
    const say = async (bytes: Uint8Array) => {
      const answer = (await this.#ask(bytes)) as Uint8Array;
      if (answer.length > 0) way.push(Buffer.from(answer.buffer));
    };
    const way = new EmbeddedConnection(say);
    return way;
  }

  /** All that is in it, as `openEmbedded` takes it. */
  async image(): Promise<Blob> {
    return (await this.#ask("image")) as Blob;
  }

  close(): Promise<void> {
    this.#closed ??= this.#ask("end").then(() => this.#end());
    return this.#closed;
  }

  async #end(): Promise<void> {
    this.#closed ??= Promise.resolve();
    await this.#worker.terminate();
  }

  #ask(asked: Asked): Promise<Said> {
    const answer = this.#hear();
    this.#worker.postMessage(asked);
    return answer;
  }

  #hear(): Promise<Said> {
    // The process lives while somebody waits for an answer.
    this.#worker.ref();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** What a client takes for a socket. */
class EmbeddedConnection extends Duplex {
  readonly #say: (bytes: Uint8Array) => Promise<void>;

  constructor(say: (bytes: Uint8Array) => Promise<void>) {
    super();
    this.#say = say;
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
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: () => void) {
    if (bytes[0] !== LEAVING) void this.#say(bytes);
    done();
  }
}
