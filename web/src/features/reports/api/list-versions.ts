import { listVersions } from "@reportair/contract/features/reports.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

/** The texts that a report had before this version, newest first. */
export function versionsQuery({ id, version }: { id: number; version: number }) {
  return queryOptions({
    queryKey: reportKeys.versions(id, version),
    queryFn: ({ signal }) => call(listVersions, { params: { id }, signal }),
  });
}
