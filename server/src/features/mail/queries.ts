import { sql } from "drizzle-orm";
import type { Database } from "../../database/handle.ts";

/** A text as it waits to be sent. */
export type StoredText = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  reply_to?: { name: string; address: string };
};

export type LeasedMail = {
  id: number;
  attempts: number;
  created_at: Date;
} & (
  | { kind: "text"; payload: StoredText; user_id: null }
  | { kind: "reset" | "welcome" | "email_change" | "invite"; payload: object; user_id: number }
);

export async function insertTexts(database: Database, texts: readonly StoredText[]): Promise<void> {
  await database.system(
    sql`select queue_mail(value) from jsonb_array_elements(${JSON.stringify(texts)}::jsonb)`,
  );
}

/** Takes a mail that is due; it is due again after so many seconds. */
export async function leaseMail(
  database: Database,
  seconds: number,
): Promise<LeasedMail | undefined> {
  const [row] = await database.system<LeasedMail>(
    sql`select * from lease_mail(make_interval(secs => ${seconds}))`,
  );
  // One driver returns dates as text.
  return row === undefined ? undefined : { ...row, created_at: new Date(row.created_at) };
}

export async function postponeMail(database: Database, id: number, seconds: number): Promise<void> {
  await database.system(sql`select postpone_mail(${id}, make_interval(secs => ${seconds}))`);
}

export async function dropMail(database: Database, id: number): Promise<void> {
  await database.system(sql`select drop_mail(${id})`);
}
