import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { type Figure, milliseconds, seconds } from "./figure.ts";
import { inRoot } from "../scripts/paths.ts";
import type { Filled } from "./support/databases.ts";
import { fairTurns } from "./support/fair-turns.ts";
import type { Night, Outcome } from "./support/night-teachers.ts";
import { REAL, residentOf, secondsOf, startProcess, type Started } from "./support/processes.ts";
import type { SchoolsOfNight } from "./support/schools-of-night.ts";

const TEACHERS = "bench/support/night-teachers.ts";
const PROVIDER = ["bench/support/provider-server.ts"];
/** Milliseconds. */
const MODEL_TAKES = 1000;
/** What a process says that is ready, a worker too, which listens nowhere. */
const READY = /http:\/\/[\d.]+:\d+|works on reports/u;
/** Percent of what the provider's limit alone would take. */
const AIM = 110;
/** Milliseconds in which 95 of 100 calls are to be answered. */
const AIM_CALLS = 200;
/** Percent of the memory after the warm-up. */
const AIM_MEMORY = 120;
/** Milliseconds of the night after which a process has warmed up: its code is compiled and its heaps have their size. */
const WARM_AFTER = 60_000;
/** Milliseconds until what is over has been given back. */
const SETTLES_WITHIN = 5_000;

/** What a night is made of. */
export type Staff = {
  engine: string;
  /** The roles of its processes. */
  roles: readonly ("all" | "web" | "worker")[];
  /** Of each worker. */
  concurrency: number;
  /** Milliseconds within which everybody comes. */
  arriveWithin: number;
};

/** A process of the server, by what it is called. */
type Named = Started & { name: string };

/**
 * The night before a deadline: teachers of several schools come within a minute, look around, tick, order their class
 * and follow it, read what was written, change one and keep all, at the pace of people.
 */
export async function measureNight(
  { engine, roles, concurrency, arriveWithin }: Staff,
  on: Filled<SchoolsOfNight>,
): Promise<Figure[]> {
  const hands = roles.filter((role) => role !== "web").length * concurrency;
  const provider = await startProcess(PROVIDER, {
    TAKES: String(MODEL_TAKES),
    MOST_AT_ONCE: String(hands),
  });
  const processes: Named[] = [];
  try {
    for (const [at, role] of roles.entries()) {
      const started = await startProcess(
        REAL,
        {
          ...on.settings,
          ROLE: role,
          WRITER: "openai-compatible",
          WRITER_MODEL: "stand-in",
          WRITER_BASE_URL: `${provider.url}/v1`,
          WRITER_CONCURRENCY: String(concurrency),
          LOG_LEVEL: "warn",
        },
        READY,
      );
      processes.push({ ...started, name: `${role} ${at + 1}` });
    }
    const figures = await spend(processes, arriveWithin, on, { engine, hands });
    const seen = (await (await fetch(`${provider.url}/seen`)).json()) as {
      calls: number;
      refused: number;
      mostAtOnce: number;
    };
    figures.push({
      what: `the provider: calls, of ${seen.mostAtOnce} at once at most, and refused`,
      measured: `${seen.calls}, ${seen.refused}`,
    });
    return figures;
  } finally {
    await Promise.all([provider, ...processes].map(({ stop }) => stop()));
  }
}

async function spend(
  processes: readonly Named[],
  arriveWithin: number,
  on: Filled<SchoolsOfNight>,
  { engine, hands }: { engine: string; hands: number },
): Promise<Figure[]> {
  const night: Night = {
    urls: processes.map(({ url }) => url).filter((url) => url.startsWith("http")),
    ...on.content,
    arriveWithin,
  };
  const load = fork(inRoot(TEACHERS), { execArgv: [] });
  const outcome = new Promise<Outcome>((resolve, reject) => {
    load.on("message", (message) => {
      if (message !== "begun") resolve(message as Outcome);
    });
    load.on("exit", () => reject(new Error("The teachers of the night are gone.")));
  });
  outcome.catch(() => undefined);
  load.send(night);
  await once(load, "message");
  const began = performance.now();
  const [loadBefore = 0] = loadavg();
  const busy = new Map(processes.map(({ pid }) => [pid, secondsOf(pid)]));
  const database = await busyDatabase(on.settings);
  const warm = new Map<number, number>();
  const most = new Map<number, number>();
  const looking = setInterval(() => {
    const isWarm = performance.now() - began > WARM_AFTER;
    for (const { pid } of processes) {
      const now = residentOf(pid);
      most.set(pid, Math.max(most.get(pid) ?? 0, now));
      if (isWarm && !warm.has(pid)) warm.set(pid, now);
    }
  }, 1000);
  const { calls, errors, batches, late } = await outcome.finally(() => {
    clearInterval(looking);
    load.kill();
  });
  const took = performance.now() - began;
  const share = (cpu: number) => `${((cpu / took) * 100_000).toFixed(0)} %`;
  const cores = processes.map(
    ({ name, pid }) => `${name} ${share(secondsOf(pid) - (busy.get(pid) ?? 0))}`,
  );
  if (database !== null) cores.push(`PostgreSQL ${share(await database.end())}`);
  await wait(SETTLES_WITHIN);

  const ideal = fairTurns(batches, hands, MODEL_TAKES);
  const sum = (times: number[]) => times.reduce((all, time) => all + time, 0);
  const waited = batches.map(({ at, end }) => end - at);
  const idealWaits = batches.map(({ at }, index) => (ideal[index] ?? at) - at);
  const turns = sum(waited) / sum(idealWaits);
  const last = Math.max(...batches.map(({ end }) => end));
  const first = Math.min(...batches.map(({ at }) => at));
  const idealLast = Math.max(...ideal);
  const whole = (last - first) / (idealLast - first);
  const missing = sum(batches.map((each) => each.texts - each.done));
  const texts = sum(batches.map(({ done }) => done));
  for (const error of new Set(errors)) console.error(error);
  return [
    {
      what: `a night of ${night.teachers.length} teachers, ${engine}: calls, errors, texts missing`,
      measured: `${calls.length.toLocaleString("en-GB")}, ${errors.length}, ${missing}`,
      aim: "no error",
      met: errors.length + missing === 0 && batches.length === night.teachers.length,
    },
    {
      what: `${texts.toLocaleString("en-GB")} texts, model of 1 s, ${hands} at once`,
      measured: seconds(last - first),
      limit: seconds(idealLast - first),
      share: whole,
      aim: `≤ ${AIM} %`,
      met: whole * 100 <= AIM,
    },
    {
      what: "a teacher's wait for their batch, beside fair turns at the provider's limit",
      measured: seconds(sum(waited) / waited.length),
      limit: seconds(sum(idealWaits) / waited.length),
      share: turns,
      aim: `≤ ${AIM} %`,
      met: turns * 100 <= AIM,
    },
    ...answersOf(calls),
    ...processes.map(({ name, pid }): Figure => {
      const [after, now] = [warm.get(pid) ?? 0, residentOf(pid)];
      return {
        what: `memory of ${name}: at the end, after its warm-up, at most`,
        measured: `${now.toFixed(0)} MB`,
        limit: `${after.toFixed(0)}, ${(most.get(pid) ?? 0).toFixed(0)} MB`,
        share: now / after,
        aim: `≤ ${AIM_MEMORY} %`,
        met: (now / after) * 100 <= AIM_MEMORY,
      };
    }),
    {
      what: "how busy a core each kept",
      measured: cores.join(", "),
    },
    {
      what: "load of the machine before the night, and at its end",
      measured: `${loadBefore.toFixed(1)}, ${(loadavg()[0] ?? 0).toFixed(1)}`,
    },
    { what: "the teachers themselves were late by, at most", measured: milliseconds(late) },
  ];
}

/** Of each kind of call: the median, and how long 95 of 100 took at most. */
function answersOf(calls: Outcome["calls"]): Figure[] {
  const kinds = Map.groupBy(calls, ({ what }) => what);
  return [...kinds].map(([what, of]) => {
    const times = of.map(({ took }) => took).toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
    return {
      what: `${what}, ${of.length} times: 50 and 95 of 100 within`,
      measured: `${milliseconds(at(0.5))}, ${milliseconds(at(0.95))}`,
      aim: `≤ ${AIM_CALLS} ms`,
      met: at(0.95) <= AIM_CALLS,
    };
  });
}

/** Counts what a PostgreSQL server's processes for these connections are busy; null where there is none of its own. */
async function busyDatabase(settings: Record<string, string>) {
  const url = settings["DATABASE_URL"];
  if (url === undefined) return null;
  const client = new Client(url);
  await client.connect();
  const look = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database()",
    );
    return new Map(rows.map(({ pid }) => [pid, secondsOf(pid)]));
  };
  const before = await look();
  return {
    /** Seconds of a processor since then, of the connections that are still open. */
    end: async () => {
      const after = await look();
      await client.end();
      return [...after].reduce((sum, [pid, now]) => sum + now - (before.get(pid) ?? 0), 0);
    },
  };
}
