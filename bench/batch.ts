import { type Figure, seconds } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { whileRunning } from "./support/processes.ts";
import type { School } from "./support/school.ts";
import type { Client } from "../server/test/support/client.ts";
import { signIn } from "./support/sign-in.ts";

/** The real server with a writer that only waits. */
const SLOW = ["server/test/support/slow-server.ts"];
/** Milliseconds. */
const MODEL_TAKES = 1000;
const CONCURRENCY = 8;
/** Percent of the limit. */
const AIM = 110;

/**
 * A class of 30 over HTTP with a model that takes a second, from the order until the last report is stored: the first
 * of a server, which compiles its code meanwhile, and the next one.
 */
export async function measureBatch(engine: string, on: Filled<School>): Promise<Figure[]> {
  const settings = {
    ...on.settings,
    TEST_WRITER_DELAY: String(MODEL_TAKES),
    WRITER_CONCURRENCY: String(CONCURRENCY),
  };
  const { classroom, teacher } = on.content;
  const limit = Math.ceil(classroom.students.length / CONCURRENCY) * MODEL_TAKES;
  const figure = (which: string, took: number): Figure => ({
    what: `${which} batch of ${classroom.students.length}, model of 1 s, ${CONCURRENCY} at once, ${engine}`,
    measured: seconds(took),
    limit: seconds(limit),
    share: took / limit,
    aim: `≤ ${AIM} %`,
    met: (took / limit) * 100 <= AIM,
  });
  return whileRunning(SLOW, settings, async (url) => {
    const client = await signIn(url, teacher);
    // Not counted: a server that has just started reads its word lists while it answers the first call of a kind.
    await writeAll(client, classroom.id, classroom.students.slice(0, 1));
    const first = await writeAll(client, classroom.id, classroom.students);
    const next = await writeAll(client, classroom.id, classroom.students);
    return [figure("first", first), figure("next", next)];
  });
}

/** Orders a batch as the screen does, follows its progress to the end, and returns how many milliseconds it took. */
async function writeAll(
  client: Client,
  classroom: number,
  students: readonly { id: number }[],
): Promise<number> {
  const inputs = { classroom, level: "Proficient", homework: "Mostly Completed" };
  const reports = Object.fromEntries(
    students.map(({ id }, at) => [at, { student: id, ...inputs }]),
  );
  const began = performance.now();
  const ordered = await client.post(
    "reports/generate/batch/",
    { reports, word_count: "300-400" },
    { headers: { prefer: "respond-async" } },
  );
  const address = `reports/batches/${ordered.body.batch}/`;
  await client.events(`${address}events/`);
  const took = performance.now() - began;
  const { body } = await client.get(address);
  if (body.status !== "finished" || body.done !== students.length) {
    throw new Error(`The batch ended ${body.status} with ${body.done} reports.`);
  }
  return took;
}
