import type { AddressInfo } from "node:net";
import type { Site } from "@reportair/contract/features/site.ts";
import type { Writer } from "@reportair/writing/writer.ts";
import { buildApp } from "../../src/app.ts";
import type { Database } from "../../src/database/handle.ts";
import { BatchWorker } from "../../src/features/batches/worker.ts";
import type { Sending } from "../../src/features/data-protection/describe-sending.ts";
import type { ContactSettings } from "../../src/features/contact/routes.ts";
import type { PaymentSettings } from "../../src/features/payments/settings.ts";
import { planNextIntake } from "../../src/features/intake/run-intake.ts";
import { deliverNextMail } from "../../src/features/mail/deliver-mail.ts";
import { learnNextStyle } from "../../src/features/reinforcement/learn-style.ts";
import { makeNextWholeReports } from "../../src/features/whole-reports/make-next.ts";
import type { Look } from "../../src/features/safekeeping/looks.ts";
import { localWriters, type Writers } from "../../src/features/writers/writers.ts";
import { WorkerLoop } from "../../src/jobs/worker-loop.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "../../src/http/connections.ts";
import { createLog } from "../../src/platform/log.ts";
import { SignInClient } from "../../src/platform/sign-in-client.ts";
import type { Mailer } from "../../src/platform/mail.ts";
import { Client } from "./client.ts";
import { createDatabase } from "./database.ts";
import type { Metrics } from "../../src/metrics.ts";
import { PASSWORD } from "./factories.ts";
import { plainWriter } from "./plain-writer.ts";

export type TestApp = {
  database: Database;
  url: string;
  /** Every line that was logged. */
  logged: string[];
  /** A browser that nobody has signed in from. */
  visitor: () => Client;
  /** A browser in which this person is signed in. */
  signIn: (person: { email: string }) => Promise<Client>;
  stop: () => Promise<void>;
};

/** Where links in mails lead. */
export const PUBLIC_URL = "https://reports.example.school";

/** A site of which nothing is configured. */
const NOTHING_KNOWN: Site = {
  provider: { name: null, address: null, email: null, registration: null },
  hosting: null,
  subscribe: false,
  processors: { writer: null, payments: null, contact_form: null },
};

/** The real app on a port of its own, with a database of its own and a worker. */
export async function startTestApp(
  options: {
    writers?: Writers;
    writer?: Writer;
    fallback?: Writer;
    concurrency?: number;
    work?: boolean;
    /** In place of one of its own; dropped when the app stops. */
    database?: { database: Database; drop: () => Promise<void> };
    now?: () => Date;
    /** Sends mail soon after it is caused; without one it stays in the database. */
    mailer?: Mailer;
    contact?: ContactSettings;
    payments?: PaymentSettings;
    site?: Site;
    sending?: Sending;
    webFolder?: string;
    connections?: Partial<ConnectionLimits>;
    publicUrl?: string;
    lastLook?: () => Look | null;
    metrics?: Metrics;
    signInClient?: SignInClient;
    lookEvery?: number;
  } = {},
): Promise<TestApp> {
  const { database, drop } = options.database ?? (await createDatabase());
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  const chosen = options.writer ?? plainWriter();
  const now = options.now ?? (() => new Date());
  const writers = options.writers ?? localWriters(now, chosen, options.fallback);
  const worker = new BatchWorker({
    database,
    writers,
    concurrency: options.concurrency ?? 8,
    pollEvery: 200,
    log,
  });
  if (options.work !== false) await worker.start();
  const background = new WorkerLoop({
    name: "learn style",
    run: () => learnNextStyle(database, writers),
    every: 200,
    log,
  });
  if (options.work !== false) background.start();
  const intakes = new WorkerLoop({
    name: "read a school's files",
    run: () => planNextIntake({ database, now }),
    every: 1_000,
    log,
  });
  if (options.work !== false) intakes.start();
  const { mailer } = options;
  const mailParts = { database, publicUrl: () => PUBLIC_URL, now, log, delays: [0.05] };
  const sendMail = async () => mailer !== undefined && deliverNextMail({ ...mailParts, mailer });
  const post = new WorkerLoop({ name: "send mail", run: sendMail, every: 100, log });
  post.start();
  const documents = new WorkerLoop({
    name: "make documents",
    run: () => makeNextWholeReports({ database, now, log }),
    every: 200,
    log,
  });
  if (options.work !== false) documents.start();
  const app = await buildApp({
    database,
    secret: "a secret that only tests know, long enough",
    log,
    wake: () => {
      if (options.work === false) return;
      worker.wake();
      background.wake();
    },
    wakeIntake: () => intakes.wake(),
    wakeMail: () => post.wake(),
    wakeDocuments: () => documents.wake(),
    contact: options.contact ?? {
      form: { url: undefined, key: undefined },
      provider: "provider@example.org",
    },
    payments: options.payments ?? { client: null, price: undefined, webhookSecret: undefined },
    publicUrl: () => options.publicUrl ?? PUBLIC_URL,
    site: options.site ?? NOTHING_KNOWN,
    sending: options.sending ?? { model: null, mail: null, database: "on_this_machine" },
    writers,
    signInClient: options.signInClient ?? new SignInClient(),
    webFolder: options.webFolder ?? null,
    trustProxy: "127.0.0.1",
    connections: { ...CONNECTION_LIMITS, ...options.connections },
    lastLook: options.lastLook ?? (() => null),
    health: {},
    metrics: options.metrics,
    lookEvery: options.lookEvery,
    now,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const visitor = () => new Client(url);
  return {
    database,
    url,
    logged,
    visitor,
    signIn: async ({ email }) => {
      const client = visitor();
      const answer = await client.post("login/", { username: email, password: PASSWORD });
      if (answer.status !== 200) throw new Error(`Could not sign ${email} in: ${answer.status}`);
      return client;
    },
    stop: async () => {
      const closed = app.close();
      app.server.closeAllConnections();
      await closed;
      await Promise.all([
        worker.stop(1000),
        background.stop(),
        post.stop(),
        intakes.stop(),
        documents.stop(),
      ]);
      await drop();
    },
  };
}
