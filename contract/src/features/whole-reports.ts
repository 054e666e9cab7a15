import { z } from "zod";
import { done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { ONE_GROUP, RULES, whom } from "./report-rules.ts";

/** Most bytes of a school's crest. */
export const CREST_MAX = 300 * 1024;
/** Most pupils of one document: more than a year group has. */
export const PUPILS_MAX = 600;
/** Most documents of a school that wait or are being made at one time. */
export const UNDER_WAY_MAX = 5;

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

export const letterhead = z.object({
  /** As documents say it; blank where the institution's own name stands. */
  name: z.string(),
  /** The institution's own name. */
  institution: z.string(),
  address: z.string(),
  /** The sentence that invites to talk about a report. */
  invitation: z.string(),
  /** The crest as an address that holds the picture itself; null where there is none. */
  crest: z.string().nullable(),
  /** Which rules of law the school's reports are checked against; null before that is settled. */
  rules: z.enum(RULES).nullable(),
});
export type Letterhead = z.infer<typeof letterhead>;

export const getLetterhead = endpoint({
  method: "GET",
  path: "admin/letterhead/",
  tag: "Whole reports",
  summary: "What the school's documents begin and end with (administrators)",
  responses: { 200: letterhead },
});

export const setLetterhead = endpoint({
  method: "PATCH",
  path: "admin/letterhead/",
  tag: "Whole reports",
  summary: "Change what the school's documents begin and end with (administrators)",
  // A crest in base 64, and the rest.
  bodyLimit: Math.ceil(CREST_MAX * 1.4) + 16 * 1024,
  body: z.object({
    name: line(120).optional(),
    address: line(300).optional(),
    invitation: line(600).optional(),
    /** A PNG or JPEG file in base 64, known by its bytes; null takes it away. */
    crest: z
      .base64("Please choose a PNG or JPEG picture.")
      .max(Math.ceil(CREST_MAX / 3) * 4, "Please choose a picture of at most 300 kB.")
      .nullable()
      .optional(),
    rules: z.enum(RULES).nullable().optional(),
  }),
  responses: { 200: letterhead },
});

/** Whom documents can be about, and for when. */
export const wholeReportChoices = z.object({
  /** The latest first. */
  periods: z.array(z.object({ id: z.int(), name: z.string(), current: z.boolean() })),
  years: z.array(z.int()),
  form_groups: z.array(z.string()),
});
export type WholeReportChoices = z.infer<typeof wholeReportChoices>;

export const getWholeReportChoices = endpoint({
  method: "GET",
  path: "admin/whole-reports/choices/",
  tag: "Whole reports",
  token: "reports:read",
  summary:
    "Reporting periods, years and form groups that whole reports can be made of (administrators)",
  responses: { 200: wholeReportChoices },
});

type Whom = { year?: number; form_group?: string; student?: number };
const isOne = ({ year, form_group, student }: Whom) =>
  [year, form_group, student].filter((each) => each !== undefined).length === 1;

/** What there is to be made into documents, and what is not there yet. */
export const wholeReportPreview = z.object({
  /** "Year 9", "Form 9B" or a pupil's name. */
  label: z.string(),
  students: z.int(),
  /** Pupils about whom the school has at least one report. */
  ready: z.int(),
  /** Reports that the school has. */
  released: z.int(),
  /** Reports that are kept and not released, and drafts: teachers' own, and so numbers alone. */
  kept: z.int(),
  drafts: z.int(),
  /** Pupils of whom something is missing, by name; those without any report first. */
  lacking: z.array(
    z.object({
      id: z.int(),
      full_name: z.string(),
      form_group: z.string().nullable(),
      released: z.int(),
      /** Their classes of which the school has no report, by subject. */
      missing: z.array(z.string()),
    }),
  ),
  /** Pupils in whose reports stand characters that a PDF has no shape for; a Word document has them. */
  unprintable: z.array(
    z.object({ id: z.int(), full_name: z.string(), characters: z.array(z.string()) }),
  ),
});
export type WholeReportPreview = z.infer<typeof wholeReportPreview>;

export const previewWholeReports = endpoint({
  method: "GET",
  path: "admin/whole-reports/preview/",
  tag: "Whole reports",
  summary: "Of whom the school has which reports, and what is missing (administrators)",
  query: z.object(whom).refine(isOne, { error: ONE_GROUP, path: ["student"] }),
  responses: { 200: wholeReportPreview },
});

export const wholeReport = z.object({
  id: z.int(),
  label: z.string(),
  period: z.string(),
  form: z.enum(["pdf", "docx"]),
  /** One file, or a ZIP archive with one for each pupil. */
  packing: z.enum(["one", "each"]),
  state: z.enum(["waiting", "making", "done", "failed"]),
  total: z.int(),
  done: z.int(),
  /** Pupils in whose reports letters had to be left out. */
  incomplete: z.int(),
  file_name: z.string().nullable(),
  /** In bytes. */
  size: z.int().nullable(),
  ordered_by: z.string(),
  created_at: instant,
  removed_at: instant,
});
export type WholeReport = z.infer<typeof wholeReport>;

export const listWholeReports = endpoint({
  method: "GET",
  path: "admin/whole-reports/",
  tag: "Whole reports",
  token: "reports:read",
  summary: "Documents of whole reports, the newest first (administrators)",
  responses: { 200: z.array(wholeReport) },
});

export const orderWholeReports = endpoint({
  method: "POST",
  path: "admin/whole-reports/",
  tag: "Whole reports",
  token: "reports:read",
  summary:
    "Have a document made of the reports that teachers released to the school; stands in the audit log (administrators)",
  body: z
    .object({ ...whom, form: z.enum(["pdf", "docx"]), packing: z.enum(["one", "each"]) })
    .refine(isOne, { error: ONE_GROUP, path: ["student"] }),
  responses: { 201: wholeReport },
});

/** A change in the audit log, so not a GET. */
export const downloadWholeReports = endpoint({
  method: "POST",
  path: "admin/whole-reports/:id/download/",
  tag: "Whole reports",
  token: "reports:read",
  summary: "A document that was made; stands in the audit log (administrators)",
  confirmation: "always",
  params: idParams,
  responses: { 200: z.string() },
  contentType: "application/octet-stream",
});

export const deleteWholeReports = endpoint({
  method: "DELETE",
  path: "admin/whole-reports/:id/",
  tag: "Whole reports",
  summary: "Remove a document before its time (administrators)",
  params: idParams,
  responses: { 200: done },
});
