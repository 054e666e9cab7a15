// `npm run restore [-- <copy>]`: puts a copy of the embedded database in its place, once it has been opened and counted.
import { parseArgs } from "node:util";
import { checkSnapshot } from "./database/check-snapshot.ts";
import { DiskFullError } from "./database/room.ts";
import { listSnapshots, restoreSnapshot } from "./database/snapshots.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { readEnvironment } from "./platform/environment.ts";
import { StartError } from "./platform/start-error.ts";

const USAGE = `Puts the newest copy of the embedded database in its place, or the one that is named by its time:

  npm run restore [-- <copy>]

Before that the copy is opened and its rows are counted. What is there now is kept beside it.`;

function readArguments(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length < 2) return positionals[0];
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
  throw new StartError(USAGE);
}

async function restore(): Promise<string> {
  const asked = readArguments();
  const { databaseUrl, dataDir } = readEnvironment(process.env);
  if (databaseUrl !== undefined) {
    throw new StartError(
      "DATABASE_URL is set, and a PostgreSQL server is restored with its own tools: unset it to restore the embedded database.",
    );
  }
  const release = holdDataFolder(dataDir);
  try {
    const copies = (await listSnapshots(dataDir)).toReversed();
    const name = asked ?? copies[0];
    if (name === undefined) throw new StartError(`There is no copy of a database in ${dataDir}.`);
    if (!copies.includes(name)) {
      throw new StartError(`There is no copy ${name} in ${dataDir}.${offer(copies)}`);
    }
    const others = offer(copies.filter((each) => each !== name));
    process.stdout.write(`Opening the copy of ${name} and counting its rows…\n`);
    const checked = await checkSnapshot(dataDir, name);
    if (!checked.good) {
      throw new StartError(
        `The copy of ${name} ${checked.why}. Nothing was changed.${others || " There is no other copy: restore your backup of the data folder."}`,
      );
    }
    const aside = await restoreSnapshot(dataDir, name, new Date());
    return `The database is as it was at ${name}, with all of its ${checked.rows} rows. What was there before is in ${aside}: delete that when you are sure.${others}\n`;
  } finally {
    release();
  }
}

/** The other copies, each as the command that takes it. */
function offer(copies: readonly string[]): string {
  const commands = copies.map((name) => `\n  npm run restore -- ${name}`);
  return commands.length === 0 ? "" : `\nThe other copies, the newest first:${commands.join("")}`;
}

try {
  process.stdout.write(await restore());
} catch (error) {
  if (!(error instanceof StartError || error instanceof DiskFullError)) throw error;
  const more =
    error instanceof DiskFullError
      ? " Nothing was changed: make room for one more copy of it."
      : "";
  process.stderr.write(`${error.message}${more}\n`);
  process.exitCode = 1;
}
