import type { DiscardedItem } from "@reportair/contract/features/reports.ts";
import { restoreInputs } from "../../../data/report-configurations.ts";
import { restoreReport } from "../../../data/reports.ts";
import { asOneChange } from "../../../data/stale.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { eachOf } from "../../../lib/each-of.ts";
import { tellSaved } from "../generator/saving/other-tabs.ts";
import { toast } from "../../../ui/toast-store.ts";

/** Brings things back, a few at a time; one message says what has come back, or what has not and what is safe. */
export async function bringBack(things: readonly DiscardedItem[]): Promise<void> {
  await asOneChange(async (of) => {
    const results = await eachOf(things, (thing) =>
      back(thing, of).catch((error: unknown) => ({ thing, error })),
    );
    const failures = results.filter((result) => typeof result !== "string");
    const [first] = failures;
    if (!first) {
      const done = results.find((result) => typeof result === "string");
      toast.success(things.length === 1 && done ? done : `All ${things.length} brought back`);
    } else if (things.length === 1) {
      toast.error(
        isGone(first.error)
          ? "It is no longer here: it has been brought back elsewhere, or its days are over."
          : "Could not be brought back. It stays here until its day; please try again.",
      );
    } else {
      toast.error(
        `${failures.length} of ${things.length} could not be brought back. They stay here until their day; please try again.`,
      );
    }
  });
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Brings one thing back, and says what became of it. */
async function back(
  { kind, id, student, classroom }: DiscardedItem,
  of: Parameters<typeof restoreReport>[1],
): Promise<string> {
  if (kind === "report") {
    await restoreReport(id, of);
    return "Report brought back";
  }
  const { restored, id: configuration } = await restoreInputs(id);
  if (classroom.id !== null) tellSaved({ classroom: classroom.id, configuration });
  // What was entered since is not overwritten, and keeps out what was there before.
  return restored.length > 0
    ? `Inputs of ${student.full_name} brought back into the fields that were empty`
    : `Something else stands in those fields of ${student.full_name} now. What was cleared stays here.`;
}
