import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Writer } from "@reportair/writing/writer.ts";
import { buildApp } from "./app.ts";
import { checkCopies, keepCopies } from "./copies.ts";
import { checkBackup } from "./features/readiness/last-backup.ts";
import type { Database } from "./database/handle.ts";
import { migrate } from "./database/migrate.ts";
import {
  createDemonstrationSchool,
  type DemonstrationAccount,
} from "./demo/create-demonstration-school.ts";
import { findDemonstrationAccounts } from "./demo/demonstration-accounts.ts";
import { configurePayments } from "./features/payments/configure-payments.ts";
import { describeSending } from "./features/data-protection/describe-sending.ts";
import { embeddedInThreads } from "./features/writers/embedded-in-threads.ts";
import { chooseWriters, localWriters } from "./features/writers/writers.ts";
import { Metrics } from "./metrics.ts";
import { openDatabase } from "./open-database.ts";
import { whatIsMissing } from "./features/readiness/points-of-settings.ts";
import { describeSite } from "./features/site/describe-site.ts";
import { holdDataFolder, keptSessionSecret } from "./platform/data-folder.ts";
import { reachedBy, type Environment } from "./platform/environment.ts";
import { publicUrlOf } from "./platform/mail.ts";
import { SignInClient } from "./platform/sign-in-client.ts";
import { listenError, StartError } from "./platform/start-error.ts";
import { threads } from "./threads/threads.ts";
import { NO_WORKERS, startWorkers } from "./workers.ts";

/** Connections of one process to a PostgreSQL server. */
const POOL_SIZE = 12;
/** Milliseconds for requests and texts in hand when the server stops. */
const PATIENCE = 4_000;

export type Running = {
  /** Where it listens; null for a worker. */
  url: string | null;
  /** Filled where this start made the demonstration school. */
  accounts: DemonstrationAccount[];
  stop: () => Promise<void>;
};

/** Starts the roles of the environment. A given `writer` takes the place of the configured one. */
export async function start(
  environment: Environment,
  log: Logger,
  writer?: Writer,
): Promise<Running> {
  const embedded = environment.databaseUrl === undefined;
  const release = embedded ? holdDataFolder(environment.dataDir) : () => undefined;
  const stops: (() => Promise<unknown>)[] = [async () => release()];
  const stop = async () => {
    for (const step of stops.toReversed()) await step();
  };
  const now = () => new Date();
  const missing = whatIsMissing(environment);
  if (missing !== null) log.warn(missing);
  try {
    const database = await openDatabase(environment, POOL_SIZE);
    stops.push(() => database.close());
    const copies =
      "alone" in database ? keepCopies(database, environment.dataDir, { now, log }) : undefined;
    if (copies) stops.push(copies.stop);
    await migrate(database.owner);
    await refuseDemonstration(database, environment);
    const accounts =
      environment.demo && !(await hasAnybody(database))
        ? await createDemonstrationSchool(database, now())
        : [];

    stops.push(() => threads.end());
    const embeddedWriter = embeddedInThreads();
    const writers =
      writer === undefined
        ? await chooseWriters(environment, { now, database, embedded: embeddedWriter })
        : localWriters(now, writer, embeddedWriter);
    let listening: string | undefined;
    const publicUrl = () => listening ?? publicUrlOf(environment);
    const workers =
      environment.role === "web"
        ? NO_WORKERS
        : await startWorkers({
            database,
            environment,
            writers,
            now,
            publicUrl,
            log,
          });
    stops.push(() => workers.stop(PATIENCE));
    const metrics = environment.metrics && new Metrics(database);
    if (metrics && environment.metrics) {
      const { host, port } = environment.metrics;
      const served = await metrics.serve(host, port);
      stops.push(served.stop);
      log.info({ port: served.port }, "serving metrics");
    }
    if (environment.role === "worker") {
      threads.warm();
      return { url: null, accounts, stop };
    }

    const app = await buildApp({
      database,
      secret: environment.sessionSecret ?? keptSessionSecret(environment.dataDir),
      log,
      wake: workers.wake,
      wakeIntake: workers.wakeIntake,
      wakeMail: workers.wakeMail,
      wakeDocuments: workers.wakeDocuments,
      contact: { form: environment.contactForm, provider: environment.provider.email },
      payments: await configurePayments(environment.stripe, log),
      publicUrl,
      site: describeSite(environment),
      sending: describeSending(environment),
      writers,
      signInClient: new SignInClient(environment.issuers),
      webFolder: builtWeb(),
      trustProxy: environment.trustProxy,
      lastLook: () => copies?.lastLook() ?? null,
      metrics: metrics ?? undefined,
      health: copies
        ? { copies: () => checkCopies(copies.lastLook(), now()) }
        : { backups: () => checkBackup(environment.backupStamp, now()) },
      now,
    });
    stops.push(() => closeApp(app));
    const url = await app
      .listen({ host: environment.host, port: environment.port })
      .catch((error: unknown) => {
        throw listenError(error, environment);
      });
    if (environment.publicUrl === undefined) listening = url;
    threads.warm();
    return { url, accounts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Finishes the requests in hand. A connection kept alive for more ends as soon as it has nothing in hand. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(late);
  });
}

/** Nobody elsewhere is served beside accounts whose password everybody knows. */
async function refuseDemonstration(database: Database, environment: Environment): Promise<void> {
  const because = reachedBy(environment);
  if (because === null) return;
  const accounts = await findDemonstrationAccounts(database);
  if (accounts.length === 0) return;
  throw new StartError(
    `The start is refused with ${because}: this database holds the demonstration school, and everybody knows the password of ${accounts[0]} and its other accounts. ` +
      "Nothing was changed. To remove the demonstration with all it holds: npm run school -- remove-demo",
  );
}

async function hasAnybody(database: Database): Promise<boolean> {
  const rows = await database.system<{ found: boolean }>(sql`select any_user() as found`);
  return rows[0]?.found ?? false;
}

/** The folder of the built web app, or null where it has not been built (development serves it itself). */
function builtWeb(): string | null {
  const folder = fileURLToPath(new URL("../../web/dist/", import.meta.url));
  return existsSync(folder) ? folder : null;
}
