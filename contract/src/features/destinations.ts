import { z } from "zod";
import { done, idFilter, instant, recordId } from "../common.ts";
import { CHAR_LIMIT_MAX, CHAR_LIMIT_MIN } from "../destination-text.ts";
import { endpoint } from "../endpoint.ts";
import { typedText } from "../text.ts";
import { allowedFlag, flag, reportField } from "./flags.ts";
import { REPORT_MAX } from "./report-fields.ts";
import { sentence } from "./reports.ts";

/** The systems that schools in the United Kingdom copy reports into, and any other. */
export const SYSTEMS = [
  "sims",
  "arbor",
  "bromcom",
  "go4schools",
  "isams",
  "engage",
  "other",
] as const;
export type System = (typeof SYSTEMS)[number];

/** What each is called, and how many characters a comment may have there; null where none is published. */
export const KNOWN_SYSTEMS: Record<System, { name: string; char_limit: number | null }> = {
  sims: { name: "SIMS", char_limit: 1_000 },
  arbor: { name: "Arbor", char_limit: null },
  bromcom: { name: "Bromcom", char_limit: null },
  go4schools: { name: "GO4Schools", char_limit: null },
  isams: { name: "iSAMS", char_limit: null },
  engage: { name: "Engage", char_limit: null },
  other: { name: "Another system", char_limit: null },
};

/** Most characters of the name of a system that is not listed. */
const SYSTEM_NAME_MAX = 60;
/** Most lines of a mark sheet's names. */
export const MARK_SHEET_LINES_MAX = 200;

const LIMIT = `Please give a whole number from ${CHAR_LIMIT_MIN} to ${CHAR_LIMIT_MAX}, or none.`;
const charLimit = z.int(LIMIT).min(CHAR_LIMIT_MIN, LIMIT).max(CHAR_LIMIT_MAX, LIMIT).nullable();
const system = z.enum(SYSTEMS, { error: "Please choose a system." });

/** A system that the school copies reports into, and what it asks of them. */
export const destination = z.object({
  system,
  name: z
    .string()
    .trim()
    .min(1, "A name is required.")
    .max(SYSTEM_NAME_MAX, `At most ${SYSTEM_NAME_MAX} characters.`),
  /** Most characters of a comment, as the system counts them; null where the school has set none. */
  char_limit: charLimit,
  one_paragraph: z.boolean(),
  plain: z.boolean(),
  /** Whether teachers can choose it. */
  offered: z.boolean(),
});
export type Destination = z.infer<typeof destination>;

export const listSchoolDestinations = endpoint({
  method: "GET",
  path: "admin/destinations/",
  tag: "Destinations",
  summary: "The systems that reports are copied into, and what each asks of them (administrators)",
  responses: { 200: z.array(destination) },
});

export const setSchoolDestinations = endpoint({
  method: "PATCH",
  path: "admin/destinations/",
  tag: "Destinations",
  summary: "Settle some of the systems that reports are copied into (administrators)",
  body: z.object({
    destinations: z
      .array(destination)
      .min(1, "Please change at least one system.")
      .max(SYSTEMS.length, "Each system is listed once."),
  }),
  responses: { 200: z.array(destination) },
});

/** A system as a teacher chooses it. */
export const choosable = destination.omit({ offered: true }).extend({
  /** The teacher's own number, less than the school's; null where they have none. */
  own_limit: z.int().nullable(),
  /** The one that they chose last; the first of the list before. */
  chosen: z.boolean(),
});
export type Choosable = z.infer<typeof choosable>;

export const listDestinations = endpoint({
  method: "GET",
  path: "destinations/",
  tag: "Destinations",
  summary: "The systems that a teacher can copy reports into",
  responses: { 200: z.array(choosable) },
});

export const chooseDestination = endpoint({
  method: "PUT",
  path: "destinations/choice/",
  tag: "Destinations",
  summary: "Choose a system, with a number of one's own that is less than the school's",
  body: z.object({ system, own_limit: charLimit }),
  responses: { 200: z.array(choosable) },
});

/** A report that is shorter than the kept one: proposed for a destination, or settled for it by its author. */
const shorterText = z.object({
  text: z.string(),
  /** As the destination counts it. */
  length: z.int(),
  sentences: z.array(sentence),
  /** The author's own for this destination; else only proposed. */
  settled: z.boolean(),
  /** Notes and summaries that it no longer says. */
  leaves_out: z.array(reportField),
  /** Whether sentences go that the author wrote by hand. */
  leaves_own: z.boolean(),
});

/** A report that the author has kept, as it would go to the destination. */
export const copiedReport = z.object({
  id: z.int(),
  version: z.int(),
  /** The kept text, which nothing here changes. */
  report_content: z.string(),
  sentences: z.array(sentence),
  /** Of the kept text as the destination counts it. */
  length: z.int(),
  shorter: shorterText.nullable(),
  /** What is copied; null where the kept text is too long and nothing shorter is settled. */
  text: z.string().nullable(),
  /** Knows that very text; null where there is none. */
  key: z.string().nullable(),
  /** When that very text was copied; null where it was not. */
  copied_at: instant.nullable(),
  stale: z.boolean(),
  kept_unread: z.boolean(),
  flags: z.array(flag),
  allowed_flags: z.array(allowedFlag),
});
export type CopiedReport = z.infer<typeof copiedReport>;

/** A line of the mark sheet. */
export const queueLine = z.object({
  /** Null for a line of the mark sheet that is nobody of this class. */
  student: z
    .object({
      id: z.int(),
      full_name: z.string(),
      /** The admission number. */
      student_id: z.string(),
    })
    .nullable(),
  /** What there is of the pupil in this period. */
  state: z.enum(["kept", "draft", "none"]),
  report: copiedReport.nullable(),
});
export type QueueLine = z.infer<typeof queueLine>;

export const copyQueue = z.object({
  classroom: z.object({ id: z.int(), name: z.string(), subject: z.string() }),
  period: z.object({ id: z.int(), name: z.string() }),
  /** Periods that can be chosen: the current one, and those with kept reports of this class; the latest first. */
  periods: z.array(z.object({ id: z.int(), name: z.string(), current: z.boolean() })),
  destination: choosable,
  /** What a comment may have at most: the smaller of both numbers; null where there is none. */
  limit: z.int().nullable(),
  /** Whether the lines are in an order that was pasted. */
  ordered: z.boolean(),
  /** The mark sheet, line by line. */
  lines: z.array(queueLine),
  /** Kept reports of pupils who are in this class no longer. */
  elsewhere: z.array(queueLine),
});
export type CopyQueue = z.infer<typeof copyQueue>;

export const getCopyQueue = endpoint({
  method: "GET",
  path: "destinations/queue/",
  tag: "Destinations",
  summary:
    "The user's kept reports of a class and period as a system takes them, in the order of its mark sheet",
  query: z.object({
    classroom: recordId,
    /** The current one where it is absent. */
    period: idFilter,
    /** The one that was chosen last where it is absent. */
    system: system.optional(),
  }),
  responses: { 200: copyQueue },
});

export const settleShorter = endpoint({
  method: "PUT",
  path: "destinations/shorter/",
  tag: "Destinations",
  summary:
    "Settle a shorter text of a kept report for one system, or none; the kept report stays as it is",
  body: z.object({
    report: recordId,
    system,
    /** The copy that it was made from. */
    version: z.int(),
    text: typedText(REPORT_MAX)
      .refine((text) => text.trim() !== "", "A text cannot be empty.")
      .nullable(),
  }),
  bodyLimit: 64 * 1024,
  responses: {
    200: z.object({
      /** Knows the text as it is copied; null where there is none. */ key: z.string().nullable(),
    }),
  },
});

export const markCopied = endpoint({
  method: "PUT",
  path: "destinations/copied/",
  tag: "Destinations",
  summary: "Remember which texts were copied into a system, or that they were not",
  body: z.object({
    system,
    copied: z.boolean(),
    reports: z
      .array(
        z.object({ id: recordId, key: z.string().regex(/^[0-9a-f]{64}$/u, "A key is required.") }),
      )
      .min(1, "Please select at least one report.")
      .max(MARK_SHEET_LINES_MAX, `Please select at most ${MARK_SHEET_LINES_MAX} reports.`),
  }),
  bodyLimit: 32 * 1024,
  responses: { 200: done },
});

/** What came of a mark sheet's names. */
export const markSheetOrder = z.object({
  /** Lines that are nobody of this class, as they were pasted. */
  unknown: z.array(z.string()),
  /** Lines that could be several pupils of this class: none of them was taken. */
  ambiguous: z.array(z.string()),
  /** Pupils of the class whom no line names; they come last. */
  missing: z.array(z.string()),
});
export type MarkSheetOrder = z.infer<typeof markSheetOrder>;

export const setMarkSheetOrder = endpoint({
  method: "PUT",
  path: "destinations/order/",
  tag: "Destinations",
  summary: "Put a class in the order of a mark sheet's names; by surname again without names",
  body: z.object({ classroom: recordId, names: typedText(REPORT_MAX) }),
  bodyLimit: 64 * 1024,
  responses: { 200: markSheetOrder },
});
