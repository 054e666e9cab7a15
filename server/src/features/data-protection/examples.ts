import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { threads } from "../../threads/threads.ts";

let made: Promise<DataProtection["examples"]> | undefined;

/** Each kind of what is taken out, with an invented note and what is sent of it. Made once. */
export function examples(): Promise<DataProtection["examples"]> {
  made ??= threads.run("examplesSent", undefined).catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}
