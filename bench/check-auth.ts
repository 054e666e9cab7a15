import { type Figure, perSecond } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { inTurns } from "./support/load.ts";
import { BARE, REAL, whileRunning } from "./support/processes.ts";
import type { School } from "./support/school.ts";
import { cookieOf, signIn } from "./support/sign-in.ts";

const CONNECTIONS = 10;

/** Requests a second of the call that every page begins with, beside Fastify alone with the same JSON. */
export function measureCheckAuth(engine: string, on: Filled<School>): Promise<Figure> {
  return whileRunning(REAL, on.settings, async (real) => {
    const client = await signIn(real, on.content.teacher);
    const cookie = cookieOf(client);
    const { text } = await client.get("check-auth/");
    const { measured, limit } = await whileRunning(BARE, { ANSWER: text }, (bare) =>
      inTurns(
        { url: `${real}/api/check-auth/`, cookie, connections: CONNECTIONS },
        { url: `${bare}/answer`, cookie, connections: CONNECTIONS },
      ),
    );
    return {
      what: `check-auth, signed in, ${engine}`,
      measured: perSecond(measured),
      limit: perSecond(limit),
      share: measured / limit,
    };
  });
}
