import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { Review } from "../state/use-review.ts";
import { doubtsOf, type Doubt } from "./doubts.ts";

/** Under the text, a question for each sentence that may not say its tick, or may say more than was entered. */
export function DoubtLines({ review, report }: { review: Review; report: GeneratedReport }) {
  const list = useRef<HTMLUListElement>(null);
  const doubts = doubtsOf(report);
  if (doubts.length === 0) return null;
  /** The question goes with its answer; the focus goes to the next one, or to where one goes on. */
  function settle(doubt: Doubt) {
    const others = doubts.length > 1;
    const [first] = list.current?.querySelectorAll<HTMLElement>("[data-doubt]") ?? [];
    const article = list.current?.closest("article");
    const at = doubts.indexOf(doubt);
    const next = list.current?.querySelectorAll<HTMLElement>("[data-doubt]")[at === 0 ? 1 : 0];
    const place = others ? (next ?? first) : article?.querySelector<HTMLElement>("[data-refine]");
    void review.settle(report, doubt).then((done) => done && place?.focus());
  }
  return (
    <ul ref={list} aria-label="Doubtful sentences" className="mt-4 max-w-140 space-y-2">
      {doubts.map((doubt) => (
        <li
          key={`${doubt.number} ${doubt.field}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm"
        >
          <DoubtLine review={review} report={report} doubt={doubt} onSettle={settle} />
        </li>
      ))}
    </ul>
  );
}

function DoubtLine(props: {
  review: Review;
  report: GeneratedReport;
  doubt: Doubt;
  onSettle: (doubt: Doubt) => void;
}) {
  const { review, report, doubt, onSettle } = props;
  const resting = review.actions[report.id] !== undefined || undefined;
  const beyond = doubt.field === "beyond";
  const which = `sentence ${doubt.number}, ${beyond ? listed(doubt.words) : doubt.label}`;
  const yes = beyond ? "It is so" : "It does";
  return (
    <>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="text-warning" />
      <span className="min-w-56 flex-1">
        <b className="font-mid">Sentence {doubt.number} is doubtful.</b>{" "}
        {beyond ? (
          <>
            Nothing you entered speaks of <b className="font-mid">{listed(doubt.words)}</b>. Is it
            so?
          </>
        ) : (
          <>
            Does it say <b className="font-mid">“{doubt.option}”</b> ({doubt.label})?
          </>
        )}
      </span>
      <span className="flex gap-2">
        <Button
          size="row"
          data-doubt
          aria-label={`${yes}: ${which}`}
          aria-disabled={resting}
          onClick={() => !resting && onSettle(doubt)}
        >
          {yes}
        </Button>
        <Button
          size="row"
          variant="ghost"
          aria-label={`Edit: ${which}`}
          aria-disabled={resting}
          onClick={() => !resting && review.edit(report)}
        >
          Edit
        </Button>
      </span>
    </>
  );
}

/** "“recital”", "“recital” or “prize”", and no more than three. */
function listed(words: readonly string[]): string {
  const quoted = words.slice(0, 3).map((word) => `“${word}”`);
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(quoted);
}
