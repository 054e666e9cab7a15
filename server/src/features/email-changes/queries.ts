import { EMAIL_CHANGE_DAYS } from "@reportair/contract/lifetimes.ts";
import { sql } from "drizzle-orm";
import type { Database, Handle } from "../../database/handle.ts";
import type { Message } from "../../platform/mail.ts";
import type { Origin } from "../accounts/origin.ts";
import { hashOf } from "../../platform/secrets.ts";

const lifetime = sql.raw(`interval '${EMAIL_CHANGE_DAYS} days'`);

type Asked = {
  /** See `ask_email_change` in the migrations. */
  outcome: "asked" | "again" | "changed" | "taken" | "too_many";
  /** Seconds. */
  wait: number;
};

/** Gives somebody another address, which waits for its link; nothing where the actor may not. */
export async function askChange(
  handle: Handle,
  id: number,
  { email, counted, told }: { email: string; counted: string; told: Omit<Message, "id"> },
): Promise<Asked | undefined> {
  const message = JSON.stringify(told);
  const rows = await handle
    .select({ outcome: sql<Asked["outcome"]>`outcome`, wait: sql<number>`wait` })
    .from(sql`ask_email_change(${id}, ${email}, ${counted}, ${lifetime}, ${message}::jsonb)`);
  return rows[0];
}

/** Drops the address that waits; returns it, or null where none did. */
export async function dropChange(handle: Handle, id: number): Promise<string | null> {
  const rows = await handle
    .select({ dropped: sql<string | null>`dropped` })
    .from(sql`keep_email(${id}) as dropped`);
  return rows[0]?.dropped ?? null;
}

type Recipient = {
  email: string;
  first_name: string;
  last_name: string;
  institution_name: string;
};

/** Stores a link's hash; returns whom it is for, or nothing where no address waits any more. */
export async function createLink(
  database: Database,
  userId: number,
  token: string,
): Promise<Recipient | undefined> {
  const rows = await database.system<Recipient>(
    sql`select * from create_email_link(${userId}, ${hashOf(token)})`,
  );
  return rows[0];
}

type Opened =
  | { outcome: "confirmed" | "taken"; address: string }
  | { outcome: "gone"; address: null };

/** Opens a link: its address counts from now on, unless another account has it by now. */
export async function openLink(
  database: Database,
  token: string,
  origin: Origin,
): Promise<Opened | undefined> {
  const rows = await database.system<Opened>(
    sql`select * from confirm_email(${hashOf(token)}, ${JSON.stringify(origin)}::jsonb)`,
  );
  return rows[0];
}
