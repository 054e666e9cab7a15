import type { BodyOf } from "@reportair/contract/endpoint.ts";
import type { setReportingPeriod } from "@reportair/contract/features/reporting-periods.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { findCurrentPeriod } from "./current-period.ts";
import { dateInLondon } from "./periods.ts";
import { findOverlap, updatePeriod } from "./queries.ts";

/** Changes today's reporting period. It keeps holding today and shares no day with another one: else a 400. */
export async function changePeriod(
  handle: Handle,
  actor: Actor,
  change: BodyOf<typeof setReportingPeriod>,
  now: Date,
): Promise<void> {
  const before = await findCurrentPeriod(handle, actor, now);
  const after = {
    id: before.id,
    name: change.name ?? before.name,
    starts_on: change.starts_on ?? before.starts_on,
    ends_on: change.ends_on ?? before.ends_on,
    due_on: change.due_on === undefined ? before.due_on : change.due_on,
  };
  const fields = (["name", "starts_on", "ends_on", "due_on"] as const).filter(
    (field) => after[field] !== before[field],
  );
  if (fields.length === 0) return;
  const today = dateInLondon(now);
  if (after.starts_on > today) {
    throw fieldError("starts_on", "This is the period of today: it cannot begin later.");
  }
  if (after.ends_on < after.starts_on) {
    throw fieldError("ends_on", "The last day is before the first.");
  }
  // A period that is over already may still be given another deadline.
  if (after.ends_on < today && fields.includes("ends_on")) {
    throw fieldError("ends_on", "This is the period of today: it cannot have ended.");
  }
  if (after.due_on !== null && (after.due_on < after.starts_on || after.due_on > after.ends_on)) {
    throw fieldError("due_on", "The deadline lies within the period.");
  }
  if (fields.includes("starts_on") || fields.includes("ends_on")) {
    const other = await findOverlap(handle, after);
    if (other !== undefined) {
      const field = other.starts_on < after.starts_on ? "starts_on" : "ends_on";
      throw fieldError(field, `These dates overlap with ${other.name}.`);
    }
  }
  await updatePeriod(handle, after);
  await audit(handle, actor, "period.updated", {
    type: "reporting_period",
    id: after.id,
    label: after.name,
    details: { fields },
  });
}
