import { setTimeout as wait } from "node:timers/promises";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";

/** The processes of one installation, each started again whenever it has been killed. */
export class Servers {
  readonly #settings: Record<string, string>;
  readonly #running: { role: string; server: ServerProcess | null }[];
  /** Processes that ended though nobody had killed them, and why. */
  readonly ended: string[] = [];
  #stopping = false;

  constructor(settings: Record<string, string>, roles: readonly string[]) {
    this.#settings = settings;
    this.#running = roles.map((role) => ({ role, server: null }));
  }

  async start(): Promise<void> {
    await Promise.all(this.#running.map((each) => this.#start(each)));
  }

  /** Where requests are answered; null while that process is away. */
  get url(): string | null {
    return this.#running.find(({ role }) => role !== "worker")?.server?.url ?? null;
  }

  /** Kills one of them, whichever, and starts it again. */
  async kill(): Promise<void> {
    const each = this.#running[Math.floor(Math.random() * this.#running.length)];
    const server = each?.server;
    if (!each || !server) return;
    each.server = null;
    await server.kill();
    await this.#start(each);
  }

  /** Asks all to stop; what does not end well is told of. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(
      this.#running.map(async ({ role, server }) => {
        const { code = 0 } = (await server?.terminate()) ?? {};
        if (code !== 0) this.ended.push(`${role} stopped with ${code}`);
      }),
    );
  }

  async killAll(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running.map(async ({ server }) => server?.kill()));
  }

  async #start(each: { role: string; server: ServerProcess | null }): Promise<void> {
    const server = await startServerProcess({ ...this.#settings, ROLE: each.role });
    each.server = server;
    void this.#watch(each, server);
  }

  /** Whoever ends by itself is told of, and started again. */
  async #watch(each: { role: string; server: ServerProcess | null }, server: ServerProcess) {
    const { code, errors } = await server.ended;
    if (this.#stopping || each.server !== server) return;
    each.server = null;
    this.ended.push(`${each.role} ended with ${code}: ${errors.slice(-500)}`);
    await wait(500);
    await this.#start(each).catch((error: unknown) => this.ended.push(String(error)));
  }
}
