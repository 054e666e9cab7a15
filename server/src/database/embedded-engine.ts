import type { PGlite, Transaction } from "@electric-sql/pglite";
import { PgDialect } from "drizzle-orm/pg-core";
import { PgliteDatabase, PgliteSession } from "drizzle-orm/pglite";
import { CHANNEL, readChange } from "./changes.ts";
import { actorStatements, type Database, type OwnerConnection } from "./handle.ts";

/** The database interface over an open embedded engine: one connection, one transaction at a time. */
export function wrapEmbedded(pglite: PGlite): Database & { pglite: PGlite } {
  const owner: OwnerConnection = {
    async query<T>(text: string, values?: unknown[]) {
      return (await pglite.query<T>(text, values)).rows;
    },
    async script(text) {
      await pglite.transaction((transaction) => transaction.exec(text));
    },
  };
  const withoutTenant = handleOf(pglite);
  return {
    engine: "embedded",
    pglite,
    owner,
    as: (actor, work) =>
      pglite.transaction(async (transaction) => {
        await transaction.exec(actorStatements(actor));
        return work(handleOf(transaction));
      }),
    async system<T>(query: Parameters<Database["system"]>[0]) {
      return (await withoutTenant.execute(query)).rows as T[];
    },
    listen(ears) {
      const listening = pglite.listen(CHANNEL, (payload) => {
        const change = readChange(payload);
        if (change !== null) ears.heard(change);
      });
      return async () => (await listening)();
    },
    close: () => pglite.close(),
  };
}

/** One for all transactions: it remembers the names of the columns, which it would gather anew for each. */
const dialect = new PgDialect();

function handleOf(client: PGlite | Transaction) {
  const session = new PgliteSession(client, dialect, undefined);
  return new PgliteDatabase(dialect, session, undefined);
}
