import type { ListQuery } from "@reportair/contract/common.ts";
import * as entered from "@reportair/contract/features/report-configurations.ts";
import * as contract from "@reportair/contract/features/reports.ts";
import type { FastifyRequest } from "fastify";
import type { Actor, Handle } from "../../database/handle.ts";
import { Answer, type Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { signedIn, teaching } from "../../http/guards.ts";
import { orderingOf, page, whole, wholeWindow, windowOf } from "../../http/lists.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { findStudent } from "../students/find-student.ts";
import { bringInputsBack, bringReportBack } from "./bring-back.ts";
import { changeConfiguration, deleteConfiguration } from "./change-configuration.ts";
import { editReport } from "./edit-report.ts";
import { findConfiguration, findReport } from "./find-report.ts";
import { flagEntries } from "./flag-entries.ts";
import { fillIn } from "./fill-in.ts";
import { listConfigurations } from "./list-configurations.ts";
import { listDiscarded } from "./list-discarded.ts";
import { presentListed } from "./present.ts";
import { selectProgress } from "./queries-of-progress.ts";
import { rememberStop, selectStops } from "./queries-of-stops.ts";
import * as queries from "./queries.ts";
import { selectVersions } from "./queries-of-changes.ts";
import { hideReport } from "./queries-of-discarded.ts";
import * as stored from "./queries-of-configurations.ts";
import { countsEveryReport, readsReportsOf } from "./rights.ts";
import { saveConfigurations } from "./save-configurations.ts";
import { workOutProgress } from "./work-out-progress.ts";

type Parts = { now: () => Date };

type ListedQuery = ListQuery & { include?: readonly contract.Includable[] | undefined };

/** Reports that are answered without pages: some 10 MB, and fewer where each brings more than lists need. */
const mostAtOnce = ({ include = [] }: ListedQuery) => (include.length === 0 ? 2000 : 500);

/** Serves configurations and the reports written from them. Writing itself is the batches' part. */
export function serveReports(api: Api, { now }: Parts): void {
  serveConfigurations(api, now);
  serveGenerated(api, now);
  api.route(contract.getProgress, teaching, ({ actor, transaction }) =>
    transaction(async (handle) => {
      const period = await currentPeriod(handle, actor, now());
      const stops = await selectStops(handle, period);
      return workOutProgress(await selectProgress(handle, actor, period), stops);
    }),
  );
  api.route(contract.rememberStop, teaching, ({ actor, params, body, transaction }) =>
    transaction(async (handle) => {
      if (!(await rememberStop(handle, actor, params.id, body.report))) throw notFound();
      return { detail: "Remembered." };
    }),
  );

  const count = (handle: Handle, actor: Actor) =>
    countsEveryReport(actor)
      ? queries.countInstitutionReports(handle)
      : queries.countReports(handle, {});
  for (const endpoint of [contract.countReports, contract.recountReports] as const) {
    api.route(endpoint, signedIn, async ({ actor, transaction }) => ({
      user_report_count: await transaction((handle) => count(handle, actor)),
    }));
  }
}

function serveConfigurations(api: Api, now: () => Date): void {
  const listed = async (
    handle: Handle,
    filter: stored.ConfigurationFilter,
    query: ListedQuery,
    request: FastifyRequest,
  ) => {
    const cut = windowOf(query);
    const most = mostAtOnce(query);
    const window = cut ?? wholeWindow(most);
    const configurations = await listConfigurations(handle, filter, window, query.include ?? []);
    if (cut === null) return whole(configurations, most);
    return page(configurations, await stored.countConfigurations(handle, filter), query, request);
  };

  for (const endpoint of [entered.listConfigurations, entered.listConfigurationsAgain] as const) {
    api.route(endpoint, teaching, ({ query, request, transaction }) =>
      transaction((handle) => listed(handle, {}, query, request)),
    );
  }

  api.route(entered.saveConfiguration, teaching, async ({ actor, body, transaction }) => {
    const { student, classroom, batch_mode: _, keep_filled, allowed_flags, ...inputs } = body;
    const entry = { student, classroom, inputs, allowed_flags };
    const flagged = await flagEntries(transaction, actor, [entry]);
    return transaction(async (handle) => {
      if (keep_filled === true) {
        const filled = await fillIn(handle, actor, entry, now());
        if (filled !== null) return new Answer(200, await findConfiguration(handle, filled));
      }
      const [saved] = await saveConfigurations(handle, actor, flagged, now());
      if (saved === undefined) throw notFound();
      return new Answer(saved.created ? 201 : 200, await findConfiguration(handle, saved.id));
    });
  });

  for (const endpoint of [entered.getConfiguration, entered.getConfigurationDetail] as const) {
    api.route(endpoint, teaching, ({ params, transaction }) =>
      transaction((handle) => findConfiguration(handle, params.id)),
    );
  }
  for (const endpoint of [entered.updateConfiguration, entered.replaceConfiguration] as const) {
    api.route(endpoint, teaching, ({ actor, params, body, transaction }) =>
      transaction(async (handle) => {
        await changeConfiguration(handle, actor, params.id, body);
        return findConfiguration(handle, params.id);
      }),
    );
  }
  api.route(entered.deleteConfiguration, teaching, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      await deleteConfiguration(handle, actor, params.id);
      return { detail: "Report deleted successfully" };
    }),
  );

  api.route(
    entered.listStudentConfigurations,
    teaching,
    ({ actor, params, query, request, transaction }) =>
      transaction(async (handle) => {
        if ((await findStudent(handle, actor, params.id)) === undefined) throw notFound();
        return listed(handle, { student_id: params.id }, query, request);
      }),
  );
  api.route(
    entered.listClassroomConfigurations,
    teaching,
    ({ actor, params, query, request, transaction }) =>
      transaction(async (handle) => {
        if ((await findClassroom(handle, actor, params.id)) === undefined) throw notFound();
        const period_id =
          query.period === "current" ? await currentPeriod(handle, actor, now()) : undefined;
        return listed(handle, { classroom_id: params.id, period_id }, query, request);
      }),
  );
  api.route(
    entered.listUserConfigurations,
    teaching,
    ({ actor, params, query, request, transaction }) =>
      transaction((handle) => {
        if (!readsReportsOf(actor, params.id)) throw notFound();
        return listed(handle, {}, query, request);
      }),
  );
}

function serveGenerated(api: Api, now: () => Date): void {
  const listed = async (
    handle: Handle,
    filter: queries.ReportFilter,
    query: ListedQuery,
    request: FastifyRequest,
  ) => {
    const cut = windowOf(query);
    const order = orderingOf(query.ordering, queries.REPORT_ORDERS);
    const most = mostAtOnce(query);
    const window = cut ?? wholeWindow(most);
    const rows = await queries.selectReports(handle, filter, order, window, query.include ?? []);
    const reports = rows.map(presentListed);
    return cut === null
      ? whole(reports, most)
      : page(reports, await queries.countReports(handle, filter), query, request);
  };

  api.route(contract.listGenerated, teaching, ({ query, request, transaction }) => {
    const { batch_mode, classroom_id, student_id, ...rest } = query;
    // batch_mode only chooses which of the two filters is read.
    const filter = batch_mode === true ? { ...rest, classroom_id } : { ...rest, student_id };
    return transaction((handle) => listed(handle, filter, query, request));
  });
  api.route(
    contract.listClassroomGenerated,
    teaching,
    ({ actor, params, query, request, transaction }) =>
      transaction(async (handle) => {
        if ((await findClassroom(handle, actor, params.id)) === undefined) throw notFound();
        return listed(handle, { ...query, classroom_id: params.id }, query, request);
      }),
  );
  api.route(contract.getGenerated, teaching, ({ params, transaction }) =>
    transaction((handle) => findReport(handle, params.id)),
  );
  api.route(contract.listVersions, teaching, ({ params, query, transaction }) =>
    transaction(async (handle) => {
      await findReport(handle, params.id);
      const versions = await selectVersions(handle, params.id, query.before);
      return versions.map(({ created_at, ...version }) => ({
        ...version,
        created_at: created_at.toISOString(),
      }));
    }),
  );
  api.route(contract.updateGenerated, teaching, ({ actor, params, body, transaction }) =>
    transaction(async (handle) => {
      await editReport(handle, actor, params.id, body, now());
      return findReport(handle, params.id);
    }),
  );
  api.route(contract.discardGenerated, teaching, ({ params, transaction }) =>
    transaction(async (handle) => {
      if (!(await hideReport(handle, params.id))) throw notFound();
      return { detail: "Report discarded successfully" };
    }),
  );
  api.route(contract.restoreGenerated, teaching, ({ params, transaction }) =>
    transaction(async (handle) => {
      await bringReportBack(handle, params.id);
      return findReport(handle, params.id);
    }),
  );
  api.route(contract.listDiscarded, teaching, ({ transaction }) => transaction(listDiscarded));
  api.route(entered.restoreInputs, teaching, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      const { configuration, restored } = await bringInputsBack(handle, actor, params.id);
      return { ...(await findConfiguration(handle, configuration)), restored };
    }),
  );
}
