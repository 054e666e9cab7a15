import type { Handle } from "../../database/handle.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import type { Writers } from "../writers/writers.ts";
import { isRequired, selectStates } from "./queries.ts";
import { embeddedOnly } from "./rules.ts";

/** Whether a pupil's facts may be sent to an AI provider today. */
export async function mayBeSent(handle: Handle, studentId: number, now: Date): Promise<boolean> {
  const [state] = await selectStates(handle, { student: studentId });
  if (state === undefined) return false;
  return embeddedOnly(state, await isRequired(handle), dateInLondon(now)) === null;
}

/** The writers as a pupil's guardians allow them: without their consent nobody outside is asked. */
export function consentedWriters(writers: Writers, maySend: boolean): Writers {
  if (maySend || writers.shown.kind === "embedded") return writers;
  const { fallback } = writers;
  return {
    shown: { kind: "embedded", label: fallback.label },
    chosen: () => fallback,
    fallback,
  };
}
