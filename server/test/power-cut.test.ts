import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openEmbedded } from "../src/database/open.ts";
import { INHERITED } from "./support/server-process.ts";

const KEEPING = new URL("./support/keep-synced.ts", import.meta.url).href;
const WRITING = fileURLToPath(new URL("./support/write-until-cut.ts", import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reportair-power-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.runIf(inject("engine") === "embedded")("a power cut", () => {
  it("leaves what was acknowledged before it, whenever it comes", async () => {
    const [LIVE, DISK, FIRST, SECOND] = ["live", "disk", "first", "second"].map((name) =>
      join(folder, name),
    ) as [string, string, string, string];
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", KEEPING, WRITING], {
      env: { ...INHERITED, LIVE, DISK, FIRST, SECOND, IMAGE: inject("image") },
    });
    const [first, second] = JSON.parse(stdout) as [number, number];
    for (const [copy, rows] of [
      [FIRST, first],
      [SECOND, second],
    ] as const) {
      const database = await openEmbedded(copy);
      const found = await database.owner.query(
        "select count(*)::integer as rows, max(number) as last from written",
      );
      expect(found).toEqual([{ rows, last: rows - 1 }]);
      await database.close();
    }
  });
});
