import * as Radix from "radix-ui/alert-dialog";
import { formatCount } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { scrimClass } from "../../../../ui/dialog-parts.ts";
import { useEscape } from "../../../../ui/use-escape.ts";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import type { ChosenReports } from "./chosen-reports.ts";

/** Asks before a batch touches students who have a report already; leaving them out is the first answer. */
export function ChosenDialog(props: {
  chosen: ChosenReports | null;
  onWrite: (students: readonly StudentEntry[]) => void;
  onCancel: () => void;
}) {
  const { chosen, onWrite, onCancel } = props;
  const focus = useReturnFocus(chosen !== null);
  const escape = useEscape(chosen !== null, onCancel);
  return (
    <Radix.Root open={chosen !== null} onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...focus}
          {...escape}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            const { target } = event;
            const first = target instanceof Element && target.querySelector("[data-first]");
            if (!(first instanceof HTMLElement)) return;
            event.preventDefault();
            first.focus();
          }}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-1rem)] overflow-y-auto w-[calc(100vw-2rem)] max-w-124 -translate-1/2 animate-[appear_var(--dur-3)] rounded-3 bg-raised p-5 shadow-3 focus:outline-none sm:p-6"
        >
          {chosen && <Question chosen={chosen} onWrite={onWrite} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Question(props: {
  chosen: ChosenReports;
  onWrite: (students: readonly StudentEntry[]) => void;
}) {
  const { chosen, onWrite } = props;
  const { kept, drafted, rest } = chosen;
  const all = [...rest, ...drafted, ...kept];
  const waiting = kept.filter(({ report }) => report?.proposal !== null).length;
  return (
    <>
      <Radix.Title className="text-h3 font-bold">{title(chosen)}</Radix.Title>
      <Radix.Description asChild>
        <div className="mt-1.5 space-y-2 text-md text-text-2">
          {kept.length > 0 && (
            <p>
              A kept report stays as it is: a new text waits beside it as a draft until you choose.
              {waiting > 0 &&
                ` ${waiting} ${has(waiting)} such a draft already; it goes to the history.`}
            </p>
          )}
          {drafted.length > 0 && (
            <p>
              {kept.length > 0 && `${drafted.length} more ${has(drafted.length)} a draft. `}
              {drafted.length === 1
                ? "That draft was written from what is filled in now. Written again, it goes to the history."
                : "Those drafts were written from what is filled in now. Written again, they go to the history."}
            </p>
          )}
          {chosen.unfilled.length > 0 && (
            <p>{chosen.unfilled.length} with nothing filled in yet cannot be written.</p>
          )}
        </div>
      </Radix.Description>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Radix.Cancel asChild>
          <Button variant="ghost">Cancel</Button>
        </Radix.Cancel>
        <Button onClick={() => onWrite(all)}>{other(chosen)}</Button>
        {rest.length > 0 && (
          <Button data-first variant="primary" onClick={() => onWrite(rest)}>
            Write only the other {rest.length}
          </Button>
        )}
      </div>
    </>
  );
}

function title({ kept, drafted }: ChosenReports): string {
  if (kept.length > 0) return `${kept.length} ${has(kept.length)} a kept report`;
  return `${drafted.length} ${has(drafted.length)} a draft that is up to date`;
}

/** What the other answer does, for those who have a report. */
function other({ kept, drafted, rest }: ChosenReports): string {
  const count = formatCount(rest.length + kept.length + drafted.length, "report");
  if (kept.length > 0 && drafted.length > 0) return `Write all ${count}`;
  if (drafted.length > 0) return drafted.length === 1 ? "Write it again" : "Write them again";
  return kept.length === 1 ? "Write a draft beside it" : "Write drafts beside them";
}

const has = (count: number) => (count === 1 ? "has" : "have");
