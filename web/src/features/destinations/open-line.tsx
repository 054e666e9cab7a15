import type { CopyQueue } from "@reportair/contract/features/destinations.ts";
import { Check, CircleDashed, Copy, Flag, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { KeyHint } from "../../ui/key-hint.tsx";
import { WhileLettersAct } from "../reports/keys/while-letters-act.tsx";
import { CONCERN_WORDS, concernsOf, type Concern } from "../reports/list/export/concerns.ts";
import { ReportStateMark } from "../reports/status/report-state-mark.tsx";
import { nameOf, type KeptLine } from "./queue.ts";
import { ShorterText } from "./shorter-text.tsx";
import type { Copying } from "./use-copying.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The text of a line as it is copied, with what copies it; of one that is too long, both texts. */
export function OpenLine(props: {
  line: KeptLine;
  queue: CopyQueue;
  copying: Copying;
  at: number;
}) {
  const { line, queue, copying, at } = props;
  const { report } = line;
  const block = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const refused = copying.refused === at;
  const { went } = copying;
  const first = useRef(went);
  // Whoever came here by copying the one before goes on from here; whoever opens the page is left where they are.
  useEffect(() => {
    if (went === first.current && went === 0) return;
    block.current?.scrollIntoView({ block: "nearest" });
    block.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }, [went]);
  // Ready for Ctrl+C, where the browser does not do it.
  useEffect(() => {
    if (!refused || text.current === null) return;
    getSelection()?.selectAllChildren(text.current);
    text.current.scrollIntoView({ block: "nearest" });
  }, [refused]);
  const concerns = concernsOf(report);
  const settled = report.shorter?.settled === true && report.text !== null;
  return (
    <div ref={block} className="border-t border-border bg-surface px-4 pt-3 pb-4 sm:pr-5 sm:pl-16">
      {concerns.length > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-warning">
          <span>Worth a look first:</span>
          {concerns.map((concern) => (
            <ConcernMark key={concern} concern={concern} />
          ))}
        </p>
      )}
      {report.text === null || report.key === null ? (
        <ShorterText line={line} queue={queue} copying={copying} at={at} />
      ) : (
        <>
          <p
            ref={text}
            className="max-w-[58ch] border-l-2 border-margin-line pl-4 font-read text-read whitespace-pre-line"
          >
            {report.text}
          </p>
          {settled && (
            <p className="mt-2 text-sm text-muted">
              A shorter text for {queue.destination.name} alone. Your kept report stays as it is.
            </p>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-2">
            {refused ? (
              <Button
                variant="primary"
                data-first
                icon={<Check {...icon} />}
                onClick={() => copying.tick(at, true)}
              >
                I have copied it
              </Button>
            ) : (
              <Button
                variant="primary"
                data-first
                icon={<Copy {...icon} />}
                className="max-sm:flex-1"
                onClick={() => void copying.copy(at)}
              >
                {report.copied_at === null ? "Copy and next" : "Copy again"}
                <span className="sr-only">({nameOf(line)})</span>
              </Button>
            )}
            {!refused && (
              <span aria-hidden className="touch:hidden">
                <WhileLettersAct>
                  <KeyHint>C</KeyHint>
                </WhileLettersAct>
              </span>
            )}
            {report.copied_at !== null && (
              <Button icon={<Undo2 {...icon} />} onClick={() => copying.tick(at, false)}>
                Not copied after all
              </Button>
            )}
            {settled && (
              <Button
                variant="ghost"
                busy={copying.busy && "Saving..."}
                onClick={() => void copying.giveUp(at)}
              >
                Choose again
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function ConcernMark({ concern }: { concern: Concern }) {
  if (concern === "out_of_date") return <ReportStateMark state="out_of_date" />;
  const Icon = concern === "flagged" ? Flag : CircleDashed;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon {...icon} />
      {CONCERN_WORDS[concern]}
    </span>
  );
}
