import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { Batch } from "@reportair/contract/features/batches.ts";
import { FullMemory } from "../src/database/full-memory.ts";
import { openEmbedded } from "../src/database/open.ts";
import { openDatabase } from "../src/open-database.ts";
import type { Answer } from "./support/client.ts";
import { createDatabase, goldenImage } from "./support/database.ts";
import { tablesThatFill } from "./support/full-tables.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { ReportDesk } from "./support/report-desk.ts";
import { INHERITED } from "./support/server-process.ts";
import { makeSmallDisk, type SmallDisk } from "./support/small-disk.ts";

const STUDENTS = 12;
const embedded = inject("engine") === "embedded";

/** The disk as the test wants it. */
type Disk = { fill: () => Promise<unknown>; empty: () => Promise<unknown> };
let disk: Disk;
let desk: ReportDesk;
let small: SmallDisk | undefined;
let writer: ReturnType<typeof plainWriter>;
/** Has the texts of a batch but the first few come. */
let release: () => void;

beforeEach(async () => {
  const released = new Promise<void>((resolve) => (release = resolve));
  writer = plainWriter({ until: (count) => (count > 4 ? released : undefined) });
  if (embedded) {
    const made = (small = await makeSmallDisk(180));
    const database = await openEmbedded(made.folder, await goldenImage(), made.free);
    const drop = () => database.close();
    desk = await ReportDesk.open({ database: { database, drop }, writer, concurrency: 2 });
    disk = { fill: () => made.fill(30), empty: made.empty };
  } else {
    desk = await ReportDesk.open({ writer, concurrency: 2 });
    disk = await tablesThatFill(desk.app.database.owner, [
      "report_configurations",
      "batch_items",
      "batches",
      "generated_reports",
    ]);
  }
});
afterEach(async () => {
  await desk.app.stop();
  await small?.remove();
});

const expectSentence = ({ status, headers, body }: Answer) => {
  expect([status, body.code]).toEqual([507, "storage_full"]);
  expect(body.detail).toMatch(
    /^There is no room left .* What was saved before is safe; .* try again\.$/u,
  );
  expect(headers.get("retry-after")).toBe("60");
};
const order = (count: number) => {
  const reports = Array.from({ length: count }, (_, at) => [
    at,
    { student: desk.room.students[at]?.id, classroom: desk.room.id, level: "Advanced" },
  ]);
  return desk.mine.post(
    "reports/generate/batch/",
    { reports: Object.fromEntries(reports), word_count: "300-400" },
    { headers: { prefer: "respond-async", "idempotency-key": "once" } },
  );
};

describe("a disk without room", () => {
  it("refuses what is written with a sentence, goes on reading, is not ready, and comes back by itself", async () => {
    const before = await desk.configure({ level: "Advanced" });
    await disk.fill();
    expectSentence((await desk.configure()).answer);
    expectSentence(await order(3));
    const list = await desk.mine.get(`reports/classroom/${desk.room.id}/`);
    expect(list.status).toBe(200);
    expect(list.text).toContain('"Advanced"');
    expect((await desk.mine.get("check-auth/")).body.authenticated).toBe(true);
    expect((await desk.mine.get("/healthz")).status).toBe(200);
    const full = await desk.mine.get("/readyz");
    expect([full.status, full.body.checks.database.ok]).toEqual([503, true]);
    expect(full.body.checks.disk).toEqual({
      ok: false,
      detail: expect.stringMatching(/Make room.*; saving goes on by itself then\.$/u),
    });
    expect(desk.app.logged.join("")).not.toMatch(/"level":(?:60|"fatal")/u);

    await disk.empty();
    expect((await desk.configure()).answer.status).toBe(201);
    expect((await order(3)).status).toBe(202);
    const again = await desk.mine.get(`reports/list/?classroom=${desk.room.id}`);
    expect(again.status).toBe(200);
    expect(before.answer.status).toBe(201);
    if (embedded) expect((await desk.mine.get("/readyz")).status).toBe(200);
  });

  it("in mid-batch: nothing is lost or written twice", async () => {
    const { batch } = (await order(STUDENTS)).body;
    const read = async () => (await desk.mine.get<Batch>(`reports/batches/${batch}/`)).body;
    await expect.poll(async () => (await read()).done).toBe(4);
    await disk.fill();
    release();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect((await read()).done).toBeLessThan(STUDENTS);
    await disk.empty();
    await expect.poll(async () => (await read()).status).toBe("finished");
    expect(await read()).toMatchObject({ done: STUDENTS, failed: 0 });
    expect(writer.requests).toHaveLength(STUDENTS);
  });
});

describe.runIf(embedded)("the embedded database", () => {
  it("is not opened where there is no room, and ends with a sentence where its log finds none", async () => {
    const other = await makeSmallDisk(100);
    try {
      // Nobody but a real disk refuses.
      if (!other.real) return;
      const program = fileURLToPath(new URL("support/write-until-full.ts", import.meta.url));
      const child = spawn(process.execPath, [program, other.folder], { env: INHERITED });
      let says = "";
      child.stderr.on("data", (chunk: Buffer) => (says += chunk.toString()));
      const [code] = await once(child, "exit");
      expect([code, says]).toEqual([1, expect.stringMatching(/did not take .*no room on it/u)]);
      await expect(
        openDatabase({ databaseUrl: undefined, dataDir: other.folder }, 1),
      ).rejects.toThrow(
        /^There is no room on the disk of .*: \d+ MB are free, and the database needs 64 MB/u,
      );
    } finally {
      await other.remove();
    }
  });
});

describe.skipIf(embedded)("the disk of a server", () => {
  it("is full as long as it said so lately, and after that until something could be written", async () => {
    const { database, drop } = await createDatabase();
    try {
      let now = 0;
      const memory = new FullMemory(database.owner, () => now);
      const full = Object.assign(new Error("no room"), { code: "53100" });
      expect((await memory.look()).ok).toBe(true);
      await expect(memory.noting(() => Promise.reject(full))).rejects.toBe(full);
      expect((await memory.look()).ok).toBe(false);
      now = 29_000;
      expect((await memory.look()).ok).toBe(false);
      now = 31_000;
      expect(await memory.look()).toEqual({ ok: true, detail: expect.stringMatching(/again/u) });
    } finally {
      await drop();
    }
  });
});
