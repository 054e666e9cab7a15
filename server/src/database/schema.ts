import type { Rules } from "@reportair/contract/features/report-rules.ts";
import type { AuditDetails, SubjectType } from "@reportair/contract/features/audit.ts";
import type { HandedBack } from "@reportair/contract/features/note-readings.ts";
import type { Edited } from "@reportair/contract/features/class-time.ts";
import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import type {
  LengthRange,
  LengthUnit,
  Pronouns,
  ReportField,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Role } from "@reportair/contract/features/accounts.ts";
import type { BatchEvent, ItemFailure, ItemState } from "@reportair/contract/features/batches.ts";
import type { IntakeTable } from "@reportair/contract/features/intake-files.ts";
import type {
  EntryKind,
  IntakeAnswers,
  IntakeCounts,
  IntakeDecisions,
  IntakeKind,
  IntakeQuestion,
  IntakeState,
} from "@reportair/contract/features/intake.ts";
import type { System } from "@reportair/contract/features/destinations.ts";
import type { KeptColumn } from "@reportair/contract/features/mark-books.ts";
import type { TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import type { Offer, ReportPolicy } from "@reportair/contract/features/report-policies.ts";
import type { Provider } from "@reportair/contract/signing-in.ts";
import type { TokenScope } from "@reportair/contract/tokens.ts";
import type { Mapping } from "@reportair/roster/roster.ts";
import type { StyleProfile } from "@reportair/writing/style/profile.ts";
import type { WholeReport } from "@reportair/contract/features/whole-reports.ts";
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  smallint,
  uuid,
} from "drizzle-orm/pg-core";

// The tables as queries see them. The truth is in migrations/, and what those come to in schema.sql beside them;
// server/test/schema.test.ts compares these tables with the database.

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const institution = () => integer().notNull();
const instant = () => timestamp({ withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const createdAt = () => instant().notNull().defaultNow();
/** Worked out by the database; by a `key` a row is found or sorted, see migrations/0016_lists.sql. */
const digest = () => text().notNull().generatedAlwaysAs("");
const key = () => text().generatedAlwaysAs("");

export const institutions = pgTable("institutions", {
  id: id(),
  name: text().notNull(),
  short_names: text().array().notNull().default([]),
  subscription: text().$type<"active" | "past_due" | "cancelled">().notNull().default("active"),
  model_budget: bigint({ mode: "number" }),
  created_at: createdAt(),
  closed_at: instant(),
  consent_required: boolean().notNull().default(false),
  second_step_required: boolean().notNull().default(false),
  password_kept_by: integer(),
});

export const signInProviders = pgTable("sign_in_providers", {
  institution_id: institution(),
  provider: text().$type<Provider>().notNull(),
  live: boolean().notNull(),
  client_id: text().notNull(),
  secret: bytes().notNull(),
  tenant: text().notNull(),
  domain: text(),
  accounts_domain: text(),
  saved_at: createdAt(),
  proven_at: instant(),
});

export const apiTokens = pgTable("api_tokens", {
  id: id(),
  institution_id: institution(),
  made_by: integer().notNull(),
  name: text().notNull(),
  scopes: text().array().$type<TokenScope[]>().notNull(),
  token_hash: bytes().notNull(),
  created_at: createdAt(),
  ends_on: date().notNull(),
  used_on: date(),
  revoked_at: instant(),
});

export const signInIdentities = pgTable("sign_in_identities", {
  user_id: integer().notNull(),
  institution_id: institution(),
  provider: text().$type<Provider>().notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  address: text().notNull(),
  confirmed: boolean().notNull(),
  linked_at: createdAt(),
  used_at: instant(),
});

export const users = pgTable("users", {
  id: id(),
  institution_id: institution(),
  email: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  role: text().$type<Role>().notNull(),
  password_hash: text().notNull(),
  length_unit: text().$type<LengthUnit>().notNull().default("words"),
  length_range: text().$type<LengthRange>(),
  created_at: createdAt(),
  updated_at: createdAt(),
  closed_at: instant(),
  last_name_key: key().notNull(),
  first_name_key: key().notNull(),
  search_key: key().notNull(),
  signed_in_at: instant(),
});

export const emailChanges = pgTable("email_changes", {
  user_id: integer().primaryKey(),
  institution_id: institution(),
  email: text().notNull(),
  expires_at: instant().notNull(),
});

export const students = pgTable("students", {
  id: id(),
  institution_id: institution(),
  student_id: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  pronouns: text().$type<Pronouns>(),
  year: integer().notNull(),
  form_group: text(),
  date_of_birth: date({ mode: "string" }),
  added_by: integer(),
  enrolled_until: createdAt(),
  created_at: createdAt(),
  updated_at: createdAt(),
  last_name_key: key().notNull(),
  first_name_key: key().notNull(),
  form_group_key: key(),
  student_id_key: key().notNull(),
  preferred_name: text(),
  search_key: key().notNull(),
  upn: text(),
  legal_first_name: text(),
  legal_last_name: text(),
});

export const classrooms = pgTable("classrooms", {
  id: id(),
  institution_id: institution(),
  name: text().notNull(),
  year: integer().notNull(),
  subject: text().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
  name_key: key().notNull(),
  subject_key: key().notNull(),
  search_key: key().notNull(),
});

export const classroomTeachers = pgTable("classroom_teachers", {
  classroom_id: integer().notNull(),
  user_id: integer().notNull(),
  institution_id: institution(),
});

export const enrolments = pgTable("enrolments", {
  classroom_id: integer().notNull(),
  student_id: integer().notNull(),
  institution_id: institution(),
  enrolled_at: createdAt(),
});

export const guardianConsents = pgTable("guardian_consents", {
  id: id(),
  institution_id: institution(),
  student_id: integer().notNull(),
  decision: text().$type<"given" | "withdrawn">().notNull(),
  guardian: text().notNull(),
  decided_on: date({ mode: "string" }).notNull(),
  recorded_by: text().notNull(),
  recorded_at: createdAt(),
});

export const auditLog = pgTable("audit_log", {
  id: id(),
  institution_id: institution(),
  at: createdAt(),
  actor_id: integer(),
  actor_name: text().notNull(),
  action: text().notNull(),
  subject_type: text().$type<SubjectType>().notNull(),
  subject_id: integer().notNull(),
  subject_label: text().notNull().default(""),
  details: jsonb().$type<AuditDetails>().notNull().default({}),
});

export const intakes = pgTable("intakes", {
  id: id(),
  institution_id: institution(),
  started_by: integer(),
  kind: text().$type<IntakeKind>().notNull().default("files"),
  state: text().$type<IntakeState>().notNull().default("draft"),
  version: integer().notNull().default(1),
  mappings: jsonb().$type<Mapping[]>(),
  answers: jsonb().$type<IntakeAnswers>().notNull().default({}),
  decisions: jsonb().$type<IntakeDecisions>().notNull().default({}),
  tables: jsonb().$type<IntakeTable[]>().notNull().default([]),
  questions: jsonb().$type<IntakeQuestion[]>().notNull().default([]),
  counts: jsonb().$type<Partial<IntakeCounts>>().notNull().default({}),
  roster: text(),
  refusal: jsonb().$type<{ file: string | null; detail: string }>(),
  school_digest: text(),
  leased_until: instant(),
  attempts: integer().notNull().default(0),
  created_at: createdAt(),
  committed_at: instant(),
  undone_at: instant(),
  /** Of the program that brings it in. */
  token_id: integer(),
});

export const intakeEntries = pgTable("intake_entries", {
  intake_id: integer().notNull(),
  kind: text().$type<EntryKind>().notNull(),
  position: integer().notNull(),
  institution_id: institution(),
  student_id: integer(),
  payload: jsonb().$type<object>().notNull(),
});

export const reportingPeriods = pgTable("reporting_periods", {
  id: id(),
  institution_id: institution(),
  name: text().notNull(),
  starts_on: date({ mode: "string" }).notNull(),
  ends_on: date({ mode: "string" }).notNull(),
  due_on: date({ mode: "string" }),
});

export const reportPolicies = pgTable("report_policies", {
  institution_id: institution().primaryKey(),
  length_range: text().$type<LengthRange>(),
  length_unit: text().$type<LengthUnit>().notNull().default("words"),
  length_fixed: boolean().notNull().default(false),
  tone: text().$type<ReportPolicy["tone"]>().notNull().default("own"),
  avoid_words: text().array().notNull().default([]),
  writer: text().$type<ReportPolicy["writer"]>().notNull().default("configured"),
  updated_at: createdAt(),
  advice_share: integer().notNull().default(25),
  offers: text().array().$type<Offer[]>().notNull().default([]),
  look_first: boolean().notNull().default(false),
});

const input = () => text().notNull().default("");

export const reportConfigurations = pgTable("report_configurations", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  student_id: integer().notNull(),
  classroom_id: integer(),
  classroom_name: text().notNull(),
  subject: text().notNull(),
  period_id: integer().notNull(),
  level: input().$type<ReportInputs["level"]>(),
  level_notes: input(),
  participation: input().$type<ReportInputs["participation"]>(),
  participation_notes: input(),
  punctuality: input().$type<ReportInputs["punctuality"]>(),
  punctuality_notes: input(),
  behaviour: input().$type<ReportInputs["behaviour"]>(),
  behaviour_notes: input(),
  homework: input().$type<ReportInputs["homework"]>(),
  homework_notes: input(),
  homework_improvement_area: input().$type<ReportInputs["homework_improvement_area"]>(),
  homework_improvement_notes: input(),
  best_achievement: input(),
  area_to_improve: input(),
  additional_notes: input(),
  flags: jsonb().$type<Flag[]>().notNull().default([]),
  allowed_flags: jsonb().$type<AllowedFlag[]>().notNull().default([]),
  inputs_digest: digest(),
  deleted_at: instant(),
  created_at: createdAt(),
  updated_at: createdAt(),
  taken_out: text().array().notNull().default([]),
  looked_at: instant(),
});

export const batches = pgTable("batches", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  classroom_id: integer(),
  classroom_name: text().notNull().default(""),
  kind: text().$type<"class" | "single">().notNull(),
  length_range: text().$type<LengthRange>().notNull(),
  length_unit: text().$type<LengthUnit>().notNull(),
  fallback: boolean().notNull().default(false),
  status: text()
    .$type<"queued" | "running" | "finished" | "cancelled">()
    .notNull()
    .default("queued"),
  total: integer().notNull(),
  done: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  cancelled: integer().notNull().default(0),
  last_event: integer().notNull().default(0),
  idempotency_key: text(),
  body_hash: text(),
  created_at: createdAt(),
  finished_at: instant(),
});

export const batchItems = pgTable("batch_items", {
  id: id(),
  batch_id: integer().notNull(),
  institution_id: institution(),
  author_id: integer().notNull(),
  index: integer().notNull(),
  configuration_id: integer(),
  student_id: integer().notNull(),
  student_name: text().notNull(),
  seed: integer().notNull(),
  state: text().$type<ItemState>().notNull().default("waiting"),
  error: text(),
  failure: text().$type<ItemFailure>(),
  leased_until: instant(),
  attempts: integer().notNull().default(0),
  report_id: integer(),
  on_this_server: boolean().notNull().default(false),
  sent: text(),
  retry_at: instant(),
  alone: boolean().notNull().default(false),
});

export const batchEvents = pgTable("batch_events", {
  batch_id: integer().notNull(),
  id: integer().notNull(),
  institution_id: institution(),
  author_id: integer().notNull(),
  payload: jsonb().$type<BatchEvent>().notNull(),
});

export const generatedReports = pgTable("generated_reports", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  configuration_id: integer().notNull(),
  student_id: integer().notNull(),
  year: integer().notNull(),
  batch_item_id: integer(),
  report_content: text().notNull(),
  sentences: jsonb().$type<ReportSentence[]>().notNull(),
  uncovered: text().array().$type<ReportField[]>().notNull(),
  flags: jsonb().$type<Flag[]>().notNull().default([]),
  allowed_flags: jsonb().$type<AllowedFlag[]>().notNull().default([]),
  inputs: jsonb().$type<ReportInputs>().notNull(),
  inputs_digest: digest(),
  length_range: text().$type<LengthRange>().notNull(),
  length_unit: text().$type<LengthUnit>().notNull(),
  word_count: integer().notNull(),
  char_count: integer().notNull(),
  status: text().$type<"draft" | "kept">().notNull().default("draft"),
  opened_at: instant(),
  version: integer().notNull().default(1),
  written_by: text().notNull(),
  sent: text(),
  made_by: text().$type<"writer" | "teacher">().notNull().default("writer"),
  seed: integer().notNull(),
  current: boolean().notNull().default(true),
  was_kept: boolean().notNull().default(false),
  taught: boolean().notNull().default(false),
  discarded_at: instant(),
  created_at: createdAt(),
  updated_at: createdAt(),
  handed_back: jsonb().$type<HandedBack[]>().notNull().default([]),
  /** Null of texts of before this was counted. */
  edited: text().$type<Edited>().default("as_written"),
});

export const clearedInputs = pgTable("cleared_inputs", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  configuration_id: integer().notNull(),
  inputs: jsonb().$type<Partial<ReportInputs>>().notNull(),
  cleared_at: createdAt(),
});

export const reportVersions = pgTable("report_versions", {
  report_id: integer().notNull(),
  version: integer().notNull(),
  institution_id: institution(),
  author_id: integer().notNull(),
  report_content: text().notNull(),
  sentences: jsonb().$type<ReportSentence[]>().notNull(),
  made_by: text().$type<"writer" | "teacher">().notNull(),
  written_by: text(),
  created_at: createdAt(),
});

export const reportFeedback = pgTable("report_feedback", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  report_id: integer().notNull(),
  rating_type: text().$type<"star" | "thumb">().notNull(),
  value: integer().notNull(),
  comment: text().notNull().default(""),
  created_at: createdAt(),
});

export const reportProofs = pgTable("report_proofs", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  report_id: integer().notNull(),
  reader_id: integer().notNull(),
  comment: text().notNull().default(""),
  commented_at: instant(),
  created_at: createdAt(),
});

export const proofSuggestions = pgTable("proof_suggestions", {
  proof_id: integer().primaryKey(),
  institution_id: institution(),
  author_id: integer().notNull(),
  reader_id: integer().notNull(),
  read_text: text().notNull(),
  suggested_text: text().notNull(),
  changes: jsonb().$type<StoredChange[]>().notNull(),
  handed_in_at: createdAt(),
});
/** `from`, `to`, `start` and `end` of a `TextChange`. */
export type StoredChange = [number, number, number, number];

export const proofDecisions = pgTable("proof_decisions", {
  proof_id: integer().notNull(),
  change: integer().notNull(),
  institution_id: institution(),
  author_id: integer().notNull(),
  reader_id: integer().notNull(),
  taken: boolean().notNull(),
  decided_at: createdAt(),
});

export const reportReleases = pgTable("report_releases", {
  report_id: integer().primaryKey(),
  institution_id: institution(),
  author_id: integer().notNull(),
  created_at: createdAt(),
});

export const destinations = pgTable("destinations", {
  institution_id: institution(),
  system: text().$type<System>().notNull(),
  name: text().notNull(),
  char_limit: integer(),
  one_paragraph: boolean().notNull(),
  plain: boolean().notNull(),
  offered: boolean().notNull(),
  updated_at: createdAt(),
});

export const destinationChoices = pgTable("destination_choices", {
  institution_id: institution(),
  author_id: integer().notNull(),
  system: text().$type<System>().notNull(),
  own_limit: integer(),
  chosen_at: createdAt(),
});

export const markSheetOrders = pgTable("mark_sheet_orders", {
  institution_id: institution(),
  author_id: integer().notNull(),
  classroom_id: integer().notNull(),
  students: integer().array().notNull(),
  updated_at: createdAt(),
});

export const destinationTexts = pgTable("destination_texts", {
  institution_id: institution(),
  author_id: integer().notNull(),
  report_id: integer().notNull(),
  system: text().$type<System>().notNull(),
  shorter: text(),
  sentences: jsonb().$type<ReportSentence[]>().notNull().default([]),
  made_from: text(),
  copied_digest: text(),
  copied_at: instant(),
});

export const reviewStops = pgTable("review_stops", {
  institution_id: institution(),
  author_id: integer().notNull(),
  classroom_id: integer().notNull(),
  report_id: integer().notNull(),
  updated_at: createdAt(),
});

export const classTimes = pgTable("class_times", {
  author_id: integer().notNull(),
  institution_id: institution(),
  classroom_id: integer().notNull(),
  period_id: integer().notNull(),
  seconds: integer().notNull(),
  sums: uuid().array().notNull(),
  updated_at: createdAt(),
});

export const classTimeChoices = pgTable("class_time_choices", {
  author_id: integer().primaryKey(),
  institution_id: institution(),
  counting: boolean().notNull().default(true),
  asked: boolean().notNull().default(false),
  before_minutes: integer(),
  updated_at: createdAt(),
});

export const trainingSets = pgTable("training_sets", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  samples: jsonb().$type<{ text: string }[]>().notNull(),
  rules: smallint().notNull().default(1),
  leased_until: instant(),
  profiled_at: instant(),
  created_at: createdAt(),
});

export const trainingDrafts = pgTable("training_drafts", {
  author_id: integer().primaryKey(),
  institution_id: institution(),
  samples: jsonb().$type<TrainingSample[]>().notNull(),
  rules: smallint().notNull().default(1),
  updated_at: createdAt(),
});

export const markBookReadings = pgTable("mark_book_readings", {
  author_id: integer().notNull(),
  institution_id: institution(),
  classroom_id: integer().notNull(),
  columns: jsonb().$type<KeptColumn[]>().notNull(),
  updated_at: createdAt(),
});

export const styleProfiles = pgTable("style_profiles", {
  author_id: integer().primaryKey(),
  institution_id: institution(),
  profile: jsonb().$type<StyleProfile>().notNull(),
  rules: smallint().notNull().default(1),
  updated_at: createdAt(),
});

export const notifications = pgTable("notifications", {
  id: id(),
  institution_id: institution(),
  author_id: integer().notNull(),
  text: text().notNull(),
  read_at: instant(),
  created_at: createdAt(),
});

export const modelUsage = pgTable("model_usage", {
  institution_id: institution(),
  month: date({ mode: "string" }).notNull(),
  requests: integer().notNull().default(0),
  input_tokens: bigint({ mode: "number" }).notNull().default(0),
  output_tokens: bigint({ mode: "number" }).notNull().default(0),
  first_on: date({ mode: "string" }),
});

export const studentFigures = pgTable("student_figures", {
  institution_id: institution(),
  student_id: integer().notNull(),
  period_id: integer().notNull(),
  attendance: doublePrecision(),
  authorised: integer(),
  unauthorised: integer(),
  lates: integer(),
  results: jsonb().$type<{ subject: string; result: string }[]>().notNull().default([]),
  updated_at: createdAt(),
});

export const letterheads = pgTable("letterheads", {
  institution_id: institution().primaryKey(),
  name: text().notNull().default(""),
  address: text().notNull().default(""),
  invitation: text().notNull().default(""),
  crest: bytes(),
  rules: text().$type<Rules>(),
  updated_at: createdAt(),
});

export const wholeReports = pgTable("whole_reports", {
  id: id(),
  institution_id: institution(),
  ordered_by: integer().notNull(),
  period_id: integer().notNull(),
  label: text().notNull(),
  students: integer().array().notNull(),
  form: text().$type<WholeReport["form"]>().notNull(),
  packing: text().$type<WholeReport["packing"]>().notNull(),
  state: text().$type<WholeReport["state"]>().notNull().default("waiting"),
  done: integer().notNull().default(0),
  leased_until: instant(),
  attempts: integer().notNull().default(0),
  incomplete: integer().notNull().default(0),
  file_name: text(),
  file: bytes(),
  created_at: createdAt(),
});
