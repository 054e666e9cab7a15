import { setTimeout as wait } from "node:timers/promises";
import type { Batch } from "@reportair/contract/features/batches.ts";
import { Client, type Answer } from "../support/client.ts";
import { PASSWORD } from "../support/factories.ts";
import type { Servers } from "./servers.ts";

/** What somebody was told is done. */
export type Acknowledged = {
  /** Batches, each with how many reports it has. */
  batches: Map<number, number>;
  /** Texts that were typed, by report. */
  edits: Map<number, string>;
};

/** A class as its teacher knows it. */
export type Taught = { email: string; classroom: number; students: readonly number[] };

/** Answers that a fault excuses: it is tried again. */
const PASSING = new Set([429, 503, 507]);
const PAUSE = 150;

/** A teacher who has a class's reports written again and again, edits them, and tries again whatever goes wrong. */
export class Teacher {
  readonly acknowledged: Acknowledged = { batches: new Map(), edits: new Map() };
  /** Answers that no fault excuses. */
  readonly unexpected: string[] = [];
  readonly #servers: Servers;
  readonly #taught: Taught;
  readonly #until: () => boolean;
  #client = new Client("");
  #signedIn = false;

  /** Nothing is begun once `until` says so; what has been begun is brought to its end, or to `signal`'s. */
  constructor(servers: Servers, taught: Taught, until: () => boolean) {
    this.#servers = servers;
    this.#taught = taught;
    this.#until = until;
  }

  async work(signal: AbortSignal): Promise<void> {
    for (let turn = 1; !this.#until(); turn += 1) {
      const batch = await this.#order(`${this.#taught.email} ${turn}`, signal);
      const { items } = await this.#seeThrough(batch, signal);
      for (const { report } of items.slice(0, 2)) {
        if (report !== null) await this.#edit(report, `Typed in turn ${turn}.`, signal);
      }
    }
  }

  async #order(key: string, signal: AbortSignal): Promise<number> {
    const reports = Object.fromEntries(
      this.#taught.students.map((student, at) => [
        at,
        { student, classroom: this.#taught.classroom, level: "Advanced" },
      ]),
    );
    const body = { reports, word_count: "300-400" };
    const headers = { prefer: "respond-async", "idempotency-key": key };
    const answer = await this.#insist(
      (client) => client.post("reports/generate/batch/", body, { headers }),
      [202],
      signal,
    );
    this.acknowledged.batches.set(answer.body.batch, this.#taught.students.length);
    return answer.body.batch;
  }

  /** Waits until every report of a batch is there, and has what failed tried again. */
  async #seeThrough(id: number, signal: AbortSignal): Promise<Batch> {
    for (;;) {
      const { body } = await this.#insist(
        (client) => client.get<Batch>(`reports/batches/${id}/`),
        [200],
        signal,
      );
      if (body.done === body.total) return body;
      if (body.status === "finished")
        await this.#insist(
          (client) => client.post(`reports/batches/${id}/retry/`, {}),
          [200],
          signal,
        );
      await wait(PAUSE, undefined, { signal });
    }
  }

  async #edit(report: number, report_content: string, signal: AbortSignal): Promise<void> {
    const edit = { report_content, version: 1 };
    const { status, body } = await this.#insist(
      (client) => client.patch(`reports/generated-reports/${report}/`, edit),
      [200, 409],
      signal,
    );
    // Where an answer was lost, the same again finds what it has done itself.
    if (status === 409 && body.current?.report_content !== report_content) {
      this.unexpected.push(`The edit of ${report} met ${body.current?.report_content}`);
    }
    this.acknowledged.edits.set(report, report_content);
  }

  /** Asks until it is answered with one of these. */
  async #insist<Body>(
    ask: (client: Client) => Promise<Answer<Body>>,
    wanted: readonly number[],
    signal: AbortSignal,
  ): Promise<Answer<Body>> {
    for (;;) {
      signal.throwIfAborted();
      try {
        if (await this.#isSignedIn()) {
          const answer = await ask(this.#client);
          if (wanted.includes(answer.status)) return answer;
          if (answer.status === 403) this.#signedIn = false;
          else if (!PASSING.has(answer.status))
            this.unexpected.push(`${answer.status} ${answer.text}`);
        }
      } catch (error) {
        // The process that was asked is gone.
        if (!(error instanceof TypeError)) this.unexpected.push(String(error));
      }
      await wait(PAUSE, undefined, { signal });
    }
  }

  async #isSignedIn(): Promise<boolean> {
    const { url } = this.#servers;
    if (url === null) return false;
    const client = new Client(url);
    for (const [name, value] of this.#client.cookies) client.cookies.set(name, value);
    this.#client = client;
    if (this.#signedIn) return true;
    const { email: username } = this.#taught;
    const { status } = await client.post("login/", { username, password: PASSWORD });
    if (status === 403) client.cookies.delete("csrftoken");
    this.#signedIn = status === 200;
    return this.#signedIn;
  }
}
