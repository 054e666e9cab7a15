import { pastedLength, shapeText } from "@reportair/contract/destination-text.ts";
import type { CopyQueue } from "@reportair/contract/features/destinations.ts";
import { FIELD_LABELS } from "@reportair/contract/report-inputs.ts";
import { Check, Pencil } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import { formatList, formatNumber } from "../../lib/format.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { KeyHint } from "../../ui/key-hint.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { WhileLettersAct } from "../reports/keys/while-letters-act.tsx";
import { align, allChanges, mergedParts, textOf } from "../reports/review/proposal/alignment.ts";
import { ProposalRow } from "../reports/review/proposal/proposal-row.tsx";
import { lengthWords, nameOf, type KeptLine } from "./queue.ts";
import type { Copying } from "./use-copying.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/**
 * What goes to the system in the place of a report that is too long for it: what is proposed beside the kept text,
 * sentence by sentence, or a text of the teacher's own. The kept one stays as it is.
 */
export function ShorterText(props: {
  line: KeptLine;
  queue: CopyQueue;
  copying: Copying;
  at: number;
}) {
  const { line, queue, copying, at } = props;
  const { report, student } = line;
  const { destination, limit } = queue;
  const alignment = align(report, {
    report_content: report.shorter?.text ?? report.report_content,
    sentences: report.shorter?.sentences ?? report.sentences,
  });
  const [taken, setTaken] = useState(() => allChanges(alignment));
  const proposed = textOf(mergedParts(alignment, taken));
  const [own, setOwn] = useState<string | null>(
    report.shorter === null ? report.report_content : null,
  );
  const before = report.shorter === null ? report.report_content : null;
  const draft = useDraft({
    name: `shorter:${report.id}:${destination.system}`,
    what: `a shorter text on ${student.full_name}`,
    value: own,
    dirty: own !== null && own !== before,
    restore: (value) => {
      if (typeof value === "string") setOwn(value);
    },
    reset: () => setOwn(before),
  });
  const text = own ?? proposed;
  const length = pastedLength(shapeText(text, destination));
  const fits = limit !== null && length <= limit && text.trim() !== "";
  // The key takes what is on the screen, and nothing once that has gone.
  const offer = useEffectEvent((what: string | null) => copying.offer(what));
  const offered = fits ? text : null;
  useEffect(() => {
    offer(offered);
    return () => offer(null);
  }, [offered]);
  async function use() {
    draft.forget();
    await copying.use(at, text);
  }
  function toggle(change: number) {
    const next = new Set(taken);
    if (!next.delete(change)) next.add(change);
    setTaken(next);
  }
  return (
    <>
      <h2 data-first tabIndex={-1} className="text-md font-bold outline-none">
        {limit === null
          ? "This report is too long"
          : `${formatNumber(report.length - limit)} ${report.length - limit === 1 ? "character" : "characters"} too long for ${destination.name}`}
      </h2>
      <p className="mt-0.5 mb-3 max-w-[68ch] text-md text-text-2">{aboutProposal(line, limit)}</p>
      {own === null ? (
        <ol
          aria-label={`Sentences of the report on ${student.full_name}`}
          className="-mx-4 divide-y divide-border border-t border-border sm:-mr-5 sm:-ml-16"
        >
          {alignment.rows.map((row, place) => (
            <ProposalRow
              key={row.at}
              row={row}
              gap={alignment.gaps[place]}
              taken={row.kind !== "same" && taken.has(row.change)}
              onToggle={toggle}
              other="Shorter text"
            />
          ))}
        </ol>
      ) : (
        <>
          <BroughtBack draft={draft} className="mb-2" />
          <TextArea
            label={`Text for ${destination.name}`}
            reading
            rows={7}
            value={own}
            onChange={(event) => setOwn(event.target.value)}
            aside={lengthWords(length, limit)}
            error={fits || own === before ? undefined : tooLongWords(length, limit)}
          />
        </>
      )}
      <div
        data-action-bar
        className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-2 border-t border-border bg-surface px-4 py-3 sm:-mr-5 sm:-ml-16 sm:pr-5 sm:pl-16"
      >
        <Button
          variant="primary"
          className="max-sm:flex-1"
          icon={<Check {...icon} />}
          aria-disabled={fits ? undefined : true}
          busy={copying.busy && "Saving..."}
          onClick={() => {
            if (fits) void use();
          }}
        >
          Use this, copy and next
          <span className="sr-only">({nameOf(line)})</span>
        </Button>
        <span aria-hidden className="touch:hidden">
          <WhileLettersAct>
            <KeyHint>U</KeyHint>
          </WhileLettersAct>
        </span>
        {own === null ? (
          <Button icon={<Pencil {...icon} />} onClick={() => setOwn(proposed)}>
            Change it by hand
          </Button>
        ) : (
          report.shorter !== null && (
            <Button
              variant="ghost"
              onClick={() => {
                draft.forget();
                setOwn(null);
              }}
            >
              Back to the proposal
            </Button>
          )
        )}
        {own === null && (
          <p role="status" className={fits ? "text-sm text-muted" : "text-sm text-warning"}>
            {limit !== null && `${lengthWords(length, limit)} with what is taken`}
          </p>
        )}
      </div>
    </>
  );
}

/** What the proposal leaves out, whether that is enough, and that the kept report stays. */
function aboutProposal({ report: { shorter } }: KeptLine, limit: number | null): string {
  if (shorter === null)
    return "It cannot be shortened sentence by sentence. Write a shorter one here; your kept report stays as it is.";
  const lost = shorter.leaves_out.map((field) => FIELD_LABELS[field]);
  const parts = [
    ...(shorter.leaves_own ? ["sentences that you wrote by hand"] : []),
    ...(lost.length > 0 ? [`what you noted under ${formatList(lost, 5)}`] : []),
  ];
  const gone =
    parts.length === 0
      ? "Whole sentences go that are general or say something twice."
      : `The shorter text leaves out ${parts.join(" and ")}.`;
  const still =
    limit !== null && shorter.length > limit
      ? ` No whole sentence more can go, and it is still ${formatNumber(shorter.length - limit)} too long: change it by hand.`
      : "";
  return `${gone}${still} Your kept report stays as it is.`;
}

function tooLongWords(length: number, limit: number | null): string {
  return limit !== null && length > limit
    ? `${formatNumber(length - limit)} too long still.`
    : "A text cannot be empty.";
}
