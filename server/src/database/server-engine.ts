import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { actorStatements, type Database, type Handle, type OwnerConnection } from "./handle.ts";

/** Connects to a PostgreSQL server. `size` bounds the connections of this process. */
export function connectServer(url: string, size: number): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: "reportair",
  });
  // A dropped idle connection is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined);

  const owner: OwnerConnection = {
    async query(text, values) {
      return (await pool.query(text, values)).rows;
    },
    async script(text) {
      await inTransaction(pool, "begin", async (client) => {
        await client.query(text);
      });
    },
  };

  const withoutTenant = drizzle(pool);
  return {
    engine: "server",
    pool,
    owner,
    as: (actor, work) =>
      againAfterDeadlock(() =>
        inTransaction(pool, `begin; ${actorStatements(actor)}`, (client) =>
          work(drizzle(client) as unknown as Handle),
        ),
      ),
    async system<T>(query: Parameters<Database["system"]>[0]) {
      return (await againAfterDeadlock(async () => withoutTenant.execute(query))).rows as T[];
    },
    close: () => pool.end(),
  };
}

/** Times that a transaction is begun whose locks cross with another's. */
const MOST_TRIES = 4;

/**
 * Does again what the server ended so that another transaction could go on. A deletion takes the rows that hang on
 * it in no order of ours; nothing of an ended transaction has been done.
 */
async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: string }).code === "40P01") return true;
  }
  return false;
}

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    // Where even the rollback fails, the connection must not go back to the pool.
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
