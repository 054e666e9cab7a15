import * as contract from "@reportair/contract/features/destinations.ts";
import { MARK_SHEET_LINES_MAX } from "@reportair/contract/features/destinations.ts";
import type { Api } from "../../http/api.ts";
import { fieldError, notFound } from "../../http/errors.ts";
import { administering, teaching } from "../../http/guards.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { changeDestinations, choose } from "./change-destinations.ts";
import { findQueue } from "./find-queue.ts";
import { linesOf, matchLines } from "./match-lines.ts";
import { deleteOrder, saveOrder, selectMembers } from "./queries.ts";
import { choosableDestinations, settledDestinations } from "./settled.ts";
import { markCopied, settleShorter } from "./settle-text.ts";

/** Serves the way of kept reports into the school's own system. */
export function serveDestinations(api: Api, { now }: { now: () => Date }): void {
  api.route(contract.listSchoolDestinations, administering, ({ transaction }) =>
    transaction(settledDestinations),
  );
  api.route(contract.setSchoolDestinations, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await changeDestinations(handle, actor, body.destinations);
      return settledDestinations(handle);
    }),
  );
  api.route(contract.listDestinations, teaching, ({ transaction }) =>
    transaction(choosableDestinations),
  );
  api.route(contract.chooseDestination, teaching, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await choose(handle, actor, body);
      return choosableDestinations(handle);
    }),
  );
  api.route(contract.getCopyQueue, teaching, ({ actor, query, transaction }) =>
    findQueue(transaction, actor, query, now()),
  );
  api.route(contract.settleShorter, teaching, ({ actor, body, transaction }) =>
    transaction((handle) => settleShorter(handle, actor, body)),
  );
  api.route(contract.markCopied, teaching, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await markCopied(handle, actor, body, now());
      return { detail: "Remembered." };
    }),
  );
  api.route(contract.setMarkSheetOrder, teaching, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      if ((await findClassroom(handle, actor, body.classroom)) === undefined) throw notFound();
      const members = await selectMembers(handle, body.classroom);
      // Counted before they are looked for: each is compared with every pupil of the class.
      if (linesOf(body.names).length > MARK_SHEET_LINES_MAX)
        throw fieldError("names", `Please paste at most ${MARK_SHEET_LINES_MAX} names.`);
      const { order, found } = matchLines(body.names, members);
      if (order.length === 0) {
        await deleteOrder(handle, body.classroom);
        return { unknown: [], ambiguous: [], missing: [] };
      }
      if (order.every((id) => id === 0))
        throw fieldError(
          "names",
          "None of these names is a pupil of this class. Nothing has changed.",
        );
      await saveOrder(handle, actor, body.classroom, order);
      return found;
    }),
  );
}
