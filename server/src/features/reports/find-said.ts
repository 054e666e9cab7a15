import type { Said } from "@reportair/writing/facts.ts";
import type { Handle } from "../../database/handle.ts";
import { selectClassmatesTexts, selectEarlierTexts } from "./queries-of-texts.ts";

/** The inputs that a text is written from. */
export type TextOf = {
  id: number;
  classroom_id: number | null;
  period_id: number;
  student_id: number;
};

/** What has been said of the class and of the student before, so that a new text does not repeat it. */
export async function findSaid(handle: Handle, configuration: TextOf): Promise<Said> {
  return {
    classmates: await selectClassmatesTexts(handle, configuration),
    earlier: await selectEarlierTexts(handle, configuration.student_id),
  };
}
