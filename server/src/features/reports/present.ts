import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { GeneratedReport, ListedReport } from "@reportair/contract/features/reports.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { ReportRow, WholeRow } from "./queries.ts";
import type { ConfigurationRow } from "./queries-of-configurations.ts";

// Nothing of a row is shown but what stands here.

/** A generated report in a list, as its author sees it; of what is asked for by name, what the row has. */
export function presentListed(row: ReportRow): ListedReport {
  const name = fullName(row);
  return {
    id: row.id,
    report_id: row.id,
    report_configuration: row.configuration_id,
    student: { id: row.student_id, full_name: name, year: row.student_year },
    student_name: name,
    classroom: { id: row.classroom_id, name: row.classroom_name },
    year: row.year,
    period: row.period,
    report_content: row.report_content,
    word_count: row.word_count,
    char_count: row.char_count,
    selected_word_count: row.length_range,
    length_unit: row.length_unit,
    status: row.status,
    standing: row.current,
    was_kept: row.was_kept && row.status === "draft",
    proposal: row.status === "kept" ? row.other : null,
    beside: row.status === "draft" ? row.other : null,
    opened: row.opened,
    kept_unread: row.status === "kept" && !row.opened,
    version: row.version,
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
    feedback: row.feedback,
    sentences: row.sentences,
    uncovered: row.uncovered,
    flags: row.flags,
    allowed_flags: row.allowed_flags,
    handed_back: row.handed_back,
    stale: row.stale,
    inputs: row.inputs,
    written_by: row.written_by,
    has_left: row.has_left,
  };
}

/** A generated report as its author sees it. */
export function presentReport(row: WholeRow): GeneratedReport {
  const { sentences, uncovered, flags, allowed_flags, inputs, handed_back } = row;
  const whole = { sentences, uncovered, flags, allowed_flags, inputs, handed_back };
  return { ...presentListed(row), ...whole, generated_report: row.report_content };
}

/** A configuration with its text that counts. */
export function presentConfiguration(
  row: ConfigurationRow,
  report: WholeRow | undefined,
): ReportConfiguration {
  const generated_report = report === undefined ? null : presentReport(report);
  return { ...presentInputs(row), generated_report };
}

/** The same in a list. */
export function presentListedConfiguration(
  row: ConfigurationRow,
  report: ReportRow | undefined,
): ReportConfiguration {
  const generated_report = report === undefined ? null : presentListed(report);
  return { ...presentInputs(row), generated_report };
}

function presentInputs(row: ConfigurationRow): Omit<ReportConfiguration, "generated_report"> {
  const { configuration, student } = row;
  return {
    id: configuration.id,
    ...row.inputs,
    student: { id: student.id, full_name: fullName(student), year: student.year },
    classroom: { id: configuration.classroom_id, name: configuration.classroom_name },
    period: row.period,
    user: configuration.author_id,
    flags: configuration.flags,
    taken_out: configuration.taken_out,
    allowed_flags: configuration.allowed_flags,
    created_at: configuration.created_at.toISOString(),
    updated_at: configuration.updated_at.toISOString(),
  };
}

/** The database writes its own zone and microseconds. */
const instantOf = (written: string): string => new Date(written).toISOString();
