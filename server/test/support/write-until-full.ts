// Writes to the log of an embedded database in the given folder and never looks how much room is left, for the test of
// its end.
import { openEmbedded } from "../../src/database/open.ts";

const database = await openEmbedded(process.argv[2] ?? "", undefined, () => Infinity);
for (;;) {
  await database.owner.query(
    "select pg_logical_emit_message(true, 'fill', repeat('log ', 250000))",
  );
}
