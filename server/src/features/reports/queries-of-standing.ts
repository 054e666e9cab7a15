import { and, eq } from "drizzle-orm";
import { standing } from "../../database/conditions.ts";
import type { Handle } from "../../database/handle.ts";
import { generatedReports } from "../../database/schema.ts";
import type { ReportRecord } from "./queries-of-changes.ts";

// Row-level security limits every query here to the author's own rows; the texts are locked by `lockTexts`.

/** The texts of a configuration that stand: the kept one and the draft, as far as there are any. */
export async function findStanding(
  handle: Handle,
  configuration_id: number,
): Promise<{ kept?: ReportRecord; draft?: ReportRecord }> {
  const rows = await handle
    .select()
    .from(generatedReports)
    .where(and(eq(generatedReports.configuration_id, configuration_id), standing()));
  return Object.fromEntries(rows.map((row) => [row.status, row]));
}

/** Puts the text of this status that stands into the history. One that was kept is known by that ever after. */
export async function retire(
  handle: Handle,
  configuration_id: number,
  status: "draft" | "kept",
): Promise<void> {
  await handle
    .update(generatedReports)
    .set({ current: false, status: "draft", ...(status === "kept" && { was_kept: true }) })
    .where(
      and(
        eq(generatedReports.configuration_id, configuration_id),
        eq(generatedReports.status, status),
        standing(),
      ),
    );
}
