// The embedded engine, in a thread of its own (see embedded-thread-client.ts): it answers what PostgreSQL's protocol asks.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { reachDisk, writeThrough } from "./reach-disk.ts";

/** What the engine opens: a folder, or memory where that is null; and what it starts from. */
export type Opening = { dataDir: string | null; image?: Blob };

/** What it is asked: questions of the protocol, or for an image of all of it, or to end. */
export type Asked = Uint8Array | "image" | "end";

/** What it says: that it is open or why it is not, what the protocol answers, an image. */
export type Said = { open: true } | { failed: unknown } | Uint8Array | Blob;

// How the engine starts in a folder: as it would by itself, but that a commit waits until it is on the disk (no `-F`).
const DURABLE = PGlite.defaultStartParams
  .filter((each) => each !== "-F")
  .concat("-c", "wal_sync_method=fsync");

async function open({ dataDir, image }: Opening): Promise<PGlite> {
  const from = image && { loadDataDir: image };
  if (dataDir === null) return PGlite.create({ ...from });
  const pglite = await PGlite.create({ ...from, dataDir, startParams: DURABLE });
  writeThrough(pglite);
  // What the start wrote, after a crash the changes that it went through again, was not waited for.
  await reachDisk(dataDir);
  return pglite;
}

async function answer(pglite: PGlite, asked: Asked): Promise<Said> {
  if (asked === "image") return pglite.dumpDataDir("none");
  if (asked === "end") {
    await pglite.close();
    process.exit();
  }
  const parts: Uint8Array[] = [];
  // The engine takes back what it hands out.
  const onRawData = (part: Uint8Array) => void parts.push(part.slice());
  await pglite.execProtocolRawStream(asked, { syncToFs: false, onRawData });
  return parts.length === 1 && parts[0] ? parts[0] : new Uint8Array(Buffer.concat(parts));
}

function say(said: Said) {
  parentPort?.postMessage(said, said instanceof Uint8Array ? [said.buffer as ArrayBuffer] : []);
}

const opening = open(workerData as Opening);
opening.then(
  () => say({ open: true }),
  (failed: unknown) => say({ failed }),
);
/** One after the other, as it has one connection. */
let last: Promise<unknown> = opening;
parentPort?.on("message", (asked: Asked) => {
  last = last.then(async () => say(await answer(await opening, asked)));
});
