// Run by `check-snapshot.ts` in a process of its own: opens the embedded database in the folder that it is given and says
// how many rows each table has. The engine may hang on damaged files, and ends with this process.
import { constants, setPriority } from "node:os";
import { PGlite } from "@electric-sql/pglite";
import { readRows } from "./count-rows.ts";

// Whoever works at this time goes first.
setPriority(constants.priority.PRIORITY_LOW);
process.on("disconnect", () => process.exit(1));
const pglite = await PGlite.create({ dataDir: process.argv[2] ?? "" });
const rows = await readRows(async <T>(text: string) => (await pglite.query<T>(text)).rows);
process.send?.(rows, undefined, undefined, () => process.exit(0));
