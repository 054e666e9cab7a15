import * as contract from "@reportair/contract/features/class-time.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { administering, teaching } from "../../http/guards.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { schoolYearOf } from "../reporting-periods/periods.ts";
import { addTime } from "./add-time.ts";
import { countKept, findChoices, selectTimes, sumSchool } from "./queries.ts";
import { settle } from "./settle.ts";
import { workOutClasses } from "./work-out.ts";

/** Serves what a class took: to each teacher their own, to administrators sums of several. */
export function serveClassTime(api: Api, { now }: { now: () => Date }): void {
  const present = async (handle: Handle, actor: Actor) => {
    const school_year = schoolYearOf(now());
    const since = firstDayOf(school_year);
    return {
      ...(await findChoices(handle)),
      school_year,
      period: await currentPeriod(handle, actor, now()),
      classes: workOutClasses(await selectTimes(handle, since), await countKept(handle, since)),
    };
  };
  api.route(contract.getClassTime, teaching, ({ actor, transaction }) =>
    transaction((handle) => present(handle, actor)),
  );
  api.route(contract.addClassTime, teaching, ({ actor, body, transaction }) =>
    transaction(async (handle) => ({ counting: await addTime(handle, actor, body.sums, now()) })),
  );
  api.route(contract.settleClassTime, teaching, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await settle(handle, actor, body);
      return present(handle, actor);
    }),
  );
  api.route(contract.getSchoolClassTime, administering, ({ transaction }) =>
    transaction(async (handle) => {
      const school_year = schoolYearOf(now());
      const { time, kept, before } = await sumSchool(handle, firstDayOf(school_year));
      // To the hour: from one day to the next the sum says less of whoever worked in between.
      const rounded = time && {
        teachers: time.teachers,
        classes: time.classes,
        hours: Math.round(time.seconds / 3_600),
      };
      return { school_year, time: rounded, kept, before };
    }),
  );
}

const firstDayOf = (schoolYear: number) => `${schoolYear}-09-01`;
