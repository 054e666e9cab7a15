import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { boundEnds } from "./database/bound-ends.ts";
import type { Database } from "./database/handle.ts";
import { BatchWorker } from "./features/batches/worker.ts";
import { forgetOldIntakes, planNextIntake } from "./features/intake/run-intake.ts";
import { deliverNextMail } from "./features/mail/deliver-mail.ts";
import { retainNext } from "./features/retention/retain.ts";
import { learnNextStyle } from "./features/reinforcement/learn-style.ts";
import { makeNextWholeReports } from "./features/whole-reports/make-next.ts";
import type { Writers } from "./features/writers/writers.ts";
import { WorkerLoop } from "./jobs/worker-loop.ts";
import type { Environment } from "./platform/environment.ts";
import { mailerOf } from "./platform/mail.ts";

/** Milliseconds between two looks for what is to be done and nobody has told of. */
const POLL_EMBEDDED = 2_000;
const POLL_SERVER = 500;
const POLL_BACKGROUND = 3_000;
/** What is staged waits for hours, and goes within one of its minutes. */
const POLL_STAGED = 60_000;
/** Retention has one day's work a day, and looks more often than it has some. */
const POLL_RETENTION = 600_000;
/** What a clock that was wrong has written holds nobody up for longer than this. */
const POLL_ENDS = 60_000;

type Parts = {
  database: Database;
  environment: Environment;
  writers: Writers;
  now: () => Date;
  /** Where people reach the server, for links in mail. */
  publicUrl: () => string;
  log: Logger;
};

/** Everything that this process does beside answering requests. */
export type Workers = {
  /** There may be something to write or to learn. */
  wake: () => void;
  /** There may be files to read. */
  wakeIntake: () => void;
  /** There may be mail to send. */
  wakeMail: () => void;
  /** There may be a document to make. */
  wakeDocuments: () => void;
  /** Takes no more, and waits up to `patience` milliseconds for what is in hand. */
  stop: (patience: number) => Promise<void>;
};

/** What a process without the role of a worker does: nothing. */
export const NO_WORKERS: Workers = {
  wake: () => undefined,
  wakeIntake: () => undefined,
  wakeMail: () => undefined,
  wakeDocuments: () => undefined,
  stop: () => Promise.resolve(),
};

/** Starts writing batches, learning styles, sending mail, making documents and removing what is kept no longer. */
export async function startWorkers({
  database,
  environment,
  writers,
  now,
  publicUrl,
  log,
}: Parts): Promise<Workers> {
  const batches = new BatchWorker({
    database,
    writers,
    concurrency: environment.writer.concurrency,
    pollEvery: database.engine === "embedded" ? POLL_EMBEDDED : POLL_SERVER,
    log,
  });
  const styles = new WorkerLoop({
    name: "learn style",
    run: () => learnNextStyle(database, writers),
    every: POLL_BACKGROUND,
    log,
  });
  const mailer = mailerOf(environment, log);
  const post = new WorkerLoop({
    name: "send mail",
    run: () => deliverNextMail({ database, mailer, publicUrl, now, log }),
    every: POLL_BACKGROUND,
    log,
  });
  const documents = new WorkerLoop({
    name: "make documents",
    run: () => makeNextWholeReports({ database, now, log }),
    every: POLL_BACKGROUND,
    log,
  });
  const intakes = new WorkerLoop({
    name: "read a school's files",
    run: () => planNextIntake({ database, now }),
    every: POLL_BACKGROUND,
    log,
  });
  const staged = new WorkerLoop({
    name: "forget staged files",
    run: () => forgetOldIntakes({ database }).then(() => false),
    every: POLL_STAGED,
    log,
  });
  const retention = new WorkerLoop({
    name: "retention",
    run: () => retainNext({ database, publicUrl, now, log }),
    every: POLL_RETENTION,
    log,
  });
  const ends = new WorkerLoop({
    name: "bound ends",
    run: () => boundEnds(database).then(() => false),
    every: POLL_ENDS,
    log,
  });
  await batches.start();
  styles.start();
  post.start();
  documents.start();
  intakes.start();
  staged.start();
  retention.start();
  ends.start();
  return {
    wake: () => {
      batches.wake();
      styles.wake();
    },
    wakeIntake: () => intakes.wake(),
    wakeMail: () => post.wake(),
    wakeDocuments: () => documents.wake(),
    stop: async (patience) => {
      // A mail that takes longer is sent again by the next process, and a document is made anew.
      const late = wait(patience, null, { ref: false });
      await Promise.all([
        Promise.race([post.stop(), late]),
        Promise.race([documents.stop(), late]),
        styles.stop(),
        intakes.stop(),
        staged.stop(),
        retention.stop(),
        ends.stop(),
        batches.stop(patience),
      ]);
    },
  };
}
