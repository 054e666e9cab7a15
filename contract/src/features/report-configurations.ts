import { z } from "zod";
import { done, idParams, instant, listOf, listQuery, recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { reportInputs } from "./report-fields.ts";
import { allowedFlag, allowedFlags, flag, reportField } from "./flags.ts";
import { includeFilter, person, wholeOrListed } from "./reports.ts";

/** What an author has entered for a student in a class and period, and the text written from it. */
export const reportConfiguration = reportInputs.extend({
  id: z.int(),
  student: person.extend({ year: z.int() }),
  classroom: z.object({ id: z.int().nullable(), name: z.string() }),
  period: z.string(),
  user: z.int(),
  flags: z.array(flag),
  /** Words that the author has taken out of what a provider is sent. */
  taken_out: z.array(z.string()),
  /** What of these the teacher lets stand on purpose; it ends where its field changes. */
  allowed_flags: z.array(allowedFlag),
  created_at: instant,
  updated_at: instant,
  /** The kept text, else the draft, or null; of a configuration in a list it is as a list has it, alone it is whole. */
  generated_report: wholeOrListed.nullable(),
});
export type ReportConfiguration = z.infer<typeof reportConfiguration>;

const configurationQuery = listQuery.extend({ include: includeFilter });
const configurationList = listOf(reportConfiguration);

export const listConfigurations = endpoint({
  method: "GET",
  path: "reports/",
  tag: "Report configurations",
  summary: "The user's own report configurations",
  query: configurationQuery,
  responses: { 200: configurationList },
});

export const listConfigurationsAgain = endpoint({
  ...listConfigurations,
  path: "reports/list/",
});

/** Bytes of all notes of a student at their longest, as they are and as they were. */
const INPUTS_LIMIT = 64 * 1024;

/** A student's inputs in one class. Fields left out count as empty. */
export const configurationInput = reportInputs.extend({
  student: recordId,
  classroom: recordId,
  batch_mode: z.boolean().optional(),
  /**
   * All that is let stand of what the texts sent here are flagged for; without it, what was let stand before of texts
   * that have not changed.
   */
  allowed_flags: allowedFlags.optional(),
});

export const saveConfiguration = endpoint({
  method: "POST",
  path: "reports/list/",
  tag: "Report configurations",
  summary:
    "Create the pupil's configuration in this class and period (201), or update the one there is (200)",
  body: configurationInput.extend({
    /**
     * True where the sender knew of none: what is empty here then stays as another page has filled it, and where
     * both have filled a field, and not with the same, it is a 409 with what stands.
     */
    keep_filled: z.boolean().optional(),
  }),
  responses: { 201: reportConfiguration, 200: reportConfiguration },
  bodyLimit: INPUTS_LIMIT,
});

export const getConfiguration = endpoint({
  method: "GET",
  path: "reports/:id/",
  tag: "Report configurations",
  summary: "One configuration",
  params: idParams,
  responses: { 200: reportConfiguration },
});

/** Any of the input fields; what is left out stays. */
export const someInputs = z.object(
  Object.fromEntries(
    Object.entries(reportInputs.shape).map(([field, shape]) => [field, shape.unwrap().optional()]),
  ) as {
    [F in keyof typeof reportInputs.shape]: z.ZodOptional<
      ReturnType<(typeof reportInputs.shape)[F]["unwrap"]>
    >;
  },
);

/** A change of some fields; `was` holds what the sender saw in them before. */
const changedInputs = someInputs.extend({
  was: someInputs.optional(),
  /** All that is let stand; without it, what was let stand before of fields that stay. */
  allowed_flags: allowedFlags.optional(),
});

export const updateConfiguration = endpoint({
  method: "PATCH",
  path: "reports/:id/",
  tag: "Report configurations",
  summary:
    "Change some of a configuration's fields; 409 with the current ones where another value stands than the given `was`",
  params: idParams,
  body: changedInputs,
  responses: { 200: reportConfiguration },
  bodyLimit: INPUTS_LIMIT,
});

export const getConfigurationDetail = endpoint({
  ...getConfiguration,
  path: "reports/detail/:id/",
});
export const replaceConfiguration = endpoint({
  method: "PUT",
  path: "reports/detail/:id/",
  tag: "Report configurations",
  summary: "Change a configuration's fields",
  params: idParams,
  body: changedInputs,
  responses: { 200: reportConfiguration },
  bodyLimit: INPUTS_LIMIT,
});

/** What a 409 returns where a field has been changed elsewhere since, beside its `detail`; nothing was written. */
export const staleInputs = z.object({
  detail: z.string(),
  code: z.literal("stale" satisfies ErrorCode),
  current: reportConfiguration,
});
export type StaleInputs = z.infer<typeof staleInputs>;

/** The same of a batch: every configuration of which a field has been changed elsewhere since. */
export const staleBatch = staleInputs.extend({ current: z.array(reportConfiguration) });
export type StaleBatch = z.infer<typeof staleBatch>;

export const deleteConfiguration = endpoint({
  method: "DELETE",
  path: "reports/detail/:id/",
  tag: "Report configurations",
  summary: "Delete a configuration and hide its texts",
  params: idParams,
  responses: { 200: done },
});

const byOwner = {
  method: "GET",
  tag: "Report configurations",
  params: idParams,
  query: configurationQuery,
  responses: { 200: configurationList },
} as const;
export const listStudentConfigurations = endpoint({
  ...byOwner,
  path: "reports/student/:id/",
  summary: "One pupil's configurations, each with its kept text, else its draft",
});
export const listClassroomConfigurations = endpoint({
  ...byOwner,
  path: "reports/classroom/:id/",
  summary: "One class's configurations, each with its kept text, else its draft",
  query: configurationQuery.extend({ period: z.enum(["current", "all"]).default("all") }),
});
export const listUserConfigurations = endpoint({
  ...byOwner,
  path: "reports/user/:id/",
  summary: "One user's configurations, each with its kept text, else its draft",
});

export const restoreInputs = endpoint({
  method: "POST",
  path: "reports/discarded/inputs/:id/restore/",
  tag: "Reports",
  summary: "Bring cleared inputs back into the fields that are empty now; `restored` names them",
  params: idParams,
  responses: { 200: reportConfiguration.extend({ restored: z.array(reportField) }) },
});
