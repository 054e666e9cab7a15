import { STATE_LABELS, type ReportState } from "@reportair/contract/report-status.ts";
import { ChevronDown } from "lucide-react";
import { CellSelect } from "../../../../ui/select.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import type { ClassStatus } from "../class-state/class-status.ts";
import { useSelected, useStatus } from "../class-state/use-store.ts";

type Group = "without_report" | "drafts" | Exclude<ReportState, "draft">;

const LABELS: Record<Group, string> = {
  without_report: "Without a report",
  drafts: "Drafts",
  out_of_date: STATE_LABELS.out_of_date,
  empty: STATE_LABELS.empty,
  partly_filled: STATE_LABELS.partly_filled,
  ready: STATE_LABELS.ready,
  kept: STATE_LABELS.kept,
  draft_beside_kept: STATE_LABELS.draft_beside_kept,
};
const GROUPS = Object.keys(LABELS) as readonly Group[];
/** Nothing can be written for the empty ones, so that they are no part of what is still to be written. */
const MEMBERS: Partial<Record<Group, readonly ReportState[]>> = {
  without_report: ["partly_filled", "ready"],
  drafts: ["draft"],
};

/** "Select: without a report": selects the students of one status, and nobody else. */
export function SelectByState({ store }: { store: ClassStore }) {
  const status = useStatus(store);
  const selected = useSelected(store);
  const groups = GROUPS.map((group) => ({ group, members: membersOf(status, group) }));
  // What was selected by hand and comes to the same is the same.
  const chosen = groups.find(
    ({ members }) =>
      members.length > 0 &&
      members.length === selected.size &&
      members.every((student) => selected.has(student)),
  );
  return (
    <CellSelect<Group>
      label="Select by status"
      value={chosen?.group ?? ""}
      clearable={false}
      options={groups.map(({ group, members }) => ({
        value: group,
        label: LABELS[group],
        detail: String(members.length),
      }))}
      face={
        <>
          <span className="min-w-0 flex-1 truncate">
            <span className="text-muted">Select: </span>
            {chosen ? inSentence(LABELS[chosen.group]) : "by status"}
          </span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-2" />
        </>
      }
      className="mx-0! h-(--control)! w-49! border-border-strong! bg-surface! px-2.5! text-md! text-text!"
      onChange={(group) => group !== "" && store.selectOnly(membersOf(status, group))}
    />
  );
}

function membersOf({ states }: ClassStatus, group: Group): number[] {
  const wanted: readonly ReportState[] = MEMBERS[group] ?? [group as ReportState];
  return [...states].filter(([, state]) => wanted.includes(state)).map(([student]) => student);
}

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
