import type { PAGE_SIZE_MAX as PageSizeMax } from "@reportair/contract/common.ts";
import type {
  CONFIRMED_MINUTES as ConfirmedMinutes,
  PASSWORD_MIN as PasswordMin,
} from "@reportair/contract/features/accounts.ts";
import type {
  CLASS_TEXT_MAX as ClassTextMax,
  CLASS_YEARS as ClassYears,
} from "@reportair/contract/features/classrooms.ts";
import type { CONSENT_AGE as ConsentAge } from "@reportair/contract/features/consent.ts";
import type { INSIGHTS_NEEDED as InsightsNeeded } from "@reportair/contract/features/insights.ts";
import type { VERSIONS_MOST as VersionsMost } from "@reportair/contract/features/reports.ts";
import type { STUDENT_YEARS as StudentYears } from "@reportair/contract/features/students.ts";

// What pages show of the contract before anybody has typed. Importing it from there would bring the validator to their
// first sight; the types hold each to the contract's value.

export const PAGE_SIZE_MAX: typeof PageSizeMax = 100;
export const CONFIRMED_MINUTES: typeof ConfirmedMinutes = 10;
export const PASSWORD_MIN: typeof PasswordMin = 10;
export const CLASS_TEXT_MAX: typeof ClassTextMax = 100;
export const CLASS_YEARS: typeof ClassYears = [7, 8, 9, 10, 11, 12];
export const CONSENT_AGE: typeof ConsentAge = 13;
export const INSIGHTS_NEEDED: typeof InsightsNeeded = 5;
export const VERSIONS_MOST: typeof VersionsMost = 100;
export const STUDENT_YEARS: typeof StudentYears = [7, 8, 9, 10, 11, 12, 13];
