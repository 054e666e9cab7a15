import type { TestApp } from "./test-app.ts";

/** Lets 10 minutes go by since each session was opened or confirmed, or since those of one person were. */
export async function ageConfirmations(
  app: TestApp,
  person: { user_id: number } | null = null,
): Promise<void> {
  await app.database.owner.query(
    `update sessions set confirmed_at = now() - interval '10 minutes' where user_id = $1 or $1::integer is null`,
    [person?.user_id ?? null],
  );
}
