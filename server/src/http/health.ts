import type { FastifyInstance } from "fastify";
import type { Database } from "../database/handle.ts";
import { migrationState } from "../database/migrate.ts";
import { databaseTrouble } from "../database/trouble.ts";

/** What one check found: a sentence for whoever runs the server, which names no secret and no person. */
export type Check = {
  ok: boolean;
  detail: string;
  /** Whether the server can do its work all the same. */
  harmless?: boolean;
};

/** Looks at one thing that the server needs, as it is now. */
export type HealthCheck = () => Promise<Check> | Check;

/** Milliseconds for which an answer is waited for: whoever asks wants to know now. */
const PATIENCE = 3_000;

/**
 * `/healthz`: the process is up. `/readyz`: every check by its name, and whether people can be served; a 503 where
 * they cannot. The database and its disk are two, `more` are the others.
 */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  more: Record<string, HealthCheck> = {},
): void {
  const all: Record<string, HealthCheck> = {
    database: () => checkDatabase(database),
    disk: () => database.room(),
    ...more,
  };
  app.get("/healthz", { logLevel: "silent" }, async () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const found = await Promise.all(
      Object.entries(all).map(async ([name, check]) => [name, await inTime(check)] as const),
    );
    const ready = found.every(([, { ok, harmless }]) => ok || harmless === true);
    return reply
      .status(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: ready ? "ready" : "not ready",
        checks: Object.fromEntries(found.map(([name, { ok, detail }]) => [name, { ok, detail }])),
      });
  });
}

const STATES = {
  current: "It answers and is up to date.",
  older: "It is older than this program: migrations are missing, which the next start applies.",
  newer:
    "It is newer than this program: another version has changed it, and this process has to be started again with that one.",
};

async function checkDatabase({ owner }: Database): Promise<Check> {
  try {
    const state = await migrationState(owner);
    return { ok: state === "current", detail: STATES[state] };
  } catch (error) {
    return { ok: false, detail: whyNoAnswer(error) };
  }
}

function whyNoAnswer(error: unknown): string {
  const code = codeOf(error);
  const found = code === undefined ? "" : ` (${code})`;
  switch (databaseTrouble(error)) {
    case "away":
      return `It cannot be reached${found}: work goes on by itself once it answers.`;
    case "full":
      return `There is no room on its disk${found}: work goes on by itself once there is.`;
    case null:
      return `It cannot be asked${found}: see the log.`;
  }
}

/** A code of the database's or the network's, and nothing that quotes. */
function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return undefined;
}

async function inTime(check: HealthCheck): Promise<Check> {
  const late = Promise.withResolvers<Check>();
  const timer = setTimeout(
    () => late.resolve({ ok: false, detail: `No answer within ${PATIENCE / 1000} seconds.` }),
    PATIENCE,
  );
  try {
    return await Promise.race([check(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
