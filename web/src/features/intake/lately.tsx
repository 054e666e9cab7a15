import type { IntakeKind, IntakeState } from "@reportair/contract/features/intake.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useIntakes } from "../../data/intake.ts";

const STATES = {
  files: {
    ready: "waits to be brought in",
    waiting: "is being read",
    committed: "brought in",
    undone: "undone",
  },
  new_year: {
    ready: "waits to be looked at",
    waiting: "is being planned",
    committed: "done",
    undone: "undone",
  },
} as const;

/** What is staged, and what was done lately that can still be undone. */
export function Lately({ kind, onOpen }: { kind: IntakeKind; onOpen: (id: number) => void }) {
  const intakes = useIntakes();
  const states: Partial<Record<IntakeState, string>> = STATES[kind];
  const shown = (intakes.data ?? []).filter((each) => each.kind === kind && each.state in states);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="lately" className="mt-10">
      <SectionHeading id="lately" title="Lately" />
      <Sheet>
        <ul className="divide-y divide-border">
          {shown.map(({ id, state, files, counts, created_at, committed_at, undo_until }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 text-md"
            >
              <span className="min-w-0 grow">
                <span className="font-mid">
                  {kind === "new_year"
                    ? "New school year"
                    : files.length > 0
                      ? files.map(({ name }) => name).join(", ")
                      : counts
                        ? `${formatCount(counts.new, "student")} new, ${counts.changed} changed`
                        : "Files"}
                </span>{" "}
                <span className="text-text-2">
                  {states[state]}
                  {`, ${formatDate(committed_at ?? created_at)}`}
                  {undo_until !== null && `; can be undone until ${formatDate(undo_until)}`}
                </span>
              </span>
              <Button size="row" onClick={() => onOpen(id)}>
                Open
              </Button>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
