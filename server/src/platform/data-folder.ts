import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { StartError } from "./start-error.ts";
import { newSecret } from "./secrets.ts";

/** Lets another process have the data folder; done by itself when this one ends in whatever way. */
export type ReleaseDataFolder = () => void;

const SQLITE_BUSY = 5;

/** Kept from the garbage collector, which would close them and let the folder go. */
const locks = new Set<DatabaseSync>();

/** Makes the data folder where it is missing, readable by this user alone; a StartError where that fails. */
export function makeDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${path} cannot be written: give this user a folder of its own with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Who wrote its process id beside the lock: only ever for the message, never to decide. */
function holderOf(path: string): string {
  try {
    const pid = readFileSync(join(path, "held-by"), "utf8").trim();
    return /^\d+$/u.test(pid) ? ` (process ${pid})` : "";
  } catch {
    return "";
  }
}

/**
 * Makes the data folder and takes it for this process alone; a StartError where another process has it.
 * The lock is the operating system's own, taken by SQLite on an empty file: it falls with the process,
 * however that ends, and it holds between containers that share the folder, where process ids mean nothing.
 */
export function holdDataFolder(path: string): ReleaseDataFolder {
  makeDataFolder(path);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(path, "lock"), { timeout: 0 });
    lock.exec("PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    writeFileSync(join(path, "held-by"), `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) {
      throw new StartError(
        `The data folder ${path} is in use by another ${PRODUCT_NAME}${holderOf(path)}: ` +
          "stop that one, or choose another folder with DATA_DIR.",
        { cause: error },
      );
    }
    throw new StartError(
      `The data folder ${path} cannot be locked: choose a folder on a disk of this machine with DATA_DIR.`,
      { cause: error },
    );
  }
  const held = lock;
  locks.add(held);
  return () => {
    if (locks.delete(held)) held.close();
  };
}

/**
 * The secret of an installation that was given none: made once, and kept in the data folder for this user
 * alone. Call it while holding the folder.
 */
export function keptSessionSecret(path: string): string {
  const file = join(path, "session-secret");
  if (!existsSync(file)) {
    // Renamed into place, so that an end at any moment leaves a whole secret or none.
    writeFileSync(`${file}.new`, newSecret(), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, "utf8");
}
