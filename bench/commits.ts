import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../server/src/database/open.ts";
import { type Figure, milliseconds, perSecond } from "./figure.ts";

const MEASURE_FOR = 2000;
/** Bytes that a commit writes at least: a page of the log. */
const PAGE = 8192;

/**
 * What it costs that a commit of the embedded database waits for the disk: commits a second, beside what the disk itself
 * takes of single pages, and the same without the waiting.
 */
export async function measureCommits(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "reportair-bench-"));
  try {
    const database = await openEmbedded(folder);
    const { owner } = database;
    await owner.script("create table committed (text text)");
    const commit = () => owner.query("insert into committed values (repeat('a report ', 100))");
    const waiting = await rateOf(commit);
    const limit = await rateOfDisk(join(folder, "pages"));
    await owner.query("set synchronous_commit = off");
    const without = await rateOf(commit);
    await database.close();
    const shown = (rate: number) => `${perSecond(rate)} (${milliseconds(1000 / rate)})`;
    return [
      {
        what: "commits of the embedded database, each on the disk",
        measured: shown(waiting),
        limit: shown(limit),
        share: waiting / limit,
      },
      { what: "the same, not waited for", measured: shown(without) },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pages a second that the disk takes one by one, each waited for. */
async function rateOfDisk(path: string): Promise<number> {
  const file = openSync(path, "w");
  // As the log of the database does, in place: a file that grows has more to write.
  writeSync(file, Buffer.alloc(PAGE), 0, PAGE, 0);
  const page = Buffer.alloc(PAGE, "a");
  try {
    return await rateOf(async () => {
      writeSync(file, page, 0, PAGE, 0);
      fdatasyncSync(file);
    });
  } finally {
    closeSync(file);
  }
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < MEASURE_FOR) {
    await work();
    done += 1;
  }
  return (done / (performance.now() - began)) * 1000;
}
