import { fullName } from "@reportair/contract/full-name.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { whatIsLeft } from "@reportair/contract/reports-left.ts";
import { REMIND_HOURS } from "@reportair/contract/features/school-insights.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { letterTo } from "../../platform/letter.ts";
import { auditEach, doneLately } from "../audit/audit.ts";
import { lockReminders, selectReportsLeft, type ReportsLeft } from "./queries.ts";

type Period = { id: number; name: string; due_on: string | null };

/**
 * The letters to those who teach one of the subjects and have reports left to keep, each with their own numbers alone;
 * in the log, by which nobody is reminded twice within a day. A 409 where there is nobody to remind.
 */
export async function remind(
  handle: Handle,
  actor: Actor,
  asked: { period: Period; subjects: readonly string[]; publicUrl: string },
) {
  await lockReminders(handle, actor);
  const left = await selectReportsLeft(handle, asked.period.id, asked.subjects);
  if (left.length === 0) {
    throw new AppError("conflict", { detail: "Nobody has reports left to keep here." });
  }
  const reminded = await doneLately(handle, "teacher.reminded", "user", REMIND_HOURS);
  const due = left.filter(({ id }) => !reminded.has(id));
  if (due.length === 0) {
    throw new AppError("conflict", {
      detail: "Everybody with reports left was reminded within the last day.",
    });
  }
  await auditEach(
    handle,
    actor,
    "teacher.reminded",
    due.map((teacher) => ({ type: "user", id: teacher.id, label: fullName(teacher) })),
  );
  return due.map((teacher) => letterOf(teacher, asked.period, asked.publicUrl));
}

function letterOf(teacher: ReportsLeft, period: Period, publicUrl: string) {
  const name = fullName(teacher);
  return {
    to: { name, address: teacher.email },
    subject: "Reports that are left to keep",
    text: letterTo(
      name,
      `${whatIsLeft(teacher.years, period)}\n\nGo to your classes: ${publicUrl}/dashboard/reportair/reports\n\nYour school asked ${PRODUCT_NAME} to send this. It sees how many reports are left, never a text that you have not released.`,
    ),
  };
}
