import { NodePgDatabase, type NodePgClient, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { actorStatements, type Database, type Handle, type OwnerConnection } from "./handle.ts";
import { prepared, type Asking } from "./prepared.ts";
import { listenOnServer } from "./server-listener.ts";
import { FullMemory } from "./full-memory.ts";
import { databaseTrouble, wasConnectionLost } from "./trouble.ts";

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

  const withoutTenant = handleOf(prepared(pool));
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
            (client) => work(handleOf(prepared(client)) as unknown as Handle),
            attempt,
          ),
        ),
      ),
    async system<T>(query: Parameters<Database["system"]>[0]) {
      // A function commits by itself: where the connection is lost, nobody knows whether it has.
      const run = async () => withoutTenant.execute(query);
      const { rows } = await full.noting(() => againWhereUndone(run, { committing: true }));
      return rows as T[];
    },
    listen: (ears) => listenOnServer(url, ears),
    room: () => full.look(),
    close: () => pool.end(),
  };
}

/** One for all transactions: it remembers the names of the columns, which it would gather anew for each. */
const dialect = new PgDialect();

function handleOf(client: Asking) {
  const session = new NodePgSession(client as NodePgClient, dialect, undefined);
  return new NodePgDatabase(dialect, session, undefined);
}

/** Times that a transaction is begun that is ended before its end. */
const MOST_TRIES = 4;

/** How far a transaction is: once its commit is sent, a lost connection leaves open whether it was done. */
type Attempt = { committing: boolean };

/**
 * Does again what was certainly not done: the server ended it so that another transaction could go on (a deletion takes
 * the rows that hang on it in no order of ours), or its connection was lost before the commit.
 */
async function againWhereUndone<T>(
  work: (attempt: Attempt) => Promise<T>,
  from: Attempt = { committing: false },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const attempt = { ...from };
    try {
      return await work(attempt);
    } catch (error) {
      const lost = wasConnectionLost(error) && !attempt.committing;
      const undone = isDeadlock(error) || isOutgrown(error) || lost;
      if (tries === MOST_TRIES || !undone) throw error;
    }
  }
}

const isDeadlock = (error: unknown) => answersWith("40P01", error);

/** A newer version has changed what this connection has prepared: the next connection prepares it anew. */
const isOutgrown = (error: unknown) => answersWith("0A000", error);

function answersWith(wanted: string, error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: string }).code === wanted) return true;
  }
  return false;
}

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: Asking) => Promise<T>,
  attempt: Attempt = { committing: false },
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  const begun = client.query(begin);
  begun.catch(() => undefined);
  try {
    const result = await work(onceBegun(client, begun));
    await begun;
    attempt.committing = true;
    await client.query("commit");
    return result;
  } catch (failure) {
    // What is asked of a transaction that has not begun fails for that reason alone.
    const error: unknown = await begun.then(
      () => failure,
      (first: unknown) => first,
    );
    // A connection that is lost, silent, outgrown or to a server that cannot write must not go back to the pool.
    broken = error !== failure || databaseTrouble(error) === "away" || isOutgrown(error);
    // Nor one where even the rollback fails.
    if (!broken) {
      await client.query("rollback").catch(() => {
        broken = true;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * What asks within a transaction. A question goes out together with the beginning, and what it answers is believed when
 * the transaction has begun, under its actor; whatever does more than read waits for that.
 */
function onceBegun(client: Asking, begun: Promise<unknown>): Asking {
  return {
    async query(statement, values) {
      if (!/^select\b/iu.test(statement.text)) await begun;
      const [answer] = await Promise.all([client.query(statement, values), begun]);
      return answer;
    },
  };
}
