import * as contract from "@reportair/contract/features/sharing.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Cut } from "../../database/cut.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { containing } from "../../database/patterns.ts";
import { InParts, type Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering, teaching } from "../../http/guards.ts";
import { page, whole, wholeWindow, windowOf } from "../../http/lists.ts";
import { audit } from "../audit/audit.ts";
import { queueText } from "../mail/queue-text.ts";
import { presentReceived, presentReleased, presentShared } from "./present.ts";
import * as queries from "./queries.ts";
import { readOn } from "./read-on.ts";
import { askForProof, releaseReports, takeProofBack, takeReleasesBack } from "./share.ts";

type Parts = { database: Database; wakeMail: () => void };

/** Serves what authors share of their kept reports: with a named colleague, or with the school. */
export function serveSharing(api: Api, parts: Parts): void {
  serveProofs(api, parts);
  serveReleases(api);
}

function serveProofs(api: Api, { database, wakeMail }: Parts): void {
  api.route(contract.listShared, teaching, ({ actor, transaction }) =>
    transaction(async (handle) =>
      presentShared(
        await queries.selectAsked(handle, actor),
        await queries.selectReleases(handle, actor),
      ),
    ),
  );
  api.route(contract.askForProof, teaching, async ({ actor, body, transaction }) => {
    const { colleague, fresh } = await transaction((handle) => askForProof(handle, actor, body));
    if (fresh > 0) {
      // No student and no text: a mail is read wherever it arrives.
      await queueText(database, {
        to: { name: colleague.first_name, address: colleague.email },
        subject: `A colleague asks you to proof-read reports`,
        text: `Dear ${colleague.first_name},\n\nA colleague has asked you to proof-read ${fresh === 1 ? "a report" : `${fresh} reports`}.\n\nSign in to ${PRODUCT_NAME}: they are in the Reports tab, under “Shared with you”. They can be taken back at any time.\n`,
      });
      wakeMail();
    }
    return { detail: `${fullName(colleague)} was asked to proof-read.` };
  });
  api.route(contract.takeProofBack, teaching, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      await takeProofBack(handle, actor, params.id);
      return { detail: "Taken back." };
    }),
  );
  api.route(contract.listReceived, teaching, ({ transaction }) =>
    transaction(async (handle) => (await queries.selectReceived(handle)).map(presentReceived)),
  );
  api.route(contract.remarkOnProof, teaching, ({ actor, params, body, transaction }) =>
    transaction(async (handle) => {
      const comment = body.comment.trim();
      if (!(await queries.updateRemark(handle, actor, params.id, comment))) throw notFound();
      return { detail: "Your comment was saved." };
    }),
  );
}

function serveReleases(api: Api): void {
  api.route(contract.releaseReports, teaching, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await releaseReports(handle, actor, body.reports);
      return { detail: "Released to the school." };
    }),
  );
  api.route(contract.takeReleaseBack, teaching, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await takeReleasesBack(handle, actor, body.reports);
      return { detail: "Taken back." };
    }),
  );
  const patternOf = (search: string | undefined) => (search?.trim() ? containing(search) : null);
  api.route(contract.listReleased, administering, ({ actor, query, request, transaction }) =>
    transaction(async (handle) => {
      const cut = windowOf(query);
      const rows = await queries.selectReleased(
        handle,
        patternOf(query.search),
        cut ?? wholeWindow(MOST_RELEASED),
      );
      const reports = (cut === null ? whole(rows, MOST_RELEASED) : rows).map(presentReleased);
      // A program takes away what a person looks at.
      if (actor.program !== undefined && rows.length > 0)
        await auditTaken(handle, actor, rows.length);
      if (cut === null) return reports;
      // A page beyond the last has no row that could tell how many there are.
      if (rows.length === 0 && cut.offset > 0) throw notFound();
      return page(reports, rows[0]?.total ?? 0, query, request);
    }),
  );
  api.route(contract.exportReleased, administering, async ({ actor, body, transaction }) => {
    const pattern = patternOf(body.search);
    const read = (handle: Handle, cut: Cut) => queries.selectReleased(handle, pattern, cut);
    const first = await transaction(async (handle) => {
      const rows = await read(handle, { offset: 0, limit: MOST_RELEASED });
      await auditTaken(handle, actor, rows[0]?.total ?? 0);
      return rows;
    });
    // Each part in a transaction of its own, which nobody holds open by taking it slowly.
    const rows = readOn(first, MOST_RELEASED, (cut) => transaction((handle) => read(handle, cut)));
    async function* parts() {
      for await (const part of rows) yield part.map(presentReleased);
    }
    return new InParts(parts());
  });
}

/** Most released reports that are answered at once, and read at a time where all are wanted. */
const MOST_RELEASED = 1_000;

/** Writes down that so many released reports left the school. */
function auditTaken(handle: Handle, actor: Actor, reports: number): Promise<void> {
  return audit(handle, actor, "release.exported", {
    type: "institution",
    id: actor.institution_id,
    label: "",
    details: { reports },
  });
}
