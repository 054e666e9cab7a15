import type { GeneratedReport, ReportConfiguration } from "@reportair/contract/features/reports.ts";
import type { Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { presentConfiguration, presentReport } from "./present.ts";
import { selectReports, selectReportsByIds } from "./queries.ts";
import { selectVersions } from "./queries-of-changes.ts";
import { selectConfigurations } from "./queries-of-configurations.ts";

/** One of the actor's reports that is not hidden, earlier ones of its configuration included; else a 404. */
export async function findReport(handle: Handle, id: number): Promise<GeneratedReport> {
  const [row] = await selectReports(handle, { id, history: true }, null, null);
  if (row === undefined) throw notFound();
  return presentReport(row);
}

/** One of the actor's configurations; else a 404. */
export async function findConfiguration(handle: Handle, id: number): Promise<ReportConfiguration> {
  const [row] = await selectConfigurations(handle, { id }, null);
  if (row === undefined) throw notFound();
  return presentConfiguration(row);
}

/** Those of the actor's reports that are not hidden, in no order. */
export async function findReports(
  handle: Handle,
  ids: readonly number[],
): Promise<GeneratedReport[]> {
  return (await selectReportsByIds(handle, ids)).map(presentReport);
}

/** The text that a report had at an earlier version. */
export async function findVersionText(
  handle: Handle,
  id: number,
  version: number,
): Promise<string | undefined> {
  const versions = await selectVersions(handle, id);
  return versions.find((row) => row.version === version)?.report_content;
}
