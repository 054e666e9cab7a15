import type { Handle } from "../../database/handle.ts";
import { selectFigures, type Figures } from "./queries.ts";

/** Attendance and results of these pupils for a period, by pupil; nothing for whoever is no administrator. */
export function findFigures(
  handle: Handle,
  period: number,
  pupils: readonly number[],
): Promise<Map<number, Figures>> {
  return selectFigures(handle, period, pupils);
}
