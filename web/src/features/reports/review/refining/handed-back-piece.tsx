import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Button } from "../../../../ui/button.tsx";
import { LetStandOfReport } from "../../let-stand/let-stand-of-report.tsx";
import { withSentence, type HandedPiece } from "./not-said.ts";
import type { Review } from "../state/use-review.ts";

/** A piece of a note that the writer would not risk: why, and wordings of which one can be put into the text. */
export function HandedBackPiece(props: {
  review: Review;
  report: GeneratedReport;
  piece: HandedPiece;
  /** Runs when a wording is in the text, and the box with its button is about to go. */
  onSaid: () => void;
}) {
  const { review, report, piece, onSaid } = props;
  const resting = review.actions[report.id] !== undefined || review.drafts[report.id] !== undefined;
  function take(wording: string) {
    if (resting) return;
    const text = withSentence(report.report_content, report.sentences, piece.field, wording);
    void review.refining
      .bringBack(report, text, `${piece.label} worked in`)
      .then((done) => done && onSaid());
  }
  return (
    <>
      <p className="text-muted">
        {piece.label}, {piece.flag ? "kept out" : "handed back"}
      </p>
      <p className="break-words">“{piece.text}”</p>
      {piece.reason !== "" && <p className="mt-1 break-words text-text-2">{piece.reason}</p>}
      {piece.flag && <LetStandOfReport report={report} field={piece.field} kind={piece.flag} />}
      {piece.suggestions.length > 0 ? (
        <div role="group" aria-label={`Work it in: ${piece.label}`} className="mt-1.5">
          <p aria-hidden className="mb-1 font-mid">
            Work it in
          </p>
          <div className="grid gap-1.5">
            {piece.suggestions.map((wording) => (
              <Button
                key={wording}
                size="row"
                aria-disabled={resting || undefined}
                className="h-auto! min-h-(--control-row) justify-start! px-2! py-1 text-left whitespace-normal! touch:min-h-11"
                onClick={() => take(wording)}
              >
                <span className="min-w-0 font-read text-md font-body break-words">{wording}</span>
              </Button>
            ))}
          </div>
        </div>
      ) : piece.flag ? null : (
        <Button
          size="row"
          className="mt-1.5"
          aria-label={`Word it yourself: ${piece.label}`}
          aria-disabled={resting || undefined}
          onClick={() => !resting && review.edit(report)}
        >
          Word it yourself
        </Button>
      )}
    </>
  );
}
