import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { useShared } from "../../data/sharing.ts";
import { formatCount } from "../../lib/format.ts";
import { changesLeft } from "./changes-left.ts";
import { SuggestionWindow } from "./suggestion-window.tsx";

/** Of a report in a list: that colleagues suggest changes to it, and the way to them; nothing where none wait. */
export function SuggestedMark({ report }: { report: Pick<ListedReport, "id" | "student_name"> }) {
  const shared = useShared().data?.get(report.id);
  const [looking, setLooking] = useState<number | null>(null);
  const waiting = shared?.proofs.filter(({ suggestion }) => changesLeft(suggestion) > 0) ?? [];
  return (
    <>
      {waiting.map(({ id, reader, suggestion }) => (
        <button
          key={id}
          type="button"
          className="rounded-1 text-accent-ink underline tabular-nums touch:min-h-11"
          title={`From ${reader.full_name}`}
          onClick={() => setLooking(id)}
        >
          {formatCount(changesLeft(suggestion), "change")} suggested
          <span className="sr-only">
            {" "}
            by {reader.full_name}: report for {report.student_name}
          </span>
        </button>
      ))}
      {looking !== null && <SuggestionWindow proof={looking} onClose={() => setLooking(null)} />}
    </>
  );
}
