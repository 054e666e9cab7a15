import type { DiscardedItem } from "@reportair/contract/features/reports.ts";
import { FileText, ListChecks } from "lucide-react";
import { formatDayOfMonth } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CARD_PREVIEW, previewOf } from "../review/overview/preview.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** One thing that was discarded: whose it is, its first words, how long it stays, and the way back. */
export function DiscardedLine(props: {
  thing: DiscardedItem;
  busy: boolean;
  onBringBack: () => void;
}) {
  const { thing, busy, onBringBack } = props;
  const { kind, student, classroom, period, at, until, text } = thing;
  const Icon = kind === "report" ? FileText : ListChecks;
  const what = kind === "report" ? "Report" : "Inputs";
  return (
    <li className="flex items-start gap-3 px-4 py-3 max-sm:flex-wrap">
      <Icon {...icon} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <h2 className="text-md font-mid">{student.full_name}</h2>
        <p className="text-sm text-muted">
          {what} · {classroom.name} · {period}
        </p>
        {text !== "" && (
          <p
            className={`mt-1 max-w-[70ch] text-md whitespace-pre-line text-text-2 ${kind === "report" ? "font-read" : ""}`}
          >
            {previewOf(text, CARD_PREVIEW)}
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-4 max-sm:basis-full max-sm:pl-7 sm:flex-col sm:items-end sm:gap-1.5">
        <Button
          size="row"
          className="order-last sm:order-first"
          busy={busy && "Bringing back..."}
          onClick={onBringBack}
        >
          Bring back
          <span className="sr-only">
            {" "}
            the {what.toLowerCase()} of {student.full_name}, {classroom.name}
          </span>
        </Button>
        <p className="text-sm text-muted">
          {kind === "report" ? "Discarded" : "Cleared"} {formatDayOfMonth(at)}, here until{" "}
          <time dateTime={until} className="font-mid text-text-2">
            {formatDayOfMonth(until)}
          </time>
        </p>
      </div>
    </li>
  );
}
