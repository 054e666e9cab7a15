import type { EmbeddedDatabase } from "./database/embedded-engine.ts";
import type { Database } from "./database/handle.ts";
import { openEmbedded, openServer } from "./database/open.ts";
import { freeBytes, RESERVE } from "./database/room.ts";
import { listSnapshots } from "./database/snapshots.ts";
import type { Environment } from "./platform/environment.ts";
import { StartError } from "./platform/start-error.ts";

/** Opens the configured database with at most `connections` to a server; a StartError where it does not answer. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, "databaseUrl" | "dataDir">,
  connections: number,
): Promise<Database | EmbeddedDatabase> {
  if (databaseUrl === undefined) {
    refuseFullDisk(dataDir);
    return openEmbedded(dataDir).catch(async (error: unknown) => {
      throw new StartError(await damaged(dataDir), { cause: error });
    });
  }
  return openServer(databaseUrl, connections).catch((error: unknown) => {
    throw new StartError(
      "The database of DATABASE_URL does not answer: check that it runs and that the address, name and password are right.",
      { cause: error },
    );
  });
}

/** The engine writes as it opens, and hangs where it cannot. */
function refuseFullDisk(dataDir: string): void {
  const free = freeBytes(dataDir);
  if (free >= RESERVE) return;
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  throw new StartError(
    `There is no room on the disk of ${dataDir}: ${megabytes(free)} MB are free, and the database needs ${megabytes(RESERVE)} MB to work with. Nothing was changed: make room, then start again.`,
  );
}

/** What to do where the embedded database does not open. */
async function damaged(dataDir: string): Promise<string> {
  const copy = (await listSnapshots(dataDir)).at(-1);
  return copy === undefined
    ? `The database in ${dataDir} cannot be opened, and there is no copy of it: restore your backup of that folder, or choose another with DATA_DIR.`
    : `The database in ${dataDir} cannot be opened: \`npm run restore\` takes the copy of ${copy} and keeps what is there now beside it.`;
}
