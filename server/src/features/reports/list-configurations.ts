import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { Includable } from "@reportair/contract/features/reports.ts";
import type { Cut } from "../../database/cut.ts";
import type { Handle } from "../../database/handle.ts";
import { presentListedConfiguration } from "./present.ts";
import { selectReports } from "./queries.ts";
import { selectConfigurations, type ConfigurationFilter } from "./queries-of-configurations.ts";

/** The actor's configurations by student, each with its text that counts as lists have it. */
export async function listConfigurations(
  handle: Handle,
  filter: ConfigurationFilter,
  cut: Cut,
  include: readonly Includable[],
): Promise<ReportConfiguration[]> {
  const rows = await selectConfigurations(handle, filter, cut);
  if (rows.length === 0) return [];
  const configuration_ids = rows.map(({ configuration }) => configuration.id);
  const reports = await selectReports(handle, { configuration_ids }, null, null, include);
  const reportOf = new Map(reports.map((report) => [report.configuration_id, report]));
  return rows.map((row) => presentListedConfiguration(row, reportOf.get(row.configuration.id)));
}
