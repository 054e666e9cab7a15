import { Agent, get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { type Figure, milliseconds, perSecond } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { REAL, secondsOf, startProcess } from "./support/processes.ts";
import type { School } from "./support/school.ts";
import { cookieOf, signIn } from "./support/sign-in.ts";
import { medianTime } from "./support/times.ts";

const STREAMS = 5_000;
/** Opened at once. */
const SIDE_BY_SIDE = 50;
/** Milliseconds for which nothing happens. */
const IDLE = 20_000;
/** Statements a second, of the whole process. */
const AIM = 2;
/** Percent of a core. */
const AIM_CPU = 10;
/** Milliseconds after which the database has counted what was done. */
const COUNTED_WITHIN = 12_000;

/** Pages that wait for a batch each and are told nothing, and then one of them an event. */
export async function measureStreams(on: Filled<School>): Promise<Figure[]> {
  const database = new Client(on.settings["DATABASE_URL"]);
  await database.connect();
  const batches = await makeBatches(database, on.content.teacher);
  const { url, pid, stop } = await startProcess(REAL, { ...on.settings, ROLE: "web" });
  const agent = new Agent({ maxSockets: Infinity });
  try {
    const cookie = cookieOf(await signIn(url, on.content.teacher));
    const open = (id: number) =>
      openStream(`${url}/api/reports/batches/${id}/events/`, cookie, agent);
    const streams: IncomingMessage[] = [];
    for (let at = 0; at < STREAMS; at += SIDE_BY_SIDE) {
      streams.push(...(await Promise.all(batches.slice(at, at + SIDE_BY_SIDE).map(open))));
    }
    // What opening them has cost is not meant.
    await wait(COUNTED_WITHIN);
    const [statements, busy] = [await transactionsOf(database), secondsOf(pid)];
    await wait(IDLE);
    const asked = (await transactionsOf(database)) - statements;
    const cpu = ((secondsOf(pid) - busy) / IDLE) * 100_000;
    const [first] = streams;
    if (first === undefined) throw new Error("No stream is open.");
    const told = await medianTime(async () => {
      const heard = once(first, "data");
      await tellOf(database, batches[0] ?? 0);
      await heard;
    });
    const bare = new Client(on.settings["DATABASE_URL"]);
    await bare.connect();
    await bare.query("listen changes");
    const limit = await medianTime(async () => {
      const heard = once(bare, "notification");
      await tellOf(database, batches[0] ?? 0);
      await heard;
    });
    await bare.end();
    const rate = asked / (IDLE / 1000);
    const idle = `${STREAMS.toLocaleString("en-GB")} idle streams, PostgreSQL`;
    return [
      {
        what: `statements of ${idle}`,
        measured: perSecond(rate),
        limit: perSecond(0),
        aim: `≤ ${perSecond(AIM)}`,
        met: rate <= AIM,
      },
      {
        what: `processor for ${idle}`,
        measured: `${cpu.toFixed(1)} %`,
        aim: `≤ ${AIM_CPU} %`,
        met: cpu <= AIM_CPU,
      },
      {
        what: "an event, from its commit to its stream, beside them",
        measured: milliseconds(told),
        limit: milliseconds(limit),
      },
    ];
  } finally {
    agent.destroy();
    await stop();
    await database.query("delete from batches where id = any ($1)", [batches]);
    await database.end();
  }
}

/** Batches in which nothing is done, as their ids. */
async function makeBatches(
  database: Client,
  { institution_id, user_id }: School["teacher"],
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `insert into batches (institution_id, author_id, classroom_name, kind, length_range, length_unit, fallback, total, status)
     select $1, $2, 'Waits', 'class', '300-400', 'words', false, 1, 'running' from generate_series(1, $3::integer) returning id`,
    [institution_id, user_id, STREAMS],
  );
  return rows.map(({ id }) => id);
}

/** An open stream of which the first bytes are there. */
async function openStream(url: string, cookie: string, agent: Agent): Promise<IncomingMessage> {
  const request = get(url, { agent, headers: { cookie, accept: "text/event-stream" } });
  const [stream] = (await once(request, "response")) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`A stream answered ${stream.statusCode}.`);
  await once(stream, "data");
  return stream.resume();
}

/** Something happens in a batch. */
async function tellOf(database: Client, id: number): Promise<void> {
  await database.query(
    `begin;
     update batches set last_event = last_event + 1 where id = ${id};
     insert into batch_events (batch_id, id, institution_id, author_id, payload)
     select id, last_event, institution_id, author_id, '{}' from batches where id = ${id};
     commit`,
  );
}

/** All transactions that the database has counted, of which a few are this one's own. */
async function transactionsOf(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    "select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.count);
}
