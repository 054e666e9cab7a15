import { getSite, type Site } from "@reportair/contract/features/site.ts";
import type { Api } from "../../http/api.ts";
import { anybody } from "../../http/guards.ts";

/** Serves what the legal pages and the footer say of this installation to anybody. */
export function serveSite(api: Api, { site }: { site: Site }): void {
  api.route(getSite, anybody, async () => site);
}
