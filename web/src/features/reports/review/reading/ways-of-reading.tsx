import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Contrast, Square, Volume2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import type { Review } from "../state/use-review.ts";
import type { Pointing } from "./use-pointing.ts";
import { useReadAloud } from "./use-read-aloud.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Over a text: shows what is this pupil's alone first, and has it read aloud. */
export function WaysOfReading(props: {
  review: Review;
  report: GeneratedReport;
  pointing: Pointing;
}) {
  const { review, report, pointing } = props;
  const aloud = useReadAloud(report, pointing.speak);
  return (
    <div className="flex flex-wrap gap-x-1">
      <Button
        variant="ghost"
        size="row"
        aria-pressed={review.quiet}
        className={review.quiet ? "bg-accent-soft text-accent-ink!" : undefined}
        icon={<Contrast {...icon} />}
        title="Your own words and what is doubtful stand out; sentences made of ticks step back"
        onClick={() => review.setQuiet(!review.quiet)}
      >
        What differs
      </Button>
      {aloud && (
        <Button
          variant="ghost"
          size="row"
          icon={aloud.reading ? <Square {...icon} /> : <Volume2 {...icon} />}
          onClick={aloud.toggle}
        >
          {aloud.reading ? "Stop reading" : "Read aloud"}
        </Button>
      )}
    </div>
  );
}
