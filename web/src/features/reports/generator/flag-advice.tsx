import { FLAG_ADVICE, type Flag } from "@reportair/contract/features/reports.ts";
import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { TriangleAlert } from "lucide-react";

/** What to know about a note that must not, or not as it is, go into a report. */
export function FlagAdvice({ flags, field }: { flags: readonly Flag[]; field: ReportField }) {
  const kinds = flags.filter((flag) => flag.field === field).map((flag) => flag.kind);
  if (kinds.length === 0) return null;
  return (
    <ul className="mt-1 space-y-1">
      {kinds.map((kind) => (
        <li
          key={kind}
          className="flex items-start gap-1.5 rounded-1 bg-warning-soft px-2 py-1 text-sm text-warning"
        >
          <TriangleAlert aria-hidden size={15} strokeWidth={1.75} className="mt-px shrink-0" />
          {FLAG_ADVICE[kind]}
        </li>
      ))}
    </ul>
  );
}
