import { z } from "zod";
import { calendarDay } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** A stretch of the school year that reports are written for; both days are inclusive. */
export const reportingPeriod = z.object({
  id: z.int(),
  name: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** The day by which reports are due. */
  due_on: z.iso.date().nullable(),
});
export type ReportingPeriod = z.infer<typeof reportingPeriod>;

export const getReportingPeriod = endpoint({
  method: "GET",
  path: "admin/reporting-period/",
  tag: "Administration",
  summary: "The reporting period of today (administrators)",
  responses: { 200: reportingPeriod },
});

export const setReportingPeriod = endpoint({
  method: "PATCH",
  path: "admin/reporting-period/",
  tag: "Administration",
  summary: "Change the dates and the deadline of today's reporting period (administrators)",
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, "Name is required.")
      .max(60, "At most 60 characters.")
      .optional(),
    starts_on: calendarDay.optional(),
    ends_on: calendarDay.optional(),
    due_on: calendarDay.nullable().optional(),
  }),
  responses: { 200: reportingPeriod },
});
