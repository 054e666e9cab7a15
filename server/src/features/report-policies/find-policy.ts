import { NO_POLICY, type ReportPolicy } from "@reportair/contract/features/report-policies.ts";
import type { Handle } from "../../database/handle.ts";
import { findCurrentDueDay } from "../reporting-periods/current-period.ts";
import { findPolicyRow } from "./queries.ts";

/** What the actor's institution has settled for its reports. */
export async function findPolicy(handle: Handle): Promise<ReportPolicy> {
  return (await findPolicyRow(handle)) ?? NO_POLICY;
}

/** The policy, and the day by which reports are due. */
export async function findRules(
  handle: Handle,
  now: Date,
): Promise<{ policy: ReportPolicy; due_on: string | null }> {
  return { policy: await findPolicy(handle), due_on: await findCurrentDueDay(handle, now) };
}
