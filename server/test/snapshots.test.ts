import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { EmbeddedDatabase } from "../src/database/open.ts";
import { openEmbedded } from "../src/database/open.ts";
import { listSnapshots, restoreSnapshot, takeSnapshot } from "../src/database/snapshots.ts";
import { openDatabase } from "../src/open-database.ts";
import { goldenImage } from "./support/database.ts";

describe.runIf(inject("engine") === "embedded")("copies of the embedded database", () => {
  let folder: string;
  let database: EmbeddedDatabase;
  let minute = 0;

  const now = () => new Date(Date.UTC(2026, 0, 5, 9, (minute += 1)));
  const take = () => takeSnapshot(database.pglite, folder, now());
  const write = (word: string) => database.owner.query("insert into words values ($1)", [word]);
  const words = async () =>
    (await database.owner.query<{ word: string }>("select word from words order by word")).map(
      ({ word }) => word,
    );
  const reopen = async () => {
    database = await openEmbedded(folder);
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "reportair-snapshots-"));
    database = await openEmbedded(folder, await goldenImage());
    await database.owner.script("create table words (word text)");
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("bring back what was written until the newest of them, and keep the damaged one aside", async () => {
    await write("kept");
    expect(await take()).toBe(true);
    await write("lost");
    await database.close();
    await truncate(join(folder, "database", "global", "pg_control"), 10);
    const open = openDatabase({ databaseUrl: undefined, dataDir: folder }, 1);
    await expect(open).rejects.toThrow(
      /cannot be opened: `npm run restore` takes the copy of 2026/u,
    );

    const done = await restoreSnapshot(folder, now());
    expect(done?.restored).toBe((await listSnapshots(folder)).at(-1));
    await reopen();
    expect(await words()).toEqual(["kept"]);
    await write("later");
    expect(await words()).toEqual(["kept", "later"]);
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^database\.before-2026/u));
  });

  it("are taken only where something was written, and only three are kept", async () => {
    expect(await take()).toBe(true);
    expect(await take()).toBe(false);
    for (const word of ["a", "b", "c"]) {
      await write(word);
      expect(await take()).toBe(true);
    }
    expect(await listSnapshots(folder)).toHaveLength(3);
    expect(await readdir(join(folder, "snapshots"))).toHaveLength(3);
  });

  it("cannot be restored where there are none", async () => {
    expect(await restoreSnapshot(folder, now())).toBeNull();
  });
});
