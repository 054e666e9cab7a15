import type { Facts } from "@reportair/writing/facts.ts";
import type { Handle } from "../../database/handle.ts";
import { selectPreviousInputs } from "./queries.ts";

/** A student's ticks of the last period before `period_id` in this class or its subject; none where nothing is known. */
export async function findEarlierTicks(
  handle: Handle,
  of: { student_id: number; classroom_id: number | null; subject: string; period_id: number },
): Promise<Facts["earlier"]> {
  if (of.classroom_id === null) return {};
  const classroom = { id: of.classroom_id, subject: of.subject };
  const [previous] = await selectPreviousInputs(handle, classroom, of.period_id, of.student_id);
  return previous ?? {};
}
