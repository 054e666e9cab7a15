import {
  getReportPolicies,
  setReportPolicies,
} from "@reportair/contract/features/report-policies.ts";
import type { Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { changePolicies } from "./change-policies.ts";
import { findPolicy } from "./find-policy.ts";
import type { ShownWriters } from "./shown-writer.ts";

/** Serves what administrators settle for their institution's reports. */
export function serveReportPolicies(api: Api, { writers }: { writers: ShownWriters }): void {
  const present = async (handle: Handle) => ({
    ...(await findPolicy(handle)),
    configured_writer: writers.configured,
  });
  api.route(getReportPolicies, administering, ({ transaction }) => transaction(present));
  api.route(setReportPolicies, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await changePolicies(handle, actor, body);
      return present(handle);
    }),
  );
}
