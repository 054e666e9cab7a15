import { z } from "zod";
import { done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { typedText } from "../text.ts";
import { REPORT_MAX } from "./report-fields.ts";
import { reportText } from "./reports.ts";

/** Most changes that a suggestion has: `changesBetween` finds no more. */
const CHANGES_MAX = 1_000;

/** How far an author is with the changes that a colleague suggests. */
export const suggestionCounts = z.object({
  handed_in_at: instant,
  changes: z.int(),
  taken: z.int(),
  left: z.int(),
});
export type SuggestionCounts = z.infer<typeof suggestionCounts>;

/** A suggestion as the colleague handed it in: what they read, and as they would have it. */
export const handedIn = suggestionCounts.extend({
  read_text: z.string(),
  suggested_text: z.string(),
});

export const suggestChanges = endpoint({
  method: "PUT",
  path: "sharing/received/:id/suggestion/",
  tag: "Sharing",
  summary:
    "Suggest changes to a report one was asked to proof-read, or others until its author has begun; 409 from then on",
  params: idParams,
  body: z.object({
    /** The text that the changes are made to, exactly as it was read. */
    read_text: typedText(REPORT_MAX),
    suggested_text: reportText,
  }),
  responses: { 200: handedIn },
  bodyLimit: 128 * 1024,
});

export const withdrawChanges = endpoint({
  method: "DELETE",
  path: "sharing/received/:id/suggestion/",
  tag: "Sharing",
  summary: "Withdraw the changes one suggested, until the report's author has begun",
  params: idParams,
  responses: { 200: done },
});

export const CHANGE_STATES = ["open", "outdated", "taken", "left"] as const;

/** One change, in words and by its place in the report as it is now. */
const suggestedChange = z.object({
  number: z.int(),
  was: z.string(),
  now: z.string(),
  /** `outdated`: the text has been changed there since it was read, so the change fits no more. */
  state: z.enum(CHANGE_STATES),
  /** Where it belongs, in UTF-16 units; only of those that are open. */
  place: z.object({ from: z.int(), to: z.int() }).nullable(),
});
export type SuggestedChange = z.infer<typeof suggestedChange>;

/** What a colleague suggests, beside the report as it is now. */
export const suggestion = z.object({
  proof: z.int(),
  report: z.int(),
  student_name: z.string(),
  reader: z.string(),
  handed_in_at: instant,
  /** The version of the report that the places are of. */
  version: z.int(),
  report_content: z.string(),
  changes: z.array(suggestedChange),
});
export type Suggestion = z.infer<typeof suggestion>;

export const getSuggestion = endpoint({
  method: "GET",
  path: "sharing/proofs/:id/suggestion/",
  tag: "Sharing",
  summary: "The changes that a colleague suggests to one of one's own reports",
  params: idParams,
  responses: { 200: suggestion },
});

const someChanges = z
  .array(z.int().min(0).max(CHANGES_MAX))
  .max(CHANGES_MAX, `At most ${CHANGES_MAX} changes can be decided on at once.`);

export const decideOnChanges = endpoint({
  method: "POST",
  path: "sharing/proofs/:id/suggestion/",
  tag: "Sharing",
  summary:
    "Take suggested changes into one's report, or leave them; 409 with both texts where it has changed since the given version",
  params: idParams,
  body: z.object({
    /** Which suggestion was on the screen: a colleague may have handed in another. */
    handed_in_at: z.iso.datetime({ offset: true }),
    /** Which version of the report was. */
    version: z.int(),
    take: someChanges,
    leave: someChanges,
  }),
  responses: { 200: suggestion },
});
