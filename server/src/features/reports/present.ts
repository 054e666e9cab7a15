import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import type { GeneratedReport, ReportConfiguration } from "@reportair/contract/features/reports.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { ReportRow } from "./queries.ts";
import type { ConfigurationRow } from "./queries-of-configurations.ts";

/** A generated report as its author sees it. */
export function presentReport(row: ReportRow): GeneratedReport {
  const { report, configuration, student } = row;
  const name = fullName(student);
  return {
    id: report.id,
    report_id: report.id,
    report_configuration: configuration.id,
    student: { id: student.id, full_name: name, year: student.year },
    student_name: name,
    classroom: { id: configuration.classroom_id, name: configuration.classroom_name },
    year: report.year,
    period: row.period,
    report_content: report.report_content,
    generated_report: report.report_content,
    word_count: countWords(report.report_content),
    char_count: countCharacters(report.report_content),
    selected_word_count: report.length_range,
    length_unit: report.length_unit,
    status: report.status,
    kept_unread: report.status === "kept" && report.opened_at === null,
    version: report.version,
    created_at: report.created_at.toISOString(),
    updated_at: report.updated_at.toISOString(),
    feedback: row.feedback,
    sentences: report.sentences,
    uncovered: report.uncovered,
    flags: report.flags,
    stale: configuration.input_version !== report.input_version,
    inputs: report.inputs,
    written_by: report.written_by,
  };
}

/** A configuration with its newest text. */
export function presentConfiguration(row: ConfigurationRow): ReportConfiguration {
  const { configuration, student, report } = row;
  return {
    id: configuration.id,
    ...row.inputs,
    student: { id: student.id, full_name: fullName(student), year: student.year },
    classroom: { id: configuration.classroom_id, name: configuration.classroom_name },
    period: row.period,
    user: configuration.author_id,
    flags: configuration.flags,
    created_at: configuration.created_at.toISOString(),
    updated_at: configuration.updated_at.toISOString(),
    generated_report: report === null ? null : presentReport({ ...row, report }),
  };
}
