import { advised, essential, type Point } from "./point.ts";

/** Hours after which a daily backup is late. */
const DAILY = 26;
const HOUR = 3_600_000;

/** What was found on the machine and in the database. */
export type Found = {
  /** Whether the database is the embedded one. */
  embedded: boolean;
  /** How many schools, and the addresses of demonstration accounts; or why the database could not be read. */
  database: { schools: number; demonstration: readonly string[] } | "held" | "not_made";
  /** When the last backup ended, as BACKUP_STAMP tells; "unset" without that setting. */
  backup: Date | "unset" | "never";
  now: Date;
};

/** What takes a look into the database and at the machine. */
export function pointsOfData({ embedded, database, backup, now }: Found): Point[] {
  return [
    advised(
      "Database",
      !embedded,
      "A PostgreSQL server.",
      "The embedded database is for one small machine: take a PostgreSQL server (DATABASE_URL) for more than one school.",
    ),
    ...(typeof database === "string" ? [unread(database)] : looked(database)),
    backups(backup, now),
    {
      name: "Restore",
      state: "by_hand",
      says: "Restore a backup on another machine once before going public, and once a term.",
    },
    {
      name: "Disks",
      state: "by_hand",
      says: "Encrypt the disks of the database and of the backups: texts stand in them in the clear.",
    },
    {
      name: "Monitoring",
      state: "by_hand",
      says: "Let something outside this machine ask /readyz every minute, and tell a person when it does not answer 200.",
    },
  ];
}

function unread(why: "held" | "not_made"): Point {
  const says =
    why === "held"
      ? "Stop the server and ask again: the embedded database serves one process, and whether demonstration accounts are in it could not be seen."
      : "Its tables are not there, or not those of this version: start the server once, and ask again.";
  return { name: "Demonstration", state: "missing", says };
}

function looked({ schools, demonstration }: Exclude<Found["database"], string>): Point[] {
  return [
    essential(
      "Demonstration",
      demonstration.length === 0,
      "There are no demonstration accounts.",
      `${demonstration.join(", ")} can sign in with a password that everybody knows: npm run school -- remove-demo removes their schools.`,
    ),
    advised(
      "School",
      schools > 0,
      schools === 1 ? "There is one school." : `There are ${schools} schools.`,
      "Make the first school: npm run school -- create.",
    ),
  ];
}

/** Whether a backup has ended lately; `backup` as in `Found`. */
export function backups(backup: Found["backup"], now: Date): Point {
  const name = "Backups";
  if (backup === "unset") {
    return {
      name,
      state: "missing",
      says: "Set BACKUP_STAMP to a file that your backup touches when it has ended well, so that this can see it.",
    };
  }
  const hours = backup === "never" ? Infinity : (now.getTime() - backup.getTime()) / HOUR;
  const last = backup === "never" ? "" : ` The last one ended at ${backup.toISOString()}.`;
  return essential(
    name,
    hours <= DAILY,
    `They are made daily.${last}`,
    `No backup has ended within ${DAILY} hours.${last} See to the backup job.`,
  );
}
