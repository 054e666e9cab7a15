import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { CircleDashed } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import type { Uncovered } from "../reading/sentences.ts";
import { HandedBackPiece } from "./handed-back-piece.tsx";
import { notSaid } from "./not-said.ts";
import { busyWith } from "./use-refining.ts";
import { LetStandOfReport } from "../../let-stand/let-stand-of-report.tsx";
import type { Review } from "../state/use-review.ts";

interface ListProps {
  review: Review;
  report: GeneratedReport;
  /** Runs when a note is in the text, and its box with the button is about to go. */
  onWorkedIn: (note: Uncovered) => void;
  /** The same for a wording of a piece that was handed back. */
  onSaid: () => void;
}

const box = "rounded-2 border border-dashed border-border-strong px-3 py-2 text-sm";

/** What was entered and is not said, each with a button that works it in, or why it stays out. */
export function UncoveredList(props: ListProps) {
  const { handed, uncovered } = notSaid(props.report);
  if (handed.length + uncovered.length === 0) return null;
  return (
    <section aria-label="Not in this report" className="mt-5">
      <h4 className="flex items-center gap-2 text-md font-bold">
        <CircleDashed aria-hidden size={16} strokeWidth={1.75} />
        Not in this report
        <Chip tone="warning">{handed.length + uncovered.length}</Chip>
      </h4>
      <ul className="mt-2 space-y-2">
        {handed.map((piece) => (
          <li key={`${piece.field}: ${piece.text}`} className={box}>
            <HandedBackPiece {...props} piece={piece} />
          </li>
        ))}
        {uncovered.map((note) => (
          <li key={note.field} className={box}>
            <UncoveredNote {...props} note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UncoveredNote({
  review,
  report,
  note,
  onWorkedIn,
}: Omit<ListProps, "onSaid"> & { note: Uncovered }) {
  const { refining } = review;
  const { busy, asked } = refining.of(report);
  const wish = { kind: "include", field: note.field } as const;
  const working = busy === busyWith(wish);
  const resting = review.actions[report.id] !== undefined || review.drafts[report.id] !== undefined;
  return (
    <>
      <p className="text-muted">{note.label}</p>
      <p className="break-words">“{note.text}”</p>
      {note.reason && <p className="mt-1 text-warning">{note.reason}</p>}
      {note.kind && <LetStandOfReport report={report} field={note.field} kind={note.kind} />}
      {!note.reason && (
        <Button
          size="row"
          aria-label={`Work it in: ${note.label}`}
          className="mt-1.5"
          aria-disabled={resting || undefined}
          aria-busy={working || undefined}
          icon={working && <Spinner decorative />}
          onClick={() =>
            !resting && void refining.refine(report, wish).then((done) => done && onWorkedIn(note))
          }
        >
          Work it in
        </Button>
      )}
      {asked?.kind === "include" && asked.field === note.field && (
        <div className="mt-2">
          <RefusedNotice review={review} report={report} />
        </div>
      )}
    </>
  );
}
