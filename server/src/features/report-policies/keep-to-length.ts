import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import type { ReportPolicy } from "@reportair/contract/features/report-policies.ts";
import type { Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { findPolicy } from "./find-policy.ts";

type Length = { range: LengthRange | null; unit: LengthUnit };

/** The length that a teacher's screen begins with: the school's where it is fixed or nothing is chosen. */
export function lengthUnder(policy: ReportPolicy, own: Length): Length {
  if (policy.length_range === null) return own;
  if (!policy.length_fixed && own.range !== null) return own;
  return { range: policy.length_range, unit: policy.length_unit };
}

/** A 400 on `field` where the school has fixed another length. */
export async function keepToLength(
  handle: Handle,
  asked: { range: LengthRange; unit: LengthUnit },
  field: "word_count" | "selected_word_count",
): Promise<void> {
  const policy = await findPolicy(handle);
  const { range, unit } = lengthUnder(policy, asked);
  if (range === asked.range && unit === asked.unit) return;
  throw fieldError(
    field,
    `Your school has set reports to ${range} ${unit}. Please reload the page and try again.`,
  );
}
