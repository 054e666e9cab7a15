import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { formatTime } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";

/** The text that was saved elsewhere while an edit was being made, to stand beside that edit. */
export function NewerText({ newer, onTake }: { newer: GeneratedReport; onTake: () => void }) {
  return (
    <section aria-label="Saved text">
      <p className="mb-1 text-sm font-mid text-text-2">
        Saved elsewhere, {formatTime(newer.updated_at)}
      </p>
      <p className="rounded-2 bg-sunken px-4 py-3 font-read text-read whitespace-pre-line">
        {newer.report_content}
      </p>
      <Button size="row" className="mt-2" onClick={onTake}>
        Take the saved text
      </Button>
    </section>
  );
}
