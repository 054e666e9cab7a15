// `npm run ready`: says what an installation for others still lacks; ends with 1 while something essential is missing.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { DATABASE_FOLDER } from "./database/snapshots.ts";
import { findDemonstrationAccounts } from "./demo/demonstration-accounts.ts";
import { lastBackup } from "./features/readiness/last-backup.ts";
import type { Point } from "./features/readiness/point.ts";
import { pointsOfData, type Found } from "./features/readiness/points-of-data.ts";
import { pointsOfSettings } from "./features/readiness/points-of-settings.ts";
import { openDatabase } from "./open-database.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { readEnvironment, type Environment } from "./platform/environment.ts";
import { createLog } from "./platform/log.ts";
import { mailerOf } from "./platform/mail.ts";
import { StartError } from "./platform/start-error.ts";

const USAGE = `Says what this installation lacks before others use it; it changes nothing:

  npm run ready [-- --mail-to you@provider.example]

  --mail-to   also sends a mail there, and says whether the mail server took it

It reads the same settings as the server, and ends with 1 while something essential is missing.`;

const MARKS: Record<Point["state"], string> = {
  done: "✓",
  missing: "✗",
  advised: "!",
  by_hand: "?",
};

function readArguments(): string | undefined {
  try {
    const { values } = parseArgs({ options: { "mail-to": { type: "string" } } });
    return values["mail-to"];
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

/** Looks into the database without changing it. */
async function readDatabase(environment: Environment): Promise<Found["database"]> {
  if (environment.databaseUrl !== undefined) return look(environment);
  if (!existsSync(join(environment.dataDir, DATABASE_FOLDER))) return "not_made";
  const release = holdIfFree(environment.dataDir);
  if (release === null) return "held";
  try {
    return await look(environment);
  } finally {
    release();
  }
}

async function look(environment: Environment): Promise<Found["database"]> {
  const database = await openDatabase(environment, 1);
  try {
    const demonstration = await findDemonstrationAccounts(database);
    const schools = await database.system(sql`select 1 from list_institutions()`);
    return { schools: schools.length, demonstration };
  } catch {
    return "not_made";
  } finally {
    await database.close();
  }
}

function holdIfFree(dataDir: string): (() => void) | null {
  try {
    return holdDataFolder(dataDir);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}

async function tryMail(environment: Environment, address: string): Promise<Point> {
  const name = "Test mail";
  if (environment.smtpUrl === undefined) {
    return { name, state: "missing", says: "There is no SMTP_URL to send it through." };
  }
  try {
    await mailerOf(environment, createLog("silent")).send({
      id: randomUUID(),
      to: { name: "", address },
      subject: `Test mail of ${PRODUCT_NAME}`,
      text: "This server can send mail. Look whether this one was sorted out as spam: if so, see to SPF, DKIM and DMARC of the sender's domain.",
    });
    return {
      name,
      state: "done",
      says: `The mail server took it for ${address}. See that it arrives, and not as spam.`,
    };
  } catch (error) {
    // What a mail server says may repeat the password.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = [code, responseCode].filter((each) => each !== undefined).join(" ");
    return {
      name,
      state: "missing",
      says: `The mail server did not take it (${reason}): look at SMTP_URL.`,
    };
  }
}

function describe(points: readonly Point[]): string {
  const width = Math.max(...points.map(({ name }) => name.length));
  const lines = points.map(
    ({ name, state, says }) => `${MARKS[state]} ${name.padEnd(width)}  ${says}`,
  );
  const missing = points.filter(({ state }) => state === "missing").length;
  const verdict =
    missing === 0
      ? "Nothing essential is missing. What is marked ? no program can see: look yourself."
      : `${missing === 1 ? "One essential point is" : `${missing} essential points are`} missing (✗): not ready for the public.`;
  return [...lines, "", verdict, ""].join("\n");
}

try {
  const mailTo = readArguments();
  const environment = readEnvironment(process.env);
  const points = [
    ...pointsOfSettings(environment),
    ...(mailTo === undefined ? [] : [await tryMail(environment, mailTo)]),
    ...pointsOfData({
      embedded: environment.databaseUrl === undefined,
      database: await readDatabase(environment),
      backup: lastBackup(environment.backupStamp),
      now: new Date(),
    }),
  ];
  process.stdout.write(describe(points));
  if (points.some(({ state }) => state === "missing")) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
