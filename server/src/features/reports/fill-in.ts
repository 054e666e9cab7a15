import { REPORT_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { changeConfiguration } from "./change-configuration.ts";
import { selectConfigurations } from "./queries-of-configurations.ts";
import { lockAuthor } from "./queries-of-saving.ts";
import type { ConfigurationEntry } from "./save-configurations.ts";

/**
 * Puts the filled fields of an entry into the configuration of this period, where they are empty; the fields that
 * are empty in the entry stay as they are. A field that holds something else refuses it all with what stands.
 * Returns its id, or null where there is none yet.
 */
export async function fillIn(
  handle: Handle,
  actor: Actor,
  { student, classroom, inputs, allowed_flags }: ConfigurationEntry,
  now: Date,
): Promise<number | null> {
  await lockAuthor(handle, actor);
  const period_id = await currentPeriod(handle, actor, now);
  const filter = { student_id: student, classroom_id: classroom, period_id };
  const [existing] = await selectConfigurations(handle, filter, null);
  if (existing === undefined) return null;
  const { id } = existing.configuration;
  const filled = REPORT_FIELDS.filter((field) => inputs[field] !== "");
  await changeConfiguration(handle, actor, id, {
    ...Object.fromEntries(filled.map((field) => [field, inputs[field]])),
    allowed_flags,
    was: Object.fromEntries(filled.map((field) => [field, ""])),
  });
  return id;
}
