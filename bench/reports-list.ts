import { type Figure, milliseconds, perSecond } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { inTurns } from "./support/load.ts";
import { BARE, REAL, whileRunning } from "./support/processes.ts";
import { REPORTS, WORDS, type SchoolOfMany } from "./support/school-of-many.ts";
import { cookieOf, signIn } from "./support/sign-in.ts";
import { medianTime } from "./support/times.ts";

/** Percent of the limit. */
const AIM = 60;
/** One person waiting, and a staff room. */
const CONNECTIONS = [1, 8];
const WHAT = `list of ${REPORTS} reports of ${WORDS} words`;

/** The reports of one class as their author gets them, beside the same as JSON that PostgreSQL makes in one query. */
export function measureReportsList(on: Filled<SchoolOfMany>): Promise<Figure[]> {
  const { author, reported } = on.content;
  const path = `reports/generated/list/?batch_mode=true&classroom_id=${reported}&ordering=student`;
  return whileRunning(REAL, on.settings, async (real) => {
    const client = await signIn(real, author);
    const { body } = await client.get(path);
    return whileRunning(BARE, on.settings, async (bare) => {
      const limit = `${bare}/reports/${reported}`;
      const answer = (await (await fetch(limit)).json()) as object[];
      if (answer.length !== REPORTS || inOrder(answer) !== inOrder(body))
        throw new Error("The list of reports and its limit do not answer the same.");
      const cookie = cookieOf(client);
      const figures: Figure[] = [];
      for (const connections of CONNECTIONS) {
        const best = await inTurns(
          { url: `${real}/api/${path}`, cookie, connections },
          { url: limit, cookie, connections },
        );
        figures.push({
          what: `${WHAT}, PostgreSQL, ${connections} at a time`,
          measured: perSecond(best.measured),
          limit: perSecond(best.limit),
          share: best.measured / best.limit,
          aim: `≥ ${AIM} %`,
          met: (best.measured / best.limit) * 100 >= AIM,
        });
      }
      const alone = await medianTime(() => client.get(path));
      const ready = await medianTime(async () => (await fetch(limit)).json());
      figures.push({
        what: `${WHAT}, PostgreSQL, one answer`,
        measured: milliseconds(alone),
        limit: milliseconds(ready),
      });
      return figures;
    });
  });
}

/** A list as text, the fields of each item in one order. */
function inOrder(list: readonly object[]): string {
  return JSON.stringify(
    list.map((item) => Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
}
