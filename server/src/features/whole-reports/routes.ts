import { WHOLE_REPORT_DAYS } from "@reportair/contract/lifetimes.ts";
import { getChecklist } from "@reportair/contract/features/report-rules.ts";
import * as contract from "@reportair/contract/features/whole-reports.ts";
import type { Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering } from "../../http/guards.ts";
import { audit } from "../audit/audit.ts";
import { findCurrentPeriod } from "../reporting-periods/current-period.ts";
import { changeLetterhead, findLetterhead } from "./change-letterhead.ts";
import { findChecklist } from "./find-checklist.ts";
import { findReady } from "./find-ready.ts";
import { order } from "./order.ts";
import { presentWholeReport } from "./present.ts";
import * as queries from "./queries.ts";

const TYPES: Record<string, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
};

type Parts = { wakeDocuments: () => void; now: () => Date };

/** Serves what a school makes of the reports that its teachers released to it. */
export function serveWholeReports(api: Api, { wakeDocuments, now }: Parts): void {
  api.route(contract.getLetterhead, administering, ({ transaction }) =>
    transaction((handle) => findLetterhead(handle)),
  );
  api.route(contract.setLetterhead, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await changeLetterhead(handle, actor, body);
      return findLetterhead(handle);
    }),
  );
  api.route(contract.getWholeReportChoices, administering, ({ actor, transaction }) =>
    transaction(async (handle) => {
      const current = await findCurrentPeriod(handle, actor, now());
      const periods = await queries.selectPeriods(handle);
      return {
        periods: periods.map((period) => ({ ...period, current: period.id === current.id })),
        years: await queries.selectYears(handle),
        form_groups: await queries.selectFormGroups(handle),
      };
    }),
  );
  api.route(getChecklist, administering, ({ query, transaction }) =>
    transaction((handle) => findChecklist(handle, query)),
  );
  api.route(contract.previewWholeReports, administering, ({ query, transaction }) =>
    transaction((handle) => findReady(handle, query)),
  );
  api.route(contract.listWholeReports, administering, ({ transaction }) =>
    transaction(async (handle) =>
      (await queries.selectWholeReports(handle, WHOLE_REPORT_DAYS)).map(presentWholeReport),
    ),
  );
  api.route(contract.orderWholeReports, administering, async ({ actor, body, transaction }) => {
    const made = await transaction(async (handle) =>
      findOne(handle, await order(handle, actor, body)),
    );
    wakeDocuments();
    return made;
  });
  api.route(
    contract.downloadWholeReports,
    administering,
    async ({ actor, params, reply, transaction }) => {
      const { name, bytes } = await transaction(async (handle) => {
        const found = await queries.findFile(handle, WHOLE_REPORT_DAYS, params.id);
        if (found?.file == null || found.file_name === null) throw notFound();
        await audit(handle, actor, "whole_reports.downloaded", {
          type: "institution",
          id: actor.institution_id,
          label: found.students.length === 1 ? "A pupil" : found.label,
          details: { reports: found.students.length },
        });
        return { name: found.file_name, bytes: found.file };
      });
      const ending = name.slice(name.lastIndexOf(".") + 1);
      reply
        .header("content-type", TYPES[ending] ?? "application/octet-stream")
        .header(
          "content-disposition",
          `attachment; filename="whole-reports.${ending}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .send(Buffer.from(bytes));
      return "";
    },
  );
  api.route(contract.deleteWholeReports, administering, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      const gone = await queries.deleteWholeReports(handle, params.id);
      if (gone === undefined) throw notFound();
      await audit(handle, actor, "whole_reports.removed", {
        type: "institution",
        id: actor.institution_id,
        label: "",
      });
      return { detail: "The document was removed." };
    }),
  );
}

async function findOne(handle: Handle, id: number) {
  const [row] = await queries.selectWholeReports(handle, WHOLE_REPORT_DAYS, id);
  if (row === undefined) throw notFound();
  return presentWholeReport(row);
}
