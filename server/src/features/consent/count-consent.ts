import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import type { Handle } from "../../database/handle.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { isRequired, selectStates } from "./queries.ts";
import { embeddedOnly } from "./rules.ts";

/** What the institution's guardians have said, in numbers. */
export async function countConsent(handle: Handle, now: Date): Promise<DataProtection["consent"]> {
  const required = await isRequired(handle);
  const states = await selectStates(handle);
  const today = dateInLondon(now);
  const said = (decision: string) => states.filter((each) => each.decision === decision).length;
  return {
    required,
    students: states.length,
    given: said("given"),
    withdrawn: said("withdrawn"),
    embedded_only: states.filter((state) => embeddedOnly(state, required, today) !== null).length,
  };
}
