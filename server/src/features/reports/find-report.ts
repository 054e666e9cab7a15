import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { presentConfiguration, presentReport } from "./present.ts";
import { selectWhole } from "./queries.ts";
import { selectVersionText } from "./queries-of-changes.ts";
import { selectConfigurations } from "./queries-of-configurations.ts";

/** One of the actor's reports that is not hidden, earlier ones of its configuration included; else a 404. */
export async function findReport(handle: Handle, id: number): Promise<GeneratedReport> {
  const [row] = await selectWhole(handle, { id, history: true });
  if (row === undefined) throw notFound();
  return presentReport(row);
}

/** One of the actor's configurations; else a 404. */
export async function findConfiguration(handle: Handle, id: number): Promise<ReportConfiguration> {
  const [configuration] = await findConfigurations(handle, [id]);
  if (configuration === undefined) throw notFound();
  return configuration;
}

/** Several of the actor's configurations, in the order in which they are named; a 404 where one is not there. */
export async function findConfigurations(
  handle: Handle,
  ids: readonly number[],
): Promise<ReportConfiguration[]> {
  if (ids.length === 0) return [];
  const rows = await selectConfigurations(handle, { ids }, null);
  const rowOf = new Map(rows.map((row) => [row.configuration.id, row]));
  const reports = await selectWhole(handle, { configuration_ids: ids });
  const reportOf = new Map(reports.map((report) => [report.configuration_id, report]));
  return ids.map((id) => {
    const row = rowOf.get(id);
    if (row === undefined) throw notFound();
    return presentConfiguration(row, reportOf.get(id));
  });
}

/** Those of the actor's reports that are not hidden, in no order. */
export async function findReports(
  handle: Handle,
  ids: readonly number[],
): Promise<GeneratedReport[]> {
  return ids.length === 0 ? [] : (await selectWhole(handle, { ids })).map(presentReport);
}

/** The text that a report had at an earlier version. */
export async function findVersionText(
  handle: Handle,
  id: number,
  version: number,
): Promise<string | undefined> {
  return selectVersionText(handle, id, version);
}
