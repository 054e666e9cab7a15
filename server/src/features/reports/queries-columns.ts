import { REPORT_FIELDS, type ReportField } from "@reportair/contract/features/report-fields.ts";
import {
  generatedReports,
  reportConfigurations,
  reportFeedback,
  students,
} from "../../database/schema.ts";

/** The inputs of a configuration. */
export const inputColumns = Object.fromEntries(
  REPORT_FIELDS.map((field) => [field, reportConfigurations[field]]),
) as Pick<typeof reportConfigurations, ReportField>;

/** What is shown of a report. Row-level security limits every query of these to the author's own rows. */
export const report = {
  id: generatedReports.id,
  configuration_id: generatedReports.configuration_id,
  student_id: generatedReports.student_id,
  year: generatedReports.year,
  report_content: generatedReports.report_content,
  sentences: generatedReports.sentences,
  uncovered: generatedReports.uncovered,
  flags: generatedReports.flags,
  inputs: generatedReports.inputs,
  input_version: generatedReports.input_version,
  length_range: generatedReports.length_range,
  length_unit: generatedReports.length_unit,
  word_count: generatedReports.word_count,
  char_count: generatedReports.char_count,
  status: generatedReports.status,
  opened_at: generatedReports.opened_at,
  version: generatedReports.version,
  written_by: generatedReports.written_by,
  discarded_at: generatedReports.discarded_at,
  created_at: generatedReports.created_at,
  updated_at: generatedReports.updated_at,
};
export const configuration = {
  id: reportConfigurations.id,
  author_id: reportConfigurations.author_id,
  classroom_id: reportConfigurations.classroom_id,
  classroom_name: reportConfigurations.classroom_name,
  input_version: reportConfigurations.input_version,
  flags: reportConfigurations.flags,
  created_at: reportConfigurations.created_at,
  updated_at: reportConfigurations.updated_at,
};
export const student = {
  id: students.id,
  first_name: students.first_name,
  last_name: students.last_name,
  year: students.year,
};
export const feedback = {
  rating_type: reportFeedback.rating_type,
  value: reportFeedback.value,
  comment: reportFeedback.comment,
};
