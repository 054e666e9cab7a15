import { z } from "zod";
import { idParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { reportField } from "./flags.ts";
import { generatedReport } from "./reports.ts";

/**
 * What a teacher may ask of a finished text; `sentence` is the index of the one to be said differently,
 * `field` an input that the text does not express yet.
 */
export const refinement = z.union([
  z.object({ kind: z.enum(["shorter", "longer", "warmer", "more_formal"]) }),
  z.object({ kind: z.literal("reword"), sentence: z.int().nonnegative() }),
  z.object({ kind: z.literal("include"), field: reportField }),
]);

export const refineReport = endpoint({
  method: "POST",
  path: "reports/generated/:id/refine/",
  tag: "Writing",
  summary:
    "Shorter, longer, warmer, more formal, one sentence differently, or an input worked in; the earlier text stays in the history",
  params: idParams,
  body: z.object({
    change: refinement,
    /** The copy that this is asked of; a stale one is a 409 with both texts. */
    version: z.int().optional(),
    /** The writer on this server does it, where another one is chosen. */
    fallback: z.boolean().default(false),
  }),
  responses: { 200: generatedReport },
});

export const whatTheAiSaw = endpoint({
  method: "GET",
  path: "reports/generated/:id/sent/",
  tag: "Writing",
  summary:
    "Exactly what was sent to an AI provider for a report, identifiers removed; null where nothing left the server",
  params: idParams,
  responses: { 200: z.object({ sent: z.string().nullable(), written_by: z.string() }) },
});
