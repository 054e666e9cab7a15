import pg from "pg";
import { CHANNEL, readChange, type Ears } from "./changes.ts";
import type { EmbeddedThread } from "./embedded-thread-client.ts";
import { actorStatements, type Database, type OwnerConnection } from "./handle.ts";
import { againWhereUndone, handleOf, inTransaction } from "./pool-transactions.ts";
import type { Asking } from "./prepared.ts";
import { DiskFullError, type Room } from "./room.ts";
import { rowsOf } from "./rows-of.ts";

/** The database in a thread of this process. */
export type EmbeddedDatabase = Database & {
  thread: EmbeddedThread;
  /** Runs `work` in a transaction of the owner: nobody else is answered meanwhile, and nothing else is written. */
  alone: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
};
type Ask = <T>(text: string) => Promise<T[]>;

/**
 * The database interface over an open embedded engine: one connection, one transaction at a time. Where there is no
 * `room` on its disk, transactions only read.
 */
export function connectEmbedded(thread: EmbeddedThread, room: Room): EmbeddedDatabase {
  const ears = new Set<Ears>();
  const pool = new pg.Pool({
    stream: () => thread.connection(),
    ssl: false,
    user: "postgres",
    database: "postgres",
    max: 1,
    // Whoever comes waits for their turn, and the one connection is kept.
    connectionTimeoutMillis: 0,
    idleTimeoutMillis: 0,
    pipeline: true,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    // The engine has one session, in which a connection that was given up may have left something.
    for (const statement of ["rollback", "discard all", `listen ${CHANNEL}`])
      client.query(statement).catch(() => undefined);
    client.on("notification", ({ payload }) => {
      const change = readChange(payload);
      if (change !== null) for (const each of ears) each.heard(change);
    });
  });

  /** Runs `work` after these statements, reading only where there is no room for more. */
  const run = <T>(statements: string, work: (client: Asking) => Promise<T>) => {
    const short = room.isShort;
    const begin = `begin${short ? " read only" : ""}; ${statements}`;
    return againWhereUndone((attempt) => inTransaction(pool, begin, work, attempt)).catch(
      (error: unknown) => {
        throw short && isRefusedWriting(error) ? new DiskFullError(error) : error;
      },
    );
  };
  const owner: OwnerConnection = {
    async query<T>(text: string, values?: unknown[]) {
      if (!room.isShort) return (await pool.query(text, values)).rows as T[];
      return run("", async (client) => (await client.query({ text }, values)).rows as T[]);
    },
    async script(text) {
      await run("", (client) => client.query({ text }));
    },
  };
  const withoutTenant = handleOf(pool);
  return {
    engine: "embedded",
    thread,
    owner,
    alone: (work) =>
      inTransaction(pool, "begin", (client) =>
        work(async <T>(text: string) => (await client.query({ text })).rows as T[]),
      ),
    as: (actor, work) => run(actorStatements(actor), (client) => work(handleOf(client))),
    async system<T>(query: Parameters<Database["system"]>[0]) {
      if (!room.isShort)
        return againWhereUndone(() => rowsOf<T>(withoutTenant, query), { committing: true });
      return run("", (client) => rowsOf<T>(handleOf(client), query));
    },
    listen(one) {
      ears.add(one);
      return async () => void ears.delete(one);
    },
    room: async () => room.look(),
    close: async () => {
      await pool.end();
      await thread.close();
    },
  };
}

function isRefusedWriting(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: string }).code === "25006") return true;
  }
  return false;
}
