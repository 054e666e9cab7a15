import pg from "pg";
import { actorStatements, type Database, type OwnerConnection } from "./handle.ts";
import { againWhereUndone, handleOf, inTransaction } from "./pool-transactions.ts";
import { listenOnServer } from "./server-listener.ts";
import { FullMemory } from "./full-memory.ts";
import { rowsOf } from "./rows-of.ts";

/**
 * Milliseconds after which a question is given up that nobody answers, as where a machine has vanished: no statement of
 * ours takes so long, but for those of the owner.
 */
const LONGEST_QUESTION = 120_000;
/** Milliseconds without a word after which the network is asked whether the other side is still there. */
const ASK_AFTER = 10_000;
/** The longest that a timer takes: for ever, as far as a migration is concerned. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Connects to a PostgreSQL server. `size` bounds the connections of this process. */
export function connectServer(url: string, size: number): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: "reportair",
    keepAlive: true,
    keepAliveInitialDelayMillis: ASK_AFTER,
    query_timeout: LONGEST_QUESTION,
    // What is asked side by side travels side by side.
    pipeline: true,
  });
  // A connection that drops is replaced at the next question, and whoever is asking over it is told by that question;
  // without listeners it would end the process. The pool's own listens to idle connections alone.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));

  const owner: OwnerConnection = {
    async query(text, values) {
      return (await pool.query(text, values)).rows;
    },
    async script(text) {
      await inTransaction(pool, "begin", async (client) => {
        await client.query({ text, query_timeout: LONGEST_TIMER } as pg.QueryConfig);
      });
    },
  };

  const withoutTenant = handleOf(pool);
  const full = new FullMemory(owner);
  return {
    engine: "server",
    pool,
    owner,
    as: (actor, work) =>
      full.noting(() =>
        againWhereUndone((attempt) =>
          inTransaction(
            pool,
            `begin; set local jit = off; ${actorStatements(actor)}`,
            (client) => work(handleOf(client)),
            attempt,
          ),
        ),
      ),
    async system<T>(query: Parameters<Database["system"]>[0]) {
      // A function commits by itself: where the connection is lost, nobody knows whether it has.
      const run = () => rowsOf<T>(withoutTenant, query);
      return full.noting(() => againWhereUndone(run, { committing: true }));
    },
    listen: (ears) => listenOnServer(url, ears),
    room: () => full.look(),
    close: () => pool.end(),
  };
}
