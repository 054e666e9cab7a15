import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@reportair/contract/features/second-factor.ts";
import { hashOf } from "../../platform/secrets.ts";

/** None that is easily taken for another. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
/** 79 bits: too many to be tried, also by who reads the hashes, so that they need no key. */
const LENGTH = 16;
const GROUP = 4;

/** New recovery codes as they are shown, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, (_, at) => {
      const sign = SIGNS[randomInt(SIGNS.length)] ?? "";
      return at > 0 && at % GROUP === 0 ? `-${sign}` : sign;
    }).join(""),
  );
}

/** What the database keeps of a recovery code, with or without its dashes. */
export const hashOfRecoveryCode = (code: string): Buffer => hashOf(code.replaceAll("-", ""));
