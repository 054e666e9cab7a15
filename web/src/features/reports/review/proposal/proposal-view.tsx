import { countCharacters, countWords, type LengthUnit } from "@reportair/contract/report-inputs.ts";
import { Check } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { KeyHint } from "../../../../ui/key-hint.tsx";
import { lengthHint } from "../length-hint.ts";
import type { Navigation } from "../overview/use-navigation.ts";
import type { Proposal } from "../state/use-proposals.ts";
import type { Review } from "../state/use-review.ts";
import { WhileLettersAct } from "../../keys/while-letters-act.tsx";
import { goingOn, useReviewKeys } from "../use-review-keys.ts";
import { align, allChanges, mergedParts, textOf } from "./alignment.ts";
import { ProposalHead } from "./proposal-head.tsx";
import { ProposalRow } from "./proposal-row.tsx";

/**
 * A kept text and the draft beside it, sentence by sentence; below, the text as it will be kept. Nothing is
 * replaced before the button is pressed that says so.
 */
export function ProposalView(props: {
  review: Review;
  navigation: Navigation;
  proposal: Proposal;
  /** Both stay as they are; one goes on. */
  onLeave: () => Promise<void>;
}) {
  const { review, navigation, proposal, onLeave } = props;
  const { proposals } = review;
  const { kept, draft } = proposal;
  const alignment = align(kept, draft);
  const taken = proposals.taken(draft);
  const parts = mergedParts(alignment, taken);
  const text = textOf(parts);
  const busy = review.actions[kept.id] !== undefined || review.actions[draft.id] !== undefined;
  const list = useRef<HTMLOListElement>(null);

  function toggle(change: number) {
    const next = new Set(taken);
    if (!next.delete(change)) next.add(change);
    proposals.take(draft, next);
  }
  /** The focus goes to the next change or the one before, and round to where it can be seen. */
  function step(by: 1 | -1) {
    const boxes = [...(list.current?.querySelectorAll<HTMLElement>("input") ?? [])];
    const at = boxes.findIndex((box) => box === document.activeElement);
    const next = at === -1 ? (by === 1 ? boxes[0] : boxes.at(-1)) : boxes[at + by];
    next?.focus();
    next?.closest("li")?.scrollIntoView({ block: "nearest" });
  }
  const takeAll = () => proposals.take(draft, allChanges(alignment));
  const takeNone = () => proposals.take(draft, new Set());
  const settle = () =>
    taken.size === 0
      ? onLeave()
      : navigation.decide(() => proposals.settle(proposal, text, taken.size));
  const discard = () => navigation.decide(() => proposals.discardDraft(proposal));
  const unlessBusy = (action: () => Promise<void>) => () => {
    if (!busy) void action();
  };
  useReviewKeys(true, {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    a: takeAll,
    k: unlessBusy(settle),
    ...goingOn(navigation),
  });
  // What had the focus has gone with the text before; the keys are for this one. The focus comes with the texts, so
  // that it is not taken away again from where a key that was pressed at once has led.
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const inside = heading.current?.closest("[role=dialog]")?.contains(activeElement);
    if (!heading.current || (!inside && activeElement !== body)) return;
    if (activeElement?.getAttribute("role") === "dialog" && !navigation.visited) return;
    heading.current.focus();
  }, [navigation.visited]);

  const rest = { "aria-disabled": busy || undefined };
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ProposalHead
          heading={heading}
          proposal={proposal}
          changes={alignment.changes}
          onTakeAll={takeAll}
          onTakeNone={takeNone}
        />
        {alignment.changes === 0 && (
          <p role="status" className="px-5 py-3 text-md text-text-2 sm:px-6">
            Both texts read the same.
          </p>
        )}
        <ol
          ref={list}
          aria-label="Sentences"
          className="divide-y divide-border border-b border-border"
        >
          {alignment.rows.map((row, at) => (
            <ProposalRow
              key={row.at}
              row={row}
              gap={alignment.gaps[at]}
              taken={row.kind !== "same" && taken.has(row.change)}
              onToggle={toggle}
            />
          ))}
        </ol>
      </div>
      <section
        aria-label="As it will be kept"
        className="max-h-[34%] shrink-0 overflow-y-auto border-t border-border bg-bg px-5 py-3 max-sm:max-h-[26%] sm:px-6"
        // It scrolls by itself, and so must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <h4 className="text-sm font-mid">As it will be kept</h4>
        <p className="mt-1.5 max-w-[110ch] font-read text-lg leading-7 whitespace-pre-line">
          {parts.map((part) =>
            part.taken ? (
              <ins
                key={part.at}
                className="underline decoration-accent decoration-2 underline-offset-4"
              >
                {part.text}
              </ins>
            ) : (
              part.text
            ),
          )}
        </p>
      </section>
      <footer
        data-action-bar
        className="flex flex-wrap items-center gap-2 border-t border-border px-5 py-3 sm:px-6"
      >
        <p
          aria-hidden
          className="mr-auto hidden items-center gap-1.5 text-sm text-muted xl:flex touch:hidden!"
        >
          <KeyHint>↑</KeyHint>
          <KeyHint>↓</KeyHint> next change <KeyHint>Space</KeyHint> take or leave{" "}
          <WhileLettersAct>
            <KeyHint>A</KeyHint> take all
          </WhileLettersAct>
        </p>
        <p className="text-sm text-muted max-xl:mr-auto max-sm:basis-full">
          {lengthInWords(text, draft.selected_word_count, draft.length_unit)}
        </p>
        <Button variant="danger" {...rest} onClick={unlessBusy(discard)}>
          Discard the draft
        </Button>
        {taken.size > 0 && (
          <Button {...rest} className="max-sm:flex-1" onClick={unlessBusy(onLeave)}>
            Leave as it is
          </Button>
        )}
        <Button
          variant="primary"
          className="max-sm:flex-1"
          icon={<Check aria-hidden size={16} strokeWidth={1.75} />}
          {...rest}
          busy={busy && "Saving..."}
          onClick={unlessBusy(settle)}
        >
          {taken.size === 0 ? "Leave as it is" : `Keep with ${formatCount(taken.size, "change")}`}
        </Button>
      </footer>
    </div>
  );
}

/** "521 characters, inside 400-700", "380 characters, 20 characters short of 400-700 characters". */
function lengthInWords(
  text: string,
  range: Parameters<typeof lengthHint>[1],
  unit: LengthUnit,
): string {
  const count =
    unit === "words"
      ? formatCount(countWords(text), "word")
      : formatCount(countCharacters(text), "character");
  return `${count}, ${lengthHint(text, range, unit) ?? `inside ${range}`}`;
}
