import { NodePgDatabase, type NodePgClient, NodePgSession } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { Dialect } from "./cut.ts";
import type { Handle } from "./handle.ts";
import { prepared, type Asking } from "./prepared.ts";
import { databaseTrouble, wasConnectionLost } from "./trouble.ts";

/** One for all transactions: it remembers the names of the columns, which it would gather anew for each. */
const dialect = new Dialect();

/** What queries are built on, each statement prepared once on a connection. */
export function handleOf(client: Asking): Handle {
  const session = new NodePgSession(prepared(client) as NodePgClient, dialect, undefined);
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
export async function againWhereUndone<T>(
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

/** Runs `work` in a transaction of one of the pool's connections, which `begin` begins. */
export async function inTransaction<T>(
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
