import { z } from "zod";
import { calendarDayOr, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";

/** Age from which a child consents to online services for themselves: Data Protection Act 2018, section 9. */
export const CONSENT_AGE = 13;

export const CONSENT_DECISIONS = ["given", "withdrawn"] as const;

/** What a guardian said, when, and who wrote it down. */
export const consentEntry = z.object({
  id: z.int(),
  /** `withdrawn` is said of a consent that was refused, too. */
  decision: z.enum(CONSENT_DECISIONS),
  guardian: z.string(),
  decided_on: z.string(),
  recorded_by: z.string(),
  recorded_at: instant,
});
export type ConsentEntry = z.infer<typeof consentEntry>;

/** Why a student's reports are written on this server only, or null where a model may write them. */
export const EMBEDDED_REASONS = ["withdrawn", "under_age", "no_birth_date"] as const;
export type EmbeddedReason = (typeof EMBEDDED_REASONS)[number];

export const studentConsent = z.object({
  /** Newest first; the first one counts. */
  entries: z.array(consentEntry),
  /** Why the student's data go to no AI provider; null where they may. */
  embedded_only: z.enum(EMBEDDED_REASONS).nullable(),
});
export type StudentConsent = z.infer<typeof studentConsent>;

export const getConsent = endpoint({
  method: "GET",
  path: "students/:id/consent/",
  tag: "Consent",
  summary: "What a pupil's guardians said, and what follows for the writer (administrators)",
  params: idParams,
  responses: { 200: studentConsent },
});

export const recordConsent = endpoint({
  method: "POST",
  path: "students/:id/consent/",
  tag: "Consent",
  summary: "Record that a guardian consents, or does not (administrators)",
  params: idParams,
  body: z.object({
    decision: z.enum(CONSENT_DECISIONS),
    guardian: line("Guardian", 200),
    decided_on: calendarDayOr("Date is required."),
  }),
  responses: { 201: studentConsent },
});

/** The institution's rule, and how many students it concerns now. */
export const consentSetting = z.object({
  /** Students under the age of consent are written on this server only, unless a guardian consents. */
  required: z.boolean(),
  /** Students whose reports are written on this server only, by the setting as it stands. */
  embedded_only: z.int(),
  students: z.int(),
});
export type ConsentSetting = z.infer<typeof consentSetting>;

export const getConsentSetting = endpoint({
  method: "GET",
  path: "admin/consent/",
  tag: "Consent",
  summary: "Whether young pupils need a guardian's consent before a model writes (administrators)",
  responses: { 200: consentSetting },
});

export const setConsentSetting = endpoint({
  method: "PATCH",
  path: "admin/consent/",
  tag: "Consent",
  summary: "Set whether young pupils need a guardian's consent (administrators)",
  body: z.object({ required: z.boolean() }),
  responses: { 200: consentSetting },
});

/** For the teacher who is about to write: who of a class is written on this server. */
export const listClassConsent = endpoint({
  method: "GET",
  path: "students/classroom/:id/embedded-only/",
  tag: "Consent",
  summary: "Members of a class whose reports are written on this server only",
  params: idParams,
  responses: { 200: z.array(z.int()) },
});
