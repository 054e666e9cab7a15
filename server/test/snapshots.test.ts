import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { EmbeddedDatabase } from "../src/database/embedded-engine.ts";
import { openEmbedded } from "../src/database/open.ts";
import { checkSnapshot } from "../src/database/check-snapshot.ts";
import { listSnapshots, restoreSnapshot, takeSnapshot } from "../src/database/snapshots.ts";
import { checkCopies, lookAtNewest, readLook } from "../src/copies.ts";
import type { Look } from "../src/features/safekeeping/looks.ts";
import { openDatabase } from "../src/open-database.ts";
import { goldenImage } from "./support/database.ts";
import { makeInstitution, makeUser } from "./support/factories.ts";
import { runProgram } from "./support/run-program.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

describe.runIf(inject("engine") === "embedded")("copies of the embedded database", () => {
  let folder: string;
  let database: EmbeddedDatabase;
  let minute = 0;

  const now = () => new Date(Date.UTC(2026, 0, 5, 9, (minute += 1)));
  const take = () => takeSnapshot(database, folder, now());
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
    if (!database.thread.closed) await database.close();
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

    const [copy = ""] = await listSnapshots(folder);
    expect(await checkSnapshot(folder, copy)).toMatchObject({ good: true });
    await restoreSnapshot(folder, copy, now());
    await reopen();
    expect(await words()).toEqual(["kept"]);
    await write("later");
    expect(await words()).toEqual(["kept", "later"]);
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^database\.before-2026/u));
  });

  it("are the newest three where something was written, in their order also by a wrong clock, and the one found good", async () => {
    const year = 365 * 86_400_000;
    for (const [word, at] of [
      ["first", now()],
      ["ahead", new Date(now().getTime() + year)],
      ["third", now()],
      ["fourth", now()],
    ] as const) {
      await write(word);
      const [keep = null] = await listSnapshots(folder);
      expect(await takeSnapshot(database, folder, at, { keep })).toBe(true);
    }
    const years = async () => (await listSnapshots(folder)).map((name) => name.slice(0, 4));
    expect(await years()).toEqual(["2026", "2027", "2026", "2026"]);
    expect(await take()).toBe(false);
    await write("fifth");
    expect(await takeSnapshot(database, folder, now())).toBe(true);
    const copies = await listSnapshots(folder);
    expect(await years()).toEqual(["2026", "2026", "2026"]);
    await database.close();
    await restoreSnapshot(folder, copies.at(-1) ?? "", now());
    await reopen();
    expect(await words()).toEqual(["ahead", "fifth", "first", "fourth", "third"]);
  });

  describe("are opened before they are called good", () => {
    /** Where the copy has the words. */
    let table: string;
    let copy: string;

    beforeEach(async () => {
      for (const word of ["a", "b", "c"]) await write(word);
      const [found] = await database.owner.query<{ path: string }>(
        "select pg_relation_filepath('words') as path",
      );
      await take();
      [copy = ""] = await listSnapshots(folder);
      table = join(folder, "snapshots", copy, found?.path ?? "");
    });

    const restore = (...args: string[]) =>
      runProgram("restore-command.ts", args, { DATA_DIR: folder });

    it("each night, and what came of it is kept, for administrators and /readyz", async () => {
      expect(checkCopies(readLook(folder), now())).toMatchObject({ ok: true });
      const good = await lookAtNewest(folder, null, { now });
      const [{ rows } = { rows: 0 }] = await database.owner.query<{ rows: number }>(
        "select (select count(*) from words)::int + (select count(*) from migrations)::int as rows",
      );
      const found = `opens, with all of its ${rows} rows`;
      expect(good).toMatchObject({ copy, good: true, last_good: copy, found });
      expect(await readdir(join(folder, "snapshots"))).toEqual([copy, "looked-at.json"]);
      expect(readLook(folder)).toEqual(good);
      expect(checkCopies(good, now())).toMatchObject({
        ok: true,
        detail: expect.stringContaining(`The copy of ${copy} ${found}.`),
      });
      const later = (days: number) => () => new Date(now().getTime() + days * 86_400_000);
      expect(checkCopies(good, later(3)())).toMatchObject({ ok: false, harmless: true });
      expect(await lookAtNewest(folder, good, { now })).toBeNull();

      await truncate(table, 0);
      const damaged = await lookAtNewest(folder, good, { now: later(1) });
      expect(damaged).toMatchObject({ copy, good: false, last_good: copy });
      expect(checkCopies(damaged, later(1)())).toMatchObject({ ok: false, harmless: true });
      // Nothing was written since, and still there is another.
      expect(await takeSnapshot(database, folder, now(), { again: true })).toBe(true);
    });

    it("and are not where they are damaged", async () => {
      const why = async (options = {}) => {
        const checked = await checkSnapshot(folder, copy, options);
        return checked.good ? "good" : checked.why;
      };
      expect(await why({ patience: 1 })).toMatch(/cannot be opened/u);
      await writeFile(table, Buffer.alloc(8192, 7));
      expect(await why()).toMatch(/cannot be opened and read to its end/u);
      await truncate(table, 0);
      expect(await why()).toMatch(/has \d+ rows of the \d+ that it had/u);
    });

    describe("by the command that restores one", () => {
      let other: string;

      beforeEach(async () => {
        await truncate(table, 0);
        await write("later");
        await takeSnapshot(database, folder, now());
        other = (await listSnapshots(folder)).at(-1) ?? "";
        await database.close();
      });

      it("which changes nothing where it is damaged or there is none, and offers the others", async () => {
        const refused = await restore(copy);
        expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/has \d+ rows/u) });
        expect(refused.stderr).toContain(
          `Nothing was changed.\nThe other copies, the newest first:\n  npm run restore -- ${other}\n`,
        );
        expect(await restore("yesterday")).toMatchObject({
          code: 1,
          stderr: expect.stringContaining("There is no copy yesterday"),
        });
        expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^database\./u));
      });

      it("which brings back the newest", async () => {
        const done = await restore();
        expect(done).toMatchObject({ code: 0, stderr: "" });
        expect(done.stdout).toContain(`The database is as it was at ${other}, with all of its`);
        await reopen();
        expect(await words()).toEqual(["a", "b", "c", "later"]);
      });
    });
  });
});

describe("what administrators read of the copies", () => {
  let app: TestApp | undefined;
  afterEach(() => app?.stop());

  it("is when the newest was taken and opened, and whether it was good", async () => {
    let look: Look | null = null;
    app = await startTestApp({ work: false, lastLook: () => look });
    const admin = await makeUser(app.database, await makeInstitution(app.database), {
      role: "admin",
    });
    const client = await app.signIn(admin);
    const read = async () => (await client.get("admin/safekeeping/")).body;
    expect(await read()).toEqual({ copy: null });
    const looked_at = "2026-01-06T03:04:00.000Z";
    const rest = { good: false, found: "has 1 rows of the 2 that it had", last_good: null };
    look = { copy: "2026-01-05T09-01-00-000Z", looked_at, ...rest };
    expect(await read()).toEqual({
      copy: { taken_at: "2026-01-05T09:01:00.000Z", looked_at, good: false },
    });
  });
});
