import * as contract from "@reportair/contract/features/batches.ts";
import { generateReport } from "@reportair/contract/features/reports.ts";
import type { FastifyInstance } from "fastify";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { Answer, type Api } from "../../http/api.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { teaching } from "../../http/guards.ts";
import type { OpenSessions } from "../../http/open-sessions.ts";
import { lookFirst } from "../leaving/look-first.ts";
import { keepToLength } from "../report-policies/keep-to-length.ts";
import type { ShownWriters } from "../report-policies/shown-writer.ts";
import { findReport } from "../reports/find-report.ts";
import { flagEntries } from "../reports/flag-entries.ts";
import { notWritten } from "../writers/as-app-error.ts";
import { answerBatch } from "./answer-batch.ts";
import { cancelBatch, retryBatch } from "./change-batch.ts";
import { createBatch } from "./create-batch.ts";
import { streamEvents } from "./events.ts";
import type { BatchFollowers } from "./followers.ts";
import { orderReport } from "./generate-report.ts";
import { presentBatch } from "./present.ts";
import { findBatch, selectItems, selectOpenBatches, type BatchRow } from "./queries.ts";
import { settled } from "./settled.ts";

type Parts = {
  database: Database;
  writers: ShownWriters;
  followers: BatchFollowers;
  openSessions: OpenSessions;
  wake: () => void;
  now: () => Date;
};

/** Serves writing: one report, a batch, and how far a batch is. */
export function serveBatches(api: Api, app: FastifyInstance, parts: Parts): void {
  const { database, writers, followers, openSessions, wake, now } = parts;
  const looking = (handle: Handle, actor: Actor) => (classrooms: readonly (number | null)[]) =>
    lookFirst(handle, actor, writers, classrooms, now());
  // Whoever waits for a batch is let go when the server stops; the batch itself goes on at the next start.
  const stopping = new AbortController();
  app.addHook("preClose", (done) => {
    stopping.abort();
    done();
  });
  const untilEnd = async (...[actor, id]: [Parameters<typeof settled>[1], number]) => {
    try {
      return await settled(database, actor, id, stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) throw new AppError("unavailable", { retryAfter: 10 });
      throw error;
    }
  };

  api.route(generateReport, teaching, async ({ actor, body, transaction }) => {
    const length = { range: body.selected_word_count, unit: body.length_unit };
    const ordered = await transaction(async (handle) => {
      await keepToLength(handle, length, "selected_word_count");
      return orderReport(handle, actor, {
        configuration: body.report_id,
        ...length,
        regenerate: body.regenerate,
        fallback: body.fallback,
        onThisServer: body.on_this_server,
        look: looking(handle, actor),
      });
    });
    if ("report" in ordered) return transaction((handle) => findReport(handle, ordered.report));
    wake();
    const { items } = await untilEnd(actor, ordered.batch);
    const item = items[0];
    if (item?.report_id == null) {
      throw notWritten(
        item?.failure ?? "unexpected",
        item?.error ??
          `Failed to generate report content for ${ordered.configuration.student.full_name}.`,
      );
    }
    const { report_id } = item;
    return transaction((handle) => findReport(handle, report_id));
  });

  api.route(
    contract.generateBatch,
    teaching,
    async ({ actor, body, request, reply, transaction }) => {
      const key = request.headers["idempotency-key"];
      if (Array.isArray(key) || (key !== undefined && (key === "" || key.length > 200))) {
        throw fieldError("Idempotency-Key", "Please send one key of at most 200 characters.");
      }
      const indexes = Object.keys(body.reports);
      const flagged = await flagEntries(
        transaction,
        actor,
        Object.values(body.reports).map(
          ({ student, classroom, batch_mode: _, was, allowed_flags, ...inputs }) => ({
            student,
            classroom,
            inputs,
            was,
            allowed_flags,
          }),
        ),
      );
      const entries = Object.fromEntries(flagged.map((entry, at) => [indexes[at], entry]));
      const length = { range: body.word_count, unit: body.length_unit };
      const batch = await transaction(async (handle) => {
        await keepToLength(handle, length, "word_count");
        const { fallback, on_this_server: onThisServer } = body;
        const look = looking(handle, actor);
        return createBatch(
          handle,
          actor,
          { entries, ...length, fallback, onThisServer, look, idempotencyKey: key },
          now(),
        );
      });
      wake();
      if (/\brespond-async\b/u.test(String(request.headers.prefer ?? ""))) {
        reply
          .header("location", `/api/reports/batches/${batch.id}/`)
          .header("preference-applied", "respond-async");
        return new Answer(202, { batch: batch.id });
      }
      const { items } = await untilEnd(actor, batch.id);
      return new Answer(200, await answerBatch(database, actor, items, now()));
    },
  );

  const present = async (handle: Handle, batch: BatchRow) =>
    presentBatch(batch, await selectItems(handle, [batch.id]));

  api.route(contract.listBatches, teaching, ({ transaction }) =>
    transaction(async (handle) => {
      const open = await selectOpenBatches(handle);
      const items =
        open.length === 0
          ? []
          : await selectItems(
              handle,
              open.map((batch) => batch.id),
            );
      return open.map((batch) =>
        presentBatch(
          batch,
          items.filter((item) => item.batch_id === batch.id),
        ),
      );
    }),
  );
  api.route(contract.getBatch, teaching, ({ params, transaction }) =>
    transaction(async (handle) => {
      const batch = await findBatch(handle, params.id);
      if (batch === undefined) throw notFound();
      return present(handle, batch);
    }),
  );
  api.route(contract.cancelBatch, teaching, ({ params, transaction }) =>
    transaction(async (handle) => present(handle, await cancelBatch(handle, params.id))),
  );
  api.route(contract.retryBatch, teaching, async ({ params, body, transaction }) => {
    const batch = await transaction(async (handle) =>
      present(handle, await retryBatch(handle, params.id, body ?? {})),
    );
    wake();
    return batch;
  });

  api.stream(contract.streamBatch, teaching, async ({ actor, params, request, reply }) => {
    const { ended, forget } = openSessions.watch(request);
    await streamEvents(followers, actor, params.id, request, reply, ended).finally(forget);
  });
}
