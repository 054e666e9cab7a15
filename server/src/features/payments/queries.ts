import { sql } from "drizzle-orm";
import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Database } from "../../database/handle.ts";
import type { SubscriptionState } from "../../platform/payment-client.ts";

/** The account that has an address already, with its institution's state. */
export async function findSubscriber(database: Database, email: string) {
  const rows = await database.system<{ role: Role; subscription: SubscriptionState }>(
    sql`select role, subscription from find_subscriber(${email})`,
  );
  return rows[0];
}

/** The subscription that counts for an institution. */
export async function findSubscription(database: Database, institutionId: number) {
  const rows = await database.system<{ customer: string; state: SubscriptionState }>(
    sql`select customer, state from find_subscription(${institutionId})`,
  );
  return rows[0];
}

/** Whether an event has been handled and a subscription is one of ours, and what time it is for the database. */
export async function beginPayment(
  database: Database,
  { event, subscription }: { event: string | null; subscription: string },
): Promise<{ handled: boolean; known: boolean; at: string }> {
  const rows = await database.system<{ handled: boolean; known: boolean; at: string }>(
    sql`select * from begin_payment(${event}::text, ${subscription})`,
  );
  if (rows[0] === undefined) throw new Error("The database told no time.");
  return rows[0];
}

type Opened = "known" | "renewed" | "created" | "taken";

/** Gives a paid subscription its institution, once; returns what was done. */
export async function insertSubscription(
  database: Database,
  subscription: {
    id: string;
    customer: string;
    school_name: string;
    email: string;
    first_name: string;
    last_name: string;
    role: "admin" | "adminteacher";
    password_hash: string;
  },
): Promise<Opened | undefined> {
  const { id, customer, school_name, email, first_name, last_name, role } = subscription;
  const rows = await database.system<{ opened: Opened }>(
    sql`select open_subscription(${id}, ${customer}, ${school_name}, ${email}, ${first_name}, ${last_name},
      ${role}, ${subscription.password_hash}) as opened`,
  );
  return rows[0]?.opened;
}

/** A mail for the administrators, without its greeting. */
export type StateMail = { subject: string; text: string };

/** Notes a subscription's state and that the event has been handled; queues the mails that go with a change. */
export async function saveState(
  database: Database,
  change: {
    event: string;
    subscription: string;
    state: SubscriptionState;
    /** What `beginPayment` answered before the payment service was asked. */
    at: string;
    mails: Record<SubscriptionState, StateMail>;
  },
): Promise<void> {
  const { event, subscription, state, at, mails } = change;
  await database.system(
    sql`select record_subscription(${event}, ${subscription}, ${state}, ${at}::timestamptz,
      ${JSON.stringify(mails)}::jsonb)`,
  );
}
