import { getDataProtection } from "@reportair/contract/features/data-protection.ts";
import type { Site } from "@reportair/contract/features/site.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { countConsent } from "../consent/count-consent.ts";
import { findMonths } from "../model-usage/find-months.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { KEPT } from "../retention/rules.ts";
import type { Sending } from "./describe-sending.ts";
import { examples } from "./examples.ts";
import { byMonth } from "./by-month.ts";
import { countAccounts, countTexts, findSchoolName } from "./queries.ts";

type Parts = { site: Site; sending: Sending; now: () => Date };

/** Serves what the school's data protection lead is to know: what leaves, to whom, since when and how much. */
export function serveDataProtection(api: Api, { site, sending, now }: Parts): void {
  api.route(getDataProtection, administering, async ({ actor, transaction }) => {
    // Before the transaction: it holds nobody up meanwhile.
    const shown = await examples();
    return transaction(async (handle) => {
      const { writer } = await findPolicy(handle);
      const { since, months } = await findMonths(handle);
      return {
        ...sending,
        school: await findSchoolName(handle, actor.institution_id),
        today: dateInLondon(now()),
        provider: site.provider,
        hosting: site.hosting,
        processors: {
          payments: site.processors.payments,
          contact_form: site.processors.contact_form,
        },
        leaves: sending.model !== null && writer === "configured",
        since,
        months: byMonth(months, await countTexts(handle)),
        consent: await countConsent(handle, now()),
        accounts: await countAccounts(handle),
        retention: {
          report: KEPT.report,
          pupil: KEPT.pupil,
          account: KEPT.account,
          discarded: KEPT.discarded,
          session: KEPT.session,
        },
        examples: shown,
      };
    });
  });
}
