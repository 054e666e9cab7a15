import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import type { RoomFound } from "./room.ts";
import type { Role } from "@reportair/contract/features/accounts.ts";
import { TOKEN_SCOPES, type TokenScope } from "@reportair/contract/tokens.ts";
import type { Ears } from "./changes.ts";

/** Who acts: every query of a transaction sees and writes only what this person may. */
export type Actor = {
  institution_id: number;
  user_id: number;
  role: Role;
  /** Their school requires a second step of signing in of them, and they have none. */
  lacksSecondStep?: boolean;
  /** A program acts in this person's name: by which token, and in a call of which scope. */
  program?: { token: number; scope: TokenScope };
};

/** What a transaction's row-level security goes by. */
type Acting = Pick<Actor, "institution_id" | "user_id" | "program">;

/** A transaction under an actor's row-level security. The first argument of every rule and query. */
export type Handle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** One transaction under an actor's row-level security. */
export type Transaction = <T>(work: (handle: Handle) => Promise<T>) => Promise<T>;

/** The database, on either engine. */
export interface Database {
  readonly engine: "embedded" | "server";
  /**
   * Runs `work` in one transaction under the actor's row-level security; again from its beginning where its locks
   * crossed with another's, so that it does nothing outside the database that may not be done twice.
   */
  as<T>(actor: Acting, work: (handle: Handle) => Promise<T>): Promise<T>;
  /**
   * Calls one of the SECURITY DEFINER functions of the migrations, for what runs without a tenant:
   * signing in, sessions, leases. Answers its rows.
   */
  system<T>(query: SQL): Promise<T[]>;
  /**
   * Tells `ears` what transactions have changed, once they are committed, from now on and whatever happens to the
   * connection meanwhile. Returns what ends it, which is waited for before the database is closed.
   */
  listen(ears: Ears): () => Promise<void>;
  /** Runs statements as the owner: migrations, and whether the database is there and up to date. */
  owner: OwnerConnection;
  /** Whether what is written finds room. */
  room(): Promise<RoomFound>;
  close(): Promise<void>;
}

/** Plain SQL as the owner of the tables. */
export interface OwnerConnection {
  query<T>(text: string, values?: unknown[]): Promise<T[]>;
  /** Runs several statements in one transaction, or none of them. */
  script(text: string): Promise<void>;
}

/**
 * The statements that start an actor's transaction, in one round trip: ids are integers and scopes words of a list,
 * checked here, so that they can stand in the text. A program is nobody of the school there, and has the rights of its
 * call's scope alone.
 */
export function actorStatements({ institution_id, user_id, program }: Acting): string {
  if (![institution_id, user_id, program?.token ?? 0].every(Number.isSafeInteger)) {
    throw new TypeError("An actor's ids are integers.");
  }
  const begin = `set local role reportair_app; set local app.institution = '${institution_id}'; set local app."user" = `;
  if (program === undefined) return `${begin}'${user_id}'`;
  if (!Object.hasOwn(TOKEN_SCOPES, program.scope)) throw new TypeError("There is no such scope.");
  return `${begin}'0'; set local app.token = '${program.token}'; set local app.scope = '${program.scope}'`;
}
