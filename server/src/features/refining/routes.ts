import { refineReport as endpoint, whatTheAiSaw } from "@reportair/contract/features/refining.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { teaching } from "../../http/guards.ts";
import { untilGone } from "../../http/until-gone.ts";
import { newSeed } from "../batches/create-batch.ts";
import type { Writers } from "../writers/writers.ts";
import { findForWriter } from "./queries.ts";
import { refineReport } from "./refine-report.ts";

type Parts = { database: Database; writers: Writers; now: () => Date };

/** Serves changes of a finished text, and what of it an AI provider was sent. */
export function serveRefining(api: Api, { database, writers, now }: Parts): void {
  api.route(endpoint, teaching, ({ actor, params, body, reply }) =>
    refineReport(database, writers, actor, params.id, {
      ...body,
      now: now(),
      seed: newSeed(),
      signal: untilGone(reply),
    }),
  );

  api.route(whatTheAiSaw, teaching, ({ params, transaction }) =>
    transaction(async (handle) => {
      const found = await findForWriter(handle, params.id);
      if (found === undefined) throw notFound();
      return { sent: found.report.sent, written_by: found.report.written_by };
    }),
  );
}
