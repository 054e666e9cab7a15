import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import {
  BlockingDesk,
  type Call,
  type makeSchoolOfTexts,
} from "../server/test/support/blocking-desk.ts";
import { type Figure, milliseconds } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { REAL, whileRunning } from "./support/processes.ts";

/** Nobody notices what is held up for less. */
const AIM = 50;
const SHOWN = 6;
const TRIES = 2;
/** Milliseconds after the start in which what is loaded lazily is loaded. */
const SETTLED = 5_000;
/** What was found to take longest of all that is tried by `server/test/blocking.test.ts`. */
const WORST = ["a sign for eighteen letters", "short sentences", "a list of lines"] as const;

/** The calls that hold the process up longest, whatever they are sent. */
export async function measureBlocking(
  engine: string,
  { settings, content }: Filled<Awaited<ReturnType<typeof makeSchoolOfTexts>>>,
): Promise<Figure[]> {
  const port = await freePort();
  const told = { ...settings, LOG_LEVEL: "error", METRICS_PORT: String(port) };
  return whileRunning(REAL, told, async (url) => {
    await wait(SETTLED);
    const desk = await BlockingDesk.open(url, `http://127.0.0.1:${port}/metrics`, content);
    const longest = new Map<string, number>();
    for (const call of [...(await desk.calls(WORST)), ...desk.readers()]) {
      const late = await best(desk, call);
      longest.set(call.endpoint, Math.max(late, longest.get(call.endpoint) ?? 0));
    }
    return [...longest]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, SHOWN)
      .map(([endpoint, late]) => ({
        what: `longest block by ${endpoint}, ${engine}`,
        measured: milliseconds(late),
        aim: `≤ ${AIM} ms`,
        met: late <= AIM,
      }));
  });
}

async function best(desk: BlockingDesk, { send }: Call): Promise<number> {
  let late = Infinity;
  for (let turn = 0; turn < TRIES && late > AIM; turn++)
    late = Math.min(late, await desk.blockedBy(send));
  return late;
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const address = taken.address();
  await new Promise((resolve) => taken.close(resolve));
  return address !== null && typeof address === "object" ? address.port : 0;
}
