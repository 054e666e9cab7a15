import fs, {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openEmbedded } from "../src/database/open.ts";
import { goldenImage } from "./support/database.ts";

let folder: string;
let forget = () => {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reportair-power-"));
});
afterEach(async () => {
  forget();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Keeps in `disk` only what is left of `live` when the power goes: each file as it was when it was last waited for, and
 * none that was gone when its folder was.
 */
function keepSynced(live: string, disk: string): void {
  const { fdatasyncSync, fsyncSync } = fs;
  const keep = (file: number, into: (path: string, copy: string) => void) => {
    const path = readlinkSync(`/proc/self/fd/${file}`);
    // One that was removed while it was open has no name any more.
    if (!existsSync(path)) return;
    const copy = join(disk, relative(live, path));
    mkdirSync(dirname(copy), { recursive: true });
    into(path, copy);
  };
  fs.fdatasyncSync = (file) => {
    fdatasyncSync(file);
    keep(file, copyFileSync);
  };
  fs.fsyncSync = (file) => {
    fsyncSync(file);
    keep(file, (path, copy) => {
      mkdirSync(copy, { recursive: true });
      for (const name of readdirSync(copy)) {
        if (!existsSync(join(path, name))) rmSync(join(copy, name), { recursive: true });
      }
    });
  };
  syncBuiltinESMExports();
  forget = () => {
    Object.assign(fs, { fdatasyncSync, fsyncSync });
    syncBuiltinESMExports();
  };
}

describe.runIf(inject("engine") === "embedded")("a power cut", () => {
  it("leaves what was acknowledged before it, whenever it comes", async () => {
    const live = join(folder, "live");
    const disk = join(folder, "disk");
    const database = await openEmbedded(live, await goldenImage());
    await cp(live, disk, { recursive: true });
    keepSynced(live, disk);

    let acknowledged = 0;
    const write = async () => {
      for (let rows = 1 + Math.floor(Math.random() * 100); rows > 0; rows -= 1) {
        const values = [acknowledged];
        await database.owner.query(
          "insert into written values ($1, repeat('a report ', 200))",
          values,
        );
        acknowledged += 1;
      }
    };
    const cut = async (name: string) => {
      await cp(disk, join(folder, name), { recursive: true });
      return { name, acknowledged };
    };
    await database.owner.script("create table written (number integer primary key, text text)");
    await write();
    const first = await cut("first");
    await database.owner.query("checkpoint");
    await write();
    await database.owner.query("select pg_switch_wal()");
    await write();
    const second = await cut("second");
    await database.close();

    for (const { name, acknowledged: rows } of [first, second]) {
      const again = await openEmbedded(join(folder, name));
      const found = await again.owner.query(
        "select count(*)::integer as rows, max(number) as last from written",
      );
      expect(found).toEqual([{ rows, last: rows - 1 }]);
      await again.close();
    }
  });
});
