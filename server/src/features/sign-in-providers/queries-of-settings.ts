import { asc, eq, sql } from "drizzle-orm";
import type { Provider } from "@reportair/contract/signing-in.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { signInIdentities, signInProviders, users } from "../../database/schema.ts";
import type { Told } from "./queries.ts";

/** What the school has settled, without any secret. */
export function selectSettings(handle: Handle) {
  return handle.select(COLUMNS).from(signInProviders).orderBy(asc(signInProviders.provider));
}

const COLUMNS = {
  provider: signInProviders.provider,
  live: signInProviders.live,
  client_id: signInProviders.client_id,
  tenant: signInProviders.tenant,
  domain: signInProviders.domain,
  accounts_domain: signInProviders.accounts_domain,
  saved_at: signInProviders.saved_at,
  proven_at: signInProviders.proven_at,
};

const IDENTITY = {
  provider: signInIdentities.provider,
  address: signInIdentities.address,
  linked_at: signInIdentities.linked_at,
  used_at: signInIdentities.used_at,
};

/** Whose accounts are linked in the school, by name. */
export function selectLinked(handle: Handle) {
  return handle
    .select({
      ...IDENTITY,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(signInIdentities)
    .innerJoin(users, eq(users.id, signInIdentities.user_id))
    .orderBy(users.last_name_key, users.first_name_key, users.id, signInIdentities.provider);
}

/** What somebody has linked. */
export function selectOwnLinked(handle: Handle, userId: number) {
  return handle
    .select(IDENTITY)
    .from(signInIdentities)
    .where(eq(signInIdentities.user_id, userId))
    .orderBy(signInIdentities.provider);
}

/** The providers that count in the actor's school. */
export async function selectOwnProviders(handle: Handle): Promise<Provider[]> {
  const rows = await handle
    .select({ provider: sql<Provider>`provider` })
    .from(sql`own_sign_in_providers()`);
  return rows.map(({ provider }) => provider);
}

/** Who keeps the only password of the school that counts; null where all do. */
export async function findKeeper(handle: Handle) {
  const rows = await handle
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, sql`(select own_password_keeper())`));
  return rows[0] ?? null;
}

/** Keeps what is to be tested; false where no secret is known yet. */
export async function saveSettings(
  handle: Handle,
  provider: Provider,
  { client_id, secret, tenant }: { client_id: string; secret: Buffer | null; tenant: string },
): Promise<boolean> {
  const rows = await handle
    .select({ saved: sql<boolean>`saved` })
    .from(
      sql`save_sign_in_provider(${provider}, ${client_id}, ${secret}::bytea, ${tenant}) as saved`,
    );
  return rows[0]?.saved ?? false;
}

/** Turns a provider off; false where there was none. */
export async function dropProvider(handle: Handle, provider: Provider): Promise<boolean> {
  const rows = await handle
    .select({ dropped: sql<boolean>`dropped` })
    .from(sql`drop_sign_in_provider(${provider}) as dropped`);
  return rows[0]?.dropped ?? false;
}

/** Settles of which domain addresses make an account; false where the provider does not count. */
export async function saveAccountsDomain(
  handle: Handle,
  provider: Provider,
  domain: string | null,
): Promise<boolean> {
  const rows = await handle
    .select({ settled: sql<boolean>`settled` })
    .from(sql`settle_accounts_domain(${provider}, ${domain}::text) as settled`);
  return rows[0]?.settled ?? false;
}

/** Switches passwords off or on; `none` where nobody could sign in otherwise. */
export async function savePasswordsOff(
  handle: Handle,
  off: boolean,
): Promise<"changed" | "same" | "none"> {
  const rows = await handle
    .select({ outcome: sql<"changed" | "same" | "none">`outcome` })
    .from(sql`switch_passwords(${off}) as outcome`);
  return rows[0]?.outcome ?? "none";
}

/** Unlinks an account at a provider; false where none is linked, or it is nobody's of the school. */
export async function unlink(
  handle: Handle,
  userId: number,
  provider: Provider,
  told: Told,
): Promise<boolean> {
  const rows = await handle
    .select({ unlinked: sql<boolean>`unlinked` })
    .from(sql`unlink_identity(${userId}, ${provider}, ${JSON.stringify(told)}::jsonb) as unlinked`);
  return rows[0]?.unlinked ?? false;
}

export async function findColleague(handle: Handle, id: number) {
  const { first_name, last_name } = users;
  const rows = await handle.select({ first_name, last_name }).from(users).where(eq(users.id, id));
  return rows[0];
}

/** The address that somebody is linked by. */
export async function findLinkedAddress(
  database: Database,
  person: { institution_id: number; user_id: number },
  provider: Provider,
): Promise<string | null> {
  const linked = await database.as(person, (handle) => selectOwnLinked(handle, person.user_id));
  return linked.find((one) => one.provider === provider)?.address ?? null;
}
