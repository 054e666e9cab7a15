import { z } from "zod";
import { typedText } from "../text.ts";
import { idParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { REPORT_MAX } from "./report-fields.ts";

/** What an edited text may be advised of, the gravest first. */
export const PROOFREADING_KINDS = [
  "safeguarding",
  "diagnosis",
  "family",
  "other_pupil",
  "contact",
  "contradiction",
  "unkind",
  "placeholder",
  "pronoun",
  "repetition",
  "unfinished",
  "spelling",
] as const;
export type ProofreadingKind = (typeof PROOFREADING_KINDS)[number];

/** Advice on a stretch of an edited text. It stops nothing: the teacher decides. */
export const advice = z.object({
  /** Where the words stand in the text, in UTF-16 units: from the first to before the last. */
  from: z.int(),
  to: z.int(),
  kind: z.enum(PROOFREADING_KINDS),
  /** For the teacher: what it is and what to do. */
  message: z.string(),
  /** What can take the place of the words; absent where there is no one thing. */
  suggestion: z.string().optional(),
});
export type Advice = z.infer<typeof advice>;

export const proofread = endpoint({
  method: "POST",
  path: "reports/generated-reports/:id/proofread/",
  tag: "Reports",
  summary: "What an edited text should be looked at for, before it is saved; nothing is stored",
  params: idParams,
  body: z.object({
    report_content: typedText(REPORT_MAX),
  }),
  responses: { 200: z.array(advice) },
  bodyLimit: 64 * 1024,
});
