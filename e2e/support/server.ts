import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const MAIN = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));
const SCHOOL = fileURLToPath(new URL("../../server/src/school-command.ts", import.meta.url));
const SLOW = fileURLToPath(new URL("../../server/test/support/slow-server.ts", import.meta.url));
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));
const START_WITHIN = 240_000;

/** Of the environment of the tests only what any program needs: its settings are not the server's. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT"];

/** A data folder with the demonstration school, made once for the whole run; see prepare.ts. */
export const PREPARED = "E2E_PREPARED_SCHOOL";

/** What a server prints once it listens, with its address. */
const READY = /^(?:ReportAIr is ready:|listening) (http\S+)$/mu;

/** A real server process on a data folder and port of its own; both stay the same when it starts again. */
export class TestServer {
  #url: string | undefined;
  readonly #env: NodeJS.ProcessEnv;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #output = "";

  /** What it keeps; gone after `remove`. */
  readonly folder: string;

  private constructor(
    settings: NodeJS.ProcessEnv,
    { holdAfter, empty }: { holdAfter?: number; empty?: true },
  ) {
    this.folder = mkdtempSync(join(tmpdir(), "reportair-e2e-"));
    const prepared = empty ? undefined : process.env[PREPARED];
    if (prepared !== undefined) cpSync(prepared, this.folder, { recursive: true });
    this.#program = holdAfter === undefined ? MAIN : SLOW;
    this.#env = {
      ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
      NODE_COMPILE_CACHE: COMPILED,
      DATA_DIR: this.folder,
      // A line for every call is what nobody reads here.
      LOG_LEVEL: "warn",
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
    const server = new TestServer(settings, { ...(holdAfter !== undefined && { holdAfter }) });
    await server.start();
    return server;
  }

  /** Makes an institution in an empty folder, as an operator does, and starts on it; returns what was printed, too. */
  static async startWith(
    institution: readonly string[],
  ): Promise<{ server: TestServer; printed: string }> {
    const server = new TestServer({ DEMO: "0" }, { empty: true });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [SCHOOL, "create", ...institution],
      { env: server.#env },
    );
    await server.start();
    return { server, printed: stdout };
  }

  /** Where it answers. */
  get url(): string {
    if (this.#url === undefined) throw new Error("The server has not started yet.");
    return this.#url;
  }

  /**
   * Starts it, or starts it again on what it left. The system picks its port as it begins to listen: one
   * that was looked for before could be another server's by then, and two tests would share a school.
   */
  async start(): Promise<void> {
    const port = this.#url === undefined ? "0" : new URL(this.#url).port;
    const child = spawn(process.execPath, [this.#program], {
      env: { ...this.#env, PORT: port },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let printed = "";
    const heard = (text: Buffer) => {
      printed += String(text);
      this.#output += String(text);
    };
    child.stdout.on("data", heard);
    child.stderr.on("data", heard);
    const limit = Date.now() + START_WITHIN;
    let url: string | undefined;
    while ((url = READY.exec(printed)?.[1]) === undefined) {
      if (child.exitCode !== null || Date.now() > limit) {
        child.kill("SIGKILL");
        throw new Error(`The server did not start:\n${this.#output}`);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    this.#url = url;
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

  /** Ends the process and removes its data; fails where the process had ended by itself. */
  async remove(): Promise<void> {
    const code = this.#child?.exitCode ?? this.#child?.signalCode;
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
    if (code != null) throw new Error(`The server ended by itself (${code}):\n${this.#output}`);
  }
}
