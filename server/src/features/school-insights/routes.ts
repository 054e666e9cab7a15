import {
  REMIND_HOURS,
  getSchoolInsights,
  remindTeachers,
} from "@reportair/contract/features/school-insights.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { doneLately } from "../audit/audit.ts";
import { queueTexts } from "../mail/queue-text.ts";
import { findCurrentPeriod, findPeriodBefore } from "../reporting-periods/current-period.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { countProgress, countReports } from "./queries.ts";
import { remind } from "./remind.ts";
import { workOutSchoolInsights } from "./work-out.ts";

type Parts = {
  database: Database;
  now: () => Date;
  publicUrl: () => string;
  wakeMail: () => void;
};

/** Serves the institution's reports in numbers, and reminds teachers of those that are left. */
export function serveSchoolInsights(api: Api, parts: Parts): void {
  const { database, now, publicUrl, wakeMail } = parts;
  api.route(getSchoolInsights, administering, ({ actor, transaction }) =>
    transaction(async (handle) => {
      const period = await findCurrentPeriod(handle, actor, now());
      const before = (await findPeriodBefore(handle, period))?.id ?? null;
      const counted = await countReports(handle, period.id, before);
      const rows = await countProgress(handle, period.id);
      const reminded = await doneLately(handle, "teacher.reminded", "user", REMIND_HOURS);
      const { id, due_on } = period;
      const asked = { id, before, due_on };
      return workOutSchoolInsights(counted, { rows, reminded }, asked, dateInLondon(now()));
    }),
  );

  api.route(remindTeachers, administering, async ({ actor, body, transaction }) => {
    const letters = await transaction(async (handle) => {
      const period = await findCurrentPeriod(handle, actor, now());
      return remind(handle, actor, { period, subjects: body.subjects, publicUrl: publicUrl() });
    });
    await queueTexts(database, letters);
    wakeMail();
    const who = letters.length === 1 ? "1 teacher was" : `${letters.length} teachers were`;
    return { detail: `${who} reminded by e-mail.`, reminded: letters.length };
  });
}
