import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CHANNEL, readChange, type Ears } from "./changes.ts";

/** Milliseconds between two tries to listen again. */
const PAUSE = 1_000;
/** Milliseconds between two looks whether the other side is still there, and for its answer. */
const ASK_EVERY = 15_000;
const ANSWERS_WITHIN = 10_000;
/** Milliseconds for ending: one that is just connecting to a silent machine is left alone. */
const LONGEST_STOP = 1_000;

/** Listens on one connection of its own for as long as it is not ended, over every break. Returns what ends it. */
export function listenOnServer(url: string, ears: Ears): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepListening = async () => {
    while (!signal.aborted) {
      // Whoever asks the database something is told why it is away; here there is only to try again.
      await listen(url, ears, signal).catch(() => undefined);
      await wait(PAUSE, undefined, { signal }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  return async () => {
    stopping.abort();
    await Promise.race([listening, wait(LONGEST_STOP, undefined, { ref: false })]);
  };
}

/** Listens until the connection ends or is silent. */
async function listen(url: string, ears: Ears, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "reportair",
    connectionTimeoutMillis: ANSWERS_WITHIN,
    query_timeout: ANSWERS_WITHIN,
    keepAlive: true,
  });
  const broken = new AbortController();
  client.on("error", () => broken.abort());
  client.on("end", () => broken.abort());
  client.on("notification", ({ payload }) => {
    const change = readChange(payload);
    if (change !== null) ears.heard(change);
  });
  const over = AbortSignal.any([signal, broken.signal]);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    ears.missed();
    for (;;) {
      await wait(ASK_EVERY, undefined, { signal: over });
      // A machine that has vanished ends no connection: it does not answer.
      await client.query("select 1");
    }
  } finally {
    // Not waited for: where nobody answers, it would never come.
    client.end().catch(() => undefined);
  }
}
