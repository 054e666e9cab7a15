import { type Figure, perSecond } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { inTurns } from "./support/load.ts";
import { BARE, REAL, whileRunning } from "./support/processes.ts";
import type { School } from "./support/school.ts";
import { cookieOf, signIn } from "./support/sign-in.ts";

/** Percent of the limit. */
const AIM = 60;
/** One person waiting, and a staff room. */
const CONNECTIONS = [1, 8];

/** The whole list of 1,500 students as an administrator gets it, beside JSON that PostgreSQL makes in one query. */
export function measureStudentsList(on: Filled<School>): Promise<Figure[]> {
  return whileRunning(REAL, on.settings, async (real) => {
    const client = await signIn(real, on.content.administrator);
    const { body } = await client.get("students/");
    return whileRunning(BARE, on.settings, async (bare) => {
      const answer: unknown = await (await fetch(`${bare}/students`)).json();
      if (JSON.stringify(answer) !== JSON.stringify(body)) {
        throw new Error("The students list and its limit do not answer the same.");
      }
      const figures: Figure[] = [];
      for (const connections of CONNECTIONS) {
        figures.push(await compare(real, bare, cookieOf(client), connections));
      }
      return figures;
    });
  });
}

async function compare(real: string, bare: string, cookie: string, connections: number) {
  const { measured, limit } = await inTurns(
    { url: `${real}/api/students/`, cookie, connections },
    { url: `${bare}/students`, cookie, connections },
  );
  return {
    what: `list of 1,500 students, PostgreSQL, ${connections} at a time`,
    measured: perSecond(measured),
    limit: perSecond(limit),
    share: measured / limit,
    aim: `≥ ${AIM} %`,
    met: (measured / limit) * 100 >= AIM,
  };
}
