import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));
const SLOW = fileURLToPath(new URL("../../server/test/support/slow-server.ts", import.meta.url));
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));
const START_WITHIN = 120_000;

/** Of the environment of the tests only what any program needs: its settings are not the server's. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT"];

/** A data folder with the demonstration school, made once for the whole run; see prepare.ts. */
export const PREPARED = "E2E_PREPARED_SCHOOL";

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** A real server process on a data folder and port of its own; both stay the same when it starts again. */
export class TestServer {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #output = "";

  /** What it keeps; gone after `remove`. */
  readonly folder: string;

  private constructor(port: number, settings: NodeJS.ProcessEnv, holdAfter: number | undefined) {
    this.url = `http://127.0.0.1:${port}`;
    this.folder = mkdtempSync(join(tmpdir(), "reportair-e2e-"));
    const prepared = process.env[PREPARED];
    if (prepared !== undefined) cpSync(prepared, this.folder, { recursive: true });
    this.#program = holdAfter === undefined ? MAIN : SLOW;
    this.#env = {
      ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
      NODE_COMPILE_CACHE: COMPILED,
      DATA_DIR: this.folder,
      PORT: String(port),
      ...(holdAfter !== undefined && { TEST_WRITER_HOLDS_AFTER: String(holdAfter) }),
      ...settings,
    };
    process.once("exit", () => this.#child?.kill("SIGKILL"));
  }

  /**
   * Starts a server with the demonstration school, and with further settings. With `holdAfter` its writer
   * stops after so many reports until it is told to `goOn`.
   */
  static async start(
    settings: NodeJS.ProcessEnv = {},
    { holdAfter }: { holdAfter?: number } = {},
  ): Promise<TestServer> {
    const server = new TestServer(await freePort(), settings, holdAfter);
    await server.start();
    return server;
  }

  /** Starts it, or starts it again on what it left. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      env: this.#env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    child.stdout.on("data", (text) => (this.#output += String(text)));
    child.stderr.on("data", (text) => (this.#output += String(text)));
    const limit = Date.now() + START_WITHIN;
    while (!(await isReady(this.url))) {
      if (child.exitCode !== null || Date.now() > limit) {
        child.kill("SIGKILL");
        throw new Error(`The server did not start:\n${this.#output}`);
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** All that it has printed since its first start, its log included. */
  get output(): string {
    return this.#output;
  }

  /** Lets a writer write on that held after so many reports. */
  goOn(): void {
    writeFileSync(join(this.folder, "go-on"), "");
  }

  /** Ends the process: as an operator would, or with SIGKILL as a power cut would. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
