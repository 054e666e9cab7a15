import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import { usedFields } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { findConfiguration, findReport } from "../reports/find-report.ts";
import { newSeed } from "./create-batch.ts";
import { findOpenOrder, insertBatch, insertItems, lockInputs } from "./queries.ts";

type Order = {
  configuration: number;
  range: LengthRange;
  unit: LengthUnit;
  regenerate: boolean;
  fallback: boolean;
  onThisServer: boolean;
  /** Refuses to send anything of classes that the teacher has still to look at. */
  look: (classrooms: readonly (number | null)[]) => Promise<void>;
};

/**
 * Orders one student's report as a batch of one. Without `regenerate`, a text of the same range whose inputs have
 * not changed is answered again, or waited for where it is being written, so that a double click writes once.
 */
export async function orderReport(
  handle: Handle,
  actor: Actor,
  order: Order,
): Promise<{ report: number } | { batch: number; configuration: ReportConfiguration }> {
  // Of two clicks at once the second one finds what the first has ordered, and after that what was written of it.
  await lockInputs(handle, order.configuration);
  const open = order.regenerate
    ? undefined
    : await findOpenOrder(handle, order.configuration, {
        length_range: order.range,
        length_unit: order.unit,
        fallback: order.fallback,
        on_this_server: order.onThisServer,
      });
  const configuration = await findConfiguration(handle, order.configuration);
  if (open !== undefined) return { batch: open, configuration };
  // A draft that waits beside a kept text is newer than that.
  const { proposal = null } = configuration.generated_report ?? {};
  const newest =
    proposal === null ? configuration.generated_report : await findReport(handle, proposal);
  if (
    !order.regenerate &&
    newest !== null &&
    !newest.stale &&
    newest.selected_word_count === order.range &&
    newest.length_unit === order.unit
  ) {
    return { report: newest.id };
  }
  const name = configuration.student.full_name;
  if (usedFields(configuration).length === 0) {
    throw new AppError("nothing_to_say", {
      detail: `Please select or fill in at least one field for ${name}.`,
    });
  }
  if (!order.onThisServer) await order.look([configuration.classroom.id]);
  const owner = { institution_id: actor.institution_id, author_id: actor.user_id };
  const batch = await insertBatch(handle, {
    ...owner,
    classroom_id: configuration.classroom.id,
    classroom_name: configuration.classroom.name,
    kind: "single",
    length_range: order.range,
    length_unit: order.unit,
    fallback: order.fallback,
    total: 1,
  });
  if (batch === undefined) throw new AppError("unexpected");
  await insertItems(handle, [
    {
      ...owner,
      batch_id: batch.id,
      index: 0,
      alone: true,
      configuration_id: configuration.id,
      student_id: configuration.student.id,
      student_name: name,
      seed: newSeed(),
      on_this_server: order.onThisServer,
    },
  ]);
  return { batch: batch.id, configuration };
}
