import { FLOW_MINUTES, SECOND_STEP_MINUTES } from "@reportair/contract/lifetimes.ts";
import { sql } from "drizzle-orm";
import type { Provider } from "@reportair/contract/signing-in.ts";
import type { Database } from "../../database/handle.ts";
import type { Message } from "../../platform/mail.ts";
import { hashOf } from "../../platform/secrets.ts";
import type { Origin } from "../accounts/origin.ts";

const lifetime = sql.raw(`interval '${FLOW_MINUTES} minutes'`);
const halfFor = sql.raw(`interval '${SECOND_STEP_MINUTES} minutes'`);

/** From where and with whose account, as the audit log has it. */
export type Details = Origin & { provider: Provider; reason?: string };

/** What somebody is told of; the greeting and the address are put in where it is sent. */
export type Told = Pick<Message, "subject" | "text">;

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Which providers count in how many schools. */
export function countDoors(database: Database): Promise<{ provider: Provider; schools: number }[]> {
  return database.system(sql`select * from sign_in_doors()`);
}

/** A school's app at a provider, its secret sealed. */
export type SealedDoor = {
  institution_id: number;
  provider: Provider;
  client_id: string;
  secret: Uint8Array;
  tenant: string;
  domain: string | null;
  accounts_domain: string | null;
};

/** The school of this domain that signs in with this provider, or the only one where none is given. */
export async function findDoor(
  database: Database,
  provider: Provider,
  domain: string | null,
): Promise<SealedDoor | undefined> {
  const rows = await database.system<SealedDoor>(
    sql`select * from find_door(${provider}, ${domain}::text)`,
  );
  return rows[0];
}

/** What a school has settled of a provider: as it counts, or as it waits to be tested. */
export async function findDoorOf(
  database: Database,
  institutionId: number,
  provider: Provider,
  live: boolean,
): Promise<SealedDoor | undefined> {
  const rows = await database.system<SealedDoor>(
    sql`select * from door_of(${institutionId}, ${provider}, ${live})`,
  );
  return rows[0];
}

/** What somebody goes to a provider for. */
export type Purpose = "sign_in" | "test" | "confirm" | "link";

/** Notes that a browser is on its way to a provider. */
export async function putFlow(
  database: Database,
  { institution_id, provider }: SealedDoor,
  flow: {
    state: string;
    holder: string;
    live: boolean;
    purpose: Purpose;
    person: { user_id: number; token: string } | null;
  },
): Promise<void> {
  const { state, holder, live, purpose, person } = flow;
  const session = person === null ? null : hashOf(person.token);
  await database.system(
    sql`select begin_sign_in_flow(${hashOf(state)}, ${hashOf(holder)}, ${institution_id}, ${provider}, ${live},
      ${purpose}, ${person?.user_id ?? null}::integer, ${session}::bytea, ${lifetime})`,
  );
}

export type Flow = {
  institution_id: number;
  provider: Provider;
  live: boolean;
  purpose: Purpose;
  user_id: number | null;
  session_hash: Uint8Array | null;
  begun_at: string | Date;
};

/** What this browser began, once; nothing where another one did, or too long ago. */
export async function takeFlow(
  database: Database,
  state: string,
  holder: string,
): Promise<Flow | undefined> {
  const rows = await database.system<Flow>(
    sql`select * from take_sign_in_flow(${hashOf(state)}, ${hashOf(holder)})`,
  );
  return rows[0];
}

/** Who somebody is at a provider. */
export type Named = {
  tenant: string;
  issuer: string;
  subject: string;
  address: string;
};

export type EnterOutcome =
  | "open"
  | "half"
  | "confirm"
  | "off"
  | "unknown"
  | "removed"
  | "elsewhere"
  | "not_subscribed"
  | "closed"
  | "other_identity";

/** Lets in whom a provider has named; see `enter_by_provider` in the migrations. */
export async function enterByProvider(
  database: Database,
  { institution_id, provider }: Pick<SealedDoor, "institution_id" | "provider">,
  entry: Named & {
    sure: boolean;
    names: { first_name: string; last_name: string };
    /** Of a password that nobody knows, where an account may be made. */
    unusableHash: string | null;
    holder: string;
    token: string;
    details: Details;
    told: Told;
  },
): Promise<{ outcome: EnterOutcome; user_id: number | null }> {
  const { tenant, issuer, subject, address, sure, names, unusableHash, holder, token } = entry;
  const rows = await database.system<{ outcome: EnterOutcome; user_id: number | null }>(
    sql`select * from enter_by_provider(${institution_id}, ${provider}, ${tenant}, ${issuer}, ${subject}, ${address},
      ${sure}, ${names.first_name}, ${names.last_name}, ${unusableHash}::text, ${hashOf(holder)}, ${hashOf(token)},
      ${json(entry.details)}, ${json(entry.told)}, ${halfFor}, ${lifetime})`,
  );
  return rows[0] ?? { outcome: "off", user_id: null };
}

export type PendingLink = {
  user_id: number;
  provider: Provider;
  address: string;
  email: string;
  name: string;
  school: string;
  by_password: boolean;
};

/** Whose account waits to be linked in this browser. */
export async function findPendingLink(
  database: Database,
  holder: string,
): Promise<PendingLink | undefined> {
  const rows = await database.system<PendingLink>(
    sql`select * from pending_link_of(${hashOf(holder)})`,
  );
  return rows[0];
}

/** Mails a link for it, in the place of one from before; false where nothing waits any more. */
export async function mailPendingLink(
  database: Database,
  holder: string,
  token: string,
  message: Omit<Message, "id">,
): Promise<boolean> {
  const rows = await database.system<{ mailed: boolean }>(
    sql`select mail_pending_link(${hashOf(holder)}, ${hashOf(token)}, ${json(message)}) as mailed`,
  );
  return rows[0]?.mailed ?? false;
}

/** Links what waits in this browser, and opens a session under the new token. */
export async function finishPendingLink(
  database: Database,
  holder: string,
  proof: { link: string } | { comparedHash: string },
  { token, origin, told }: { token: string; origin: Origin; told: Told },
): Promise<"open" | "half" | "gone"> {
  const link = "link" in proof ? hashOf(proof.link) : null;
  const compared = "link" in proof ? null : proof.comparedHash;
  const rows = await database.system<{ outcome: "open" | "half" | "gone" }>(
    sql`select finish_pending_link(${hashOf(holder)}, ${link}::bytea, ${compared}::text, ${hashOf(token)},
      ${json(origin)}, ${json(told)}, ${halfFor}) as outcome`,
  );
  return rows[0]?.outcome ?? "gone";
}

/** Links an account at a provider to whoever is signed in. */
export async function linkOwnIdentity(
  database: Database,
  userId: number,
  provider: Provider,
  { tenant, issuer, subject, address }: Named,
  { details, told }: { details: Details; told: Told },
): Promise<"linked" | "other" | "off"> {
  const rows = await database.system<{ outcome: "linked" | "other" | "off" }>(
    sql`select link_own_identity(${userId}, ${provider}, ${tenant}, ${issuer}, ${subject}, ${address},
      ${json(details)}, ${json(told)}) as outcome`,
  );
  return rows[0]?.outcome ?? "off";
}

/** Whether it is this account at the provider that somebody is linked to. */
export async function isLinkedTo(
  database: Database,
  userId: number,
  { issuer, subject }: Named,
): Promise<boolean> {
  const rows = await database.system<{ linked: boolean }>(
    sql`select is_linked_to(${userId}, ${issuer}, ${subject}) as linked`,
  );
  return rows[0]?.linked ?? false;
}

/** Makes what was tested count; `taken` where the domain or tenant is another school's. */
export async function proveProvider(
  database: Database,
  { institution_id, provider, client_id, tenant }: SealedDoor,
  { domain, userId, details }: { domain: string; userId: number; details: Details },
): Promise<"live" | "taken" | "gone"> {
  const rows = await database.system<{ outcome: "live" | "taken" | "gone" }>(
    sql`select prove_sign_in_provider(${institution_id}, ${provider}, ${client_id}, ${tenant}, ${domain}, ${userId},
      ${json(details)}) as outcome`,
  );
  return rows[0]?.outcome ?? "gone";
}

/** Writes down that somebody was turned away. */
export async function noteTurnedAway(
  database: Database,
  institutionId: number,
  userId: number | null,
  details: Details,
): Promise<void> {
  await database.system(
    sql`select note_turned_away(${institutionId}, ${userId}::integer, ${details.provider}, ${json(details)})`,
  );
}
