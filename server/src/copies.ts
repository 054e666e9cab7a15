import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { EmbeddedDatabase } from "./database/embedded-engine.ts";
import { checkSnapshot, type Checked } from "./database/check-snapshot.ts";
import { listSnapshots, SNAPSHOT_FOLDER, takeSnapshot } from "./database/snapshots.ts";
import { tidyUp } from "./database/tidy-up.ts";
import { isLookDue, look, type Look } from "./features/safekeeping/looks.ts";
import type { Check } from "./http/health.ts";
import { WorkerLoop } from "./jobs/worker-loop.ts";

/** Milliseconds between two copies. */
const COPY_EVERY = 15 * 60_000;
/** Milliseconds before the first one, as a copy holds up who comes in, and a start that fails needs none. */
const FIRST_COPY_AFTER = 60_000;
/** Milliseconds between two looks at which tables need seeing to. */
const TIDY_EVERY = 60_000;
/** Milliseconds between two thoughts of whether to open one, and before the first. */
const LOOK_EVERY = 10 * 60_000;

/** Milliseconds after which it is said that no copy was opened: two nights. */
const LONGEST_WITHOUT = 50 * 3_600_000;
/** The file with what came of the last look. */
const LOOK = "looked-at.json";

/** The copies of the embedded database while it is in use. */
export type Copies = {
  /** What came of opening the newest one, lately; null where nobody has looked yet. */
  lastLook: () => Look | null;
  stop: () => Promise<void>;
};

/**
 * Copies the embedded database now and then, opens the newest copy each night to see that it can be used, and tidies up in
 * the database itself.
 */
export function keepCopies(
  database: EmbeddedDatabase,
  dataDir: string,
  { now, log }: { now: () => Date; log: Logger },
): Copies {
  let last = readLook(dataDir);
  const stopping = new AbortController();
  const copying = new WorkerLoop({
    name: "copy database",
    run: async () => {
      const again = last?.good === false && last.copy === (await listSnapshots(dataDir)).at(-1);
      await takeSnapshot(database, dataDir, now(), { again, keep: last?.last_good ?? null });
      return false;
    },
    every: COPY_EVERY,
    log,
  });
  const looking = new WorkerLoop({
    name: "open the newest copy",
    run: async () => {
      const { signal } = stopping;
      const found = await lookAtNewest(dataDir, last, { now, signal }).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
      if (found === null) return false;
      last = found;
      const line = { copy: found.copy, good: found.good };
      if (found.good) log.info(line, "the newest copy of the database can be used");
      else log.error(line, "the newest copy of the database cannot be used");
      return false;
    },
    every: LOOK_EVERY,
    log,
  });
  const tidying = new WorkerLoop({
    name: "tidy up the database",
    run: async () => {
      await tidyUp(database);
      return false;
    },
    every: TIDY_EVERY,
    log,
  });
  const timers = [
    setTimeout(() => tidying.start(), TIDY_EVERY),
    setTimeout(() => copying.start(), FIRST_COPY_AFTER),
    setTimeout(() => looking.start(), LOOK_EVERY),
  ];
  return {
    lastLook: () => last,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      stopping.abort();
      await Promise.all([copying.stop(), looking.stop(), tidying.stop()]);
    },
  };
}

/** Opens the newest copy where it is due, and writes down what came of it; null where it is not. */
export async function lookAtNewest(
  dataDir: string,
  last: Look | null,
  { now, signal }: { now: () => Date; signal?: AbortSignal },
): Promise<Look | null> {
  const copy = (await listSnapshots(dataDir)).at(-1);
  if (copy === undefined || !isLookDue(last, copy, now())) return null;
  const checked = await checkSnapshot(dataDir, copy, { signal });
  const found: Look = {
    copy,
    looked_at: now().toISOString(),
    good: checked.good,
    found: describeChecked(checked),
    last_good: checked.good ? copy : (last?.last_good ?? null),
  };
  const file = join(dataDir, SNAPSHOT_FOLDER, LOOK);
  await writeFile(`${file}.new`, JSON.stringify(found));
  await rename(`${file}.new`, file);
  return found;
}

/** What came of opening a copy, in words that follow its name. */
function describeChecked(checked: Checked): string {
  return checked.good ? `opens, with all of its ${checked.rows} rows` : checked.why;
}

/** What was written down of the last look; null where there is nothing that can be read. */
export function readLook(dataDir: string): Look | null {
  try {
    return look.parse(JSON.parse(readFileSync(join(dataDir, SNAPSHOT_FOLDER, LOOK), "utf8")));
  } catch {
    return null;
  }
}

/** What `/readyz` says of the copies: a damaged one keeps nobody from their work. */
export function checkCopies(last: Look | null, now: Date): Check {
  if (last === null) {
    return { ok: true, detail: "None has been opened yet: the newest one is, each night." };
  }
  const { copy, good, found, looked_at } = last;
  const detail = `The copy of ${copy} ${found}. It was opened at ${looked_at}.`;
  const old = now.getTime() - Date.parse(looked_at) > LONGEST_WITHOUT;
  if (good && !old) return { ok: true, detail };
  return {
    ok: false,
    harmless: true,
    detail: good
      ? `${detail} None has been opened since: see the log.`
      : `${detail} The next one is opened as soon as it is taken; look at the disk.`,
  };
}
