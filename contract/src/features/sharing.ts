import { z } from "zod";
import { done, idParams, instant, listOf, listQuery, recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { handedIn, suggestionCounts } from "./suggestions.ts";

/** Most reports that are shared in one go. */
const SHARED_MAX = 200;
/** Most of one's own proofs, and most of one's own releases, that are listed: the newest. */
export const OWN_SHARED_MAX = 5_000;
/** Most reports to proof-read that are listed, the newest. */
export const RECEIVED_MAX = 200;
/** Most characters of what a colleague says of a report. */
export const REMARK_MAX = 2_000;

const someReports = z
  .array(recordId)
  .min(1, "Please select at least one report.")
  .max(SHARED_MAX, `Please select at most ${SHARED_MAX} reports.`);

/** What a shared report is of, and its text; neither inputs nor notes. */
const shared = z.object({
  id: z.int(),
  author_name: z.string(),
  student_name: z.string(),
  year: z.int(),
  classroom: z.object({ name: z.string() }),
  period: z.string(),
  report_content: z.string(),
  word_count: z.int(),
  char_count: z.int(),
});

/** How one of the author's own reports is shared. */
export const sharedReport = z.object({
  report: z.int(),
  proofs: z.array(
    z.object({
      id: z.int(),
      reader: z.object({ id: z.int(), full_name: z.string() }),
      comment: z.string(),
      commented_at: instant.nullable(),
      /** How many changes they suggest; null where they suggest none. */
      suggestion: suggestionCounts.nullable(),
    }),
  ),
  /** When it was released to the school; null where it is not. */
  released_at: instant.nullable(),
});
export type SharedReport = z.infer<typeof sharedReport>;

export const listShared = endpoint({
  method: "GET",
  path: "sharing/",
  tag: "Sharing",
  summary: `Those of one's own reports that are shared, with colleagues' comments: the newest ${OWN_SHARED_MAX} of each kind`,
  responses: { 200: z.array(sharedReport) },
});

export const askForProof = endpoint({
  method: "POST",
  path: "sharing/proofs/",
  tag: "Sharing",
  summary: "Ask a named colleague to proof-read kept reports; asking again changes nothing",
  body: z.object({ reports: someReports, reader: recordId }),
  responses: { 200: done },
});

export const takeProofBack = endpoint({
  method: "DELETE",
  path: "sharing/proofs/:id/",
  tag: "Sharing",
  summary: "Take one report back from a colleague; their comment and suggestion go with it",
  params: idParams,
  responses: { 200: done },
});

export const receivedProof = shared.extend({
  comment: z.string(),
  commented_at: instant.nullable(),
  /** What one suggests oneself. */
  suggestion: handedIn.nullable(),
  created_at: instant,
});
export type ReceivedProof = z.infer<typeof receivedProof>;

export const listReceived = endpoint({
  method: "GET",
  path: "sharing/received/",
  tag: "Sharing",
  summary: `Reports that colleagues asked one to proof-read, the newest ${RECEIVED_MAX}`,
  responses: { 200: z.array(receivedProof) },
});

export const remarkOnProof = endpoint({
  method: "PATCH",
  path: "sharing/received/:id/",
  tag: "Sharing",
  summary: "Leave a comment on a report one was asked to proof-read",
  params: idParams,
  body: z.object({
    comment: z
      .string()
      .max(REMARK_MAX, `Ensure this field has no more than ${REMARK_MAX} characters.`),
  }),
  responses: { 200: done },
});

export const releaseReports = endpoint({
  method: "POST",
  path: "sharing/releases/",
  tag: "Sharing",
  summary: "Release kept reports to the school, whose administrators can then read and export them",
  body: z.object({ reports: someReports }),
  responses: { 200: done },
});

export const takeReleaseBack = endpoint({
  method: "POST",
  path: "sharing/releases/take-back/",
  tag: "Sharing",
  summary: "Take released reports back",
  body: z.object({ reports: someReports }),
  responses: { 200: done },
});

export const releasedReport = shared.extend({ released_at: instant });
export type ReleasedReport = z.infer<typeof releasedReport>;

export const listReleased = endpoint({
  method: "GET",
  path: "sharing/released/",
  tag: "Sharing",
  token: "reports:read",
  summary:
    "Reports that teachers released to the school; read by a program it stands in the audit log (administrators)",
  query: listQuery.extend({ search: z.string().max(200).optional() }),
  responses: { 200: listOf(releasedReport) },
});

export const exportReleased = endpoint({
  method: "POST",
  path: "sharing/released/export/",
  tag: "Sharing",
  summary: "The released reports to be written to a file; stands in the audit log (administrators)",
  confirmation: "always",
  body: z.object({ search: z.string().max(200).optional() }),
  responses: { 200: z.array(releasedReport) },
});
