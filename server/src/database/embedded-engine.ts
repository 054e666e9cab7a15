import type { PGlite, Transaction } from "@electric-sql/pglite";
import { PgDialect } from "drizzle-orm/pg-core";
import { PgliteDatabase, PgliteSession } from "drizzle-orm/pglite";
import { CHANNEL, readChange } from "./changes.ts";
import { actorStatements, type Database, type OwnerConnection } from "./handle.ts";
import { DiskFullError, type Room } from "./room.ts";

/**
 * The database interface over an open embedded engine: one connection, one transaction at a time. Where there is no
 * `room` on its disk, transactions only read.
 */
export function wrapEmbedded(pglite: PGlite, room: Room): Database & { pglite: PGlite } {
  const readOnly = <T>(work: (transaction: Transaction) => Promise<T>) =>
    pglite.transaction(async (transaction) => {
      await transaction.exec("set transaction read only");
      return work(transaction).catch((error: unknown) => {
        throw isRefusedWriting(error) ? new DiskFullError(error) : error;
      });
    });
  const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
    room.isShort ? readOnly(work) : pglite.transaction(work);
  const owner: OwnerConnection = {
    async query<T>(text: string, values?: unknown[]) {
      const run = async (on: PGlite | Transaction) => (await on.query<T>(text, values)).rows;
      return room.isShort ? readOnly(run) : run(pglite);
    },
    async script(text) {
      await inTransaction((transaction) => transaction.exec(text));
    },
  };
  const withoutTenant = handleOf(pglite);
  return {
    engine: "embedded",
    pglite,
    owner,
    as: (actor, work) =>
      inTransaction(async (transaction) => {
        await transaction.exec(actorStatements(actor));
        return work(handleOf(transaction));
      }),
    async system<T>(query: Parameters<Database["system"]>[0]) {
      const run = async (on: Pick<typeof withoutTenant, "execute">) =>
        (await on.execute(query)).rows as T[];
      return room.isShort
        ? readOnly((transaction) => run(handleOf(transaction)))
        : run(withoutTenant);
    },
    listen(ears) {
      const listening = pglite.listen(CHANNEL, (payload) => {
        const change = readChange(payload);
        if (change !== null) ears.heard(change);
      });
      return async () => (await listening)();
    },
    room: async () => room.look(),
    close: () => pglite.close(),
  };
}

function isRefusedWriting(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: string }).code === "25006") return true;
  }
  return false;
}

/** One for all transactions: it remembers the names of the columns, which it would gather anew for each. */
const dialect = new PgDialect();

function handleOf(client: PGlite | Transaction) {
  const session = new PgliteSession(client, dialect, undefined);
  return new PgliteDatabase(dialect, session, undefined);
}
