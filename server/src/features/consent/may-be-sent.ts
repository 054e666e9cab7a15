import type { Handle } from "../../database/handle.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { isRequired, selectStates } from "./queries.ts";
import { embeddedOnly } from "./rules.ts";

/** Whether a student's facts may be sent to an AI provider today. */
export async function mayBeSent(handle: Handle, studentId: number, now: Date): Promise<boolean> {
  const [state] = await selectStates(handle, { student: studentId });
  if (state === undefined) return false;
  return embeddedOnly(state, await isRequired(handle), dateInLondon(now)) === null;
}
