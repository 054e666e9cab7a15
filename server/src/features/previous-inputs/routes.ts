import { listPreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { teaching } from "../../http/guards.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { selectPreviousInputs } from "./queries.ts";

/** Serves what stands beside this period's inputs: the ticks and the target of the one before. */
export function servePreviousInputs(api: Api, { now }: { now: () => Date }): void {
  api.route(listPreviousInputs, teaching, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      const classroom = await findClassroom(handle, actor, params.id);
      if (classroom === undefined) throw notFound();
      return selectPreviousInputs(handle, classroom, await currentPeriod(handle, actor, now()));
    }),
  );
}
