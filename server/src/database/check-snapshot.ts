import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RowCounts } from "./count-rows.ts";
import { KEEP_COMPILED } from "./open.ts";
import { aboutSnapshot, copySnapshot, SNAPSHOT_FOLDER } from "./snapshots.ts";

/** Milliseconds within which a copy opens, if it ever does. */
const PATIENCE = 300_000;
const PROGRAM = fileURLToPath(new URL("open-copy.ts", import.meta.url));

/** Whether a copy can be used, and how many rows it has; or why not, in words that follow the copy's name. */
export type Checked = { good: true; rows: number } | { good: false; why: string };

type Options = { signal?: AbortSignal | undefined; patience?: number };

/**
 * Opens a copy of a copy of the embedded database and reads every row: it is good where there are as many as when it
 * was taken. That is another process's work, so that nobody waits for it here.
 */
export async function checkSnapshot(
  dataDir: string,
  name: string,
  { signal, patience = PATIENCE }: Options = {},
): Promise<Checked> {
  const folder = join(dataDir, SNAPSHOT_FOLDER, "opened");
  try {
    await copySnapshot(dataDir, name, folder);
    const rows = await openCopy(folder, patience, signal);
    if (rows === null) return { good: false, why: "cannot be opened and read to its end" };
    return compare(rows, (await aboutSnapshot(dataDir, name))?.rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compare(found: RowCounts, expected: RowCounts | undefined): Checked {
  const rows = sum(found);
  const wrong = Object.entries(expected ?? {}).filter(([table, count]) => found[table] !== count);
  if (wrong.length > 0) {
    return { good: false, why: `has ${rows} rows of the ${sum(expected ?? {})} that it had` };
  }
  return rows === 0 ? { good: false, why: "holds nothing" } : { good: true, rows };
}

const sum = (counts: RowCounts) => Object.values(counts).reduce((all, each) => all + each, 0);

async function openCopy(
  folder: string,
  patience: number,
  signal: AbortSignal | undefined,
): Promise<RowCounts | null> {
  signal?.throwIfAborted();
  const child = fork(PROGRAM, [folder], {
    execArgv: [KEEP_COMPILED],
    stdio: "ignore",
    timeout: patience,
    killSignal: "SIGKILL",
  });
  let found: RowCounts | null = null;
  child.on("message", (rows) => (found = rows as RowCounts));
  const end = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", end);
  await once(child, "exit").finally(() => signal?.removeEventListener("abort", end));
  signal?.throwIfAborted();
  return found;
}
