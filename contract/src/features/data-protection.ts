import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { site } from "./site.ts";

/** Where a model's server is, as far as its address tells. */
export const PLACES = ["this_machine", "private_network", "outside"] as const;
export type Place = (typeof PLACES)[number];

/** What is taken out of notes, each with an example. */
export const TAKEN_OUT = [
  "student",
  "other_students",
  "staff",
  "school",
  "unknown_name",
  "former_pupil",
  "date_of_birth",
  "age",
  "student_id",
  "phone",
  "email",
  "address",
  "village",
  "link",
  "handle",
  "pronouns",
  "health",
  "family",
  "safeguarding",
] as const;
export type TakenOut = (typeof TAKEN_OUT)[number];

/** How long a kind of record is kept. */
const kept = z.object({ days: z.int() }).or(z.object({ months: z.int() }));
export type KeptFor = z.infer<typeof kept>;

/** A day, or where only that is known a month: "2026-11-23", "2026-11". */
const dayOrMonth = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/u);

export const dataProtection = z.object({
  school: z.string(),
  /** The day of these figures. */
  today: z.iso.date(),
  provider: site.shape.provider,
  hosting: site.shape.hosting,
  processors: site.shape.processors.pick({ payments: true, contact_form: true }),
  /** Host of the mail server; null where no mail leaves. */
  mail: z.string().nullable(),
  database: z.enum(["on_this_machine", "database_server"]),
  /** The model that this server is set up with; null where there is none. */
  model: z
    .object({ provider: z.string(), name: z.string(), host: z.string(), place: z.enum(PLACES) })
    .nullable(),
  /** Whether notes may leave: a model is set up, and the school has not settled to write on this server only. */
  leaves: z.boolean(),
  /** The first request that was sent for this school; null where nothing ever was. */
  since: dayOrMonth.nullable(),
  /** Newest first. */
  months: z.array(
    z.object({
      month: dayOrMonth,
      requests: z.int(),
      tokens: z.int(),
      /** Texts that still exist, by who wrote them. */
      by_model: z.int(),
      here: z.int(),
    }),
  ),
  consent: z.object({
    required: z.boolean(),
    students: z.int(),
    given: z.int(),
    withdrawn: z.int(),
    /** Students whose reports are written on this server only. */
    embedded_only: z.int(),
  }),
  accounts: z.object({ teacher: z.int(), admin: z.int(), adminteacher: z.int() }),
  retention: z.object({ report: kept, pupil: kept, account: kept, discarded: kept, session: kept }),
  /** Invented notes and what is sent of them, made by the very code that sends; null where nothing is. */
  examples: z.array(
    z.object({ kind: z.enum(TAKEN_OUT), typed: z.string(), sent: z.string().nullable() }),
  ),
});
export type DataProtection = z.infer<typeof dataProtection>;

export const getDataProtection = endpoint({
  method: "GET",
  path: "admin/data-protection/",
  tag: "Administration",
  summary: "What leaves the server, to whom and since when, in numbers (administrators)",
  responses: { 200: dataProtection },
});
