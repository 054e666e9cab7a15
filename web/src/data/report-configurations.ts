import { queryOptions } from "@tanstack/react-query";
import type { AllowedFlag } from "@reportair/contract/features/flags.ts";
import type { ReportField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type {
  ReportConfiguration,
  StaleInputs,
} from "@reportair/contract/features/report-configurations.ts";
import { ApiError } from "../lib/api/api-error.ts";
import { call } from "../lib/api/call.ts";
import { wholeListOf } from "../lib/api/list-page.ts";
import { queryClient } from "../lib/query-client.ts";
import { makeStale } from "./stale.ts";

/** The name under which the cache holds a class's inputs. */
const ofClass = (classroom: number) => ["configurations", classroom] as const;

/** What the teacher has entered for a class in the current reporting period. */
export function classroomConfigurationsQuery(classroom: number) {
  return queryOptions({
    queryKey: ofClass(classroom),
    meta: { shows: ["people", "inputs", "reports"] },
    queryFn: ({ signal }) => fetchClassroomConfigurations(classroom, signal),
  });
}

/** The same, asked for at once and past the cache. Throws `ApiError`. */
export async function fetchClassroomConfigurations(
  classroom: number,
  signal?: AbortSignal,
): Promise<readonly ReportConfiguration[]> {
  return wholeListOf(
    await call("GET reports/classroom/:id/", {
      params: { id: classroom },
      query: { period: "current" },
      signal,
    }),
  );
}

/** Whose inputs in which class, by record ids. */
export interface Owner {
  student: number;
  classroom: number;
  /** The configuration of this period, where there is one. */
  configuration: number | null;
}

/**
 * Saves one student's inputs: creates the configuration of this period, or updates of it only what has
 * `changed`, so that what another tab entered stays. Texts written from earlier inputs become stale by
 * it. Goes on where the page is left. Where a field holds another value than it `was`, nothing is written, and
 * what the server has comes back; of a pupil of whom nothing was known, every field was empty. Throws `ApiError`.
 */
export async function saveConfiguration(
  owner: Owner,
  inputs: ReportInputs,
  { changed, was }: { changed: Partial<ReportInputs>; was: Partial<ReportInputs> },
): Promise<{ configuration: ReportConfiguration; written: boolean }> {
  let configuration: ReportConfiguration;
  try {
    configuration = await (owner.configuration === null
      ? createWhole(owner, inputs)
      : change(owner.configuration, { ...changed, was }).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
          // Deleted elsewhere: what is on the screen is entered anew.
          return createWhole(owner, inputs);
        }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "stale") throw error;
    return { configuration: (error.body as StaleInputs).current, written: false };
  }
  for (const queryKey of [ofClass(owner.classroom), ["generated"]])
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
  return { configuration, written: true };
}

/**
 * Saves what the teacher lets stand of a configuration, having seen this text in the field; what has changed since is
 * refused. Throws `ApiError`.
 */
export async function allowFlags(
  id: number,
  field: ReportField,
  text: string,
  allowed_flags: AllowedFlag[],
): Promise<ReportConfiguration> {
  const seen = { [field]: text };
  const body = { ...seen, was: seen, allowed_flags };
  const configuration = await call("PATCH reports/:id/", { params: { id }, body });
  await makeStale(queryClient, "inputs");
  return configuration;
}

/** What the server has of one configuration now. Throws `ApiError`. */
export function fetchConfiguration(id: number): Promise<ReportConfiguration> {
  return call("GET reports/:id/", { params: { id } });
}

function change(
  id: number,
  body: Partial<ReportInputs> & { was: Partial<ReportInputs> },
): Promise<ReportConfiguration> {
  return call("PATCH reports/:id/", { params: { id }, body, keepalive: true });
}

function createWhole(
  { student, classroom }: Owner,
  inputs: ReportInputs,
): Promise<ReportConfiguration> {
  return call("POST reports/list/", {
    body: { student, classroom, ...inputs, batch_mode: false, keep_filled: true },
    keepalive: true,
  });
}

/** What is entered for a pupil now, of one of their reports. */
export function configurationQuery(id: number) {
  return queryOptions({
    queryKey: ["configuration", id],
    meta: { shows: ["inputs"] },
    queryFn: ({ signal }) => call("GET reports/:id/", { params: { id }, signal }),
  });
}

/** Brings cleared inputs back into the fields that are empty now. */
export async function restoreInputs(id: number) {
  try {
    return await call("POST reports/discarded/inputs/:id/restore/", { params: { id } });
  } finally {
    void makeStale(queryClient, "inputs");
  }
}
