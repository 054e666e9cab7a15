import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { doubtsOf } from "../reading/doubts.ts";
import { saysOwnWords } from "../reading/own-words.ts";
import { waits } from "../state/waiting.ts";
import { openFlags } from "../../let-stand/open-flags.ts";
import { countNotSaid } from "../refining/not-said.ts";

type Looked = Parameters<typeof countNotSaid>[0] &
  Pick<GeneratedReport, "report_configuration" | "beside" | "proposal" | "stale">;

/**
 * How soon a report deserves a look: 0 differs or lacks something, 1 has a doubtful sentence, 2 a teacher's own words
 * in it, 3 says ticks alone.
 */
function urgency(report: Looked): 0 | 1 | 2 | 3 {
  if (
    waits(report) ||
    report.stale ||
    openFlags(report.flags, report.allowed_flags).length > 0 ||
    countNotSaid(report) > 0
  )
    return 0;
  if (doubtsOf(report).length > 0) return 1;
  return report.sentences.some(saysOwnWords) ? 2 : 3;
}

/** The configurations of a review's reports: what is worth a look first; those alike stay as they came. */
export function lookOrder(reports: readonly Looked[]): number[] {
  return reports
    .toSorted((one, other) => urgency(one) - urgency(other))
    .map(({ report_configuration: of }) => of);
}

/** Reports in an order that was taken before; what came since stands last. */
export function inOrder<T extends Pick<Looked, "report_configuration">>(
  reports: readonly T[],
  order: readonly number[],
): T[] {
  const place = new Map(order.map((of, at) => [of, at]));
  const placeOf = (report: T) => place.get(report.report_configuration) ?? order.length;
  return reports.toSorted((one, other) => placeOf(one) - placeOf(other));
}
