import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Button } from "../../../../ui/button.tsx";
import { shareAbout, withoutGeneral } from "./general.ts";
import type { Review } from "../state/use-review.ts";

/** "62 % about this pupil", and the press that leaves nothing else; it is undone from its message. */
export function AboutShare({ review, report }: { review: Review; report: GeneratedReport }) {
  const share = shareAbout(report.sentences);
  if (share === null) return null;
  const left = withoutGeneral(report.report_content, report.sentences);
  const resting = review.actions[report.id] !== undefined;
  function takeOut(from: HTMLElement) {
    if (resting) return;
    // The button goes with what it takes out; the focus goes to where that is undone.
    from.closest("article")?.querySelector<HTMLElement>("[data-refine]")?.focus();
    void review.refining.bringBack(report, left, "General sentences taken out");
  }
  return (
    <div className="contents text-sm">
      <span
        aria-hidden
        className="h-1.5 w-24 overflow-hidden rounded-full bg-scale-off forced-colors:outline-1"
      >
        <span
          className="block h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
          style={{ width: `${share}%` }}
        />
      </span>
      <span className="tabular-nums">{share} % about this pupil</span>
      {share < 100 && left !== "" && (
        <Button
          size="row"
          variant="ghost"
          className="-mx-2.5 text-accent-ink!"
          aria-disabled={resting || undefined}
          onClick={(event) => takeOut(event.currentTarget)}
        >
          Take out the general ones
        </Button>
      )}
    </div>
  );
}
