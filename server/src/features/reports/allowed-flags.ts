import { isAllowable, type AllowedFlag, type Flag } from "@reportair/contract/features/flags.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";

/**
 * What of the flags of these inputs is let stand: what was asked for, else what stood before of fields whose text is
 * the same. What is not flagged, or may never stand, is not among it.
 */
export function stillAllowed(
  inputs: ReportInputs,
  flags: readonly Flag[],
  asked: readonly AllowedFlag[] | undefined,
  before: (ReportInputs & { allowed_flags: readonly AllowedFlag[] }) | undefined,
): AllowedFlag[] {
  const stood = before?.allowed_flags.filter(({ field }) => before[field] === inputs[field]);
  const wanted = asked ?? stood ?? [];
  return flags
    .filter((flag): flag is AllowedFlag => isAllowable(flag, flags))
    .filter(({ field, kind }) => wanted.some((each) => each.field === field && each.kind === kind));
}
