import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import { FIELD_LABELS, REPORT_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { DiscardedItem } from "@reportair/contract/features/reports.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { comingBack } from "./cleared-inputs.ts";
import { selectCleared, selectDiscarded } from "./queries-of-discarded.ts";

const DAY = 86_400_000;

type Row = Omit<DiscardedItem, "at" | "until" | "student"> & {
  at: Date;
  student: { id: number; first_name: string; last_name: string };
};

/** What the actor can bring back, the last first. Inputs that stand as they were have come back already. */
export async function listDiscarded(handle: Handle): Promise<DiscardedItem[]> {
  const reports = await selectDiscarded(handle);
  const inputs = (await selectCleared(handle)).filter(({ cleared, now, deleted_at }) => {
    const { back, left } = comingBack(cleared, now);
    return deleted_at !== null || back.length + left.length > 0;
  });
  const items: Row[] = [
    ...reports.map((row) => ({ ...row, kind: "report" as const })),
    ...inputs.map(({ cleared, now: _, deleted_at: __, ...row }) => ({
      ...row,
      kind: "inputs" as const,
      text: REPORT_FIELDS.filter((field) => (cleared[field] ?? "") !== "")
        .map((field) => `${FIELD_LABELS[field]}: ${cleared[field]}`)
        .join("\n"),
    })),
  ];
  return items
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ student, at, ...item }) => ({
      ...item,
      student: { id: student.id, full_name: fullName(student) },
      at: at.toISOString(),
      until: new Date(at.getTime() + DISCARD_DAYS * DAY).toISOString(),
    }));
}
