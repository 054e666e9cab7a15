import { DIAGNOSIS } from "./flag-rules/diagnosis.ts";
import { FAMILY } from "./flag-rules/family.ts";
import { INSTRUCTION } from "./flag-rules/instruction.ts";
import type { Rules } from "./flag-rules/patterns.ts";
import { SAFEGUARDING } from "./flag-rules/safeguarding.ts";

/** The rules of every kind that words alone show; another student's name needs the roster. */
export const FLAG_RULES = {
  safeguarding: SAFEGUARDING,
  diagnosis: DIAGNOSIS,
  family: FAMILY,
  instruction: INSTRUCTION,
} as const satisfies Record<string, Rules>;
