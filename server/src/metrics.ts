import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type pg from "pg";
import type { Database } from "./database/handle.ts";
import { StartError } from "./platform/start-error.ts";

/** Seconds by which answers are told apart: what nobody notices, what one waits for, and what a writer takes. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10, 60];

/** What waits, in the whole database: every process tells the same. */
const WAITING = `
  select
    (select count(*) from batch_items where state in ('waiting', 'writing'))::integer as texts,
    (select coalesce(extract(epoch from now() - min(b.created_at)), 0) from batches b
     where b.status in ('queued', 'running'))::float8 as oldest,
    (select count(*) from mails)::integer as mails`;

type Waiting = { texts: number; oldest: number; mails: number };

/**
 * What a process tells of itself in numbers, in the text that Prometheus reads. Labels are routes, methods and
 * kinds of statuses: nothing that anybody typed, and nobody's id.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers: Histogram<"method" | "route" | "status">;
  /** Looks at what waits, for the numbers that are about to be told. */
  readonly #look: () => Promise<void>;

  constructor(database: Database) {
    const registers = [this.#registry];
    // The processor, the memory and how late the event loop is, among others.
    collectDefaultMetrics({ register: this.#registry });
    this.#answers = new Histogram({
      name: "reportair_http_request_duration_seconds",
      help: "Time from a request to the end of its answer",
      labelNames: ["method", "route", "status"],
      buckets: BUCKETS,
      registers,
    });
    const gauge = (name: string, help: string) =>
      new Gauge({ name: `reportair_${name}`, help, registers });
    const up = gauge("database_up", "Whether the database answers");
    const texts = gauge("texts_waiting", "Texts that are ordered and not written yet");
    const oldest = gauge("oldest_batch_seconds", "Age of the oldest batch that is not finished");
    const mails = gauge("mails_waiting", "Mails that are not sent yet");
    this.#look = async () => {
      const waiting = await countWaiting(database);
      up.set(waiting === null ? 0 : 1);
      texts.set(waiting?.texts ?? NaN);
      oldest.set(waiting?.oldest ?? NaN);
      mails.set(waiting?.mails ?? NaN);
    };
    const { pool } = database as { pool?: pg.Pool };
    if (pool === undefined) return;
    const connections = new Gauge({
      name: "reportair_database_connections",
      help: "Connections of this process to the database, and questions that wait for one",
      labelNames: ["state"],
      registers: [],
      collect() {
        this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
        this.set({ state: "idle" }, pool.idleCount);
        this.set({ state: "waited_for" }, pool.waitingCount);
      },
    });
    this.#registry.registerMetric(connections);
  }

  /** Times every answer of the app. */
  watch(app: FastifyInstance): void {
    app.addHook("onResponse", (request, reply, done) => {
      const route = request.routeOptions.url ?? "none";
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      // Whatever is no method of ours is one label.
      const method = reply.statusCode === 404 && route === "none" ? "any" : request.method;
      this.#answers.observe({ method, route, status }, reply.elapsedTime / 1000);
      done();
    });
  }

  async #tell(): Promise<string> {
    await this.#look();
    return this.#registry.metrics();
  }

  /** Serves `/metrics` on an address of its own; returns the port, and what ends it. */
  async serve(host: string, port: number): Promise<{ port: number; stop: () => Promise<void> }> {
    const server = createServer((request, response) => {
      if (request.method !== "GET" || request.url !== "/metrics") {
        response.writeHead(404).end();
        return;
      }
      this.#tell().then(
        (text) => response.writeHead(200, { "content-type": this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    }).catch((error: unknown) => {
      throw new StartError(
        `The numbers of this process cannot be served on ${host}:${port}: set METRICS_PORT to a free port, and METRICS_HOST to an address of this machine.`,
        { cause: error },
      );
    });
    const address = server.address();
    return {
      port: address !== null && typeof address === "object" ? address.port : port,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
}

/** Null where the database does not answer. */
async function countWaiting(database: Database): Promise<Waiting | null> {
  try {
    const [row] = await database.owner.query<Waiting>(WAITING);
    return row ?? null;
  } catch {
    return null;
  }
}
