// `npm run restore`: puts the newest copy of the embedded database in its place.
import { restoreSnapshot } from "./database/snapshots.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { readEnvironment } from "./platform/environment.ts";
import { StartError } from "./platform/start-error.ts";

async function restore(): Promise<string> {
  const { databaseUrl, dataDir } = readEnvironment(process.env);
  if (databaseUrl !== undefined) {
    throw new StartError(
      "DATABASE_URL is set, and a PostgreSQL server is restored with its own tools: unset it to restore the embedded database.",
    );
  }
  const release = holdDataFolder(dataDir);
  try {
    const done = await restoreSnapshot(dataDir, new Date());
    if (done === null) throw new StartError(`There is no copy of a database in ${dataDir}.`);
    return `The database is as it was at ${done.restored}. What was there before is in ${done.aside}: delete that when you are sure.\n`;
  } finally {
    release();
  }
}

try {
  process.stdout.write(await restore());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
