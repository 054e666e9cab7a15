import * as contract from "@reportair/contract/features/reinforcement.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { teaching } from "../../http/guards.ts";
import { untilGone } from "../../http/until-gone.ts";
import { changeStyle, removeStyle } from "../style/change-style.ts";
import { findTrainedStyle } from "../style/find-style.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { followedBy } from "../writers/followed-by.ts";
import type { Writers } from "../writers/writers.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { shownWriter } from "../report-policies/shown-writer.ts";
import { compareStyle } from "./compare-style.ts";
import { keptSamples } from "./kept-samples.ts";
import { presentNotification, presentStyle } from "./present.ts";
import * as queries from "./queries.ts";
import { submitSamples } from "./submit-samples.ts";
import { withoutIdentifiers } from "./without-identifiers.ts";

type Parts = { database: Database; writers: Writers; wake: () => void; now: () => Date };

/** Serves training and the style that comes of it. */
export function serveReinforcement(api: Api, { database, writers, wake, now }: Parts): void {
  api.route(contract.submitSamples, teaching, async ({ actor, body, transaction }) => {
    const samples = await submitSamples(transaction, actor, body.samples);
    wake();
    return { detail: `Successfully submitted ${samples} samples for AI training.`, samples };
  });

  api.route(contract.getTrainingDraft, teaching, ({ transaction }) =>
    transaction(async (handle) => {
      const draft = await queries.findDraft(handle);
      if (draft === undefined) return { samples: [], updated_at: null };
      return { samples: draft.samples, updated_at: draft.updated_at.toISOString() };
    }),
  );
  api.route(contract.keepTrainingDraft, teaching, async ({ actor, body, transaction }) => {
    const roster = await transaction((handle) => schoolRoster(handle, actor.institution_id));
    const samples = await withoutIdentifiers(roster, body.samples);
    const at = await transaction((handle) => queries.upsertDraft(handle, actor, samples));
    return { updated_at: at.toISOString() };
  });
  api.route(contract.dropTrainingDraft, teaching, ({ transaction }) =>
    transaction(async (handle) => {
      await queries.deleteDraft(handle);
      return { detail: "Your unsubmitted samples have been removed." };
    }),
  );

  api.route(contract.keptSamples, teaching, async ({ actor, transaction }) => ({
    samples: await keptSamples(transaction, actor),
  }));

  const find = async (handle: Handle, actor: Actor) => {
    const row = await findTrainedStyle(handle, actor.user_id);
    const { kind } = shownWriter(writers, await findPolicy(handle));
    const working = row?.relearning === true || (await queries.isTraining(handle));
    return { row, kind, working };
  };
  const present = async ({ row, kind, working }: Awaited<ReturnType<typeof find>>) => {
    const follows = row && kind === "embedded" ? await followedBy(row.profile) : null;
    return presentStyle(row, working, follows);
  };

  api.route(contract.getStyle, teaching, async ({ actor, transaction }) =>
    present(await transaction((handle) => find(handle, actor))),
  );
  api.route(contract.changeStyle, teaching, async ({ actor, body, transaction }) => {
    const found = await transaction(async (handle) => {
      if (!(await changeStyle(handle, actor, body))) throw notFound();
      return find(handle, actor);
    });
    return present(found);
  });
  api.route(contract.removeStyle, teaching, ({ transaction }) =>
    transaction(async (handle) => {
      await removeStyle(handle);
      await queries.deleteSamples(handle);
      return { detail: "Your writing style and its samples have been removed." };
    }),
  );

  api.route(contract.compareStyle, teaching, ({ actor, body, reply }) =>
    compareStyle(database, writers, actor, {
      configuration: body.report_configuration,
      now: now(),
      signal: untilGone(reply),
    }),
  );

  api.route(contract.listNotifications, teaching, ({ transaction }) =>
    transaction(async (handle) =>
      (await queries.selectNotifications(handle)).map(presentNotification),
    ),
  );
  api.route(contract.readNotification, teaching, ({ params, transaction }) =>
    transaction(async (handle) => {
      const row = await queries.markRead(handle, params.id);
      if (row === undefined) throw notFound();
      return presentNotification(row);
    }),
  );
}
