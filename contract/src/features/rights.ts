import { z } from "zod";
import { done, idParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** How much is held of a student, in numbers. */
export const holdings = z.object({
  classes: z.int(),
  /** Sets of ticks and notes, one a class and reporting period. */
  inputs: z.int(),
  reports: z.int(),
  /** Earlier texts of them. */
  versions: z.int(),
  /** Teachers who wrote them. */
  authors: z.int(),
  consents: z.int(),
});
export type Holdings = z.infer<typeof holdings>;

export const getHoldings = endpoint({
  method: "GET",
  path: "students/:id/holdings/",
  tag: "Rights",
  summary: "How much is held of a pupil, in numbers (administrators)",
  params: idParams,
  responses: { 200: holdings },
});

/** A change in the audit log and a mail to each author, so not a GET. */
export const exportStudent = endpoint({
  method: "POST",
  path: "students/:id/export/",
  tag: "Rights",
  summary:
    "Everything held of a pupil as a ZIP file, to read and as JSON; its authors are told (administrators)",
  confirmation: "always",
  params: idParams,
  responses: { 200: z.string() },
  contentType: "application/zip",
});

export const eraseStudent = endpoint({
  method: "POST",
  path: "students/:id/erase/",
  tag: "Rights",
  summary: "Erase a pupil from every table; the authors of reports are told (administrators)",
  confirmation: "always",
  params: idParams,
  responses: { 200: done },
});
