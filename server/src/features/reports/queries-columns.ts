import { sql, type Column } from "drizzle-orm";
import { REPORT_FIELDS, type ReportField } from "@reportair/contract/features/report-fields.ts";
import type { GeneratedReport, Includable } from "@reportair/contract/features/reports.ts";
import {
  generatedReports,
  reportConfigurations,
  reportFeedback,
  reportingPeriods,
  students,
} from "../../database/schema.ts";

/** The inputs of a configuration. */
export const inputColumns = Object.fromEntries(
  REPORT_FIELDS.map((field) => [field, reportConfigurations[field]]),
) as Pick<typeof reportConfigurations, ReportField>;

/** True while the inputs differ from those that the text was written from. */
export const stale = sql<boolean>`${generatedReports.inputs_digest} <> ${reportConfigurations.inputs_digest}`;

/** The text that stands beside a standing one: of a kept one the draft, of a draft the kept one. */
export const other = sql<number | null>`(
  select beside.id from ${generatedReports} as beside
  where generated_reports.current and beside.configuration_id = generated_reports.configuration_id
    and beside.id <> generated_reports.id and beside.current and beside.discarded_at is null
)`;

export const configuration = {
  id: reportConfigurations.id,
  author_id: reportConfigurations.author_id,
  classroom_id: reportConfigurations.classroom_id,
  classroom_name: reportConfigurations.classroom_name,
  flags: reportConfigurations.flags,
  taken_out: reportConfigurations.taken_out,
  allowed_flags: reportConfigurations.allowed_flags,
  created_at: reportConfigurations.created_at,
  updated_at: reportConfigurations.updated_at,
};
export const student = {
  id: students.id,
  first_name: students.first_name,
  last_name: students.last_name,
  year: students.year,
};

const named = <Value>(column: Column, name: string) => sql<Value>`${column}`.as(name);

const feedback = sql<
  GeneratedReport["feedback"]
>`case when ${reportFeedback.id} is null then null else
  json_build_object('rating_type', ${reportFeedback.rating_type}, 'value', ${reportFeedback.value}, 'comment', ${reportFeedback.comment}) end`;

/** What every list shows of a report, each under a name of its own. */
export const listed = {
  id: generatedReports.id,
  configuration_id: generatedReports.configuration_id,
  student_id: generatedReports.student_id,
  first_name: students.first_name,
  last_name: students.last_name,
  student_year: named<number>(students.year, "student_year"),
  classroom_id: reportConfigurations.classroom_id,
  classroom_name: reportConfigurations.classroom_name,
  year: generatedReports.year,
  period: named<string>(reportingPeriods.name, "period"),
  report_content: generatedReports.report_content,
  word_count: generatedReports.word_count,
  char_count: generatedReports.char_count,
  length_range: generatedReports.length_range,
  length_unit: generatedReports.length_unit,
  status: generatedReports.status,
  current: generatedReports.current,
  was_kept: generatedReports.was_kept,
  other: other.as("other"),
  opened: sql<boolean>`${generatedReports.opened_at} is not null`.as("opened"),
  version: generatedReports.version,
  created_at: named<string>(generatedReports.created_at, "created_at"),
  updated_at: named<string>(generatedReports.updated_at, "updated_at"),
  feedback: feedback.as("feedback"),
  stale: stale.as("stale"),
  written_by: generatedReports.written_by,
  has_left: sql<boolean>`${generatedReports.sent} is not null`.as("has_left"),
};

/** What a list has only where it is asked for. */
export const includable = {
  sentences: generatedReports.sentences,
  inputs: generatedReports.inputs,
  flags: generatedReports.flags,
  allowed_flags: generatedReports.allowed_flags,
  uncovered: generatedReports.uncovered,
  handed_back: generatedReports.handed_back,
} satisfies Record<Includable, Column>;
