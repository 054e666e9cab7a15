import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { StandingReport } from "@reportair/contract/report-status.ts";
import { differ, inputsOf } from "./inputs.ts";

/** The report of a student that stands, as much of it as the table shows. */
export interface Standing extends StandingReport {
  id: number;
  range: LengthRange;
  unit: LengthUnit;
  /** The inputs that it was written from, as far as this page has seen them. */
  snapshot: ReportInputs | null;
}

/**
 * The report that stands of a configuration. One that is not out of date was written from just these inputs,
 * which are remembered, so that the page can tell at once when they change and when they are put back.
 */
export function standingOf(
  configuration: ReportConfiguration,
  before: Standing | null,
): Standing | null {
  const report = configuration.generated_report;
  if (!report) return null;
  const inputs = inputsOf(configuration);
  const known = before?.id === report.id ? before.snapshot : null;
  const { id, status, stale, selected_word_count: range, length_unit: unit } = report;
  const standing: Standing = {
    id,
    status,
    stale,
    proposal: report.proposal,
    range,
    unit,
    // What the server finds to differ is not what it was written from, whatever this page thought.
    snapshot: stale ? (known && differ(known, inputs) ? known : null) : inputs,
  };
  return before && same(before, standing) ? before : standing;
}

/** The same, with what has been typed here since: out of date at once, and again not once it is put back. */
export function asTyped(
  { report, inputs }: { report: Standing; inputs: ReportInputs },
  confirmed: ReportInputs,
): StandingReport {
  const { status, proposal, snapshot } = report;
  if (snapshot) return { status, proposal, stale: differ(snapshot, inputs) };
  return { status, proposal, stale: report.stale || differ(confirmed, inputs) };
}

function same(a: Standing, b: Standing): boolean {
  return (
    a.id === b.id &&
    a.status === b.status &&
    a.stale === b.stale &&
    a.proposal === b.proposal &&
    a.range === b.range &&
    a.unit === b.unit &&
    (a.snapshot === b.snapshot ||
      (a.snapshot !== null && b.snapshot !== null && !differ(a.snapshot, b.snapshot)))
  );
}
