import type { Said } from "@reportair/writing/facts.ts";
import type { Handle } from "../../database/handle.ts";
import { selectClassmatesTexts, selectEarlierTexts, type Assignment } from "./queries.ts";

/** What has been said of the class and of the pupil before, so that a new text does not repeat it. */
export async function selectSaid(
  handle: Handle,
  configuration: Assignment["configuration"],
): Promise<Said> {
  return {
    classmates: await selectClassmatesTexts(handle, configuration),
    earlier: await selectEarlierTexts(handle, configuration.student_id),
  };
}
