import { sql } from "drizzle-orm";
import type { Database } from "../../database/handle.ts";
import type { WriterChoice } from "../../platform/environment.ts";
import type { Rests } from "../../platform/patience.ts";
import { hashOf } from "../../platform/secrets.ts";

/** How long the configured provider asks to be left alone, for every process that asks it and after a restart. */
export function restsOf(
  database: Database,
  choice: Exclude<WriterChoice, { kind: "embedded" }>,
): Rests {
  const { kind, baseUrl, model, apiKey } = choice;
  const provider = hashOf(JSON.stringify([kind, baseUrl, model, apiKey]));
  return {
    async left() {
      const rows = await database.system<{ left: number }>(
        sql`select provider_rest(${provider}) as left`,
      );
      return rows[0]?.left ?? 0;
    },
    async keep(seconds) {
      await database.system(sql`select rest_provider(${provider}, ${seconds}::integer)`);
    },
  };
}
