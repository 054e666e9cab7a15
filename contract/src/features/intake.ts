import { z } from "zod";
import { done, idParams, instant, listOf, listQuery, recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { FILE_BYTES, intakeTable, place, tableMapping } from "./intake-files.ts";

const asked = { sentence: z.string(), otherwise: z.string() };
const question = z.discriminatedUnion("code", [
  z.object({
    ...asked,
    code: z.literal("pronouns_from_gender"),
    he_him: z.int(),
    she_her: z.int(),
  }),
  z.object({ ...asked, code: z.literal("year_6_to_7"), students: z.int() }),
  z.object({ ...asked, code: z.literal("date_order"), column: z.string(), place }),
  z.object({
    ...asked,
    code: z.literal("class_subjects"),
    subjects: z.array(
      z.object({ code: z.string(), subject: z.string(), classes: z.array(z.string()) }),
    ),
  }),
  z.object({
    ...asked,
    code: z.literal("class_subject_missing"),
    classes: z.array(z.string()),
  }),
  z.object({ ...asked, code: z.literal("class_year_missing"), classes: z.array(z.string()) }),
  z.object({
    ...asked,
    code: z.literal("teachers_unknown"),
    names: z.array(
      z.object({
        name: z.string(),
        classes: z.array(z.string()),
        /** Accounts here that may be meant, the likeliest first. */
        accounts: z.array(z.object({ id: z.int(), name: z.string() })),
        /** The account that it stands for; null for nobody. */
        account: z.int().nullable(),
        /** Whether that has been said, now or for earlier files. */
        settled: z.boolean(),
      }),
    ),
  }),
  /** Of a new school year: who is in no class, and may have left. */
  z.object({ ...asked, code: z.literal("unplaced"), students: z.int() }),
  /** Classes that nobody is in any more, and whose names others go up to. */
  z.object({ ...asked, code: z.literal("names_taken"), classes: z.array(z.string()) }),
  /** Classes that cannot go up as they are called. */
  z.object({
    ...asked,
    code: z.literal("classes_clash"),
    rooms: z.array(z.object({ id: z.int(), name: z.string(), year: z.int(), why: z.string() })),
  }),
]);
export type IntakeQuestion = z.infer<typeof question>;

const named = <T extends z.ZodType>(value: T) => z.record(z.string().max(200), value);

const answers = z.object({
  pronouns_from_gender: z.boolean().optional(),
  year_6_to_7: z.boolean().optional(),
  date_order: named(z.enum(["day_first", "month_first"])).optional(),
  class_subjects: named(z.string().trim().min(1).max(100)).optional(),
  class_subject: named(z.string().trim().min(1).max(100)).optional(),
  class_year: named(z.int().min(7).max(12)).optional(),
});
export type IntakeAnswers = z.infer<typeof answers>;

/** What an intake is made of: a school's files, or the school itself, which goes a year up. */
export const INTAKE_KINDS = ["files", "new_year"] as const;
export type IntakeKind = (typeof INTAKE_KINDS)[number];

/** What becomes of a class: it goes up with its students, or they leave it because a new timetable comes. */
export const CLASS_WAYS = ["up", "empty"] as const;
const way = z.enum(CLASS_WAYS);
export type ClassWay = z.infer<typeof way>;

const newYear = z.object({
  /** What becomes of the classes of which nothing else is said. */
  classes: way,
  /** By year group, and by the record id of a class. */
  years: z
    .record(z.string().regex(/^(?:[789]|1[012])$/u, "Classes have Years 7 to 12."), way)
    .optional(),
  rooms: z.record(z.string().regex(/^\d{1,10}$/u), way).optional(),
  /** Years that leave beside the last one. */
  leaving: z.array(z.int().min(7).max(12)).max(6).optional(),
  /** Whether those go up who are in no class. */
  unplaced: z.enum(["up", "stay"]).optional(),
  /** Whether classes without students make room for others by a name with the old school year. */
  aside: z.boolean().optional(),
  /** Whether it is known that the school has gone up lately. */
  again: z.boolean().optional(),
});
export type NewYear = z.infer<typeof newYear>;

const decisions = z.object({
  /** By the student ID of the file, for those who are asked about: the same student, another one, or left out. */
  people: named(z.enum(["same", "other", "out"])).optional(),
  /** Whether those of whom only the ID is another are the same students: the school has new numbers. */
  changed_ids: z.boolean().optional(),
  /** Record ids of those who leave their classes. */
  leavers: z.union([z.literal("all"), z.array(z.int()).max(20_000)]).optional(),
  /** By the name in the files: the account's id, or null for nobody. */
  teachers: named(z.int().nullable()).optional(),
  /** Whether accounts are made for teachers who have none. */
  create_teachers: z.boolean().optional(),
  /** What has been settled for a new school year. */
  new_year: newYear.optional(),
});
export type IntakeDecisions = z.infer<typeof decisions>;

export const INTAKE_STATES = [
  /** Files are still coming. */
  "draft",
  /** To be read and compared. */
  "waiting",
  /** To be looked at, and brought in. */
  "ready",
  /** The files cannot be read. */
  "refused",
  "committed",
  "undone",
] as const;
export type IntakeState = (typeof INTAKE_STATES)[number];

/** Kinds of entries of a preview, in the order in which a person is needed; `left` is what undoing left as it is. */
export const ENTRY_KINDS = [
  "asked",
  "refused",
  "changed",
  "moved",
  "new",
  "leaver",
  "unchanged",
  "class",
  "renamed",
  "emptied",
  "teacher",
  "warning",
  "merged",
  "skipped",
  "left",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const counts = z.object({
  ...(Object.fromEntries(ENTRY_KINDS.map((each) => [each, z.int()])) as Record<
    EntryKind,
    z.ZodInt
  >),
  /** Rows that the refused entries stand for. */
  refused_rows: z.int(),
  /** Of those who are asked about, those of whom only the ID is another. */
  asked_changed_ids: z.int(),
  classes_new: z.int(),
  /** Classes of which year or subject is still asked, which stay out. */
  classes_asked: z.int(),
  teachers_new: z.int(),
  /** Teachers with an account here who come to classes that are here. */
  class_teachers: z.int(),
  /** Enrolments that begin, and that end. */
  enrolments: z.int(),
  unenrolments: z.int(),
  /** Whether more than a tenth of those who are in classes would leave: perhaps a year is missing from the files. */
  many_leave: z.boolean(),
});
export type IntakeCounts = z.infer<typeof counts>;

export const intake = z.object({
  id: z.int(),
  kind: z.enum(INTAKE_KINDS),
  state: z.enum(INTAKE_STATES),
  /** Goes up with everything that is settled and planned. */
  version: z.int(),
  created_at: instant,
  committed_at: instant.nullable(),
  undone_at: instant.nullable(),
  /** Until when it can be undone as one. */
  undo_until: instant.nullable(),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  /** Why the files cannot be read. */
  refusal: z.object({ file: z.string().nullable(), detail: z.string() }).nullable(),
  tables: z.array(intakeTable),
  questions: z.array(question),
  answers,
  decisions,
  /** Null until it has been planned. */
  counts: counts.nullable(),
});
export type Intake = z.infer<typeof intake>;

const personHere = z.object({
  id: z.int(),
  student_id: z.string(),
  name: z.string(),
  year: z.int(),
  form_group: z.string().nullable(),
  date_of_birth: z.string().nullable(),
});

/** A line of the preview. What a kind does not have is null or empty. A unique pupil number never stands in it. */
export const intakeEntry = z.object({
  position: z.int(),
  kind: z.enum(ENTRY_KINDS),
  student: z
    .object({
      /** The record here; null where there is none yet. */
      id: z.int().nullable(),
      student_id: z.string().nullable(),
      name: z.string(),
      year: z.int().nullable(),
      form_group: z.string().nullable(),
      date_of_birth: z.string().nullable(),
    })
    .nullable(),
  /** Old beside new; both are null of a unique pupil number. */
  changes: z.array(
    z.object({ field: z.string(), here: z.string().nullable(), file: z.string().nullable() }),
  ),
  /** Classes that they enter, and that they leave. */
  joins: z.array(z.string()),
  leaves: z.array(z.string()),
  /** Why it is asked, refused, doubted, put together, left aside or left as it is. */
  code: z.string().nullable(),
  sentence: z.string().nullable(),
  /** Whom a student of the file may be. */
  candidate: personHere.nullable(),
  /** What has been decided: of somebody asked about, or whether a leaver leaves. */
  decided: z.enum(["same", "other", "out", "leaves"]).nullable(),
  classroom: z
    .object({
      name: z.string(),
      year: z.int().nullable(),
      subject: z.string().nullable(),
      state: z.enum(["new", "known", "asked"]),
      students: z.int(),
      teachers: z.array(z.string()),
    })
    .nullable(),
  teacher: z
    .object({
      /** The account here; null where there is none, also afterwards where the address is in use elsewhere. */
      id: z.int().nullable(),
      name: z.string(),
      email: z.string(),
      state: z.enum(["new", "known"]),
      subjects: z.array(z.string()),
      /** Whether they can be invited: there is an account that nobody has signed in to. */
      waiting: z.boolean(),
    })
    .nullable(),
  place: place.nullable(),
  /** Rows that it stands for. */
  rows: z.int(),
});
export type IntakeEntry = z.infer<typeof intakeEntry>;

const TAG = "Bringing in a school";

export const listIntakes = endpoint({
  method: "GET",
  path: "intake/",
  tag: TAG,
  token: "rosters:write",
  summary: "What is staged, and what was brought in lately, newest first (administrators)",
  responses: {
    200: z.array(
      intake.pick({
        id: true,
        kind: true,
        state: true,
        created_at: true,
        committed_at: true,
        undone_at: true,
        undo_until: true,
        files: true,
        counts: true,
      }),
    ),
  },
});

export const beginIntake = endpoint({
  method: "POST",
  path: "intake/",
  tag: TAG,
  token: "rosters:write",
  summary: "Begin to bring in files (administrators)",
  responses: { 201: intake },
});

export const beginNewYear = endpoint({
  method: "POST",
  path: "intake/new-year/",
  tag: TAG,
  summary:
    "Plan a new school year, which is looked at, brought in and undone like files; a 409 with `went_up_at` where the school has gone up lately (administrators)",
  body: newYear,
  responses: { 201: intake },
});

export const addIntakeFile = endpoint({
  method: "POST",
  path: "intake/:id/files/",
  tag: TAG,
  token: "rosters:write",
  summary: "Stage one of the files; the body is its bytes (administrators)",
  params: idParams,
  query: z.object({ name: z.string().min(1).max(200) }),
  bytes: true,
  bodyLimit: FILE_BYTES,
  responses: { 200: intake },
});

export const readIntake = endpoint({
  method: "POST",
  path: "intake/:id/read/",
  tag: TAG,
  token: "rosters:write",
  summary: "Have the files read and compared with the school (administrators)",
  params: idParams,
  responses: { 202: intake },
});

export const getIntake = endpoint({
  method: "GET",
  path: "intake/:id/",
  tag: TAG,
  token: "rosters:write",
  summary: "How far it is, and what the preview counts (administrators)",
  params: idParams,
  responses: { 200: intake },
});

export const settleIntake = endpoint({
  method: "PATCH",
  path: "intake/:id/",
  tag: TAG,
  token: "rosters:write",
  summary:
    "Settle columns, answers and decisions; each that is given replaces its predecessor. A program decides about no person: `people`, `changed_ids` and `teachers` are refused it (administrators)",
  params: idParams,
  body: z.object({
    mappings: z.array(tableMapping).max(200).optional(),
    answers: answers.optional(),
    decisions: decisions.optional(),
  }),
  bodyLimit: 512 * 1024,
  responses: { 200: intake },
});

export const listIntakeEntries = endpoint({
  method: "GET",
  path: "intake/:id/entries/",
  tag: TAG,
  token: "rosters:write",
  summary: "The lines of the preview of one kind; in pages (administrators)",
  params: idParams,
  query: listQuery.omit({ ordering: true }).extend({ kind: z.enum(ENTRY_KINDS) }),
  responses: { 200: listOf(intakeEntry) },
});

export const exportRefusedRows = endpoint({
  method: "GET",
  path: "intake/:id/refused/csv/",
  tag: TAG,
  token: "rosters:write",
  summary:
    "The refused rows as they stand in the files, each with why, as a CSV file (administrators)",
  params: idParams,
  responses: { 200: z.string() },
  contentType: "text/csv",
});

export const commitIntake = endpoint({
  method: "POST",
  path: "intake/:id/commit/",
  tag: TAG,
  token: "rosters:write",
  summary:
    "Bring in what the preview shows, all or nothing; a 409 where the school or the preview has changed since (administrators)",
  params: idParams,
  body: z.object({ version: z.int() }),
  responses: { 200: intake },
});

/** How many of its steps bringing in has taken. */
export const intakeProgress = z.object({ done: z.int(), of: z.int() });
export type IntakeProgress = z.infer<typeof intakeProgress>;

/**
 * The stream of how far bringing in is: an event `progress` with an IntakeProgress for each step, and a last event
 * `end`. It is opened before the call that brings in, which on an embedded database keeps everybody else waiting.
 */
export const INTAKE_PROGRESS_PATH = "intake/:id/progress/";

export const followIntake = endpoint({
  method: "GET",
  path: INTAKE_PROGRESS_PATH,
  tag: TAG,
  summary:
    "A stream of events, opened before bringing in: `progress` for each step of it in this process, and a last event `end` (administrators)",
  params: idParams,
  responses: { 200: z.string() },
  contentType: "text/event-stream",
});

export const undoIntake = endpoint({
  method: "POST",
  path: "intake/:id/undo/",
  tag: TAG,
  token: "rosters:write",
  summary:
    "Undo what was brought in, but for what has changed since, which the entries `left` name (administrators)",
  params: idParams,
  responses: { 200: intake },
});

export const cancelIntake = endpoint({
  method: "DELETE",
  path: "intake/:id/",
  tag: TAG,
  token: "rosters:write",
  summary: "Remove what is staged (administrators)",
  params: idParams,
  responses: { 200: done },
});

export const inviteTeachers = endpoint({
  method: "POST",
  path: "users/teachers/invite/",
  tag: "Teachers",
  summary: "Mail those who have never signed in a link to choose their password (administrators)",
  body: z.object({ teachers: z.array(recordId).min(1).max(500) }),
  responses: { 200: z.object({ detail: z.string(), invited: z.array(z.int()) }) },
});
