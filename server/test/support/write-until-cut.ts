// Writes to an embedded database in the folder LIVE, and copies what DISK holds of it at two moments to FIRST and SECOND:
// see `keep-synced.ts`. Says how many rows had been acknowledged at each.
import { cp, readFile } from "node:fs/promises";
import { openEmbedded } from "../../src/database/open.ts";

const { LIVE = "", DISK = "", FIRST = "", SECOND = "", IMAGE = "" } = process.env;
const database = await openEmbedded(LIVE, new Blob([await readFile(IMAGE)]));
await cp(LIVE, DISK, { recursive: true });

let acknowledged = 0;
async function write() {
  for (let rows = 1 + Math.floor(Math.random() * 100); rows > 0; rows -= 1) {
    await database.owner.query("insert into written values ($1, repeat('a report ', 200))", [
      acknowledged,
    ]);
    acknowledged += 1;
  }
}

await database.owner.script("create table written (number integer primary key, text text)");
await write();
await cp(DISK, FIRST, { recursive: true });
const first = acknowledged;
await database.owner.query("checkpoint");
await write();
await database.owner.query("select pg_switch_wal()");
await write();
await cp(DISK, SECOND, { recursive: true });
const second = acknowledged;
await database.close();
process.stdout.write(JSON.stringify([first, second]));
